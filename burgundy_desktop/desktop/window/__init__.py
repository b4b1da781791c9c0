"""The window itself: its bars, actions and keys, and what leads from one page to another."""
