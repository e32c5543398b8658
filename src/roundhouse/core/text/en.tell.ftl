# Messages to people who look elsewhere. Nothing of a game but its name.

tell-turn = { $game }: it is your turn
tell-nudge = { $game }: { $who } reminds you that it is your turn
tell-seat = { $game }: { $who } has taken a seat at your table
tell-invited = { $game }: { $who } invites you to a table
tell-full = { $game }: your table is full, the game begins
tell-over = { $game }: the game is over
tell-chat = { $game }: { $who } wrote something
tell-many = { $number ->
    [one] 1 piece of news from your tables
   *[other] { $number } pieces of news from your tables
}
tell-try = Roundhouse can reach you here
tell-stop = No more of these messages: { $link }
mail-confirm = Roundhouse: is this your address?
mail-confirm-about =
    Somebody, probably you, wants messages about their tables to come to this address. If so, open this link:

    { $link }

    If not, do nothing: nothing more will come.
bad-service = Messages can go to these services: { $services }.
bad-address = This is no address that messages can be sent to.
bad-host = Nobody is found at this address.
bad-target = Messages do not go to this address: it is on a network of the server itself.
bad-way = Messages cannot be sent in this way here.
bad-many = { $most } addresses are enough.
bad-unconfirmed = This address is not confirmed yet.
bad-delivery = The message could not be delivered there.
enough-messages = { $most } such messages a day, and no more.
