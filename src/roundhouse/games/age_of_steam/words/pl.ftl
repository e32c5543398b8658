# Age of Steam: słowa wspólne wszystkim mapom. Jak nazywa się mapa i jakie ma opcje, mówi jej własny folder.

good-red = czerwony
good-blue = niebieski
good-purple = fioletowy
good-yellow = żółty
good-black = czarny
good-white = bawełna
cube-red = czerwona kostka
cube-blue = niebieska kostka
cube-purple = fioletowa kostka
cube-yellow = żółta kostka
cube-black = czarna kostka
cube-white = kostka bawełny
cube-red-object = czerwoną kostkę
cube-blue-object = niebieską kostkę
cube-purple-object = fioletową kostkę
cube-yellow-object = żółtą kostkę
cube-black-object = czarną kostkę
cube-white-object = kostkę bawełny
cube-red-missing = czerwonej kostki
cube-blue-missing = niebieskiej kostki
cube-purple-missing = fioletowej kostki
cube-yellow-missing = żółtej kostki
cube-black-missing = czarnej kostki
cube-white-missing = kostki bawełny
goods = { $number } × { $good }
nobody = niczyj
dollars = ${ $dollars }

action-first_move = Transportuj jako Pierwszy
action-first_build = Zbuduj jako Pierwszy
action-engineer = Inżynier
action-locomotive = Lokomotywa
action-urbanization = Urbanizacja
action-production = Produkcja
action-turn_order = Kolejność Tury
about-first_move = przewozisz towary przed wszystkimi, w obu rundach
about-first_build = budujesz przed wszystkimi
about-engineer = budujesz o jeden kafelek więcej
about-locomotive = zasięg lokomotywy od razu większy o jedno połączenie
about-urbanization = stawiasz Nowe Miasto na miasteczku, zanim zbudujesz tor
about-production = dobierasz dwie kostki na puste pola wystawki towarów
about-turn_order = w następnej licytacji możesz raz spasować i w niej zostać

city-A = A, czerwone
city-B = B, niebieskie
city-C = C, czarne
city-D = D, czarne
city-E = E, żółte
city-F = F, fioletowe
city-G = G, czarne
city-H = H, czarne

terrain-plain = równina
terrain-river = rzeka
terrain-mountain = góry
terrain-swamp = mokradła

side-n = N
side-ne = NE
side-e = E
side-se = SE
side-s = S
side-sw = SW
side-w = W
side-nw = NW
sides = { $one }–{ $other }

tile-straight = prosta
tile-gentle = łagodny zakręt
tile-sharp = ostry zakręt
tile-cross_straight_straight = skrzyżowanie dwóch prostych
tile-cross_gentle_straight = skrzyżowanie prostej z zakrętem
tile-cross_gentle_gentle = skrzyżowanie dwóch zakrętów
tile-coexist_gentle_gentle = dwa łagodne zakręty równoległe
tile-coexist_straight_sharp = prosta równoległa do ostrego zakrętu
tile-coexist_left_gentle_sharp = łagodny zakręt równoległy do ostrego (lewy)
tile-coexist_right_gentle_sharp = łagodny zakręt równoległy do ostrego (prawy)
tile-town_1 = docelowy tor miasteczka
tile-town_3_left = miasteczko z trzema torami (lewe)
tile-town_3_right = miasteczko z trzema torami (prawe)
tile-town_3_half = miasteczko z trzema torami (jedna strona)
tile-town_3_star = miasteczko z trzema torami (gwiazda)

space-light = jasna { $number }, rząd { $row }
space-dark = ciemna { $number }, rząd { $row }
space-city = Nowe Miasto { $city }, rząd { $row }

## Co się stało

