about-engineer = one of your tiles at half price, rounded up
