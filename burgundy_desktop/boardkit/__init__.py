"""Shared by all boards: items, animation, zoom, sprites and colours."""