log-rolled-for-order = { $seat } rzuca o początkową kolejność: { $total }.
log-turn = Tura { $number } z { $turns }.
log-issued = { $number ->
    [one] { $seat } emituje jeden udział i ma ich teraz { $shares }.
    [few] { $seat } emituje { $number } udziały i ma ich teraz { $shares }.
   *[other] { $seat } emituje { $number } udziałów i ma ich teraz { $shares }.
}
log-issued-none = { $seat } nie emituje udziałów.
log-bid = { $seat } licytuje ${ $dollars }.
log-auction-pass = { $seat } pasuje i zostaje w licytacji.
log-dropped = { $seat } odpada: miejsce { $place }, płaci ${ $dollars }.
log-won-auction = { $seat } wygrywa licytację i ma pierwsze miejsce: płaci ${ $dollars }.
log-first-paid = { $seat } płaci ${ $dollars } i ma pierwsze miejsce.
log-first-declined = { $seat } nie płaci za pierwsze miejsce.
log-first-free = { $seat } ma pierwsze miejsce za darmo.
log-chose = { $seat } wybiera akcję { $action }.
log-urbanized = { $seat } stawia Nowe Miasto { $city }: { $town }.
log-built = { $seat } buduje ({ $place }): { $tile }, ${ $dollars }.
log-replaced = { $seat } zastępuje kafelek ({ $place }): { $tile }, ${ $dollars }.
log-redirected = { $seat } przekierowuje tor ({ $place }): { $tile }, ${ $dollars }.
log-finished = { $sections ->
    [one] Połączenie { $start } – { $to }: jeden odcinek, właściciel { $seat }.
    [few] Połączenie { $start } – { $to }: { $sections } odcinki, właściciel { $seat }.
   *[other] Połączenie { $start } – { $to }: { $sections } odcinków, właściciel { $seat }.
}
log-joined = { $seat } łączy oba miasta bezpośrednio: ${ $dollars }.
log-build-done = { $number ->
    [0] { $seat } nic nie buduje.
    [one] { $seat } kończy budowę: jeden kafelek.
    [few] { $seat } kończy budowę: { $number } kafelki.
   *[other] { $seat } kończy budowę: { $number } kafelków.
}
log-scrapped = { $seat } cofa to, co nieukończone.
log-lapsed = Nieukończony odcinek (początek: { $start }, właściciel: { $seat }) nie został przedłużony: teraz jest niczyj.
log-delivered = { $links ->
    [one] { $seat } przewozi { $cube }: { $start } – { $to }, jedno połączenie.
    [few] { $seat } przewozi { $cube }: { $start } – { $to }, { $links } połączenia.
   *[other] { $seat } przewozi { $cube }: { $start } – { $to }, { $links } połączeń.
}
log-earned = Przychód: { $incomes }.
earned-by = { $player } +{ $income }
log-upgraded = { $links ->
    [one] Lokomotywa gracza { $seat } pokonuje teraz jedno połączenie.
    [few] Lokomotywa gracza { $seat } pokonuje teraz { $links } połączenia.
   *[other] Lokomotywa gracza { $seat } pokonuje teraz { $links } połączeń.
}
log-moves-nothing = { $seat } nic nie przewozi.
log-settled = { $seat } otrzymuje ${ $income }, płaci ${ $paid } i ma ${ $dollars }.
log-short = Brakuje ${ $missing }: przychód gracza { $seat } spada o { $missing }.
log-bankrupt = Niewypłacalność: { $seat } odpada z gry.
log-reduced = Przychód gracza { $seat } zmniejsza się o { $minus }, do { $income }.
log-produces-nothing = { $seat } nic nie produkuje.
log-produced = { $seat } dobiera na wystawkę towarów: { $goods }.
log-put = { $seat } kładzie { $cube } na wystawce towarów: { $space }.
log-rolled-light = Zwiększenie towarów, jasne kości: { $numbers }.
log-rolled-dark = Zwiększenie towarów, ciemne kości: { $numbers }.
log-grown = { $city }: przybywa { $cube }.
log-fed = { $city }: przybywa { $cube } z woreczka.
log-continent = Wschód i zachód są połączone: kolej przecięła kontynent!
log-rewarded = { $seat } dostaje za to premię: przychód +{ $income }.
log-tie-rolled = { $seat } rzuca o rozstrzygnięcie remisu: { $number }.
log-end = Koniec gry.

## Dlaczego nie

