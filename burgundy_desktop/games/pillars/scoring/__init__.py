"""What a hand is worth. Rulebook: "Kiértékelés", RULES: section 8.

`worth`  what the scored cards bring by themselves
`sheet`  where every point came from
"""
