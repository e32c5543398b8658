# Słowa, które stół w przeglądarce dodaje do każdej gry.
game-is-over = Koniec gry.
waiting-for = Czekamy na ruch: { $names }.
reason-only = Nic innego nie da się zrobić.
reason-most = Nic innego nie daje ci więcej: +{ $gain }.
reason-gain = Daje ci +{ $gain }; to, co daje więcej (+{ $best }), służy też innym.
reason-line = Liczy się od razu: { $line }, +{ $points }.
reason-gain-less = Daje ci +{ $gain }; to, co teraz daje więcej (+{ $best }), w sumie nie jest lepsze.
reason-then = Potem „{ $next }”: { $why }
reason-later = Od razu nie daje nic: przygotowuje to, co przyjdzie później.
# The next best, behind what speaks for the move itself and a semicolon.
reason-point-less = „{ $other }” dałoby o około 1 pkt mniej.
reason-points-less = „{ $other }” dałoby o około { $points } pkt mniej.
reason-wins-less = { $games ->
    [one] grając „{ $other }”, wygrasz o około jedną grę na sto mniej.
    [few] grając „{ $other }”, wygrasz o około { $games } gry na sto mniej.
   *[other] grając „{ $other }”, wygrasz o około { $games } gier na sto mniej.
}
reason-points-for-wins = { $games ->
    [one] „{ $other }” dałoby około +{ $points } pkt, ale wygrasz o około jedną grę na sto mniej.
    [few] „{ $other }” dałoby około +{ $points } pkt, ale wygrasz o około { $games } gry na sto mniej.
   *[other] „{ $other }” dałoby około +{ $points } pkt, ale wygrasz o około { $games } gier na sto mniej.
}
reason-wins-for-points = { $games ->
    [one] „{ $other }” dałoby około −{ $points } pkt, ale wygrasz o około jedną grę na sto więcej.
    [few] „{ $other }” dałoby około −{ $points } pkt, ale wygrasz o około { $games } gry na sto więcej.
   *[other] „{ $other }” dałoby około −{ $points } pkt, ale wygrasz o około { $games } gier na sto więcej.
}
reason-unsure = „{ $other }” może być nawet lepsze: różnica jest zbyt niepewna.
reason-as-good = „{ $other }” jest mniej więcej równie dobre.
reason-next = następne w kolejności jest „{ $other }”, o ile da się to ocenić w tak krótkim czasie.
consequence-chance = Potem decyduje los: tego nie da się cofnąć.
consequence-secrets = Potem wychodzi na jaw, co wybrali inni: tego nie da się cofnąć.
consequence-told = Zobaczy to twój partner: tego nie da się cofnąć.
consequence-points =
    { $points ->
        [one] Na razie { $signed } punkt.
        [few] Na razie { $signed } punkty.
        [many] Na razie { $signed } punktów.
       *[other] Na razie { $signed } punktu.
    }
refusal-seat-taken = To miejsce jest już zajęte.
refusal-one-team = Wolne miejsca są w drugiej drużynie, a ty należysz już do tej.
refusal-not-absent = { $hours ->
    [0] Oddać to miejsce botowi może tylko ten, kto na nim gra.
   *[other] Bota można zawołać, gdy kolej na to miejsce, a stół czeka już tyle godzin: { $hours }.
}
refusal-chat-locked = Opiekun serwera zamknął czat przy tym stole.
refusal-chat-closed = Gospodarz zamknął czat przy tym stole.
refusal-turned-away = Przy tym stole nie możesz usiąść.
refusal-dealt = Gra już się zaczęła. Może za ciebie zagrać bot.
refusal-no-such-phrase = Tego nie można teraz powiedzieć.
refusal-no-free-chat = W grze drużynowej nie ma swobodnego czatu, dopóki trwa gra. Wybierz jedno z podanych zdań.
courtesy-hello = Cześć!
courtesy-luck = Powodzenia wszystkim!
courtesy-well-played = Dobrze zagrane!
courtesy-wait = Chwileczkę, proszę.
courtesy-back = Już jestem.
courtesy-thanks = Dziękuję za grę!
bot-random = Bot losowy
bot-random-about = Wykonuje dowolny dozwolony ruch. Do prób.
bot-greedy = Bot zachłanny
bot-greedy-about = Bierze to, co w tej chwili wygląda najlepiej, i nigdy nie planuje.
bot-easy = Bot łatwy
bot-easy-about = Początkujący: gra rozsądnie, ale czasem przeocza dobre ruchy.
bot-standard = Bot standardowy
bot-standard-about = Planuje grę i rzadko się myli. Dobry przeciwnik dla tych, którzy znają zasady.
bot-expert = Bot ekspert
bot-expert-about = Przed ruchem rozgrywa w myślach swoje najlepsze pomysły. Mocny; myśli przez kilka sekund.
bot-better = W pomiarach wygrywał około { $share } % gier z przeciwnikiem „{ $below }”.

