title = Ticket to Ride: Team Asia
tagline = Two or three teams of two across Asia: secret hands, a shared rack, tunnels in the Himalayas.

card-wild = locomotive
wilds = { $number ->
    [one] 1 locomotive
   *[other] { $number } locomotives
}

refusal-few-pieces = { $need ->
    [one] You need one train and have { $have }.
   *[other] You need { $need } trains and have { $have }.
}
log-last-round = Hardly any trains are left to { $seat } and the partner: everybody takes one more turn.
plain-player = { $seat }: { $points } points; trains { $pieces }, cards { $cards }, tickets { $tickets }
plain-partner = { $seat }: trains { $pieces }, cards { $cards }, tickets { $tickets }

## Rack talk: what partners may say to each other

say-ask = Which of the cards on our rack will you use?
say-use-any = Use whatever you need from our rack.
say-leave-any = Please leave the cards on our rack for now.
say-use = Use the cards on our rack: { $card }.
say-leave = Please leave these cards on our rack to me: { $card }.
say-agreed = Agreed about our rack.
say-rather-not = Rather not: our rack is needed for something else.
