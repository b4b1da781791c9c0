"""What is kept on disk: saved games, settings, statistics. No Qt."""
