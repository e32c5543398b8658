title = Age of Steam: Western US
tagline = From both coasts to the middle: be among those who join the continent.
