"""Finds the sentences for players in our Python files, by their syntax trees.

Qt's own lupdate reads Python too, but leaves out calls with keywords and takes
`translate(context, sentence, "", n)` for a sentence without plural. So we read the files and
hand lupdate what we found in a form it knows well.

A sentence is a literal in one of
    self.tr("…")                                     context: the class
    QCoreApplication.translate("context", "…")       also with a comment and a number
    QT_TRANSLATE_NOOP("context", "…")
    say("…")                  where `say` is a function of ours that passes it to `translate`
    telling("…", "…")         where `person_phrase` passes both to such a function of its module
A sentence with "%n" has plural forms. A context may be a constant of the module.
"""

import ast
import re
from collections.abc import Iterable, Iterator
from dataclasses import dataclass
from pathlib import Path

TRANSLATE = {"translate", "QT_TRANSLATE_NOOP"}


@dataclass(frozen=True, order=True)
class Sentence:
    context: str
    text: str
    comment: str = ""

    def as_cpp(self) -> str:
        """The same for lupdate, as a line of C++."""
        words = ", ".join(_quoted(part) for part in (self.context, self.text, self.comment))
        number = ", 1" if "%n" in self.text else ""
        return f"QCoreApplication::translate({words}{number});\n"


@dataclass(frozen=True)
class Passing:
    """An argument that a function passes on to `translate`, perhaps with another as its comment."""

    context: str
    position: int
    name: str
    comment: int | None = None
    """The position of the comment."""


class Unreadable(Exception):  # the message names file and line
    """A sentence that is composed before it is translated, and so cannot be translated."""


def in_folder(folder: Path) -> list[Sentence]:
    """Every sentence in the Python files of a folder, sorted. Raises Unreadable.

    A syntax tree takes long; it is made of files that use one of the functions by name.
    """
    texts = {path: path.read_text(encoding="utf-8") for path in sorted(folder.rglob("*.py"))}
    words = {path: set(re.findall(r"\w+", text)) for path, text in texts.items()}
    passing = {
        path: _passing(ast.parse(text, str(path)))
        for path, text in texts.items()
        if words[path] & TRANSLATE
    }
    by_module = {_module(folder, path): found for path, found in passing.items()}
    speaking = TRANSLATE.union({"tr"}, *passing.values())
    sentences: set[Sentence] = set()
    for path, text in texts.items():
        if words[path] & speaking:
            tree = ast.parse(text, str(path))
            known = _imported(tree, by_module) | passing.get(path, {})
            sentences.update(_Reader(path, tree, known).read())
    return sorted(sentences)


class _Reader(ast.NodeVisitor):
    """Collects the sentences of one file."""

    def __init__(self, path: Path, tree: ast.Module, passing: dict[str, list[Passing]]) -> None:
        self._path, self._tree, self._passing = path, tree, passing
        self._constants = _constants(tree)
        self._classes: list[str] = []
        self._found: list[Sentence] = []

    def read(self) -> list[Sentence]:
        self.visit(self._tree)
        return self._found

    def visit_ClassDef(self, node: ast.ClassDef) -> None:
        self._classes.append(node.name)
        self.generic_visit(node)
        self._classes.pop()

    def visit_Call(self, node: ast.Call) -> None:
        name = _name(node.func)
        if name == "tr" and node.args:
            self._take(self._class(node), node, 0, comment=1)
        elif name in TRANSLATE and (
            context := _text(_argument(node, 0, "context"), self._constants)
        ):
            self._take(context, node, 1, comment=2)
        elif name in self._passing:
            for passing in self._passing[name]:
                self._take(passing.context, node, passing.position, passing.name, passing.comment)
        self.generic_visit(node)

    def _class(self, node: ast.Call) -> str:
        if not self._classes:
            raise Unreadable(f"{self._path}:{node.lineno}: tr() takes its context from a class")
        return self._classes[-1]

    def _take(
        self,
        context: str,
        node: ast.Call,
        position: int,
        name: str = "sourceText",
        comment: int | None = None,
    ) -> None:
        said = _argument(node, position, name)
        if isinstance(said, ast.JoinedStr | ast.BinOp):
            raise Unreadable(f"{self._path}:{node.lineno}: a sentence must be one literal string")
        text = _text(said, {})
        if text:
            told = None if comment is None else _argument(node, comment, "disambiguation")
            self._found.append(Sentence(context, text, _text(told, self._constants) or ""))


