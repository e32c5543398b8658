"""Who I am: a guest is a cookie and needs nothing else. Whoever wants to keep their seats becomes a person, who owns
browsers, passkeys, recovery codes and programs.

`members` knows people again, `accounts` makes them; `passkeys`, `codes`, `passes` and `programs` are what they show,
and `ways_in` looks at it; `joining` lets seats come along, `forgetting` and `taking_along` are the ways out. `me_api`
is what the page and programs ask.
"""
