# Words of the command `roundhouse`.

cli-yes = y yes
cli-total = Total
cli-allowed = possible: { $values }
cli-written = Written to { $file }.

## games

cli-games-id = Id
cli-games-title = Title
cli-games-players = Players
cli-games-options = Options
cli-games-bots = Bots
cli-games-stage = Stage

## play: before and after

cli-bot-name = Bot { $number } ({ $bot })
cli-which-game = Which game? (Enter: the first)
cli-change = Enter plays. To change something, type for example “seats 2” or “hotseat”:
cli-resume-question = There is an unfinished game, { $file }. Go on with it? [Y/n]
cli-resume-note = There is an unfinished game, { $file }: “roundhouse play --resume” continues it.
cli-left = The game is saved in { $file }; “roundhouse play --resume” continues it.
cli-left-unsaved = The game could not be saved in { $file }.
cli-record = The record of the game is in { $file }.
cli-save-failed = The game cannot be saved in { $file }: { $reason }. It goes on unsaved; “save FILE” keeps it elsewhere.
cli-over = The game is over.

## play: at the table

cli-thinking = { $name } is thinking …
cli-hand-over = The screen is now for { $name }. Press Enter when ready.
cli-refused = { $reason } [{ $rule }]
cli-no-such-pick = “{ $what }” cannot be chosen here. Type “help” to see what you can type.
cli-nothing-picked = Nothing is picked yet. “undo” takes back your last move.
cli-undone = Your last move is taken back.
cli-why-what = Why not what? Type for example “why d4”.
cli-why-possible = “{ $what }” is possible.
cli-why-unknown = Nothing here is called “{ $what }”.
cli-hint = The bot { $bot } would play: { $move }.
cli-which-file = Into which file? Type its name after the command.
cli-help =
    Choose by number, by name, or by a part of the name (“d4”).
      b             show the board
      back          go back one choice
      undo          take back your last move
      why PICK      why something cannot be chosen
      hint          what a bot would do
      score         the score sheet so far
      log [N]       what happened lately
      rules [ID]    the rules, or one of them
      svg FILE      write the board as a picture
      save FILE     write the record of the game
      quit          leave; the game is saved

# Other words for the commands; the English ones are always understood.
cli-word-board = board
cli-word-back = back
cli-word-undo = undo
cli-word-why = why
cli-word-hint = hint
cli-word-score = score
cli-word-log = log
cli-word-rules = rules
cli-word-svg = svg
cli-word-save = save
cli-word-help = help
cli-word-quit = quit exit

## arena

cli-ladder-anew = The games so far are in { $file } now.
cli-ladder-aside = { $games ->
    [one] One game is left aside: it was played by other bots, or by other rules.
   *[other] { $games } games are left aside: they were played by other bots, or by other rules.
}
cli-ladder-written = Written: { $file }
cli-arena-playing = Playing
cli-arena-stopped = Stopped after { $played } of { $games } games.
cli-arena-played = Games played
cli-arena-points = Points, mean
cli-arena-points-ci = 95% interval
cli-arena-sd = Standard deviation
cli-arena-wins = Wins
cli-arena-wins-ci = 95% interval
cli-arena-decision = Time per choice
cli-arena-longest = Longest choice, of a core
cli-arena-core = Core time per game
cli-arena-late = Too late
cli-arena-illegal = No legal move
cli-arena-lost = No program to ask
cli-arena-sum =
    Games: { $games }, players: { $seats }, processes: { $jobs }, seed: { $seed }.
    { $seconds } s, { $speed } games per second, { $core } core-seconds per game.
cli-arena-kept = Of these, games that had been played before: { $number }.
cli-arena-better =
    Decided after { $pairs } pairs: { $first } is better than { $second }.
    Its share of the victories in pairs: { $share } ({ $interval }), { $elo } Elo. Evidence { $evidence }, bounds { $bounds }.
cli-arena-not-better =
    Decided after { $pairs } pairs: { $first } is not better than { $second } by as much as was asked.
    Its share of the victories in pairs: { $share } ({ $interval }), { $elo } Elo. Evidence { $evidence }, bounds { $bounds }.
cli-arena-open =
    Not decided after { $pairs } pairs: whether { $first } is better than { $second } needs more games.
    Its share of the victories in pairs: { $share } ({ $interval }), { $elo } Elo. Evidence { $evidence }, bounds { $bounds }.
