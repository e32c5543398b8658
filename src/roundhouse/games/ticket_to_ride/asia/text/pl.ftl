title = Wsiąść do Pociągu: Azja
tagline = Drużyny po dwie osoby przez Azję: tajne ręce, wspólny stojak, tunele w Himalajach.

own-tickets = Plansza jest taka jak w wydanej grze, spisana jeden raz ze zdjęcia: kilka długości może się różnić o jeden. Bilety są naszego projektu: drukowanych nie udało się zdobyć. Kto ma grę, może wpisać swoje i poprawić planszę.

card-wild = lokomotywa
wilds = { $number } × lokomotywa

refusal-few-pieces = { $need ->
    [one] Potrzeba jednego wagonu, masz { $have }.
   *[other] Potrzeba { $need } wagonów, masz { $have }.
}
log-last-round = Drużyna, w której gra { $seat }, { $number ->
    [0] nie ma już wagoników
    [one] ma już tylko jeden wagonik
    [few] ma już tylko { $number } wagoniki
   *[other] ma już tylko { $number } wagoników
}: każdy rozgrywa jeszcze jedną turę.
plain-player = { $seat }, punkty: { $points }; wagony { $pieces }, karty { $cards }, bilety { $tickets }
plain-partner = { $seat }: wagony { $pieces }, karty { $cards }, bilety { $tickets }
