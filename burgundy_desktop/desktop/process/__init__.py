"""The running process: memory, imports, crashes, the instant."""
