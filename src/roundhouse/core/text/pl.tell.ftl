# Wiadomości do tych, którzy patrzą gdzie indziej. Z gry nic prócz jej nazwy.

tell-turn = { $game }: twoja kolej
tell-nudge = { $game }: { $who } przypomina, że to twoja kolej
tell-seat = { $game }: { $who } siada przy twoim stole
tell-invited = { $game }: { $who } zaprasza cię do stołu
tell-full = { $game }: przy twoim stole jest komplet, gra się zaczyna
tell-over = { $game }: koniec gry
tell-chat = { $game }: { $who } pisze na czacie
tell-many = { $number ->
    [one] 1 wiadomość o twoich stołach
    [few] { $number } wiadomości o twoich stołach
    [many] { $number } wiadomości o twoich stołach
   *[other] { $number } wiadomości o twoich stołach
}
tell-try = Roundhouse może tu do ciebie pisać
tell-stop = Bez dalszych wiadomości: { $link }
mail-confirm = Roundhouse: czy to twój adres?
mail-confirm-about =
    Ktoś, zapewne ty, chce dostawać na ten adres wiadomości o swoich stołach. Jeśli tak, otwórz ten link:

    { $link }

    Jeśli nie, nie rób nic: nic więcej nie przyjdzie.
bad-service = Wiadomości można wysyłać do tych usług: { $services }.
bad-address = Na taki adres nie można wysyłać wiadomości.
bad-host = Pod tym adresem nikogo nie ma.
bad-target = Na ten adres nie wysyłamy wiadomości: leży w sieci samego serwera.
bad-way = W ten sposób nie można tu wysyłać wiadomości.
bad-many = { $most } adresów wystarczy.
bad-unconfirmed = Ten adres nie jest jeszcze potwierdzony.
bad-delivery = Wiadomości nie udało się tam dostarczyć.
enough-messages = { $most } takich wiadomości dziennie i nie więcej.
