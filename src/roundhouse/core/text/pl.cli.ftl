# Słowa polecenia `roundhouse`.

cli-yes = t tak y yes
cli-total = Razem
cli-allowed = możliwe: { $values }
cli-written = Zapisano w pliku { $file }.

## games

cli-games-id = Id
cli-games-title = Tytuł
cli-games-players = Gracze
cli-games-options = Opcje
cli-games-bots = Boty
cli-games-stage = Etap

## play: przed grą i po niej

cli-bot-name = Bot { $number } ({ $bot })
cli-which-game = Która gra? (Enter: pierwsza)
cli-change = Enter zaczyna grę. Aby coś zmienić, wpisz na przykład „seats 2” albo „hotseat”:
cli-resume-question = Jest niedokończona gra, { $file }. Wrócić do niej? [T/n]
cli-resume-note = Jest niedokończona gra, { $file }: „roundhouse play --resume” pozwala do niej wrócić.
cli-left = Gra jest zapisana w pliku { $file }; „roundhouse play --resume” pozwala do niej wrócić.
cli-left-unsaved = Gry nie udało się zapisać w pliku { $file }.
cli-record = Zapis gry jest w pliku { $file }.
cli-save-failed = Nie można zapisać gry w pliku { $file }: { $reason }. Gra toczy się dalej bez zapisu; „zapisz PLIK” zapisze ją gdzie indziej.
cli-over = Koniec gry.

## play: przy stole

cli-thinking = { $name } myśli…
cli-hand-over = Teraz przy ekranie: { $name }. Naciśnij Enter, żeby zacząć.
cli-refused = { $reason } [{ $rule }]
cli-no-such-pick = Nie można tu wybrać „{ $what }”. Wpisz „pomoc”, żeby zobaczyć, co można wpisać.
cli-nothing-picked = Nic jeszcze nie wybrano. „cofnij” cofa ostatni ruch.
cli-undone = Ostatni ruch cofnięty.
cli-why-what = O co pytasz? Wpisz na przykład „dlaczego d4”.
cli-why-possible = „{ $what }” można wybrać.
cli-why-unknown = Nic tu się nie nazywa „{ $what }”.
cli-hint = Bot { $bot } zagrałby: { $move }.
cli-which-file = Do jakiego pliku? Podaj jego nazwę po poleceniu.
cli-help =
    Wybieraj numerem, nazwą albo częścią nazwy („d4”).
      b, plansza       pokaż planszę
      wstecz           wróć o jeden wybór
      cofnij           cofnij ostatni ruch
      dlaczego WYBÓR   dlaczego czegoś nie można wybrać
      podpowiedz       co zrobiłby bot
      wynik            dotychczasowa punktacja
      dziennik [N]     co się ostatnio działo
      zasady [ID]      zasady albo jedna z nich
      svg PLIK         zapisz planszę jako obraz
      zapisz PLIK      zapisz przebieg gry
      koniec           wyjdź; gra jest zapisana

# Inne słowa poleceń; angielskie są zawsze rozumiane.
cli-word-board = plansza
cli-word-back = wstecz
cli-word-undo = cofnij
cli-word-why = dlaczego
cli-word-hint = podpowiedz podpowiedź
cli-word-score = wynik punkty
cli-word-log = dziennik
cli-word-rules = zasady
cli-word-svg = obraz
cli-word-save = zapisz
cli-word-help = pomoc
cli-word-quit = koniec wyjdź exit

## arena

cli-ladder-anew = Dotychczasowe gry są teraz w { $file }.
cli-ladder-aside = { $games ->
    [one] Pominięto { $games } grę: rozegrały ją inne boty albo obowiązywały inne zasady.
    [few] Pominięto { $games } gry: rozegrały je inne boty albo obowiązywały inne zasady.
   *[many] Pominięto { $games } gier: rozegrały je inne boty albo obowiązywały inne zasady.
}
cli-ladder-written = Zapisano: { $file }
cli-arena-playing = Rozgrywki
cli-arena-stopped = Przerwano po { $played } z { $games } gier.
cli-arena-played = Rozegrane gry
cli-arena-points = Punkty, średnia
cli-arena-points-ci = Przedział 95%
cli-arena-sd = Odchylenie standardowe
cli-arena-wins = Wygrane
cli-arena-wins-ci = Przedział 95%
cli-arena-decision = Czas na wybór
cli-arena-longest = Najdłuższy namysł (czas rdzenia)
cli-arena-core = Czas rdzenia na grę
cli-arena-late = Odpowiedzi po czasie
cli-arena-illegal = Niedozwolone ruchy
cli-arena-lost = Brak programu
cli-arena-sum =
    Gry: { $games }, gracze: { $seats }, procesy: { $jobs }, ziarno: { $seed }.
    Czas: { $seconds } s, gier na sekundę: { $speed }, sekund rdzenia na grę: { $core }.
cli-arena-kept = W tym gry rozegrane wcześniej: { $number }.
cli-arena-better =
    Rozstrzygnięto, liczba par gier: { $pairs }. { $first } gra lepiej niż { $second }.
    Udział w zwycięstwach w parach: { $share } ({ $interval }), Elo: { $elo }. Wynik testu { $evidence }, progi { $bounds }.
cli-arena-not-better =
    Rozstrzygnięto, liczba par gier: { $pairs }. { $first } nie jest lepszy od { $second } o tyle, o ile pytano.
    Udział w zwycięstwach w parach: { $share } ({ $interval }), Elo: { $elo }. Wynik testu { $evidence }, progi { $bounds }.
