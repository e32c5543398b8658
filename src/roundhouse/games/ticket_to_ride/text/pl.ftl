# Wsiąść do pociągu: słowa wspólne wszystkim grom. Jak nazywa się joker i co się stawia na trasie, mówi każda gra sama.

card-black = czarna
card-blue = niebieska
card-green = zielona
card-orange = pomarańczowa
card-purple = fioletowa
card-red = czerwona
card-white = biała
card-yellow = żółta
cards = { $number } × { $card }
ticket = { $from } – { $to } ({ $points })
route = { $from } – { $to }
junction = węzeł koło miasta { $place }

own-design = Plansza i bilety są naszego projektu: drukowanych nie udało się zdobyć. Kto ma grę, może wpisać swoje.

## Co się stało

log-first = Zaczyna { $seat }.
log-dealt = Twoje pierwsze karty: { $cards }.
log-market = Odkryte: { $cards }.
log-market-reset = Trzy odkryte jokery: wszystkie pięć kart wymieniono{ $number ->
    [one] {""}
    [few] , { $number } razy z rzędu
   *[other] , { $number } razy z rzędu
}. Teraz odkryte: { $cards }.
log-turn = Tura: { $seat }.
log-take = { $seat } bierze odkrytą kartę: { $card }.
log-take-deck = { $seat } dobiera z talii.
log-drew = Dobrana karta: { $card }.
log-to-hand = { $seat } bierze kartę na rękę.
log-to-rack = { $seat } kładzie kartę na stojaku drużyny.
log-rack-card = Nowa karta na stojaku drużyny: { $card }.
log-no-second = Nie ma drugiej karty, którą { $seat } może wziąć.
log-lay = { $seat } zagrywa { $cards }, trasa { $route }.
log-tunnel = { $seat } zagrywa { $cards }, tunel { $route }.
log-from-rack = Ze stojaka drużyny: { $number ->
    [one] jedna karta
    [few] { $number } karty
   *[other] { $number } kart
}.
log-revealed = Odkryto w tunelu: { $cards }. Trzeba dołożyć { $number ->
    [one] jedną kartę
    [few] { $number } karty
   *[other] { $number } kart
}.
log-revealed-free = Odkryto w tunelu: { $cards }. Nie trzeba nic dokładać.
log-pay = { $seat } dokłada { $cards }.
log-decline = { $seat } nie płaci: karty wracają na rękę, tunel zostaje wolny.
log-claim = { $seat } zajmuje trasę { $route }: { $points ->
    [one] jeden punkt
    [few] { $points } punkty
   *[other] { $points } punktów
}.
log-tickets = { $seat } ogląda { $number ->
    [one] jeden bilet
    [few] { $number } bilety
   *[other] { $number } biletów
}.
log-offer = Bilety do wyboru: { $tickets }.
log-chose = Zatrzymasz { $tickets }, gdy wszyscy wybiorą.
log-chose-rack = Położysz na stojaku { $tickets }, gdy wszyscy wybiorą.
log-keep = { $seat } zatrzymuje { $number ->
    [one] jeden bilet
    [few] { $number } bilety
   *[other] { $number } biletów
}.
log-keep-own = Nowe tajne bilety: { $tickets }.
log-share = { $seat } kładzie na stojaku drużyny { $number ->
    [one] jeden bilet
    [few] { $number } bilety
   *[other] { $number } biletów
}.
log-share-own = Na stojaku twojej drużyny: { $tickets }.
log-pass = { $seat } pasuje.
log-end = Koniec gry. Wszystkie bilety są pokazane.
log-shows = { $seat }, bilety: { $tickets }.
log-shows-rack = Na stojaku drużyny { $team }: { $tickets }.

## Dlaczego nie

