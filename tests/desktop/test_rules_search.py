"""The search of the rules finds the sections that players mean, by the words that they use."""

import re

import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest

from burgundy_desktop.desktop.dialogs.rules_help import RulesWindow
from burgundy_desktop.desktop.dialogs.rules_page import read_page
from burgundy_desktop.desktop.dialogs.rules_search import best_first, folded, places, section
from burgundy_desktop.games import found

SOUGHT = {
    ("castles", "en"): """
        monastery knowledge | yellow tile knowledge | cloisters knowledge | crates goods
        wares goods | VP final-scoring | victory points final-scoring | workers change-a-die
        meeples change-a-die | grey tile mine | gray tile mine | boat ship | blue tile ship
        cows animal | livestock animal | shop buy | coins buy | dark green tile castle
        beige tile building | inn building-boarding-house | town hall building-city-hall
        tiebreaker ties | player order turn-order | draft take-a-tile | adjacent place-a-tile
        storage limit storage | strategy first-game
    """,
    ("castles", "hu"): """
        kolostor knowledge | sárga lapka knowledge | sarga lapka knowledge | epulet building
        épületek building | munkas change-a-die | munkások change-a-die | lada goods
        láda goods | GyP final-scoring | pontozás final-scoring | pontozas final-scoring
        szürke lapka mine | szurke lapka mine | csónak ship | tehén animal | tehen animal
        jószág animal | bolt buy | penz buy | pénz buy | fogadó building-boarding-house
        holtverseny ties | dontetlen ties | sorrend turn-order | szomszedos place-a-tile
        terület region | kezdoknek first-game
    """,
    ("castles_cards", "en"): """
        monastery cloister | purple card cloister | yellow card knowledge | boat ship
        meadow pasture | crates other-cards | meeples workers | VP final-scoring
        victory points final-scoring | wild card jokers | set collection estate
        market row display | shop buy | draft take | put down place | automa solo
        single player solo | first player start-player | tiebreaker ties | cows animals
        city hall building-town-hall | money take-silver
    """,
    ("castles_cards", "hu"): """
        monostor cloister | lila lap cloister | sárga lap knowledge | sarga lap knowledge
        rét pasture | ret pasture | láda other-cards | lada other-cards | munkas workers
        munkás workers | GyP final-scoring | pont final-scoring | dzsóker jokers | szett estate
        bolt buy | szoló solo | szolo solo | egyedul solo | kezdo start-player
        holtverseny ties | tehen animals | allatok animals | epulet building | penz take-silver
        kinalat display
    """,
    ("caylus", "en"): """
        meeples placing | worker placement placing | money income | coins pieces
        white disc officials | tavern inn | tournament joust-field | first player stables
        notary lawyer | residence lawyer | pink buildings neutral | brown buildings wood
        grey buildings stone | blue cards prestige | set of cubes batch | delivery batch
        royal favor favors | end scoring end | VP end | tiebreaker ties
        two player variant two-players | pass passing | bribe provost | strategy first-game
    """,
    ("caylus", "hu"): """
        munkasok placing | munkások placing | meeple placing | jövedelem income
        jovedelem income | penz pieces | fogadó inn | fogado inn | lovagi torna joust-field
        ügyvéd lawyer | ugyved lawyer | lakohaz lawyer | barna epuletek wood
        szurke epuletek stone | kek epuletek prestige | csomag batch | korona favors
        kegy favors | vegso pontozas end | ki nyer end | dontetlen ties | passz passing
        vesztegetes provost | kezdojatekos stables | ketszemelyes two-players
    """,
    ("pillars", "en"): """
        follow suit play | trump play | who wins winning | take a trick winning
        meeples craftsmen | workers craftsmen | people persons | characters persons
        resources materials | cubes materials | deal hand | last trick alfred | nobody wins king
        no tricks trickless | exchange convert | victory points hand-points | storage limit keep
        variant rulesets | winner game-end | VP scoring | card values figures-strengths
        dummy ownerless
    """,
    ("pillars", "hu"): """
        szinkenyszer play | színkényszer play | adu play | ki viszi winning
        legerosebb lap winning | munkas craftsmen | munkások craftsmen | szereplok persons
        nyersanyag materials | fém materials | fem materials | osztas hand | utolso utes alfred
        kiraly king | nincs utes trickless | csere convert | GyP hand-points
        minusz pont hand-points | raktar keep | valtozat rulesets | ki nyer game-end
        kivaltsag privileges | pontozas scoring | erdo places
    """,
    ("boonlake", "en"): """
        meeples expand | workers expand | cows cattle | meadow cattle-place | boats canoes
        kayak canoes | sailing ship | income tracks | victory points final | VP final
        automa solo | single player solo | town settlement | village settlement | cabin house
        switch levers | technologies levers | objective interim-tile | goals interim-tile
        intermediate scoring interim | coins pay | clay pay | hire recruit | hexes map
        sell a card play | strategy first-game
    """,
    ("boonlake", "hu"): """
        bábu expand | babu expand | munkasok expand | tehenek cattle | ret cattle-place
        kenu canoes | csonak canoes | hajozik ship | jovedelem tracks | GyP final | pont final
        szolo solo | egyszemelyes solo | falu settlement | varos settlement | kunyho house
        kar levers | cel interim-tile | kuldetes interim-tile | pontozas interim | penz pay
        agyag pay | nehezsegi szint options | tipp first-game | hatszogek map
    """,
}
FIRST_OF = 3
LEAST_WORDS = 15


