# Age of Steam: words that all its maps share. A map's own folder says what the map is called and what its options are.

good-red = red
good-blue = blue
good-purple = purple
good-yellow = yellow
good-black = black
good-white = cotton
cube-red = red cube
cube-blue = blue cube
cube-purple = purple cube
cube-yellow = yellow cube
cube-black = black cube
cube-white = cotton cube
cube-red-object = red cube
cube-blue-object = blue cube
cube-purple-object = purple cube
cube-yellow-object = yellow cube
cube-black-object = black cube
cube-white-object = cotton cube
cube-red-missing = red cube
cube-blue-missing = blue cube
cube-purple-missing = purple cube
cube-yellow-missing = yellow cube
cube-black-missing = black cube
cube-white-missing = cotton cube
goods = { $number } { $good }
nobody = unowned
dollars = ${ $dollars }

action-first_move = First move
action-first_build = First build
action-engineer = Engineer
action-locomotive = Locomotive
action-urbanization = Urbanization
action-production = Production
action-turn_order = Turn order
about-first_move = move goods before everybody else, in both rounds
about-first_build = build before everybody else
about-engineer = build one tile more
about-locomotive = your locomotive reaches one link more, at once
about-urbanization = put a New City on a town before you build
about-production = draw two cubes for empty spaces of the goods chart
about-turn_order = pass once in the next auction without dropping out

city-A = A, red
city-B = B, blue
city-C = C, black
city-D = D, black
city-E = E, yellow
city-F = F, purple
city-G = G, black
city-H = H, black

terrain-plain = plain
terrain-river = river
terrain-mountain = mountains
terrain-swamp = swamp

side-n = N
side-ne = NE
side-e = E
side-se = SE
side-s = S
side-sw = SW
side-w = W
side-nw = NW
sides = { $one }–{ $other }

tile-straight = straight
tile-gentle = gentle curve
tile-sharp = sharp curve
tile-cross_straight_straight = crossing of two straights
tile-cross_gentle_straight = crossing of a straight and a curve
tile-cross_gentle_gentle = crossing of two curves
tile-coexist_gentle_gentle = two curves side by side
tile-coexist_straight_sharp = straight beside a sharp curve
tile-coexist_left_gentle_sharp = gentle beside a sharp curve (left)
tile-coexist_right_gentle_sharp = gentle beside a sharp curve (right)
tile-town_1 = town, end of the line
tile-town_3_left = town with three tracks (left)
tile-town_3_right = town with three tracks (right)
tile-town_3_half = town with three tracks (one side)
tile-town_3_star = town with three tracks (star)

space-light = light { $number }, row { $row }
space-dark = dark { $number }, row { $row }
space-city = New City { $city }, row { $row }

## What happened

