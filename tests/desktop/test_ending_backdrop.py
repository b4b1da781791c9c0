"""What is seen around the page of the end: a picture of the table and the docks below it."""

from burgundy_desktop.desktop.trials import ui_driver


def test_what_lies_around_the_page_speaks_the_language_that_was_chosen_meanwhile(
    window, ended, speak
):
    backdrop = ended()._backdrop
    before = backdrop.picture.cacheKey()

    speak("hu")
    ui_driver.wait_for(lambda: backdrop.picture.cacheKey() != before, "another picture", 10)

    shown = backdrop.picture.toImage()
    backdrop.take(window.ceremony.page.geometry())
    assert shown == backdrop.picture.toImage()
