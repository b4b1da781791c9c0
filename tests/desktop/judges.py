"""The opponents' process as a review and the practice need it: verdicts when a test wants them."""

import attrs

from burgundy_desktop.ai.cases import Judged, Worth
from burgundy_desktop.desktop.match.thinking import Thinking, Trial, Weighing

LUCKY = Worth((2.0, -2.0), (0.5, 0.5))


@attrs.define
class Judges:
    """In place of the opponents' process: answers a question when it is told to."""

    thinking: Thinking
    costs: dict[int, tuple[float, float]] = attrs.field(factory=dict)
    """By the index of the first trial: what the decision cost, with its error."""
    points_a_win: float = 10.0
    """How many points come with the whole win."""
    asked: list[Trial] = attrs.field(factory=list)
    weighed: list[Weighing] = attrs.field(factory=list)
    last: Trial | Weighing | None = None
    cancelled: int = 0

    def ask(self, question):
        (self.weighed if isinstance(question, Weighing) else self.asked).append(question)
        self.last = question
        return self.ticket

    @property
    def ticket(self):
        return len(self.asked) + len(self.weighed)

    def cancel(self):
        self.cancelled += 1

    def weigh(self, luck=LUCKY):
        """Answer how lucky it was, until a decision is asked about."""
        answered = None
        while isinstance(self.last, Weighing) and self.last is not answered:
            answered = self.last
            self.thinking.answered.emit(self.ticket, luck)

    def judge(self):
        """Answer what a decision of a review cost."""
        self.weigh()
        if self.last is not self.asked[-1]:
            return
        case = self.last.case
        seen = [trial.case.observation for trial in self.asked]
        share, error = self.costs.get(seen.index(case.observation), (0.0, 0.0))
        best = (case.played + 1) % len(case.legal) if share else case.played
        points = self.points_a_win * share, self.points_a_win * error
        self.thinking.answered.emit(self.ticket, Judged(best, share, error, *points))

    def judge_all(self, reviewing):
        """Answer until a review has all its answers."""
        while reviewing.is_running:
            self.judge()

    def say(self, share, error=0.005):
        """Answer that the move that is tried costs this."""
        self.thinking.answered.emit(self.ticket, Judged(0, share, error, 40 * share, error))
