title = Wsiąść do Pociągu: Azja
tagline = Dwie lub trzy dwuosobowe drużyny ruszają przez Azję: tajne karty, wspólne stojaki, tunele w Himalajach.

own-tickets = Plansza jest taka jak w wydanej grze, spisana jeden raz ze zdjęcia: kilka długości może się różnić o jeden. Bilety są naszego projektu, bo drukowanych nie udało się znaleźć. Kto ma grę, może wpisać swoje i poprawić planszę.

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
log-last-round = Drużyna, w której gra { $seat }, { $number ->
    [0] nie ma już wagoników
    [one] ma już tylko jeden wagonik
    [few] ma już tylko { $number } wagoniki
   *[other] ma już tylko { $number } wagoników
}: każdy rozgrywa jeszcze jedną turę.
score-longest = Azjatycki Ekspres: najdłuższe połączenie ({ $length })
plain-player = { $seat }: punkty { $points }; wagoniki { $pieces }, karty { $cards }, bilety { $tickets }
plain-partner = { $seat }: wagoniki { $pieces }, karty { $cards }, bilety { $tickets }