problem-refused = Tak nie można
problem-no-table = Nie ma takiego stołu
problem-no-table-about = Link może być stary albo brakuje w nim litery.
problem-no-game = Nie ma takiej gry
problem-not-yours = To nie należy do ciebie
problem-not-yours-about = To miejsce należy do innej przeglądarki albo gra ma jeszcze tajemnice.
problem-not-signed-in = Do tego potrzebne jest konto
problem-not-signed-in-about = Najpierw zaloguj się na swojej stronie. Token programu nie daje dostępu do konta.
problem-no-way-in = To niczego tu nie otwiera
problem-no-way-in-about = Klucz, kod albo link do niczego nie pasuje: został użyty, zastąpiony innym, jest za stary albo powstał dla innego miejsca.
someone = ktoś ({ $number })
problem-stale = Na stole już się coś zmieniło
problem-stale-about = Ktoś był szybszy albo to przyszło za późno. Spójrz jeszcze raz na planszę.
problem-unsaved = Nie udało się zapisać
problem-unsaved-about = Serwer nie mógł zapisać na dysk lub do bazy. Nic nie przepadło: spróbuj za chwilę.
problem-bad-move = W tej grze nie ma takiego ruchu
problem-bad-option = Tak nie można tego ustawić
problem-bad-record = Nie można odczytać zapisu tego stołu
problem-bad-record-about = Zapis nie został zmieniony. Powiadom opiekuna serwera.
problem-bad-request = Żądanie jest nieprawidłowe
problem-401 = Brak dostępu
problem-403 = Brak dostępu
problem-404 = Nie znaleziono
problem-405 = Tu to niemożliwe
problem-413 = Za duże
problem-429 = Za dużo żądań
problem-500 = Coś poszło nie tak
problem-500-about = Opiekun serwera znajdzie to w dzienniku. Twoja gra jest bezpieczna.
problem-unread = Nie można dostać się do gier
problem-unread-about = Serwer nie może teraz czytać z dysku lub bazy. Nic nie przepadło: spróbuj za chwilę.
problem-enough = Na razie wystarczy
enough-tables = Jednego dnia można przygotować najwyżej tyle stołów: { $most }. Zapraszamy jutro.
enough-boards = Jednego dnia można przynieść najwyżej tyle własnych plansz: { $most }. Zapraszamy jutro.
enough-chat = Jednego dnia można napisać najwyżej tyle wpisów: { $most }. Zapraszamy jutro.
enough-undos = Jednego dnia można cofnąć najwyżej tyle ruchów: { $most }. Zapraszamy jutro.
origin = dalszy ciąg innej gry, od ruchu { $moves }
origin-fair = Ta gra zaczyna się od pozycji po ruchu { $moves } innej gry i ma własne ziarno: tego, co los dał przedtem, tu nie sprawdzamy.
bad-play-on = Dalej można grać tylko od pozycji z zakończonej gry.
bad-play-on-place = W tę grę można grać dalej po tylu ruchach: od 0 do { $most }, a nie po { $at }.
bad-play-on-open = Dalej grają ci, którzy są przy tym ekranie, i boty: żadne miejsce nie zostaje wolne.
enough-analyses = Jednego dnia można objaśnić najwyżej tyle gier: { $most }. Zapraszamy jutro.
bad-not-explained = Ta gra nie jest jeszcze objaśniona.
bad-expert = Do ruchu { $move } nie znaleziono nic lepszego.
enough-waiting = Na graczy może czekać najwyżej tyle twoich stołów: { $most }. Najpierw odejdź od jednego z nich.
enough-unfinished = Możesz mieć najwyżej tyle niedokończonych gier: { $most }. Najpierw dokończ jedną z nich.
problem-ended = Ta gra została przerwana
problem-ended-about = Przerwał ją opiekun serwera: { $why }
problem-set-aside = Ten stół jest odstawiony
problem-set-aside-about = Zajmuje się nim opiekun serwera: { $why }
problem-draining = Serwer zaraz zostanie zamknięty
problem-draining-about = Nie można teraz przygotować nowego stołu. W trwające gry można grać; nic nie przepadnie.
problem-banned = Nie tutaj
problem-banned-about = Opiekun tego serwera cię nie wpuszcza.
problem-old-rules = Ta gra toczyła się według starszych zasad
problem-old-rules-about = Ten serwer już według nich nie gra, więc nie może pokazać stołu. Zapis gry pozostał nienaruszony.
problem-not-dealt = Gra się jeszcze nie zaczęła
problem-not-dealt-about = Rozpocznie się, gdy wszystkie miejsca będą zajęte.
problem-not-over = Jeszcze nie
problem-not-over-about = Będzie to dostępne po zakończeniu gry.
problem-403-about = Może to zrobić tylko strona tego serwera albo program z własnym tokenem.
problem-401-about = To nie jest token: token ma od 22 do 64 liter, cyfr oraz znaków - i _.
problem-429-about = Poczekaj chwilę i graj dalej.
problem-413-about = To więcej, niż ktokolwiek ma do powiedzenia przy stole.
problem-no-game-about = Gry tutaj: { $games }.
problem-bad-board = Na tej planszy nie da się grać
problem-bad-board-about = { $number ->
    [one] W pliku jest jeden błąd.
    [few] W pliku są { $number } błędy.
   *[other] W pliku jest { $number } błędów.
}

