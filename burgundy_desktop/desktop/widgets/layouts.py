"""What lies in a layout, asked so that nothing stale is left behind.

`QLayout.itemAt` makes a Python object for the item that holds a widget, and for all items in a
layout within. Qt deletes such an item with its widget and does not tell Python: the object stays,
as part of the layout, for an address that the next piece of the table may get. PySide then takes
the two for one and frees it twice. So widgets are asked from their parent, layouts as children,
and only spacers by `itemAt`. For the same reason a layout is filled when it has its place in
another one: `addLayout` makes the same objects.
`docs/decisions/0054-layouts-leave-no-items-in-python.md` tells how this was found.
"""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtCore import Qt
from PySide6.QtWidgets import QLayout, QSpacerItem, QWidget


def widgets_in(layout: QLayout) -> Sequence[QWidget]:
    """The widgets directly in an installed layout, in their order there."""
    parent, direct = layout.parentWidget(), Qt.FindChildOption.FindDirectChildrenOnly
    assert parent is not None
    inside = parent.findChildren(QWidget, options=direct)
    return sorted((one for one in inside if layout.indexOf(one) >= 0), key=layout.indexOf)


def layouts_in(layout: QLayout) -> Sequence[QLayout]:
    """The layouts directly in a layout."""
    return [child for child in layout.children() if isinstance(child, QLayout)]


def spacers_in(layout: QLayout) -> Sequence[QSpacerItem]:
    """The spacers directly in an installed layout, in their order there."""
    known = {layout.indexOf(widget) for widget in widgets_in(layout)}
    known |= {layout.indexOf(inner) for inner in layouts_in(layout)}
    items = (layout.itemAt(number) for number in range(layout.count()) if number not in known)
    return [item for item in items if isinstance(item, QSpacerItem)]
