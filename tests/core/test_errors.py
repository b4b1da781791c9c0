"""The tree of exceptions in the docstring of their module is complete."""

import re

from burgundy_desktop.core import errors


def test_the_tree_names_every_exception():
    named = re.findall(r"[├└]── (\w+)", errors.__doc__)
    defined = {
        name
        for name, one in vars(errors).items()
        if isinstance(one, type) and issubclass(one, errors.BurgundyError)
    }

    assert len(named) == len(set(named))
    assert {"BurgundyError", *named} == defined
