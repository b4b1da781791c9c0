"""The match at the table: from a click, an answer or an undo to the rules, and back."""
