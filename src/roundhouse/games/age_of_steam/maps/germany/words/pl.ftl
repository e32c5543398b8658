title = Age of Steam: Niemcy
tagline = Tylko ukończone połączenia, towary za granicę i głodny Berlin pośrodku.
