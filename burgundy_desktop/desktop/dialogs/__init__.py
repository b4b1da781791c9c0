"""The dialogs; each one opens with a function or class of its own module."""
