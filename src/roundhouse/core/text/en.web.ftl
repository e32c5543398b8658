# Words that the web table adds to every game.
game-is-over = The game is over.
waiting-for = Waiting for { $names }.
reason-only = There is nothing else to do.
reason-most = Nothing else brings you more: +{ $gain }.
reason-gain = It brings you +{ $gain }; what brings more (+{ $best }) serves others, too.
reason-line = It counts at once: { $line }, +{ $points }.
reason-gain-less = It brings you +{ $gain }; what would bring more now (+{ $best }) is no better in the end.
reason-then = Next comes “{ $next }”: { $why }
reason-later = It brings nothing at once: it prepares what comes later.
# The next best, behind what speaks for the move itself and a semicolon.
reason-point-less = “{ $other }” would bring about one point less.
reason-points-less = “{ $other }” would bring about { $points } points less.
reason-wins-less = { $games ->
    [one] with “{ $other }” you would win about one game less in a hundred.
   *[other] with “{ $other }” you would win about { $games } games fewer in a hundred.
}
reason-points-for-wins = { $games ->
    [one] “{ $other }” would bring about +{ $points }, but you would win about one game less in a hundred.
   *[other] “{ $other }” would bring about +{ $points }, but you would win about { $games } games fewer in a hundred.
}
reason-wins-for-points = { $games ->
    [one] “{ $other }” would bring about −{ $points }, but you would win about one game more in a hundred.
   *[other] “{ $other }” would bring about −{ $points }, but you would win about { $games } games more in a hundred.
}
reason-unsure = “{ $other }” may even be better: the difference is too uncertain.
reason-as-good = “{ $other }” is about as good.
reason-next = “{ $other }” comes next, as far as a short thought can tell.
consequence-chance = Then chance decides: this cannot be taken back.
consequence-secrets = Then what the others chose comes to light: this cannot be taken back.
consequence-told = Your partner sees it: this cannot be taken back.
consequence-points =
    { $points ->
        [one] { $signed } point now.
       *[other] { $signed } points now.
    }
refusal-seat-taken = This seat is taken.
refusal-one-team = The free seats are in the other team, and you sit in this one.
refusal-not-absent = { $hours ->
    [0] Only whoever plays this seat can give it to a bot.
   *[other] A bot can be called when this seat has to move and the table has waited for so many hours: { $hours }.
}
refusal-chat-locked = Whoever runs this server has closed the chat of this table.
refusal-chat-closed = The host has closed the chat of this table.
refusal-turned-away = You cannot sit down at this table.
refusal-dealt = The game has begun. A bot can play for you instead.
refusal-no-such-phrase = This cannot be said now.
refusal-no-free-chat = In a team game there is no free chat while the game is on. Choose one of the sentences offered.
courtesy-hello = Hello!
courtesy-luck = Good luck, everybody!
courtesy-well-played = Well played!
courtesy-wait = One moment, please.
courtesy-back = I am back.
courtesy-thanks = Thank you for the game!
bot-random = Random bot
bot-random-about = Plays any legal move. For trying things out.
bot-greedy = Greedy bot
bot-greedy-about = Takes what looks best right now, and never plans.
bot-easy = Easy bot
bot-easy-about = A beginner: plays sensibly, and misses good moves now and then.
bot-standard = Standard bot
bot-standard-about = Plans its game and makes few mistakes. A good opponent for people who know the rules.
bot-expert = Expert bot
bot-expert-about = Plays its best ideas through before it moves. Strong; it thinks for some seconds.
bot-better = Measured, it won about { $share } % against “{ $below }”.

