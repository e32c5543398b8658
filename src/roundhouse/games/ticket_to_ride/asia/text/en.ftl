title = Ticket to Ride: Team Asia
tagline = Two or three teams of two across Asia: secret hands, a shared rack, tunnels in the Himalayas.

own-tickets = The board is the printed one, from a single transcription of a picture: a few lengths may be one off. The tickets are our own design, for the printed ones were not to be had. Whoever owns the game can type theirs in and mend the board.

card-wild = locomotive
wilds = { $number ->
    [one] 1 locomotive
   *[other] { $number } locomotives
}

refusal-few-pieces = { $need ->
    [one] You need one train and have { $have }.
   *[other] You need { $need } trains and have { $have }.
}
log-last-round = The team of { $seat } has { $number ->
    [0] no trains left
    [one] only one train left
   *[other] only { $number } trains left
}: everybody takes one more turn.
plain-player = { $seat }: { $points } points; trains { $pieces }, cards { $cards }, tickets { $tickets }
plain-partner = { $seat }: trains { $pieces }, cards { $cards }, tickets { $tickets }
