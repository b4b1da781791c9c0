"""The docks at the right of the table: their titles, and how they share the room."""
