# Wsiąść do Pociągu: słowa wspólne wszystkim grom. Jak nazywa się karta wielokolorowa i co się stawia na trasie, mówi każda gra sama.

card-black = czarna
card-blue = niebieska
card-green = zielona
card-orange = pomarańczowa
card-purple = fioletowa
card-red = czerwona
card-white = biała
card-yellow = żółta
cards-black = { $number ->
    [one] 1 czarna
    [few] { $number } czarne
   *[other] { $number } czarnych
}
cards-blue = { $number ->
    [one] 1 niebieska
    [few] { $number } niebieskie
   *[other] { $number } niebieskich
}
cards-green = { $number ->
    [one] 1 zielona
    [few] { $number } zielone
   *[other] { $number } zielonych
}
cards-orange = { $number ->
    [one] 1 pomarańczowa
    [few] { $number } pomarańczowe
   *[other] { $number } pomarańczowych
}
cards-purple = { $number ->
    [one] 1 fioletowa
    [few] { $number } fioletowe
   *[other] { $number } fioletowych
}
cards-red = { $number ->
    [one] 1 czerwona
    [few] { $number } czerwone
   *[other] { $number } czerwonych
}
cards-white = { $number ->
    [one] 1 biała
    [few] { $number } białe
   *[other] { $number } białych
}
cards-yellow = { $number ->
    [one] 1 żółta
    [few] { $number } żółte
   *[other] { $number } żółtych
}
cards-any = { $number ->
    [one] 1 karta w dowolnym kolorze
    [few] { $number } karty w jednym kolorze
   *[other] { $number } kart w jednym kolorze
}
ticket = { $from } – { $to } ({ $points })
route = { $from } – { $to }
junction = węzeł koło miasta { $place }

own-design = Plansza i bilety są naszego projektu, bo drukowanych nie udało się znaleźć. Kto ma grę, może wpisać swoje.

## Co się stało

log-first = Zaczyna { $seat }.
log-dealt = Twoje pierwsze karty: { $cards }.
log-market = Odkryte: { $cards }.
log-market-reset = Odkryto co najmniej trzy { $wilds }, więc wymieniono wszystkie pięć kart{ $number ->
    [one] {""}
   *[other] , { $number } razy z rzędu
}. Teraz odkryte: { $cards }.
log-turn = Teraz gra { $seat }.
log-take = { $seat } bierze odkrytą kartę: { $card }.
log-take-deck = { $seat } dobiera kartę z talii.
log-drew = Dobrana karta: { $card }.
log-to-hand = { $seat } bierze kartę na rękę.
log-to-rack = { $seat } kładzie kartę na stojaku drużyny.
log-rack-card = Nowa karta na stojaku drużyny: { $card }.
log-no-second = Nie ma drugiej karty, którą { $seat } może wziąć.
log-lay = { $seat } zagrywa karty na trasę { $route }: { $cards }.
log-tunnel = { $seat } zagrywa karty na tunel { $route }: { $cards }.
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
log-pay = { $seat } dokłada karty: { $cards }.
log-decline = { $seat } nie płaci: zagrane karty wracają na rękę, tunel pozostaje wolny.
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
log-chose = Gdy wszyscy wybiorą, zatrzymasz: { $tickets }.
log-chose-rack = Gdy wszyscy wybiorą, położysz na stojaku: { $tickets }.
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
log-end = Koniec gry. Wszyscy pokazują bilety.
log-shows = { $seat } pokazuje bilety: { $tickets }.
log-shows-rack = Drużyna { $team } pokazuje bilety ze stojaka: { $tickets }.

## Dlaczego nie

