"""The boxes that drawings of this game have instead of the usual 64 x 64."""

GRIDS = (
    ("(card|frame)_", "0 0 88 136"),
    ("thumb_", "0 0 88 100"),
)
