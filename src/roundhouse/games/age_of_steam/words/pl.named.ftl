# Nazwane zasady przyniesionej mapy, po jednym zdaniu.

title-brought = Age of Steam: { $title }

named-goods = Towary: { $goods }.
named-new-cities = Nowe Miasta: { $letters }.
named-chart-top = Na początku zapełnia się tylko górny rząd jasnej części wystawki towarów oraz Nowych Miast od A do D.
named-chart-none = Na początku wystawka towarów jest pusta.
named-chart-redraw = Kostkę w kolorze samego Nowego Miasta losuje się ponownie ({ $letters }).
named-city-cubes = Kostki w każdym mieście na początku: { $number }.
named-terminals = Zagraniczne terminale nic nie produkują, nic przez nie nie przejeżdża, a każdy przyjmuje tylko kolor kostki wylosowanej dla niego na początku.
named-town-cubes-bag = Na początku w każdym miasteczku leży kostka z woreczka. Przewozi się ją jak z miasta i nie uzupełnia.
named-town-cubes-cotton = Na początku w każdym miasteczku leży biała kostka, bawełna. Przewozi się ją jak z miasta.
named-urbanized-to-bag = Gdy miasteczko staje się Nowym Miastem, jego kostka wraca do woreczka.
named-urbanized-stays = Gdy miasteczko staje się Nowym Miastem, jego kostka na nim zostaje.
named-land-cubes = Na każdej równinie i na każdym heksie z rzeką, bez miasta i miasteczka, leży kostka.

named-issue = { $number ->
    [one] W jednej turze można wyemitować najwyżej jeden udział.
    [few] W jednej turze można wyemitować najwyżej { $number } udziały.
   *[other] W jednej turze można wyemitować najwyżej { $number } udziałów.
}
named-alone = Nie ma licytacji.
named-order-first = Kolejność ustala się przed emisją udziałów.
named-alternate = Nie ma licytacji: pierwsze miejsce przechodzi na zmianę i kosztuje ${ $dollars }. Jeśli gracz, na którego wypada, nie chce zapłacić, może drugi; jeśli oboje odmówią, pierwszy gra jako pierwszy za darmo. Kto wybrał akcję Kolejność Tury, jest pytany jako pierwszy w następnej turze.
named-actions = Akcje: { $actions }.
named-action-cycle = W każdej turze trzeba wybrać jedną akcję, a żadnej ponownie, dopóki nie zostaną wybrane wszystkie.
named-half-price = Inżynier buduje jeden kafelek tury, najdroższy, za połowę ceny, zaokrągloną w górę, ale nie buduje o kafelek więcej.

named-price = { $terrain } ${ $dollars }
named-terrain-prices = Tor podstawowy kosztuje: { $prices }.
named-prices = Liczba na heksie to cena toru podstawowego.
named-finished = Żaden tor nie może zostać nieukończony: na koniec budowy wszystko musi być ukończonym połączeniem.
named-direct = Stykające się miasta można połączyć bezpośrednio tam, gdzie jest to zaznaczone. Liczy się to jako jeden z twoich kafelków i jako jeden odcinek.
named-continent = Budowę zaczyna się przy wydrukowanym mieście wschodu lub zachodu. Dopóki żadne miasto wschodu nie jest połączone z miastem zachodu, cały tor spółki musi tworzyć jedną całość.
named-joined = Kto pierwszy połączy wschód z zachodem, od razu dostaje premię: przychód jednej spółki rośnie o { $alone }, dwóch spółek – po { $each }. Gdy właścicieli jest więcej albo jest kilka dróg, o tym, kto dostaje premię, decyduje ten, kto zbudował łączący kafelek.

named-crossing = Za kostkę przewiezioną z miasta wschodu do miasta zachodu albo odwrotnie przychód właściciela jednego z użytych połączeń rośnie dodatkowo o { $income }; którego, mówi przewożący.
named-cotton = Bawełna jedzie do portu ({ $ports }), tam kończy ruch i opuszcza grę. Dodatkowy przychód przewożącego: { $income }.
named-land-track = Tor na heksie zabiera jego kostkę; można ją stamtąd przewieźć w obie strony, także gdy tor jest nieukończony: droga do pierwszego przystanku liczy się właścicielowi toru jak połączenie.
named-land-builder = Na kafelku z dwoma torami budujący mówi, na którym z nich leży kostka.
named-land-deliverer = Na kafelku z dwoma torami przewożący mówi, na którym z nich leży kostka.
named-partial = Za nieukończony tor przychód rośnie dodatkowo o { $income }.
named-reduction = Zmniejszenie przychodu liczy się { $times } razy, { $last ->
    [0] od tury { $first }.
   *[other] w turach od { $first } do { $last }.
}
named-no-growth = Nie ma zwiększenia towarów.
named-growth-dice = Kości dla każdej części wystawki przy zwiększeniu towarów: { $number }.
named-fed = Przy zwiększeniu towarów dodatkową kostkę z woreczka dostaje { $city }{ $last ->
    [0] .
   *[other] , do tury { $last }.
}

named-cash = Na końcu odkupuje się wszystkie udziały po $5. Kto nie może, przegrywa; to, co zostaje, jest wynikiem.
named-ties = O remisie rozstrzygają po kolei: { $ties }.
