"""The graphical program: windows, menus, dialogs, and the control of a match."""