bad-seats = Ta gra nie jest dla tylu graczy ({ $seats }). Możliwe: { $allowed }.
bad-option-name = Gra nie ma opcji „{ $name }”. Jej opcje: { $known }.
bad-option-seats = „{ $name }” nie jest dla tylu graczy. Liczba graczy: { $allowed }.
bad-option-value = „{ $name }” nie może mieć wartości „{ $value }”. Możliwe: { $allowed }.
bad-own-board-only = W tę grę gra się tylko na jej własnej planszy.
bad-chat = Wpis na czacie ma od 1 do { $most } drukowalnych znaków.
bad-name = Imię ma od 1 do { $most } znaków.
bad-name-signs = Imię składa się z liter i znaków, które widać; nad literą i pod nią mogą być najwyżej dwa znaki diakrytyczne.
bad-name-taken = Przy tym stole już ktoś ma na imię { $name }. Wybierz inne imię.
bad-entropy = Słowo dodane do ziarna ma od 1 do 64 liter, cyfr oraz znaków - i _.
bad-key = Idempotency-Key ma od 16 do 64 liter, cyfr oraz znaków - i _.
bad-teams = Przy tym stole usiądą też inni, więc wszystkie twoje miejsca muszą być w jednej drużynie.
bad-spare-key = Ten klucz nie pasuje do żadnego miejsca: został użyty, zastąpiony innym albo jest za stary.
bad-last-key = To twoja ostatnia droga do konta. Najpierw dodaj inny klucz albo nowe kody zapasowe.
bad-act = „{ $act }”: tego nie można zrobić ze stołem.
bad-reason = Powód ma najwyżej { $most } znaków.
bad-report = Zgłoszenie ma od 1 do { $most } znaków.
enough-blocks = Można zablokować najwyżej tyle osób: { $most }.
enough-reports = Jednego dnia można wysłać najwyżej tyle zgłoszeń: { $most }. Zapraszamy jutro.
bad-invitation = Po imieniu można zaprosić tylko osoby ze swoich wcześniejszych gier. Wszyscy inni przychodzą przez link.
bad-mail = To nie jest adres e-mail.
bad-no-mail = Ten serwer nie wysyła poczty.
enough-mails = Jednego dnia można poprosić najwyżej o tyle linków e-mailem: { $most }. Zapraszamy jutro.
mail-link-subject = Roundhouse: link do logowania
mail-link =
    Otwórz ten link, aby zalogować się do Roundhouse:

    { $link }

    Działa raz, przez { $minutes } minut. Jeśli to nie ty o niego prosisz, nic nie rób: bez niego nikt się nie zaloguje.
mail-address-subject = Roundhouse: czy to twój adres?
mail-address =
    { $name } podaje ten adres w Roundhouse jako swój. Jeśli to ty, otwórz ten link w przeglądarce, w której masz otwarte konto:

    { $link }

    Link działa raz, przez { $minutes } minut. Jeśli to nie była twoja prośba, nic nie rób.
bad-name-again = Wpisz swoje imię dokładnie tak, jak stoi powyżej.
enough-passkeys = Konto ma najwyżej tyle kluczy: { $most }. Najpierw usuń któryś.
enough-programs = Konto ma najwyżej tyle programów: { $most }. Najpierw odwołaj któryś.
bad-bot = Nie ma bota „{ $bot }”. Możliwe: { $known }.
bad-chairs = Liczba miejsc to { $seats }, a krzeseł: { $given }.
bad-chair = Krzesło jest dla: me, friend, bot albo open, nie „{ $kind }”.
bad-list = Listy to mine, open i watch, nie „{ $list }”.
bad-place = Gra ma na razie tyle ruchów: { $moves }. Nie ma ruchu { $at }.
bad-message = Wiadomość to ping, play albo undo, nie „{ $type }”.
