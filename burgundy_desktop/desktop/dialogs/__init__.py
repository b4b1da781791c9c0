"""The dialogs, one in each module."""
