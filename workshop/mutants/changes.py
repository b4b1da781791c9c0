"""The small changes that break a rule: each of them makes a mutant.

Texts are not rules: docstrings, annotations, error messages and events are not changed.
"""

from __future__ import annotations

import ast
from collections.abc import Callable, Iterator
from dataclasses import dataclass
from typing import TypeAlias

MODULE = "module"
"""The name of what runs when a module is imported."""
EVENTS = "events"
"""The name of the event log in all games."""

_LONG = 60
"""Longer code is not shown in full."""

_AROUND = (
    *(ast.expr, ast.keyword, ast.arguments),
    *(ast.Assign, ast.AnnAssign, ast.AugAssign, ast.Return, ast.Expr),
)
"""Code that is shown around a number."""

_BOUNDARY: dict[type[ast.cmpop], type[ast.cmpop]] = {
    ast.Lt: ast.LtE,
    ast.LtE: ast.Lt,
    ast.Gt: ast.GtE,
    ast.GtE: ast.Gt,
}
_OPPOSITE: dict[type[ast.cmpop], type[ast.cmpop]] = {
    ast.Lt: ast.GtE,
    ast.LtE: ast.Gt,
    ast.Gt: ast.LtE,
    ast.GtE: ast.Lt,
    ast.Eq: ast.NotEq,
    ast.NotEq: ast.Eq,
    ast.In: ast.NotIn,
    ast.NotIn: ast.In,
    ast.Is: ast.IsNot,
    ast.IsNot: ast.Is,
}
_ARITHMETIC: dict[type[ast.operator], type[ast.operator]] = {
    ast.Add: ast.Sub,
    ast.Sub: ast.Add,
    ast.Mult: ast.FloorDiv,
    ast.FloorDiv: ast.Mult,
    ast.Mod: ast.FloorDiv,
    ast.LShift: ast.RShift,
    ast.RShift: ast.LShift,
    ast.BitAnd: ast.BitOr,
    ast.BitOr: ast.BitAnd,
    ast.BitXor: ast.BitOr,
}
_FUNCTIONS = {"min": "max", "max": "min", "any": "all", "all": "any"}


@dataclass(frozen=True)
class Change:
    """One node that becomes another one. `apply` changes the tree for good."""

    function: str
    """The qualified name of the outermost function, or `MODULE`."""
    at_import: bool
    """Whether the changed code runs when its module is imported."""
    line: int
    before: str
    after: str
    apply: Callable[[], None]


Slot: TypeAlias = tuple[ast.AST, str, int | None]
"""Where a node hangs: its parent, the field, and the place in it if the field is a list."""


def changes(tree: ast.Module) -> Iterator[Change]:
    """All changes of a module, in the order of the text."""
    for statement in tree.body:
        if isinstance(statement, ast.ClassDef):
            for inner in statement.body:
                yield from _of_statement(inner, f"{statement.name}.")
        else:
            yield from _of_statement(statement, "")


def _of_statement(statement: ast.stmt, prefix: str) -> Iterator[Change]:
    if isinstance(statement, ast.FunctionDef):
        name = prefix + statement.name
        yield from _below((statement, "args", None), name, at_import=True)
        for number in range(len(statement.body)):
            yield from _below((statement, "body", number), name, at_import=False)
    elif not _is_left_alone(statement):
        yield from _below((statement, "value", None), MODULE, at_import=True)


def _is_left_alone(statement: ast.stmt) -> bool:
    """Statements without rules at the top of a module: imports, type aliases, `__all__`, slots."""
    if isinstance(statement, ast.Assign):
        names = [target.id for target in statement.targets if isinstance(target, ast.Name)]
        return "__all__" in names or _is_type(statement.value)
    if isinstance(statement, ast.AnnAssign):
        return statement.value is None or "TypeAlias" in ast.unparse(statement.annotation)
    return True


def _is_type(node: ast.expr) -> bool:
    """Whether this is an alias such as `list[Move]`."""
    return isinstance(node, ast.Subscript) and isinstance(node.value, ast.Name)


def _below(slot: Slot, function: str, *, at_import: bool) -> Iterator[Change]:
    """The changes of the node in a slot and of all below it."""
    node = _node(slot)
    if node is None or _is_said(node):
        return
    line = getattr(node, "lineno", 0)
    seen = {_text(node)}
    for new in _instead(node, slot):
        if _text(new) not in seen:
            seen.add(_text(new))
            shown = _shown(slot, node, new)
            yield Change(function, at_import, line, *shown, _setter(slot, new))
    for child in _children(node):
        yield from _below(child, function, at_import=at_import)