refusal-choose-tickets = Najpierw wybierz bilety, które zatrzymujesz.
refusal-rack-first = Najpierw połóż jeden bilet na stojaku drużyny.
refusal-place-first = Najpierw zdecyduj, dokąd trafi karta: na rękę czy na stojak.
refusal-second-card = Najpierw weź drugą kartę.
refusal-tunnel-first = Najpierw tunel: dołóż brakujące karty albo zrezygnuj.
refusal-nothing-offered = Nie ma biletów do wyboru.
refusal-nothing-to-place = Nie ma karty do położenia.
refusal-no-tunnel = Nie ma tunelu do opłacenia.
refusal-no-tickets = Nie ma już biletów.
refusal-deck-empty = W talii nie ma już kart.
refusal-slot-empty = Tu nie ma karty.
refusal-second-wild = Odkryta { $wild } nie może być drugą kartą.
refusal-route-taken = Ta trasa jest już zajęta: { $holder }.
refusal-own-lane = Masz już inną nitkę tego połączenia; nikt nie może mieć dwóch.
refusal-lane-closed = Przy { $seats } graczach nie można zająć kolejnej nitki tego połączenia.
refusal-wrong-colour = Ta trasa wymaga kart w swoim kolorze: { $card }.
refusal-few-cards = Na ręce jest za mało kart ({ $card }): potrzeba { $need }, jest { $have }, brakuje { $missing }.
refusal-few-rack-cards = Na stojaku jest za mało kart ({ $card }): potrzeba { $need }, jest { $have }, brakuje { $missing }.
refusal-only-wilds = Zagrano same { $wilds }, więc dołożyć można tylko { $wilds }.
refusal-keep-more = Trzeba zatrzymać co najmniej { $least ->
    [one] jeden bilet
    [few] { $least } bilety
   *[other] { $least } biletów
}.
refusal-rack-later = Bilety trafiają na stojak, gdy wszyscy wybiorą.
refusal-rack-one-kept = Jeden z zatrzymanych biletów musi trafić na stojak drużyny.
refusal-rack-one = Teraz na stojak trafia dokładnie jeden bilet.
refusal-not-your-ticket = To nie jest żaden z twoich tajnych biletów.
refusal-must-act = Spasować można tylko wtedy, gdy nie da się zrobić nic innego.

## Wynik

score-routes = Trasy ({ $number })
score-ticket = { $from } – { $to }
score-ticket-missed = { $from } – { $to } (niezrealizowany)
score-longest = Najdłuższe nieprzerwane połączenie ({ $length })
score-globetrotter = Globtroter: najwięcej biletów ({ $number })
tie-tickets = więcej zrealizowanych biletów
tie-length = dłuższe nieprzerwane połączenie
tie-express = najdłuższe nieprzerwane połączenie

## Co można teraz zrobić

prompt-over = Koniec gry.
prompt-wait = Teraz gra { $seat }.
prompt-choosing = { $number ->
    [one] Bilety wybiera jeszcze jedna osoba.
    [few] Bilety wybierają jeszcze { $number } osoby.
   *[other] Bilety wybiera jeszcze { $number } osób.
}
prompt-keep = { $least ->
    [one] Które bilety zatrzymujesz? Co najmniej jeden.
   *[other] Które bilety zatrzymujesz? Co najmniej { $least }.
}
prompt-keep-more = Odłóż jeszcze jeden albo zatrzymaj resztę.
prompt-keep-rack = Który z tych biletów trafi na stojak drużyny?
prompt-rack = Wybierz jeden ze swoich biletów na stojak drużyny. Wszyscy robią to jednocześnie.
prompt-place = Dokąd trafi ta karta ({ $card }): na rękę czy na stojak? Druga trafi w to drugie miejsce.
prompt-second = Weź drugą kartę.
prompt-second-to-hand = Weź drugą kartę: trafi na rękę.
prompt-second-to-rack = Weź drugą kartę: trafi na stojak drużyny.
prompt-tunnel = Odkryto w tunelu: { $cards }. Trzeba dołożyć { $number ->
    [one] jedną kartę
    [few] { $number } karty
   *[other] { $number } kart
} ({ $card } albo { $wild }): zapłać albo zrezygnuj.
prompt-tunnel-wild = Odkryto w tunelu: { $cards }. Trzeba dołożyć jeszcze: { $more }. Zapłać albo zrezygnuj.
prompt-turn = Twoja tura: dobierz karty, zajmij trasę albo dobierz bilety.
prompt-turn-team = Twoja tura: dobierz karty, zajmij trasę, dobierz bilety albo podziel się biletami z partnerem.
prompt-pass = Nic nie możesz zrobić: spasuj.
prompt-pay = Jak płacisz za trasę { $route }?
prompt-from = Które z tych kart bierzesz ze stojaka?
prompt-share = Tylko ten bilet czy jeszcze jeden?

