"""The sentences of the end ceremony: who has won, what decided it, and each row read aloud."""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtCore import QCoreApplication

from burgundy_desktop.boardkit.board import AnyWording
from burgundy_desktop.boardkit.sentences import begun, in_figures, joined, remarks
from burgundy_desktop.core.ids import Seat
from burgundy_desktop.core.position import SeatInfo
from burgundy_desktop.core.scores import ScoreSheet
from burgundy_desktop.desktop.boards import title_of_game
from burgundy_desktop.desktop.ending.count import Decider, Row
from burgundy_desktop.desktop.ending.level_offer import LevelOffer
from burgundy_desktop.desktop.match.session import Session
from burgundy_desktop.desktop.match.sides import automaton_of, sides_in_text
from burgundy_desktop.desktop.words.levels import AUTOMATON, is_usual_name, level_name
from burgundy_desktop.desktop.words.number_format import counted

CLOSE_POINTS = 5
"""Who lacks no more than this against an automaton was close."""


def _say(text: str, n: int | None = None) -> str:
    if n is None:
        return QCoreApplication.translate("ending", text)
    return counted(lambda count: QCoreApplication.translate("ending", text, "", count), n)


def heading() -> str:
    """The title of the page until it is told who has won."""
    return _say("The final count")


def counting() -> str:
    """What the prompt says until then."""
    return _say("The game is over: the points are being counted.")


def you() -> str:
    """The role of the person at the screen."""
    return _say("you")


def about(session: Session) -> str:
    """The second line: the game, and how long it took."""
    minutes = max(1, round(sum(session.seconds) / 60))
    return remarks(title_of_game(session.game.info.id), _say("%n minutes", minutes))


def person_at(session: Session, *, for_others: bool) -> Seat | None:
    """The only person, who is spoken to; None if there are several. For others everybody is spoken
    of by name, if they have one.
    """
    if len(session.persons) != 1:
        return None
    (seat,) = session.persons
    is_named = not is_usual_name(session.seats[seat].name, seat)
    return None if for_others and is_named else seat


def result(session: Session, *, for_others: bool = False) -> str:
    """Who has won, in a sentence or two."""
    sheet, seats = session.match.score, sides_in_text(session)
    person = person_at(session, for_others=for_others)
    if len(sheet.winners) > 1:
        return _shared(sheet, seats)
    if person == sheet.winners[0]:
        return _won(sheet, seats)
    if automaton_of(session) is not None and person is not None:
        return _lost_alone(sheet, seats, person)
    return _won_by_another(sheet, seats, person)


def _of(side: SeatInfo, said: str) -> str:
    """A sentence on a side, which may begin with its name; what a person typed stays."""
    return begun(said) if side.level == AUTOMATON else said


def _shared(sheet: ScoreSheet, seats: Sequence[SeatInfo]) -> str:
    names = joined([seats[seat].name for seat in sheet.winners])
    said = _say("{names} share the victory with %n points!", sheet.total(sheet.winners[0]))
    return said.format(names=names)


def _won(sheet: ScoreSheet, seats: Sequence[SeatInfo]) -> str:
    points = sheet.total(sheet.winners[0])
    if len(seats) == 1:
        return _say("You win with %n points!", points)
    said = _say("You win with %n points! Second: {name} with {theirs}.", points)
    return _with_second(said, sheet, seats)


def _with_second(said: str, sheet: ScoreSheet, seats: Sequence[SeatInfo], **more: str) -> str:
    second = sheet.standings[1].seat
    theirs = in_figures(sheet.total(second))
    return said.format(name=seats[second].name, theirs=theirs, **more)


def _lost_alone(sheet: ScoreSheet, seats: Sequence[SeatInfo], person: Seat) -> str:
    """Lost against an automaton: kindly, and with what would have been enough."""
    winner = sheet.winners[0]
    missing = sheet.total(winner) - sheet.total(person)
    said = _say("{name} wins this time, by %n points. Next time!", missing)
    if missing <= CLOSE_POINTS:
        said = _say("{name} wins this time. It was close: you needed only %n more points.", missing)
    return _of(seats[winner], said.format(name=seats[winner].name))


def _won_by_another(sheet: ScoreSheet, seats: Sequence[SeatInfo], person: Seat | None) -> str:
    winner = sheet.winners[0]
    points, name = sheet.total(winner), seats[winner].name
    if person is not None:
        mine = sheet.total(person)
        said = _say("{winner} wins with %n points. You have {mine}.", points)
        if mine == points:
            said = _say("{winner} wins a tie: you have %n points too.", points)
        return _of(seats[winner], said.format(winner=name, mine=in_figures(mine)))
    said = _say("{winner} wins with %n points! Second: {name} with {theirs}.", points)
    return _of(seats[winner], _with_second(said, sheet, seats, winner=name))


