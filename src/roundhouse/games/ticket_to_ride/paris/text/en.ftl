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
log-last-round = Hardly any buses are left to { $seat }: everybody takes one more turn.
plain-player = { $seat }: { $points } points; buses { $pieces }, cards { $cards }, tickets { $tickets }
plain-partner = { $seat }: buses { $pieces }, cards { $cards }, tickets { $tickets }