refusal-now-issue = Teraz emituje się udziały.
refusal-now-auction = Trwa licytacja: licytuj albo odpadnij.
refusal-now-first = Najpierw trzeba ustalić, kto gra jako pierwszy.
refusal-now-choose = Teraz wybiera się akcje.
refusal-now-build = Teraz buduje się tory.
refusal-now-reward = Najpierw powiedz, kto dostaje premię za połączenie kontynentu.
refusal-now-move = Teraz przewozi się towary.
refusal-now-produce = Najpierw Produkcja.
refusal-now-put = Najpierw połóż dobrane kostki na wystawce towarów.
refusal-no-pass = Spasować może tylko gracz z akcją { $action }, i tylko raz.
refusal-no-pass-of-two = Gdy w licytacji zostało dwoje graczy, nie można pasować.
refusal-engine-full = Lokomotywa pokonuje najwyżej { $most } połączeń.
refusal-engine-once = W tej turze lokomotywa została już ulepszona.
refusal-no-money = To kosztuje ${ $price }, a masz ${ $money }.
refusal-unfinished = Na tej mapie wszystko, co budujesz, musi być ukończonym połączeniem: dokończ albo cofnij.
refusal-nothing-unfinished = Nie ma nic nieukończonego do cofnięcia.
refusal-too-many-shares = W całej grze można wyemitować najwyżej { $most } udziałów.
refusal-one-share = { $most ->
    [one] Tu można wyemitować najwyżej jeden udział na turę.
    [few] Tu można wyemitować najwyżej { $most } udziały na turę.
   *[other] Tu można wyemitować najwyżej { $most } udziałów na turę.
}
refusal-bid-higher = Trzeba zalicytować co najmniej ${ $least }.
refusal-bid-too-high = Nie możesz zalicytować ${ $dollars }: masz ${ $money }.
refusal-no-such-action = Na tej mapie nie ma akcji { $action }.
refusal-action-used = Akcja { $action } była już wybrana: wróci, gdy wybrane zostaną wszystkie.
refusal-action-taken = Akcję { $action } ma już { $holder }.
refusal-not-drawn = Nie dobrano { $cube }.
refusal-space-full = Na tym polu leży już kostka ({ $space }).
refusal-in-order = Najpierw połóż { $cube }: została dobrana wcześniej.
refusal-no-such-reward = Tych dwoje nie ma połączeń na jednej drodze przez kontynent.
refusal-off-map = Tego nie ma na mapie.
refusal-no-town = Tu nie ma miasteczka.
refusal-no-urbanization = Nowe Miasto stawia tylko gracz z akcją { $action }.
refusal-urbanized-already = Nowe Miasto w tej turze już stoi.
refusal-urbanize-first = Nowe Miasto stawia się przed budową toru.
refusal-new-city-there = Tu już jest miasto.
refusal-new-city-gone = Nowe Miasto { $city } nie jest dostępne.
refusal-loop = Tor połączyłby to miejsce z nim samym: { $stop }.
refusal-no-discs = { $need ->
    [one] Do tego potrzeba jeszcze jednego znacznika własności,
   *[other] Do tego potrzeba jeszcze { $need } znaczników własności,
} a { $left ->
    [0] nie masz już żadnego.
    [one] został ci tylko jeden.
    [few] zostały ci tylko { $left }.
   *[other] zostało ci tylko { $left }.
}
refusal-no-tiles-left = W tej turze wszystkie kafelki są już zbudowane.
refusal-link-taken = To połączenie już istnieje.
refusal-city-hex = Na mieście nie buduje się toru: łączy się ono z torem z każdej strony.
refusal-tile-out = Nie ma już takiego kafelka: { $tile }.
refusal-no-town-discs = Nie ma już znaczników miasteczka: pasują tylko kafelki z miasteczkiem.
refusal-off-grid = Tor nie może prowadzić poza mapę ani do wody.
refusal-others-track = Twój tor nie może łączyć się wprost z torem gracza { $holder }.
refusal-others-track-stays = Toru gracza { $holder } nie można zmienić.
refusal-first-tile = Pierwszy tor musi prowadzić do miasta.
refusal-first-tile-coast = Pierwszy tor musi prowadzić do jednego z pierwotnych miast wschodu lub zachodu.
refusal-not-from-coast = Nowy tor musi zaczynać się przy twoim torze albo w jednym z pierwotnych miast wschodu lub zachodu.
refusal-not-connected = Nowy tor musi zaczynać się w mieście albo przy twoim torze.
refusal-not-contiguous = Dopóki wschód i zachód nie są połączone, cały twój tor musi tworzyć jedną całość.
refusal-keep-track = Tor, który tu leży, musi zostać.
refusal-nothing-new = To by niczego nie zmieniło.
refusal-no-open-end = Przekierować można tylko otwarty koniec nieukończonego toru.
refusal-no-cube = Nie ma tu { $cube }: { $place }.
refusal-one-link = Kostka musi pokonać co najmniej jedno połączenie.
refusal-engine-too-small = { $links ->
    [one] To jedno połączenie, a zasięg twojej lokomotywy to { $engine }.
    [few] To { $links } połączenia, a zasięg twojej lokomotywy to { $engine }.
   *[other] To { $links } połączeń, a zasięg twojej lokomotywy to { $engine }.
}
refusal-no-link = W tę stronę nie prowadzi stąd ukończone połączenie: { $place }.
refusal-twice = Kostka nie może trafić dwa razy w to samo miejsce: { $place }.
refusal-turns-back = Kostka z heksu nie może zawrócić na tor, na którym leżała.
refusal-same-link = W to samo miejsce prowadzi inne połączenie tego samego właściciela: wybierz tamto.
refusal-wrong-city = { $place } nie przyjmuje { $cube }.
refusal-town-takes-nothing = { $place } to miasteczko: nie przyjmuje kostek.
refusal-must-stop = Tu { $cube } musi zakończyć ruch: { $place }.
refusal-no-way-through = { $place } to zagraniczny terminal: nic tędy nie przejedzie.
refusal-bonus-link = Wskaż połączenie, którego właściciel dostaje premię.
refusal-no-bonus = Za ten transport nie ma premii.

