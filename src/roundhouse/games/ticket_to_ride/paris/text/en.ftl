title = Ticket to Ride: Paris
tagline = Buses through Paris: collect cards, claim routes, join the places on your tickets.

card-wild = bus
wilds = { $number ->
    [one] 1 bus
   *[other] { $number } buses
}

refusal-few-pieces = { $need ->
    [one] You need one bus and have { $have }.
   *[other] You need { $need } buses and have { $have }.
}
log-last-round = { $seat } has { $number ->
    [0] no buses left
    [one] only one bus left
   *[other] only { $number } buses left
}: everybody may take one more turn.
plain-player = { $seat }: { $points } points; buses { $pieces }, cards { $cards }, tickets { $tickets }
plain-partner = { $seat }: buses { $pieces }, cards { $cards }, tickets { $tickets }

## The flag

log-kept = { $seat } keeps a card for the flag: { $card }.
log-flag = { $seat } has all three colours of the flag and celebrates: { $points } points.
log-wait = { $seat } has all three colours of the flag and does not celebrate yet.
refusal-flag-first = First say whether you celebrate your flag now.
refusal-no-flag = You have no whole flag to celebrate now.
score-flags = Flags ({ $number })
prompt-flag = Your flag is complete: celebrate now, or wait for the end of a later turn?
prompt-last-turn = Your last turn: draw cards, claim a route, draw tickets, or pass.
pick-celebrate = celebrate: { $points } points
pick-wait = not yet
plain-flag = kept for the flag: { $cards }; flags celebrated: { $number }
