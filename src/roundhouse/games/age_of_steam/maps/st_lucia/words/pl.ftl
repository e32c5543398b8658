title = Age of Steam: wyspa Saint Lucia
tagline = Pojedynek na wyspie bez miast: załóż je i zbieraj towary wzdłuż linii.

option-partial = Kostki z nieukończonego toru
option-partial-about = Kostkę można zabrać także z nieukończonego toru; liczy się on właścicielowi jak połączenie.
option-partial-plain = przychód większy o jeden
option-partial-plain-about = Tak mówi instrukcja.
option-partial-bonus = jeszcze o jeden więcej
option-partial-bonus-about = Według angielskiej instrukcji przychód właściciela rośnie o jeden więcej.
option-segment = Kostka na kafelku z dwoma torami
option-segment-about = Kto mówi, na którym z dwóch torów leży kostka?
option-segment-builder = budujący
option-segment-builder-about = Tak mówi instrukcja: przy kładzeniu kafelka.
option-segment-deliverer = przewożący
option-segment-deliverer-about = Tak mówi angielska instrukcja: przy transporcie.