## Wynik

score-income = Przychód { $income }, razy trzy
score-track = Tory w ukończonych połączeniach
score-shares = Wyemitowane udziały: { $shares }
score-money = Pieniądze
score-buy-back = Udziały do odkupienia: { $shares }
score-bankrupt = Niewypłacalność
tie-money = więcej pieniędzy
tie-track = więcej torów
tie-die = rzut kością

## Co można teraz zrobić

prompt-over = Koniec gry.
prompt-wait = Teraz gra { $seat }.
prompt-issue = Ile udziałów emitujesz? Każdy daje teraz $5, a kosztuje $1 w każdej turze i trzy punkty na końcu. Masz ${ $money }; w tej turze zapłacisz ${ $expenses }, a twój przychód to { $income }.
prompt-auction-first = Licytuj o kolejność: co najmniej $1, albo odpadnij. Masz ${ $money }, warto zachować ${ $keep }.
prompt-auction = { $leader } licytuje ${ $high }: przebij albo odpadnij. Masz ${ $money }, warto zachować ${ $keep }.
prompt-first = Czy płacisz ${ $dollars } za pierwsze miejsce w tej turze? Masz ${ $money }.
prompt-choose = Wybierz akcję na tę turę.
prompt-build = Buduj tor: wskaż heks. { $number ->
    [one] Został jeden kafelek;
    [few] Zostały { $number } kafelki;
   *[other] Zostało { $number } kafelków;
} masz ${ $money }, warto zachować ${ $keep }.
prompt-build-over = Wszystkie kafelki są zbudowane. Zakończ budowę.
prompt-build-urban = Wskaż Nowe Miasto i miasteczko albo od razu buduj. { $number ->
    [one] Został jeden kafelek;
    [few] Zostały { $number } kafelki;
   *[other] Zostało { $number } kafelków;
} masz ${ $money }, warto zachować ${ $keep }.
prompt-build-open = Jeszcze nieukończone: { $ends }. { $number ->
    [0] Kafelków już nie ma: cofnij budowę.
    [one] Został jeden kafelek i ${ $money }.
    [few] Zostały { $number } kafelki i ${ $money }.
   *[other] Zostało { $number } kafelków i ${ $money }.
}
open-end = { $start } – otwarty koniec: { $place }
prompt-reward = Kontynent łączą połączenia kilku właścicieli: kto dostaje premię?
prompt-move = Przewieź towar, runda { $round } z 2: wskaż kostkę. { $links ->
    [one] Twoja lokomotywa pokonuje jedno połączenie.
    [few] Twoja lokomotywa pokonuje { $links } połączenia.
   *[other] Twoja lokomotywa pokonuje { $links } połączeń.
}
prompt-produce = Produkcja: dobierasz dwie kostki na puste pola wystawki towarów?
prompt-put = { $number ->
    [one] Połóż dobraną kostkę na pustym polu wystawki towarów.
   *[other] Połóż dobrane kostki na pustych polach wystawki towarów, jedną po drugiej.
}
prompt-tile = Jaki tor ({ $place })?
prompt-after-tile = Na którym z dwóch torów leży kostka?
prompt-after-city = Na którym miasteczku?
prompt-after-drawn = Na którym polu?
prompt-after-reward = I kto jeszcze?
prompt-more-issue = Ile udziałów emitujesz?
prompt-more-auction = Ile licytujesz?
prompt-cube = Dokąd jedzie { $cube }? { $links ->
    [one] Najwyżej jedno połączenie.
    [few] Najwyżej { $links } połączenia.
   *[other] Najwyżej { $links } połączeń.
}
prompt-way = Którą drogą? Wskaż, a zobaczysz ją na mapie.
prompt-bonus = Od wybrzeża do wybrzeża: czyje połączenie dostaje premię?

