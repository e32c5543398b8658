title = Age of Steam: wyspa Barbados
tagline = Samotnie na wyspie: dziesięć tur, żeby odkupić swoje udziały.

option-cubes = Kostki w każdym mieście
option-cubes-about = Ile kostek leży na początku w każdym żółtym mieście.
option-cubes-one = jedna
option-cubes-one-about = Zwykła gra.
option-cubes-two = dwie
option-cubes-two-about = Łatwiejszy wariant, na pierwszą grę.
