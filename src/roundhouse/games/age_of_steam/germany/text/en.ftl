title = Age of Steam: Germany
tagline = Only finished links, goods for foreign lands, and a hungry Berlin in the middle.

about-engineer = one of your tiles at half price, rounded up
