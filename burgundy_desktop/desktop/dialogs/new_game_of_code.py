"""Who plays the deal of a game code: the new-game dialog with all that the code says."""

from __future__ import annotations

from PySide6.QtWidgets import QWidget

from burgundy_desktop.core.codes import Deal
from burgundy_desktop.desktop.dialogs.new_game import NewGameDialog
from burgundy_desktop.desktop.program import Program
from burgundy_desktop.storage.provenance import Origin


class NewGameOfCodeDialog(NewGameDialog):
    """Players, and whether it is strict; the code has everything else."""

    def __init__(self, program: Program, deal: Deal, code: str, parent: QWidget | None) -> None:
        super().__init__(program, deal.game, parent)
        self.origin = Origin("code", code)
        form = self.form
        form.count.setCurrentIndex(form.count.findData(deal.options.seats))
        for name, box in self.options.boxes.items():
            box.setCurrentIndex(box.findData(deal.options.chosen[name]))
        form.seed.setText(str(deal.seed))
        for field in (form.count, form.seed, form.new_seed, self.series):
            field.setEnabled(False)
        self._validate()

    def _offer_lessons(self) -> None:
        """Whoever has a code wants its deal."""
        self.form.first_time.hide()

    def _grey_out_options(self) -> None:
        for box in self.options.boxes.values():
            box.setEnabled(False)
