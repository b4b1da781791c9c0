"""Saved games as the window knows them: begun, opened, summed up, shown small."""