problem-refused = That is not possible
problem-no-table = There is no such table
problem-no-table-about = The link may be old, or a letter of it is missing.
problem-no-game = There is no such game
problem-not-yours = This is not yours
problem-not-yours-about = The seat belongs to another browser, or the game still has secrets.
problem-not-signed-in = This needs an account
problem-not-signed-in-about = Sign in first, on your own page. A program's token is no way to your account.
problem-no-way-in = This opens nothing here
problem-no-way-in-about = The key, the code or the link fits nothing: it was used, replaced, is too old, or was made for another place.
someone = someone ({ $number })
problem-stale = The table has moved on
problem-stale-about = Somebody was faster, or this came late. Look at the board again.
problem-unsaved = It could not be saved
problem-unsaved-about = The server could not write to its disk or database. Nothing is lost: try again in a moment.
problem-bad-move = Not a move of this game
problem-bad-option = This cannot be set like that
problem-bad-record = The record of this table cannot be read
problem-bad-record-about = It was not changed. Please tell whoever runs this server.
problem-bad-request = The request is not valid
problem-401 = Not allowed
problem-403 = Not allowed
problem-404 = Not found
problem-405 = Not possible here
problem-413 = Too large
problem-429 = Too many requests
problem-500 = Something went wrong here
problem-500-about = It is written down for whoever runs this server. Your game is safe.
problem-unread = The games cannot be reached
problem-unread-about = The server cannot read its disk or database right now. Nothing is lost: try again in a moment.
problem-enough = That is enough for now
enough-tables = So many tables can be set up in a day: { $most }. Go on tomorrow.
enough-boards = So many boards of your own can be brought in a day: { $most }. Go on tomorrow.
enough-chat = So much can be said in a day: { $most } lines. Go on tomorrow.
enough-undos = So many moves can be taken back in a day: { $most }. Go on tomorrow.
origin = played on from move { $moves } of another game
origin-fair = This game goes on from the position after move { $moves } of another one, with a seed of its own: what chance gave before that is not checked here.
bad-play-on = Only a finished game can be played on.
bad-play-on-place = This game can be played on after 0 to { $most } of its moves, not after { $at }.
bad-play-on-open = A game is played on by those at this screen and bots: no seat stays open.
enough-analyses = So many games can be explained in a day: { $most }. Go on tomorrow.
bad-not-explained = This game is not explained yet.
bad-expert = For move { $move } nothing better was found.
enough-waiting = So many tables of yours may wait for people: { $most }. Leave one of them first.
enough-unfinished = So many games of yours may be open: { $most }. Finish one of them first.
problem-ended = This table was ended
problem-ended-about = Whoever runs this server has ended it: { $why }
problem-set-aside = This table is set aside
problem-set-aside-about = It is being looked at by whoever runs this server: { $why }
problem-draining = The server is about to close
problem-draining-about = No new table can be set up now. Games that are on can be played; nothing is lost.
problem-banned = Not here
problem-banned-about = Whoever runs this server does not let you in.
problem-old-rules = This game was played by older rules
problem-old-rules-about = This server no longer plays them, so the table cannot be shown. Its record is kept unchanged.
problem-not-dealt = The game has not begun
problem-not-dealt-about = It is dealt when all seats are taken.
problem-not-over = Not yet
problem-not-over-about = This can be had when the game is over.
problem-403-about = Only a page of this server, or a program with a token of its own, may do this.
problem-401-about = That is not a token: 22 to 64 letters, digits, - and _.
problem-429-about = Wait a moment, then go on.
problem-413-about = That is more than anybody needs to say to a table.
problem-no-game-about = Games here: { $games }.
problem-bad-board = This board cannot be played on
problem-bad-board-about = { $number ->
    [one] There is one fault in the file.
   *[other] There are { $number } faults in the file.
}

bad-seats = The game cannot be played by { $seats }. Possible numbers of players: { $allowed }.
bad-option-name = The game has no option “{ $name }”. Its options: { $known }.
bad-option-seats = “{ $name }” is not for so many players, only for { $allowed }.
bad-option-value = “{ $name }” cannot be “{ $value }”. Possible: { $allowed }.
bad-own-board-only = The game is played on its own board only.
bad-chat = A line of chat has 1 to { $most } printable characters.
bad-name = A name has 1 to { $most } characters.
bad-name-signs = A name is made of letters and signs that can be seen, with at most two accents on each.
bad-name-taken = Somebody at this table is called { $name } already. Choose another name.
bad-entropy = What is added to the seed has 1 to 64 letters, digits, - and _.
bad-key = An Idempotency-Key has 16 to 64 letters, digits, - and _.
bad-teams = Others will sit at this table, so all of your own seats must be in one team.
bad-spare-key = This key fits no seat here: it was used, replaced by another, or is too old.
bad-last-key = This is your last way in. Make another passkey or new recovery codes first.
bad-act = “{ $act }” cannot be done to a table.
bad-reason = A reason has at most { $most } characters.
bad-report = A report has 1 to { $most } characters.
enough-blocks = You have blocked { $most } people, and no more can be blocked.
enough-reports = So many reports can be sent in a day: { $most }. Go on tomorrow.
bad-invitation = Only people with whom you have played can be invited by name. Everybody else comes by the link.
bad-mail = This is no mail address.
bad-no-mail = This server sends no mail.
enough-mails = So many links by mail can be asked for in a day: { $most }. Go on tomorrow.
mail-link-subject = Roundhouse: your link to sign in
mail-link =
    Open this link to sign in to Roundhouse:

    { $link }

    It works once, for { $minutes } minutes. If you did not ask for it, do nothing: nobody can sign in without it.
mail-address-subject = Roundhouse: is this your address?
mail-address =
    { $name } at Roundhouse says that this is their mail address. If that is you, open this link in the browser in which you are signed in:

    { $link }

    It works once, for { $minutes } minutes. If you did not ask for it, do nothing.
bad-name-again = Type your name exactly as it stands above.
enough-passkeys = An account has at most { $most } passkeys. Remove one first.
enough-programs = An account has at most { $most } programs. Revoke one first.
bad-bot = There is no bot “{ $bot }”. Possible: { $known }.
bad-chairs = Seats: { $seats }, chairs given: { $given }.
bad-chair = A chair is for me, friend, bot or open, not “{ $kind }”.
bad-list = The lists are mine, open and watch, not “{ $list }”.
bad-place = Moves so far: { $moves }. There is no move { $at }.
bad-message = A message is ping, play or undo, not “{ $type }”.
