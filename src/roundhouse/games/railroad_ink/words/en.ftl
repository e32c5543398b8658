# Railroad Ink: every word a person reads.

title = Railroad Ink
tagline = The same dice for everybody, a board for each player: draw highways and railways and join the exits.

option-expansion = Expansion
option-expansion-none = none
option-expansion-none-about = Seven rounds of highways and railways.
option-expansion-lava = lava
option-expansion-lava-about = Six rounds. Lava spreads from a volcano in the middle: close its lakes, or it costs you.
option-expansion-meteor = meteor
option-expansion-meteor-about = Six rounds. Every round a meteor leaves a crater; routes that open onto craters score.

## What is drawn

face-A_road_straight = straight highway
face-A_rail_straight = straight railway
face-A_road_curve = highway curve
face-A_rail_curve = railway curve
face-A_road_t = highway junction
face-A_rail_t = railway junction
face-B_overpass = overpass
face-B_station_straight = straight station
face-B_station_curve = curved station
face-S_3road_1rail = station with three highways and a railway
face-S_3rail_1road = station with three railways and a highway
face-S_4road = highway crossroads
face-S_4rail = railway crossing
face-S_2road_2rail_adjacent = station with a highway curve and a railway curve
face-S_2road_2rail_opposite = station with a highway across a railway
face-L_corner = lava corner
face-L_strait = lava strait
face-L_bay = lava bay
face-L_shore_rail = lava shore with a railway
face-L_shore_road = lava shore with a highway
face-volcano = volcano
face-crater = crater

side-N = north
side-E = east
side-S = south
side-W = west
side-any = any direction

list-1 = { $face1 }
list-2 = { $face1 }, { $face2 }
list-3 = { $face1 }, { $face2 }, { $face3 }
list-4 = { $face1 }, { $face2 }, { $face3 }, { $face4 }
list-5 = { $face1 }, { $face2 }, { $face3 }, { $face4 }, { $face5 }
list-6 = { $face1 }, { $face2 }, { $face3 }, { $face4 }, { $face5 }, { $face6 }

## What happened

log-round = Round { $number }: { $dice }.
log-lava-dice = Lava dice: { $dice }.
log-meteor-dice = Meteor dice: { $direction }, distance { $distance }.
log-draw = { $seat } draws on { $cell }: { $face }.
log-draw-over-crater = { $seat } draws over the crater on { $cell }: { $face }.
log-special = { $seat } draws a special route on { $cell }: { $face }.
log-special-over-crater = { $seat } draws a special route over the crater on { $cell }: { $face }.
log-eat = { $seat } lets the lava eat a route on { $cell } ({ $route }) and draws in its place: { $face }.
log-volcano = { $seat } draws a volcano on { $cell }.
log-finish = { $seat } has finished the round.
log-ignore = { $seat } ignores the meteor and crosses off a special route for it: { $face }.
log-strike = The meteor strikes { $cell } on { $seat }'s board.
log-strike-route = The meteor strikes { $cell } on { $seat }'s board and erases a route: { $face }.
log-end = The game is over.

## The score sheet

score-network = { $exits ->
    [one] Network of { $exits } exit
   *[other] Network of { $exits } exits
}
score-road = Longest highway
score-rail = Longest railway
score-centre = Central cells
score-lake = Closed lava lake
score-largest-lake = Largest lava lake
score-craters = { $ends ->
    [one] { $ends } end onto a crater
   *[other] { $ends } ends onto craters
}
score-errors = { $errors ->
    [0] No errors
    [one] { $errors } error
   *[other] { $errors } errors
}
tie-fewer-errors = fewer errors

## Why not?

