"""The graphical program: windows, menus, dialogs, and the control of a match."""

from burgundy_desktop.desktop.process.importing import import_as_python_does

import_as_python_does()  # before the many modules that follow
