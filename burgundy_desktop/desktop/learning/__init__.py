"""Lessons, the coach and the teacher: whatever leads a person through a game."""
