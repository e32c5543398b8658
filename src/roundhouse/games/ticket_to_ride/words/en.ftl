# Ticket to Ride: words that all its games share. What a wild card and a piece are called, each game says itself.

card-black = black
card-blue = blue
card-green = green
card-orange = orange
card-purple = purple
card-red = red
card-white = white
card-yellow = yellow
cards-black = { $number } black
cards-blue = { $number } blue
cards-green = { $number } green
cards-orange = { $number } orange
cards-purple = { $number } purple
cards-red = { $number } red
cards-white = { $number } white
cards-yellow = { $number } yellow
cards-any = { $number ->
    [one] 1 of any colour
   *[other] { $number } of any one colour
}
ticket = { $from } – { $to } ({ $points })
route = { $from } – { $to }
junction = junction near { $place }

own-design = The board and the tickets are our own design, because the printed ones could not be found. If you own the game, you can type in yours.

## What happened

log-first = { $seat } goes first.
log-dealt = Your first cards: { $cards }.
log-market = Face up: { $cards }.
log-market-reset = At least three { $wilds } were face up, so all five cards were replaced{ $number ->
    [one] {""}
   *[other] , { $number } times in a row
}. Face up now: { $cards }.
log-turn = It is { $seat }'s turn.
log-take = { $seat } takes a face-up card: { $card }.
log-take-deck = { $seat } draws a card from the deck.
log-drew = You drew: { $card }.
log-to-hand = { $seat } takes the card into their hand.
log-to-rack = { $seat } puts the card on the team's rack.
log-rack-card = On your team's rack now: { $card }.
log-no-second = There is no second card for { $seat } to take.
log-lay = { $seat } plays { $cards } for { $route }.
log-tunnel = { $seat } plays { $cards } for the tunnel { $route }.
log-from-rack = From the team's rack: { $number ->
    [one] one card
   *[other] { $number } cards
}.
log-revealed = Turned up for the tunnel: { $cards }. It demands { $number ->
    [one] one more card
   *[other] { $number } more cards
}.
log-revealed-free = Turned up for the tunnel: { $cards }. It demands no more cards.
log-pay = { $seat } adds { $cards }.
log-decline = { $seat } does not pay: the cards played go into their hand, and the tunnel stays free.
log-claim = { $seat } claims { $route }: { $points ->
    [one] one point
   *[other] { $points } points
}.
log-tickets = { $seat } looks at { $number ->
    [one] one ticket
   *[other] { $number } tickets
}.
log-offer = Tickets to choose from: { $tickets }.
log-chose = You will keep { $tickets } once everybody has chosen.
log-chose-rack = You will put { $tickets } on the rack once everybody has chosen.
log-keep = { $seat } keeps { $number ->
    [one] one ticket
   *[other] { $number } tickets
}.
log-keep-own = New secret tickets: { $tickets }.
log-share = { $seat } puts { $number ->
    [one] one ticket
   *[other] { $number } tickets
} on the team's rack.
log-share-own = On your team's rack: { $tickets }.
log-pass = { $seat } passes.
log-end = The game is over. All tickets are shown.
log-shows = { $seat } shows { $tickets }.
log-shows-rack = Team { $team } shows the tickets on its rack: { $tickets }.

## Why not