refusal-meteor-first = The meteor comes first: let it strike, or ignore it.
refusal-no-such-turn = This face cannot be turned that way.
refusal-only-lava-eats = Only a lava face can take the place of a route.
refusal-die-used = This die has already been used: { $face }.
refusal-die-not-rolled = No die shows this in this round: { $face }.
refusal-no-lava = There is no lava in this game.
refusal-cell-taken = Something is already drawn on { $cell }.
refusal-clash = A highway would meet a railway: { $cell }, { $side }.
refusal-joins-nothing = A route must join an exit or another route of its kind with at least one end.
refusal-joins-no-lava = Lava must join an open side of the lava on the board.
refusal-special-used = This special route has already been crossed off: { $face }.
refusal-specials-spent = You may use only three special routes in a game.
refusal-special-this-round = Only one special route a round, and you have already used one.
refusal-dice-left = You cannot finish yet: there is still a die that can be drawn.
refusal-lava-left = You cannot finish yet: at least one lava face must be drawn in every round.
refusal-volcano-touches-lava = A new volcano must not touch lava, and there is some on { $cell }.
refusal-duty-done = Lava eats a route only when a lava face must be drawn; you have drawn one in this round.
refusal-lava-has-room = Lava eats no route while a lava face still fits on a free cell.
refusal-nothing-to-eat = There is no route on { $cell } that lava could eat.
refusal-no-meteor = There is no meteor in this game.
refusal-meteor-done = The meteor of this round has already been dealt with.
refusal-other-direction = The die gives the direction of the meteor: { $side }.

## What can be done now

prompt-over = The game is over.
prompt-watch = { $count ->
    [one] Round { $round } of { $rounds }: { $count } player is still drawing.
   *[other] Round { $round } of { $rounds }: { $count } players are still drawing.
}
prompt-wait = { $count ->
    [one] You have finished the round: waiting for { $count } more player.
   *[other] You have finished the round: waiting for { $count } more players.
}
prompt-meteor = The meteor flies { $side }, distance { $distance }, to { $cell }: let it strike, or ignore it.
prompt-meteor-any = The meteor flies a distance of { $distance }: choose its direction, or ignore it.
prompt-meteor-any-must = The meteor flies a distance of { $distance }: choose its direction.
prompt-ignore = Choose the special route to cross off.
prompt-volcano = Choose a cell for the volcano.
prompt-cell = Choose a cell to draw on: { $face }.
prompt-eat = Choose the route that the lava eats: { $face }.
prompt-turn = Choose how it lies on { $cell }: { $face }.
prompt-round = Round { $round } of { $rounds }: { $task }
task-both = { $first } And { $second }
task-dice = draw your dice. Left: { $dice }.
task-lava = draw at least one of the lava dice. Left: { $dice }.
task-eat = let the lava eat a route, or draw a new volcano. No lava face fits on a free cell.
task-new-volcano = draw a new volcano. No lava face fits.
task-finish = finish it. Everything is drawn.
task-finish-or-more = finish it, or draw more. Nothing more has to be drawn.
task-stuck = finish it. What is left fits on no free cell ({ $dice }).
task-stuck-or-more = finish it, or draw something else. What is left fits on no free cell ({ $dice }).

## Choices

pick-dice = { $face } ({ $count } dice)
pick-special = special route: { $face }
pick-cell = { $cell }
pick-cell-over = { $cell }, in place of: { $face }
pick-eat = lava eats a route: { $face }
pick-volcano = new volcano
pick-fly = meteor flies { $side }, strikes { $cell }
pick-fly-route = meteor flies { $side }, strikes { $cell } and erases: { $face }
pick-ignore = ignore the meteor: one special route is crossed off for it
pick-finish = finish the round

ends-highway = highway { $sides }
ends-railway = railway { $sides }
ends-lava = lava { $sides }
ends-both = { $first }; { $second }
sides-1 = { $side1 }
sides-2 = { $side1 } and { $side2 }
sides-3 = { $side1 }, { $side2 } and { $side3 }
sides-4 = { $side1 }, { $side2 }, { $side3 } and { $side4 }

## The board, drawn and in characters

draw-desc = The board of { $seat }, round { $round } of { $rounds }.
draw-desc-table = { $seats ->
    [one] The board of one player, round { $round } of { $rounds }.
   *[other] The boards of { $seats } players, round { $round } of { $rounds }.
}
plain-round = Round { $round } of { $rounds }: { $dice }.
plain-name = { $points ->
    [one] { $name }, { $points } point
   *[other] { $name }, { $points } points
}
plain-left = Left to draw: { $dice }.
plain-nothing-left = All dice are drawn.
plain-specials = Special routes, { $uses } more in this game: { $specials }.
plain-no-specials = No more special routes in this game.
plain-legend = ═ highway, ─ railway, ■ station; H and R: exits; digits: the round; ◦ central cell.
plain-legend-lava = ▒ lava, ▲ volcano.
plain-legend-meteor = (o) crater; •: where the meteor starts from.

## What chance is asked for

