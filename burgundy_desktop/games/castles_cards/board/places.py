"""Where everything that can be pointed at lies on the table of the card game.

Kinds of targets that are chosen, and their index:
    hand, card, project, drawn: the card          column: the column of the estate
    take, place, sell, convert, buy: actions      goods: the kind
    convert_workers, convert_silver: how many     workers, silver
    reward: the option                            goods_stack, animal_stack: 0 or 1
    keep, use                                     end_turn, decline: buttons of the prompt bar
Kinds that stand for others, and glow with them:
    hire: workers      earn: silver      lane (the colour): a new column of that colour
Kinds that are only looked at:
    round (0 to 4), discards: a click shows them large      seat: another player's board
    tab (seat): brings a player to the front                go_on: puts the comparison away
    turns, row (1 to 6), draw, all_seven, first (the colour), start_card
    card: also projects and estates of others               vp, sold, animals, pile
"""