log-rolled-for-order = { $seat } rolls { $total } for the first order of play.
log-turn = Turn { $number } of { $turns }.
log-issued = { $number ->
    [one] { $seat } issues one share and has { $shares } now.
   *[other] { $seat } issues { $number } shares and has { $shares } now.
}
log-issued-none = { $seat } issues no shares.
log-bid = { $seat } bids ${ $dollars }.
log-auction-pass = { $seat } passes and stays in the auction.
log-dropped = { $seat } drops out: place { $place }, pays ${ $dollars }.
log-won-auction = { $seat } wins the auction and goes first: pays ${ $dollars }.
log-first-paid = { $seat } pays ${ $dollars } and goes first.
log-first-declined = { $seat } does not pay for the first place.
log-first-free = { $seat } goes first for free.
log-chose = { $seat } chooses { $action }.
log-urbanized = { $seat } puts New City { $city } on { $town }.
log-built = { $seat } builds at { $place }: { $tile }, ${ $dollars }.
log-replaced = { $seat } replaces the tile at { $place }: { $tile }, ${ $dollars }.
log-redirected = { $seat } redirects the track at { $place }: { $tile }, ${ $dollars }.
log-finished = { $sections ->
    [one] { $start } and { $to } are linked: one section of { $seat }.
   *[other] { $start } and { $to } are linked: { $sections } sections of { $seat }.
}
log-joined = { $seat } joins the two cities directly: ${ $dollars }.
log-build-done = { $number ->
    [0] { $seat } builds nothing.
    [one] { $seat } has built one tile.
   *[other] { $seat } has built { $number } tiles.
}
log-scrapped = { $seat } takes back what is not finished.
log-lapsed = The unfinished section of { $seat } from { $start } was not extended: it is unowned now.
log-delivered = { $links ->
    [one] { $seat } moves a { $cube } from { $start } to { $to }, over one link.
   *[other] { $seat } moves a { $cube } from { $start } to { $to }, over { $links } links.
}
log-earned = Income: { $incomes }.
earned-by = { $player } +{ $income }
log-upgraded = { $links ->
    [one] The locomotive of { $seat } now reaches one link.
   *[other] The locomotive of { $seat } now reaches { $links } links.
}
log-moves-nothing = { $seat } moves nothing.
log-settled = { $seat } collects ${ $income }, pays ${ $paid } and has ${ $dollars }.
log-short = { $seat } cannot pay ${ $missing }: income falls by { $missing }.
log-bankrupt = { $seat } is bankrupt and out of the game.
log-reduced = The income of { $seat } is reduced by { $minus }, to { $income }.
log-produces-nothing = { $seat } produces nothing.
log-produced = { $seat } draws { $goods } for the goods chart.
log-put = { $seat } puts a { $cube } on the goods chart: { $space }.
log-rolled-light = Goods growth, light dice: { $numbers }.
log-rolled-dark = Goods growth, dark dice: { $numbers }.
log-grown = A { $cube } comes to { $city }.
log-fed = A { $cube } comes from the bag to { $city }.
log-continent = East and west are joined: the continent is crossed!
log-rewarded = { $seat } is paid for it: income +{ $income }.
log-tie-rolled = { $seat } rolls { $number } to break the tie.
log-end = The game is over.

## Why not

refusal-now-issue = Shares are issued now.
refusal-now-auction = The auction is still going: bid or drop out.
refusal-now-first = First it must be settled who goes first.
refusal-now-choose = Actions are chosen now.
refusal-now-build = Track is being built now.
refusal-now-reward = First say who is paid for joining the continent.
refusal-now-move = Goods are moved now.
refusal-now-produce = First comes Production.
refusal-now-put = First put the cubes drawn on the goods chart.
refusal-no-pass = Only the player who chose { $action } may pass, and only once.
refusal-no-pass-of-two = Nobody may pass when only two are left in the auction.
refusal-engine-full = A locomotive reaches { $most } links at most.
refusal-engine-once = You have improved your locomotive this turn already.
refusal-no-money = That costs ${ $price }, and you have ${ $money }.
refusal-unfinished = On this map everything you build must be a finished link: finish it, or take it back.
refusal-nothing-unfinished = There is nothing unfinished to take back.
refusal-too-many-shares = Nobody can issue more than { $most } shares in a game.
refusal-one-share = { $most ->
    [one] Only one share may be issued in a turn here.
   *[other] Only { $most } shares may be issued in a turn here.
}
refusal-bid-higher = Bid at least ${ $least }.
refusal-bid-too-high = You cannot bid ${ $dollars }: you have ${ $money }.
refusal-no-such-action = { $action } is not available on this map.
refusal-action-used = You have chosen { $action } already: not again before all actions have been chosen.
refusal-action-taken = { $holder } has chosen { $action } already.
refusal-not-drawn = No { $cube } was drawn.
refusal-space-full = There is a cube on this space already ({ $space }).
refusal-in-order = First put the { $cube }: it was drawn first.
refusal-no-such-reward = These two do not own links of one route across the continent.
refusal-off-map = That is not on the map.
refusal-no-town = There is no town here.
refusal-no-urbanization = Only the player who chose { $action } may put a New City on the map.
refusal-urbanized-already = You have already put your New City this turn.
refusal-urbanize-first = A New City comes before your track.
refusal-new-city-there = There is a city here already.
refusal-new-city-gone = New City { $city } is not available.
refusal-loop = That would join { $stop } with itself.
refusal-no-discs = { $need ->
    [one] That needs one more ownership disc,
   *[other] That needs { $need } more ownership discs,
} and { $left ->
    [0] you have none left.
    [one] you have one left.
   *[other] you have { $left } left.
}
refusal-no-tiles-left = You have built all tiles of this turn.
refusal-link-taken = This link is built already.
refusal-city-hex = No track on a city: it is joined with the track on all its sides.
refusal-tile-out = No such tile is left: { $tile }.
refusal-no-town-discs = No town discs are left: only town tiles fit here.
refusal-off-grid = Track cannot lead off the map or into water.
refusal-others-track = Your track cannot join that of { $holder } directly.
refusal-others-track-stays = The track of { $holder } cannot be changed.
refusal-first-tile = Your first track must lead into a city.
refusal-first-tile-coast = Your first track must lead into one of the old cities of the east or west.
refusal-not-from-coast = New track must begin at your own track or at one of the old cities of the east or west.
refusal-not-connected = New track must begin at a city or at your own track.
refusal-not-contiguous = Until east and west are joined, all your track must hang together.
refusal-keep-track = The track that lies here must stay.
refusal-nothing-new = This would change nothing.
refusal-no-open-end = Only the open end of unfinished track can be redirected.
refusal-no-cube = There is no { $cube } at { $place }.
refusal-one-link = A cube must move over at least one link.
refusal-engine-too-small = { $links ->
    [one] That is one link; your locomotive reaches { $engine }.
   *[other] That is { $links } links; your locomotive reaches { $engine }.
}
refusal-no-link = No finished link leads from { $place } that way.
refusal-twice = A cube cannot come to { $place } twice.
refusal-turns-back = A cube from the land cannot turn back on the track on which it lay.
refusal-same-link = There is a link of the same owner to the same place: take that one.
refusal-wrong-city = { $place } does not take a { $cube }.
refusal-town-takes-nothing = { $place } is a town: it takes no cubes.
refusal-must-stop = The { $cube } must end its move at { $place }.
refusal-no-way-through = { $place } is a foreign terminal: nothing goes through it.
refusal-bonus-link = Name the link whose owner gets the bonus.
refusal-no-bonus = There is no bonus for this move.

