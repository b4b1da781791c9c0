"""What every game builds on: match, chance, observation, scores. Imports no game and no Qt."""