## Możliwości

pick-issue-none = bez emisji
pick-issue = { $number ->
    [one] jeden udział: +$5
    [few] { $number } udziały: +${ $dollars }
   *[other] { $number } udziałów: +${ $dollars }
}
pick-issue-more = więcej udziałów
pick-bid-more = więcej niż ${ $dollars }
pick-drop = odpadnij: miejsce { $place }, płacisz ${ $dollars }
pick-pass-auction = spasuj i zostań (Kolejność Tury)
pick-pass-first = nie płać
pick-pass-move = nic nie przewoź
pick-pass-produce = nic nie produkuj
pick-pay = zapłać ${ $dollars } za pierwsze miejsce
pick-action = { $action }: { $about }
pick-city = Nowe Miasto { $city }
pick-town = na: { $place }
pick-hex = { $place }, { $terrain }
pick-hex-town = { $place }, miasteczko
pick-tile = { $tile } { $sides }: ${ $dollars }
pick-tile-instead = zamiast tego { $tile } { $sides }: ${ $dollars }
pick-tile-redirected = przekieruj – { $tile } { $sides }: ${ $dollars }
pick-track = { $cube } na torze { $sides }
pick-exits = { $number ->
    [one] jeden tor do miasteczka
    [few] { $number } tory do miasteczka
   *[other] { $number } torów do miasteczka
}
pick-coexisting = dwa tory równoległe
pick-crossing = skrzyżowanie dwóch torów
pick-join = połącz: { $from } – { $to }, ${ $dollars }
pick-done = { $number ->
    [0] nic nie buduj
   *[other] zakończ budowę
}
pick-scrap = cofnij to, co nieukończone, i zakończ budowę
pick-engine = { $links ->
    [one] ulepsz lokomotywę: jedno połączenie
    [few] ulepsz lokomotywę: { $links } połączenia
   *[other] ulepsz lokomotywę: { $links } połączeń
}
pick-produce = dobierz kostki
pick-drawn = { $cube }
pick-space = { $space }
pick-reward = { $player }: przychód +{ $income }
pick-reward-alone = tylko { $player }: przychód +{ $income }
pick-cube = { $cube }: { $place } (najlepiej: { $split })
pick-end = do: { $place } ({ $split })
pick-end-over = do: { $place } przez: { $stops } ({ $split })
pick-end-ways = do: { $place } ({ $number ->
    [few] { $number } drogi
   *[other] { $number } dróg
}; najlepiej: { $split })
pick-way = przez: { $stops } ({ $split })
pick-way-straight = prosto na miejsce ({ $split })
way-stop = { $place }
way-stop-by = { $place } (tor gracza { $player })
way-stop-unowned = { $place } (niczyj tor)
pick-bonus = premia: { $split }
split-you = ty +{ $income }
split-other = { $player } +{ $income }
split-nobody = nikt nie zarabia

## Obraz

