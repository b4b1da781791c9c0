"""Hungarian is written, whole, and our own: what can be seen in the file of translations alone."""

import re
import xml.etree.ElementTree as ET

import pytest

from workshop.translations import FOLDER

SAME_IN_BOTH = {
    "PDF",
    "Bank",
    "Caylus",
    "The Castles of Burgundy",
    "{die} ({card})",
    "{direction} {region}",
    "{goods}: {count}",
    "{building} ({space})",
    "{level} {percent}%",
    "{line}, {column}: {effect}",
    "{outcome}: {percent}%",
    "{percent}%",
    "{percent}% ({low}–{high}%)",
    "± {error}%",
    "{player} {first} {second}",
    "{rank}. {name}: {points}",
    "{thing}: {count}",
    "{where} ({space})",
}
"""Names and sentences of fields alone."""

REGIONS_AND_SIGNS = {
    "Boonlake",
    "New Hope",
    "Southern",
    "Unknown",
    "+{things}",
    "−{things}",
    "{count} {which}",
    "{given} → {gained}",
    "{low}: {low_points}; {high}: {high_points}",
    "{one} ↔ {other}",
    "{section} → {to}",
    "{timing}: {effect}.",
    "{upper} + {lower}",
}
"""The regions of Boonlake keep their names, and arrows are the same everywhere."""

PERSONS_AND_UNITS = {
    "Ellen",
    "Lady Aliena",
    "Regan Hamleigh",
    "William Hamleigh",
    "{before} → {after}",
    "{card} ({effect})",
    "{card} ({strength})",
    "{card}: {units}",
    "{converter} ({points})",
    "{material} → {converter}",
    "{points}: {reason}",
    "{units} → {converter}",
}
"""So do the persons of the Pillars; what cards do with units is said with signs."""


def contexts():
    for context in ET.parse(FOLDER / "hu.ts").getroot().iter("context"):
        yield context.findtext("name", ""), context.findall("message")


def messages(*, in_lessons=True):
    for name, found in contexts():
        for message in found if in_lessons or not name.startswith("lessons/") else ():
            source, translation = message.findtext("source", ""), message.find("translation")
            assert translation is not None
            for form in translation.findall("numerusform") or [translation]:
                yield source, form.text or ""


def test_hungarian_is_not_english():
    same = {source for source, said in messages() if source == said}

    assert same <= SAME_IN_BOTH | REGIONS_AND_SIGNS | PERSONS_AND_UNITS


@pytest.mark.parametrize(
    "wrong",
    [
        r"\ba\(z\)",
        r'["“]',
        r"\ba [1|5](?!\d)",
        r"\baz [2346789]",
        r"\b[Aa]z? \{(number|file|name|player)\}",
        r"\.\.\.",
        r"  +\b(?!Esc|Szóköz)",
        r"\b[Vv]égy\b",
        r"bármilyen kártya",
        r"lapkát? fordít|ford[íi]tott(ad)? lapk|lapka felford|Felford[^.]*lapkát",
        r"\bmarhát helyez le, ahol",
        r"[Pp]ontozótömb",
        r"\bütik meg",
        r"\b[Jj]átszm",
        r"\bmegírni",
        r" …$",
    ],
    ids=[
        "article to choose",
        "English quotes",
        "a 1",
        "az 2",
        "article before anything",
        "three dots",
        "two blanks",
        "vegyél",
        "tetszőleges kártya",
        "lapka felfedése",
        "oda helyez le marhát",
        "pontozófüzet",
        "felülütik",
        "játék",
        "elmenteni",
        "blank before dots",
    ],
)
def test_hungarian_has_no_slips(wrong):
    assert [said for _, said in messages() if re.search(wrong, said)] == []


@pytest.mark.parametrize(("english", "hungarian"), [("round", "kör"), ("turn", "forduló")])
def test_rounds_and_turns_of_the_card_game_have_the_words_of_its_rulebook(english, hungarian):
    messages_of = dict(contexts())
    said = {
        message.findtext("source", ""): ET.tostring(message, encoding="unicode").lower()
        for message in messages_of["castles_cards"]
    }

    timed = [said[text] for text in said if re.search(rf"(last|this|next|later) {english}", text)]

    assert len(timed) > 5
    assert [text for text in timed if hungarian not in text] == []


def test_what_has_a_key_in_english_has_one_in_hungarian():
    for source, said in messages():
        assert source.count("&") == said.count("&"), said
        assert source.endswith("…") == said.endswith("…"), said


def test_what_is_a_sentence_in_english_is_one_in_hungarian():
    for source, said in messages(in_lessons=False):
        assert source.endswith(".") == said.endswith("."), said
    for source, said in messages():  # a lesson calls to do something: "Click it." is "Kattints rá!"
        assert said.endswith((".", "!", "?")) or not source.endswith((".", "!", "?")), said
