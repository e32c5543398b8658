"""What a tournament is, without the tables: who meets whom (pairing), what it comes to (standing), where chance comes
from (seeds), and how it lies in the database (rows)."""
