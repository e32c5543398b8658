title = Age of Steam: Południowe Stany
tagline = Bawełna do portów, przemysł w Atlancie i wojna w czwartej turze.

option-doubling = Podwojone zmniejszenie przychodu
option-doubling-about = Wojna daje się we znaki. Instrukcja mówi: od tury 4. Inne wydania podwajają je tylko w turze 4.
option-doubling-on = od tury 4
option-doubling-on-about = Tak mówi instrukcja.
option-doubling-turn4 = tylko w turze 4
option-doubling-turn4-about = Tak mówią inne wydania.
