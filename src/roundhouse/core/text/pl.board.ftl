# Co może być nie tak z planszą, którą ktoś przynosi. Każde zdanie stoi za swoim miejscem w pliku.

fault = wiersz { $line }: { $where }: { $reason }

## Plik

fault-too-long = plik ma więcej niż { NUMBER($longest, useGrouping: 0) } znaków
fault-json = kolumna { $column }: to nie jest JSON: { $why }
fault-json-value = tu powinna być wartość
fault-json-name = tu powinna być nazwa w cudzysłowie
fault-json-colon = tu powinien być dwukropek
fault-json-comma = tu powinien być przecinek
fault-json-last-comma = po ostatnim elemencie nie może być przecinka
fault-json-more = po zakończeniu jest jeszcze coś
fault-json-open = brakuje cudzysłowu zamykającego tekst
fault-json-control = łamanie wiersza i tabulator zapisuje się w tekście jako \n i \t
fault-json-escape = po ukośniku wstecznym powinno być coś innego
fault-json-other = nie da się tego zrozumieć
fault-json-twice = { $name } występuje dwa razy
fault-json-beyond = nie da się odczytać tego JSON-a: jest zbyt głęboko zagnieżdżony albo zawiera zbyt długą liczbę

## Jego części

fault-object = tu powinien być obiekt {"{"} {"}"}
fault-list = tu powinna być lista [ ]
fault-missing = brakuje { $name }
fault-unknown = nieznane w tym miejscu; znane są: { $known }
fault-exactly = liczba pozycji powinna wynosić { $number }, a wynosi { $given }
fault-so-many = liczba pozycji powinna wynosić od { $least } do { $most }, a wynosi { $given }
fault-word = tu powinien być tekst złożony z 1 do 60 drukowalnych znaków
fault-id = tu powinien być identyfikator z małych liter, cyfr oraz znaków - i _
fault-taken = { $name } już jest
fault-one-of = tu powinno być jedno z: { $names }
fault-none-of = { $given } nie jest żadnym z: { $names }
fault-once = każde może tu być tylko raz
fault-number = tu powinna być liczba całkowita od { $least } do { $most }
fault-truth = tu powinno być true albo false
