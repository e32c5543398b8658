# Turnieje: czego nie można i o czym się pisze.

tell-round = { $who }: zaczyna się runda, twoja gra { $game } jest gotowa
tell-cup = { $who }: koniec turnieju
tell-joined = { $who } dołącza do twojego turnieju
problem-no-tournament = Nie ma takiego turnieju
problem-no-tournament-about = Link może być stary albo brakuje w nim litery.
problem-sealed = Jeszcze nie
problem-sealed-about = Inne stoły tej rundy mają te same kości i karty. Gdy wszystkie skończą, każdy będzie mógł je obejrzeć.
problem-not-now = Już za późno
problem-not-now-about = Turniej już się zaczął albo skończył.
refusal-no-hint = W turnieju nie ma podpowiedzi.
refusal-no-back = Tu nie można cofnąć gry: los odpowiedziałby od nowa, inaczej niż przy innych stołach tej rundy.
refusal-no-open = Tu nie można zwolnić miejsca: kto by usiadł, zobaczyłby, co czeka inne stoły tej rundy. Niech dokończy bot.
bad-form = Turniej to „każdy z każdym”, grupy albo system szwajcarski.
bad-rounds = Turniej ma najwyżej tyle rund: { $most }.
bad-group = Stół dla kilku osób ma od { $least } do { $most } miejsc.
bad-tournament = Nazwa turnieju ma od 1 do { $most } znaków.
bad-entrants = Jest was jeszcze za mało ({ $number }): potrzeba co najmniej { $least }.
enough-tournaments = Otwartych możesz mieć najwyżej tyle turniejów: { $most }. Najpierw dokończ któryś z nich.
enough-entrants = Udział może wziąć najwyżej tyle osób: { $most }.
