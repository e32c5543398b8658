# What may be wrong with a board that somebody brings. Each stands behind its place in the file.

fault = line { $line }: { $where }: { $reason }

## The file

fault-too-long = the file is longer than { NUMBER($longest, useGrouping: 0) } characters
fault-json = column { $column }: this is not JSON: { $why }
fault-json-value = a value is expected
fault-json-name = a name in double quotes is expected
fault-json-colon = a colon is expected
fault-json-comma = a comma is expected
fault-json-last-comma = there must be no comma after the last one
fault-json-more = something follows after the end
fault-json-open = the closing quote of a text is missing
fault-json-control = line breaks and tabs in a text are written \n and \t
fault-json-escape = something else is expected after a backslash
fault-json-other = it cannot be understood
fault-json-twice = { $name } is there twice
fault-json-beyond = this JSON cannot be read: it is nested too deeply, or a number is too long

## Its parts

fault-object = an object {"{"} {"}"} is expected
fault-list = a list [ ] is expected
fault-missing = { $name } is missing
fault-unknown = not known here; these are: { $known }
fault-exactly = { $number } expected, { $given } found
fault-so-many = { $least } to { $most } expected, { $given } found
fault-word = a text of 1 to 60 printable characters is expected
fault-id = an id of lower-case letters, digits, - and _ is expected
fault-taken = { $name } is there already
fault-one-of = one of { $names } is expected
fault-none-of = { $given } is none of { $names }
fault-once = each may appear only once
fault-number = a whole number from { $least } to { $most } is expected
fault-truth = true or false is expected
