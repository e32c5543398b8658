# A finished game explained.

decimal-point = .

curve-chances = Chances of winning, in percent
curve-expected-apart = Expected points at the end
curve-expected-ahead = Expected lead at the end

bad-analysis-game = This game has no expert that could judge it.

analysis-verdict-best = as good as any
analysis-verdict-close = hardly worse
analysis-verdict-slip = a slip
analysis-verdict-mistake = a mistake

analysis-worth-none = { $compared ->
    [one] There was nothing to compare it with.
   *[other] Nothing better was found among { $compared } ways to go on.
}
analysis-worth-points = { $points } points
analysis-worth = { $points } points, { $wins } chance of winning

analysis-decisions = { $decisions ->
    [one] One decision,
   *[other] { $decisions } decisions,
} { $best } as good as an expert’s or nearly so, { $mistakes ->
    [0] no mistakes.
    [one] one mistake.
   *[other] { $mistakes } mistakes.
}
analysis-lost = An expert’s moves would have brought { $points } points more in all.
analysis-points = { $points ->
    [1] 1 point
   *[other] { $points } points
}
analysis-ahead = { $points ->
    [1] 1 point ahead
   *[other] { $points } points ahead
}
analysis-behind = { $points ->
    [1] 1 point behind
   *[other] { $points } points behind
}
analysis-level = level
analysis-first = Expected at the start: { $expected }.
analysis-end = In the end: { $result }.
analysis-forecast = Skill and luck cannot be told apart here: moves are compared by forecasts of the next turns, not by the end of the game.
analysis-unsure = Telling skill from luck here would take longer thought: a figure would now be wrong by about { $error } points.
analysis-skill-more = Own decisions: { $points } points more than a quick bot’s (± { $error }).
analysis-skill-less = Own decisions: { $points } points less than a quick bot’s (± { $error }).
analysis-skill-even = Own decisions: worth about as much as a quick bot’s (± { $error }).
analysis-luck-more = Chance: { $points } points more than average (± { $error }).
analysis-luck-less = Chance: { $points } points less than average (± { $error }).
analysis-luck-even = Chance: about average (± { $error }).
analysis-moments = { $named ->
    [one] The moment of chance named below accounts
   *[other] The { $named } moments of chance named below account
} for { $points } of it, { $count ->
    [one] one other
   *[other] { $count } others
} for { $rest }.
analysis-others = What the others did or held: { $points } points.

analysis-after = After move { $move }
analysis-at = At move { $move }
analysis-span = In moves { $since }–{ $move }
analysis-lucky = { $when } chance was kind to { $name }: { $points } points more than average.
analysis-unlucky = { $when } chance was hard on { $name }: { $points } points less than average.
analysis-gained = { $when }, { $name } gained { $points } points through what the others did or held.
analysis-lost-by-others = { $when }, { $name } lost { $points } points through what the others did or held.
analysis-turned = Move { $move }: { $name } played “{ $played }”. The expert: “{ $expert }” ({ $worth }).

hindsight-proven = { $name } reached { $reached } of { $best } points that these dice allowed: { $share } %. It is proven that nothing better was possible.
hindsight-bound = { $name } reached { $reached } points; with these dice at least { $best } were possible ({ $share } % reached), and no more than { $bound }.
hindsight-found = { $name } reached { $reached } points; with these dice at least { $best } were possible ({ $share } % reached).
bad-hindsight = The best possible result of this game cannot be told.
