title = Ticket to Ride: Paris
tagline = Buses through Paris: collect cards, claim routes, connect the places on your tickets.

card-wild = bus
cards-wild = { $number ->
    [one] 1 bus
   *[other] { $number } buses
}
wild-card = bus card
wild-cards = bus cards

refusal-few-pieces = { $need ->
    [one] You need one bus and have { $have }.
   *[other] You need { $need } buses and have { $have }.
}
log-last-round = { $seat } has { $number ->
    [0] no buses left
    [one] only one bus left
   *[other] only { $number } buses left
}: everybody may take one more turn.
plain-player = { $seat }: points { $points }; buses { $pieces }, cards { $cards }, tickets { $tickets }
plain-partner = { $seat }: buses { $pieces }, cards { $cards }, tickets { $tickets }