## The score

score-income = Income { $income }, three times
score-track = Track in finished links
score-shares = Shares issued: { $shares }
score-money = Money
score-buy-back = Shares to buy back: { $shares }
score-bankrupt = Bankrupt
tie-money = more money
tie-track = more track
tie-die = a die

## What can be done now

prompt-over = The game is over.
prompt-wait = It is the turn of { $seat }.
prompt-issue = How many shares do you issue? Each brings $5 now and costs $1 every turn, and three points at the end. You have ${ $money }; this turn ${ $expenses } will be due, and your income is { $income }.
prompt-auction-first = Bid for the order of play: at least $1, or drop out. You have ${ $money } and should keep ${ $keep }.
prompt-auction = { $leader } has bid ${ $high }: bid more, or drop out. You have ${ $money } and should keep ${ $keep }.
prompt-first = Pay ${ $dollars } to go first this turn? You have ${ $money }.
prompt-choose = Choose an action for this turn.
prompt-build = { $number ->
    [one] Build track: point at a hex. One tile left; you have ${ $money } and should keep ${ $keep }.
   *[other] Build track: point at a hex. { $number } tiles left; you have ${ $money } and should keep ${ $keep }.
}
prompt-build-over = All your tiles are built. Finish your build.
prompt-build-urban = Point at a New City and then at a town, or build at once: { $number ->
    [one] one tile
   *[other] { $number } tiles
} left. You have ${ $money } and should keep ${ $keep }.
prompt-build-open = Not finished yet: { $ends }. { $number ->
    [0] No tiles are left: take the build back.
    [one] One tile left, ${ $money } in hand.
   *[other] { $number } tiles left, ${ $money } in hand.
}
open-end = from { $start }, open at { $place }
prompt-reward = The continent is joined over links of several owners: who is paid for it?
prompt-move = { $links ->
    [one] Move goods, round { $round } of 2: point at a cube. Your locomotive reaches one link.
   *[other] Move goods, round { $round } of 2: point at a cube. Your locomotive reaches { $links } links.
}
prompt-produce = Production: draw two cubes for empty spaces of the goods chart?
prompt-put = { $number ->
    [one] Put the cube drawn on an empty space of the goods chart.
   *[other] Put the cubes drawn on empty spaces of the goods chart, one after the other.
}
prompt-tile = Which track at { $place }?
prompt-after-tile = On which of the two tracks does the cube lie?
prompt-after-city = On which town?
prompt-after-drawn = On which space?
prompt-after-reward = And who else?
prompt-more-issue = How many shares do you issue?
prompt-more-auction = How much do you bid?
prompt-cube = { $links ->
    [one] Where does the { $cube } go? One link at most.
   *[other] Where does the { $cube } go? { $links } links at most.
}
prompt-way = Which way? Point at one to see it.
prompt-bonus = From coast to coast: whose link gets the bonus?