cli-tournament-bot = Bot
cli-tournament-elo = Elo
cli-tournament-interval = 95% interval
cli-tournament-skill = openskill
cli-tournament-share = Wins
cli-tournament-points = Points, mean
cli-tournament-sum = Pairs for every two bots: { $pairs }, players: { $seats }, seed: { $seed }.
cli-dataset = Dataset: { $file }
cli-dataset-written = { $file }: rows { $rows }, games { $games }.
cli-records-reading = Reading
cli-records-left-out = Left out: { $file }: { $why }
cli-records-unfinished = Games that are not over and were left out: { $number }.

## score

cli-score-networks = Networks
cli-score-longest-rail = Railway
cli-score-longest-road = Highway
cli-score-centre = Centre
cli-score-errors = Errors
cli-score-lava = Lava
cli-score-meteor = Meteor
cli-score-total = Total
cli-score-expected = As expected
cli-score-yes = yes
cli-score-no = no

## verify

cli-verify-commitment = Commitment: { $commitment }
cli-verify-entropy = Added to the seed by { $name }: { $entropy }
cli-verify-checked = { $draws ->
    [one] { $draws } draw was computed anew from the seed.
   *[other] { $draws } draws were computed anew from the seed.
}
cli-verify-scripted = { $draws ->
    [one] { $draws } draw was given by hand and cannot be checked.
   *[other] { $draws } draws were given by hand and cannot be checked.
}
cli-verify-mismatch = Entry { $entry }, { $purpose }: the record says { $recorded }, the seed gives { $recomputed }.
cli-verify-fair = Fair: everything that can be checked is as the seed gives it.
cli-verify-unfair = Not fair: the record does not follow from its seed.

## bench

cli-bench-game = Game
cli-bench-options = Options
cli-bench-plies = Moves/s
cli-bench-games = Games/s
cli-bench-clone = Clone, µs

## serve

cli-serve = The web table is at { $address }. Ctrl-C closes it.
## board

cli-board-playable = { $game } can be played on it: roundhouse play { $id } --board FILE
cli-board-not = { $game } cannot be played on it: { $reason }

## words

cli-words-whole = Nothing is missing in { $lang }.
cli-words-missing = { $count ->
    [one] { $count } sentence or rule is missing in { $lang }; it is shown in English.
   *[other] { $count } sentences and rules are missing in { $lang }; they are shown in English.
}

## roundhouse admin, backup, restore

cli-admin-id = Id
cli-admin-game = Game
cli-admin-names = Players
cli-admin-moves = Moves
cli-admin-touched = Last touched
cli-admin-state = State
cli-admin-is-running = running
cli-admin-is-waiting = waiting for people
cli-admin-is-over = over
cli-admin-is-ended = ended
cli-admin-is-set-aside = set aside
cli-admin-is-chat-locked = chat closed
cli-admin-is-forgotten = soon to be removed
cli-admin-facts = { $moves } entries, { $chat } lines of chat; set up { $created }, last touched { $touched }
cli-admin-sound = The record is sound.
cli-admin-broken = The record is broken: { $why }
cli-admin-ended = { $table } is ended.
cli-admin-set-aside = { $table } is set aside.
cli-admin-opened = { $table } is open again.
cli-admin-deleted = { $table } is removed.
cli-admin-chat-locked = The chat of { $table } is closed.
cli-admin-chat-unlocked = The chat of { $table } is open again.
cli-admin-checked = Broken records: { $broken }
cli-admin-repaired = Entries taken away: { $entries }. The table is open.
cli-admin-drained = No new tables from now on; /healthz says 503.
cli-admin-undrained = New tables can be set up again.
cli-admin-banned = Not let in any more: { $who }
cli-admin-page = Open it in your browser within { $minutes } minutes. It works once.
cli-admin-pages-closed = The operator’s page is closed for everybody.
cli-admin-settled = Report { $number } is settled.
cli-admin-no-report = There is no report { $number }.
cli-admin-unbanned = Bans lifted: { $number }
cli-backup = Tables copied to { $file }: { $tables }
cli-restore = Tables brought back: { $tables }

## analyse

cli-analyse-thinking = Thinking …
cli-analyse-turnings = Turning points
cli-analyse-move = Move
cli-analyse-who = Who
cli-analyse-played = Played
cli-analyse-expert = Expert
cli-analyse-worth = Worth

## hindsight

cli-hindsight-looking = Looking for the best board with these dice …
