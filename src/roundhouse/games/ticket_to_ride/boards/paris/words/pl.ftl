title = Wsiąść do Pociągu: Paryż
tagline = Autobusem przez Paryż: zbieraj karty, zajmuj trasy, realizuj bilety.

card-wild = autobus
cards-wild = { $number ->
    [one] 1 autobus
    [few] { $number } autobusy
   *[other] { $number } autobusów
}
wild-card = karta autobusu
wild-cards = karty autobusów

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
plain-player = { $seat }: punkty { $points }; autobusy { $pieces }, karty { $cards }, bilety { $tickets }
plain-partner = { $seat }: autobusy { $pieces }, karty { $cards }, bilety { $tickets }
