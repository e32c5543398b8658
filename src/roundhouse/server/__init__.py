"""The web table: lobby, tables, live updates, storage. Written against the kernel; knows no game by name."""
