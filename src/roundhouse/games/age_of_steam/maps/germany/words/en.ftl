title = Age of Steam: Germany
tagline = Only finished links, goods for foreign lands, and a hungry Berlin in the middle.
