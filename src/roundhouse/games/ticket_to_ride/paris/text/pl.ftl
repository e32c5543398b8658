title = Wsiąść do Pociągu: Paryż
tagline = Autobusem przez Paryż: zbieraj karty, zajmuj trasy, łącz miejsca z biletów.

card-wild = autobus
wilds = { $number } × autobus

refusal-few-pieces = { $need ->
    [one] Potrzeba jednego autobusu, masz { $have }.
   *[other] Potrzeba { $need } autobusów, masz { $have }.
}
log-last-round = { $seat } nie ma już prawie autobusów: każdy rozgrywa jeszcze jedną turę.
plain-player = { $seat }, punkty: { $points }; autobusy { $pieces }, karty { $cards }, bilety { $tickets }
plain-partner = { $seat }: autobusy { $pieces }, karty { $cards }, bilety { $tickets }
