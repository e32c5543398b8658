"""The kernel: State, Move, Chance, Record, View, Pick, registry. Knows no game."""