refusal-choose-tickets = First choose which tickets you keep.
refusal-rack-first = First put one ticket on your team's rack.
refusal-place-first = First say where the card goes: into your hand or on the rack.
refusal-second-card = Take your second card first.
refusal-tunnel-first = The tunnel comes first: pay what it demands, or decline.
refusal-nothing-offered = There are no tickets to choose from.
refusal-nothing-to-place = There is no card to place.
refusal-no-tunnel = There is no tunnel to pay for.
refusal-no-tickets = There are no tickets left.
refusal-deck-empty = There are no cards left in the deck.
refusal-slot-empty = There is no card here.
refusal-second-wild = A face-up { $wild } cannot be your second card.
refusal-route-taken = This route belongs to { $holder }.
refusal-own-lane = You already hold another lane between these places; nobody may hold two.
refusal-lane-closed = With { $seats } players no other lane of this route can be claimed.
refusal-wrong-colour = This route must be paid with { $card } cards.
refusal-few-cards = Not enough { $card } cards in your hand: { $need } needed, { $have } there, { $missing } missing.
refusal-few-rack-cards = Not enough { $card } cards on the rack: { $need } needed, { $have } there, { $missing } missing.
refusal-only-wilds = You played nothing but { $wilds }, so only { $wilds } can be added.
refusal-keep-more = You must keep at least { $least ->
    [one] one ticket
   *[other] { $least } tickets
}.
refusal-rack-later = Tickets go on the rack once everybody has chosen.
refusal-rack-one-kept = One of the tickets you keep must go on the team's rack.
refusal-rack-one = Exactly one ticket goes on the rack now.
refusal-not-your-ticket = This is not one of your secret tickets.
refusal-must-act = You may pass only when there is nothing else you can do.

## The score

score-routes = Routes ({ $number })
score-ticket = { $from } – { $to }
score-ticket-missed = { $from } – { $to } (not completed)
score-longest = Longest path ({ $length })
score-globetrotter = Globetrotter: most tickets ({ $number })
tie-tickets = more completed tickets
tie-length = the longer path
tie-express = the longest path

## What can be done now

prompt-over = The game is over.
prompt-wait = It is { $seat }'s turn.
prompt-choosing = { $number ->
    [one] One player is still choosing tickets.
   *[other] { $number } players are still choosing tickets.
}
prompt-keep = { $least ->
    [one] Which tickets do you keep? At least one.
   *[other] Which tickets do you keep? At least { $least }.
}
prompt-keep-more = Put back another one, or keep the rest.
prompt-keep-rack = Which of these tickets goes on your team's rack?
prompt-rack = Choose one of your tickets for your team's rack. Everybody does so at the same time.
prompt-place = Into your hand or on the rack: { $card }? Your second card goes to the other place.
prompt-second = Take your second card.
prompt-second-to-hand = Take your second card: it goes into your hand.
prompt-second-to-rack = Take your second card: it goes on the team's rack.
prompt-tunnel = The tunnel turned up { $cards }. It demands { $number ->
    [one] one more card
   *[other] { $number } more cards
} ({ $card } or { $wild }): pay, or decline.
prompt-tunnel-wild = The tunnel turned up { $cards }. It demands { $more } more: pay, or decline.
prompt-turn = Your turn: draw cards, claim a route, or draw tickets.
prompt-turn-team = Your turn: draw cards, claim a route, draw tickets, or share tickets with your partner.
prompt-pass = There is nothing you can do: pass.
prompt-pay = How do you pay for { $route }?
prompt-from = Which of these cards come from the rack?
prompt-share = Only this ticket, or another one with it?

## Choices

pick-market = take card { $slot }: { $card }
pick-deck = { $number ->
    [one] draw from the deck (one card left)
   *[other] draw from the deck ({ $number } cards)
}
pick-hand = into your hand: { $card }
pick-rack = on the team's rack: { $card }
pick-route = { $points ->
    [one] { $route }: { $cards }, one point
   *[other] { $route }: { $cards }, { $points } points
}
pick-route-tunnel = { $what }, tunnel { $tunnel }
pick-lane = { $what }, lane { $lane }
pick-pay-both = { $cards } + { $wilds }
pick-from-hand = all from your hand
pick-from-rack = from the rack: { $cards }
pick-from-rack-all = all from the rack
pick-decline = do not pay
pick-tickets = { $number ->
    [one] draw the last ticket
   *[other] draw { $number } tickets
}
pick-back = put back: { $ticket }
pick-keep = keep: { $tickets }
pick-to-rack = on the rack: { $ticket }
pick-share = share: { $ticket }
pick-share-too = and also: { $ticket }
pick-share-alone = only this ticket
pick-pass = pass
label-tickets = ticket deck ({ $number })
label-taken = { $what }: taken by { $seat }

## The board: the picture and the characters

