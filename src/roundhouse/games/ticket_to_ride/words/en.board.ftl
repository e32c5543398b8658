# What may be wrong with a map that somebody has typed in.

fault-few-cards = at least { $least } cards are needed, there are { $given }
fault-few-tickets = at least { $least } tickets are needed, there are { $given }
fault-few-pieces = a player has only { $pieces } pieces
fault-few-of-colour = the deck has too few cards of its colour
fault-no-points = routePoints has no points for length { $length }
fault-no-place = there is no place { $name }
fault-no-way = no routes lead from { $start } to { $to }
fault-no-group = no routes have the group { $group }
fault-no-tunnels = this game has no rules for tunnels
fault-tunnel-cards = a tunnel turns up { $least } to { $most } cards, not { $given }
fault-no-ferries = this game has no rules for ferries
fault-same-spot = another place is at the same spot
fault-same-ends = both ends are the same place
fault-same-places = another route connects the same places: give both the same group
fault-same-ticket = another ticket has the same places
fault-lanes = a group has two or three lanes, { $group } has { $lanes }
fault-lanes-apart = the lanes of { $group } connect different places
fault-lanes-length = the lanes of { $group } are not equally long
fault-lanes-colour = two lanes of { $group } have the same colour
fault-junction-name = a junction has no name
fault-junction-ticket = no ticket ends at a junction
fault-many-junctions = there are more junctions than places with a name
