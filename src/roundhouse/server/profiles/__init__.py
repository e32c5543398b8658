"""What people have played, and how well: their own page, others' as far as one may see it, and the ladders."""
