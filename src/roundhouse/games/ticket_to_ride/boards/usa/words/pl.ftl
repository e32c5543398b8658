title = Wsiąść do Pociągu: USA
tagline = Klasyczna plansza: zbieraj karty, zajmuj trasy od oceanu do oceanu, realizuj bilety.

card-wild = lokomotywa
cards-wild = { $number ->
    [one] 1 lokomotywa
    [few] { $number } lokomotywy
   *[other] { $number } lokomotyw
}
wild-card = karta lokomotywy
wild-cards = karty lokomotyw

refusal-few-pieces = { $need ->
    [one] Potrzeba jednego wagonika, masz { $have }.
   *[other] Potrzeba { $need } wagoników, masz { $have }.
}
log-last-round = { $seat } { $number ->
    [0] nie ma już wagoników
    [one] ma już tylko jeden wagonik
    [few] ma już tylko { $number } wagoniki
   *[other] ma już tylko { $number } wagoników
}: każdy rozgrywa jeszcze jedną turę.
plain-player = { $seat }: punkty { $points }; wagoniki { $pieces }, karty { $cards }, bilety { $tickets }
plain-partner = { $seat }: wagoniki { $pieces }, karty { $cards }, bilety { $tickets }
