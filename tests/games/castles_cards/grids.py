"""The boxes of this game's drawings that differ from the usual 64 x 64."""

GRIDS = (
    ("(card|frame|slot|lane|round|back|(goods|animal)_card)_?", "0 0 88 136"),
    ("(worker|silver|vp)_card", "0 0 88 136"),
    ("(first_|all7|start_)", "0 0 64 80"),
    ("band_", "0 0 64 30"),
    ("display_", "0 0 128 24"),
)