draw-desc = { $routes ->
    [one] A table of { $seats } players: one route is taken, { $deck } cards are in the deck.
   *[other] A table of { $seats } players: { $routes } routes are taken, { $deck } cards are in the deck.
}
draw-desc-over = A table of { $seats } players. The game is over.
draw-deck = Deck
draw-market = Face up
draw-tickets = Tickets
draw-discards = Discards ({ $number })
draw-drawn = Card drawn
draw-revealed = Tunnel: { $number } more
draw-hand = Cards in hand ({ $number })
draw-rack = The team's rack ({ $number })
draw-hand-short = Hand
draw-rack-short = Rack
draw-last-round = Last round, turns left: { $number }
draw-team = Team { $number }
draw-offer = Tickets to choose from
draw-own-tickets = Tickets in hand
draw-rack-tickets = On the team's rack
draw-missing = Cards missing for each route
legend = Legend
legend-place = a place that routes join
legend-junction = a junction without a name: no ticket leads there
legend-goal = a place on your tickets, still to be joined
legend-joined = a place whose tickets are all joined
legend-coloured = a route of this colour: a card of it for each space
legend-grey = a grey route: cards of any one colour
legend-double = two routes beside each other, one for each
legend-tunnel = a tunnel, with the number of cards that are turned up
legend-taken = a route that somebody has

## What lies around the map, for those who point at it

draw-players = Players
tip-deck = The deck: { $number ->
    [one] one card is
   *[other] { $number } cards are
} left. A card drawn from here is not seen by the others.
tip-open-card = A face-up card: { $card }. Two cards are drawn in a turn.
tip-open-wild = A face-up { $card }: it is the only card of the turn.
tip-no-card = No card lies here.
tip-tickets = The ticket deck: { $number ->
    [one] one ticket is
   *[other] { $number } tickets are
} left.
tip-pieces = Pieces left. When somebody has only a few, the last round begins.
tip-cards = Cards in the hand
tip-held-tickets = Tickets held
tip-flag = Cards kept for the flag, and flags celebrated
tip-kept = flags celebrated: { $number }
tip-points = Points so far; tickets are counted at the end.
tip-points-short = points
tip-rack-cards = { $number ->
    [one] one card
   *[other] { $number } cards
} on the rack
tip-rack-tickets = { $number ->
    [one] one ticket
   *[other] { $number } tickets
} on the rack
tip-ticket-tick = { $ticket }: joined. It adds its points at the end.
tip-ticket-open = { $ticket }: not joined yet. At the end it adds its points if it is joined, and costs them if not.
tip-ticket-cross = { $ticket }: not joined. It costs its points.

plain-market = Face up:
plain-decks = Deck: { $deck }. Discards: { $discards }. Ticket deck: { $tickets }.
plain-discards = Discarded:
plain-hand = Cards in hand ({ $number }):
plain-rack = The team's rack ({ $number }):
plain-tickets-of = Tickets of { $seat }
plain-rack-of = On the rack of team { $number }
plain-team = Team { $number }: points { $points }; on the racks: cards { $cards }, tickets { $tickets }
plain-payable = Routes you can pay for now:
plain-none-payable = There is no route you can pay for now.
plain-route = { $from } – { $to }: { $cards }
plain-tunnel = { $cards } (tunnel { $tunnel })
plain-taken = Routes of { $seat }:
plain-free = Free routes:

## The flag of Paris

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

## A board that somebody has typed in

about-title = { $title }
about-places = { $number ->
    [one] { $number } place
   *[other] { $number } places
}
about-junctions = { $number ->
    [one] { $number } junction without a name
   *[other] { $number } junctions without a name
}
about-routes = { $number ->
    [one] { $number } route, { $pieces } spaces in all
   *[other] { $number } routes, { $pieces } spaces in all
}
about-lanes = { $number ->
    [0] no double routes
   *[other] { $number } of them lanes of double or triple routes
}
about-tunnels = { $number ->
    [0] no tunnels
    [one] { $number } tunnel
   *[other] { $number } tunnels
}
about-tickets = { $number ->
    [one] { $number } ticket, { $points } points in all
   *[other] { $number } tickets, { $points } points in all
}
about-cards = { $number ->
    [one] { $number } card, { $wilds } among them
   *[other] { $number } cards, { $wilds } among them
}