cli-arena-open =
    Nie rozstrzygnięto, liczba par gier: { $pairs }. Czy { $first } gra lepiej niż { $second }, pokaże więcej gier.
    Udział w zwycięstwach w parach: { $share } ({ $interval }), Elo: { $elo }. Wynik testu { $evidence }, progi { $bounds }.
cli-tournament-bot = Bot
cli-tournament-elo = Elo
cli-tournament-interval = Przedział 95%
cli-tournament-skill = openskill
cli-tournament-share = Wygrane
cli-tournament-points = Punkty, średnia
cli-tournament-sum = Pary gier każdych dwóch botów: { $pairs }, gracze: { $seats }, ziarno: { $seed }.
cli-dataset = Zbiór danych: { $file }
cli-dataset-written = { $file }: wiersze: { $rows }, gry: { $games }.
cli-records-reading = Odczyt
cli-records-left-out = Pominięto: { $file }: { $why }
cli-records-unfinished = Pominięte gry, które się nie skończyły: { $number }.

## score

cli-score-networks = Sieci
cli-score-longest-rail = Kolej
cli-score-longest-road = Autostrada
cli-score-centre = Pola centralne
cli-score-errors = Błędy
cli-score-lava = Lawa
cli-score-meteor = Meteoryt
cli-score-total = Razem
cli-score-expected = Zgodnie z plikiem
cli-score-yes = tak
cli-score-no = nie

## verify

cli-verify-commitment = Zobowiązanie: { $commitment }
cli-verify-entropy = Dodane do ziarna ({ $name }): { $entropy }
cli-verify-checked = { $draws ->
    [one] Z ziarna obliczono na nowo { $draws } losowanie.
    [few] Z ziarna obliczono na nowo { $draws } losowania.
   *[other] Z ziarna obliczono na nowo { $draws } losowań.
}
cli-verify-scripted = { $draws ->
    [one] { $draws } losowanie podano ręcznie i nie można go sprawdzić.
    [few] { $draws } losowania podano ręcznie i nie można ich sprawdzić.
   *[other] { $draws } losowań podano ręcznie i nie można ich sprawdzić.
}
cli-verify-mismatch = Wpis { $entry }, { $purpose }: w zapisie jest { $recorded }, z ziarna wychodzi { $recomputed }.
cli-verify-fair = Uczciwie: wszystko, co można sprawdzić, zgadza się z ziarnem.
cli-verify-unfair = Nieuczciwie: zapis nie wynika ze swojego ziarna.

## bench

cli-bench-game = Gra
cli-bench-options = Opcje
cli-bench-plies = Ruchy/s
cli-bench-games = Gry/s
cli-bench-clone = Kopia, µs

## serve

cli-serve = Stół w przeglądarce: { $address }. Ctrl-C go zamyka.
## board

cli-board-playable = { $game }: można na niej grać: roundhouse play { $id } --board PLIK
cli-board-not = { $game }: nie można na niej grać: { $reason }

## words

cli-words-whole = W języku { $lang } niczego nie brakuje.
cli-words-missing = { $count ->
    [one] W języku { $lang } brakuje { $count } zdania lub zasady; w zamian widać tekst angielski.
   *[other] W języku { $lang } brakuje { $count } zdań i zasad; w zamian widać tekst angielski.
}

## roundhouse admin, backup, restore

cli-admin-id = Id
cli-admin-game = Gra
cli-admin-names = Gracze
cli-admin-moves = Ruchy
cli-admin-touched = Ostatnia zmiana
cli-admin-state = Stan
cli-admin-is-running = w toku
cli-admin-is-waiting = czeka na graczy
cli-admin-is-over = zakończona
cli-admin-is-ended = przerwana
cli-admin-is-set-aside = odstawiony
cli-admin-is-chat-locked = czat zamknięty
cli-admin-is-forgotten = wkrótce do usunięcia
cli-admin-facts = Wpisy: { $moves }, wpisy na czacie: { $chat }; przygotowano { $created }, ostatnia zmiana { $touched }
cli-admin-sound = Zapis jest poprawny.
cli-admin-broken = Zapis jest uszkodzony: { $why }
cli-admin-ended = Gra przy stole { $table } jest przerwana.
cli-admin-set-aside = Stół { $table } jest odstawiony.
cli-admin-opened = Stół { $table } jest znów otwarty.
cli-admin-deleted = Stół { $table } jest usunięty.
cli-admin-chat-locked = Czat stołu { $table } jest zamknięty.
cli-admin-chat-unlocked = Czat stołu { $table } jest znów otwarty.
cli-admin-checked = Uszkodzone zapisy: { $broken }
cli-admin-repaired = Usunięte wpisy: { $entries }. Stół jest otwarty.
cli-admin-drained = Od teraz nie ma nowych stołów; /healthz odpowiada 503.
cli-admin-undrained = Znów można przygotowywać stoły.
cli-admin-banned = Bez wstępu: { $who }
cli-admin-page = Otwórz go w przeglądarce w ciągu { $minutes } minut. Działa raz.
cli-admin-pages-closed = Strona opiekuna jest zamknięta dla wszystkich.
cli-admin-settled = Zgłoszenie { $number } jest załatwione.
cli-admin-no-report = Nie ma zgłoszenia { $number }.
cli-admin-unbanned = Zniesione zakazy: { $number }
cli-backup = Stoły skopiowane do pliku { $file }: { $tables }
cli-restore = Przywrócone stoły: { $tables }

## analyse

cli-analyse-thinking = Myślę…
cli-analyse-turnings = Punkty zwrotne
cli-analyse-move = Ruch
cli-analyse-who = Kto
cli-analyse-played = Zagrano
cli-analyse-expert = Ekspert
cli-analyse-worth = Warte

## hindsight

cli-hindsight-looking = Szukam najlepszej planszy przy tych kostkach…
