# Tournaments: what cannot be done, and what people are told.

tell-round = { $who }: a round begins, your game of { $game } is ready
tell-cup = { $who }: the tournament is over
tell-joined = { $who } has joined your tournament
problem-no-tournament = There is no such tournament
problem-no-tournament-about = The link may be old, or a letter of it is missing.
problem-sealed = Not yet
problem-sealed-about = Other tables of this round have the same dice and cards. When all are through, everybody can look at them.
problem-not-now = Not any more
problem-not-now-about = The tournament has begun, or is over.
refusal-no-hint = In a tournament there are no hints.
refusal-no-back = The game cannot go back here: chance would answer anew, and the other tables of the round would have had another.
refusal-no-open = A seat cannot be opened here: whoever took it would see what the other tables of the round are about to get. Let a bot play on.
bad-form = A tournament is a round robin, groups, or Swiss.
bad-rounds = A tournament has at most { $most } rounds.
bad-group = A table of several has { $least } to { $most } seats.
bad-tournament = The name of a tournament has 1 to { $most } characters.
bad-entrants = There are too few yet ({ $number }): it takes at least { $least }.
enough-tournaments = So many tournaments of yours may be open: { $most }. Finish one of them first.
enough-entrants = So many can take part, and no more: { $most }.
