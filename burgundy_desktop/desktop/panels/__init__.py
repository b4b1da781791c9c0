"""The panels around the table: prompt bar, players, log, list of moves, score sheet."""
