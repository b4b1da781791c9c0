"""What all boards share: items, animation, zoom, sprites and colours."""