def _node(slot: Slot) -> ast.AST | None:
    parent, field, number = slot
    value = getattr(parent, field)
    node = value if number is None else value[number]
    return node if isinstance(node, ast.AST) else None


def _put(slot: Slot, new: ast.AST) -> None:
    parent, field, number = slot
    if number is None:
        setattr(parent, field, new)
    else:
        getattr(parent, field)[number] = new


def _setter(slot: Slot, new: ast.AST) -> Callable[[], None]:
    def put() -> None:
        old = _node(slot)
        assert old is not None
        ast.fix_missing_locations(ast.copy_location(new, old))
        _put(slot, new)

    return put


def _shown(slot: Slot, old: ast.AST, new: ast.AST) -> tuple[str, str]:
    """The code shown for a change: of a long display only the part around a number."""
    if isinstance(old, ast.Dict | ast.List | ast.Set) and len(_text(old)) > _LONG:
        return _without(old, new)
    parent, _, number = slot
    is_literal = isinstance(old, ast.Constant) or _number(old) is not None
    if not is_literal or not isinstance(parent, _AROUND):
        return _text(old), _text(new)
    if isinstance(parent, ast.Dict) and number is not None:
        key = _parts(parent)[number]
        return f"{key}: {_text(old)}", f"{key}: {_text(new)}"
    before = _text(parent)
    _put(slot, new)
    after = _text(parent)
    _put(slot, old)
    return (before, after) if len(before) <= _LONG else (_text(old), _text(new))


def _without(old: ast.AST, new: ast.AST) -> tuple[str, str]:
    left, kept = _parts(old), _parts(new)
    gone = next((one for one, two in zip(left, kept, strict=False) if one != two), left[-1])
    return f"{left[0]}, …", f"without {gone}"


def _parts(display: ast.AST) -> list[str]:
    if isinstance(display, ast.Dict):
        return ["**" if key is None else _text(key) for key in display.keys]
    assert isinstance(display, ast.List | ast.Set)
    return [_text(element) for element in display.elts]


def _text(node: ast.AST) -> str:
    """The code in one line; of a compound statement, its head."""
    return ast.unparse(node).split("\n", maxsplit=1)[0]


def _is_said(node: ast.AST) -> bool:
    """Whether this is only text: docstrings, errors, events, claims."""
    if isinstance(node, ast.Expr):
        return isinstance(node.value, ast.Constant) or _is_event(node.value)
    return isinstance(node, ast.Raise | ast.Assert | ast.JoinedStr | ast.Global | ast.Nonlocal)


def _is_event(node: ast.expr) -> bool:
    """Whether this is a call like `events.log(...)`."""
    return (
        isinstance(node, ast.Call)
        and isinstance(node.func, ast.Attribute)
        and _names_events(node.func.value)
    )


def _names_events(node: ast.expr) -> bool:
    return isinstance(node, ast.Name) and node.id == EVENTS


def _children(node: ast.AST) -> Iterator[Slot]:
    for field, value in ast.iter_fields(node):
        if field in {"annotation", "returns", "decorator_list", "ctx", "op", "ops"}:
            continue
        if field == "test" and _asks_for_events(value):
            continue
        if isinstance(node, ast.keyword) and node.arg == "strict":
            continue
        if isinstance(value, list):
            yield from ((node, field, number) for number in range(len(value)))
        elif not _is_number_below_minus(node):
            yield (node, field, None)


def _asks_for_events(node: ast.expr) -> bool:
    """Whether this is a comparison like `events is not SILENT`."""
    return isinstance(node, ast.Compare) and _names_events(node.left)


def _is_number_below_minus(node: ast.AST) -> bool:
    return isinstance(node, ast.UnaryOp) and _number(node) is not None


# what a node may become


def _instead(node: ast.AST, slot: Slot) -> Iterator[ast.AST]:
    if isinstance(node, ast.expr):
        yield from _instead_of_expression(node)
        if _is_condition(slot):
            yield _negated(node)
    elif isinstance(node, ast.stmt):
        yield from _instead_of_statement(node)


def _is_condition(slot: Slot) -> bool:
    parent, field, _ = slot
    is_part = isinstance(parent, ast.BoolOp) and field == "values"
    return is_part or field in {"test", "ifs", "guard"}


def _negated(node: ast.expr) -> ast.expr:
    if isinstance(node, ast.UnaryOp) and isinstance(node.op, ast.Not):
        return node.operand
    if isinstance(node, ast.Compare) and len(node.ops) == 1:
        return _compared(node, 0, _OPPOSITE[type(node.ops[0])])
    return ast.UnaryOp(ast.Not(), node)