## Choices

pick-issue-none = no shares
pick-issue = { $number ->
    [one] one share: +$5
   *[other] { $number } shares: +${ $dollars }
}
pick-issue-more = more shares
pick-bid-more = more than ${ $dollars }
pick-drop = drop out: place { $place }, pay ${ $dollars }
pick-pass-auction = pass and stay in (Turn order)
pick-pass-first = do not pay
pick-pass-move = move nothing
pick-pass-produce = produce nothing
pick-pay = pay ${ $dollars } and go first
pick-action = { $action }: { $about }
pick-city = New City { $city }
pick-town = on { $place }
pick-hex = { $place }, { $terrain }
pick-hex-town = { $place }, town
pick-tile = { $tile } { $sides }: ${ $dollars }
pick-tile-instead = replace by { $tile } { $sides }: ${ $dollars }
pick-tile-redirected = redirect to { $tile } { $sides }: ${ $dollars }
pick-track = { $cube } on the track { $sides }
pick-exits = { $number ->
    [one] one track into the town
   *[other] { $number } tracks into the town
}
pick-coexisting = two tracks side by side
pick-crossing = two tracks that cross
pick-join = link { $from } and { $to }: ${ $dollars }
pick-done = { $number ->
    [0] build nothing
   *[other] finish building
}
pick-scrap = take back what is not finished, and end the build
pick-engine = { $links ->
    [one] improve the locomotive: one link
   *[other] improve the locomotive: { $links } links
}
pick-produce = draw the cubes
pick-drawn = the { $cube }
pick-space = { $space }
pick-reward = { $player }: income +{ $income }
pick-reward-alone = { $player } alone: income +{ $income }
pick-cube = { $cube } from { $place } (at best { $split })
pick-end = to { $place }: { $split }
pick-end-over = to { $place } over { $stops }: { $split }
pick-end-ways = to { $place } ({ $number } ways): at best { $split }
pick-way = over { $stops }: { $split }
pick-way-straight = straight there: { $split }
way-stop = { $place }
way-stop-by = { $place } (track of { $player })
way-stop-unowned = { $place } (unowned track)
pick-bonus = bonus: { $split }
split-you = you +{ $income }
split-other = { $player } +{ $income }
split-nobody = nobody earns anything

## The picture

phase-issue = Issue shares
phase-auction = Auction for the order of play
phase-auction-bid = Auction: { $seat } has bid ${ $dollars }
phase-first = Who goes first?
phase-choose = Choose actions
phase-build = Build track · tiles left: { $number }
phase-reward = The continent is joined
phase-move = Move goods · round { $round } of 2
phase-produce = Goods growth: Production
phase-put = Goods growth: Production
phase-over = The game is over
draw-desc = { $links ->
    [one] A map with one finished link, { $seats } at the table, turn { $turn } of { $turns }.
   *[other] A map with { $links } finished links, { $seats } at the table, turn { $turn } of { $turns }.
}
draw-desc-over = A map at the end of the game, { $seats } at the table.
draw-hex = { $place }, { $terrain }: track from ${ $dollars }
draw-hex-town = { $place } ({ $hex }), a town
draw-hex-city = { $place } ({ $hex }), a city that takes { $good }
draw-link = { $sections ->
    [one] Link { $start } – { $end } of { $owner }: one section
   *[other] Link { $start } – { $end } of { $owner }: { $sections } sections
}
draw-section = { $sections ->
    [one] Unfinished track from { $start } ({ $owner }): one section
   *[other] Unfinished track from { $start } ({ $owner }): { $sections } sections
}
draw-bankrupt = bankrupt
draw-placed = out, { $place }
draw-city-free = New City { $city }, available
draw-city-built = New City { $city } is on { $town }
draw-turn = Turn { $turn } of { $turns }
draw-actions = Actions
draw-players = Players
draw-labels = Names of the hexes
draw-chart = Goods chart
draw-chart-about = Cubes that wait for the dice of goods growth, below the cities that they will come to.
draw-taken = Chosen by { $seat }.
figure-standing = Doing
figure-standing-about = The action of this turn; in the auction the bid, or the place.
draw-drawn = Drawn
draw-stock = Tiles left
legend = Legend
legend-terrain = { $terrain }: ${ $dollars }
legend-price = a price of its own: what simple track costs here
legend-city = city: takes cubes of its colour
legend-town = town: links end here, no cubes are taken
legend-port = port: takes cotton, the white cubes
legend-terminal = foreign terminal: nothing goes through it
legend-east = city of the east
legend-west = city of the west
legend-direct = cities that touch are joined for this price
legend-link = finished link, in its owner's colour
legend-open = unfinished track, which can be built on

