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
</context>
<context>
    <name>RulesWindow</name>
    <message numerus="yes">
        <source>%n places</source>
        <translation>
            <numerusform>%n place</numerusform>
            <numerusform>%n places</numerusform>
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
    <name>Status</name>
    <message numerus="yes">
        <source>Saved %n min ago</source>
        <translation>
            <numerusform>Saved %n min ago</numerusform>
            <numerusform>Saved %n min ago</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Saved %n s ago</source>
        <translation>
            <numerusform>Saved %n s ago</numerusform>
            <numerusform>Saved %n s ago</numerusform>
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
        <source>%n point(s)</source>
        <translation>
            <numerusform>%n point</numerusform>
            <numerusform>%n points</numerusform>
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
        <source>%n space(s) still open</source>
        <translation>
            <numerusform>%n space still open</numerusform>
            <numerusform>%n spaces still open</numerusform>
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
        <source>A complete region scores %n point(s) more in this phase.</source>
        <translation>
            <numerusform>A complete region scores %n point more in this phase.</numerusform>
            <numerusform>A complete region scores %n points more in this phase.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Another player has it: it brought %n point(s).</source>
        <translation>
            <numerusform>Another player has it: it brought %n point.</numerusform>
            <numerusform>Another player has it: it brought %n points.</numerusform>
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
        <source>First to cover all spaces of this colour: %n point(s).</source>
        <translation>
            <numerusform>First to cover all spaces of this colour: %n point.</numerusform>
            <numerusform>First to cover all spaces of this colour: %n points.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Pays %n Silverling(s) until the end.</source>
        <translation>
            <numerusform>Pays %n Silverling until the end.</numerusform>
            <numerusform>Pays %n Silverlings until the end.</numerusform>
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
        <source>You have it: it brought %n point(s).</source>
        <translation>
            <numerusform>You have it: it brought %n point.</numerusform>
            <numerusform>You have it: it brought %n points.</numerusform>
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
</context>
<context>
    <name>telling</name>
    <message numerus="yes">
        <source>The game is over: you win with %n points!</source>
        <translation>
            <numerusform>The game is over: you win with %n point!</numerusform>
            <numerusform>The game is over: you win with %n points!</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>The game is over: {names} share the victory with %n points.</source>
        <translation>
            <numerusform>The game is over: {names} share the victory with %n point.</numerusform>
            <numerusform>The game is over: {names} share the victory with %n points.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>The game is over: {name} wins with %n points.</source>
        <translation>
            <numerusform>The game is over: {name} wins with %n point.</numerusform>
            <numerusform>The game is over: {name} wins with %n points.</numerusform>
        </translation>
    </message>
</context>
</TS>