refusal-choose-tickets = Najpierw wybierz bilety, które zatrzymujesz.
refusal-rack-first = Najpierw połóż jeden bilet na stojaku drużyny.
refusal-place-first = Najpierw powiedz, dokąd idzie karta: na rękę czy na stojak.
refusal-second-card = Najpierw weź drugą kartę.
refusal-tunnel-first = Najpierw tunel: zapłać, ile żąda, albo zrezygnuj.
refusal-nothing-offered = Nie ma biletów do wyboru.
refusal-nothing-to-place = Nie ma karty do położenia.
refusal-no-tunnel = Nie ma tunelu do opłacenia.
refusal-no-tickets = Nie ma już biletów.
refusal-deck-empty = W talii nie ma już kart.
refusal-slot-empty = Tu nie ma karty.
refusal-second-wild = Odkryty joker nie może być drugą kartą.
refusal-route-taken = Tę trasę zajmuje { $holder }.
refusal-own-lane = Masz już inną nitkę między tymi miejscami; nikt nie może mieć dwóch.
refusal-lane-closed = Przy { $seats } graczach nie można zająć kolejnej nitki tego połączenia.
refusal-wrong-colour = Ta trasa wymaga kart swojego koloru: { $card }.
refusal-few-cards = Na ręce jest za mało kart ({ $card }): potrzeba { $need }, jest { $have }, brakuje { $missing }.
refusal-few-rack-cards = Na stojaku jest za mało kart ({ $card }): potrzeba { $need }, jest { $have }, brakuje { $missing }.
refusal-only-wilds = Zagrano same jokery: dołożyć można tylko jokery.
refusal-keep-more = Trzeba zatrzymać co najmniej { $least ->
    [one] jeden bilet
    [few] { $least } bilety
   *[other] { $least } biletów
}.
refusal-rack-later = Bilety trafiają na stojak, gdy wszyscy wybiorą.
refusal-rack-one-kept = Jeden z zatrzymanych biletów musi trafić na stojak drużyny.
refusal-rack-one = Teraz na stojak trafia dokładnie jeden bilet.
refusal-not-your-ticket = To nie jest żaden z twoich tajnych biletów.
refusal-must-act = Możesz coś zrobić, więc musisz.

## Wynik

score-routes = Trasy ({ $number })
score-ticket = { $from } – { $to }
score-ticket-missed = { $from } – { $to } (bez połączenia)
score-longest = Najdłuższa droga ({ $length })
score-globetrotter = Globtroter: najwięcej biletów ({ $number })
tie-tickets = więcej zrealizowanych biletów
tie-length = dłuższa droga
tie-express = najdłuższa droga

## Co można teraz zrobić

prompt-over = Gra jest skończona.
prompt-wait = Teraz gra { $seat }.
prompt-choosing = { $number ->
    [one] Bilety wybiera jeszcze jedna osoba.
    [few] Bilety wybierają jeszcze { $number } osoby.
   *[other] Bilety wybiera jeszcze { $number } osób.
}
prompt-keep = { $least ->
    [one] Wskaż po kolei bilety, które odkładasz, albo zatrzymaj wszystkie. Co najmniej jeden musi zostać.
    [few] Wskaż po kolei bilety, które odkładasz, albo zatrzymaj wszystkie. Co najmniej { $least } muszą zostać.
   *[other] Wskaż po kolei bilety, które odkładasz, albo zatrzymaj wszystkie. Co najmniej { $least } musi zostać.
}
prompt-keep-more = Odłóż jeszcze jeden albo zatrzymaj resztę.
prompt-keep-rack = Który z tych biletów trafi na stojak drużyny?
prompt-rack = Wybierz jeden ze swoich biletów na stojak drużyny. Wszyscy robią to jednocześnie.
prompt-place = Na rękę czy na stojak: { $card }? Druga karta trafi w to drugie miejsce.
prompt-second = Weź drugą kartę.
prompt-second-to-hand = Weź drugą kartę: trafi na rękę.
prompt-second-to-rack = Weź drugą kartę: trafi na stojak drużyny.
prompt-tunnel = Odkryto w tunelu: { $cards }. Trzeba dołożyć { $number } (karta { $card } albo joker): zapłać albo zrezygnuj.
prompt-tunnel-wild = Odkryto w tunelu: { $cards }. Trzeba dołożyć { $number }, tylko jokery: zapłać albo zrezygnuj.
prompt-turn = Twoja tura: dobierz karty, zajmij trasę albo dobierz bilety.
prompt-turn-team = Twoja tura: dobierz karty, zajmij trasę, dobierz bilety albo połóż swoje na stojaku drużyny.
prompt-pass = Nic nie możesz zrobić: spasuj.
prompt-pay = Jak płacisz za trasę { $route }?
prompt-from = Które z tych kart bierzesz ze stojaka?
prompt-share = Tylko ten bilet czy jeszcze jeden?

## Wybory

any-colour = jednego dowolnego koloru
pick-market = weź kartę { $slot }: { $card }
pick-deck = { $number ->
    [one] dobierz z talii (została jedna karta)
    [few] dobierz z talii ({ $number } karty)
   *[other] dobierz z talii ({ $number } kart)
}
pick-hand = na rękę: { $card }
pick-rack = na stojak drużyny: { $card }
pick-route = { $points ->
    [one] { $route }: { $number } × { $card }, jeden punkt
    [few] { $route }: { $number } × { $card }, { $points } punkty
   *[other] { $route }: { $number } × { $card }, { $points } punktów
}
pick-route-tunnel = { $what }, tunel { $tunnel }
pick-lane = { $what }, nitka { $lane }
pick-pay-both = { $cards } + { $wilds }
pick-from-hand = wszystkie z ręki
pick-from-rack = ze stojaka: { $cards }
pick-from-rack-all = wszystkie ze stojaka
pick-decline = nie płać
pick-tickets = { $number ->
    [one] dobierz ostatni bilet
    [few] dobierz { $number } bilety
   *[other] dobierz { $number } biletów
}
pick-back = odłóż: { $ticket }
pick-keep = zatrzymaj: { $tickets }
pick-to-rack = na stojak: { $ticket }
pick-share = połóż na stojaku: { $ticket }
pick-share-too = i jeszcze: { $ticket }
pick-share-alone = tylko ten bilet
pick-pass = spasuj
label-tickets = talia biletów ({ $number })
label-taken = { $what }: zajęta, { $seat }