def sought(game_id, language):
    entries = re.split(r"[|\n]", SOUGHT[game_id, language])
    return [tuple(entry.strip().rsplit(" ", 1)) for entry in entries if entry.strip()]


@pytest.mark.parametrize("language", ["en", "hu"])
@pytest.mark.parametrize("game_id", found())
def test_everyday_words_find_the_section_that_is_meant(game_id, language):
    sections, words = read_page(game_id, language).sections, sought(game_id, language)

    lost = {
        word: best_first(sections, word)[:FIRST_OF]
        for word, anchor in words
        if anchor not in best_first(sections, word)[:FIRST_OF]
    }

    assert len({word for word, _ in words}) >= LEAST_WORDS
    assert lost == {}


@pytest.mark.parametrize("language", ["en", "hu"])
@pytest.mark.parametrize("game_id", found())
def test_names_for_the_search_are_never_shown_and_belong_to_a_section(game_id, language):
    page = read_page(game_id, language)

    assert "<!--" not in page.markdown
    assert sum(bool(one.names) for one in page.sections) > LEAST_WORDS


def test_accents_and_capitals_make_no_difference():
    assert folded("Őrtorony, Épület") == "ortorony, epulet"
    assert places("Az épület és az Épület", "epulet") == [3, 16]
    assert places("anything", "") == []


def test_the_heading_comes_before_a_word_in_the_text():
    bank = section("bank", "Bank", (), "Two coins.")
    mine = section("mine", "Mine", (), "No bank, no bank, no bank.")
    shop = section("shop", "Buying", ("bank", "banker"), "")

    assert best_first([mine, bank, shop], "bank") == ["bank", "shop", "mine"]
    assert best_first([mine, bank, shop], "bankers") == ["shop", "bank"]
    assert best_first([mine, bank, shop], "dragon") == best_first([mine, bank, shop], " ") == []


@pytest.fixture
def rules(window):
    rules = RulesWindow(window.program, window)
    rules.show_page("castles", "")
    rules.show()
    yield rules
    rules.close()
    rules.deleteLater()


def test_what_is_found_stands_in_the_contents_and_the_best_is_shown(rules):
    everything = rules.listed

    QTest.keyClicks(rules.form.search, "monastery")

    assert rules.listed == ["knowledge"]
    assert rules.anchor == "knowledge"
    assert rules.form.found.text() == "1 chapter"
    assert rules.form.text.verticalScrollBar().value() > 0
    assert rules.focusWidget() is rules.form.search
    rules.form.search.clear()
    assert rules.listed == everything
    assert rules.anchor == "knowledge"


def test_enter_goes_through_the_places_from_the_best_chapter_on(rules):
    QTest.keyClicks(rules.form.search, "watchtower")
    assert rules.anchor == "building-watchtower"

    QTest.keyClick(rules.form.search, Qt.Key.Key_Return)

    assert rules.anchor == "building-watchtower"
    assert rules.form.text.textCursor().selectedText().lower() == "watchtower"


def test_enter_goes_through_the_chapters_of_a_word_that_stands_nowhere(rules):
    QTest.keyClicks(rules.form.search, "meeples")
    chapters = rules.listed
    been = [rules.anchor]

    for _ in chapters:
        QTest.keyClick(rules.form.search, Qt.Key.Key_Return)
        been.append(rules.anchor)

    assert rules.matches == 0
    assert been == [*chapters, chapters[0]]
    assert len(chapters) == 2


def test_a_word_without_accents_marks_those_with_them(rules, program):
    program.language.speak("hu")
    rules.retranslate()

    rules.form.search.setText("orto")

    assert rules.matches > 0
    rules.find_next()
    assert rules.form.text.textCursor().selectedText().lower() == "őrto"


def test_f1_leads_out_of_a_search(rules):
    rules.form.search.setText("monastery")

    rules.show_page("castles", "goods")

    assert rules.anchor == "goods"
    assert rules.form.search.text() == ""
