"""Every case and every reading in docs/rules/castles/ has a test that names it."""

from tests.games.chapters import cited, rules_and_names

RULES, NAMES = rules_and_names("castles")


def test_every_case_is_tested():
    assert cited(NAMES, "C") == RULES.cases


def test_every_reading_is_tested():
    assert cited(NAMES, "R") == RULES.readings


def test_no_test_hides_another_of_the_same_name():
    assert len(NAMES) == len(set(NAMES))
