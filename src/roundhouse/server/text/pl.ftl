# Słowa stron. Po jednym wierszu: moduły strony dostają je z {name} w miejscu argumentu.

## Każda strona

web-site = Roundhouse
web-claim = Kolejowe gry planszowe pod jednym dachem
web-tools = Zasady, język i kolory
web-skip-main = Do treści
web-skip-choices = Do wyborów
web-theme-switch = Jasno albo ciemno
web-foot = Gra jest za darmo i bez konta: twoje miejsce należy do tej przeglądarki.
web-noscript = Stoły wymagają JavaScriptu. Zasady można czytać bez niego.
web-close = Zamknij
web-back = Wstecz
web-no-connection = Brak połączenia z serwerem.
web-error-0-title = Coś poszło nie tak
web-error-0 = To nasza wina, nie twoja. Spróbuj ponownie za chwilę.
web-error-404-title = Tu kończą się tory
web-error-404 = Pod tym adresem nic nie ma: może stołu już nie ma albo link jest niepełny.
web-error-429-title = Zbyt wiele naraz
web-error-429 = Poczekaj chwilę i spróbuj ponownie.
web-go-home = Do gier

## Strona główna

web-games = Gry
web-picture-of = Plansza gry { $game }
web-players-range = Gracze: { $range }
web-play-now = Zagraj teraz
web-set-up = Przygotuj stół
web-rules = Zasady
web-my-tables = Moje stoły
web-open-tables = Wolne miejsca
web-open-none = Przy żadnym stole nie ma teraz wolnego miejsca. Przygotuj własny i zostaw miejsce wolne!
web-watch = Oglądaj
web-watch-none = W tej chwili nie ma gry do oglądania.
web-your-turn = Twoja kolej
web-over = Zakończona
web-seats-open = Wolne miejsca: { $count }
web-nobody-yet = jeszcze nikogo
web-just-now = przed chwilą

## Przygotowanie stołu

web-players = Gracze
web-seats = Miejsca
web-seat-number = Miejsce { $number }
web-name = imię
web-your-name = Twoje imię
web-friends-name = Imię znajomej osoby
web-bot-level = poziom bota
web-kind-me = ja
web-kind-friend = ktoś przy tym ekranie
web-kind-bot = bot
web-kind-open = wolne, dla osoby z linkiem
web-kind-open-about = Dostaniesz link i kod do przekazania.
web-listed = Pokaż stół na stronie głównej
web-listed-about = Wtedy każdy może oglądać grę i zająć wolne miejsce.
web-open-the-table = Otwórz stół
web-board-about = Można też zagrać na własnej planszy: wybierz plik, sprawdzimy go i narysujemy poniżej.
web-board-file = Plik z planszą (JSON)
web-board-own = Wróć do planszy z gry
web-board-checking = Sprawdzam plik…
web-board-large = Plik jest za duży: plansza mieści się w 250 kB.
web-board-line = wiersz { $line }
web-board-good = ✓ Na tej planszy można grać.
web-board-digest = Jej skrót:

## Stół

