title = Ticket to Ride: USA
tagline = The classic board: collect cards, claim routes from coast to coast, connect the cities on your tickets.

card-wild = locomotive
cards-wild = { $number ->
    [one] 1 locomotive
   *[other] { $number } locomotives
}
wild-card = locomotive
wild-cards = locomotives

refusal-few-pieces = { $need ->
    [one] You need one train and have { $have }.
   *[other] You need { $need } trains and have { $have }.
}
log-last-round = { $seat } has { $number ->
    [0] no trains left
    [one] only one train left
   *[other] only { $number } trains left
}: everybody takes one more turn.
plain-player = { $seat }: points { $points }; trains { $pieces }, cards { $cards }, tickets { $tickets }
plain-partner = { $seat }: trains { $pieces }, cards { $cards }, tickets { $tickets }