def ties(
    sheet: ScoreSheet, seats: Sequence[SeatInfo], words: AnyWording, person: Seat | None
) -> str:
    """How ties were broken, a line for each, in words to this person; empty if there were none."""
    lines = []
    for standing in sheet.standings:
        if not standing.decided_by:
            continue
        said = _say("Tied on points: {name} is ahead {why}.")
        if standing.seat == person:
            said = _say("Tied on points: you are ahead {why}.")
        why = words.tie_break(standing.decided_by)
        lines.append(said.format(name=seats[standing.seat].name, why=why))
    return "\n".join(lines)


def title_of_box(*, decides: bool, is_new: bool) -> str:
    """The title of the box, by what stands in it: what decided the game, records and challenges, or
    both.
    """
    if not decides:
        return _say("What is new")
    return _say("What decided it, and what is new") if is_new else _say("What decided it")


def decided(
    found: Decider, seats: Sequence[SeatInfo], words: AnyWording, person: Seat | None
) -> str:
    """What decided the game, in words to this person."""
    mine, theirs = map(in_figures, found.points)
    said = _say("{reason}: {first} has {mine}, {second} {theirs}.")
    if found.first == person:
        said = _say("{reason}: you have {mine}, {second} has {theirs}.")
    elif found.second == person:
        said = _say("{reason}: {first} has {mine}, you have {theirs}.")
    line = said.format(
        reason=words.reason(found.reason),
        first=seats[found.first].name,
        second=seats[found.second].name,
        mine=mine,
        theirs=theirs,
    )
    return f"{line} {_without(found, seats, person)}".strip()


def _without(found: Decider, seats: Sequence[SeatInfo], person: Seat | None) -> str:
    if found.would_have_won is None:
        return ""
    if found.would_have_won == person:
        return _say("Without it, you would have won by %n.", found.by)
    said = _say("Without it, {name} would have won by %n.", found.by)
    return said.format(name=seats[found.would_have_won].name)


def places(sheet: ScoreSheet, seats: Sequence[SeatInfo]) -> list[str]:
    """The places, a line for each: "1. Anna: 201"."""
    return [
        f"{one.rank}. {seats[one.seat].name}: {in_figures(sheet.total(one.seat))}"
        for one in sheet.standings
    ]


def row_spoken(row: Row, seats: Sequence[SeatInfo], words: AnyWording) -> str:
    """A row for the screen reader: "Regions: Anna 35, Margot 53"."""
    points = (f"{info.name} {in_figures(n)}" for info, n in zip(seats, row.points, strict=True))
    return f"{words.reason(row.reason)}: {', '.join(points)}"


# a nearer level


def nearer(offer: LevelOffer, session: Session) -> str:
    """The offer of another level, in one sentence."""
    automaton = automaton_of(session)
    if automaton is not None:
        easier = _say("{name}, one step easier next time?")
        said = _say("{name}, one step harder next time?") if offer.is_harder else easier
        return said.format(name=automaton.name())
    names = [one.name for one in session.seats if not one.is_person]
    level = level_name(offer.level)
    if len(names) > 1:
        return _say("All of them as {level} next time?").format(level=level)
    return _say("{name} as {level} next time?").format(name=names[0], level=level)


def agreed(offer: LevelOffer) -> str:
    """The answer to who accepts it."""
    if offer.option:
        easier = _say("Agreed: one step easier next time.")
        return _say("Agreed: one step harder next time.") if offer.is_harder else easier
    return _say("Agreed: {level} next time.").format(level=level_name(offer.level))


def asks_name() -> str:
    """After the first finished game."""
    return _say("Keep your results under your name?")


# sharing


def save_as(what: str) -> str:
    """The title of the file dialog, for one of `menus.FILES`."""
    return {
        "picture": _say("Save the picture as"),
        "pdf": _say("Save the score sheet as"),
        "record": _say("Save the text record as"),
        "game": _say("Save a copy of the game as"),
    }[what]


def same_deal(code: str) -> str:
    """The last line of the text: how others play the same deal."""
    return _say("The same deal as a game code: {code}").format(code=code)


def not_saved(file: str) -> str:
    """The title of the notice when the disk refuses."""
    return _say("{file} could not be saved").format(file=file)


def saved(file: str) -> str:
    """Told when it is on the disk."""
    return _say("Saved: {file}").format(file=file)


def copied() -> str:
    """Told when something is on the clipboard."""
    return _say("Copied")
