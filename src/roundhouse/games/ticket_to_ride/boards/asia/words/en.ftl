title = Ticket to Ride: Team Asia
tagline = Two or three teams of two cross Asia: secret hands, shared racks, tunnels in the Himalayas.

own-tickets = The board is the printed one, from a single transcription of a picture: a few lengths may be one off. The tickets are our own design, because the printed ones could not be found. If you own the game, you can type in yours and mend the board.

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
log-last-round = The team of { $seat } has { $number ->
    [0] no trains left
    [one] only one train left
   *[other] only { $number } trains left
}: everybody takes one more turn.
score-longest = Asian Express: longest path ({ $length })
plain-player = { $seat }: points { $points }; trains { $pieces }, cards { $cards }, tickets { $tickets }
plain-partner = { $seat }: trains { $pieces }, cards { $cards }, tickets { $tickets }
