title = Wsiąść do Pociągu: Paryż
tagline = Autobusem przez Paryż: zbieraj karty, zajmuj trasy, łącz miejsca z biletów.

card-wild = autobus
wilds = { $number } × autobus

refusal-few-pieces = { $need ->
    [one] Potrzeba jednego autobusu, masz { $have }.
   *[other] Potrzeba { $need } autobusów, masz { $have }.
}
log-last-round = { $seat } { $number ->
    [0] nie ma już autobusów
    [one] ma już tylko jeden autobus
    [few] ma już tylko { $number } autobusy
   *[other] ma już tylko { $number } autobusów
}: każdy może rozegrać jeszcze jedną turę.
plain-player = { $seat }, punkty: { $points }; autobusy { $pieces }, karty { $cards }, bilety { $tickets }
plain-partner = { $seat }: autobusy { $pieces }, karty { $cards }, bilety { $tickets }

## Flaga

log-kept = { $seat } zatrzymuje kartę do flagi: { $card }.
log-flag = { $seat } ma wszystkie trzy kolory flagi i świętuje: { $points ->
    [one] jeden punkt
    [few] { $points } punkty
   *[other] { $points } punktów
}.
log-wait = { $seat } ma wszystkie trzy kolory flagi, ale jeszcze nie świętuje.
refusal-flag-first = Najpierw zdecyduj, czy teraz świętujesz.
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