## Wybory

pick-market = weź kartę { $slot }: { $card }
pick-deck = { $number ->
    [one] dobierz z talii (została jedna karta)
    [few] dobierz z talii ({ $number } karty)
   *[other] dobierz z talii ({ $number } kart)
}
pick-hand = na rękę: { $card }
pick-rack = na stojak drużyny: { $card }
pick-route = { $points ->
    [one] { $route }: { $cards }, jeden punkt
    [few] { $route }: { $cards }, { $points } punkty
   *[other] { $route }: { $cards }, { $points } punktów
}
pick-route-tunnel = { $what }, tunel { $tunnel }
pick-lane = { $what }, nitka { $lane }
pick-pay-both = { $cards } + { $wilds }
pick-from-hand = wszystkie z ręki
pick-from-rack = ze stojaka: { $cards }
pick-from-rack-all = wszystkie ze stojaka
pick-decline = zrezygnuj
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
label-taken = { $what }: trasa zajęta, { $seat }

## Plansza: rysunek i znaki

draw-desc = { $routes ->
    [one] Stół dla { $seats } graczy: zajęta jedna trasa, kart w talii: { $deck }.
    [few] Stół dla { $seats } graczy: zajęte { $routes } trasy, kart w talii: { $deck }.
   *[other] Stół dla { $seats } graczy: zajętych { $routes } tras, kart w talii: { $deck }.
}
draw-desc-over = Stół dla { $seats } graczy. Koniec gry.
draw-deck = Talia
draw-market = Odkryte
draw-tickets = Bilety
draw-discards = Odrzucone ({ $number })
draw-drawn = Dobrana karta
draw-revealed = Tunel: jeszcze { $number }
draw-hand = Karty na ręce ({ $number })
draw-rack = Stojak drużyny ({ $number })
draw-hand-short = Ręka
draw-rack-short = Stojak
draw-last-round = Ostatnia runda, zostało tur: { $number }
draw-team = Drużyna { $number }
draw-offer = Bilety do wyboru
draw-own-tickets = Bilety na ręce
draw-rack-tickets = Na stojaku drużyny
draw-missing = Ile kart brakuje na każdą trasę
legend = Legenda
legend-place = miejsce, które łączą trasy
legend-junction = węzeł bez nazwy: nie prowadzi tam żaden bilet
legend-goal = miejsce z twoich biletów, jeszcze niepołączone
legend-joined = miejsce, którego bilety są już zrealizowane
legend-coloured = trasa w tym kolorze: jedna taka karta na każde pole
legend-grey = szara trasa: karty dowolnego jednego koloru
legend-double = dwie trasy obok siebie, każda do zajęcia osobno
legend-tunnel = tunel z liczbą odkrywanych kart
legend-taken = zajęta trasa

## Co leży wokół mapy, dla tych, którzy na to wskażą

