"""The boxes of this game's drawings that differ from the usual 64 x 64."""

GRIDS = (
    (r"ground(_dark)?\.svg", "0 0 656 668"),
    ("castle_(scene|dungeon|walls|towers)", "0 0 288 214"),
    ("bridge_deck", "0 0 104 44"),
    ("(tile_|frame_|pile_|plot)", "0 0 64 80"),
    ("favor_[cd]", "0 0 64 28"),
)
