"""Unused memory is returned to the system."""

import subprocess
import sys

import pytest

from burgundy_desktop.desktop.process import memory

HOLES = """
import ctypes, runpy, sys

memory = runpy.run_path(sys.argv[2])  # imports of Qt would leave small holes that are filled first
if sys.argv[1] == "gives back":
    memory["give_large_blocks_back"]()
libc = ctypes.CDLL(None)
libc.malloc.restype = ctypes.c_void_p
libc.free.argtypes = [ctypes.c_void_p]

def used():
    with open("/proc/self/statm", encoding="ascii") as file:
        return int(file.read().split()[1]) * 4096 // 2**20

def drawn(megabytes):
    block = libc.malloc(megabytes * 2**20)
    ctypes.memset(block, 1, megabytes * 2**20)
    return block

libc.free(drawn(24))  # a whole table, zoomed in
before = used()
blocks = [(drawn(2), libc.malloc(4096)) for _ in range(40)]
for block, _ in blocks:
    libc.free(block)
print(used() - before)
"""


@pytest.mark.parametrize(("how", "is_kept"), [("gives back", False), ("as usual", True)])
def test_drawings_that_are_let_go_leave_no_holes(how, is_kept):
    """80 MB of drawings, each followed by a small block that stays allocated."""
    command = [sys.executable, "-c", HOLES, how, str(memory.__file__)]
    run = subprocess.run(command, capture_output=True, text=True, check=True)

    assert (int(run.stdout) > 40) == is_kept
