# SteamRollers: wszystko, co się tu czyta.

title = SteamRollers
tagline = Weź kość, narysuj tor, ulepsz lokomotywę i wieź towary jak najdłuższą drogą. Można też grać w pojedynkę, przeciw Ewie.

option-borders = Zamknięte granice
option-borders-none = brak
option-borders-none-about = Wszystkie granice są otwarte.
option-borders-medium = średnie
option-borders-medium-about = Kość zamyka dwie granice między regionami.
option-borders-hard = trudne
option-borders-hard-about = Kość zamyka cztery granice między regionami.
option-coal = Węgiel kamienny
option-coal-no = nie
option-coal-no-about = Bez węgla.
option-coal-yes = tak
option-coal-yes-about = Miasta, które w czasie przygotowania straciły towary, dostają węgiel; przyjmie go każde miasto. Nie w grze solo.
option-orders = Zamówienia
option-orders-no = nie
option-orders-no-about = Dostarczone towary wracają do woreczka.
option-orders-yes = tak
option-orders-yes-about = Zachowuj dostarczone towary i realizuj nimi zamówienia. Nie w grze solo.
option-start = Kafelki początkowe
option-start-no = nie
option-start-no-about = Wszyscy zaczynają tak samo.
option-start-yes = tak
option-start-yes-about = Każdy zaczyna z wybranym bonusem. Nie w grze solo.
option-level = Poziom Ewy
option-level-about = Tylko w grze solo.
option-level-worker = 1 pracownik kolejowy
option-level-worker-about = Ewa zaczyna z jednym skreślonym polem.
option-level-conductor = 2 konduktor
option-level-conductor-about = Ewa zaczyna z dwoma skreślonymi polami.
option-level-driver = 3 maszynista
option-level-driver-about = Ewa zaczyna z trzema skreślonymi polami.
option-level-engineer = 4 inżynier
option-level-engineer-about = Ewa zaczyna z czterema skreślonymi polami.
option-level-investor = 5 inwestor
option-level-investor-about = Ewa zaczyna z pięcioma skreślonymi polami.
option-level-tycoon = 6 magnat kolejowy
option-level-tycoon-about = Ewa zaczyna z sześcioma skreślonymi polami.
option-goods = Towary w każdym mieście
option-goods-about = Tylko w grze solo.
option-goods-3 = 3
option-goods-3-about = Instrukcja czytana dosłownie.
option-goods-4 = 4
option-goods-4-about = Dłuższa gra, jak w grze dwuosobowej.

own-design-sheet = Mapa na karcie gracza jest naszego projektu: drukowanej nie udało się znaleźć.
own-design-black-die = Ścianki czarnej kości też są naszego projektu: wiadomo tylko, że każda pokazuje dwa z trzech rodzajów toru.
own-design-tiles = Znaki i punkty kafelków akcji są naszego projektu; ich działanie nie.
own-design-orders = Zamówienia są naszego projektu.
own-design-borders = Dwanaście map zamkniętych granic jest naszego projektu.

about-title = { $title }
about-fields = { $fields ->
    [one] { $fields } pole do rysowania w sześciu regionach.
    [few] { $fields } pola do rysowania w sześciu regionach.
   *[many] { $fields } pól do rysowania w sześciu regionach.
}
about-tiles = Strony kafelków akcji: { $lightning } z błyskawicą, { $infinity } ze znakiem nieskończoności.
about-ours = Czego nie ma w pliku, to nasze: { $parts }.
part-rows = mapa
part-colours = kolory miast
part-blackdie = czarna kość
part-tiles = kafelki akcji
part-orders = zamówienia
part-medium = granice średnie
part-hard = granice trudne

## Rzeczy