def _compared(node: ast.Compare, number: int, op: type[ast.cmpop]) -> ast.Compare:
    ops = [op() if number == place else old for place, old in enumerate(node.ops)]
    return ast.Compare(node.left, ops, node.comparators)


def _instead_of_expression(node: ast.expr) -> Iterator[ast.expr]:
    if (number := _number(node)) is not None:
        yield _constant(number + 1)
        yield _constant(number - 1)
    elif isinstance(node, ast.Constant) and isinstance(node.value, bool):
        yield ast.Constant(not node.value)
    elif isinstance(node, ast.Compare):
        yield from _instead_of_comparison(node)
    elif isinstance(node, ast.BinOp) and type(node.op) in _ARITHMETIC:
        yield ast.BinOp(node.left, _ARITHMETIC[type(node.op)](), node.right)
    elif isinstance(node, ast.BoolOp):
        yield ast.BoolOp(ast.And() if isinstance(node.op, ast.Or) else ast.Or(), node.values)
    elif isinstance(node, ast.UnaryOp):
        yield node.operand
    elif isinstance(node, ast.Call):
        yield from _instead_of_call(node)
    elif isinstance(node, ast.List | ast.Set):
        yield from (type(node)(elts=rest) for rest in _each_left_out(node.elts))
    elif isinstance(node, ast.Dict):
        yield from _instead_of_dict(node)


def _number(node: ast.AST) -> int | None:
    """The whole number that is written there."""
    if isinstance(node, ast.UnaryOp) and isinstance(node.op, ast.USub):
        inner = _number(node.operand)
        return None if inner is None else -inner
    if isinstance(node, ast.Constant) and type(node.value) is int:
        return node.value
    return None


def _constant(number: int) -> ast.expr:
    plain = ast.Constant(abs(number))
    return ast.UnaryOp(ast.USub(), plain) if number < 0 else plain


def _instead_of_comparison(node: ast.Compare) -> Iterator[ast.expr]:
    for number, op in enumerate(node.ops):
        for others in (_BOUNDARY, _OPPOSITE):
            if type(op) in others:
                yield _compared(node, number, others[type(op)])
    if isinstance(node.ops[-1], ast.In | ast.NotIn) and isinstance(node.comparators[-1], ast.Tuple):
        for rest in _each_left_out(node.comparators[-1].elts):
            yield ast.Compare(node.left, node.ops, [*node.comparators[:-1], _tuple(rest)])


def _tuple(elements: list[ast.expr]) -> ast.Tuple:
    return ast.Tuple(elements, ast.Load())


def _instead_of_call(node: ast.Call) -> Iterator[ast.expr]:
    if not isinstance(node.func, ast.Name):
        return
    if node.func.id in _FUNCTIONS:
        name = ast.Name(_FUNCTIONS[node.func.id], ast.Load())
        yield ast.Call(name, node.args, node.keywords)
    if node.func.id == "reversed":
        yield node.args[0]


def _instead_of_dict(node: ast.Dict) -> Iterator[ast.expr]:
    for number in range(len(node.keys)):
        keys = [*node.keys[:number], *node.keys[number + 1 :]]
        yield ast.Dict(keys, [*node.values[:number], *node.values[number + 1 :]])


def _each_left_out(elements: list[ast.expr]) -> Iterator[list[ast.expr]]:
    for number in range(len(elements)):
        yield [*elements[:number], *elements[number + 1 :]]


def _instead_of_statement(node: ast.stmt) -> Iterator[ast.stmt]:
    if isinstance(node, ast.Break):
        yield ast.Continue()
    elif isinstance(node, ast.Continue):
        yield ast.Break()
    elif isinstance(node, ast.AugAssign) and type(node.op) in _ARITHMETIC:
        yield ast.AugAssign(node.target, _ARITHMETIC[type(node.op)](), node.value)
    elif isinstance(node, ast.Match):
        yield from _instead_of_match(node)
    if _does_something(node):
        yield ast.Pass()


def _instead_of_match(node: ast.Match) -> Iterator[ast.stmt]:
    for number in range(len(node.cases)):
        yield ast.Match(node.subject, [*node.cases[:number], *node.cases[number + 1 :]])


def _does_something(node: ast.stmt) -> bool:
    """Whether it changes something besides a name of the function."""
    if isinstance(node, ast.Expr):
        return isinstance(node.value, ast.Call | ast.Yield | ast.YieldFrom)
    if isinstance(node, ast.Assign):
        return any(isinstance(target, ast.Attribute | ast.Subscript) for target in node.targets)
    return isinstance(node, ast.AugAssign | ast.Delete)
