# Kolejowy szlak: wszystko, co się tu czyta.

title = Kolejowy szlak
tagline = Te same kostki dla wszystkich, plansza dla każdego: rysuj autostrady i linie kolejowe, łącz wyjścia.

option-expansion = Rozszerzenie
option-expansion-none = bez rozszerzenia
option-expansion-none-about = Siedem rund, same autostrady i linie kolejowe.
option-expansion-lava = lawa
option-expansion-lava-about = Sześć rund. Z wulkanu pośrodku rozlewa się lawa: zamykaj jej jeziora, bo inaczej stracisz punkty.
option-expansion-meteor = meteoryt
option-expansion-meteor-about = Sześć rund. W każdej meteoryt zostawia krater; trasy otwarte na kratery dają punkty.

## Co się rysuje

face-A_road_straight = prosta autostrada
face-A_rail_straight = prosta linia kolejowa
face-A_road_curve = zakręt autostrady
face-A_rail_curve = zakręt linii kolejowej
face-A_road_t = skrzyżowanie autostrady
face-A_rail_t = skrzyżowanie kolejowe
face-B_overpass = wiadukt
face-B_station_straight = stacja na prostej
face-B_station_curve = stacja na zakręcie
face-S_3road_1rail = stacja z trzema autostradami i linią kolejową
face-S_3rail_1road = stacja z trzema liniami kolejowymi i autostradą
face-S_4road = skrzyżowanie czterech autostrad
face-S_4rail = skrzyżowanie czterech linii kolejowych
face-S_2road_2rail_adjacent = stacja z zakrętem autostrady i zakrętem linii kolejowej
face-S_2road_2rail_opposite = stacja z autostradą w poprzek linii kolejowej
face-L_corner = narożnik lawy
face-L_strait = cieśnina lawy
face-L_bay = zatoka lawy
face-L_shore_rail = brzeg lawy z linią kolejową
face-L_shore_road = brzeg lawy z autostradą
face-volcano = wulkan
face-crater = krater

side-N = północ
side-E = wschód
side-S = południe
side-W = zachód
side-any = dowolny kierunek

list-1 = { $face1 }
list-2 = { $face1 }, { $face2 }
list-3 = { $face1 }, { $face2 }, { $face3 }
list-4 = { $face1 }, { $face2 }, { $face3 }, { $face4 }
list-5 = { $face1 }, { $face2 }, { $face3 }, { $face4 }, { $face5 }
list-6 = { $face1 }, { $face2 }, { $face3 }, { $face4 }, { $face5 }, { $face6 }

## Co się stało

log-round = Runda { $number }: { $dice }.
log-lava-dice = Kostki lawy: { $dice }.
log-meteor-dice = Kostki meteorytu: { $direction }, odległość { $distance }.
log-draw = { $seat } rysuje na polu { $cell }: { $face }.
log-draw-over-crater = { $seat } rysuje w miejscu krateru na polu { $cell }: { $face }.
log-special = { $seat } rysuje trasę specjalną na polu { $cell }: { $face }.
log-special-over-crater = { $seat } rysuje trasę specjalną w miejscu krateru na polu { $cell }: { $face }.
log-eat = { $seat }: lawa pożera trasę na polu { $cell } ({ $route }), a w jej miejscu jest teraz: { $face }.
log-volcano = { $seat } rysuje wulkan na polu { $cell }.
log-finish = { $seat } kończy rundę.
log-ignore = { $seat } ignoruje meteoryt i wykreśla za to trasę specjalną: { $face }.
log-strike = Meteoryt uderza w pole { $cell } (plansza: { $seat }).
log-strike-route = Meteoryt uderza w pole { $cell } (plansza: { $seat }) i niszczy trasę: { $face }.
log-end = Koniec gry.

## Tabelka wyników

score-network = { $exits ->
    [one] Sieć z { $exits } wyjściem
   *[other] Sieć z { $exits } wyjściami
}
score-road = Najdłuższa autostrada
score-rail = Najdłuższa linia kolejowa
score-centre = Pola centralne
score-lake = Zamknięte jezioro lawy
score-largest-lake = Największe jezioro lawy
score-craters = { $ends ->
    [one] { $ends } koniec trasy otwarty na krater
    [few] { $ends } końce tras otwarte na kratery
   *[many] { $ends } końców tras otwartych na kratery
}
score-errors = { $errors ->
    [0] Bez błędów
    [one] { $errors } błąd
    [few] { $errors } błędy
   *[many] { $errors } błędów
}
tie-fewer-errors = mniej błędów

