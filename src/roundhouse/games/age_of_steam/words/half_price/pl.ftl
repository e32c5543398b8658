about-engineer = jeden z twoich kafelków za połowę ceny, zaokrągloną w górę
