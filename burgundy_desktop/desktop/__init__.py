"""The program that people see: windows, menus, dialogs, and who may move when."""