good-red = czerwony
good-blue = niebieski
good-green = zielony
good-yellow = żółty
good-grey = szary
good-coal = węgiel
# O mieście.
colour-red = czerwone
colour-blue = niebieskie
colour-green = zielone
colour-yellow = żółte
colour-grey = szare
kind-straight = prosty
kind-gentle = łagodny zakręt
kind-sharp = ostry zakręt
track-e-w = prosty, wschód – zachód
track-ne-sw = prosty, północny wschód – południowy zachód
track-nw-se = prosty, północny zachód – południowy wschód
track-e-nw = łagodny zakręt, wschód – północny zachód
track-e-sw = łagodny zakręt, wschód – południowy zachód
track-ne-w = łagodny zakręt, północny wschód – zachód
track-ne-se = łagodny zakręt, północny wschód – południowy wschód
track-nw-sw = łagodny zakręt, północny zachód – południowy zachód
track-w-se = łagodny zakręt, zachód – południowy wschód
track-e-ne = ostry zakręt, wschód – północny wschód
track-e-se = ostry zakręt, wschód – południowy wschód
track-ne-nw = ostry zakręt, północny wschód – północny zachód
track-nw-w = ostry zakręt, północny zachód – zachód
track-w-sw = ostry zakręt, zachód – południowy zachód
track-sw-se = ostry zakręt, południowy zachód – południowy wschód
tile-1a = 1a (dowolna wartość twojej kości)
tile-1b = 1b (dowolna wartość twojej kości)
tile-2a = 2a (weź dwie kości)
tile-2b = 2b (zabierz kość innemu graczowi)
tile-3a = 3a (kość wskazuje miasto docelowe)
tile-3b = 3b (odległość większa o 1 lub 2)
tile-4a = 4a (dowolna odległość)
tile-4b = 4b (moc +1)
tile-5a = 5a (twoja kość o jeden w górę lub w dół)
tile-5b = 5b (przerzuć albo odwróć swoją kość)
tile-6a = 6a (dowolny rodzaj toru)
tile-6b = 6b (dowolny rodzaj toru)
tile-2a-solo = 2a (przerzuć kość Ewy)
tile-2b-solo = 2b (Ewa nie bierze towaru)
sign-lightning = jednorazowy
sign-infinity = trwały
start-locomotive = Lokomotywa
start-track = Tor
start-points = +2
start-tile = Kafelek akcji
start-cargo = Własny ładunek
die = { $die }
eve = Ewa
border = { $one }–{ $other }
place-city = miasto { $number }
place-town = miasteczko { $number }

## Co się stało

