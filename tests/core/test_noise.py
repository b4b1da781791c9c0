"""How sure a share is."""

import pytest

from burgundy_desktop.core.noise import wilson


def test_the_interval_of_a_share():
    """As tables of Wilson's interval give it."""
    assert wilson(34 / 61, 61) == pytest.approx((0.433, 0.675), abs=0.001)
    assert wilson(0.5, 100) == pytest.approx((0.404, 0.596), abs=0.001)


def test_the_interval_stays_within_bounds():
    assert wilson(1.0, 100) == pytest.approx((0.963, 1.0), abs=0.001)
    for share, count in ((1.0, 100), (1.0, 5), (0.0, 5)):
        low, high = wilson(share, count)
        assert 0.0 <= low < high <= 1.0
