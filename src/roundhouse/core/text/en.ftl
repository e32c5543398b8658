# Words of the table itself, the same for every game.

# How speakers of the language call it: pages offer it by this name.
language-name = English

seat-name = Player { $number }

# Any number of things in a row.
nothing = nothing
and-so-on = { $before }, { $last }
and-last = { $before } and { $last }

stage-draft = draft
stage-beta = beta
stage-stable = stable

refusal-not-a-move = This is not a move of this game.
refusal-not-your-turn = It is not your turn.
refusal-game-over = The game is over.
refusal-nothing-to-undo = You have no move to take back.
refusal-undo-chance = This move cannot be taken back: dice have been rolled or a card has been drawn since.
refusal-undo-learnt = This move cannot be taken back: it has shown you what the others chose.
refusal-undo-told = This move cannot be taken back: your partner has seen what you did.
refusal-undo-others = This move cannot be taken back: the game has moved on since.
refusal-undo-often = This move cannot be taken back: you have taken back { $most } moves in this game, and that is enough.
refusal-undo-consent = Going back further needs everybody's consent.
