# Słowa samego stołu, wspólne dla wszystkich gier.

# Tak nazywają swój język ci, którzy nim mówią: pod tą nazwą jest do wyboru.
language-name = Polski

seat-name = Gracz { $number }

# Dowolna liczba rzeczy, jedna po drugiej.
nothing = nic
and-so-on = { $before }, { $last }
and-last = { $before } i { $last }

stage-draft = szkic
stage-beta = beta
stage-stable = wersja stabilna

refusal-not-a-move = W tej grze nie ma takiego ruchu.
refusal-not-your-turn = To nie twoja kolej.
refusal-game-over = Gra już się skończyła.
refusal-nothing-to-undo = Nie masz ruchu do cofnięcia.
refusal-undo-chance = Tego ruchu nie można cofnąć: od tamtej pory rzucono kośćmi albo dobrano kartę.
refusal-undo-learnt = Tego ruchu nie można cofnąć: dzięki niemu wiesz, co wybrali inni.
refusal-undo-told = Tego ruchu nie można cofnąć: partner już go widział.
refusal-undo-others = Tego ruchu nie można cofnąć: gra potoczyła się już dalej.
refusal-undo-often = Tego ruchu nie można cofnąć: w tej grze cofnięto już { $most } twoich ruchów, więcej się nie da.
refusal-undo-consent = Cofnięcie się dalej wymaga zgody wszystkich.
