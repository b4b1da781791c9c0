"""What a hand is worth. Rulebook: "Kiértékelés", RULES: section 8.

`worth`  what the scored cards bring by themselves
`plans`  the best way to score the rest, for every stock that can be kept
`sheet`  where every point came from
"""
