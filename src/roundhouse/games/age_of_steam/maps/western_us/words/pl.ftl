title = Age of Steam: Zachodnie Stany
tagline = Z obu wybrzeży ku środkowi: bądź wśród tych, którzy połączą kontynent.
