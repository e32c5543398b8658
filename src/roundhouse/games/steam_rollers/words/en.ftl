# SteamRollers: everything that is read here.

title = SteamRollers
tagline = Take a die, draw a track, strengthen your engine, and bring goods home the long way round. Also for one, against Eve.

option-borders = Closed borders
option-borders-none = none
option-borders-none-about = Every border is open.
option-borders-medium = medium
option-borders-medium-about = A die closes two borders between regions.
option-borders-hard = hard
option-borders-hard-about = A die closes four borders between regions.
option-coal = Coal
option-coal-no = no
option-coal-no-about = Without coal.
option-coal-yes = yes
option-coal-yes-about = Cities that lost goods in the setup get a coal, which every city takes. For two or more players.
option-orders = Orders
option-orders-no = no
option-orders-no-about = Delivered goods go back into the bag.
option-orders-yes = yes
option-orders-yes-about = Keep what you deliver and fill orders with it. For two or more players.
option-start = Starting tiles
option-start-no = no
option-start-no-about = Everybody begins alike.
option-start-yes = yes
option-start-yes-about = Everybody begins with a small bonus of their choice. For two or more players.
option-level = Eve's level
option-level-about = For a solo game only.
option-level-worker = 1 railway worker
option-level-worker-about = Eve begins with one crossed field.
option-level-conductor = 2 conductor
option-level-conductor-about = Eve begins with two crossed fields.
option-level-driver = 3 engine driver
option-level-driver-about = Eve begins with three crossed fields.
option-level-engineer = 4 engineer
option-level-engineer-about = Eve begins with four crossed fields.
option-level-investor = 5 investor
option-level-investor-about = Eve begins with five crossed fields.
option-level-tycoon = 6 tycoon
option-level-tycoon-about = Eve begins with six crossed fields.
option-goods = Goods for each city
option-goods-about = For a solo game only.
option-goods-3 = 3
option-goods-3-about = The rulebook, taken literally.
option-goods-4 = 4
option-goods-4-about = A longer game, as with two players.

own-design-sheet = The map of the sheet is our own design: the printed one could not be found.
own-design-black-die = The faces of the black die are our own design, too: all that is known is that each shows two of the three kinds of track.
own-design-tiles = The signs and points of the action tiles are our own design; what the tiles do is not.
own-design-orders = The orders are our own design.
own-design-borders = The twelve maps of closed borders are our own design.

about-title = { $title }
about-fields = { $fields ->
    [one] One field to draw on, in six regions.
   *[other] { $fields } fields to draw on, in six regions.
}
about-tiles = Sides of the action tiles: { $lightning } with a lightning bolt, { $infinity } with an infinity sign.
about-ours = Not in the file, so ours: { $parts }.
part-rows = the map
part-colours = the colours of the cities
part-blackdie = the black die
part-tiles = the action tiles
part-orders = the orders
part-medium = the medium borders
part-hard = the hard borders

## Things