log-city = Miasto { $city } dostaje: { $goods }.
log-tiles = Kafelki akcji: { $tiles }.
log-borders = Zamknięte granice ({ $level }), mapa { $number }: { $borders }.
log-first = Zaczyna { $seat }.
log-arrange = { $seat } ustawia towary miasta { $city } w innej kolejności: { $goods }.
log-start-locomotive = { $seat } bierze kafelek początkowy Lokomotywa i skreśla kratkę { $box }.
log-start-track = { $seat } bierze kafelek początkowy Tor i rysuje na polu { $field }: { $track }.
log-start-tile = { $seat } bierze kafelek początkowy Kafelek akcji, a z nim kafelek { $tile }.
log-start-cargo = { $seat } bierze kafelek początkowy Własny ładunek: { $good }, w mieście { $city }.
log-start-points = { $seat } bierze kafelek początkowy +2.
log-start-idle = { $seat } bierze kafelek początkowy { $start }, ale z niego nie korzysta.
log-round = Runda { $round }: { $seat } rzuca kośćmi: { $dice }; czarna kość: { $black }.
log-take = { $seat } bierze kość o wartości { $die }.
log-pair = { $seat } bierze dwie kości: { $one } i { $other }.
log-steal = { $seat } zabiera kość o wartości { $die }, którą ma { $victim }; { $victim } bierze inną.
log-decline = { $seat } nie zabiera tej kości.
log-change = { $seat } zmienia kość z { $die } na { $result }.
log-reroll = { $seat } przerzuca kość o wartości { $die }: { $result }.
log-build = { $seat } rysuje tor w regionie { $region }, na polu { $field }: { $track }.
log-link = { $towns ->
    [0] { $seat } łączy miasta { $one } i { $other }.
    [one] { $seat } łączy miasta { $one } i { $other } przez miasteczko.
    [few] { $seat } łączy miasta { $one } i { $other } przez { $towns } miasteczka.
   *[many] { $seat } łączy miasta { $one } i { $other } przez { $towns } miasteczek.
}
log-upgrade = { $seat } skreśla kratkę { $box }: moc { $power }.
log-tile = { $seat } bierze kafelek { $tile }.
log-tile-own = { $seat } znów obraca bokiem własny kafelek { $tile }.
log-tile-from = { $seat } zabiera kafelek { $tile }, który ma { $victim }.
log-lightning = { $seat } korzysta z kafelka { $tile }, który wraca do puli.
log-infinity = { $seat } korzysta z kafelka { $tile }.
log-transport = { $points ->
    [one] { $seat } przewozi towar ({ $good }) z miasta { $city } do miasta { $to }: { $points } punkt.
    [few] { $seat } przewozi towar ({ $good }) z miasta { $city } do miasta { $to }: { $points } punkty.
   *[many] { $seat } przewozi towar ({ $good }) z miasta { $city } do miasta { $to }: { $points } punktów.
}
log-emptied = Miasto { $city } jest już puste.
log-pass = { $seat } nie ma nic do zrobienia (kości: { $dice }).
log-order = { $points ->
    [one] { $seat } realizuje zamówienie ({ $goods }): { $points } punkt.
    [few] { $seat } realizuje zamówienie ({ $goods }): { $points } punkty.
   *[many] { $seat } realizuje zamówienie ({ $goods }): { $points } punktów.
}
log-end = Co najmniej trzy miasta są puste: koniec gry.
log-stuck = Wszystkie karty są zapełnione i żadnego towaru nie da się już przewieźć: koniec gry.
log-eve-level = Ewa (poziom { $level }) skreśla jedno pole za każdą kość: { $dice }.
log-eve-die = Tura Ewy: została dla niej kość o wartości { $die }.
log-eve-reroll = Kość Ewy zostaje przerzucona: { $die }.
log-eve-crosses = { $crossed ->
    [one] Ewa skreśla pole w regionie { $region }: pierwsze w tym regionie.
   *[other] Ewa skreśla pole w regionie { $region }: ma ich tam już { $crossed }.
}
log-eve-tile = Ewa odsyła do puli kafelek { $tile }.
log-eve-again = Miasto { $city } jest puste: Ewa przerzuca kość ({ $die }) i zaczyna od nowa.
log-eve-nothing = Wszystkie miasta są puste: Ewa nie ma co zabrać.
log-eve-few = { $crossed ->
    [one] Ewa ma w regionie { $region } tylko jedno skreślone pole: nie bierze towaru.
   *[other] Ewa ma w regionie { $region } tylko { $crossed } skreślone pola: nie bierze towaru.
}
log-eve-good = { $points ->
    [one] Ewa zabiera skrajny prawy towar z miasta { $city } ({ $good }): { $points } punkt.
    [few] Ewa zabiera skrajny prawy towar z miasta { $city } ({ $good }): { $points } punkty.
   *[many] Ewa zabiera skrajny prawy towar z miasta { $city } ({ $good }): { $points } punktów.
}
log-eve-without = Ewa nie bierze towaru i skreśla jeszcze jedno pole w regionie { $region }: ma ich tam już { $crossed }.
log-eve-without-field = Ewa nie bierze towaru, a w regionie { $region } nie ma już pola do skreślenia.
log-eve-wins = Ewa nie znajduje pustego pola w regionie { $region }: natychmiast wygrywa.

## Dlaczego nie?

