"""Try the mutants of one game and say which of them no test has noticed: the game, then the
arguments of `command`, which starts this.
"""

from __future__ import annotations

import sys
import time
from collections.abc import Sequence

from workshop.messages import HOME, progress
from workshop.mutants import reasoned, sources, trials
from workshop.mutants.command import ALL_KILLED, NOT_TRIED, SURVIVORS, Wanted, wanted
from workshop.mutants.sources import Mutant

KNOWN = "survived for a known reason"


def main(arguments: Sequence[str]) -> int:
    """The exit status: `SURVIVORS` if a mutant survived for no reason that is known."""
    game, *options = arguments
    try:
        return _try(game, wanted(options))
    except trials.TestsFail as reason:
        print(f"{game}: {reason}", file=sys.stderr)
        return NOT_TRIED


def _try(game: str, options: Wanted) -> int:
    subject = sources.of_game(game)
    everything = sources.mutants(subject)
    for known in reasoned.of_game(game):
        if not any(reasoned.is_one_of(mutant.name, [known]) for mutant in everything):
            print(f"{game}: {known}  [listed in docs/mutants.md, but no mutant of today's code]")
    chosen = sources.sample(everything, options.sample or len(everything), options.seed)
    if options.only:
        chosen = sources.matching(everything, options.only)
    if options.list:
        print(*(f"{game}: {mutant.name}" for mutant in chosen), sep="\n")
        return ALL_KILLED
    started = time.monotonic()
    counted = _count(subject, chosen, options.jobs)
    parts = ", ".join(f"{count} {verdict}" for verdict, count in counted.items())
    seconds = time.monotonic() - started
    print(f"{game}: {len(chosen)} of {len(everything)} mutants: {parts} ({seconds:.0f} s)")
    return SURVIVORS if counted[trials.SURVIVED] or counted[trials.UNREACHED] else ALL_KILLED


def _count(subject: sources.Subject, chosen: list[Mutant], jobs: int) -> dict[str, int]:
    """How many there are of each verdict; those that survive are printed."""
    counted = {trials.KILLED: 0, KNOWN: 0, trials.SURVIVED: 0, trials.UNREACHED: 0}
    known = reasoned.of_game(subject.name)

    def told(mutant: Mutant, verdict: str) -> None:
        is_known = verdict != trials.KILLED and reasoned.is_one_of(mutant.name, known)
        counted[KNOWN if is_known else verdict] += 1
        if verdict != trials.KILLED and not is_known:
            print(f"{subject.name}: {mutant.name}  [{verdict}, {_line(mutant)}]", flush=True)
        if sum(counted.values()) % 100 == 0:
            progress(f"{subject.name}: {sum(counted.values())} of {len(chosen)} mutants")

    trials.judge(subject, chosen, jobs, told)
    return counted


def _line(mutant: Mutant) -> str:
    return f"{mutant.path.relative_to(HOME)}:{mutant.change.line}"


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
