# Co może być nie tak z wpisaną kartą gracza i kafelkami.

fault-no-part = potrzebna jest co najmniej jedna z części: { $parts }
fault-together = te części podaje się razem: { $parts }
fault-row = tu powinno być od 1 do { $most } znaków: cyfry od 1 do 6 i kropki
fault-field = tu powinno być pole, na przykład c2: litera rzędu i kolumna
fault-colours = miasta 3 i 4 są szare, pozostałe: czerwone, niebieskie, zielone i żółte
fault-kinds = tu powinny być dwa różne rodzaje toru
fault-city-outside = miasto { $number } nie leży w regionie { $number }
fault-town-outside = miasteczko { $number } nie leży w regionie { $number }
fault-one-field = miasto i miasteczko { $number } leżą na jednym polu
fault-few-fields = region { $number } potrzebuje oprócz miasta { $least ->
    [one] { $least } pola
   *[other] { $least } pól
}, a ma { $fields ->
    [one] { $fields } pole
    [few] { $fields } pola
   *[other] { $fields } pól
}
fault-pieces = region { $number } jest w kilku kawałkach
fault-no-border = regiony { $one } i { $other } nie mają wspólnej granicy