## Plansza: rysunek i znaki

draw-desc = { $routes ->
    [one] Stół, graczy: { $seats }. Zajęta jedna trasa, kart w talii: { $deck }.
    [few] Stół, graczy: { $seats }. Zajęte { $routes } trasy, kart w talii: { $deck }.
   *[other] Stół, graczy: { $seats }. Zajętych tras: { $routes }, kart w talii: { $deck }.
}
draw-desc-over = Stół, graczy: { $seats }. Gra jest skończona.
draw-deck = Talia
draw-market = Odkryte
draw-tickets = Bilety
draw-discards = Odrzucone ({ $number })
draw-drawn = Dobrana karta
draw-revealed = Tunel: jeszcze { $number }
draw-hand = Twoja ręka ({ $number })
draw-rack = Stojak drużyny ({ $number })
draw-last-round = Ostatnia runda, zostało tur: { $number }
draw-team = Drużyna { $number }
draw-offer = Bilety do wyboru
draw-own-tickets = Twoje bilety
draw-rack-tickets = Na stojaku drużyny
draw-missing = Ile kart brakuje do każdej trasy

plain-market = Odkryte:
plain-decks = Talia: { $deck }. Odrzucone: { $discards }. Bilety w talii: { $tickets }.
plain-discards = Odrzucone karty:
plain-hand = Twoja ręka ({ $number }):
plain-rack = Stojak drużyny ({ $number }):
plain-tickets-of = Bilety: { $seat }
plain-rack-of = Na stojaku drużyny { $number }
plain-team = Drużyna { $number }, punkty: { $points }; na stojakach: karty { $cards }, bilety { $tickets }
plain-payable = Trasy, za które możesz teraz zapłacić:
plain-none-payable = Nie ma trasy, za którą możesz teraz zapłacić.
plain-route = { $from } – { $to }: { $cards }
plain-tunnel = { $cards } (tunel { $tunnel })
plain-taken = Zajęte trasy, { $seat }:
plain-free = Wolne trasy:

## Plansza, którą ktoś wpisał

about-title = { $title }
about-places = { $number ->
    [one] { $number } miejsce
    [few] { $number } miejsca
   *[other] { $number } miejsc
}
about-junctions = { $number ->
    [one] { $number } węzeł bez nazwy
    [few] { $number } węzły bez nazwy
   *[other] { $number } węzłów bez nazwy
}
about-routes = { $number ->
    [one] { $number } trasa, razem pól: { $pieces }
    [few] { $number } trasy, razem pól: { $pieces }
   *[other] { $number } tras, razem pól: { $pieces }
}
about-lanes = { $number ->
    [0] bez tras podwójnych
   *[other] w tym tory tras podwójnych i potrójnych: { $number }
}
about-tunnels = { $number ->
    [0] bez tuneli
    [one] { $number } tunel
    [few] { $number } tunele
   *[other] { $number } tuneli
}
about-tickets = { $number ->
    [one] { $number } bilet, razem punktów: { $points }
    [few] { $number } bilety, razem punktów: { $points }
   *[other] { $number } biletów, razem punktów: { $points }
}
about-cards = { $number ->
    [one] { $number } karta, w tym uniwersalnych: { $wilds }
    [few] { $number } karty, w tym uniwersalnych: { $wilds }
   *[other] { $number } kart, w tym uniwersalnych: { $wilds }
}

## O co pytany jest los

chance-first = Pierwszy gracz
chance-deck = Karta
chance-tickets = Bilet
answer-first = { $seat }

## Rozmowy przy stojaku: co wolno powiedzieć partnerowi

say-ask = Których kart z naszego stojaka użyjesz?
say-use-any = Bierz z naszego stojaka, co ci potrzebne.
say-leave-any = Na razie nie ruszaj kart na naszym stojaku.
say-use = Użyj kart z naszego stojaka: { $card }.
say-leave = Te karty na naszym stojaku zostaw mnie: { $card }.
say-join = Połączmy bilet z naszego stojaka: { $ticket }.
say-agreed = Zgoda co do stojaka.
say-rather-not = Lepiej nie: stojak przyda się do czegoś innego.
