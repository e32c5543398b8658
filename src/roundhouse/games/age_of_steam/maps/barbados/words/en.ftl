title = Age of Steam: Barbados
tagline = Alone on an island: ten turns to pay your shares back.

option-cubes = Cubes in each city
option-cubes-about = How many cubes lie in each yellow city at the start.
option-cubes-one = one
option-cubes-one-about = The usual game.
option-cubes-two = two
option-cubes-two-about = The easier variant, for a first game.