good-red = red
good-blue = blue
good-green = green
good-yellow = yellow
good-grey = grey
good-coal = coal
# Of a city.
colour-red = red
colour-blue = blue
colour-green = green
colour-yellow = yellow
colour-grey = grey
kind-straight = straight
kind-gentle = gentle curve
kind-sharp = sharp curve
track-e-w = straight, east to west
track-ne-sw = straight, north-east to south-west
track-nw-se = straight, north-west to south-east
track-e-nw = gentle curve, east to north-west
track-e-sw = gentle curve, east to south-west
track-ne-w = gentle curve, north-east to west
track-ne-se = gentle curve, north-east to south-east
track-nw-sw = gentle curve, north-west to south-west
track-w-se = gentle curve, west to south-east
track-e-ne = sharp curve, east to north-east
track-e-se = sharp curve, east to south-east
track-ne-nw = sharp curve, north-east to north-west
track-nw-w = sharp curve, north-west to west
track-w-sw = sharp curve, west to south-west
track-sw-se = sharp curve, south-west to south-east
tile-1a = 1a (make your die any value)
tile-1b = 1b (make your die any value)
tile-2a = 2a (take two dice)
tile-2b = 2b (take a die from another player)
tile-3a = 3a (the die names the destination)
tile-3b = 3b (the distance counts 1 or 2 more)
tile-4a = 4a (any distance)
tile-4b = 4b (power +1)
tile-5a = 5a (your die one up or down)
tile-5b = 5b (reroll your die or turn it over)
tile-6a = 6a (any kind of track)
tile-6b = 6b (any kind of track)
tile-2a-solo = 2a (reroll Eve's die)
tile-2b-solo = 2b (Eve takes no good)
sign-lightning = once
sign-infinity = lasting
start-locomotive = Locomotive
start-track = Track
start-points = +2
start-tile = Action tile
start-cargo = Own cargo
die = { $die }
eve = Eve
border = { $one }–{ $other }
place-city = city { $number }
place-town = town { $number }

## What happened

log-city = City { $city } gets { $goods }.
log-tiles = Action tiles: { $tiles }.
log-borders = Closed borders, { $level }, map { $number }: { $borders }.
log-first = { $seat } begins.
log-arrange = { $seat } rearranges the goods of city { $city }: { $goods }.
log-start-locomotive = { $seat } takes the starting tile Locomotive and crosses box { $box }.
log-start-track = { $seat } takes the starting tile Track and draws on { $field }: { $track }.
log-start-tile = { $seat } takes the starting tile Action tile, and with it tile { $tile }.
log-start-cargo = { $seat } takes the starting tile Own cargo: { $good }, on city { $city }.
log-start-points = { $seat } takes the starting tile +2.
log-start-idle = { $seat } takes the starting tile { $start } and does not use it.
log-round = Round { $round }: { $seat } rolls { $dice }; black: { $black }.
log-take = { $seat } takes the { $die }.
log-pair = { $seat } takes two dice: { $one } and { $other }.
log-steal = { $seat } takes the { $die } from { $victim }, who takes another die.
log-decline = { $seat } lets the die go.
log-change = { $seat } makes the { $die } a { $result }.
log-reroll = { $seat } rerolls the { $die }: { $result }.
log-build = { $seat } draws a track in region { $region }, on { $field }: { $track }.
log-link = { $towns ->
    [0] { $seat } has joined cities { $one } and { $other }.
    [one] { $seat } has joined cities { $one } and { $other }, through a town.
   *[other] { $seat } has joined cities { $one } and { $other }, through { $towns } towns.
}
log-upgrade = { $seat } crosses box { $box }: power { $power }.
log-tile = { $seat } takes tile { $tile }.
log-tile-own = { $seat } turns their own tile { $tile } sideways again.
log-tile-from = { $seat } takes tile { $tile } from { $victim }.
log-lightning = { $seat } uses tile { $tile }; it goes back to the pool.
log-infinity = { $seat } uses tile { $tile }.
log-transport = { $points ->
    [one] { $seat } delivers a good ({ $good }) from city { $city } to city { $to }: one point.
   *[other] { $seat } delivers a good ({ $good }) from city { $city } to city { $to }: { $points } points.
}
log-emptied = City { $city } is empty now.
log-pass = { $seat } can do nothing with { $dice }.
log-order = { $points ->
    [one] { $seat } fills an order ({ $goods }): one point.
   *[other] { $seat } fills an order ({ $goods }): { $points } points.
}
log-end = At least three cities are empty: the game is over.
log-stuck = All sheets are full and no good can ever be delivered again: the game is over.
log-eve-level = Eve (level { $level }) crosses a field for each die: { $dice }.
log-eve-die = Eve's turn: the { $die } is left for her.
log-eve-reroll = Eve's die is rerolled: { $die }.
log-eve-crosses = { $crossed ->
    [one] Eve crosses a field in region { $region }: her first there.
   *[other] Eve crosses a field in region { $region }: { $crossed } there now.
}
log-eve-tile = Eve sends tile { $tile } back to the pool.
log-eve-again = City { $city } is empty: Eve rerolls her die and begins again with a { $die }.
log-eve-nothing = All cities are empty: Eve can take nothing.
log-eve-few = { $crossed ->
    [one] Eve has only one crossed field in region { $region }: she takes no good.
   *[other] Eve has only { $crossed } crossed fields in region { $region }: she takes no good.
}
log-eve-good = { $points ->
    [one] Eve takes the rightmost good of city { $city } ({ $good }): one point.
   *[other] Eve takes the rightmost good of city { $city } ({ $good }): { $points } points.
}
log-eve-without = Eve takes no good and crosses another field in region { $region }: { $crossed } there now.
log-eve-without-field = Eve takes no good, and region { $region } has no field left to cross.
log-eve-wins = Eve finds no empty field in region { $region }: she wins at once.

## Why not

refusal-start-first = First take a starting tile.
refusal-arrange-first = First put the goods in order, or leave them as they are and begin.
refusal-take-first = First take a white die.
refusal-steal-first = First answer: do you take the die with tile 2b?
refusal-use-first = You have taken a die: now do something with it.
refusal-order-first = Your action is done: fill an order, or end your turn.
refusal-eve-first = It is Eve's turn: say whether you use your solo tile.
refusal-take-two = In a solo game you take two dice; the third is Eve's.
refusal-row-arranged = You have already rearranged the goods of city { $city }.
refusal-same-row = The goods of city { $city } already stand in this order.
refusal-no-white-die = There is no white die with a { $die } to take.
refusal-no-tile = For this you need tile { $tile }.
refusal-tile-spent = Tile { $tile } has already served your other action of this turn.
refusal-no-such-die = You have no die with a { $die }.
refusal-die-is-final = This { $die } can no longer be changed.
refusal-same-value = The die already shows a { $die }.
refusal-no-wrap = A { $die } cannot change that way: there is no 0 and no 7.
refusal-on-a-city = Nothing is drawn on a city.
refusal-field-full = There is already a track on this field.
refusal-other-region = This field is in region { $region }: you need a die with a { $region }.
refusal-other-kind = The black die allows { $kinds } only.
refusal-box-crossed = Box { $box } is already crossed.
refusal-other-box = For box { $box } you need a die with a { $box }.
refusal-other-tile = For tile { $number } you need a die with a { $number }.
refusal-tile-sideways = Tile { $tile } lies sideways: it cannot be taken now.
refusal-not-joined = City { $city } is not joined to another city this way.
refusal-city-twice = A good may not come to the same city twice.
refusal-same-way = Another line between these cities is just as long: take that one.
refusal-other-colour = City { $city } does not take this good ({ $good }).
refusal-other-source = To take a good from city { $city } you need a die with a { $city }.
refusal-other-destination = With tile 3a you need a die with a { $city }, the destination.
refusal-too-far = { $power ->
    [0] The distance is { $distance }, and your locomotive has no power yet.
   *[other] The distance is { $distance }, and your power is { $power }.
}
refusal-no-cargo = You have no cargo of your own.
refusal-no-such-good = There is no such good in city { $city } ({ $good }).
refusal-must-act = Something can be done with the { $die }, so you must do it.
refusal-no-orders = There are no orders in this game.
refusal-order-filled = { $holder } has already filled this order.
refusal-one-order = You may fill one order a turn, and you have filled one.
refusal-no-coal = You have no coal.
refusal-goods-missing = { $number ->
    [one] For this order ({ $goods }) you lack one good.
   *[other] For this order ({ $goods }) you lack { $number } goods.
}
refusal-start-taken = This starting tile has already been taken.
refusal-tile-gone = { $holder } already has this tile.
refusal-bag-lacks = There is no such good in the bag ({ $good }).
refusal-cargo-possible = There is a good for you in the bag, so you must take one.

## The score

score-transport = Transports
score-link = { $towns ->
    [0] Cities { $from } – { $to }
    [one] Cities { $from } – { $to }, one town
   *[other] Cities { $from } – { $to }, { $towns } towns
}
score-locomotive = Locomotive, power { $power }
score-tile = Tile { $tile }
score-order = Order { $number }
score-bonus = Starting tile
score-eve-goods = Goods taken
score-eve-locomotive = Locomotive, power 6
score-eve-region = { $points ->
    [one] Region { $region }, one crossed field
   *[other] Region { $region }, { $points } crossed fields
}
score-eve-tile = Tile { $tile }, in the pool
score-eve-full = No field left in region { $region }: she wins at once
tie-power = the stronger locomotive
tie-network = the better network

## What can be done now

prompt-over = The game is over.
prompt-wait = It is { $seat }'s turn.
prompt-start = Choose a starting tile; you use it at once.
prompt-arrange = You may rearrange the goods of the cities: Eve takes them from the right. Choose the good that is to stand at the right end of its row, or begin.
prompt-arrange-next = And which good stands next to it on the left?
prompt-start-locomotive = Which box do you cross?
prompt-start-track = On which field do you draw a track?
prompt-start-points = You get two points.
prompt-start-tile = Which action tile do you take?
prompt-start-cargo = Which good do you take from the bag?
prompt-cargo-city = On which city of your sheet does it stand?
prompt-take = Take a white die.
prompt-take-two = Take a white die; or use your tile 2a and take two.
prompt-take-solo = Choose the die that you leave to Eve; you use the two others.
prompt-first-die = Tile 2a: which die first?
prompt-second-die = And which die second?
prompt-steal = { $victim } has taken the { $die }. Do you take it away with your tile 2b? You would have to use it in your turn.
prompt-use = Your dice: { $dice }. You can { $actions }.
prompt-pass = Nothing can be done with { $dice }: go on.
prompt-order = Your action is done. Fill an order, or end your turn.
prompt-eve-die = Eve will use the { $die }. Do you reroll it with your tile 2a?
prompt-eve-good = { $points ->
    [one] Eve wants the rightmost good of city { $city } ({ $good }) for one point. Do you keep it from her with your tile 2b?
   *[other] Eve wants the rightmost good of city { $city } ({ $good }) for { $points } points. Do you keep it from her with your tile 2b?
}
prompt-track = Which track do you draw on { $field }?
prompt-way = Which way does it go? The longer, the more points.
prompt-by = Which die do you use for it?
prompt-plus = Tile 3b: by how much do you raise the distance?
prompt-own-tile = What do you do with your tile?
prompt-coal = Does a coal stand for one of the goods?
act-build = draw a track
act-upgrade = cross a box of the locomotive
act-transport = transport a good
act-tile = take a tile
act-change = change a die with a tile
act-order = fill an order

## Choices

pick-die = take the { $die }
pick-leave-die = leave the { $die } to Eve and use { $one } and { $other }
pick-begin = leave the goods as they are and begin
pick-steal = take the die
pick-decline = not now
pick-decline-round = not in this round: do not ask again
pick-own-tile = your tile { $tile }
pick-again = take it again: turn it sideways
pick-tile = take tile { $tile }
pick-tile-from = take tile { $tile } from { $seat }
pick-change = make the { $die } a { $result }
pick-reroll = reroll the { $die }
pick-field = { $field }, region { $region }
pick-field-town = { $field }, region { $region }, with a town
pick-box = cross box { $box }
pick-good = { $good }, from city { $city }
pick-good-nth = { $good } number { $nth }, from city { $city }
pick-cargo = your own cargo ({ $good }), from city { $city }
pick-way = { $points ->
    [one] one point: { $places }
   *[other] { $points } points: { $places }
}
pick-by-source = use the { $die }, the city where it starts
pick-by-destination = use the { $die }, the city where it ends, with tile 3a
pick-plus = { $points ->
    [one] +{ $plus }: one point
   *[other] +{ $plus }: { $points } points
}
pick-pass = go on
pick-order = { $points ->
    [one] fill an order ({ $goods }): one point
   *[other] fill an order ({ $goods }): { $points } points
}
pick-no-coal = without coal
pick-coal = coal instead of a good ({ $good })
pick-done = end your turn
pick-start-locomotive = Locomotive: cross a box
pick-start-track = Track: draw one anywhere
pick-start-points = +2: two points
pick-start-tile = Action tile: take one
pick-start-cargo = Own cargo: a good for you alone
pick-bag = { $good }
pick-idle = do not use it
pick-reroll-eve = reroll Eve's die
pick-protect = Eve takes no good; she crosses a field instead
pick-leave = keep the tile

## The board: drawn and in characters

draw-desc = The sheet of { $seat }, round { $round }.
draw-desc-table = { $seats ->
    [one] The sheet of one player, round { $round }.
   *[other] The sheets of { $seats } players, round { $round }.
}
draw-round = Round { $round }, first: { $seat }
draw-stock = Delivered goods:
draw-start = Starting tiles
draw-arrange = Eve takes goods from the right
draw-eve = Round { $round } · Eve has { $points }
draw-points = { $points ->
    [one] 1 point
   *[other] { $points } points
}
plain-round = Round { $round }. Black die: { $black }.
plain-white = White dice to take: { $dice }.
plain-hand = { $seat } uses { $dice }.
plain-stolen = Kept by { $seat }: { $die }.
plain-walls = Closed borders ({ $level }): { $borders }.
plain-city = City { $number } ({ $colour }): { $goods }.
plain-tile = Tile { $tile }, { $sign }, points { $points }
plain-tile-upright = { $tile }; held by { $seat }
plain-tile-sideways = { $tile }; held by { $seat }, sideways
plain-order = Order: { $goods }, points { $points }
plain-order-filled = Order: { $goods }, points { $points }; filled by { $seat }
plain-eve = { $points ->
    [one] Eve: one point, { $goods } for goods.
   *[other] Eve: { $points } points, { $goods } of them for goods.
}
plain-eve-fields = Crossed fields: { $fields }.
plain-eve-region = region { $region }: { $crossed }
plain-player = { $points ->
    [one] { $seat }: one point
   *[other] { $seat }: { $points } points
}
plain-boxes = Locomotive: power { $power }, crossed boxes: { $boxes }.
plain-cargo = Own cargo: { $good }, on city { $city }.
plain-stock = Delivered goods: { $goods }.
plain-none = none
plain-tracks = Tracks:
plain-track = { $field } { $track }
plain-legend = Map: the region, C for a city, o for a town, then the two sides that a track joins.

## What chance is asked for

chance-first = First player
chance-side = Side of an action tile
chance-order-side = Side of an order
chance-border = Map of closed borders
chance-white = White die
chance-black = Black die
chance-reroll = Rerolled die
chance-level = Die for Eve's first fields
chance-eve = Eve's die
chance-bag = Good from the bag

luck-taken = White dice taken
luck-reroll = Dice rolled again

## What things are

explain-tile = Tile { $tile }, { $sign }; { $points } points at the end. Take it with a { $number }.
explain-box = Box { $number } of the locomotive: cross it with a { $number }. The power is the number of crossed boxes.
explain-power = The power of the locomotive: so far goods may travel.
explain-goods = The goods of city { $number }: with a { $number } one of them can be transported. The city itself takes { $colour }.
explain-white = A white die: take it and do one thing with its number.
explain-black = The black die: { $kinds } can be drawn now.
explain-order = { $what }. Give these goods back and take the order.
explain-eve = Eve's region { $number }. From three crossed fields on she takes goods here.
explain-start = { $what }. A starting tile.
explain-field = { $what }. A track can be drawn here with this number.
explain-city = { $what }. It takes { $colour }.
explain-stock = Goods that were delivered and kept for orders.
explain-hand = A die in use.

## Why a bot would do it

reason-join = { $goods ->
    [0] It joins cities { $one } and { $other }: +{ $points }.
    [one] It joins cities { $one } and { $other }: +{ $points }, and a good more can be delivered at once.
   *[other] It joins cities { $one } and { $other }: +{ $points }, and { $goods } goods more can be delivered at once.
}
reason-part = { $left ->
    [one] It is part of a line between cities { $one } and { $other } (+{ $points }), of which one track is missing then.
   *[other] It is part of a line between cities { $one } and { $other } (+{ $points }), of which { $left } tracks are missing then.
}
reason-idle = Nothing else that this die allows brings more.
reason-spare-track = It is on no line that you need now, but may serve one later.
reason-transport = { $points ->
    [one] It brings one point now.
   *[other] It brings { $points } points now.
}
reason-empties = { $points ->
    [one] It brings one point now and empties a city: { $empty } are empty then, and with three the game ends.
   *[other] It brings { $points } points now and empties a city: { $empty } are empty then, and with three the game ends.
}
reason-order = { $points ->
    [one] It brings one point now, and nobody else can fill this order any more.
   *[other] It brings { $points } points now, and nobody else can fill this order any more.
}
reason-power = { $goods ->
    [0] { $points ->
        [0] With power { $power } goods can go over longer lines; from power 4 on it counts at the end.
       *[other] It brings a point at the end, and with power { $power } goods can go over longer lines.
    }
    [one] With power { $power } you can deliver one more good over your lines.
   *[other] With power { $power } you can deliver { $goods } more goods over your lines.
}
reason-tile = { $points ->
    [0] You can use it as long as you hold it; at the end it counts nothing.
    [one] You can use it as long as you hold it, and it counts one point for whoever has it at the end.
   *[other] You can use it as long as you hold it, and it counts { $points } points for whoever has it at the end.
}
reason-tile-costs = { $points ->
    [one] Its use is worth more than the point that it costs whoever has it at the end.
   *[other] Its use is worth more than the { $points } points that it costs whoever has it at the end.
}
reason-reroll = On average a new roll does more for you than the { $die }.
reason-reroll-hope = Another number could do more for you than the { $die }.
reason-steal = None of the dice that are left does as much for you as the { $die }.
reason-steal-likely = One of the dice that are left does as much for you as the { $die }, but it may be gone before your turn.
reason-decline = One of the dice that are left does as much for you as the { $die }: you keep tile 2b.
reason-decline-better = The { $die } does more for you than any die that is left, but not so much more that tile 2b would be worth it.
reason-keep-tile = You keep the tile for later.
reason-arrange = Eve takes goods from the right: of city { $city } you can best do without { $good }.
reason-begin = Eve takes goods from the right, and there already stand those that you can best do without.
reason-reroll-eve = Eve does you more harm with a { $die } than on average with a new roll.
reason-reroll-eve-hope = With another number Eve could do you less harm than with a { $die }.
reason-protect = { $points ->
    [one] Eve would get one point for this good.
   *[other] Eve would get { $points } points for this good.
}
reason-leave = With a { $die } Eve does not do you so much harm that the tile would be worth it.