refusal-start-first = Najpierw weź kafelek początkowy.
refusal-arrange-first = Najpierw ustaw towary albo zostaw je tak, jak stoją, i zacznij grę.
refusal-take-first = Najpierw weź białą kość.
refusal-steal-first = Najpierw odpowiedz: czy zabierasz kość kafelkiem 2b?
refusal-use-first = Masz już kość: teraz wykonaj nią akcję.
refusal-order-first = Akcja została wykonana: zrealizuj zamówienie albo zakończ turę.
refusal-eve-first = Trwa tura Ewy: powiedz, czy korzystasz z kafelka solo.
refusal-take-two = W grze solo bierzesz dwie kości; trzecia należy do Ewy.
refusal-row-arranged = Towary miasta { $city } są już ustawione na nowo.
refusal-same-row = Towary miasta { $city } już stoją w tej kolejności.
refusal-no-white-die = Nie ma do wzięcia białej kości o wartości { $die }.
refusal-no-tile = Do tego potrzebny jest kafelek { $tile }.
refusal-tile-spent = Kafelek { $tile } został już użyty w drugiej akcji tej tury.
refusal-no-such-die = Nie masz kości o wartości { $die }.
refusal-die-is-final = Kości o wartości { $die } nie można już zmienić.
refusal-same-value = Kość już pokazuje { $die }.
refusal-no-wrap = Kości o wartości { $die } nie można tak zmienić: nie ma 0 ani 7.
refusal-on-a-city = Na polach miast nie wolno rysować.
refusal-field-full = Na tym polu już jest tor.
refusal-other-region = To pole leży w regionie { $region }: potrzebna jest kość o wartości { $region }.
refusal-other-kind = Czarna kość pozwala tylko na: { $kinds }.
refusal-box-crossed = Kratka { $box } jest już skreślona.
refusal-other-box = Do kratki { $box } potrzebna jest kość o wartości { $box }.
refusal-other-tile = Do kafelka { $number } potrzebna jest kość o wartości { $number }.
refusal-tile-sideways = Kafelek { $tile } leży bokiem: nie można go teraz wziąć.
refusal-not-joined = Miasto { $city } nie jest tędy połączone z innym miastem.
refusal-city-twice = Towar nie może dwa razy wjechać do tego samego miasta.
refusal-same-way = Inna linia między tymi miastami jest tak samo długa: wybierz tamtą.
refusal-other-colour = Miasto { $city } nie przyjmuje tego towaru ({ $good }).
refusal-other-source = Żeby zabrać towar z miasta { $city }, potrzebna jest kość o wartości { $city }.
refusal-other-destination = Z kafelkiem 3a potrzebna jest kość o wartości { $city }: to numer miasta docelowego.
refusal-too-far = { $power ->
    [0] Odległość wynosi { $distance }, a lokomotywa nie ma jeszcze mocy.
   *[other] Odległość wynosi { $distance }, a moc lokomotywy { $power }.
}
refusal-no-cargo = Nie masz własnego ładunku.
refusal-no-such-good = W mieście { $city } nie ma takiego towaru ({ $good }).
refusal-must-act = Kością o wartości { $die } można coś zrobić, więc trzeba.
refusal-no-orders = W tej grze nie ma zamówień.
refusal-order-filled = To zamówienie ma już { $holder }.
refusal-one-order = W turze można zrealizować jedno zamówienie, a to już się stało.
refusal-no-coal = Nie masz węgla.
refusal-goods-missing = { $number ->
    [one] Do tego zamówienia ({ $goods }) brakuje ci { $number } towaru.
   *[other] Do tego zamówienia ({ $goods }) brakuje ci { $number } towarów.
}
refusal-start-taken = Ten kafelek początkowy został już wzięty.
refusal-tile-gone = Ten kafelek ma już { $holder }.
refusal-bag-lacks = W woreczku nie ma takiego towaru ({ $good }).
refusal-cargo-possible = W woreczku jest towar dla ciebie, więc trzeba go wziąć.

## Tabelka wyników

score-transport = Przewozy
score-link = { $towns ->
    [0] Miasta { $from } – { $to }
    [one] Miasta { $from } – { $to }, { $towns } miasteczko
    [few] Miasta { $from } – { $to }, { $towns } miasteczka
   *[many] Miasta { $from } – { $to }, { $towns } miasteczek
}
score-locomotive = Lokomotywa, moc { $power }
score-tile = Kafelek { $tile }
score-order = Zamówienie { $number }
score-bonus = Kafelek początkowy
score-eve-goods = Zabrane towary
score-eve-locomotive = Lokomotywa, moc 6
score-eve-region = { $points ->
    [one] Region { $region }, { $points } skreślone pole
    [few] Region { $region }, { $points } skreślone pola
   *[many] Region { $region }, { $points } skreślonych pól
}
score-eve-tile = Kafelek { $tile }, w puli
score-eve-full = W regionie { $region } nie ma już pustego pola: natychmiastowa wygrana
tie-power = mocniejsza lokomotywa
tie-network = lepsza sieć

## Co można teraz zrobić

