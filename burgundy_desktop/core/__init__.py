"""What every game stands on: match, chance, window, scores. Knows no game and no Qt."""
