"""The program tried from outside: driven, measured, filled with made-up games."""