## Dlaczego nie?

refusal-meteor-first = Najpierw meteoryt: niech uderzy albo go zignoruj.
refusal-no-such-turn = Tej ścianki nie da się tak obrócić.
refusal-only-lava-eats = Trasę może zastąpić tylko ścianka lawy.
refusal-die-used = Ta kostka została już wykorzystana: { $face }.
refusal-die-not-rolled = Żadna kostka nie pokazuje tego w tej rundzie: { $face }.
refusal-no-lava = W tej grze nie ma lawy.
refusal-cell-taken = Na polu { $cell } już coś narysowano.
refusal-clash = Autostrada zetknęłaby się z linią kolejową: pole { $cell }, strona: { $side }.
refusal-joins-nothing = Trasa musi się choć jednym końcem łączyć z wyjściem albo z inną trasą tego samego rodzaju.
refusal-joins-no-lava = Lawa musi się łączyć z otwartym brzegiem lawy na planszy.
refusal-special-used = Ta trasa specjalna została już wykreślona: { $face }.
refusal-specials-spent = W jednej grze można użyć tylko trzech tras specjalnych.
refusal-special-this-round = Tylko jedna trasa specjalna na rundę, a w tej rundzie już jej użyto.
refusal-dice-left = Nie możesz jeszcze skończyć: została kostka, którą da się narysować.
refusal-lava-left = Nie możesz jeszcze skończyć: w każdej rundzie trzeba narysować co najmniej jedną ściankę lawy.
refusal-volcano-touches-lava = Nowy wulkan nie może przylegać do lawy, a lawa jest na polu { $cell }.
refusal-duty-done = Lawa pożera trasę tylko wtedy, gdy ściankę lawy trzeba narysować; w tej rundzie jedna już jest.
refusal-lava-has-room = Lawa nie pożera tras, dopóki jakaś ścianka lawy mieści się na wolnym polu.
refusal-nothing-to-eat = Na polu { $cell } nie ma trasy, którą mogłaby pożreć lawa.
refusal-no-meteor = W tej grze nie ma meteorytu.
refusal-meteor-done = W tej rundzie meteoryt już uderzył albo został zignorowany.
refusal-other-direction = Kierunek meteorytu wyznacza kostka: { $side }.

## Co można teraz zrobić

prompt-over = Koniec gry.
prompt-watch = { $count ->
    [one] Runda { $round } z { $rounds }: rysuje jeszcze { $count } gracz.
   *[other] Runda { $round } z { $rounds }: rysuje jeszcze { $count } graczy.
}
prompt-wait = { $count ->
    [one] Runda skończona: czekamy jeszcze na { $count } gracza.
   *[other] Runda skończona: czekamy jeszcze na { $count } graczy.
}
prompt-meteor = Meteoryt leci na { $side }, odległość { $distance }, na pole { $cell }: niech uderzy albo go zignoruj.
prompt-meteor-any = Meteoryt leci na odległość { $distance }: wybierz kierunek albo go zignoruj.
prompt-meteor-any-must = Meteoryt leci na odległość { $distance }: wybierz kierunek.
prompt-ignore = Wybierz trasę specjalną do wykreślenia.
prompt-volcano = Wybierz pole na wulkan.
prompt-cell = Wybierz pole, na którym rysujesz: { $face }.
prompt-eat = Wybierz trasę, którą pożera lawa: { $face }.
prompt-turn = Wybierz ułożenie na polu { $cell }: { $face }.
prompt-round = Runda { $round } z { $rounds }: { $task }
task-both = { $first } Poza tym { $second }
task-dice = narysuj swoje kostki. Zostały: { $dice }.
task-lava = narysuj co najmniej jedną kostkę lawy. Zostały: { $dice }.
task-eat = oddaj lawie trasę albo narysuj nowy wulkan. Żadna ścianka lawy nie mieści się na wolnym polu.
task-new-volcano = narysuj nowy wulkan. Żadna ścianka lawy się nie mieści.
task-finish = zakończ ją. Wszystko jest narysowane.
task-finish-or-more = zakończ ją albo rysuj dalej. Nic więcej nie trzeba rysować.
task-stuck = zakończ ją. Reszta nie mieści się na żadnym wolnym polu ({ $dice }).
task-stuck-or-more = zakończ ją albo narysuj coś innego. Reszta nie mieści się na żadnym wolnym polu ({ $dice }).

