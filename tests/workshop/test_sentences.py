"""The sentences for players are found in Python files."""

import pytest

from workshop import sentences
from workshop.sentences import Sentence, Unreadable


@pytest.fixture
def read(tmp_path):
    """Read the sentences of files, given as name=content."""

    def read(**files):
        package = tmp_path / "program"
        package.mkdir()
        for name, content in files.items():
            (package / f"{name}.py").write_text(content)
        return sentences.in_folder(package)

    return read


def test_tr_takes_its_context_from_the_class(read):
    assert read(window="class Window:\n    def title(self): return self.tr('Library', 'menu')") == [
        Sentence("Window", "Library", "menu")
    ]


@pytest.mark.parametrize(
    "call",
    [
        "QCoreApplication.translate('castles', '%n workers')",
        "translate('castles', '%n ' 'workers', '', count)",
        "QCoreApplication.translate('castles', '%n workers', n=count)",
        "translate(CONTEXT, '%n workers', disambiguation='', n=len(workers))",
        "QT_TRANSLATE_NOOP('castles', '%n workers')",
    ],
)
def test_translate_names_its_context_however_it_is_called(read, call):
    assert read(wording=f"CONTEXT = 'castles'\n{call}") == [Sentence("castles", "%n workers")]


def test_a_function_that_passes_a_sentence_on_is_seen_through_also_from_another_file(read):
    wording = "def say(seat, text): return translate('castles', text)\nsay(0, 'Your turn')"
    panel = "from program.wording import say as tell\ntell(1, 'Your dice')"

    assert read(wording=wording, panel=panel) == [
        Sentence("castles", "Your dice"),
        Sentence("castles", "Your turn"),
    ]


def test_a_function_that_hands_two_sentences_to_such_a_function_is_seen_through_as_well(read):
    wording = (
        "def phrase(text, comment=''): return translate('castles', text, comment)\n"
        "def telling(of_player, to_you): return phrase(of_player), phrase(to_you)\n"
        "phrase('Bank', 'a tile')"
    )
    log = "from program.wording import telling\ntelling('{player} passes', 'You pass')"

    assert read(wording=wording, log=log) == [
        Sentence("castles", "Bank", "a tile"),
        Sentence("castles", "You pass"),
        Sentence("castles", "{player} passes"),
    ]


def test_moving_a_painter_or_a_string_says_nothing(read):
    assert read(items="painter.translate(10, 20)\nname.translate(table)") == []


@pytest.mark.parametrize("put_together", ["f'{n} workers'", "'workers: ' + name"])
def test_a_sentence_put_together_before_it_is_translated_is_refused(read, put_together):
    with pytest.raises(Unreadable, match=r"wording.py:1: .* one literal"):
        read(wording=f"translate('castles', {put_together})")


def test_tr_outside_a_class_is_refused(read):
    with pytest.raises(Unreadable, match="from a class"):
        read(wording="tr('Library')")


def test_plurals_and_quotes_reach_lupdate():
    said = Sentence("castles", 'Take "%n"\nback\\')

    assert said.as_cpp() == (
        'QCoreApplication::translate("castles", "Take \\"%n\\"\\nback\\\\", "", 1);\n'
    )
