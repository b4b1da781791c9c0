"""The promise that the dice of a game were fixed before it began."""

from burgundy_desktop.core.fairness import fairness


def test_the_promise_is_what_any_sha256_tool_says_of_the_seed():
    # printf 1234 | sha256sum
    assert fairness(1234) == "03ac674216f3e15c761ee1a5e255f067953623c8b388b4459e13f978d7c846f4"


def test_neighbouring_seeds_have_unlike_promises():
    promises = {fairness(seed) for seed in range(200)}

    assert len(promises) == 200
