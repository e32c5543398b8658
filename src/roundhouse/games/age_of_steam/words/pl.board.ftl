# Co może być nie tak z wpisaną mapą.

fault-labels = tu powinien być tekst z oznaczeniami heksów, na przykład 'A1 A2 B1'
fault-no-hex = { $word } to nie heks: potrzebna jest litera od A do Z i liczba od 1 do 16
fault-no-hexes = mapa musi mieć heksy
fault-off-map = wśród heksów mapy nie ma { $hex }
fault-one-hex = tu powinien być jeden heks mapy
fault-terrain = { $hex } ma już teren { $terrain }
fault-river = rzeka przecina bok heksu tylko raz
fault-built-up = na heksie { $hex } stoi { $name }: teren i ceny liczą się tylko na wolnym lądzie
fault-no-river = { $hex } nie należy do heksów z rzeką
fault-land = { $hex } to ląd: jest wśród heksów mapy
fault-die = ta kość zasila już inne miasto
fault-touch = tu powinny być dwa stykające się miasta
fault-joined = te dwa miasta są już połączone
fault-stops = możliwe jest od 2 do { $most } miast i miasteczek, a jest { $given }
fault-no-way = żaden ląd nie prowadzi z { $start } do { $to }
fault-price = tor na terenie { $terrain } musi mieć cenę: { $hex }
fault-no-city = nie ma miasta { $name }
fault-cubes = na początku potrzeba { $needed ->
    [one] { $needed } kostki
   *[other] { $needed } kostek
}, a jest { $there }
fault-cotton = bawełny wystarczy dla { $towns ->
    [one] { $towns } miasteczka
   *[other] { $towns } miasteczek
}

## Nazwane zasady

fault-no-cities = mapa bez miast wymaga land_cubes
fault-regions = continent wymaga miast w regionach east i west
fault-direct = połączenia direct wymagają unfinished: false
fault-auction = do licytacji potrzeba dwojga graczy; dla jednego jest 'alone'
fault-alone = 'alone' jest dla jednego gracza
fault-alternate = 'alternate' jest dla dwojga graczy
fault-alternate-land = 'alternate' wymaga land_cubes
fault-cycle = to jest możliwe tylko przy order 'alone'
fault-actions = { $players ->
    [one] { $players } gracz potrzebuje { $players } akcji, a jest { $given }
    [few] { $players } gracze potrzebują { $players } akcji, a jest { $given }
   *[other] { $players } graczy potrzebuje { $players } akcji, a jest { $given }
}
fault-shares = nikt nie ma więcej niż { $most }
fault-no-goods = potrzebny jest co najmniej jeden kolor
fault-redraw = przy jednym kolorze towarów nie da się wylosować innego
fault-crossing = to jest możliwe tylko przy continent
fault-apart = { $one } i { $other } wykluczają się
fault-turns = tu powinny być tury dla jakiejś liczby graczy, na przykład {"{"}"3": 10{"}"}
fault-letters = tu powinny być różne litery spośród { $letters }