web-now = Co można teraz zrobić
web-guide = Przewodnik
web-guide-advice = Rada:
web-guide-next = Dalej
web-guide-done = Rozumiem
web-guide-look = Pokaż
web-guide-again = Wyjaśnij jeszcze raz
web-acts = Pomoc przy ruchu
web-undo = Cofnij
web-undo-none = Nie ma czego cofać.
web-hint = Podpowiedź
web-hint-is = Bot zagrałby tak:
web-hint-play = Zagraj tak
web-why-not = Dlaczego nie?
web-why-how = Wskaż coś na planszy: kliknięciem albo strzałkami i klawiszem Enter.
web-why-other = Najpierw wybierz jedno z podświetlonych miejsc.
web-why-wait = W tej chwili nie masz nic do wyboru.
web-board = Plansza
web-board-keys = Plansza: plus i minus zmieniają powiększenie, zero pokazuje całość, strzałki przesuwają
web-board-as-text = Plansza jako tekst
web-zoom = Powiększenie
web-zoom-in = Większa
web-zoom-out = Mniejsza
web-zoom-fit = Cała plansza
web-choices = Możliwości
web-through = Co tu wybierasz?
web-other-boards = Inne plansze
web-about-the-game = O rozgrywce
web-scores = Punkty
web-total = Razem
web-log = Przebieg
web-chat = Czat
web-chat-none = Nikt jeszcze nic nie napisał.
web-chat-say = Napisz coś
web-chat-send = Wyślij
web-whisper = Powiedz partnerowi
web-whisper-send = Powiedz
web-whispered = do partnera
web-brought = własna plansza
web-brought-about = Przy tym stole gra się na planszy, którą ktoś przyniósł. Jej skrót:
web-reconnecting = Łączę ponownie…
web-settings = Ustawienia
web-sure = Na pewno?
web-sure-about = Tego wyboru nie da się cofnąć: „{ $move }”.
web-sure-plain = Tego ruchu nie da się cofnąć.
web-sure-yes = Tak, gram
web-you-watch = Oglądasz tę grę.
web-join-about = Jest wolne miejsce. Jak masz na imię?
web-join = Usiądź
web-acting = na ruchu
web-bot = bot
web-seat-open = wolne miejsce
web-seat-bot = bot: { $bot }
web-seat-you = ty
web-seat-here = przy stole
web-seat-away = poza stołem
web-look = Pokaż
web-give-to-bot = Oddaj botowi
web-give-about = Bot zagra za gracza { $name }, dopóki nie odbierzesz mu miejsca.
web-take-back = Odbierz botowi
web-share = Zaproś kogoś
web-share-about = Kto otworzy ten link, może zająć wolne miejsce. Konto nie jest potrzebne.
web-share-link = Link do tego stołu
web-copy = Kopiuj
web-copied = Skopiowano
web-qr = Link jako kod dla aparatu
web-seal = Zapieczętowane kostki, do sprawdzenia na końcu:
web-hand-over = Przekaż ekran: { $name }
web-hand-over-any = Kto teraz gra?
web-hand-over-about = Pozostali teraz nie patrzą.
web-hand-over-ready = To ja, { $name }
web-hand-over-stay = Jeszcze nie: nadal gra { $name }
web-since = Od twojego ostatniego ruchu
web-since-go-on = Graj dalej
web-since-watch = Pokaż krok po kroku

## Koniec gry

web-winner = wygrana
web-score-sheet = Karta wyników
web-replay = Powtórka
web-replay-running = Powtórka: widzisz to, co już było.
web-replay-move = Ruch
web-replay-before = Ruch wstecz
web-replay-next = Ruch naprzód
web-replay-play = Odtwarzaj
web-replay-pause = Pauza
web-replay-close = Powrót do stołu
web-rematch = Rewanż
web-rematch-go = Do rewanżu
web-download = Pobierz zapis
web-back-to-table = Powrót do stołu
web-fair = Uczciwe kostki
web-fair-about = Przed pierwszym ruchem stół ogłosił pieczęć swojego tajnego ziarna. Po zakończeniu gry ziarno jest jawne: każde losowanie liczymy z niego na nowo i porównujemy z zapisem gry.
web-fair-yes = Uczciwie: wszystko zgadza się z ziarnem.
web-fair-no = Nieuczciwie: zapis nie wynika ze swojego ziarna.
web-fair-commitment = Pieczęć, ogłoszona przed grą
web-fair-seed = Ziarno, jawne od końca gry
web-fair-draws = Wszystkie losowania w grze
web-fair-entry = Ruch
web-fair-purpose = Losowanie
web-fair-recorded = Zapis
web-fair-recomputed = Z ziarna
web-fair-check = Wynik
web-fair-same = zgodne
web-fair-other = niezgodne
web-fair-given = podane ręcznie

## Ustawienia

web-setting-confirm = Pytaj przed ruchem, którego nie da się cofnąć
web-setting-confirm-touch = tylko na ekranie dotykowym
web-setting-confirm-always = zawsze
web-setting-confirm-never = nigdy
web-setting-sounds = Dźwięki
web-setting-sounds-off = wyłączone
web-setting-sounds-on = włączone
web-setting-keys = Skróty jednoliterowe
web-setting-keys-on = włączone
web-setting-keys-off = wyłączone
web-keys = Klawisze
web-key-undo = cofnij
web-key-hint = podpowiedź
web-key-why = dlaczego nie?
web-key-rules = zasady
web-key-back = jeden wybór wstecz
web-key-zoom = powiększenie, gdy plansza jest aktywna