phase-issue = Emisja udziałów
phase-auction = Licytacja o kolejność
phase-auction-bid = Licytacja: { $seat } daje ${ $dollars }
phase-first = Kto gra jako pierwszy?
phase-choose = Wybór akcji
phase-build = Budowa toru · kafelki: { $number }
phase-reward = Kontynent połączony
phase-move = Transport towarów · runda { $round } z 2
phase-produce = Zwiększenie towarów: Produkcja
phase-put = Zwiększenie towarów: Produkcja
phase-over = Koniec gry
draw-desc = { $links ->
    [one] Mapa: jedno ukończone połączenie, graczy: { $seats }, tura { $turn } z { $turns }.
    [few] Mapa: { $links } ukończone połączenia, graczy: { $seats }, tura { $turn } z { $turns }.
   *[other] Mapa: { $links } ukończonych połączeń, graczy: { $seats }, tura { $turn } z { $turns }.
}
draw-desc-over = Mapa na końcu gry, graczy: { $seats }.
draw-hex = { $place }, { $terrain }: tor od ${ $dollars }
draw-hex-town = { $place } ({ $hex }), miasteczko
draw-hex-city = { $place } ({ $hex }), miasto, przyjmuje kolor: { $good }
draw-link = { $sections ->
    [one] Połączenie { $start } – { $end }, { $owner }: jeden odcinek
    [few] Połączenie { $start } – { $end }, { $owner }: { $sections } odcinki
   *[other] Połączenie { $start } – { $end }, { $owner }: { $sections } odcinków
}
draw-section = { $sections ->
    [one] Nieukończony tor, początek: { $start } ({ $owner }): jeden odcinek
    [few] Nieukończony tor, początek: { $start } ({ $owner }): { $sections } odcinki
   *[other] Nieukończony tor, początek: { $start } ({ $owner }): { $sections } odcinków
}
draw-bankrupt = niewypłacalność
draw-placed = { $place }. msc
draw-city-free = Nowe Miasto { $city }, dostępne
draw-city-built = Nowe Miasto { $city }: { $town }
draw-turn = Tura { $turn } z { $turns }
draw-actions = Akcje
draw-players = Gracze
draw-labels = Nazwy heksów
draw-chart = Wystawka towarów
draw-chart-about = Kostki, które czekają na rzuty przy zwiększeniu towarów, pod miastami, do których trafią.
draw-taken = Tę akcję ma { $seat }.
figure-standing = Akcja
figure-standing-about = Akcja w tej turze; w licytacji stawka albo miejsce.
draw-drawn = Dobrane
draw-stock = Kafelki w zapasie
legend = Legenda
legend-terrain = { $terrain }: ${ $dollars }
legend-price = własna cena: tyle kosztuje tu tor podstawowy
legend-city = miasto: przyjmuje kostki swojego koloru
legend-town = miasteczko: tu kończą się połączenia, kostek nie przyjmuje
legend-port = port: przyjmuje bawełnę, czyli białe kostki
legend-terminal = zagraniczny terminal: nic tędy nie przejedzie
legend-east = miasto wschodu
legend-west = miasto zachodu
legend-direct = stykające się miasta łączy się za tę cenę
legend-link = ukończone połączenie w kolorze właściciela
legend-open = nieukończony tor, można go budować dalej

label-cube = { $cube } – { $place }
label-space = { $space }: { $good }
label-empty = puste

chance-order = Kość początkowej kolejności
chance-light = Zwiększenie towarów, jasna kość
chance-dark = Zwiększenie towarów, ciemna kość
chance-tie = Kość rozstrzygająca remis
chance-bag = Towar z woreczka

luck-grown = Towary, które przybyły do miast przy własnych połączeniach
luck-produced = Towary dobrane w akcji Produkcja
curve-income = Przychód
curve-money = Gotówka

figure-money = Gotówka
figure-money-about = Pieniądze, które masz
figure-income = Przychód
figure-income-about = Przychód: tyle dolarów dostajesz w każdej turze
figure-shares = Udziały
figure-shares-about = Wyemitowane udziały: po $1 w każdej turze i po trzy punkty na końcu
figure-range = Zasięg
figure-range-about = Lokomotywa: tyle połączeń może pokonać kostka
figure-expenses = Wydatki
figure-expenses-about = Wydatki w tej turze: $1 za każdy udział i za każde połączenie lokomotywy
figure-keep = Zachowaj
figure-keep-about = Ile warto zachować, oprócz przychodu, żeby pokryć wydatki tej tury
figure-points = Punkty
figure-points-about = Punkty, gdyby gra skończyła się teraz

## Plansza słowami

plain-turn = Tura { $turn } z { $turns }. { $phase }.
plain-order = Kolejność: { $names }.
plain-player = { $seat }: ${ $money }, przychód { $income }, udziały { $shares }, lokomotywa { $engine }; wydatki ${ $expenses }, zachowaj ${ $keep }; znaczniki { $discs }; punkty { $points }
plain-player-out = { $seat }: niewypłacalność
plain-action = akcja: { $action }
plain-bid = oferta: ${ $dollars }
plain-placed = poza licytacją, miejsce { $place }
plain-cities = Miasta i ich kostki
plain-city = { $place } ({ $hex }), kolor { $good }: { $goods }
plain-city-die = { $place } ({ $hex }), kolor { $good }, { $die }: { $goods }
plain-terminal = { $place } ({ $hex }), za granicą, przyjmuje kolor: { $good }
plain-towns = Miasteczka
plain-town = { $place } ({ $hex })
plain-town-cubes = { $place } ({ $hex }): { $goods }
plain-land = Kostki na heksach
plain-land-cube = { $hex } { $good }
plain-links = Połączenia
plain-no-links = Nie ma jeszcze połączeń.
plain-sections = Nieukończone tory
plain-link = { $start } – { $end }: { $owner }, { $sections }
plain-section = { $start } – otwarty koniec: { $hex }: { $owner }, { $sections }
plain-chart = Wystawka towarów: następne kostki dla każdej kości
plain-chart-column = { $die }, { $place }: { $goods }
plain-new-cities = Dostępne Nowe Miasta: { $cities }.
plain-tiles = Kafelki w zapasie
plain-tile = { $tile } { $number }
die-light = jasna { $number }
die-dark = ciemna { $number }

