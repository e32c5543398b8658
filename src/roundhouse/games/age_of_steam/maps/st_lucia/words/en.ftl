title = Age of Steam: St Lucia
tagline = A duel on an island without cities: found them, and pick up the goods along the line.

option-partial = Cubes from unfinished track
option-partial-about = A cube may be delivered from unfinished track, which counts as a link for its owner.
option-partial-plain = one dollar of income
option-partial-plain-about = As the rulebook says.
option-partial-bonus = one dollar more
option-partial-bonus-about = The English book raises its owner's income by one more.
option-segment = Cube on a tile with two tracks
option-segment-about = Who says on which of two tracks a cube lies?
option-segment-builder = the builder
option-segment-builder-about = As the rulebook says: with the tile.
option-segment-deliverer = the mover
option-segment-deliverer-about = As the English book says: when the cube is moved.
