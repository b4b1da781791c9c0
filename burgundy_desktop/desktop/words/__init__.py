"""Sentences and names that several rooms need, in the current language."""
