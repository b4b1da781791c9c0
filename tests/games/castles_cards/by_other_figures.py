"""Plays by a person's own figures, in a process of its own; prints how far it came, as JSON."""

from burgundy_desktop.games.castles_cards.tables.folder import FOLDER
from tests.games.other_figures import offer, played, tell

FIGURES = {
    "setup.toml": {
        "triple_size = 3": "triple_size = 4",
        "max_projects = 3": "max_projects = 5",
        "hire_workers_up_to = 2": "hire_workers_up_to = 4",
        "convert_cards_per_vp = 3": "convert_cards_per_vp = 2",
        "turns_per_round = 6": "turns_per_round = 8",
        "cards_dealt_per_player = 6": "cards_dealt_per_player = 8",
    }
}


if __name__ == "__main__":
    offer("castles_cards", FOLDER, FIGURES)
    tell(moves=[played("castles_cards", seats) for seats in (1, 2, 4)])
