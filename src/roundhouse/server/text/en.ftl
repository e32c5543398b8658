# Words of the pages. One line each: the page's own modules get them with {name} for an argument.

## Every page

web-site = Roundhouse
web-claim = Railway board games under one roof
web-tools = Rules, language and colours
web-skip-main = To the content
web-skip-choices = To the choices
web-theme-switch = Light or dark
web-foot = Free to play, without an account: your seat belongs to this browser.
web-noscript = The tables need JavaScript. The rules can be read without it.
web-close = Close
web-back = Back
web-no-connection = The server cannot be reached.
web-error-0-title = Something went wrong
web-error-0 = It is our fault, not yours. Please try again in a moment.
web-error-404-title = The line ends here
web-error-404 = There is nothing at this address: the table may be gone, or the link is not whole.
web-error-429-title = Too many at once
web-error-429 = Please wait a moment, then try again.
web-go-home = To the games

## Home

web-games = Games
web-picture-of = The board of { $game }
web-players-range = Players: { $range }
web-play-now = Play now
web-set-up = Set up a table
web-rules = Rules
web-my-tables = My tables
web-open-tables = Open tables
web-open-none = No table has a free seat now. Set one up and leave a seat open!
web-watch = Watch
web-watch-none = No game to watch at the moment.
web-your-turn = Your turn
web-over = Finished
web-seats-open = Free seats: { $count }
web-nobody-yet = nobody yet
web-just-now = just now

## Setting up

web-players = Players
web-seats = Seats
web-seat-number = Seat { $number }
web-name = name
web-your-name = Your name
web-friends-name = Your friend’s name
web-bot-level = level of the bot
web-kind-me = me
web-kind-friend = a friend at this screen
web-kind-bot = a bot
web-kind-open = open to a link
web-kind-open-about = You get a link and a code to share.
web-listed = Show the table on the home page
web-listed-about = Everybody may then watch, and take an open seat.
web-open-the-table = Open the table
web-board-about = You can also play on a board of your own: choose its file, it is checked here and drawn below.
web-board-file = File of the board (JSON)
web-board-own = Back to the game’s own board
web-board-checking = The file is being checked …
web-board-large = The file is too large: a board fits into 250 kB.
web-board-line = line { $line }
web-board-good = ✓ This board can be played on.
web-board-digest = Its digest:

## The table

web-now = What can be done now
web-guide = Guide
web-guide-advice = Advice:
web-guide-next = Next
web-guide-done = Got it
web-guide-look = Show me
web-guide-again = Explain this again
web-acts = Help with the move
web-undo = Undo
web-undo-none = There is nothing to undo.
web-hint = Hint
web-hint-is = A bot would play:
web-hint-play = Play this
web-why-not = Why not?
web-why-how = Point at anything on the board: by a click, or by arrow keys and Enter.
web-why-other = Choose one of the lit places first.
web-why-wait = There is nothing for you to choose at the moment.
web-board = Board
web-board-keys = Board: plus and minus zoom, zero shows all, arrow keys move
web-board-as-text = The board as text
web-zoom = Zoom
web-zoom-in = Larger
web-zoom-out = Smaller
web-zoom-fit = The whole board
web-choices = Choices
web-through = What shall it be?
web-other-boards = Other boards
web-about-the-game = About the game
web-scores = Scores
web-total = Total
web-log = Log
web-chat = Chat
web-chat-none = Nobody has said anything yet.
web-chat-say = Say something
web-chat-send = Send
web-whisper = Say to your partner
web-whisper-send = Say it
web-whispered = to partners
web-brought = own board
web-brought-about = This table is played on a board that somebody brought. Its digest:
web-reconnecting = Reconnecting …
web-settings = Settings
web-sure = Are you sure?
web-sure-about = “{ $move }” cannot be taken back.
web-sure-plain = This move cannot be taken back.
web-sure-yes = Do it
web-you-watch = You are watching.
web-join-about = A seat is free. What is your name?
web-join = Sit down
web-acting = to move
web-bot = bot
web-seat-open = free seat
web-seat-bot = bot: { $bot }
web-seat-you = you
web-seat-here = here
web-seat-away = away
web-look = Show
web-give-to-bot = Give to a bot
web-give-about = A bot will play for { $name } until you take the seat back.
web-take-back = Take back
web-share = Invite somebody
web-share-about = Whoever opens this link can take the free seat. No account is needed.
web-share-link = Link to this table
web-copy = Copy
web-copied = Copied
web-qr = The link as a code for a camera
web-seal = Sealed dice, to be checked at the end:
web-hand-over = Hand the screen to { $name }
web-hand-over-any = Who is next?
web-hand-over-about = The others look away now.
web-hand-over-ready = I am { $name }
web-hand-over-stay = Not yet: stay with { $name }
web-since = Since your last turn
web-since-go-on = Go on
web-since-watch = Show it step by step

## The end

web-winner = winner
web-score-sheet = Score sheet
web-replay = Replay
web-replay-running = A replay: what you see is the past.
web-replay-move = Move
web-replay-before = One move back
web-replay-next = One move on
web-replay-play = Play
web-replay-pause = Pause
web-replay-close = Back to the table
web-rematch = Rematch
web-rematch-go = To the rematch
web-download = Download record
web-back-to-table = Back to the table
web-fair = Fair dice
web-fair-about = Before the first move this table published a seal of its secret seed. Now that the game is over, the seed is open: every draw is computed anew from it and compared with the record.
web-fair-yes = Fair: everything is as the seed gives it.
web-fair-no = Not fair: the record does not follow from its seed.
web-fair-commitment = Seal, published before the game
web-fair-seed = Seed, open since the end
web-fair-draws = Every draw of the game
web-fair-entry = Move
web-fair-purpose = Drawn for
web-fair-recorded = Record
web-fair-recomputed = From the seed
web-fair-check = Check
web-fair-same = same
web-fair-other = other
web-fair-given = given by hand

## Settings

web-setting-confirm = Ask before a move that cannot be taken back
web-setting-confirm-touch = on touch screens only
web-setting-confirm-always = always
web-setting-confirm-never = never
web-setting-sounds = Sounds
web-setting-sounds-off = off
web-setting-sounds-on = on
web-setting-keys = Shortcuts by single letters
web-setting-keys-on = on
web-setting-keys-off = off
web-keys = Keys
web-key-undo = undo
web-key-hint = hint
web-key-why = why not?
web-key-rules = rules
web-key-back = one choice back
web-key-zoom = zoom, when the board has the focus
