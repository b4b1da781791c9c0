"""Cases of one test that differ in a number only."""

import functools
import inspect
from collections.abc import Callable, Iterable, Sequence
from typing import Any


def for_each(names: str | Sequence[str], cases: Iterable[Any]) -> Callable[..., Any]:
    """Like `pytest.mark.parametrize`, but one test tries all cases: none costs a set-up of its own
    (decision 30). A failure names its case.
    """
    parameters = [names] if isinstance(names, str) else list(names)
    tried = [(case,) if isinstance(names, str) else tuple(case) for case in cases]

    def decorate(test: Callable[..., None]) -> Callable[..., None]:
        @functools.wraps(test)
        def in_turn(**fixtures: Any) -> None:
            for case in tried:
                given = dict(zip(parameters, case, strict=True))
                try:
                    test(**fixtures, **given)
                except BaseException as error:
                    error.add_note(", ".join(f"{name}={value!r}" for name, value in given.items()))
                    raise

        signature = inspect.signature(test)
        asked = [one for name, one in signature.parameters.items() if name not in parameters]
        in_turn.__signature__ = signature.replace(parameters=asked)  # type: ignore[attr-defined]
        return in_turn

    return decorate