draw-players = Gracze
tip-deck = Talia, liczba kart: { $number }. Karty dobranej stąd inni nie widzą.
tip-open-card = Odkryta karta: { $card }. W turze dobiera się dwie karty.
tip-open-wild = Odkryta karta: { $card }. Jest jedyną kartą tej tury.
tip-no-card = Tu nie leży żadna karta.
tip-tickets = Talia biletów: zostało { $number }.
tip-pieces = Ile pionków zostało. Gdy ktoś ma ich już niewiele, zaczyna się ostatnia runda.
tip-cards = Karty na ręce
tip-held-tickets = Bilety gracza
tip-flag = Karty zatrzymane do flagi i uczczone flagi
tip-kept = uczczone flagi: { $number }
tip-points = Punkty do tej chwili; bilety liczą się na końcu.
tip-points-short = punkty
tip-rack-cards = kart na stojaku: { $number }
tip-rack-tickets = biletów na stojaku: { $number }
tip-ticket-tick = { $ticket }: bilet zrealizowany. Na końcu doda punkty.
tip-ticket-open = { $ticket }: bilet jeszcze niezrealizowany. Na końcu doda punkty, jeśli zostanie zrealizowany, a odejmie, jeśli nie.
tip-ticket-cross = { $ticket }: bilet niezrealizowany. Odejmuje punkty.

plain-market = Odkryte:
plain-decks = Talia: { $deck }. Odrzucone: { $discards }. Bilety w talii: { $tickets }.
plain-discards = Odrzucone karty:
plain-hand = Karty na ręce ({ $number }):
plain-rack = Stojak drużyny ({ $number }):
plain-tickets-of = Bilety ({ $seat })
plain-rack-of = Na stojaku drużyny { $number }
plain-team = Drużyna { $number }: punkty { $points }; na stojakach: karty { $cards }, bilety { $tickets }
plain-payable = Trasy, za które możesz teraz zapłacić:
plain-none-payable = Nie ma trasy, za którą możesz teraz zapłacić.
plain-route = { $from } – { $to }: { $cards }
plain-tunnel = { $cards } (tunel { $tunnel })
plain-taken = Zajęte trasy ({ $seat }):
plain-free = Wolne trasy:

## Flaga Paryża

log-kept = { $seat } zatrzymuje kartę do flagi: { $card }.
log-flag = { $seat } ma wszystkie trzy kolory flagi i świętuje: { $points ->
    [one] jeden punkt
    [few] { $points } punkty
   *[other] { $points } punktów
}.
log-wait = { $seat } ma wszystkie trzy kolory flagi, ale jeszcze nie świętuje.
refusal-flag-first = Najpierw zdecyduj, czy świętujesz teraz.
refusal-no-flag = Nie masz teraz pełnej flagi, więc nie możesz świętować.
score-flags = Flagi ({ $number })
prompt-flag = Flaga jest kompletna: świętujesz teraz czy czekasz do końca którejś z następnych tur?
prompt-last-turn = Twoja ostatnia tura: dobierz karty, zajmij trasę, dobierz bilety albo spasuj.
pick-celebrate = świętuj: { $points ->
    [one] jeden punkt
    [few] { $points } punkty
   *[other] { $points } punktów
}
pick-wait = jeszcze nie
plain-flag = karty do flagi: { $cards }; uczczone flagi: { $number }

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
    [0] bez podwójnych połączeń
   *[other] w tym nitki podwójnych i potrójnych połączeń: { $number }
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
    [one] { $number } karta, w tym { $wilds }
    [few] { $number } karty, w tym { $wilds }
   *[other] { $number } kart, w tym { $wilds }
}

## O co pytany jest los

chance-first = Pierwszy gracz
chance-deck = Karta
chance-tickets = Bilet
answer-first = { $seat }
luck-drew = Karty dobrane z talii
luck-take = Karty wzięte z odkrytych

## Rozmowy przy stojaku: co wolno powiedzieć partnerowi

say-ask = Których kart z naszego stojaka użyjesz?
say-use-any = Bierz z naszego stojaka, co ci potrzebne.
say-leave-any = Na razie nie ruszaj kart na naszym stojaku.
say-use = Użyj tych kart z naszego stojaka: { $card }.
say-leave = Zostaw dla mnie te karty na naszym stojaku: { $card }.
say-join = Zrealizujmy bilet z naszego stojaka: { $ticket }.
say-agreed = Zgoda co do naszego stojaka.
say-rather-not = Lepiej nie: nasz stojak przyda się do czegoś innego.

## Czym są rzeczy

