title = Wsiąść do Pociągu: Azja
tagline = Drużyny po dwie osoby przez Azję: tajne ręce, wspólny stojak, tunele w Himalajach.

card-wild = lokomotywa
wilds = { $number } × lokomotywa

refusal-few-pieces = { $need ->
    [one] Potrzeba jednego wagonu, masz { $have }.
   *[other] Potrzeba { $need } wagonów, masz { $have }.
}
log-last-round = Drużyna, w której gra { $seat }, nie ma już prawie wagonów: każdy rozgrywa jeszcze jedną turę.
plain-player = { $seat }, punkty: { $points }; wagony { $pieces }, karty { $cards }, bilety { $tickets }
plain-partner = { $seat }: wagony { $pieces }, karty { $cards }, bilety { $tickets }

## Rozmowy przy stojaku: co wolno powiedzieć partnerowi

say-ask = Których kart z naszego stojaka użyjesz?
say-use-any = Bierz z naszego stojaka, co ci potrzebne.
say-leave-any = Na razie nie ruszaj kart na naszym stojaku.
say-use = Użyj kart z naszego stojaka: { $card }.
say-leave = Te karty na naszym stojaku zostaw mnie: { $card }.
say-agreed = Zgoda co do stojaka.
say-rather-not = Lepiej nie: stojak przyda się do czegoś innego.
