title = Age of Steam: Niemcy
tagline = Tylko ukończone połączenia, towary za granicę i głodny Berlin pośrodku.

about-engineer = jeden z twoich kafelków za pół ceny, zaokrąglonej w górę
