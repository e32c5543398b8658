# Clocks, and what people at a table agree on.

span-days = { $number ->
    [one] 1 day
   *[other] { $number } days
}
span-hours = { $number ->
    [one] 1 hour
   *[other] { $number } hours
}
span-minutes = { $number ->
    [one] 1 minute
   *[other] { $number } minutes
}
span-seconds = { $number ->
    [one] 1 second
   *[other] { $number } seconds
}
clock-live = Played by the clock: { $bank } each, and { $turn } more with every turn.
clock-days = { $banked ->
    [0] Time for a turn: { $turn }.
   *[other] Time for a turn: { $turn }; beyond that { $bank } in all.
}
clock-without-nights = Nights do not count.
clock-without-weekends = Weekends do not count.
clock-without-both = Nights and weekends do not count.
clock-zero-nothing = When time is up, nothing happens by itself.
clock-zero-move = When time is up, a bot makes the move.
clock-zero-seat = When time is up, a bot plays on until its player is back.

motion-pause = { $name } would like to stop the clock for all.
motion-resume = { $name } would like to let the clock go on.
motion-back = { $move ->
    [0] { $name } would like to go back to the beginning.
   *[other] { $name } would like to go back to the position after move { $move }.
}
motion-end = { $name } would like to end this game without a result.
motion-bot = { $name } would like a bot to play on for { $whom }.
motion-open = { $name } would like to open the seat of { $whom } to whoever has the link.
nudge = { $whom }, it is your turn. The table is waiting for you.

bad-clock = A clock is live or by days; when time is up nothing happens, a bot makes the move or a bot plays on. Only by days can nights and weekends be left out.
bad-clock-time = So much or so little time is not possible. Live: up to 6 hours each and up to an hour with a turn, by days: an hour to 30 days for a turn, and up to 60 days in all.
bad-zone = There is no time zone { $zone }.
bad-night = A night is given in minutes of the day and has at most 12 hours.
bad-vacation = So many days are not left: { $left } of { $most } a year.
bad-motion = This cannot be wished for.
refusal-motion-open = Something else is being decided here. Answer that first.
refusal-no-motion = There is nothing to decide here any more.
refusal-no-clock = There is no clock that this could be done to.
refusal-no-nudge = One can nudge whoever has kept the table waiting for an hour, and again after twelve.
problem-agreed = The players have ended this game
problem-agreed-about = The players have ended this game. It can still be looked at.