## Co jest na mapie

about-title = { $title }
about-hexes = Heksy: { $number } (rzeka { $rivers }, góry { $mountains }, mokradła { $swamps }).
about-cities = Miasta: { $number }, miasteczka: { $towns }.
about-terminals = Zagraniczne terminale: { $number }.
about-turns = { $players ->
    [one] Jedna osoba
    [few] { $players } osoby
   *[other] { $players } osób
}: { $turns ->
    [one] jedna tura.
    [few] { $turns } tury.
   *[other] { $turns } tur.
}
about-start = Na początku każdy ma ${ $money } i { $shares ->
    [one] jeden udział
    [few] { $shares } udziały
   *[other] { $shares } udziałów
}; w jednej budowie { $tiles ->
    [one] jeden kafelek
    [few] { $tiles } kafelki
   *[other] { $tiles } kafelków
}.

## Czym są rzeczy

explain-cube = { $what }. Jedzie do miasta swojego koloru; każde połączenie po drodze płaci właścicielowi.
explain-space = { $what }. Pole wystawki: przy zwiększeniu towarów kości sprowadzają z niego kostkę do miasta kolumny.
explain-drawn = { $what }. Trafi na puste pole wystawki.
explain-new-city = { $what }. Stawia je na miasteczku ten, kto wybierze Urbanizację.
explain-link = { $what }. Każda kostka, która tędy jedzie, podnosi przychód właściciela o jeden.
explain-city = { $what }. Stąd ruszają kostki w innych kolorach.
explain-town = { $what }: łączy wszystkie tory, które do niego wchodzą, a kostek nie przyjmuje.
explain-land = { $what }; kafelki złożone kosztują więcej.
explain-column = Kość z tą liczbą sprowadza najwyższą kostkę kolumny do jej miasta ({ $place }) i jedną do Nowego Miasta pod nią.
explain-waiting = Kostka, która czeka; najwyższa w kolumnie jest następna.

## Dlaczego bot by tak zagrał

