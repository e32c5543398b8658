"""Running tournaments: what their hosts and players do (hosting), rounds that begin by themselves (rounds), and what of
it is shown (shown). What a tournament is stands in contest/."""
