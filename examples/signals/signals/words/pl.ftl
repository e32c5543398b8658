# Co strony mówią o grze.
title = Semafory
tagline = Połóż kartę w tajemnicy, weź kartę jawnie: mała gra nerwów.
option-length = Długość
option-length-short = Dwie rundy
option-length-short-about = Koniec po minucie.
option-length-long = Trzy rundy
option-length-long-about = Jeszcze jedna runda, żeby odrobić straty.
chance-deck = Karta z talii

# Rzeczy i co można z nimi zrobić.
card = sygnał { $value }
pick-lay = Połóż { $card }
pick-take = Weź { $card }
label-hand = { $card } na ręce: { $count }
label-row = { $card } w rzędzie: { $count }
prompt-lay = Połóż zakrytą jedną ze swoich kart.
prompt-take = Weź kartę z rzędu.

# Dlaczego nie?
refusal-not-in-hand = Nie masz na ręce: { $card }.
refusal-not-in-row = W rzędzie nie ma: { $card }.
refusal-take-now = Karty leżą: weź jedną z rzędu.
refusal-lay-first = Rząd jest pusty, dopóki wszyscy nie położą kart.

# Arkusz wyników i dziennik.
score-pile = Zdobyte karty
tie-cards = mniej kart
log-draw = { $seat } dobiera: { $card }.
log-lay = { $seat } kładzie: { $card }.
log-take = { $seat } bierze: { $card }.

# Stół, na obrazku i słowami.
table = Runda { $round } z { $rounds }, kart w talii: { $deck }
row-title = Rząd
row = W rzędzie: { $cards }
hand = Na ręce: { $cards }
area =
    { $seat }: { $points ->
        [one] { $points } punkt
        [few] { $points } punkty
       *[many] { $points } punktów
    }, kart na ręce: { $held }
