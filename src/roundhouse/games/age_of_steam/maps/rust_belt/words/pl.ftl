title = Age of Steam: Pas Rdzy
tagline = Pożyczaj, licytuj, buduj i przewoź: koleje wokół Wielkich Jezior, dla tych, którzy lubią głębokie gry.
