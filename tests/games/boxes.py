"""Geometry of the boxes of a layout."""


def overlap(one, other):
    """The area that two boxes share."""
    wide = min(one.right, other.right) - max(one.x, other.x)
    tall = min(one.bottom, other.bottom) - max(one.y, other.y)
    return max(0.0, wide) * max(0.0, tall)


def is_inside(inner, outer):
    """Whether a box lies within another one, but for half a px."""
    near = outer.grown(0.5)
    beside = inner.x < near.x or inner.right > near.right
    return not beside and near.y <= inner.y and inner.bottom <= near.bottom
