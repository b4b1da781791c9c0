"""The boxes of this game's drawings that differ from the usual 64 x 64."""

GRIDS = (
    (r"map(_dark)?\.svg", "0 0 500 660"),
    (r"action_row\.svg", "0 0 128 64"),
    ("(frame_)?action[_.]", "0 0 720 64"),
    (r"(frame_)?(bonus|penalty)\.svg", "0 0 64 28"),
    (r"(bridge|ford)\.svg", "0 0 32 64"),
    ("canal_", "0 0 96 40"),
    (r"card_(day|sunset|night|back)\.svg", "0 0 88 136"),
    ("(fx|effect)_", "0 0 96 64"),
    ("frame_rows", "0 0 96 64"),
    ("(harbour_ring|river_end)", "0 0 80 80"),
    ("lever_plate", "0 0 144 64"),
    ("region_label_", "0 0 160 44"),
    ("(solo_|eminence)", "0 0 128 128"),
    ("small_", "0 0 102 48"),
    ("track_space", "0 0 64 56"),
)
