"""What other programs and crafted files could do to saved games, tried many times."""
