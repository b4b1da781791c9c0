"""Mutation testing of the rules: `./burgundy mutants` (docs/mutants.md).

`command`   what is asked for
`changes`   the small changes that break a rule
`sources`   the mutants of a game, by name, and the tests that count
`session`   a run of pytest, and what each test calls
`trials`    a process for each mutant; `children` limits and ends it
`reasoned`  the mutants that may survive
"""
