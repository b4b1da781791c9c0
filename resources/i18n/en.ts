<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="en">
<context>
    <name>LibraryPage</name>
    <message numerus="yes">
        <source>%n games</source>
        <translation>
            <numerusform>%n game</numerusform>
            <numerusform>%n games</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>MainWindow</name>
    <message numerus="yes">
        <source>%n legal</source>
        <translation>
            <numerusform>%n legal</numerusform>
            <numerusform>%n legal</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n branches do not fit this game: left out.</source>
        <translation>
            <numerusform>%n branch does not fit this game: left out.</numerusform>
            <numerusform>%n branches do not fit this game: left out.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>NewGameDialog</name>
    <message numerus="yes">
        <source>Learn it (%n minutes)</source>
        <translation>
            <numerusform>Learn it (%n minute)</numerusform>
            <numerusform>Learn it (%n minutes)</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>RulesWindow</name>
    <message numerus="yes">
        <source>%n matches</source>
        <translation>
            <numerusform>%n match</numerusform>
            <numerusform>%n matches</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n chapters</source>
        <translation>
            <numerusform>%n chapter</numerusform>
            <numerusform>%n chapters</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>SavedGames</name>
    <message numerus="yes">
        <source>Bin (%n)</source>
        <translation>
            <numerusform>Bin (%n)</numerusform>
            <numerusform>Bin (%n)</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>SeatCard</name>
    <message numerus="yes">
        <source>%n points</source>
        <translation>
            <numerusform>%n point</numerusform>
            <numerusform>%n points</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>SeatRow</name>
    <message numerus="yes">
        <source>thinks about %n min a move here</source>
        <translation>
            <numerusform>thinks about %n min a move here</numerusform>
            <numerusform>thinks about %n min a move here</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>thinks about %n s a move here</source>
        <translation>
            <numerusform>thinks about %n s a move here</numerusform>
            <numerusform>thinks about %n s a move here</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>Status</name>
    <message numerus="yes">
        <source>%n moves are not saved yet.</source>
        <translation>
            <numerusform>%n move is not saved yet.</numerusform>
            <numerusform>%n moves are not saved yet.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>Teaching</name>
    <message numerus="yes">
        <source>That may cost about %n points.</source>
        <translation>
            <numerusform>That may cost about %n point.</numerusform>
            <numerusform>That may cost about %n points.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>TopBar</name>
    <message numerus="yes">
        <source>Your mistakes: %n due</source>
        <translation>
            <numerusform>Your mistakes: %n due</numerusform>
            <numerusform>Your mistakes: %n due</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>boonlake</name>
    <message numerus="yes">
        <source>%n building sites</source>
        <comment>on a tile that may come</comment>
        <translation>
            <numerusform>%n building site</numerusform>
            <numerusform>%n building sites</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n canoe(s)</source>
        <translation>
            <numerusform>%n canoe</numerusform>
            <numerusform>%n canoes</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n card(s)</source>
        <translation>
            <numerusform>%n card</numerusform>
            <numerusform>%n cards</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n card(s) missing: both piles are empty</source>
        <translation>
            <numerusform>%n card missing: both piles are empty</numerusform>
            <numerusform>%n cards missing: both piles are empty</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n cattle</source>
        <comment>on a pasture</comment>
        <translation>
            <numerusform>%n cattle</numerusform>
            <numerusform>%n cattle</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n clay</source>
        <translation>
            <numerusform>%n clay</numerusform>
            <numerusform>%n clay</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n coin(s)</source>
        <translation>
            <numerusform>%n coin</numerusform>
            <numerusform>%n coins</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n extra inhabitant(s) for points</source>
        <comment>button</comment>
        <translation>
            <numerusform>%n extra inhabitant for points</numerusform>
            <numerusform>%n extra inhabitants for points</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n inhabitant(s)</source>
        <translation>
            <numerusform>%n inhabitant</numerusform>
            <numerusform>%n inhabitants</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n inhabitant(s)</source>
        <comment>button</comment>
        <translation>
            <numerusform>%n inhabitant</numerusform>
            <numerusform>%n inhabitants</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n inhabitant(s) missing in the supply</source>
        <translation>
            <numerusform>%n inhabitant missing in the supply</numerusform>
            <numerusform>%n inhabitants missing in the supply</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n inhabited area(s) on it and around.</source>
        <translation>
            <numerusform>%n inhabited area on it and around.</numerusform>
            <numerusform>%n inhabited areas on it and around.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n iron</source>
        <translation>
            <numerusform>%n iron</numerusform>
            <numerusform>%n iron</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n left</source>
        <comment>solo tiles, on the table</comment>
        <translation>
            <numerusform>%n left</numerusform>
            <numerusform>%n left</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n passed over</source>
        <translation>
            <numerusform>%n passed over</numerusform>
            <numerusform>%n passed over</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n point(s)</source>
        <translation>
            <numerusform>%n point</numerusform>
            <numerusform>%n points</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n point(s) at each interim scoring</source>
        <translation>
            <numerusform>%n point at each interim scoring</numerusform>
            <numerusform>%n points at each interim scoring</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n point(s) at the end of the game.</source>
        <translation>
            <numerusform>%n point at the end of the game.</numerusform>
            <numerusform>%n points at the end of the game.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n point(s) for a settlement here</source>
        <translation>
            <numerusform>%n point for a settlement here</numerusform>
            <numerusform>%n points for a settlement here</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n point(s) for each cattle</source>
        <translation>
            <numerusform>%n point for each cattle</numerusform>
            <numerusform>%n points for each cattle</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n point(s) for each house</source>
        <translation>
            <numerusform>%n point for each house</numerusform>
            <numerusform>%n points for each house</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n point(s) for each level of production sites</source>
        <translation>
            <numerusform>%n point for each level of production sites</numerusform>
            <numerusform>%n points for each level of production sites</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n point(s) for each settlement</source>
        <translation>
            <numerusform>%n point for each settlement</numerusform>
            <numerusform>%n points for each settlement</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n step(s) beyond the end are lost</source>
        <translation>
            <numerusform>%n step beyond the end is lost</numerusform>
            <numerusform>%n steps beyond the end are lost</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n step(s) on one track of your choice</source>
        <translation>
            <numerusform>%n step on one track of your choice</numerusform>
            <numerusform>%n steps on one track of your choice</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n step(s) on the cactus track</source>
        <translation>
            <numerusform>%n step on the cactus track</numerusform>
            <numerusform>%n steps on the cactus track</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n step(s) on the card track</source>
        <translation>
            <numerusform>%n step on the card track</numerusform>
            <numerusform>%n steps on the card track</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n step(s) on the coin track</source>
        <translation>
            <numerusform>%n step on the coin track</numerusform>
            <numerusform>%n steps on the coin track</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n stone</source>
        <translation>
            <numerusform>%n stone</numerusform>
            <numerusform>%n stone</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n vase(s)</source>
        <translation>
            <numerusform>%n vase</numerusform>
            <numerusform>%n vases</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n vase(s)</source>
        <comment>button</comment>
        <translation>
            <numerusform>%n vase</numerusform>
            <numerusform>%n vases</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n wood</source>
        <translation>
            <numerusform>%n wood</numerusform>
            <numerusform>%n wood</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>A canoe moves downstream free of charge, upstream for %n coin(s).</source>
        <translation>
            <numerusform>A canoe moves downstream free of charge, upstream for %n coin.</numerusform>
            <numerusform>A canoe moves downstream free of charge, upstream for %n coins.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>A settlement on this tile costs %n point(s).</source>
        <translation>
            <numerusform>A settlement on this tile costs %n point.</numerusform>
            <numerusform>A settlement on this tile costs %n points.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>All: %n coin(s) or {cards} card(s) for an inhabitant, as often as you like.</source>
        <translation>
            <numerusform>All: %n coin or {cards} card for an inhabitant, as often as you like.</numerusform>
            <numerusform>All: %n coins or {cards} cards for an inhabitant, as often as you like.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Choose %n card(s) to discard.</source>
        <translation>
            <numerusform>Choose %n card to discard.</numerusform>
            <numerusform>Choose %n cards to discard.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Choose the track for all %n step(s).</source>
        <translation>
            <numerusform>Choose the track for all %n step.</numerusform>
            <numerusform>Choose the track for all %n steps.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Each empty recess: %n point(s) at the end.</source>
        <translation>
            <numerusform>Each empty recess: %n point at the end.</numerusform>
            <numerusform>Each empty recess: %n points at the end.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Each further step brings %n point(s).</source>
        <translation>
            <numerusform>Each further step brings %n point.</numerusform>
            <numerusform>Each further step brings %n points.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>For %n card(s)</source>
        <comment>button</comment>
        <translation>
            <numerusform>For %n card</numerusform>
            <numerusform>For %n cards</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>For %n coin(s)</source>
        <comment>button</comment>
        <translation>
            <numerusform>For %n coin</numerusform>
            <numerusform>For %n coins</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>From this row your ship sails up to %n space(s).</source>
        <translation>
            <numerusform>From this row your ship sails up to %n space.</numerusform>
            <numerusform>From this row your ship sails up to %n spaces.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>In each interim scoring to come it pays %n coin(s) more ({times} left).</source>
        <translation>
            <numerusform>In each interim scoring to come it pays %n coin more ({times} left).</numerusform>
            <numerusform>In each interim scoring to come it pays %n coins more ({times} left).</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>In each interim scoring to come it pays %n point(s) more ({times} left).</source>
        <translation>
            <numerusform>In each interim scoring to come it pays %n point more ({times} left).</numerusform>
            <numerusform>In each interim scoring to come it pays %n points more ({times} left).</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>It brings the Eminence %n point(s) in each scoring.</source>
        <translation>
            <numerusform>It brings the Eminence %n point in each scoring.</numerusform>
            <numerusform>It brings the Eminence %n points in each scoring.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>It builds %n structure(s)</source>
        <translation>
            <numerusform>It builds %n structure</numerusform>
            <numerusform>It builds %n structures</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Lowest action tile {action}: %n step(s) on the cactus track</source>
        <translation>
            <numerusform>Lowest action tile {action}: %n step on the cactus track</numerusform>
            <numerusform>Lowest action tile {action}: %n steps on the cactus track</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Lowest action tile {action}: it builds %n structure(s)</source>
        <translation>
            <numerusform>Lowest action tile {action}: it builds %n structure</numerusform>
            <numerusform>Lowest action tile {action}: it builds %n structures</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Pay %n coin(s)</source>
        <comment>button</comment>
        <translation>
            <numerusform>Pay %n coin</numerusform>
            <numerusform>Pay %n coins</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>So far you can pay for %n of the {cards} cards in your hand.</source>
        <translation>
            <numerusform>So far you can pay for %n of the {cards} cards in your hand.</numerusform>
            <numerusform>So far you can pay for %n of the {cards} cards in your hand.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>So far you can pay for all %n card(s) in your hand.</source>
        <translation>
            <numerusform>So far you can pay for the only card in your hand.</numerusform>
            <numerusform>So far you can pay for all %n cards in your hand.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>So far you can pay for none of the %n card(s) in your hand.</source>
        <translation>
            <numerusform>So far you cannot pay for the only card in your hand.</numerusform>
            <numerusform>So far you can pay for none of the %n cards in your hand.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>The discard pile is shuffled: %n card(s) to draw again</source>
        <translation>
            <numerusform>The discard pile is shuffled: %n card to draw again</numerusform>
            <numerusform>The discard pile is shuffled: %n cards to draw again</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Then you can pay for %n of the {cards} cards in your hand.</source>
        <translation>
            <numerusform>Then you can pay for %n of the {cards} cards in your hand.</numerusform>
            <numerusform>Then you can pay for %n of the {cards} cards in your hand.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Then you can pay for all %n card(s) in your hand.</source>
        <translation>
            <numerusform>Then you can pay for the only card in your hand.</numerusform>
            <numerusform>Then you can pay for all %n cards in your hand.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>This costs %n card(s); you have {have}.</source>
        <translation>
            <numerusform>This costs %n card; you have {have}.</numerusform>
            <numerusform>This costs %n cards; you have {have}.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>This costs %n coin(s); you have {have}.</source>
        <translation>
            <numerusform>This costs %n coin; you have {have}.</numerusform>
            <numerusform>This costs %n coins; you have {have}.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>This costs %n inhabitant(s); {have} on your ranch.</source>
        <translation>
            <numerusform>This costs %n inhabitant; {have} on your ranch.</numerusform>
            <numerusform>This costs %n inhabitants; {have} on your ranch.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>This costs %n vase(s); you have {have}.</source>
        <translation>
            <numerusform>This costs %n vase; you have {have}.</numerusform>
            <numerusform>This costs %n vases; you have {have}.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>You draw %n card(s)</source>
        <translation>
            <numerusform>You draw %n card</numerusform>
            <numerusform>You draw %n cards</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>You have %n area(s) in the other regions</source>
        <translation>
            <numerusform>You have %n area in the other regions</numerusform>
            <numerusform>You have %n areas in the other regions</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>You recruit %n inhabitant(s)</source>
        <translation>
            <numerusform>You recruit %n inhabitant</numerusform>
            <numerusform>You recruit %n inhabitants</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>You: %n coin(s); play a card of any type or draw {cards} cards.</source>
        <translation>
            <numerusform>You: %n coin; play a card of any type or draw {cards} cards.</numerusform>
            <numerusform>You: %n coins; play a card of any type or draw {cards} cards.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>You: %n unused lever(s)</source>
        <translation>
            <numerusform>You: %n unused lever</numerusform>
            <numerusform>You: %n unused levers</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Your ship sails at most %n space(s) in this turn.</source>
        <translation>
            <numerusform>Your ship sails at most %n space in this turn.</numerusform>
            <numerusform>Your ship sails at most %n spaces in this turn.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>and %n step(s) on the cactus track</source>
        <comment>type B</comment>
        <translation>
            <numerusform>and %n step on the cactus track</numerusform>
            <numerusform>and %n steps on the cactus track</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>at least %n cattle</source>
        <translation>
            <numerusform>at least %n cattle</numerusform>
            <numerusform>at least %n cattle</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>at least %n house(s)</source>
        <translation>
            <numerusform>at least %n house</numerusform>
            <numerusform>at least %n houses</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>at least %n lever(s)</source>
        <translation>
            <numerusform>at least %n lever</numerusform>
            <numerusform>at least %n levers</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>at least %n settlement(s)</source>
        <translation>
            <numerusform>at least %n settlement</numerusform>
            <numerusform>at least %n settlements</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>at least %n step(s) on the card track</source>
        <translation>
            <numerusform>at least %n step on the card track</numerusform>
            <numerusform>at least %n steps on the card track</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>at least %n step(s) on the coin track</source>
        <translation>
            <numerusform>at least %n step on the coin track</numerusform>
            <numerusform>at least %n steps on the coin track</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>cards cost %n coin(s) less</source>
        <translation>
            <numerusform>cards cost %n coin less</numerusform>
            <numerusform>cards cost %n coins less</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>cattle cost %n inhabitant(s) less</source>
        <translation>
            <numerusform>cattle costs %n inhabitant less</numerusform>
            <numerusform>cattle costs %n inhabitants less</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>discarding a day card: %n coin(s) more</source>
        <translation>
            <numerusform>discarding a day card: %n coin more</numerusform>
            <numerusform>discarding a day card: %n coins more</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>discarding a night card: %n coin(s) more</source>
        <translation>
            <numerusform>discarding a night card: %n coin more</numerusform>
            <numerusform>discarding a night card: %n coins more</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>discarding a sunset card: %n coin(s) more</source>
        <translation>
            <numerusform>discarding a sunset card: %n coin more</numerusform>
            <numerusform>discarding a sunset card: %n coins more</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>levers cost %n coin(s) less</source>
        <translation>
            <numerusform>levers cost %n coin less</numerusform>
            <numerusform>levers cost %n coins less</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>placing cattle: %n coin(s) more</source>
        <translation>
            <numerusform>placing cattle: %n coin more</numerusform>
            <numerusform>placing cattle: %n coins more</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>push up %n lever(s)</source>
        <translation>
            <numerusform>push up %n lever</numerusform>
            <numerusform>push up %n levers</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>ship in a harbour: %n card(s)</source>
        <translation>
            <numerusform>ship in a harbour: %n card</numerusform>
            <numerusform>ship in a harbour: %n cards</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>ship in a harbour: %n coin(s)</source>
        <translation>
            <numerusform>ship in a harbour: %n coin</numerusform>
            <numerusform>ship in a harbour: %n coins</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>ship on a coin space: %n coin(s) more</source>
        <translation>
            <numerusform>ship on a coin space: %n coin more</numerusform>
            <numerusform>ship on a coin space: %n coins more</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>up to %n space(s)</source>
        <translation>
            <numerusform>up to %n space</numerusform>
            <numerusform>up to %n spaces</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>vase by ship: %n vase(s) more</source>
        <translation>
            <numerusform>vase by ship: %n vase more</numerusform>
            <numerusform>vase by ship: %n vases more</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{coins} of %n coin(s)</source>
        <comment>what is paid of all coins that a player has</comment>
        <translation>
            <numerusform>{coins} of %n coin</numerusform>
            <numerusform>{coins} of %n coins</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{level}: %n of its {all} tiles is/are of the strong type B</source>
        <comment>option</comment>
        <translation>
            <numerusform>{level}: %n of its {all} tiles is of the strong type B</numerusform>
            <numerusform>{level}: %n of its {all} tiles are of the strong type B</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{location}: %n structure(s) beside it, {cattle} cattle on it</source>
        <translation>
            <numerusform>{location}: %n structure beside it, {cattle} cattle on it</numerusform>
            <numerusform>{location}: %n structures beside it, {cattle} cattle on it</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{player} draws %n card(s)</source>
        <translation>
            <numerusform>{player} draws %n card</numerusform>
            <numerusform>{player} draws %n cards</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{player} has %n area(s) in the other regions</source>
        <translation>
            <numerusform>{player} has %n area in the other regions</numerusform>
            <numerusform>{player} has %n areas in the other regions</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{player} recruits %n inhabitant(s)</source>
        <translation>
            <numerusform>{player} recruits %n inhabitant</numerusform>
            <numerusform>{player} recruits %n inhabitants</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{player}: %n unused lever(s)</source>
        <translation>
            <numerusform>{player}: %n unused lever</numerusform>
            <numerusform>{player}: %n unused levers</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>−%n point(s)</source>
        <translation>
            <numerusform>−%n point</numerusform>
            <numerusform>−%n points</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>−%n point(s) instead</source>
        <comment>inhabitants</comment>
        <translation>
            <numerusform>−%n point instead</numerusform>
            <numerusform>−%n points instead</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n point(s) for each own area in {region}</source>
        <translation>
            <numerusform>%n point for each own area in {region}</numerusform>
            <numerusform>%n points for each own area in {region}</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n of your card(s) need this resource.</source>
        <translation>
            <numerusform>%n of your cards needs this resource.</numerusform>
            <numerusform>%n of your cards need this resource.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n tile(s) are still face down.</source>
        <translation>
            <numerusform>%n tile is still face down.</numerusform>
            <numerusform>%n tiles are still face down.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>It costs you %n point(s).</source>
        <translation>
            <numerusform>It costs you %n point.</numerusform>
            <numerusform>It costs you %n points.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>It is worth %n point(s) more at the end.</source>
        <translation>
            <numerusform>It is worth %n point more at the end.</numerusform>
            <numerusform>It is worth %n points more at the end.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Its special project brings %n point(s).</source>
        <translation>
            <numerusform>Its special project brings %n point.</numerusform>
            <numerusform>Its special project brings %n points.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Scores %n point(s) now.</source>
        <translation>
            <numerusform>Scores %n point now.</numerusform>
            <numerusform>Scores %n points now.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Then you can pay for %n more card(s) of your hand.</source>
        <translation>
            <numerusform>Then you can pay for %n more card of your hand.</numerusform>
            <numerusform>Then you can pay for %n more cards of your hand.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Then you can score %n point(s) in your next step.</source>
        <translation>
            <numerusform>Then you can score %n point in your next step.</numerusform>
            <numerusform>Then you can score %n points in your next step.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>You already have %n area(s) in {region}.</source>
        <translation>
            <numerusform>You already have %n area in {region}.</numerusform>
            <numerusform>You already have %n areas in {region}.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>You also meet %n other tile(s), which stay for later.</source>
        <translation>
            <numerusform>You also meet %n other tile, which stays for later.</numerusform>
            <numerusform>You also meet %n other tiles, which stay for later.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>You have %n area(s) in {region}, which is not scored yet.</source>
        <translation>
            <numerusform>You have %n area in {region}, which is not scored yet.</numerusform>
            <numerusform>You have %n areas in {region}, which is not scored yet.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>You have %n area(s) in {region}.</source>
        <translation>
            <numerusform>You have %n area in {region}.</numerusform>
            <numerusform>You have %n areas in {region}.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>You keep %n card(s) that you can pay for.</source>
        <translation>
            <numerusform>You keep %n card that you can pay for.</numerusform>
            <numerusform>You keep %n cards that you can pay for.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>A settlement needs %n other area(s) around it; there are {have}.</source>
        <translation>
            <numerusform>A settlement needs %n other area around it; there are {have}.</numerusform>
            <numerusform>A settlement needs %n other areas around it; there are {have}.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>When cleared, it frees an inhabitant and brings %n point(s) in each income.</source>
        <translation>
            <numerusform>When cleared, it frees an inhabitant and brings %n point in each income.</numerusform>
            <numerusform>When cleared, it frees an inhabitant and brings %n points in each income.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Taking the tile here costs %n point(s).</source>
        <translation>
            <numerusform>Taking the tile here costs %n point.</numerusform>
            <numerusform>Taking the tile here costs %n points.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>It needs %n other area(s) around it; there are {have}.</source>
        <translation>
            <numerusform>It needs %n other area around it; there are {have}.</numerusform>
            <numerusform>It needs %n other areas around it; there are {have}.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Sail up to %n space(s): choose a glowing space.</source>
        <translation>
            <numerusform>Sail up to %n space: choose a glowing space.</numerusform>
            <numerusform>Sail up to %n spaces: choose a glowing space.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Then you can reach %n building site(s).</source>
        <translation>
            <numerusform>Then you can reach %n building site.</numerusform>
            <numerusform>Then you can reach %n building sites.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Then you can reach %n more building site(s).</source>
        <translation>
            <numerusform>Then you can reach %n more building site.</numerusform>
            <numerusform>Then you can reach %n more building sites.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Its project needs the same resources as %n of your card(s).</source>
        <translation>
            <numerusform>Its project needs the same resources as %n of your cards.</numerusform>
            <numerusform>Its project needs the same resources as %n of your cards.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Then you can develop %n of your inhabitant(s) into a house.</source>
        <translation>
            <numerusform>Then you can develop %n of your inhabitants into a house.</numerusform>
            <numerusform>Then you can develop %n of your inhabitants into houses.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>So far you can reach %n building site(s).</source>
        <translation>
            <numerusform>So far you can reach %n building site.</numerusform>
            <numerusform>So far you can reach %n building sites.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>That leaves you with %n card(s) in hand.</source>
        <translation>
            <numerusform>That leaves you with %n card in hand.</numerusform>
            <numerusform>That leaves you with %n cards in hand.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>That gives you %n inhabitant(s) to place.</source>
        <translation>
            <numerusform>That gives you %n inhabitant to place.</numerusform>
            <numerusform>That gives you %n inhabitants to place.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>That gives you %n lever(s) on your board.</source>
        <translation>
            <numerusform>That gives you %n lever on your board.</numerusform>
            <numerusform>That gives you %n levers on your board.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Your ship may then sail up to %n space(s).</source>
        <translation>
            <numerusform>Your ship may then sail up to %n space.</numerusform>
            <numerusform>Your ship may then sail up to %n spaces.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>The ship moves %n space(s) ahead.</source>
        <translation>
            <numerusform>The ship moves %n space ahead.</numerusform>
            <numerusform>The ship moves %n spaces ahead.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Then you can choose from %n lever(s).</source>
        <translation>
            <numerusform>Then you can choose from %n lever.</numerusform>
            <numerusform>Then you can choose from %n levers.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Then you can play %n of your card(s).</source>
        <translation>
            <numerusform>Then you can play %n of your cards.</numerusform>
            <numerusform>Then you can play %n of your cards.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Then you have %n area(s) in {region}.</source>
        <translation>
            <numerusform>Then you have %n area in {region}.</numerusform>
            <numerusform>Then you have %n areas in {region}.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Then you have %n coin(s).</source>
        <translation>
            <numerusform>Then you have %n coin.</numerusform>
            <numerusform>Then you have %n coins.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>branches</name>
    <message numerus="yes">
        <source>%n branches deleted. Press here or Ctrl+Z to bring them back.</source>
        <translation>
            <numerusform>%n branch deleted. Press here or Ctrl+Z to bring it back.</numerusform>
            <numerusform>%n branches deleted. Press here or Ctrl+Z to bring them back.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n moves</source>
        <translation>
            <numerusform>%n move</numerusform>
            <numerusform>%n moves</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Only its first %n moves are kept.</source>
        <translation>
            <numerusform>Only its first move is kept.</numerusform>
            <numerusform>Only its first %n moves are kept.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>castles</name>
    <message numerus="yes">
        <source>%n Silverling(s)</source>
        <translation>
            <numerusform>%n Silverling</numerusform>
            <numerusform>%n Silverlings</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n Silverling(s) at the end of every phase.</source>
        <translation>
            <numerusform>%n Silverling at the end of every phase.</numerusform>
            <numerusform>%n Silverlings at the end of every phase.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n Silverling(s).</source>
        <comment>what a bank does</comment>
        <translation>
            <numerusform>%n Silverling.</numerusform>
            <numerusform>%n Silverlings.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n brown tile(s)</source>
        <comment>goods</comment>
        <translation>
            <numerusform>%n brown tile</numerusform>
            <numerusform>%n brown tiles</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n brown tile(s)</source>
        <comment>goods, object</comment>
        <translation>
            <numerusform>%n brown tile</numerusform>
            <numerusform>%n brown tiles</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n orange tile(s)</source>
        <comment>goods</comment>
        <translation>
            <numerusform>%n orange tile</numerusform>
            <numerusform>%n orange tiles</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n orange tile(s)</source>
        <comment>goods, object</comment>
        <translation>
            <numerusform>%n orange tile</numerusform>
            <numerusform>%n orange tiles</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n pink tile(s)</source>
        <comment>goods</comment>
        <translation>
            <numerusform>%n pink tile</numerusform>
            <numerusform>%n pink tiles</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n pink tile(s)</source>
        <comment>goods, object</comment>
        <translation>
            <numerusform>%n pink tile</numerusform>
            <numerusform>%n pink tiles</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n point(s).</source>
        <comment>what a watchtower does</comment>
        <translation>
            <numerusform>%n point.</numerusform>
            <numerusform>%n points.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n purple tile(s)</source>
        <comment>goods</comment>
        <translation>
            <numerusform>%n purple tile</numerusform>
            <numerusform>%n purple tiles</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n purple tile(s)</source>
        <comment>goods, object</comment>
        <translation>
            <numerusform>%n purple tile</numerusform>
            <numerusform>%n purple tiles</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n red tile(s)</source>
        <comment>goods</comment>
        <translation>
            <numerusform>%n red tile</numerusform>
            <numerusform>%n red tiles</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n red tile(s)</source>
        <comment>goods, object</comment>
        <translation>
            <numerusform>%n red tile</numerusform>
            <numerusform>%n red tiles</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n empty space(s) left</source>
        <translation>
            <numerusform>%n empty space left</numerusform>
            <numerusform>%n empty spaces left</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n turquoise tile(s)</source>
        <comment>goods</comment>
        <translation>
            <numerusform>%n turquoise tile</numerusform>
            <numerusform>%n turquoise tiles</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n turquoise tile(s)</source>
        <comment>goods, object</comment>
        <translation>
            <numerusform>%n turquoise tile</numerusform>
            <numerusform>%n turquoise tiles</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n worker(s)</source>
        <translation>
            <numerusform>%n worker</numerusform>
            <numerusform>%n workers</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n worker(s).</source>
        <comment>what a boarding house does</comment>
        <translation>
            <numerusform>%n worker.</numerusform>
            <numerusform>%n workers.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>+%n Silverling(s)</source>
        <translation>
            <numerusform>+%n Silverling</numerusform>
            <numerusform>+%n Silverlings</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>+%n point(s) now</source>
        <translation>
            <numerusform>+%n point now</numerusform>
            <numerusform>+%n points now</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>+%n worker(s)</source>
        <translation>
            <numerusform>+%n worker</numerusform>
            <numerusform>+%n workers</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>A completed region scores %n more point(s) in this phase.</source>
        <translation>
            <numerusform>A completed region scores %n more point in this phase.</numerusform>
            <numerusform>A completed region scores %n more points in this phase.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Once per turn you may buy a tile from the black depot for %n Silverling(s).</source>
        <translation>
            <numerusform>Once per turn you may buy a tile from the black depot for %n Silverling.</numerusform>
            <numerusform>Once per turn you may buy a tile from the black depot for %n Silverlings.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>At the end: %n point(s) for each bank on your estate.</source>
        <translation>
            <numerusform>At the end: %n point for each bank on your estate.</numerusform>
            <numerusform>At the end: %n points for each bank on your estate.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>At the end: %n point(s) for each boarding house on your estate.</source>
        <translation>
            <numerusform>At the end: %n point for each boarding house on your estate.</numerusform>
            <numerusform>At the end: %n points for each boarding house on your estate.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>At the end: %n point(s) for each carpenter&apos;s workshop on your estate.</source>
        <translation>
            <numerusform>At the end: %n point for each carpenter&apos;s workshop on your estate.</numerusform>
            <numerusform>At the end: %n points for each carpenter&apos;s workshop on your estate.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>At the end: %n point(s) for each church on your estate.</source>
        <translation>
            <numerusform>At the end: %n point for each church on your estate.</numerusform>
            <numerusform>At the end: %n points for each church on your estate.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>At the end: %n point(s) for each city hall on your estate.</source>
        <translation>
            <numerusform>At the end: %n point for each city hall on your estate.</numerusform>
            <numerusform>At the end: %n points for each city hall on your estate.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>At the end: %n point(s) for each goods tile you have sold.</source>
        <translation>
            <numerusform>At the end: %n point for each goods tile you have sold.</numerusform>
            <numerusform>At the end: %n points for each goods tile you have sold.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>At the end: %n point(s) for each market on your estate.</source>
        <translation>
            <numerusform>At the end: %n point for each market on your estate.</numerusform>
            <numerusform>At the end: %n points for each market on your estate.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>At the end: %n point(s) for each of your bonus tiles.</source>
        <translation>
            <numerusform>At the end: %n point for each of your bonus tiles.</numerusform>
            <numerusform>At the end: %n points for each of your bonus tiles.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>At the end: %n point(s) for each type of animal on your estate.</source>
        <translation>
            <numerusform>At the end: %n point for each type of animal on your estate.</numerusform>
            <numerusform>At the end: %n points for each type of animal on your estate.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>At the end: %n point(s) for each type of goods you have sold.</source>
        <translation>
            <numerusform>At the end: %n point for each type of goods you have sold.</numerusform>
            <numerusform>At the end: %n points for each type of goods you have sold.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>At the end: %n point(s) for each warehouse on your estate.</source>
        <translation>
            <numerusform>At the end: %n point for each warehouse on your estate.</numerusform>
            <numerusform>At the end: %n points for each warehouse on your estate.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>At the end: %n point(s) for each watchtower on your estate.</source>
        <translation>
            <numerusform>At the end: %n point for each watchtower on your estate.</numerusform>
            <numerusform>At the end: %n points for each watchtower on your estate.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Brings %n Silverling(s).</source>
        <translation>
            <numerusform>Brings %n Silverling.</numerusform>
            <numerusform>Brings %n Silverlings.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Brings %n worker(s).</source>
        <translation>
            <numerusform>Brings %n worker.</numerusform>
            <numerusform>Brings %n workers.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Each sale also brings you %n worker(s).</source>
        <translation>
            <numerusform>Each sale also brings you %n worker.</numerusform>
            <numerusform>Each sale also brings you %n workers.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Each sale brings you %n Silverling(s) instead of {usual}.</source>
        <translation>
            <numerusform>Each sale brings you %n Silverling instead of {usual}.</numerusform>
            <numerusform>Each sale brings you %n Silverlings instead of {usual}.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>First to cover all spaces of this colour: %n point(s).</source>
        <translation>
            <numerusform>First to cover all spaces of this colour: %n point.</numerusform>
            <numerusform>First to cover all spaces of this colour: %n points.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Second to cover all spaces of this colour: %n point(s).</source>
        <translation>
            <numerusform>Second to cover all spaces of this colour: %n point.</numerusform>
            <numerusform>Second to cover all spaces of this colour: %n points.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Then you have %n worker(s).</source>
        <translation>
            <numerusform>Then you have %n worker.</numerusform>
            <numerusform>Then you have %n workers.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>When you take workers, you also get %n Silverling(s).</source>
        <translation>
            <numerusform>When you take workers, you also get %n Silverling.</numerusform>
            <numerusform>When you take workers, you also get %n Silverlings.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>When you take workers, you get %n instead of {usual}.</source>
        <translation>
            <numerusform>When you take workers, you get %n instead of {usual}.</numerusform>
            <numerusform>When you take workers, you get %n instead of {usual}.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>When a phase ends, each mine also brings you %n worker(s).</source>
        <translation>
            <numerusform>When a phase ends, each mine also brings you %n worker.</numerusform>
            <numerusform>When a phase ends, each mine also brings you %n workers.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>When you place an animal, each tile that scores brings %n more point(s).</source>
        <translation>
            <numerusform>When you place an animal, each tile that scores brings %n more point.</numerusform>
            <numerusform>When you place an animal, each tile that scores brings %n more points.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>You get %n Silverling(s) from the mines</source>
        <translation>
            <numerusform>You get %n Silverling from the mines</numerusform>
            <numerusform>You get %n Silverlings from the mines</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>You get %n worker(s) from the mines</source>
        <translation>
            <numerusform>You get %n worker from the mines</numerusform>
            <numerusform>You get %n workers from the mines</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>You have %n open space(s) for it now.</source>
        <translation>
            <numerusform>You have %n open space for it now.</numerusform>
            <numerusform>You have %n open spaces for it now.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>You keep {tile}: %n point(s) when placed.</source>
        <translation>
            <numerusform>You keep {tile}: %n point when placed.</numerusform>
            <numerusform>You keep {tile}: %n points when placed.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>You place {tile} with %n worker(s)</source>
        <translation>
            <numerusform>You place {tile} with %n worker</numerusform>
            <numerusform>You place {tile} with %n workers</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>You sell {goods} with %n worker(s)</source>
        <translation>
            <numerusform>You sell {goods} with %n worker</numerusform>
            <numerusform>You sell {goods} with %n workers</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>You take %n worker(s)</source>
        <translation>
            <numerusform>You take %n worker</numerusform>
            <numerusform>You take %n workers</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>You take {tile} {from_depot} with %n worker(s)</source>
        <translation>
            <numerusform>You take {tile} {from_depot} with %n worker</numerusform>
            <numerusform>You take {tile} {from_depot} with %n workers</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{player} gets %n Silverling(s) from the mines</source>
        <translation>
            <numerusform>{player} gets %n Silverling from the mines</numerusform>
            <numerusform>{player} gets %n Silverlings from the mines</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{player} gets %n worker(s) from the mines</source>
        <translation>
            <numerusform>{player} gets %n worker from the mines</numerusform>
            <numerusform>{player} gets %n workers from the mines</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{player} places {tile} with %n worker(s)</source>
        <translation>
            <numerusform>{player} places {tile} with %n worker</numerusform>
            <numerusform>{player} places {tile} with %n workers</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{player} sells {goods} with %n worker(s)</source>
        <translation>
            <numerusform>{player} sells {goods} with %n worker</numerusform>
            <numerusform>{player} sells {goods} with %n workers</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{player} takes %n worker(s)</source>
        <translation>
            <numerusform>{player} takes %n worker</numerusform>
            <numerusform>{player} takes %n workers</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{player} takes {tile} {from_depot} with %n worker(s)</source>
        <translation>
            <numerusform>{player} takes {tile} {from_depot} with %n worker</numerusform>
            <numerusform>{player} takes {tile} {from_depot} with %n workers</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Another player has it: it scored %n point(s).</source>
        <translation>
            <numerusform>Another player has it: it scored %n point.</numerusform>
            <numerusform>Another player has it: it scored %n points.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>You have it: it scored %n point(s).</source>
        <translation>
            <numerusform>You have it: it scored %n point.</numerusform>
            <numerusform>You have it: it scored %n points.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>You can also place {tile} at once: %n point(s).</source>
        <translation>
            <numerusform>You can also place {tile} at once: %n point.</numerusform>
            <numerusform>You can also place {tile} at once: %n points.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>You can also sell goods at once: %n point(s).</source>
        <translation>
            <numerusform>You can also sell goods at once: %n point.</numerusform>
            <numerusform>You can also sell goods at once: %n points.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Brings %n point(s) at once.</source>
        <translation>
            <numerusform>Brings %n point at once.</numerusform>
            <numerusform>Brings %n points at once.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>You keep %n Silverling(s).</source>
        <translation>
            <numerusform>You keep %n Silverling.</numerusform>
            <numerusform>You keep %n Silverlings.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>You keep %n goods tile(s) for a later sale.</source>
        <translation>
            <numerusform>You keep %n goods tile for a later sale.</numerusform>
            <numerusform>You keep %n goods tiles for a later sale.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Your knowledge tiles bring %n more point(s) at the end.</source>
        <translation>
            <numerusform>Your knowledge tiles bring %n more point at the end.</numerusform>
            <numerusform>Your knowledge tiles bring %n more points at the end.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Your Silverlings bring %n point(s) at the end.</source>
        <translation>
            <numerusform>Your Silverlings bring %n point at the end.</numerusform>
            <numerusform>Your Silverlings bring %n points at the end.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>From the next phase on, this scores %n fewer point(s).</source>
        <translation>
            <numerusform>From the next phase on, this scores %n fewer point.</numerusform>
            <numerusform>From the next phase on, this scores %n fewer points.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>From there you can build with %n different number(s).</source>
        <translation>
            <numerusform>From there you can build with %n different number.</numerusform>
            <numerusform>From there you can build with %n different numbers.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Lets you place {tile} from your storage next to it: %n point(s).</source>
        <translation>
            <numerusform>Lets you place {tile} from your storage next to it: %n point.</numerusform>
            <numerusform>Lets you place {tile} from your storage next to it: %n points.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>One more tile completes {region}: %n point(s) in the next phase.</source>
        <translation>
            <numerusform>One more tile completes {region}: %n point in the next phase.</numerusform>
            <numerusform>One more tile completes {region}: %n points in the next phase.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>One more tile completes {region}: %n point(s) in this phase.</source>
        <translation>
            <numerusform>One more tile completes {region}: %n point in this phase.</numerusform>
            <numerusform>One more tile completes {region}: %n points in this phase.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Opens %n more space(s) for building.</source>
        <translation>
            <numerusform>Opens %n more space for building.</numerusform>
            <numerusform>Opens %n more spaces for building.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Pays you %n Silverling(s) until the end of the game.</source>
        <translation>
            <numerusform>Pays you %n Silverling until the end of the game.</numerusform>
            <numerusform>Pays you %n Silverlings until the end of the game.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Placing it in the next phase completes {region}: %n point(s).</source>
        <translation>
            <numerusform>Placing it in the next phase completes {region}: %n point.</numerusform>
            <numerusform>Placing it in the next phase completes {region}: %n points.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Placing it in this phase completes {region}: %n point(s).</source>
        <translation>
            <numerusform>Placing it in this phase completes {region}: %n point.</numerusform>
            <numerusform>Placing it in this phase completes {region}: %n points.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Placing it scores %n point(s).</source>
        <translation>
            <numerusform>Placing it scores %n point.</numerusform>
            <numerusform>Placing it scores %n points.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Scores %n point(s) in the pasture.</source>
        <translation>
            <numerusform>Scores %n point in the pasture.</numerusform>
            <numerusform>Scores %n points in the pasture.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Sells {goods} for %n point(s).</source>
        <translation>
            <numerusform>Sells {goods} for %n point.</numerusform>
            <numerusform>Sells {goods} for %n points.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Selling the goods brings %n point(s).</source>
        <translation>
            <numerusform>Selling the goods brings %n point.</numerusform>
            <numerusform>Selling the goods brings %n points.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>The workers allow %n more move(s) with your other die.</source>
        <translation>
            <numerusform>The workers allow %n more move with your other die.</numerusform>
            <numerusform>The workers allow %n more moves with your other die.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>You can then also place {tile} this turn: %n point(s).</source>
        <translation>
            <numerusform>You can then also place {tile} this turn: %n point.</numerusform>
            <numerusform>You can then also place {tile} this turn: %n points.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>You can place %n type(s) of tile next to the castle.</source>
        <translation>
            <numerusform>You can place %n type of tile next to the castle.</numerusform>
            <numerusform>You can place %n types of tile next to the castle.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Unsold goods would bring only %n point(s) at the end.</source>
        <translation>
            <numerusform>Unsold goods would bring only %n point at the end.</numerusform>
            <numerusform>Unsold goods would bring only %n points at the end.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>What you have left is worth %n more point(s) at the end.</source>
        <translation>
            <numerusform>What you have left is worth %n more point at the end.</numerusform>
            <numerusform>What you have left is worth %n more points at the end.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>The second player to complete this colour gets only %n point(s).</source>
        <translation>
            <numerusform>The second player to complete this colour gets only %n point.</numerusform>
            <numerusform>The second player to complete this colour gets only %n points.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Wins the large bonus tile: %n point(s).</source>
        <translation>
            <numerusform>Wins the large bonus tile: %n point.</numerusform>
            <numerusform>Wins the large bonus tile: %n points.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Wins the small bonus tile: %n point(s).</source>
        <translation>
            <numerusform>Wins the small bonus tile: %n point.</numerusform>
            <numerusform>Wins the small bonus tile: %n points.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Your other die would cost %n more worker(s).</source>
        <translation>
            <numerusform>Your other die would cost %n more worker.</numerusform>
            <numerusform>Your other die would cost %n more workers.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>You can place it this turn and complete {region}: %n point(s).</source>
        <translation>
            <numerusform>You can place it this turn and complete {region}: %n point.</numerusform>
            <numerusform>You can place it this turn and complete {region}: %n points.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>You can place it this turn: %n point(s).</source>
        <translation>
            <numerusform>You can place it this turn: %n point.</numerusform>
            <numerusform>You can place it this turn: %n points.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>You can sell goods this turn: %n point(s).</source>
        <translation>
            <numerusform>You can sell goods this turn: %n point.</numerusform>
            <numerusform>You can sell goods this turn: %n points.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>castles_cards</name>
    <message numerus="yes">
        <source>%n animal(s)</source>
        <translation>
            <numerusform>%n animal</numerusform>
            <numerusform>%n animals</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n animal(s)</source>
        <comment>object</comment>
        <translation>
            <numerusform>%n animal</numerusform>
            <numerusform>%n animals</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n card(s)</source>
        <translation>
            <numerusform>%n card</numerusform>
            <numerusform>%n cards</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n card(s) drawn</source>
        <translation>
            <numerusform>%n card drawn</numerusform>
            <numerusform>%n cards drawn</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n card(s), turned over when the round begins.</source>
        <translation>
            <numerusform>%n card, turned over when the round begins.</numerusform>
            <numerusform>%n cards, turned over when the round begins.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n chicken(s)</source>
        <translation>
            <numerusform>%n chicken</numerusform>
            <numerusform>%n chickens</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n cow(s)</source>
        <translation>
            <numerusform>%n cow</numerusform>
            <numerusform>%n cows</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n dark good(s)</source>
        <translation>
            <numerusform>%n dark good</numerusform>
            <numerusform>%n dark goods</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n dark good(s)</source>
        <comment>object</comment>
        <translation>
            <numerusform>%n dark good</numerusform>
            <numerusform>%n dark goods</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n good(s)</source>
        <translation>
            <numerusform>%n good</numerusform>
            <numerusform>%n goods</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n good(s)</source>
        <comment>object</comment>
        <translation>
            <numerusform>%n good</numerusform>
            <numerusform>%n goods</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n light good(s)</source>
        <translation>
            <numerusform>%n light good</numerusform>
            <numerusform>%n light goods</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n light good(s)</source>
        <comment>object</comment>
        <translation>
            <numerusform>%n light good</numerusform>
            <numerusform>%n light goods</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n medium good(s)</source>
        <translation>
            <numerusform>%n medium good</numerusform>
            <numerusform>%n medium goods</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n medium good(s)</source>
        <comment>object</comment>
        <translation>
            <numerusform>%n medium good</numerusform>
            <numerusform>%n medium goods</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n pig(s)</source>
        <translation>
            <numerusform>%n pig</numerusform>
            <numerusform>%n pigs</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n point(s)</source>
        <translation>
            <numerusform>%n point</numerusform>
            <numerusform>%n points</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n point(s)</source>
        <comment>object</comment>
        <translation>
            <numerusform>%n point</numerusform>
            <numerusform>%n points</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n sheep</source>
        <translation>
            <numerusform>%n sheep</numerusform>
            <numerusform>%n sheep</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n silver</source>
        <translation>
            <numerusform>%n silver</numerusform>
            <numerusform>%n silver</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n silver</source>
        <comment>button</comment>
        <translation>
            <numerusform>%n silver</numerusform>
            <numerusform>%n silver</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n silver</source>
        <comment>object</comment>
        <translation>
            <numerusform>%n silver</numerusform>
            <numerusform>%n silver</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n worker(s)</source>
        <translation>
            <numerusform>%n worker</numerusform>
            <numerusform>%n workers</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n worker(s)</source>
        <comment>button</comment>
        <translation>
            <numerusform>%n worker</numerusform>
            <numerusform>%n workers</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n worker(s)</source>
        <comment>object</comment>
        <translation>
            <numerusform>%n worker</numerusform>
            <numerusform>%n workers</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>+%n point(s) for your sets</source>
        <translation>
            <numerusform>+%n point for your sets</numerusform>
            <numerusform>+%n points for your sets</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>+%n silver</source>
        <translation>
            <numerusform>+%n silver</numerusform>
            <numerusform>+%n silver</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>+%n worker(s)</source>
        <translation>
            <numerusform>+%n worker</numerusform>
            <numerusform>+%n workers</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>A card of your hand can then take %n more card(s) this turn.</source>
        <translation>
            <numerusform>A card of your hand can then take %n more card this turn.</numerusform>
            <numerusform>A card of your hand can then take %n more cards this turn.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>A triple of this colour brings %n point(s).</source>
        <translation>
            <numerusform>A triple of this colour brings %n point.</numerusform>
            <numerusform>A triple of this colour brings %n points.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Aaron turns over %n card(s)</source>
        <translation>
            <numerusform>Aaron turns over %n card</numerusform>
            <numerusform>Aaron turns over %n cards</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Adds %n point(s) to your sets of animals.</source>
        <translation>
            <numerusform>Adds %n point to your sets of animals.</numerusform>
            <numerusform>Adds %n points to your sets of animals.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Brings %n point(s) that cannot be lost.</source>
        <translation>
            <numerusform>Brings %n point that cannot be lost.</numerusform>
            <numerusform>Brings %n points that cannot be lost.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Brings %n silver.</source>
        <translation>
            <numerusform>Brings %n silver.</numerusform>
            <numerusform>Brings %n silver.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Brings %n victory point(s).</source>
        <translation>
            <numerusform>Brings %n victory point.</numerusform>
            <numerusform>Brings %n victory points.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Brings %n worker(s).</source>
        <translation>
            <numerusform>Brings %n worker.</numerusform>
            <numerusform>Brings %n workers.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Completes a triple of buildings: %n point(s).</source>
        <translation>
            <numerusform>Completes a triple of buildings: %n point.</numerusform>
            <numerusform>Completes a triple of buildings: %n points.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Completes a triple of castles: %n point(s).</source>
        <translation>
            <numerusform>Completes a triple of castles: %n point.</numerusform>
            <numerusform>Completes a triple of castles: %n points.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Completes a triple of cloisters: %n point(s).</source>
        <translation>
            <numerusform>Completes a triple of cloisters: %n point.</numerusform>
            <numerusform>Completes a triple of cloisters: %n points.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Completes a triple of knowledge: %n point(s).</source>
        <translation>
            <numerusform>Completes a triple of knowledge: %n point.</numerusform>
            <numerusform>Completes a triple of knowledge: %n points.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Completes a triple of mines: %n point(s).</source>
        <translation>
            <numerusform>Completes a triple of mines: %n point.</numerusform>
            <numerusform>Completes a triple of mines: %n points.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Completes a triple of pastures: %n point(s).</source>
        <translation>
            <numerusform>Completes a triple of pastures: %n point.</numerusform>
            <numerusform>Completes a triple of pastures: %n points.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Completes a triple of ships: %n point(s).</source>
        <translation>
            <numerusform>Completes a triple of ships: %n point.</numerusform>
            <numerusform>Completes a triple of ships: %n points.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Draw %n card(s)</source>
        <translation>
            <numerusform>Draw %n card</numerusform>
            <numerusform>Draw %n cards</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>For the first triple of this colour: %n point(s).</source>
        <translation>
            <numerusform>For the first triple of this colour: %n point.</numerusform>
            <numerusform>For the first triple of this colour: %n points.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>It gives you all seven colours: %n point(s).</source>
        <translation>
            <numerusform>It gives you all seven colours: %n point.</numerusform>
            <numerusform>It gives you all seven colours: %n points.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>It is the first triple of its colour: %n point(s).</source>
        <translation>
            <numerusform>It is the first triple of its colour: %n point.</numerusform>
            <numerusform>It is the first triple of its colour: %n points.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Sells with {a_number}; you have %n of them.</source>
        <translation>
            <numerusform>Sells with {a_number}; you have %n of them.</numerusform>
            <numerusform>Sells with {a_number}; you have %n of them.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Sells {goods} for %n point(s) at the end.</source>
        <translation>
            <numerusform>Sells {goods} for %n point at the end.</numerusform>
            <numerusform>Sells {goods} for %n points at the end.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Sets of different animals: two bring %n point(s), three {three}, four {four}.</source>
        <translation>
            <numerusform>Sets of different animals: two bring %n point, three {three}, four {four}.</numerusform>
            <numerusform>Sets of different animals: two bring %n points, three {three}, four {four}.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>The extra action can place {card}: %n point(s).</source>
        <translation>
            <numerusform>The extra action can place {card}: %n point.</numerusform>
            <numerusform>The extra action can place {card}: %n points.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>The extra action can sell goods: %n point(s).</source>
        <translation>
            <numerusform>The extra action can sell goods: %n point.</numerusform>
            <numerusform>The extra action can sell goods: %n points.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Then you have %n silver.</source>
        <translation>
            <numerusform>Then you have %n silver.</numerusform>
            <numerusform>Then you have %n silver.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Then you have %n worker(s).</source>
        <translation>
            <numerusform>Then you have %n worker.</numerusform>
            <numerusform>Then you have %n workers.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Triple of buildings: %n point(s)</source>
        <translation>
            <numerusform>Triple of buildings: %n point</numerusform>
            <numerusform>Triple of buildings: %n points</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Triple of castles: %n point(s)</source>
        <translation>
            <numerusform>Triple of castles: %n point</numerusform>
            <numerusform>Triple of castles: %n points</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Triple of cloisters: %n point(s)</source>
        <translation>
            <numerusform>Triple of cloisters: %n point</numerusform>
            <numerusform>Triple of cloisters: %n points</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Triple of knowledge: %n point(s)</source>
        <translation>
            <numerusform>Triple of knowledge: %n point</numerusform>
            <numerusform>Triple of knowledge: %n points</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Triple of mines: %n point(s)</source>
        <translation>
            <numerusform>Triple of mines: %n point</numerusform>
            <numerusform>Triple of mines: %n points</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Triple of pastures: %n point(s)</source>
        <translation>
            <numerusform>Triple of pastures: %n point</numerusform>
            <numerusform>Triple of pastures: %n points</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Triple of ships: %n point(s)</source>
        <translation>
            <numerusform>Triple of ships: %n point</numerusform>
            <numerusform>Triple of ships: %n points</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>You draw %n card(s) and choose one: a project or an action.</source>
        <translation>
            <numerusform>You draw %n card and choose one: a project or an action.</numerusform>
            <numerusform>You draw %n cards and choose one: a project or an action.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>You have only %n silver.</source>
        <translation>
            <numerusform>You have only %n silver.</numerusform>
            <numerusform>You have only %n silver.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>You keep %n good(s) for a later sale.</source>
        <translation>
            <numerusform>You keep %n good for a later sale.</numerusform>
            <numerusform>You keep %n goods for a later sale.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>You keep %n silver for the next turns.</source>
        <translation>
            <numerusform>You keep %n silver for the next turns.</numerusform>
            <numerusform>You keep %n silver for the next turns.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Your %n project(s) stay for a later turn.</source>
        <translation>
            <numerusform>Your %n project stay for a later turn.</numerusform>
            <numerusform>Your %n projects stay for a later turn.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Your other card can then take %n more card(s) from the display.</source>
        <translation>
            <numerusform>Your other card can then take %n more card from the display.</numerusform>
            <numerusform>Your other card can then take %n more cards from the display.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{player} would complete a triple with it: %n point(s).</source>
        <translation>
            <numerusform>{player} would complete a triple with it: %n point.</numerusform>
            <numerusform>{player} would complete a triple with it: %n points.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>+%n silver for placing</source>
        <translation>
            <numerusform>+%n silver for placing</numerusform>
            <numerusform>+%n silver for placing</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>+%n worker(s) for placing</source>
        <translation>
            <numerusform>+%n worker for placing</numerusform>
            <numerusform>+%n workers for placing</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>You and Aaron have %n point(s) each: a tie is enough to go on</source>
        <translation>
            <numerusform>You and Aaron have %n point each: a tie is enough to go on</numerusform>
            <numerusform>You and Aaron have %n points each: a tie is enough to go on</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>You and Aaron have %n point(s) each: a tie is enough to win</source>
        <translation>
            <numerusform>You and Aaron have %n point each: a tie is enough to win</numerusform>
            <numerusform>You and Aaron have %n points each: a tie is enough to win</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>You get %n point(s) for Aaron&apos;s cloister</source>
        <translation>
            <numerusform>You get %n point for Aaron&apos;s cloister</numerusform>
            <numerusform>You get %n points for Aaron&apos;s cloister</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>You have %n point(s), Aaron {points}: he is ahead and has won</source>
        <translation>
            <numerusform>You have %n point, Aaron {points}: he is ahead and has won</numerusform>
            <numerusform>You have %n points, Aaron {points}: he is ahead and has won</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>You have %n point(s), Aaron {points}: you are ahead and the game goes on</source>
        <translation>
            <numerusform>You have %n point, Aaron {points}: you are ahead and the game goes on</numerusform>
            <numerusform>You have %n points, Aaron {points}: you are ahead and the game goes on</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>You have %n point(s), Aaron {points}: you have beaten him</source>
        <translation>
            <numerusform>You have %n point, Aaron {points}: you have beaten him</numerusform>
            <numerusform>You have %n points, Aaron {points}: you have beaten him</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>You have %n worker(s); hiring goes up to {limit}.</source>
        <translation>
            <numerusform>You have %n worker; hiring goes up to {limit}.</numerusform>
            <numerusform>You have %n workers; hiring goes up to {limit}.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>You hire %n worker(s)</source>
        <translation>
            <numerusform>You hire %n worker</numerusform>
            <numerusform>You hire %n workers</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>You place {card} as an extra action with %n worker(s)</source>
        <translation>
            <numerusform>You place {card} as an extra action with %n worker</numerusform>
            <numerusform>You place {card} as an extra action with %n workers</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>You place {card} with %n worker(s)</source>
        <translation>
            <numerusform>You place {card} with %n worker</numerusform>
            <numerusform>You place {card} with %n workers</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>You sell {goods} as an extra action with %n worker(s)</source>
        <translation>
            <numerusform>You sell {goods} as an extra action with %n worker</numerusform>
            <numerusform>You sell {goods} as an extra action with %n workers</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>You sell {goods} with %n worker(s)</source>
        <translation>
            <numerusform>You sell {goods} with %n worker</numerusform>
            <numerusform>You sell {goods} with %n workers</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>You take %n silver</source>
        <translation>
            <numerusform>You take %n silver</numerusform>
            <numerusform>You take %n silver</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>You take {card} {from_row} as an extra action with %n worker(s)</source>
        <translation>
            <numerusform>You take {card} {from_row} as an extra action with %n worker</numerusform>
            <numerusform>You take {card} {from_row} as an extra action with %n workers</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>You take {card} {from_row} with %n worker(s)</source>
        <translation>
            <numerusform>You take {card} {from_row} with %n worker</numerusform>
            <numerusform>You take {card} {from_row} with %n workers</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{animals}: %n point(s) so far.</source>
        <translation>
            <numerusform>{animals}: %n point so far.</numerusform>
            <numerusform>{animals}: %n points so far.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{count} of %n card(s)</source>
        <comment>in a column</comment>
        <translation>
            <numerusform>{count} of %n card</numerusform>
            <numerusform>{count} of %n cards</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{player} and Aaron have %n point(s) each: a tie is enough to go on</source>
        <translation>
            <numerusform>{player} and Aaron have %n point each: a tie is enough to go on</numerusform>
            <numerusform>{player} and Aaron have %n points each: a tie is enough to go on</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{player} and Aaron have %n point(s) each: a tie is enough to win</source>
        <translation>
            <numerusform>{player} and Aaron have %n point each: a tie is enough to win</numerusform>
            <numerusform>{player} and Aaron have %n points each: a tie is enough to win</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{player} gets %n point(s) for Aaron&apos;s cloister</source>
        <translation>
            <numerusform>{player} gets %n point for Aaron&apos;s cloister</numerusform>
            <numerusform>{player} gets %n points for Aaron&apos;s cloister</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{player} has %n point(s), Aaron {points}: Aaron is ahead and has won</source>
        <translation>
            <numerusform>{player} has %n point, Aaron {points}: Aaron is ahead and has won</numerusform>
            <numerusform>{player} has %n points, Aaron {points}: Aaron is ahead and has won</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{player} has %n point(s), Aaron {points}: Aaron is beaten</source>
        <translation>
            <numerusform>{player} has %n point, Aaron {points}: Aaron is beaten</numerusform>
            <numerusform>{player} has %n points, Aaron {points}: Aaron is beaten</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{player} has %n point(s), Aaron {points}: ahead, so the game goes on</source>
        <translation>
            <numerusform>{player} has %n point, Aaron {points}: ahead, so the game goes on</numerusform>
            <numerusform>{player} has %n points, Aaron {points}: ahead, so the game goes on</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{player} hires %n worker(s)</source>
        <translation>
            <numerusform>{player} hires %n worker</numerusform>
            <numerusform>{player} hires %n workers</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{player} places {card} as an extra action with %n worker(s)</source>
        <translation>
            <numerusform>{player} places {card} as an extra action with %n worker</numerusform>
            <numerusform>{player} places {card} as an extra action with %n workers</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{player} places {card} with %n worker(s)</source>
        <translation>
            <numerusform>{player} places {card} with %n worker</numerusform>
            <numerusform>{player} places {card} with %n workers</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{player} sells {goods} as an extra action with %n worker(s)</source>
        <translation>
            <numerusform>{player} sells {goods} as an extra action with %n worker</numerusform>
            <numerusform>{player} sells {goods} as an extra action with %n workers</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{player} sells {goods} with %n worker(s)</source>
        <translation>
            <numerusform>{player} sells {goods} with %n worker</numerusform>
            <numerusform>{player} sells {goods} with %n workers</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{player} takes %n silver</source>
        <translation>
            <numerusform>{player} takes %n silver</numerusform>
            <numerusform>{player} takes %n silver</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{player} takes {card} {from_row} as an extra action with %n worker(s)</source>
        <translation>
            <numerusform>{player} takes {card} {from_row} as an extra action with %n worker</numerusform>
            <numerusform>{player} takes {card} {from_row} as an extra action with %n workers</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{player} takes {card} {from_row} with %n worker(s)</source>
        <translation>
            <numerusform>{player} takes {card} {from_row} with %n worker</numerusform>
            <numerusform>{player} takes {card} {from_row} with %n workers</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>An animal that you can take adds %n point(s) to your sets.</source>
        <translation>
            <numerusform>An animal that you can take adds %n point to your sets.</numerusform>
            <numerusform>An animal that you can take adds %n points to your sets.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>The next step can bring %n point(s).</source>
        <translation>
            <numerusform>The next step can bring %n point.</numerusform>
            <numerusform>The next step can bring %n points.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n card(s) added to the display</source>
        <translation>
            <numerusform>%n card added to the display</numerusform>
            <numerusform>%n cards added to the display</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n card(s) left in the display discarded</source>
        <translation>
            <numerusform>%n card left in the display discarded</numerusform>
            <numerusform>%n cards left in the display discarded</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>It costs no card from your hand and leaves you %n silver.</source>
        <translation>
            <numerusform>It costs no card from your hand and leaves you %n silver.</numerusform>
            <numerusform>It costs no card from your hand and leaves you %n silver.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Placing it brings %n point(s).</source>
        <translation>
            <numerusform>Placing it brings %n point.</numerusform>
            <numerusform>Placing it brings %n points.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Placing it completes a triple: %n point(s).</source>
        <translation>
            <numerusform>Placing it completes a triple: %n point.</numerusform>
            <numerusform>Placing it completes a triple: %n points.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Sold all at once with {a_number}: {silver} silver and %n point(s) each.</source>
        <translation>
            <numerusform>Sold all at once with {a_number}: {silver} silver and %n point each.</numerusform>
            <numerusform>Sold all at once with {a_number}: {silver} silver and %n points each.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Selling the good brings %n point(s).</source>
        <translation>
            <numerusform>Selling the good brings %n point.</numerusform>
            <numerusform>Selling the good brings %n points.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>You then need %n more silver to buy.</source>
        <translation>
            <numerusform>You then need %n more silver to buy.</numerusform>
            <numerusform>You then need %n more silver to buy.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Only the first triple of this colour gets the extra %n point(s).</source>
        <translation>
            <numerusform>Only the first triple of this colour gets the extra %n point.</numerusform>
            <numerusform>Only the first triple of this colour gets the extra %n points.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>The next player with all seven colours gets %n fewer point(s).</source>
        <translation>
            <numerusform>The next player with all seven colours gets %n fewer point.</numerusform>
            <numerusform>The next player with all seven colours gets %n fewer points.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Your estate then has %n of the seven colours.</source>
        <translation>
            <numerusform>Your estate then has %n of the seven colours.</numerusform>
            <numerusform>Your estate then has %n of the seven colours.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Your other card would cost %n more worker(s).</source>
        <translation>
            <numerusform>Your other card would cost %n more worker.</numerusform>
            <numerusform>Your other card would cost %n more workers.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>You can then sell %n goods of this type together.</source>
        <translation>
            <numerusform>You can then sell %n goods of this type together.</numerusform>
            <numerusform>You can then sell %n goods of this type together.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>You get the start player card: %n point(s) while you keep it.</source>
        <translation>
            <numerusform>You get the start player card: %n point while you keep it.</numerusform>
            <numerusform>You get the start player card: %n points while you keep it.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>You keep {card}, which brings %n point(s) when placed.</source>
        <translation>
            <numerusform>You keep {card}, which brings %n point when placed.</numerusform>
            <numerusform>You keep {card}, which brings %n points when placed.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>your column has %n</source>
        <translation>
            <numerusform>your column has %n</numerusform>
            <numerusform>your column has %n</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>The discard pile is shuffled: %n card(s) in the new draw pile</source>
        <translation>
            <numerusform>The discard pile is shuffled: %n card in the new draw pile</numerusform>
            <numerusform>The discard pile is shuffled: %n cards in the new draw pile</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Whoever sells goods takes it. Its holder scores %n point(s) at the end.</source>
        <translation>
            <numerusform>Whoever sells goods takes it. Its holder scores %n point at the end.</numerusform>
            <numerusform>Whoever sells goods takes it. Its holder scores %n points at the end.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>The round reward for it can bring %n point(s).</source>
        <translation>
            <numerusform>The round reward for it can bring %n point.</numerusform>
            <numerusform>The round reward for it can bring %n points.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>caylus</name>
    <message numerus="yes">
        <source>%n batch(es)</source>
        <comment>object</comment>
        <translation>
            <numerusform>%n batch</numerusform>
            <numerusform>%n batches</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n cloth</source>
        <translation>
            <numerusform>%n cloth</numerusform>
            <numerusform>%n cloth</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n cloth</source>
        <comment>object</comment>
        <translation>
            <numerusform>%n cloth</numerusform>
            <numerusform>%n cloth</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n cloth</source>
        <comment>price</comment>
        <translation>
            <numerusform>%n cloth</numerusform>
            <numerusform>%n cloth</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n cube(s) (not gold)</source>
        <comment>object</comment>
        <translation>
            <numerusform>%n cube (not gold)</numerusform>
            <numerusform>%n cubes (not gold)</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n cube(s) (not gold)</source>
        <comment>price</comment>
        <translation>
            <numerusform>%n cube (not gold)</numerusform>
            <numerusform>%n cubes (not gold)</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n cube(s) (not gold) for one of any kind</source>
        <translation>
            <numerusform>%n cube (not gold) for one of any kind</numerusform>
            <numerusform>%n cubes (not gold) for one of any kind</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n cube(s) of any kind</source>
        <translation>
            <numerusform>%n cube of any kind</numerusform>
            <numerusform>%n cubes of any kind</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n cube(s) of any kind</source>
        <comment>price</comment>
        <translation>
            <numerusform>%n cube of any kind</numerusform>
            <numerusform>%n cubes of any kind</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n denier(s)</source>
        <translation>
            <numerusform>%n denier</numerusform>
            <numerusform>%n deniers</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n denier(s)</source>
        <comment>object</comment>
        <translation>
            <numerusform>%n denier</numerusform>
            <numerusform>%n deniers</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n denier(s)</source>
        <comment>price</comment>
        <translation>
            <numerusform>%n denier</numerusform>
            <numerusform>%n deniers</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n food</source>
        <translation>
            <numerusform>%n food</numerusform>
            <numerusform>%n food</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n food</source>
        <comment>object</comment>
        <translation>
            <numerusform>%n food</numerusform>
            <numerusform>%n food</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n food</source>
        <comment>price</comment>
        <translation>
            <numerusform>%n food</numerusform>
            <numerusform>%n food</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n gold</source>
        <translation>
            <numerusform>%n gold</numerusform>
            <numerusform>%n gold</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n gold</source>
        <comment>object</comment>
        <translation>
            <numerusform>%n gold</numerusform>
            <numerusform>%n gold</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n gold</source>
        <comment>price</comment>
        <translation>
            <numerusform>%n gold</numerusform>
            <numerusform>%n gold</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n house(s)</source>
        <translation>
            <numerusform>%n house</numerusform>
            <numerusform>%n houses</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n house(s)</source>
        <comment>object</comment>
        <translation>
            <numerusform>%n house</numerusform>
            <numerusform>%n houses</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n house(s): {favors}</source>
        <translation>
            <numerusform>%n house: {favors}</numerusform>
            <numerusform>%n houses: {favors}</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n left</source>
        <translation>
            <numerusform>%n left</numerusform>
            <numerusform>%n left</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n left · built by the architect, in place of a residence</source>
        <comment>in the supply</comment>
        <translation>
            <numerusform>%n left · built by the architect, in place of a residence</numerusform>
            <numerusform>%n left · built by the architect, in place of a residence</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n left · built by the carpenter</source>
        <comment>wood buildings in the supply</comment>
        <translation>
            <numerusform>%n left · built by the carpenter</numerusform>
            <numerusform>%n left · built by the carpenter</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n left · built by the mason</source>
        <comment>stone buildings in the supply</comment>
        <translation>
            <numerusform>%n left · built by the mason</numerusform>
            <numerusform>%n left · built by the mason</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n other cube(s)</source>
        <comment>object</comment>
        <translation>
            <numerusform>%n other cube</numerusform>
            <numerusform>%n other cubes</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n point(s)</source>
        <translation>
            <numerusform>%n point</numerusform>
            <numerusform>%n points</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n point(s)</source>
        <comment>object</comment>
        <translation>
            <numerusform>%n point</numerusform>
            <numerusform>%n points</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n point(s)</source>
        <comment>price</comment>
        <translation>
            <numerusform>%n point</numerusform>
            <numerusform>%n points</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n point(s) for the owner</source>
        <translation>
            <numerusform>%n point for the owner</numerusform>
            <numerusform>%n points for the owner</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n royal favour(s)</source>
        <translation>
            <numerusform>%n royal favour</numerusform>
            <numerusform>%n royal favours</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n royal favour(s)</source>
        <comment>object</comment>
        <translation>
            <numerusform>%n royal favour</numerusform>
            <numerusform>%n royal favours</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>At the end of the round he walks %n space(s) if the provost is ahead of him, otherwise {fewer}.</source>
        <translation>
            <numerusform>At the end of the round he walks %n space if the provost is ahead of him, otherwise {fewer}.</numerusform>
            <numerusform>At the end of the round he walks %n spaces if the provost is ahead of him, otherwise {fewer}.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n stone</source>
        <translation>
            <numerusform>%n stone</numerusform>
            <numerusform>%n stone</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n cube(s)</source>
        <comment>object</comment>
        <translation>
            <numerusform>%n cube</numerusform>
            <numerusform>%n cubes</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n stone</source>
        <comment>object</comment>
        <translation>
            <numerusform>%n stone</numerusform>
            <numerusform>%n stone</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n stone</source>
        <comment>price</comment>
        <translation>
            <numerusform>%n stone</numerusform>
            <numerusform>%n stone</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n wood</source>
        <translation>
            <numerusform>%n wood</numerusform>
            <numerusform>%n wood</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n wood</source>
        <comment>object</comment>
        <translation>
            <numerusform>%n wood</numerusform>
            <numerusform>%n wood</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n wood</source>
        <comment>price</comment>
        <translation>
            <numerusform>%n wood</numerusform>
            <numerusform>%n wood</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>+%n denier(s)</source>
        <translation>
            <numerusform>+%n denier</numerusform>
            <numerusform>+%n deniers</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>A batch: three different cubes, one of them food, for %n point(s).</source>
        <translation>
            <numerusform>A batch: three different cubes, one of them food, for %n point.</numerusform>
            <numerusform>A batch: three different cubes, one of them food, for %n points.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>A worker costs you %n denier(s).</source>
        <translation>
            <numerusform>A worker costs you %n denier.</numerusform>
            <numerusform>A worker costs you %n deniers.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>A worker here costs %n denier(s); you have {have}.</source>
        <translation>
            <numerusform>A worker here costs %n denier; you have {have}.</numerusform>
            <numerusform>A worker here costs %n deniers; you have {have}.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Brings %n denier(s) in every round.</source>
        <translation>
            <numerusform>Brings %n denier in every round.</numerusform>
            <numerusform>Brings %n deniers in every round.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Brings %n point(s) when it is built.</source>
        <translation>
            <numerusform>Brings %n point when it is built.</numerusform>
            <numerusform>Brings %n points when it is built.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Brings the builder %n point(s) and {favors}.</source>
        <translation>
            <numerusform>Brings the builder %n point and {favors}.</numerusform>
            <numerusform>Brings the builder %n points and {favors}.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Brings the builder %n point(s).</source>
        <translation>
            <numerusform>Brings the builder %n point.</numerusform>
            <numerusform>Brings the builder %n points.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Deliver nothing? It costs you %n point(s).</source>
        <translation>
            <numerusform>Deliver nothing? It costs you %n point.</numerusform>
            <numerusform>Deliver nothing? It costs you %n points.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Move the provost up to %n space(s), free of charge, or leave him on {space}.</source>
        <translation>
            <numerusform>Move the provost up to %n space, free of charge, or leave him on {space}.</numerusform>
            <numerusform>Move the provost up to %n spaces, free of charge, or leave him on {space}.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Move the provost up to %n space(s), {price} each, or leave him on {space}.</source>
        <translation>
            <numerusform>Move the provost up to %n space, {price} each, or leave him on {space}.</numerusform>
            <numerusform>Move the provost up to %n spaces, {price} each, or leave him on {space}.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Moves the provost up to %n space(s), free of charge.</source>
        <translation>
            <numerusform>Moves the provost up to %n space, free of charge.</numerusform>
            <numerusform>Moves the provost up to %n spaces, free of charge.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Moving him here costs %n denier(s).</source>
        <translation>
            <numerusform>Moving him here costs %n denier.</numerusform>
            <numerusform>Moving him here costs %n deniers.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Others&apos; workers: %n point(s) for the owner.</source>
        <translation>
            <numerusform>Others&apos; workers: %n point for the owner.</numerusform>
            <numerusform>Others&apos; workers: %n points for the owner.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Others&apos; workers: {points}, %n cube(s) for the owner.</source>
        <translation>
            <numerusform>Others&apos; workers: {points}, %n cube for the owner.</numerusform>
            <numerusform>Others&apos; workers: {points}, %n cubes for the owner.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Owner: {player}. Your worker brings the owner %n point(s).</source>
        <translation>
            <numerusform>Owner: {player}. Your worker brings the owner %n point.</numerusform>
            <numerusform>Owner: {player}. Your worker brings the owner %n points.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Shuts out %n worker(s) of {player}.</source>
        <translation>
            <numerusform>Shuts out %n worker of {player}.</numerusform>
            <numerusform>Shuts out %n workers of {player}.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>The bailiff then walks %n space(s).</source>
        <translation>
            <numerusform>The bailiff then walks %n space.</numerusform>
            <numerusform>The bailiff then walks %n spaces.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>The bailiff walks %n space(s): {space}</source>
        <translation>
            <numerusform>The bailiff walks %n space: {space}</numerusform>
            <numerusform>The bailiff walks %n spaces: {space}</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>The first to pass gets %n denier(s).</source>
        <translation>
            <numerusform>The first to pass gets %n denier.</numerusform>
            <numerusform>The first to pass gets %n deniers.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>The first to pass gets %n denier(s). The provost is moved in this order.</source>
        <translation>
            <numerusform>The first to pass gets %n denier. The provost is moved in this order.</numerusform>
            <numerusform>The first to pass gets %n deniers. The provost is moved in this order.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>The provost moves %n space(s) at most; this would be {steps}.</source>
        <translation>
            <numerusform>The provost moves %n space at most; this would be {steps}.</numerusform>
            <numerusform>The provost moves %n spaces at most; this would be {steps}.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Moving the provost here costs %n denier(s); you have {have}.</source>
        <translation>
            <numerusform>Moving the provost here costs %n denier; you have {have}.</numerusform>
            <numerusform>Moving the provost here costs %n deniers; you have {have}.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Workers of others: %n at work, {lost} cut off.</source>
        <translation>
            <numerusform>Workers of others: %n at work, {lost} cut off.</numerusform>
            <numerusform>Workers of others: %n at work, {lost} cut off.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Yours. Workers of others bring you %n point(s) each.</source>
        <translation>
            <numerusform>Yours. Workers of others bring you %n point each.</numerusform>
            <numerusform>Yours. Workers of others bring you %n points each.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>build a stone building for %n stone less</source>
        <translation>
            <numerusform>build a stone building for %n stone less</numerusform>
            <numerusform>build a stone building for %n stone less</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>build a wood building for %n wood less</source>
        <translation>
            <numerusform>build a wood building for %n wood less</numerusform>
            <numerusform>build a wood building for %n wood less</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>no house: −%n point(s)</source>
        <translation>
            <numerusform>no house: −%n point</numerusform>
            <numerusform>no house: −%n points</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{built} of {parts} parts are built, %n point(s) each.</source>
        <translation>
            <numerusform>{built} of {parts} parts are built, %n point each.</numerusform>
            <numerusform>{built} of {parts} parts are built, %n points each.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n more of your workers will be at work.</source>
        <translation>
            <numerusform>%n more of your workers will be at work.</numerusform>
            <numerusform>%n more of your workers will be at work.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>As the first to pass you get %n denier(s).</source>
        <translation>
            <numerusform>As the first to pass you get %n denier.</numerusform>
            <numerusform>As the first to pass you get %n deniers.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Brings you %n denier(s) in every round from now on.</source>
        <translation>
            <numerusform>Brings you %n denier in every round from now on.</numerusform>
            <numerusform>Brings you %n deniers in every round from now on.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>It costs you %n point(s).</source>
        <translation>
            <numerusform>It costs you %n point.</numerusform>
            <numerusform>It costs you %n points.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n batch(es)</source>
        <comment>for</comment>
        <translation>
            <numerusform>%n batch</numerusform>
            <numerusform>%n batches</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Scores %n point(s) now.</source>
        <translation>
            <numerusform>Scores %n point now.</numerusform>
            <numerusform>Scores %n points now.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Shuts out %n worker(s) of others.</source>
        <translation>
            <numerusform>Shuts out %n worker of others.</numerusform>
            <numerusform>Shuts out %n workers of others.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>The provost would have to go back %n space(s) to shut it out.</source>
        <translation>
            <numerusform>The provost would have to go back %n space to shut it out.</numerusform>
            <numerusform>The provost would have to go back %n spaces to shut it out.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>With it you can pay for {building}: %n point(s).</source>
        <translation>
            <numerusform>With it you can pay for {building}: %n point.</numerusform>
            <numerusform>With it you can pay for {building}: %n points.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Without a batch you would lose %n point(s).</source>
        <translation>
            <numerusform>Without a batch you would lose %n point.</numerusform>
            <numerusform>Without a batch you would lose %n points.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>You already have %n worker(s) on the board.</source>
        <translation>
            <numerusform>You already have %n worker on the board.</numerusform>
            <numerusform>You already have %n workers on the board.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>You already have what {building} costs: %n point(s).</source>
        <translation>
            <numerusform>You already have what {building} costs: %n point.</numerusform>
            <numerusform>You already have what {building} costs: %n points.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>You have the cubes for {batches}: %n point(s).</source>
        <translation>
            <numerusform>You have the cubes for {batches}: %n point.</numerusform>
            <numerusform>You have the cubes for {batches}: %n points.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>You lose %n point(s) less when the dungeon is scored.</source>
        <translation>
            <numerusform>You lose %n point less when the dungeon is scored.</numerusform>
            <numerusform>You lose %n points less when the dungeon is scored.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>You lose %n point(s) less when the towers are scored.</source>
        <translation>
            <numerusform>You lose %n point less when the towers are scored.</numerusform>
            <numerusform>You lose %n points less when the towers are scored.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>You lose %n point(s) less when the walls are scored.</source>
        <translation>
            <numerusform>You lose %n point less when the walls are scored.</numerusform>
            <numerusform>You lose %n points less when the walls are scored.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>With the provost where he is now: %n space(s).</source>
        <translation>
            <numerusform>With the provost where he is now: %n space.</numerusform>
            <numerusform>With the provost where he is now: %n spaces.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>From the next round on each worker costs you %n denier(s).</source>
        <translation>
            <numerusform>From the next round on each worker costs you %n denier.</numerusform>
            <numerusform>From the next round on each worker costs you %n deniers.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Place a worker in a glowing place for %n denier(s), or be the first to pass.</source>
        <translation>
            <numerusform>Place a worker in a glowing place for %n denier, or be the first to pass.</numerusform>
            <numerusform>Place a worker in a glowing place for %n deniers, or be the first to pass.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Place a worker in a glowing place for %n denier(s), or pass.</source>
        <translation>
            <numerusform>Place a worker in a glowing place for %n denier, or pass.</numerusform>
            <numerusform>Place a worker in a glowing place for %n deniers, or pass.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>The stables are only used with %n or more players.</source>
        <translation>
            <numerusform>The stables are only used with %n or more players.</numerusform>
            <numerusform>The stables are only used with %n or more players.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Whoever sends a worker here and delivers nothing loses %n point(s).</source>
        <translation>
            <numerusform>Whoever sends a worker here and delivers nothing loses %n point.</numerusform>
            <numerusform>Whoever sends a worker here and delivers nothing loses %n points.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>each worker costs %n denier(s)</source>
        <translation>
            <numerusform>each worker costs %n denier</numerusform>
            <numerusform>each worker costs %n deniers</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Each worker of another player there brings you %n point(s).</source>
        <translation>
            <numerusform>Each worker of another player there brings you %n point.</numerusform>
            <numerusform>Each worker of another player there brings you %n points.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>In the next round each worker costs you only %n denier(s).</source>
        <translation>
            <numerusform>In the next round each worker costs you only %n denier.</numerusform>
            <numerusform>In the next round each worker costs you only %n deniers.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>It is your own building: any other place costs %n denier(s) more.</source>
        <translation>
            <numerusform>It is your own building: any other place costs %n denier more.</numerusform>
            <numerusform>It is your own building: any other place costs %n deniers more.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>It works if the provost moves %n space(s) closer.</source>
        <translation>
            <numerusform>It works if the provost moves %n space closer.</numerusform>
            <numerusform>It works if the provost moves %n spaces closer.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>After the next pass it costs %n denier(s) more.</source>
        <translation>
            <numerusform>After the next pass it costs %n denier more.</numerusform>
            <numerusform>After the next pass it costs %n deniers more.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>With %n batch(es) you are ahead for the favour of this round.</source>
        <translation>
            <numerusform>With %n batch you are ahead for the favour of this round.</numerusform>
            <numerusform>With %n batches you are ahead for the favour of this round.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>With the provost there, %n of your workers will work on the road.</source>
        <translation>
            <numerusform>With the provost there, %n of your workers will work on the road.</numerusform>
            <numerusform>With the provost there, %n of your workers will work on the road.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>With the provost there, %n worker(s) of others will not work.</source>
        <translation>
            <numerusform>With the provost there, %n worker of others will not work.</numerusform>
            <numerusform>With the provost there, %n workers of others will not work.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>challenges</name>
    <message numerus="yes">
        <source>%n medals</source>
        <translation>
            <numerusform>%n medal</numerusform>
            <numerusform>%n medals</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{goal}: %n points ahead so far</source>
        <translation>
            <numerusform>{goal}: %n point ahead so far</numerusform>
            <numerusform>{goal}: %n points ahead so far</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{goal}: %n points behind so far</source>
        <translation>
            <numerusform>{goal}: %n point behind so far</numerusform>
            <numerusform>{goal}: %n points behind so far</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>chronicle</name>
    <message numerus="yes">
        <source>%n abandoned</source>
        <translation>
            <numerusform>%n abandoned</numerusform>
            <numerusform>%n abandoned</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n finished</source>
        <translation>
            <numerusform>%n finished</numerusform>
            <numerusform>%n finished</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n unfinished</source>
        <translation>
            <numerusform>%n unfinished</numerusform>
            <numerusform>%n unfinished</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>codes</name>
    <message numerus="yes">
        <source>%n players</source>
        <translation>
            <numerusform>%n player</numerusform>
            <numerusform>%n players</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>daily</name>
    <message numerus="yes">
        <source>%n days in a row</source>
        <translation>
            <numerusform>%n day in a row</numerusform>
            <numerusform>%n days in a row</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>data</name>
    <message numerus="yes">
        <source>%n files are deleted, and cannot be brought back.</source>
        <translation>
            <numerusform>%n file is deleted, and cannot be brought back.</numerusform>
            <numerusform>%n files are deleted, and cannot be brought back.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>ending</name>
    <message numerus="yes">
        <source>%n minutes</source>
        <translation>
            <numerusform>%n minute</numerusform>
            <numerusform>%n minutes</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Without it, you would have won by %n.</source>
        <translation>
            <numerusform>Without it, you would have won by %n.</numerusform>
            <numerusform>Without it, you would have won by %n.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Without it, {name} would have won by %n.</source>
        <translation>
            <numerusform>Without it, {name} would have won by %n.</numerusform>
            <numerusform>Without it, {name} would have won by %n.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>You win with %n points!</source>
        <translation>
            <numerusform>You win with %n point!</numerusform>
            <numerusform>You win with %n points!</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>You win with %n points! Second: {name} with {theirs}.</source>
        <translation>
            <numerusform>You win with %n point! Second: {name} with {theirs}.</numerusform>
            <numerusform>You win with %n points! Second: {name} with {theirs}.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{names} share the victory with %n points!</source>
        <translation>
            <numerusform>{names} share the victory with %n point!</numerusform>
            <numerusform>{names} share the victory with %n points!</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{name} wins this time, by %n points. Next time!</source>
        <translation>
            <numerusform>{name} wins this time, by %n point. Next time!</numerusform>
            <numerusform>{name} wins this time, by %n points. Next time!</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{name} wins this time. It was close: you needed only %n more points.</source>
        <translation>
            <numerusform>{name} wins this time. It was close: you needed only %n more point.</numerusform>
            <numerusform>{name} wins this time. It was close: you needed only %n more points.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{winner} wins a tie: you have %n points too.</source>
        <translation>
            <numerusform>{winner} wins a tie: you have %n point too.</numerusform>
            <numerusform>{winner} wins a tie: you have %n points too.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{winner} wins with %n points! Second: {name} with {theirs}.</source>
        <translation>
            <numerusform>{winner} wins with %n point! Second: {name} with {theirs}.</numerusform>
            <numerusform>{winner} wins with %n points! Second: {name} with {theirs}.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{winner} wins with %n points. You have {mine}.</source>
        <translation>
            <numerusform>{winner} wins with %n point. You have {mine}.</numerusform>
            <numerusform>{winner} wins with %n points. You have {mine}.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>(and %n more)</source>
        <translation>
            <numerusform>(and %n more)</numerusform>
            <numerusform>(and %n more)</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>fairness</name>
    <message numerus="yes">
        <source>%n games cannot be played again: their saves are gone or follow other rules.</source>
        <translation>
            <numerusform>%n game cannot be played again: its save is gone or follows other rules.</numerusform>
            <numerusform>%n games cannot be played again: their saves are gone or follow other rules.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Reading dice and draws: {done} of %n games</source>
        <translation>
            <numerusform>Reading dice and draws: {done} of %n game</numerusform>
            <numerusform>Reading dice and draws: {done} of %n games</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>pages</name>
    <message numerus="yes">
        <source>%n clean</source>
        <translation>
            <numerusform>%n clean</numerusform>
            <numerusform>%n clean</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n games</source>
        <translation>
            <numerusform>%n game</numerusform>
            <numerusform>%n games</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n lines of the chronicle could not be read.</source>
        <translation>
            <numerusform>%n line of the chronicle could not be read.</numerusform>
            <numerusform>%n lines of the chronicle could not be read.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n won</source>
        <translation>
            <numerusform>%n won</numerusform>
            <numerusform>%n won</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>pillars</name>
    <message numerus="yes">
        <source>%n card(s)</source>
        <comment>on the table, held by a player</comment>
        <translation>
            <numerusform>%n card</numerusform>
            <numerusform>%n cards</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n conversion(s)</source>
        <comment>a plan in the list of moves</comment>
        <translation>
            <numerusform>%n conversion</numerusform>
            <numerusform>%n conversions</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n metal</source>
        <comment>object: so many units</comment>
        <translation>
            <numerusform>%n metal</numerusform>
            <numerusform>%n metal</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n metal</source>
        <comment>so many units</comment>
        <translation>
            <numerusform>%n metal</numerusform>
            <numerusform>%n metal</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n metal</source>
        <comment>what something is turned into: so many units</comment>
        <translation>
            <numerusform>%n metal</numerusform>
            <numerusform>%n metal</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n metal at the start</source>
        <comment>of a set of rules</comment>
        <translation>
            <numerusform>%n metal at the start</numerusform>
            <numerusform>%n metal at the start</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n point(s) lost so far in this hand.</source>
        <translation>
            <numerusform>%n point lost so far in this hand.</numerusform>
            <numerusform>%n points lost so far in this hand.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n point(s) so far in this hand.</source>
        <translation>
            <numerusform>%n point so far in this hand.</numerusform>
            <numerusform>%n points so far in this hand.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n sand</source>
        <comment>object: so many units</comment>
        <translation>
            <numerusform>%n sand</numerusform>
            <numerusform>%n sand</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n sand</source>
        <comment>so many units</comment>
        <translation>
            <numerusform>%n sand</numerusform>
            <numerusform>%n sand</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n sand</source>
        <comment>what something is turned into: so many units</comment>
        <translation>
            <numerusform>%n sand</numerusform>
            <numerusform>%n sand</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n still to come</source>
        <comment>cards of a kind</comment>
        <translation>
            <numerusform>%n still to come</numerusform>
            <numerusform>%n still to come</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n stone</source>
        <comment>object: so many units</comment>
        <translation>
            <numerusform>%n stone</numerusform>
            <numerusform>%n stone</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n stone</source>
        <comment>so many units</comment>
        <translation>
            <numerusform>%n stone</numerusform>
            <numerusform>%n stone</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n stone</source>
        <comment>what something is turned into: so many units</comment>
        <translation>
            <numerusform>%n stone</numerusform>
            <numerusform>%n stone</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n trick(s)</source>
        <comment>on the table, of a player</comment>
        <translation>
            <numerusform>%n trick</numerusform>
            <numerusform>%n tricks</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n unit(s) in the last hand</source>
        <comment>on the table, of the viewer&apos;s stock</comment>
        <translation>
            <numerusform>%n unit in the last hand</numerusform>
            <numerusform>%n units in the last hand</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n unit(s) would be lost</source>
        <comment>on the table</comment>
        <translation>
            <numerusform>%n unit would be lost</numerusform>
            <numerusform>%n units would be lost</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n unit(s), {limit} may be kept</source>
        <comment>on the table, of the viewer&apos;s stock</comment>
        <translation>
            <numerusform>%n unit, {limit} may be kept</numerusform>
            <numerusform>%n units, {limit} may be kept</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n wood</source>
        <comment>object: so many units</comment>
        <translation>
            <numerusform>%n wood</numerusform>
            <numerusform>%n wood</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n wood</source>
        <comment>so many units</comment>
        <translation>
            <numerusform>%n wood</numerusform>
            <numerusform>%n wood</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n wood</source>
        <comment>what something is turned into: so many units</comment>
        <translation>
            <numerusform>%n wood</numerusform>
            <numerusform>%n wood</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n, best first</source>
        <comment>on the table, beside &apos;Plans&apos;</comment>
        <translation>
            <numerusform>%n, best first</numerusform>
            <numerusform>%n, best first</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>A plan could still score %n point(s) now.</source>
        <translation>
            <numerusform>A plan could still score %n point now.</numerusform>
            <numerusform>A plan could still score %n points now.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Another plan scores %n point(s) more now but keeps other units.</source>
        <translation>
            <numerusform>Another plan scores %n point more now but keeps other units.</numerusform>
            <numerusform>Another plan scores %n points more now but keeps other units.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Another plan scores %n point(s) more.</source>
        <translation>
            <numerusform>Another plan scores %n point more.</numerusform>
            <numerusform>Another plan scores %n points more.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>As things stand the trick brings you %n point(s).</source>
        <translation>
            <numerusform>As things stand the trick brings you %n point.</numerusform>
            <numerusform>As things stand the trick brings you %n points.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>As things stand the trick costs you %n point(s).</source>
        <translation>
            <numerusform>As things stand the trick costs you %n point.</numerusform>
            <numerusform>As things stand the trick costs you %n points.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>At most %n unit(s) are kept; they are there in the next hand.</source>
        <translation>
            <numerusform>At most %n unit is kept; it is there in the next hand.</numerusform>
            <numerusform>At most %n units are kept; they are there in the next hand.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>At most %n unit(s), all materials together, are kept after a hand.</source>
        <translation>
            <numerusform>At most %n unit, all materials together, is kept after a hand.</numerusform>
            <numerusform>At most %n units, all materials together, are kept after a hand.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Brings %n point(s) to whoever scores it.</source>
        <translation>
            <numerusform>Brings %n point to whoever scores it.</numerusform>
            <numerusform>Brings %n points to whoever scores it.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Choose the %n unit(s) that you keep.</source>
        <translation>
            <numerusform>Choose the unit that you keep.</numerusform>
            <numerusform>Choose the %n units that you keep.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Costs whoever scores it %n point(s).</source>
        <translation>
            <numerusform>Costs whoever scores it %n point.</numerusform>
            <numerusform>Costs whoever scores it %n points.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>If you got it, the trick would bring you %n point(s).</source>
        <translation>
            <numerusform>If you got it, the trick would bring you %n point.</numerusform>
            <numerusform>If you got it, the trick would bring you %n points.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>If you got it, the trick would cost you %n point(s).</source>
        <translation>
            <numerusform>If you got it, the trick would cost you %n point.</numerusform>
            <numerusform>If you got it, the trick would cost you %n points.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>In every scoring %n point(s), without any material.</source>
        <translation>
            <numerusform>In every scoring %n point, without any material.</numerusform>
            <numerusform>In every scoring %n points, without any material.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>In every scoring: as many units as you like, each for %n point(s).</source>
        <translation>
            <numerusform>In every scoring: as many units as you like, each for %n point.</numerusform>
            <numerusform>In every scoring: as many units as you like, each for %n points.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Keeps the trick from {player}: %n point(s) for them as things stand.</source>
        <translation>
            <numerusform>Keeps the trick from {player}: %n point for them as things stand.</numerusform>
            <numerusform>Keeps the trick from {player}: %n points for them as things stand.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Pile of privileges: %n left</source>
        <translation>
            <numerusform>Pile of privileges: %n left</numerusform>
            <numerusform>Pile of privileges: %n left</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Scores %n point(s) now.</source>
        <translation>
            <numerusform>Scores %n point now.</numerusform>
            <numerusform>Scores %n points now.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>The next best plan scores %n point(s) less.</source>
        <translation>
            <numerusform>The next best plan scores %n point less.</numerusform>
            <numerusform>The next best plan scores %n points less.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>The trick goes to {player} and brings them %n point(s) as things stand.</source>
        <translation>
            <numerusform>The trick goes to {player} and brings them %n point as things stand.</numerusform>
            <numerusform>The trick goes to {player} and brings them %n points as things stand.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>The trick goes to {player} and costs them %n point(s).</source>
        <translation>
            <numerusform>The trick goes to {player} and costs them %n point.</numerusform>
            <numerusform>The trick goes to {player} and costs them %n points.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Then you can still score %n point(s).</source>
        <translation>
            <numerusform>Then you can still score %n point.</numerusform>
            <numerusform>Then you can still score %n points.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Unless it is beaten, the trick brings you %n point(s) as things stand.</source>
        <translation>
            <numerusform>Unless it is beaten, the trick brings you %n point as things stand.</numerusform>
            <numerusform>Unless it is beaten, the trick brings you %n points as things stand.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Unless it is beaten, {player} loses %n point(s) by this trick.</source>
        <translation>
            <numerusform>Unless it is beaten, {player} loses %n point by this trick.</numerusform>
            <numerusform>Unless it is beaten, {player} loses %n points by this trick.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>What you have won would bring you %n point(s) as things stand.</source>
        <translation>
            <numerusform>What you have won would bring you %n point as things stand.</numerusform>
            <numerusform>What you have won would bring you %n points as things stand.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>What you have won would cost you %n point(s) as things stand.</source>
        <translation>
            <numerusform>What you have won would cost you %n point as things stand.</numerusform>
            <numerusform>What you have won would cost you %n points as things stand.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Won in %n trick(s)</source>
        <comment>on the table, a heading</comment>
        <translation>
            <numerusform>Won in %n trick</numerusform>
            <numerusform>Won in %n tricks</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>You get rid of a card that costs %n point(s).</source>
        <translation>
            <numerusform>You get rid of a card that costs %n point.</numerusform>
            <numerusform>You get rid of a card that costs %n points.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>You have %n unit(s): then you choose what to keep.</source>
        <translation>
            <numerusform>You have %n unit: then you choose what to keep.</numerusform>
            <numerusform>You have %n units: then you choose what to keep.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>You keep exactly %n unit(s).</source>
        <translation>
            <numerusform>You keep exactly %n unit.</numerusform>
            <numerusform>You keep exactly %n units.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>You lose %n point(s) in this hand, {total} in all</source>
        <translation>
            <numerusform>You lose %n point in this hand, {total} in all</numerusform>
            <numerusform>You lose %n points in this hand, {total} in all</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>You score %n card(s)</source>
        <translation>
            <numerusform>You score %n card</numerusform>
            <numerusform>You score %n cards</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>You: %n point(s) from this hand, {total} in all</source>
        <translation>
            <numerusform>You: %n point from this hand, {total} in all</numerusform>
            <numerusform>You: %n points from this hand, {total} in all</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>You: %n trick(s) won</source>
        <translation>
            <numerusform>You: %n trick won</numerusform>
            <numerusform>You: %n tricks won</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Yours: %n point(s) when you score it; turns {conversions}.</source>
        <translation>
            <numerusform>Yours: %n point when you score it; turns {conversions}.</numerusform>
            <numerusform>Yours: %n points when you score it; turns {conversions}.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{player} loses %n point(s) in this hand, {total} in all</source>
        <translation>
            <numerusform>{player} loses %n point in this hand, {total} in all</numerusform>
            <numerusform>{player} loses %n points in this hand, {total} in all</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{player} scores %n card(s)</source>
        <translation>
            <numerusform>{player} scores %n card</numerusform>
            <numerusform>{player} scores %n cards</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{player}: %n card(s) in hand</source>
        <translation>
            <numerusform>{player}: %n card in hand</numerusform>
            <numerusform>{player}: %n cards in hand</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{player}: %n point(s) from this hand, {total} in all</source>
        <translation>
            <numerusform>{player}: %n point from this hand, {total} in all</numerusform>
            <numerusform>{player}: %n points from this hand, {total} in all</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{player}: %n trick(s) won</source>
        <translation>
            <numerusform>{player}: %n trick won</numerusform>
            <numerusform>{player}: %n tricks won</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{units} into %n point(s)</source>
        <comment>what a craftsman or a privilege does</comment>
        <translation>
            <numerusform>{units} into %n point</numerusform>
            <numerusform>{units} into %n points</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Nobody wins his trick. Players who end the hand without a trick score it, with %n point(s) for the King.</source>
        <translation>
            <numerusform>Nobody wins his trick. Players who end the hand without a trick score it, with %n point for the King.</numerusform>
            <numerusform>Nobody wins his trick. Players who end the hand without a trick score it, with %n points for the King.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n unseen card(s) can beat it.</source>
        <translation>
            <numerusform>%n unseen card can beat it.</numerusform>
            <numerusform>%n unseen cards can beat it.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>You get the trick, and it costs you %n point(s).</source>
        <translation>
            <numerusform>You get the trick, and it costs you %n point.</numerusform>
            <numerusform>You get the trick, and it costs you %n points.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>You get the trick: %n point(s) as things stand.</source>
        <translation>
            <numerusform>You get the trick: %n point as things stand.</numerusform>
            <numerusform>You get the trick: %n points as things stand.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Players without a trick at the end score the King&apos;s trick: %n point(s) for the King.</source>
        <translation>
            <numerusform>Players without a trick at the end score the King&apos;s trick: %n point for the King.</numerusform>
            <numerusform>Players without a trick at the end score the King&apos;s trick: %n points for the King.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>With {card} you would get the trick, and it would cost you %n point(s).</source>
        <translation>
            <numerusform>With {card} you would get the trick, and it would cost you %n point.</numerusform>
            <numerusform>With {card} you would get the trick, and it would cost you %n points.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Without a trick you would score the King&apos;s trick: %n point(s) for the King.</source>
        <translation>
            <numerusform>Without a trick you would score the King&apos;s trick: %n point for the King.</numerusform>
            <numerusform>Without a trick you would score the King&apos;s trick: %n points for the King.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>players</name>
    <message numerus="yes">
        <source>%n games</source>
        <translation>
            <numerusform>%n game</numerusform>
            <numerusform>%n games</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Remove the name from %n games of the chronicle, or delete the games too? Names in saved games stay; deleted games go to the bin of the library.</source>
        <translation>
            <numerusform>Remove the name from %n game of the chronicle, or delete the game too? Names in saved games stay; deleted games go to the bin of the library.</numerusform>
            <numerusform>Remove the name from %n games of the chronicle, or delete the games too? Names in saved games stay; deleted games go to the bin of the library.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>practice</name>
    <message numerus="yes">
        <source>It comes back in %n days.</source>
        <translation>
            <numerusform>It comes back in %n day.</numerusform>
            <numerusform>It comes back in %n days.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Nothing to repeat today. The next mistake comes back in %n days.</source>
        <translation>
            <numerusform>Nothing to repeat today. The next mistake comes back in %n day.</numerusform>
            <numerusform>Nothing to repeat today. The next mistake comes back in %n days.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>That costs about %n points.</source>
        <translation>
            <numerusform>That costs about %n point.</numerusform>
            <numerusform>That costs about %n points.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>That is what you played: it cost about %n points.</source>
        <translation>
            <numerusform>That is what you played: it cost about %n point.</numerusform>
            <numerusform>That is what you played: it cost about %n points.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>You gave %n points away here. Find something better.</source>
        <translation>
            <numerusform>You gave %n point away here. Find something better.</numerusform>
            <numerusform>You gave %n points away here. Find something better.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>proof</name>
    <message numerus="yes">
        <source>%n buildings</source>
        <translation>
            <numerusform>%n building</numerusform>
            <numerusform>%n buildings</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n cards</source>
        <translation>
            <numerusform>%n card</numerusform>
            <numerusform>%n cards</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n dice</source>
        <translation>
            <numerusform>%n die</numerusform>
            <numerusform>%n dice</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n tiles</source>
        <translation>
            <numerusform>%n tile</numerusform>
            <numerusform>%n tiles</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>review_page</name>
    <message numerus="yes">
        <source>%n, costliest first</source>
        <translation>
            <numerusform>%n, costliest first</numerusform>
            <numerusform>%n, costliest first</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n, in order</source>
        <translation>
            <numerusform>%n, in order</numerusform>
            <numerusform>%n, in order</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>reviewing</name>
    <message numerus="yes">
        <source>Learn from %n mistakes</source>
        <translation>
            <numerusform>Learn from a mistake</numerusform>
            <numerusform>Learn from %n mistakes</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>series</name>
    <message numerus="yes">
        <source>%n series could not be read.</source>
        <translation>
            <numerusform>%n series could not be read.</numerusform>
            <numerusform>%n series could not be read.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>standing</name>
    <message numerus="yes">
        <source>Finished: you won with %n points</source>
        <translation>
            <numerusform>Finished: you won with %n point</numerusform>
            <numerusform>Finished: you won with %n points</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Finished: {names} won together with %n points</source>
        <translation>
            <numerusform>Finished: {names} won together with %n point</numerusform>
            <numerusform>Finished: {names} won together with %n points</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Finished: {name} won with %n points</source>
        <translation>
            <numerusform>Finished: {name} won with %n point</numerusform>
            <numerusform>Finished: {name} won with %n points</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>statistics</name>
    <message numerus="yes">
        <source>%n games</source>
        <translation>
            <numerusform>%n game</numerusform>
            <numerusform>%n games</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n more games</source>
        <translation>
            <numerusform>%n more game</numerusform>
            <numerusform>%n more games</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n players</source>
        <translation>
            <numerusform>%n player</numerusform>
            <numerusform>%n players</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>told_at_start</name>
    <message numerus="yes">
        <source>%n more are not used.</source>
        <translation>
            <numerusform>%n more is not used.</numerusform>
            <numerusform>%n more are not used.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>verdicts</name>
    <message numerus="yes">
        <source>%n blunders</source>
        <translation>
            <numerusform>%n blunder</numerusform>
            <numerusform>%n blunders</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n inaccuracies</source>
        <translation>
            <numerusform>%n inaccuracy</numerusform>
            <numerusform>%n inaccuracies</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n mistakes</source>
        <translation>
            <numerusform>%n mistake</numerusform>
            <numerusform>%n mistakes</numerusform>
        </translation>
    </message>
</context>
</TS>