def _passing(tree: ast.Module) -> dict[str, list[Passing]]:
    """What the functions of a module pass on, to `translate` or to one of those, by name."""
    constants = _constants(tree)
    functions = [node for node in ast.walk(tree) if isinstance(node, ast.FunctionDef)]
    found: dict[str, list[Passing]] = {}
    for function in functions:
        for call in _calls(function, TRANSLATE):
            context = _text(_argument(call, 0, "context"), constants)
            said = _argument(call, 1, "sourceText")
            comment = _position(function, _argument(call, 2, "disambiguation"))
            _add(found, function, context, said, comment)
    for function in functions:
        for call in () if function.name in found else _calls(function, set(found)):
            for passed in found[_name(call.func)]:
                said = _argument(call, passed.position, passed.name)
                _add(found, function, passed.context, said, None)
    return found


def _add(
    found: dict[str, list[Passing]],
    function: ast.FunctionDef,
    context: str | None,
    said: ast.expr | None,
    comment: int | None,
) -> None:
    position = _position(function, said)
    if context and position is not None and isinstance(said, ast.Name):
        found.setdefault(function.name, []).append(Passing(context, position, said.id, comment))


def _calls(function: ast.FunctionDef, names: set[str]) -> Iterator[ast.Call]:
    for node in ast.walk(function):
        if isinstance(node, ast.Call) and _name(node.func) in names:
            yield node


def _position(function: ast.FunctionDef, said: ast.expr | None) -> int | None:
    """Where a caller writes an argument that the function names; `self` is not counted."""
    names = [argument.arg for argument in function.args.args]
    if not isinstance(said, ast.Name) or said.id not in names:
        return None
    return names.index(said.id) - (names[0] in {"self", "cls"})


def _imported(
    tree: ast.Module, by_module: dict[str, dict[str, list[Passing]]]
) -> dict[str, list[Passing]]:
    return {
        alias.asname or alias.name: by_module[node.module][alias.name]
        for node in ast.walk(tree)
        if isinstance(node, ast.ImportFrom) and node.module in by_module
        for alias in node.names
        if alias.name in by_module[node.module]
    }


def _module(folder: Path, path: Path) -> str:
    parts = path.relative_to(folder.parent).with_suffix("").parts
    return ".".join(parts[:-1] if parts[-1] == "__init__" else parts)


def _constants(tree: ast.Module) -> dict[str, str]:
    """The module's names for strings."""
    found = {}
    for node in tree.body:
        if isinstance(node, ast.Assign | ast.AnnAssign) and isinstance(node.value, ast.Constant):
            targets = node.targets if isinstance(node, ast.Assign) else [node.target]
            for target in targets:
                if isinstance(target, ast.Name) and isinstance(node.value.value, str):
                    found[target.id] = node.value.value
    return found


def _name(function: ast.expr) -> str:
    if isinstance(function, ast.Attribute):
        return function.attr
    return function.id if isinstance(function, ast.Name) else ""


def _argument(call: ast.Call, position: int, name: str) -> ast.expr | None:
    if position < len(call.args):
        return call.args[position]
    return next((keyword.value for keyword in call.keywords if keyword.arg == name), None)


def _text(node: ast.expr | None, constants: dict[str, str]) -> str | None:
    if isinstance(node, ast.Constant) and isinstance(node.value, str):
        return node.value
    return constants.get(node.id) if isinstance(node, ast.Name) else None


def _quoted(text: str) -> str:
    escaped = (
        text.replace("\\", "\\\\").replace('"', '\\"').replace("\n", "\\n").replace("\t", "\\t")
    )
    return f'"{escaped}"'


def as_cpp(sentences: Iterable[Sentence]) -> str:
    """A file that lupdate reads."""
    return "".join(sentence.as_cpp() for sentence in sentences)