chance-A = Route die
chance-B = Station and overpass die
chance-lava = Lava die
chance-direction = Direction of the meteor
chance-distance = Distance of the meteor
label-cell = { $cell }: { $face }

## What things are

explain-die = { $what }. A die of this round: draw it once, turned and mirrored as you like.
explain-special = { $what }. One in a round, three in the game, each once.
explain-lava-die = { $what }. A lava die: at least one of the two must be drawn, joined to lava.
explain-volcano = A new volcano, whenever you like, on a free cell without lava beside it.
explain-meteor-dice = Which way the meteor flies, and how far. For a special route that is crossed off you may ignore it.
explain-fly = { $what }.
explain-cell = { $what }
explain-central = { $what }, a central cell: 1 point if anything is drawn on it.
explain-round = The rounds: the engine stands at the one that is played.
explain-stars = How many special routes you may still use.
explain-exit-highway = An exit for highways. A network scores by the exits it joins; a highway may begin here.
explain-exit-railway = An exit for railways. A network scores by the exits it joins; a railway may begin here.
explain-dot = Where the meteor came down last: from here it flies next.

## Why a bot would do it

brief-draw = { $face } on { $cell }
# What a drawing does: they follow “it”.
deed-network = joins { $exits } exits in one network (+{ $points })
deed-road = makes your longest highway { $cells } long (+{ $points })
deed-rail = makes your longest railway { $cells } long (+{ $points })
deed-centre = covers a central cell (+{ $points })
deed-lake = closes a lava lake (+{ $points })
deed-largest-lake = makes your largest lava lake { $cells } large (+{ $points })
deed-craters = opens onto a crater (+{ $points })
deed-ends = { $ends ->
    [one] joins a loose end (+{ $points })
   *[other] joins { $ends } loose ends (+{ $points })
}
deed-sides = { $ends ->
    [one] closes an open side of lava (+{ $points })
   *[other] closes { $ends } open sides of lava (+{ $points })
}
reason-draw = It { $deeds }.
reason-round = With the rest of this round it { $deeds }.
reason-leads-on = { $exits ->
    [one] It leads on from an exit: joined with another exit it is worth { $points } points.
   *[other] It extends a network of { $exits } exits: one more is worth { $points } points.
}
reason-network = { $exits ->
    [one] It is part of a network with one exit: a second one is worth { $points } points.
   *[other] It is part of a network of { $exits } exits: one more is worth { $points } points.
}
reason-eat = { $points ->
    [0] Lava fits on no free cell beside it: instead of a new volcano it eats here, which costs you nothing.
    [one] Lava fits on no free cell beside it: instead of a new volcano it eats here, which costs you one point.
   *[other] Lava fits on no free cell beside it: instead of a new volcano it eats here, which costs you { $points } points.
}
reason-eat-must = { $points ->
    [0] Lava has to eat something; here it costs you nothing.
    [one] Lava has to eat something; here it costs you one point.
   *[other] Lava has to eat something; here it costs you { $points } points.
}
reason-finish-nothing = Nothing that you could still draw would bring a point now.
reason-finish-keep = { $specials ->
    [one] Another drawing would bring +{ $points } now; a special route is worth more later (one left, rounds to come: { $rounds }).
   *[other] Another drawing would bring +{ $points } now; special routes are worth more later ({ $specials } left, rounds to come: { $rounds }).
}
reason-finish-later = Another drawing would bring no more than +{ $points } now, and its place stays for later (rounds to come: { $rounds }).
reason-finish-last = Another drawing would bring no more than +{ $points }.
reason-strike = { $points ->
    [0] It costs you nothing now.
    [one] It costs you one point now: a special route is worth more.
   *[other] It costs you { $points } points now: a special route is worth more.
}
reason-strike-must = { $points ->
    [0] It costs you nothing now.
    [one] It costs you one point now, and less later than another way.
   *[other] It costs you { $points } points now, and less later than another way.
}
reason-strike-gain = { $points ->
    [one] It even brings you a point.
   *[other] It even brings you { $points } points.
}
reason-strike-least = { $points ->
    [0] It costs you nothing now; another way it would be up to { $other }.
    [one] It costs you one point now; another way it would be up to { $other }.
   *[other] It costs you { $points } points now; another way it would be up to { $other }.
}
reason-ignore = { $points ->
    [one] The meteor would cost you one point at least.
   *[other] The meteor would cost you { $points } points at least.
}
