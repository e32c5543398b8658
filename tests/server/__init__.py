"""The web table, seen from outside: real processes, real databases, real sockets."""
