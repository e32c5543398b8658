title = Age of Steam: Rust Belt
tagline = Borrow, bid, build and deliver: railways around the Great Lakes, for those who like it deep.