prompt-over = Koniec gry.
prompt-wait = Teraz gra { $seat }.
prompt-start = Wybierz kafelek początkowy; korzystasz z niego od razu.
prompt-arrange = Możesz ustawić towary w miastach w innej kolejności: Ewa zabiera je od prawej. Wybierz towar, który stanie na prawym końcu rzędu, albo zacznij grę.
prompt-arrange-next = A który towar stanie obok niego, po lewej?
prompt-start-locomotive = Którą kratkę skreślasz?
prompt-start-track = Na którym polu rysujesz tor?
prompt-start-points = Dostajesz dwa punkty.
prompt-start-tile = Który kafelek akcji bierzesz?
prompt-start-cargo = Który towar bierzesz z woreczka?
prompt-cargo-city = W którym mieście na twojej karcie stanie?
prompt-take = Weź białą kość.
prompt-take-two = Weź białą kość albo skorzystaj z kafelka 2a i weź dwie.
prompt-take-solo = Wybierz kość, którą zostawiasz Ewie; dwie pozostałe są twoje.
prompt-first-die = Kafelek 2a: która kość będzie pierwsza?
prompt-second-die = A która będzie druga?
prompt-steal = { $victim } bierze kość o wartości { $die }. Zabierasz ją kafelkiem 2b? Trzeba jej będzie użyć we własnej turze.
prompt-use = Twoje kości: { $dice }. Możesz: { $actions }.
prompt-pass = Nic nie da się zrobić (kości: { $dice }): dalej.
prompt-order = Akcja została wykonana. Zrealizuj zamówienie albo zakończ turę.
prompt-eve-die = Ewa użyje kości o wartości { $die }. Przerzucasz ją kafelkiem 2a?
prompt-eve-good = { $points ->
    [one] Ewa chce zabrać skrajny prawy towar z miasta { $city } ({ $good }) za { $points } punkt. Bronisz go kafelkiem 2b?
    [few] Ewa chce zabrać skrajny prawy towar z miasta { $city } ({ $good }) za { $points } punkty. Bronisz go kafelkiem 2b?
   *[many] Ewa chce zabrać skrajny prawy towar z miasta { $city } ({ $good }) za { $points } punktów. Bronisz go kafelkiem 2b?
}
prompt-track = Jaki tor rysujesz na polu { $field }?
prompt-way = Którędy pojedzie? Im dalej, tym więcej punktów.
prompt-by = Której kości do tego używasz?
prompt-plus = Kafelek 3b: o ile zwiększasz odległość?
prompt-own-tile = Jak korzystasz ze swojego kafelka?
prompt-coal = Czy węgiel zastępuje któryś towar?
act-build = narysować tor
act-upgrade = skreślić kratkę lokomotywy
act-transport = przewieźć towar
act-tile = wziąć kafelek
act-change = zmienić kość kafelkiem
act-order = zrealizować zamówienie

## Wybory

pick-die = weź kość o wartości { $die }
pick-leave-die = zostaw Ewie kość o wartości { $die }, użyj { $one } i { $other }
pick-begin = zostaw towary tak, jak stoją, i zacznij grę
pick-steal = zabierz tę kość
pick-decline = nie teraz
pick-decline-round = nie w tej rundzie: nie pytaj ponownie
pick-own-tile = twój kafelek { $tile }
pick-again = weź go ponownie: obróć bokiem
pick-tile = weź kafelek { $tile }
pick-tile-from = weź kafelek { $tile }; ma go { $seat }
pick-change = zmień kość z { $die } na { $result }
pick-reroll = przerzuć kość o wartości { $die }
pick-field = { $field }, region { $region }
pick-field-town = { $field }, region { $region }, z miasteczkiem
pick-box = skreśl kratkę { $box }
pick-good = { $good }, z miasta { $city }
pick-good-nth = { $good } nr { $nth }, z miasta { $city }
pick-cargo = własny ładunek ({ $good }), z miasta { $city }
pick-way = { $points ->
    [one] { $points } punkt: { $places }
    [few] { $points } punkty: { $places }
   *[many] { $points } punktów: { $places }
}
pick-by-source = użyj kości o wartości { $die }: to miasto wysyłki
pick-by-destination = użyj kości o wartości { $die }: to miasto docelowe (kafelek 3a)
pick-plus = { $points ->
    [one] +{ $plus }: { $points } punkt
    [few] +{ $plus }: { $points } punkty
   *[many] +{ $plus }: { $points } punktów
}
pick-pass = dalej
pick-order = { $points ->
    [one] zrealizuj zamówienie ({ $goods }): { $points } punkt
    [few] zrealizuj zamówienie ({ $goods }): { $points } punkty
   *[many] zrealizuj zamówienie ({ $goods }): { $points } punktów
}
pick-no-coal = bez węgla
pick-coal = węgiel zamiast towaru ({ $good })
pick-done = zakończ turę
pick-start-locomotive = Lokomotywa: skreśl kratkę
pick-start-track = Tor: narysuj jeden, gdziekolwiek
pick-start-points = +2: dwa punkty
pick-start-tile = Kafelek akcji: weź jeden
pick-start-cargo = Własny ładunek: towar tylko dla ciebie
pick-bag = { $good }
pick-idle = nie korzystaj z niego
pick-reroll-eve = przerzuć kość Ewy
pick-protect = Ewa nie bierze towaru; zamiast tego skreśla pole
pick-leave = zachowaj kafelek