label-cube = { $cube } at { $place }
label-space = { $space }: { $good }
label-empty = empty

chance-order = Die for the first order of play
chance-light = Goods growth, light die
chance-dark = Goods growth, dark die
chance-tie = Die for a tie
chance-bag = Cube from the bag

luck-grown = Goods growth in cities on one's own links
luck-produced = Cubes drawn by Production
curve-income = Income
curve-money = Money

figure-money = Money
figure-money-about = Money in hand
figure-income = Income
figure-income-about = Income: how many dollars you collect every turn
figure-shares = Shares
figure-shares-about = Shares issued: $1 each every turn, three points each at the end
figure-range = Engine
figure-range-about = Locomotive: how many links a cube may go over
figure-expenses = Due
figure-expenses-about = Expenses of this turn: $1 for each share and each link of the locomotive
figure-keep = Keep
figure-keep-about = What should be left in hand, besides the income, to pay all expenses of this turn
figure-points = Points
figure-points-about = Points if the game ended now

## The board in words

plain-turn = Turn { $turn } of { $turns }. { $phase }.
plain-order = Order of play: { $names }.
plain-player = { $seat }: ${ $money }, income { $income }, shares { $shares }, locomotive { $engine }; due ${ $expenses }, keep ${ $keep }; discs { $discs }; points { $points }
plain-player-out = { $seat }: bankrupt
plain-action = action: { $action }
plain-bid = bid: ${ $dollars }
plain-placed = out of the auction, place { $place }
plain-cities = Cities and their cubes
plain-city = { $place } ({ $hex }), { $good }: { $goods }
plain-city-die = { $place } ({ $hex }), { $good }, { $die }: { $goods }
plain-terminal = { $place } ({ $hex }), abroad, takes { $good }
plain-towns = Towns
plain-town = { $place } ({ $hex })
plain-town-cubes = { $place } ({ $hex }): { $goods }
plain-land = Cubes on the land
plain-land-cube = { $hex } { $good }
plain-links = Links
plain-no-links = No links yet.
plain-sections = Unfinished track
plain-link = { $start } – { $end }: { $owner }, { $sections }
plain-section = from { $start } to the border of { $hex }: { $owner }, { $sections }
plain-chart = Goods chart: the next cube of each die
plain-chart-column = { $die } to { $place }: { $goods }
plain-new-cities = New Cities available: { $cities }.
plain-tiles = Tiles left
plain-tile = { $tile } { $number }
die-light = light { $number }
die-dark = dark { $number }

## What is on a map

about-title = { $title }
about-hexes = Hexes: { $number } (river { $rivers }, mountains { $mountains }, swamp { $swamps }).
about-cities = Cities: { $number }, towns: { $towns }.
about-terminals = Foreign terminals: { $number }.
about-turns = { $players ->
    [one] One player
   *[other] { $players } players
}: { $turns ->
    [one] one turn.
   *[other] { $turns } turns.
}
about-start = At the start: ${ $money } and { $shares ->
    [one] one share
   *[other] { $shares } shares
} each; { $tiles ->
    [one] one tile
   *[other] { $tiles } tiles
} in a build.

## What things are

