import shutil

import pytest

from workshop import listen
from workshop.messages import Missing


def test_without_a_client_s_python_the_packages_are_named(monkeypatch):
    monkeypatch.setattr(shutil, "which", lambda name: None)

    with pytest.raises(Missing, match=r"apt-get install gir1\.2-atspi-2\.0 python3-gi$"):
        listen.main([])