## Wybory

pick-dice = { $face } ({ $count } kostki)
pick-special = trasa specjalna: { $face }
pick-cell = { $cell }
pick-cell-over = { $cell }, w miejsce: { $face }
pick-eat = lawa pożera trasę: { $face }
pick-volcano = nowy wulkan
pick-fly = meteoryt leci na { $side }, uderza w pole { $cell }
pick-fly-route = meteoryt leci na { $side }, uderza w pole { $cell } i niszczy: { $face }
pick-ignore = zignoruj meteoryt: przepada za to jedna trasa specjalna
pick-finish = zakończ rundę

ends-highway = autostrada na { $sides }
ends-railway = linia kolejowa na { $sides }
ends-lava = lawa na { $sides }
ends-both = { $first }; { $second }
sides-1 = { $side1 }
sides-2 = { $side1 } i { $side2 }
sides-3 = { $side1 }, { $side2 } i { $side3 }
sides-4 = { $side1 }, { $side2 }, { $side3 } i { $side4 }

## Plansza: rysunek i znaki

draw-desc = Plansza: { $seat }, runda { $round } z { $rounds }.
draw-desc-table = { $seats ->
    [one] Plansza { $seats } gracza, runda { $round } z { $rounds }.
   *[other] Plansze { $seats } graczy, runda { $round } z { $rounds }.
}
plain-round = Runda { $round } z { $rounds }: { $dice }.
plain-name = { $points ->
    [one] { $name }, { $points } punkt
    [few] { $name }, { $points } punkty
   *[many] { $name }, { $points } punktów
}
plain-left = Do narysowania: { $dice }.
plain-nothing-left = Wszystkie kostki są narysowane.
plain-specials = Trasy specjalne, w tej grze jeszcze { $uses }: { $specials }.
plain-no-specials = W tej grze nie ma już tras specjalnych.
plain-legend = ═ autostrada, ─ linia kolejowa, ■ stacja; H i R: wyjścia; cyfry: runda; ◦ pole centralne.
plain-legend-lava = ▒ lawa, ▲ wulkan.
plain-legend-meteor = (o) krater; •: stąd leci meteoryt.

## O co pytany jest los

chance-A = Kostka trasy
chance-B = Kostka trasy ze stacją lub wiaduktem
chance-lava = Kostka lawy
chance-direction = Kierunek meteorytu
chance-distance = Odległość meteorytu
label-cell = { $cell }: { $face }

## Czym są rzeczy

explain-die = { $what }. Kostka tej rundy: narysuj ją raz, obróconą i odbitą, jak chcesz.
explain-special = { $what }. Jedna w rundzie, trzy w grze, każda raz.
explain-lava-die = { $what }. Kostka lawy: co najmniej jedną z dwóch trzeba narysować, połączoną z lawą.
explain-volcano = Nowy wulkan, kiedy chcesz, na wolnym polu bez lawy obok.
explain-meteor-dice = Dokąd leci meteoryt i jak daleko. Za wykreśloną trasę specjalną możesz go zignorować.
explain-fly = { $what }.
explain-cell = { $what }
explain-central = { $what }, pole centralne: 1 punkt, jeśli coś na nim narysowano.
explain-round = Rundy: lokomotywa stoi przy tej, która trwa.
explain-stars = Ilu tras specjalnych możesz jeszcze użyć.
explain-exit-highway = Wyjście dla autostrad. Im więcej wyjść łączy sieć, tym więcej jest warta; autostrada może się tu zaczynać.
explain-exit-railway = Wyjście dla linii kolejowych. Im więcej wyjść łączy sieć, tym więcej jest warta; linia kolejowa może się tu zaczynać.
explain-dot = Tu meteoryt spadł ostatnio: stąd poleci następnym razem.

