# What may be wrong with a sheet and tiles that somebody has typed in.

fault-no-part = at least one part is needed: { $parts }
fault-together = { $parts } go together
fault-row = 1 to { $most } of the digits 1 to 6 and dots are expected
fault-field = a field such as c2 is expected: the row's letter, the column
fault-colours = cities 3 and 4 are grey, the others red, blue, green and yellow
fault-kinds = two different kinds are expected
fault-city-outside = city { $number } does not lie in region { $number }
fault-town-outside = town { $number } does not lie in region { $number }
fault-one-field = city and town { $number } are on one field
fault-few-fields = region { $number } needs { $least } fields beside its city, it has { $fields }
fault-pieces = region { $number } is in several pieces
fault-no-border = regions { $one } and { $other } have no border