## Plansza: rysunek i znaki

draw-desc = Karta: { $seat }, runda { $round }.
draw-desc-table = { $seats ->
    [one] Karta { $seats } gracza, runda { $round }.
   *[other] Karty { $seats } graczy, runda { $round }.
}
draw-round = Runda { $round }, zaczyna: { $seat }
draw-stock = Dostarczone towary:
draw-start = Kafelki początkowe
draw-arrange = Ewa zabiera towary od prawej
draw-eve = Runda { $round } · Ewa ma { $points }
draw-points = { $points ->
    [one] { $points } punkt
    [few] { $points } punkty
   *[many] { $points } punktów
}
plain-round = Runda { $round }. Czarna kość: { $black }.
plain-white = Białe kości do wzięcia: { $dice }.
plain-hand = { $seat } używa: { $dice }.
plain-stolen = Zabrana kość: { $die }; ma ją { $seat }.
plain-walls = Zamknięte granice ({ $level }): { $borders }.
plain-city = Miasto { $number } ({ $colour }): { $goods }.
plain-tile = Kafelek { $tile }, { $sign }, punkty { $points }
plain-tile-upright = { $tile }; ma go { $seat }
plain-tile-sideways = { $tile }; ma go { $seat }, leży bokiem
plain-order = Zamówienie: { $goods }, punkty { $points }
plain-order-filled = Zamówienie: { $goods }, punkty { $points }; ma je { $seat }
plain-eve = Ewa, punkty: { $points }, w tym za towary: { $goods }.
plain-eve-fields = Skreślone pola: { $fields }.
plain-eve-region = region { $region }: { $crossed }
plain-player = { $points ->
    [one] { $seat }: { $points } punkt
    [few] { $seat }: { $points } punkty
   *[many] { $seat }: { $points } punktów
}
plain-boxes = Lokomotywa: moc { $power }, skreślone kratki: { $boxes }.
plain-cargo = Własny ładunek: { $good }, w mieście { $city }.
plain-stock = Dostarczone towary: { $goods }.
plain-none = brak
plain-tracks = Tory:
plain-track = { $field } { $track }
plain-legend = Mapa: region, C miasto, o miasteczko, potem dwa boki, które łączy tor.

## O co pytany jest los

chance-first = Pierwszy gracz
chance-side = Strona kafelka akcji
chance-order-side = Strona kafelka zamówienia
chance-border = Mapa zamkniętych granic
chance-white = Biała kość
chance-black = Czarna kość
chance-reroll = Przerzucona kość
chance-level = Kość pierwszych pól Ewy
chance-eve = Kość Ewy
chance-bag = Towar z woreczka

luck-taken = Wzięte białe kości
luck-reroll = Przerzucone kości

## Czym są rzeczy

explain-tile = Kafelek { $tile }, { $sign }; punkty na końcu: { $points }. Bierze się go, mając { $number }.
explain-box = Kratka { $number } lokomotywy: skreśla się ją, mając { $number }. Moc to liczba skreślonych kratek.
explain-power = Moc lokomotywy: tak daleko mogą jechać towary.
explain-goods = Towary miasta { $number }: mając { $number }, można jeden z nich przewieźć. Samo miasto przyjmuje towar: { $colour }.
explain-white = Biała kość: weź ją i zrób z jej liczbą jedną rzecz.
explain-black = Czarna kość: teraz można narysować tor: { $kinds }.
explain-order = { $what }. Oddaj te towary i weź zamówienie.
explain-eve = Region { $number } Ewy. Od trzech skreślonych pól zabiera tu towary.
explain-start = { $what }. Kafelek początkowy.
explain-field = { $what }. Mając tę liczbę, można tu narysować tor.
explain-city = { $what }. Przyjmuje towar: { $colour }.
explain-stock = Towary dostarczone i zatrzymane na zamówienia.
explain-hand = Kość w użyciu.

