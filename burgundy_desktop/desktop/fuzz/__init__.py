"""`burgundy fuzz`: tries what other programs and crafted files could do to saved games."""