explain-cube = { $what }. It goes to a city of its colour; every link on its way pays its owner.
explain-space = { $what }. A space of the goods chart: when goods grow, dice bring its cube to the city of its column.
explain-drawn = { $what }. It goes to an empty space of the goods chart.
explain-new-city = { $what }. Whoever chooses Urbanization puts it on a town.
explain-link = { $what }. Every cube that uses it raises its owner's income by one.
explain-city = { $what }. Cubes of other colours start here.
explain-town = { $what }: it joins all track that enters it, and takes no cubes.
explain-land = { $what }; complex tiles cost more.
explain-column = A die with this number brings the topmost cube of the column to its city ({ $place }), and one to the New City below it.
explain-waiting = A cube that waits; the topmost of a column is the next.

## Why a bot would do it

reason-action = What it does: { $about }.
reason-issue = Then you have ${ $money } to bid and build with; ${ $due } will be due this turn, and your income is { $income } so far.
reason-issue-to-build = Then you have ${ $money } to build with; ${ $due } will be due this turn, and your income is { $income } so far.
reason-no-issue = Every share would cost you $1 in every turn to come; you have ${ $money }, ${ $due } will be due this turn, and your income is { $income } so far.
reason-bid = For ${ $dollars } or less it may bring you a better place: you want { $action } most.
reason-pay = You are first for ${ $dollars }: you want { $action } most.
reason-drop = The next bid would be ${ $dollars } at least; place { $place } will do.
reason-not-first = The first place is not worth ${ $dollars } to you.
reason-stay = You stay in without a bid, and can still bid later.
reason-engine = { $cubes ->
    [0] Longer ways pay more: from now on { $links } links.
    [one] A cube that lies ready could pay you more over { $links } links.
   *[other] Cubes that lie ready and could pay you more over { $links } links: { $cubes }.
}
reason-locomotive = { $cubes ->
    [0] It spares you a round of moving goods for it: from now on { $links } links.
    [one] A cube that lies ready could pay you more over { $links } links, with what you can build now.
   *[other] Cubes that lie ready and could pay you more over { $links } links, with what you can build now: { $cubes }.
}
reason-engineer = It helps you to link { $one } and { $other }.
reason-first-build = Nobody can be before you where you want to build: between { $one } and { $other }.
reason-urbanization = You can put New City { $city } on { $place }.
reason-first-move = Nobody can take cubes away before you; your best one pays +{ $gain }.
reason-produce = { $spaces ->
    [one] The goods chart has one empty space: what lies there comes to a city later.
   *[other] The goods chart has { $spaces } empty spaces: what lies there comes to cities later.
}
reason-put = { $gain ->
    [0] From there it comes to { $place }; your links do not yet lead from there to its colour.
   *[other] From there it comes to { $place }, and over your links it would pay you +{ $gain }.
}
reason-city-now = { $new ->
    [one] One more cube could be delivered for you at once; cubes of its colour ({ $colour }) on the map: { $cubes }.
   *[other] More cubes could be delivered for you at once: { $new }; cubes of its colour ({ $colour }) on the map: { $cubes }.
}
reason-city = It takes cubes of its colour ({ $colour }), of which { $cubes } lie on the map, once they can get to { $place }.
reason-done = More track would not pay now: you keep ${ $money }; ${ $due } will be due this turn, and your income is { $income } so far.
reason-wait = { $best ->
    [0] No cube would pay you over { $links } links now.
   *[other] It can wait: the best cube would pay you +{ $best } over { $links } links now.
}
reason-link = { $cubes ->
    [0] It links { $one } and { $other }: a link that pays you for every cube.
    [one] It links { $one } and { $other }: a cube is waiting to go over it, and every cube pays you.
   *[other] It links { $one } and { $other }: { $cubes } cubes are waiting to go over it, and every cube pays you.
}
reason-link-soon = { $cubes ->
    [0] It is the first of { $tiles } tiles that link { $one } and { $other }: a link that pays you for every cube.
    [one] It is the first of { $tiles } tiles that link { $one } and { $other }: a cube is waiting to go over it, and every cube pays you.
   *[other] It is the first of { $tiles } tiles that link { $one } and { $other }: { $cubes } cubes are waiting to go over it, and every cube pays you.
}
brief-deliver = { $cube } from { $start } to { $end }
reason-onward = { $left ->
    [0] It leads on from { $start }; the link pays once it reaches a city or a town.
    [one] It leads on from { $start }; the link pays once it reaches a city or a town, and you may lay one more tile now.
   *[other] It leads on from { $start }; the link pays once it reaches a city or a town, and you may lay { $left } more tiles now.
}
