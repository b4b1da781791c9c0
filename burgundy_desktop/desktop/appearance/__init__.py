"""How the program looks: themes, scale, letters, colours, faces."""