## What chance is asked for

chance-first = First player
chance-deck = Card
chance-tickets = Ticket
answer-first = { $seat }
luck-drew = Cards drawn from the deck
luck-take = Cards taken face up

## Rack talk: what partners may say to each other

say-ask = Which of the cards on our rack will you use?
say-use-any = Use whatever you need from our rack.
say-leave-any = Please leave the cards on our rack alone for now.
say-use = Use these cards on our rack: { $card }.
say-leave = Please leave these cards on our rack for me: { $card }.
say-join = Let us complete the ticket on our rack: { $ticket }.
say-agreed = Agreed about our rack.
say-rather-not = Rather not: our rack is needed for something else.

## What things are

explain-route = { $what }
explain-route-tunnel = { $what }. A tunnel: cards are turned up, and those that match cost more.
explain-place = { $place }
explain-place-tickets = { $place }. Your tickets lead here: { $tickets }.

## Why a bot would do it

reason-completes = It completes a ticket: { $ticket }.
reason-on-the-way = It lies on the way of a ticket: { $ticket }.
reason-detour = It lies on the way of a ticket: { $ticket }; without it a detour would cost you about { $points } points.
reason-points = { $points ->
    [one] It brings one point, beside the ways of your tickets.
   *[other] It brings { $points } points, beside the ways of your tickets.
}
reason-longer = { $points ->
    [one] It brings one point, and makes your longest path { $length } long.
   *[other] It brings { $points } points, and makes your longest path { $length } long.
}
reason-card = { $missing ->
    [0] With it you have all cards for { $route }, on the way of a ticket: { $ticket }.
   *[other] With it you have { $have } of { $need } cards for { $route }, on the way of a ticket: { $ticket }.
}
reason-card-beside = { $missing ->
    [0] With it you have all cards for { $route }, beside the ways of your tickets.
   *[other] With it you have { $have } of { $need } cards for { $route }, beside the ways of your tickets.
}
reason-card-spare = It keeps other routes open: with it you have { $cards }.
reason-deck = No open card is of a colour that your routes lack: the deck may bring one.
reason-deck-any = From the deck may come any colour, and a { $wild } too.
reason-hand = In your hand it is yours alone: what lies on the rack your partner may spend.
reason-rack = From the rack both you and your partner can pay with it.
reason-tickets = All your tickets are joined: a new one may lie on routes that you hold or can still claim.
reason-more-tickets = Your tickets leave you time for another one.
reason-other-tickets = Some of your tickets may be out of reach: a new one may be easier to join.
reason-keep = { $routes ->
    [one] All that you hold then can be joined with one more route ({ $pieces } of your { $left } pieces).
   *[other] All that you hold then can be joined with { $routes } more routes ({ $pieces } of your { $left } pieces).
}
reason-keep-some = { $routes ->
    [one] { $joined } of the { $unjoined } tickets that are not joined then can be joined with one more route ({ $pieces } of your { $left } pieces).
   *[other] { $joined } of the { $unjoined } tickets that are not joined then can be joined with { $routes } more routes ({ $pieces } of your { $left } pieces).
}
reason-keep-few = You have to keep so many: { $tickets } may be out of reach, but unjoined none of the others would cost less.
reason-keep-none = { $points ->
    [one] All that is not joined then may be out of reach; what you keep of it now would cost you one point.
   *[other] All that is not joined then may be out of reach; what you keep of it now would cost you { $points } points.
}
reason-kept-done = It is joined already: { $tickets }.
reason-share-most = Your partner sees it and can build for it: none that you hold is worth more.
reason-share = Your partner sees it and can build for it.
reason-pass = Nothing that you could still do would bring more points.
reason-decline = { $number ->
    [one] It would take one more card; those that you played come back to your hand.
   *[other] It would take { $number } more cards; those that you played come back to your hand.
}
