"""Small charts, painted by ourselves: each can be walked with the arrows, and read as a table."""
