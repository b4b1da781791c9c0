"""What is heard at the table: short sounds, mixed and played in threads of their own. No Qt."""
