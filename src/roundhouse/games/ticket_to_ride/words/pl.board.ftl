# Co może być nie tak z wpisaną mapą.

fault-few-cards = potrzeba co najmniej { $least } kart, a jest { $given }
fault-few-tickets = potrzeba co najmniej { $least } biletów, a jest { $given }
fault-few-pieces = na tak długą trasę gracz ma za mało wagoników lub autobusów ({ $pieces })
fault-few-of-colour = w talii jest za mało kart w kolorze tej trasy
fault-no-points = routePoints nie podaje punktów za długość { $length }
fault-no-place = nie ma miejsca { $name }
fault-no-way = żadne trasy nie prowadzą z { $start } do { $to }
fault-no-group = żadna trasa nie należy do grupy { $group }
fault-no-tunnels = ta gra nie ma zasad dla tuneli
fault-tunnel-cards = w tunelu odkrywa się od { $least } do { $most } kart, nie { $given }
fault-no-ferries = ta gra nie ma zasad dla promów
fault-same-spot = w tym samym punkcie leży już inne miejsce
fault-same-ends = oba końce to to samo miejsce
fault-same-places = inna trasa łączy te same miejsca: daj obu jedną grupę
fault-same-ticket = inny bilet łączy te same miejsca
fault-lanes = grupa ma dwie lub trzy nitki, a { $group } ma { $lanes ->
    [one] { $lanes } nitkę
    [few] { $lanes } nitki
   *[other] { $lanes } nitek
}
fault-lanes-apart = nitki grupy { $group } łączą różne miejsca
fault-lanes-length = nitki grupy { $group } nie są równej długości
fault-lanes-colour = dwie nitki grupy { $group } mają ten sam kolor
fault-junction-name = węzeł nie ma nazwy
fault-junction-ticket = żaden bilet nie kończy się w węźle
fault-many-junctions = węzłów jest więcej niż miejsc z nazwą
