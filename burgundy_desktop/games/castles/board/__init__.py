"""The picture of The Castles of Burgundy on the table, and its words."""
