# What may be wrong with a map that somebody has typed in.

fault-labels = a text with labels of hexes is expected, such as 'A1 A2 B1'
fault-no-hex = { $word } is no hex: a letter A to Z and a number 1 to 16 are expected
fault-no-hexes = a map has hexes
fault-off-map = { $hex } is not among the hexes of the map
fault-one-hex = one hex of the map is expected
fault-terrain = { $hex } is { $terrain } already
fault-river = a river crosses a side once
fault-built-up = { $hex } is the hex of { $name }: terrain and prices count on open land only
fault-no-river = { $hex } is not among the river hexes
fault-land = { $hex } is land: it is among the hexes
fault-die = this die feeds another city
fault-touch = two cities that touch are expected
fault-joined = these two are joined already
fault-stops = 2 to { $most } cities and towns are possible, these are { $given }
fault-no-way = no land leads from { $start } to { $to }
fault-price = track on { $terrain } needs a price: { $hex }
fault-no-city = there is no city { $name }
fault-cubes = { $needed ->
    [one] { $needed } cube is needed at the start, there are { $there }
   *[other] { $needed } cubes are needed at the start, there are { $there }
}
fault-cotton = there is cotton for { $towns ->
    [one] { $towns } town
   *[other] { $towns } towns
}

## Named rules

fault-no-cities = a map without cities goes with land_cubes only
fault-regions = continent needs cities of the regions east and west
fault-direct = direct links go with unfinished: false
fault-auction = an auction needs two players; for one it is 'alone'
fault-alone = 'alone' is for one player
fault-alternate = 'alternate' is for two players
fault-alternate-land = 'alternate' goes with land_cubes only
fault-cycle = this goes with order 'alone' only
fault-actions = { $players ->
    [one] { $players } player needs { $players } action, these are { $given }
   *[other] { $players } players need { $players } actions, these are { $given }
}
fault-shares = nobody has more than { $most }
fault-no-goods = at least one colour is expected
fault-redraw = with one colour of goods nothing else can be drawn
fault-crossing = this goes with continent only
fault-apart = { $one } and { $other } do not go together
fault-turns = turns for some number of players are expected, such as {"{"}"3": 10{"}"}
fault-letters = different letters of { $letters } are expected