explain-route = { $what }
explain-route-tunnel = { $what }. Tunel: odkrywa się karty, a pasujące kosztują więcej.
explain-place = { $place }
explain-place-tickets = { $place }. Prowadzą tu twoje bilety: { $tickets }.

## Dlaczego bot by tak zagrał

reason-completes = Realizuje bilet: { $ticket }.
reason-on-the-way = Leży na drodze biletu: { $ticket }.
reason-detour = Leży na drodze biletu: { $ticket }; bez niej objazd kosztowałby cię około { $points } pkt.
reason-points = Daje { $points } pkt, poza drogami twoich biletów.
reason-longer = Daje { $points } pkt, a twoje najdłuższe połączenie ma wtedy długość { $length }.
reason-card = { $missing ->
    [0] Z nią masz wszystkie karty na trasę { $route }, na drodze biletu: { $ticket }.
   *[other] Z nią masz tyle kart na trasę { $route }: { $have } z { $need }, na drodze biletu: { $ticket }.
}
reason-card-beside = { $missing ->
    [0] Z nią masz wszystkie karty na trasę { $route }, poza drogami twoich biletów.
   *[other] Z nią masz tyle kart na trasę { $route }: { $have } z { $need }, poza drogami twoich biletów.
}
reason-card-spare = Zostawia otwarte inne trasy (razem z nią: { $cards }).
reason-deck = Żadna odkryta karta nie ma koloru, którego brakuje na twoje trasy: może przyjdzie z talii.
reason-deck-any = Z talii może przyjść każdy kolor, także { $wild }.
reason-hand = Na ręce jest tylko twoja: tym, co leży na stojaku, może zapłacić też partner.
reason-rack = Ze stojaka możesz nią zapłacić i ty, i partner.
reason-tickets = Wszystkie twoje bilety są zrealizowane: nowy może pasować do tras, które masz lub możesz jeszcze zająć.
reason-more-tickets = Z biletami, które masz, zostanie ci czas na kolejny.
reason-other-tickets = Część twoich biletów może być poza zasięgiem: nowy może być łatwiejszy.
reason-keep = { $routes ->
    [one] Wszystko, co wtedy masz, da się połączyć jeszcze jedną trasą (łączna długość { $pieces }, zostało ci { $left }).
    [few] Wszystko, co wtedy masz, da się połączyć jeszcze { $routes } trasami (łączna długość { $pieces }, zostało ci { $left }).
   *[other] Wszystko, co wtedy masz, da się połączyć jeszcze { $routes } trasami (łączna długość { $pieces }, zostało ci { $left }).
}
reason-keep-some = { $routes ->
    [one] Z { $unjoined } niezrealizowanych wtedy biletów da się zrealizować { $joined }, jeszcze jedną trasą (łączna długość { $pieces }, zostało ci { $left }).
   *[other] Z { $unjoined } niezrealizowanych wtedy biletów da się zrealizować { $joined }, jeszcze { $routes } trasami (łączna długość { $pieces }, zostało ci { $left }).
}
reason-keep-few = Tyle trzeba zatrzymać; poza zasięgiem może być: { $tickets }, ale żaden z pozostałych nie kosztowałby mniej, gdyby się nie udał.
reason-keep-none = Wszystko, co nie jest wtedy zrealizowane, może być poza zasięgiem; to, co z tego zatrzymasz, kosztowałoby cię { $points } pkt.
reason-kept-done = Już zrealizowane: { $tickets }.
reason-share-most = Partner go widzi i może dla niego budować: żaden z twoich nie jest wart więcej.
reason-share = Partner go widzi i może dla niego budować.
reason-pass = Nic, co można jeszcze zrobić, nie da więcej punktów.
reason-decline = { $number ->
    [one] Trzeba by dołożyć jeszcze jedną kartę; zagrane wracają na rękę.
    [few] Trzeba by dołożyć jeszcze { $number } karty; zagrane wracają na rękę.
   *[other] Trzeba by dołożyć jeszcze { $number } kart; zagrane wracają na rękę.
}
