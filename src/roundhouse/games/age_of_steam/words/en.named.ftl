# The named rules of a map that somebody brought, a sentence each.

title-brought = Age of Steam: { $title }

named-goods = Goods: { $goods }.
named-new-cities = New Cities: { $letters }.
named-chart-top = At the start only the top row of the light half of the goods chart and of New Cities A to D is filled.
named-chart-none = The goods chart is empty at the start.
named-chart-redraw = A cube of the New City's own colour is drawn again at { $letters }.
named-city-cubes = Cubes in each city at the start: { $number }.
named-terminals = Foreign terminals produce nothing, nothing goes through them, and each takes only the colour of the cube that was drawn for it at the start.
named-town-cubes-bag = A cube from the bag lies in every town at the start. It is moved like a city's and is not replaced.
named-town-cubes-cotton = A white cube, cotton, lies in every town at the start. It is moved as from a city.
named-urbanized-to-bag = When a town becomes a New City, its cube goes into the bag.
named-urbanized-stays = When a town becomes a New City, its cube stays there.
named-land-cubes = A cube lies on every plain and river hex without a city or town.

named-issue = { $number ->
    [one] At most one share may be issued in a turn.
   *[other] At most { $number } shares may be issued in a turn.
}
named-alone = There is no auction.
named-order-first = The order of play is settled before shares are issued.
named-alternate = There is no auction: the first place alternates and costs ${ $dollars }. If the player whose turn it is will not pay, the other may; if both decline, the first goes first for free. Whoever chose Turn order is asked first in the next turn.
named-actions = The actions are { $actions }.
named-action-cycle = One must be chosen every turn, and none again before all have been chosen.
named-half-price = The Engineer builds one tile of the turn, the dearest, at half price, rounded up, and no tile more.

named-price = { $terrain } ${ $dollars }
named-terrain-prices = Simple track costs: { $prices }.
named-prices = A number on a hex is the price of simple track there.
named-finished = No track may stay unfinished: when a build ends, everything must be a finished link.
named-direct = Cities that touch can be joined directly where that is marked. It counts as one of your tiles and as one section.
named-continent = Building begins at a printed city of the east or west. Until a city of the east is joined with one of the west, all track of a company must hang together.
named-joined = Whoever joins east and west for the first time is paid at once: the income of a single company rises by { $alone }, that of two companies by { $each } each. With more owners, or more than one way across, whoever has built the joining tile names who is paid.

named-crossing = A cube that goes from a city of the east to one of the west, or the other way round, raises the income of the owner of one link that it used by { $income } more; the mover says which.
named-cotton = Cotton goes to a port ({ $ports }), ends its move there and leaves the game. Extra income for the mover: { $income }.
named-land-track = Track on a hex takes up its cube, which can be moved from there in either direction, even if the track is unfinished: the way to the first stop counts as a link for the owner of the track.
named-land-builder = On a tile with two tracks the builder says on which of them the cube lies.
named-land-deliverer = On a tile with two tracks whoever moves the cube says on which of them it lies.
named-partial = Unfinished track raises its owner's income by { $income } more.
named-reduction = Income reduction counts { $times } times, { $last ->
    [0] from turn { $first } on.
   *[other] in turns { $first } to { $last }.
}
named-no-growth = Goods do not grow.
named-growth-dice = Dice for each half of the chart when goods grow: { $number }.
named-fed = When goods grow, { $city } gets one more cube from the bag{ $last ->
    [0] .
   *[other] , up to turn { $last }.
}

named-cash = At the end all shares are bought back for $5 each. If you cannot, you lose; what is left is your score.
named-ties = Ties are decided by { $ties }, in this order.