## Dlaczego bot tak by zagrał

brief-draw = { $face } na polu { $cell }
# Co daje rysunek: po „ten ruch”.
deed-network = { $exits ->
    [few] łączy { $exits } wyjścia w jedną sieć (+{ $points })
   *[other] łączy { $exits } wyjść w jedną sieć (+{ $points })
}
deed-road = wydłuża najdłuższą autostradę, teraz { $cells } (+{ $points })
deed-rail = wydłuża najdłuższą linię kolejową, teraz { $cells } (+{ $points })
deed-centre = zajmuje pole centralne (+{ $points })
deed-lake = zamyka jezioro lawy (+{ $points })
deed-largest-lake = powiększa największe jezioro lawy, teraz { $cells } (+{ $points })
deed-craters = otwiera się na krater (+{ $points })
deed-ends = { $ends ->
    [one] łączy otwarty koniec (+{ $points })
    [few] łączy { $ends } otwarte końce (+{ $points })
   *[other] łączy { $ends } otwartych końców (+{ $points })
}
deed-sides = { $ends ->
    [one] zamyka otwarty brzeg lawy (+{ $points })
    [few] zamyka { $ends } otwarte brzegi lawy (+{ $points })
   *[other] zamyka { $ends } otwartych brzegów lawy (+{ $points })
}
reason-draw = Ten ruch { $deeds }.
reason-round = Razem z resztą rundy ten ruch { $deeds }.
reason-leads-on = { $exits ->
    [one] Prowadzi dalej od wyjścia: połączone z drugim jest warte { $points } pkt.
    [few] Rozbudowuje sieć, która łączy { $exits } wyjścia: następne jest warte { $points } pkt.
   *[other] Rozbudowuje sieć, która łączy { $exits } wyjść: następne jest warte { $points } pkt.
}
reason-network = { $exits ->
    [one] To część sieci z jednym wyjściem: drugie jest warte { $points } pkt.
    [few] To część sieci, która łączy { $exits } wyjścia: następne jest warte { $points } pkt.
   *[other] To część sieci, która łączy { $exits } wyjść: następne jest warte { $points } pkt.
}
reason-eat = { $points ->
    [0] Lawa nie mieści się na żadnym wolnym polu obok: zamiast nowego wulkanu pożera tutaj, co nic cię nie kosztuje.
   *[other] Lawa nie mieści się na żadnym wolnym polu obok: zamiast nowego wulkanu pożera tutaj, co kosztuje cię { $points } pkt.
}
reason-eat-must = { $points ->
    [0] Lawa musi coś pożreć; tutaj nic cię to nie kosztuje.
   *[other] Lawa musi coś pożreć; tutaj kosztuje cię to { $points } pkt.
}
reason-finish-nothing = Nic, co można jeszcze narysować, nie da teraz punktu.
reason-finish-keep = Jeszcze jeden rysunek dałby teraz +{ $points }; trasy specjalne są warte więcej później (zostało { $specials }, rundy do końca: { $rounds }).
reason-finish-later = Jeszcze jeden rysunek dałby teraz najwyżej +{ $points }, a jego miejsce zostaje na później (rundy do końca: { $rounds }).
reason-finish-last = Jeszcze jeden rysunek dałby najwyżej +{ $points }.
reason-strike = { $points ->
    [0] Nic cię to teraz nie kosztuje.
   *[other] Kosztuje cię to teraz { $points } pkt: trasa specjalna jest warta więcej.
}
reason-strike-must = { $points ->
    [0] Nic cię to teraz nie kosztuje.
   *[other] Kosztuje cię to teraz { $points } pkt, a później mniej niż w innym kierunku.
}
reason-strike-gain = Daje ci nawet { $points } pkt.
reason-strike-least = { $points ->
    [0] Nic cię to teraz nie kosztuje; w innym kierunku byłoby to do { $other } pkt.
   *[other] Kosztuje cię to teraz { $points } pkt; w innym kierunku byłoby to do { $other } pkt.
}
reason-ignore = Meteoryt kosztowałby cię co najmniej { $points } pkt.
