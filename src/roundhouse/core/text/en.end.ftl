# How a game ended. A game that counts something else than points has its own words where these end in -points.

log-end-of-game = { $sentence }
end-seat = { $seat }
end-partners = { $before } & { $last }
end-total-points = { $points ->
    [one] { $points } point
   *[other] { $points } points
}

end-standings = Final score: { $row }.
end-standing = { $who } { $points }
end-standing-out = { $who } (out of the game)
end-tie = { $who } are level; the tie is broken by { $tie }.
end-won = { $who } wins with { $total }.
end-last = { $who } wins with { $total }: everybody else is out of the game.
end-shared = { $who } share the victory with { $total } each: nothing breaks their tie.
end-team-won = The team { $who } wins with { $total }.
end-team-last = The team { $who } wins with { $total }: all others are out of the game.
end-team-shared = The teams { $who } share the victory with { $total } each: nothing breaks their tie.
end-nobody = Nobody wins.
end-nobody-left = Nobody wins: all are out of the game.

## Alone

end-alone = { $who } finishes with { $total }.
end-par-points = For comparison: our standard bot comes to about { $points } points in a game alone.
end-alone-won-points = { $who } wins with { $total }.
end-alone-lost-points = { $who } loses with { $total }.
end-alone-out = { $who } is out of the game, and has lost.

## Against a rival who has no seat

end-rival-lost = { $points ->
    [one] { $who } wins with { $points } point; { $rival } has { $theirs }.
   *[other] { $who } wins with { $points } points; { $rival } has { $theirs }.
}
end-rival-won = { $theirs ->
    [one] { $rival } wins with { $theirs } point; { $who } has { $points }.
   *[other] { $rival } wins with { $theirs } points; { $who } has { $points }.
}
end-rival-even = { $theirs ->
    [one] { $rival } wins with { $theirs } point: { $who } has no more.
   *[other] { $rival } wins with { $theirs } points: { $who } has no more.
}
end-rival-anyway = { $rival } wins, although { $who } has more points: { $points } to { $theirs }.

## The game in figures

curve-points = Points
# From left to right, behind their number.
curve-moves = { $moves ->
    [one] move
   *[other] moves
}
luck-all = all