reason-action = Tak działa: { $about }.
reason-issue = Będziesz mieć ${ $money } na licytację i budowę; w tej turze trzeba będzie zapłacić ${ $due }, a twój przychód to na razie { $income }.
reason-issue-to-build = Będziesz mieć ${ $money } na budowę; w tej turze trzeba będzie zapłacić ${ $due }, a twój przychód to na razie { $income }.
reason-no-issue = Każdy udział kosztowałby $1 w każdej następnej turze; masz ${ $money }, w tej turze trzeba będzie zapłacić ${ $due }, a twój przychód to na razie { $income }.
reason-bid = Za ${ $dollars } lub mniej może ci dać lepsze miejsce: najbardziej przyda ci się akcja { $action }.
reason-pay = Za ${ $dollars } masz pierwsze miejsce: najbardziej przyda ci się akcja { $action }.
reason-drop = Następna oferta to co najmniej ${ $dollars }; miejsce { $place } wystarczy.
reason-not-first = Pierwsze miejsce nie jest dla ciebie warte ${ $dollars }.
reason-stay = Zostajesz w licytacji bez przebijania, a licytować możesz jeszcze później.
reason-engine = { $cubes ->
    [0] Dłuższe drogi dają więcej: odtąd liczba połączeń to { $links }.
    [one] Jedna z leżących kostek dałaby ci więcej, jeśli liczba połączeń wyniesie { $links }.
   *[other] Kostki, które dałyby ci więcej, jeśli liczba połączeń wyniesie { $links }: { $cubes }.
}
reason-locomotive = { $cubes ->
    [0] Nie tracisz na to rundy przewozu: odtąd liczba połączeń to { $links }.
    [one] Jedna z leżących kostek dałaby ci więcej, jeśli liczba połączeń wyniesie { $links }, razem z tym, co możesz teraz zbudować.
   *[other] Kostki, które dałyby ci więcej, jeśli liczba połączeń wyniesie { $links }, razem z tym, co możesz teraz zbudować: { $cubes }.
}
reason-engineer = Pomaga połączyć: { $one } – { $other }.
reason-first-build = Nikt nie uprzedzi cię tam, gdzie chcesz budować: { $one } – { $other }.
reason-urbanization = Możesz postawić Nowe Miasto { $city }; miejsce: { $place }.
reason-first-move = Nikt nie zabierze kostek przed tobą; najlepsza daje ci +{ $gain }.
reason-produce = { $spaces ->
    [one] Na wystawce towarów jest jedno puste pole: to, co tam leży, trafia później do miasta.
    [few] Na wystawce towarów są { $spaces } puste pola: to, co tam leży, trafia później do miast.
   *[other] Na wystawce towarów jest { $spaces } pustych pól: to, co tam leży, trafia później do miast.
}
reason-put = { $gain ->
    [0] Stamtąd trafi tu: { $place }; twoje połączenia nie prowadzą jeszcze stąd do jej koloru.
   *[other] Stamtąd trafi tu: { $place }, a przez twoje połączenia dałaby ci +{ $gain }.
}
reason-city-now = { $new ->
    [one] Od razu można dla ciebie dostarczyć o jedną kostkę więcej; kostki tego koloru ({ $colour }) na mapie: { $cubes }.
   *[other] Od razu można dla ciebie dostarczyć więcej kostek, o tyle: { $new }; kostki tego koloru ({ $colour }) na mapie: { $cubes }.
}
reason-city = Przyjmuje kostki swojego koloru ({ $colour }; na mapie jest ich { $cubes }), gdy tylko będą mogły tu dotrzeć: { $place }.
reason-done = Więcej torów teraz się nie opłaca: zostaje ci ${ $money }; w tej turze trzeba będzie zapłacić ${ $due }, a twój przychód to na razie { $income }.
reason-wait = { $best ->
    [0] Żadna kostka nie da ci teraz nic przy tej liczbie połączeń: { $links }.
   *[other] To może poczekać: najlepsza kostka dałaby ci teraz +{ $best } (połączenia: { $links }).
}
reason-link = { $cubes ->
    [0] Łączy { $one } i { $other }: za każdą kostkę na tym połączeniu dostaniesz zapłatę.
    [one] Łączy { $one } i { $other }: czeka tam już jedna kostka, a za każdą dostaniesz zapłatę.
    [few] Łączy { $one } i { $other }: czekają tam już { $cubes } kostki, a za każdą dostaniesz zapłatę.
   *[other] Łączy { $one } i { $other }: czeka tam już { $cubes } kostek, a za każdą dostaniesz zapłatę.
}
reason-link-soon = { $cubes ->
    [0] To pierwszy z kafelków (jest ich { $tiles }), które łączą { $one } i { $other }: za każdą kostkę na tym połączeniu dostaniesz zapłatę.
    [one] To pierwszy z kafelków (jest ich { $tiles }), które łączą { $one } i { $other }: czeka tam już jedna kostka, a za każdą dostaniesz zapłatę.
    [few] To pierwszy z kafelków (jest ich { $tiles }), które łączą { $one } i { $other }: czekają tam już { $cubes } kostki, a za każdą dostaniesz zapłatę.
   *[other] To pierwszy z kafelków (jest ich { $tiles }), które łączą { $one } i { $other }: czeka tam już { $cubes } kostek, a za każdą dostaniesz zapłatę.
}
brief-deliver = { $cube }: { $start } – { $end }
reason-onward = { $left ->
    [0] Prowadzi dalej, początek: { $start }. Połączenie płaci, gdy dojdzie do miasta lub miasteczka.
    [one] Prowadzi dalej, początek: { $start }. Połączenie płaci, gdy dojdzie do miasta lub miasteczka, a teraz możesz położyć jeszcze jeden kafelek.
    [few] Prowadzi dalej, początek: { $start }. Połączenie płaci, gdy dojdzie do miasta lub miasteczka, a teraz możesz położyć jeszcze { $left } kafelki.
   *[other] Prowadzi dalej, początek: { $start }. Połączenie płaci, gdy dojdzie do miasta lub miasteczka, a teraz możesz położyć jeszcze { $left } kafelków.
}
