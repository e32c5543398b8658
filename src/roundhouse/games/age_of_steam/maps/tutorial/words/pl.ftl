title = Age of Steam: pierwsze kroki
tagline = Pierwsza gra z przewodnikiem na małej wyspie: cztery tury, a każda faza wyjaśniona, gdy nadejdzie.
own-design = Mapa jest naszego projektu: Wyspa Kotłów (Kettle Island) powstała do nauki i nie należy do drukowanej gry.

guide-welcome = Witaj na Wyspie Kotłów
guide-welcome-text = Prowadzisz kolej, bot też. Gra trwa { $turns ->
    [one] jedną turę
    [few] { $turns } tury
   *[other] { $turns } tur
} po dziesięć faz; każda jest wyjaśniona tutaj, gdy nadchodzi pierwszy raz. Na końcu każdy dolar przychodu jest wart trzy punkty, każdy odcinek toru w ukończonych połączeniach jeden, a każdy udział kosztuje trzy. Pieniądze nic wtedy nie znaczą, są tylko paliwem.
guide-welcome-advice = Wygrywa przychód. Przy każdej decyzji pytaj: którą kostkę dzięki niej przewiozę i jak szybko?

guide-issue = Faza 1: emisja udziałów
guide-issue-text = Udział daje teraz $5. Kosztuje $1 w każdej turze od tej pory i trzy punkty na końcu; nigdy nie znika. Masz ${ $money }, a udziałów { $shares }: z tego opłacisz tor w tej turze, licytację i wydatki. Twój wiersz pod mapą pokazuje, ile trzeba będzie zapłacić.
guide-issue-advice = Trzy kafelki kosztują około $7. Weź teraz jeden lub dwa udziały, a w ostatnich turach prawie żadnych.

guide-order = Faza 2: kolejność graczy
guide-order-text = Kto jest pierwszy, pierwszy wybiera akcję, buduje i przewozi. Licytujecie po kolei albo odpadacie. We dwoje oboje płacą tyle, ile zaoferowali; we troje ten, kto odpada pierwszy, nie płaci nic.
guide-order-advice = Licytuj tylko wtedy, gdy ktoś chce tej samej kostki albo tej samej akcji. Odpaść za darmo to żaden wstyd.

guide-actions = Faza 3: wybór akcji
guide-actions-text = Każdy bierze jedną z siedmiu akcji pod mapą, a każdą można wziąć tylko raz. Działa w tej turze: więcej toru, wcześniejszy transport, silniejsza lokomotywa, nowe miasto, nowe towary albo pas w następnej licytacji.
guide-actions-advice = W pierwszej turze dobre są Inżynier (o kafelek więcej) i Transportuj jako Pierwszy. Silniejsza lokomotywa to także $1 więcej w każdej turze.

guide-build = Faza 4: budowa toru
guide-build-text = Kładziesz najwyżej { $tiles ->
    [one] jeden kafelek
    [few] { $tiles } kafelki
   *[other] { $tiles } kafelków
}. Twój pierwszy tor musi dotykać miasta. Tor z miasta lub miasteczka do innego to połączenie, a przydają się tylko ukończone. Równina kosztuje $2, rzeka $3, góry $4; miasteczko $1 i po $1 za każdy tor, który do niego prowadzi.
guide-build-advice = Znajdź kostkę w kolorze pobliskiego miasta i zbuduj to połączenie. Zachowaj tyle, ile mówi zdanie poniżej.

guide-move = Faza 5: transport towarów
guide-move-text = Są dwie rundy. W każdej przewozisz jedną kostkę ukończonymi połączeniami do miasta jej koloru; twoja lokomotywa pokonuje { $engine ->
    [one] jedno połączenie
    [few] { $engine } połączenia
   *[other] { $engine } połączeń
}. Każde połączenie po drodze podnosi przychód swojego właściciela o jeden: innych także, jeśli korzystasz z ich torów. W jednej z rund możesz zamiast tego ulepszyć lokomotywę.
guide-move-advice = Kostki, które możesz przewieźć, są zaznaczone na mapie. Jeśli żadnej nie ma, ulepsz lokomotywę: najwięcej dają długie przejazdy własnymi połączeniami.

guide-income = Faza 6: zebranie przychodu
guide-income-text = Po drugiej rundzie każdy dostaje tyle dolarów, ile wynosi jego przychód. Twój to { $income }. Nic nie musisz robić.
guide-income-advice = Kostka przewieziona teraz zarabia już w tej turze i znowu w każdej następnej. Wczesne dostawy są najlepsze.

guide-expenses = Faza 7: pokrycie wydatków
guide-expenses-text = Potem każdy płaci $1 za każdy udział i $1 za każde połączenie lokomotywy: ty { $shares } + { $engine } = ${ $expenses }. To, czego nie możesz zapłacić, obniża przychód, a gdy spadnie poniżej zera, niewypłacalność kończy dla ciebie grę.
guide-expenses-advice = Zanim wydasz ostatniego dolara, porównaj przychód i gotówkę z wydatkami. Strona ostrzega, ale nie zabrania.

guide-reduction = Faza 8: zmniejszenie przychodu
guide-reduction-text = Przed chwilą spadły wysokie przychody: od 11 o 2, od 21 o 4, wyżej jeszcze więcej. Wielkie spółki są ociężałe. Poniżej 11 nic się nie dzieje.
guide-reduction-advice = W grze na cztery tury to prawie bez znaczenia. W długiej nie przekraczaj 10 ani 20 tylko o jeden.

guide-growth = Faza 9: zwiększenie towarów
guide-growth-text = Do miast przybyły nowe kostki: dla jasnej części wystawki towarów rzucono { $dice ->
    [one] jedną kością
   *[other] { $dice } kośćmi
} i tyloma samymi dla ciemnej. Każda kość sprowadza najwyższą kostkę swojej kolumny do miasta tego koloru i numeru, a także do Nowego Miasta o tym numerze.
guide-growth-advice = Zaznaczone kostki na wystawce przybędą jako następne. Buduj do miast, które będą miały to, co możesz dostarczyć.

guide-advance = Faza 10: następna tura
guide-advance-text = Parowóz u góry jedzie o jeden przystanek dalej i zaczyna się nowa tura, znów od udziałów. Znasz już wszystkie dziesięć faz.
guide-advance-advice = Licz tury, które zostały: lokomotywa na ostatnią turę rzadko się zwraca.

guide-production = Produkcja
guide-production-text = Kto wybrał Produkcję, przed rzutem kośćmi dobiera dwie kostki i kładzie je na pustych polach wystawki towarów.
guide-production-advice = Połóż kostkę tam, gdzie zaczynają się twoje połączenia, i w kolumnie miasta innego koloru.

guide-end = Koniec
guide-end-text = Karta wyników liczy trzy punkty za każdego dolara przychodu i jeden za każdy odcinek ukończonego toru, a odejmuje trzy za każdy udział. Wygrywa, kto ma najwięcej punktów.
guide-end-advice = Obejrzyj powtórkę: która dostawa zarabiała najczęściej? Potem spróbuj Pasa Rdzy, gdzie wszystko jest takie samo, tylko większe.
