# What the pages say of the game.
title = Signals
tagline = Lay a card in secret, take one in the open: a small game of nerve.
option-length = Length
option-length-short = Two rounds
option-length-short-about = Over in a minute.
option-length-long = Three rounds
option-length-long-about = One more round to catch up.
chance-deck = Card from the deck

# Things, and what can be done with them.
card = signal { $value }
pick-lay = Lay { $card }
pick-take = Take { $card }
label-hand = { $card } in your hand: { $count }
label-row = { $card } in the row: { $count }
prompt-lay = Lay one of your cards face down.
prompt-take = Take a card from the row.

# Why not?
refusal-not-in-hand = You do not hold { $card }.
refusal-not-in-row = There is no { $card } in the row.
refusal-take-now = The cards are laid: take one from the row.
refusal-lay-first = The row is empty until all have laid.

# The score sheet and the log.
score-pile = Cards taken
tie-cards = fewer cards
log-draw = { $seat } draws { $card }.
log-lay = { $seat } lays { $card }.
log-take = { $seat } takes { $card }.

# The board, drawn and in words.
table =
    Round { $round } of { $rounds }, { $deck ->
        [one] one card
       *[other] { $deck } cards
    } in the deck
row-title = The row
row = In the row: { $cards }
hand = In your hand: { $cards }
area =
    { $seat }: { $points ->
        [one] 1 point
       *[other] { $points } points
    }, { $held ->
        [one] 1 card
       *[other] { $held } cards
    } in hand
