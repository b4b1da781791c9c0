"""Games without a window: computer against computer, benchmarks, replays."""