## Dlaczego bot tak by zagrał

reason-join = { $goods ->
    [0] Łączy miasta { $one } i { $other }: +{ $points }.
    [one] Łączy miasta { $one } i { $other }: +{ $points }, i od razu można dostarczyć o jeden towar więcej.
    [few] Łączy miasta { $one } i { $other }: +{ $points }, i od razu można dostarczyć o { $goods } towary więcej.
   *[other] Łączy miasta { $one } i { $other }: +{ $points }, i od razu można dostarczyć o { $goods } towarów więcej.
}
reason-part = { $left ->
    [one] To część linii między miastami { $one } i { $other } (+{ $points }); potem brakuje jeszcze jednego toru.
   *[other] To część linii między miastami { $one } i { $other } (+{ $points }); potem brakuje jeszcze { $left } torów.
}
reason-idle = Nic innego, na co pozwala ta kość, nie daje więcej.
reason-spare-track = Nie leży na linii, której teraz potrzebujesz, ale może się później przydać.
reason-transport = Daje teraz { $points } pkt.
reason-empties = Daje teraz { $points } pkt i opróżnia miasto: puste miasta po tym ruchu: { $empty }, a przy trzech gra się kończy.
reason-order = Daje teraz { $points } pkt, a nikt inny nie zrealizuje już tego zamówienia.
reason-power = { $goods ->
    [0] { $points ->
        [0] Z mocą { $power } towary mogą jechać dłuższymi liniami; od mocy 4 liczy się na koniec.
       *[other] Daje punkt na koniec, a z mocą { $power } towary mogą jechać dłuższymi liniami.
    }
    [one] Z mocą { $power } można dostarczyć twoimi liniami o jeden towar więcej.
    [few] Z mocą { $power } można dostarczyć twoimi liniami o { $goods } towary więcej.
   *[other] Z mocą { $power } można dostarczyć twoimi liniami o { $goods } towarów więcej.
}
reason-tile = { $points ->
    [0] Możesz go używać, dopóki go masz; na koniec nic nie daje.
   *[other] Możesz go używać, dopóki go masz, a na koniec daje temu, kto go ma, { $points } pkt.
}
reason-tile-costs = To, co daje, jest warte więcej niż { $points } pkt, które na koniec traci ten, kto go ma.
reason-reroll = Nowy rzut da ci średnio więcej niż { $die }.
reason-reroll-hope = Inna liczba może ci dać więcej niż { $die }.
reason-steal = Żadna z pozostałych kości nie da ci tyle co { $die }.
reason-steal-likely = Jedna z pozostałych kości da ci nie mniej niż { $die }, ale może zniknąć, zanim przyjdzie twoja kolej.
reason-decline = Jedna z pozostałych kości da ci nie mniej niż { $die }: kafelek 2b zostaje u ciebie.
reason-decline-better = { $die } da ci więcej niż każda z pozostałych kości, ale nie aż tyle, żeby warto było użyć kafelka 2b.
reason-keep-tile = Zachowujesz kafelek na później.
reason-arrange = Ewa bierze towary od prawej: w mieście { $city } najłatwiej obejdziesz się bez tego: { $good }.
reason-begin = Ewa bierze towary od prawej, a tam już stoją te, bez których najłatwiej się obejdziesz.
reason-reroll-eve = Z wynikiem { $die } Ewa zaszkodzi ci bardziej niż średnio po nowym rzucie.
reason-reroll-eve-hope = Z inną liczbą Ewa może ci zaszkodzić mniej niż z wynikiem { $die }.
reason-protect = Za ten towar Ewa dostałaby { $points } pkt.
reason-leave = Z wynikiem { $die } Ewa nie zaszkodzi ci tak, żeby warto było użyć kafelka.
