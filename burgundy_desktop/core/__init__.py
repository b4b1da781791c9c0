"""What every game builds on: match, chance, events, scores. Imports no game and no Qt."""
