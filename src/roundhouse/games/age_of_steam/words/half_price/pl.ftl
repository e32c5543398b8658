about-engineer = jeden z twoich kafelków za pół ceny, zaokrąglonej w górę
