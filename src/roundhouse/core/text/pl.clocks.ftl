# Zegary i to, na co godzą się gracze przy stole.

span-days = { $number ->
    [one] 1 dzień
    [few] { $number } dni
    [many] { $number } dni
   *[other] { $number } dnia
}
span-hours = { $number ->
    [one] 1 godzina
    [few] { $number } godziny
    [many] { $number } godzin
   *[other] { $number } godziny
}
span-minutes = { $number ->
    [one] 1 minuta
    [few] { $number } minuty
    [many] { $number } minut
   *[other] { $number } minuty
}
span-seconds = { $number ->
    [one] 1 sekunda
    [few] { $number } sekundy
    [many] { $number } sekund
   *[other] { $number } sekundy
}
clock-live = Gra na zegar. Czas każdego gracza na początku: { $bank }. Dodatek na każdą turę: { $turn }.
clock-days = { $banked ->
    [0] Czas na turę: { $turn }.
   *[other] Czas na turę: { $turn }; zapas na całą grę: { $bank }.
}
clock-without-nights = Noce się nie liczą.
clock-without-weekends = Weekendy się nie liczą.
clock-without-both = Noce i weekendy się nie liczą.
clock-zero-nothing = Gdy czas minie, nic nie dzieje się samo.
clock-zero-move = Gdy czas minie, ruch wykonuje bot.
clock-zero-seat = Gdy czas minie, bot gra dalej, aż gracz wróci.

motion-pause = { $name } chce zatrzymać zegar dla wszystkich.
motion-resume = { $name } chce znów uruchomić zegar.
motion-back = { $move ->
    [0] { $name } chce wrócić do początku gry.
   *[other] { $name } chce wrócić do pozycji po ruchu { $move }.
}
motion-end = { $name } chce zakończyć tę grę bez wyniku.
motion-bot = { $name } chce, żeby za gracza { $whom } grał dalej bot.
motion-open = { $name } chce oddać miejsce gracza { $whom } temu, kto ma link.
nudge = { $whom }, twoja kolej. Stół czeka na ciebie.

bad-clock = Zegar jest na żywo albo na dni; gdy czas minie, nic się nie dzieje, ruch wykonuje bot albo bot gra dalej. Noce i weekendy można pominąć tylko w zegarze na dni.
bad-clock-time = Tyle czasu nie można ustawić. Na żywo: do 6 godzin na gracza i do godziny na turę; na dni: od godziny do 30 dni na turę i do 60 dni zapasu.
bad-zone = Nie ma strefy czasowej { $zone }.
bad-night = Noc podaje się w minutach dnia; trwa najwyżej 12 godzin.
bad-vacation = Tylu dni już nie ma: zostało { $left } z { $most } w roku.
bad-motion = O to nie można tu poprosić.
refusal-motion-open = Przy stole rozstrzyga się już coś innego. Najpierw odpowiedz na to.
refusal-no-motion = Nie ma tu już nic do rozstrzygnięcia.
refusal-no-clock = Nie ma zegara, z którym można by to zrobić.
refusal-no-nudge = Ponaglić można tego, na kogo stół czeka od godziny, a ponownie po dwunastu godzinach.
problem-agreed = Gracze zakończyli tę grę
problem-agreed-about = Gracze zakończyli tę grę. Nadal można ją oglądać.
