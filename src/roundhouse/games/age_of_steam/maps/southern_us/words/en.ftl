title = Age of Steam: Southern US
tagline = Cotton to the ports, industry in Atlanta, and a war in the fourth turn.

option-doubling = Doubled income reduction
option-doubling-about = The war makes itself felt. The rulebook says: from turn 4 on. Other editions double it in turn 4 only.
option-doubling-on = from turn 4 on
option-doubling-on-about = As the rulebook says.
option-doubling-turn4 = in turn 4 only
option-doubling-turn4-about = As other editions say.
