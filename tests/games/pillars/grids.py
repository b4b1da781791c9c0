"""The boxes of this game's drawings that differ from the usual 64 x 64."""

GRIDS = (
    ("(ground|scene)_", "0 0 72 88"),
    ("(frame_)?thumb_", "0 0 88 100"),
    (r"(card|frame|ribbon)_", "0 0 88 136"),
)
