"""What all windows and dialogs are made of and have in common."""
