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
        <source>Another player has it: it brought %n point(s).</source>
        <translation>
            <numerusform>Another player has it: it brought %n point.</numerusform>
            <numerusform>Another player has it: it brought %n points.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>You have it: it brought %n point(s).</source>
        <translation>
            <numerusform>You have it: it brought %n point.</numerusform>
            <numerusform>You have it: it brought %n points.</numerusform>
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
        <source>%n card(s) come into the display</source>
        <translation>
            <numerusform>%n card comes into the display</numerusform>
            <numerusform>%n cards come into the display</numerusform>
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
        <source>%n card(s) left in the display go to the discard pile</source>
        <translation>
            <numerusform>%n card left in the display goes to the discard pile</numerusform>
            <numerusform>%n cards left in the display go to the discard pile</numerusform>
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
        <source>%n of 3 cards</source>
        <translation>
            <numerusform>%n of 3 cards</numerusform>
            <numerusform>%n of 3 cards</numerusform>
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
        <source>You have only %n silver.</source>
        <translation>
            <numerusform>You have only %n silver.</numerusform>
            <numerusform>You have only %n silver.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>your column holds %n</source>
        <translation>
            <numerusform>your column holds %n</numerusform>
            <numerusform>your column holds %n</numerusform>
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
        <source>Three buildings: %n point(s)</source>
        <translation>
            <numerusform>Three buildings: %n point</numerusform>
            <numerusform>Three buildings: %n points</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Three castles: %n point(s)</source>
        <translation>
            <numerusform>Three castles: %n point</numerusform>
            <numerusform>Three castles: %n points</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Three cloisters: %n point(s)</source>
        <translation>
            <numerusform>Three cloisters: %n point</numerusform>
            <numerusform>Three cloisters: %n points</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Three knowledge cards: %n point(s)</source>
        <translation>
            <numerusform>Three knowledge cards: %n point</numerusform>
            <numerusform>Three knowledge cards: %n points</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Three mines: %n point(s)</source>
        <translation>
            <numerusform>Three mines: %n point</numerusform>
            <numerusform>Three mines: %n points</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Three pastures: %n point(s)</source>
        <translation>
            <numerusform>Three pastures: %n point</numerusform>
            <numerusform>Three pastures: %n points</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Three ships: %n point(s)</source>
        <translation>
            <numerusform>Three ships: %n point</numerusform>
            <numerusform>Three ships: %n points</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Whoever sells takes it. Its holder scores %n point(s) at the end.</source>
        <translation>
            <numerusform>Whoever sells takes it. Its holder scores %n point at the end.</numerusform>
            <numerusform>Whoever sells takes it. Its holder scores %n points at the end.</numerusform>
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
        <source>As the provost stands now: %n space(s).</source>
        <translation>
            <numerusform>As the provost stands now: %n space.</numerusform>
            <numerusform>As the provost stands now: %n spaces.</numerusform>
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
        <source>Brings %n point(s) at once.</source>
        <translation>
            <numerusform>Brings %n point at once.</numerusform>
            <numerusform>Brings %n points at once.</numerusform>
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
        <source>Cuts off %n worker(s) of others.</source>
        <translation>
            <numerusform>Cuts off %n worker of others.</numerusform>
            <numerusform>Cuts off %n workers of others.</numerusform>
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
        <source>Each batch is worth %n point(s) there.</source>
        <translation>
            <numerusform>Each batch is worth %n point there.</numerusform>
            <numerusform>Each batch is worth %n points there.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>From the next round on every worker costs you %n denier(s).</source>
        <translation>
            <numerusform>From the next round on every worker costs you %n denier.</numerusform>
            <numerusform>From the next round on every worker costs you %n deniers.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Gets %n more of your workers to work.</source>
        <translation>
            <numerusform>Gets %n more of your workers to work.</numerusform>
            <numerusform>Gets %n more of your workers to work.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Move the provost up to %n space(s), 1 denier each, or leave him on {space}.</source>
        <translation>
            <numerusform>Move the provost up to %n space, 1 denier each, or leave him on {space}.</numerusform>
            <numerusform>Move the provost up to %n spaces, 1 denier each, or leave him on {space}.</numerusform>
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
        <source>Others&apos; workers: %n point(s), 1 cube for the owner.</source>
        <translation>
            <numerusform>Others&apos; workers: %n point, 1 cube for the owner.</numerusform>
            <numerusform>Others&apos; workers: %n points, 1 cube for the owner.</numerusform>
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
        <source>Place a worker where it glows, for %n denier(s), or be the first to pass.</source>
        <translation>
            <numerusform>Place a worker where it glows, for %n denier, or be the first to pass.</numerusform>
            <numerusform>Place a worker where it glows, for %n deniers, or be the first to pass.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Place a worker where it glows, for %n denier(s), or pass.</source>
        <translation>
            <numerusform>Place a worker where it glows, for %n denier, or pass.</numerusform>
            <numerusform>Place a worker where it glows, for %n deniers, or pass.</numerusform>
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
        <source>The stables are used with %n or more players.</source>
        <translation>
            <numerusform>The stables are used with %n or more players.</numerusform>
            <numerusform>The stables are used with %n or more players.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>To move the provost here costs %n denier(s); you have {have}.</source>
        <translation>
            <numerusform>To move the provost here costs %n denier; you have {have}.</numerusform>
            <numerusform>To move the provost here costs %n deniers; you have {have}.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Whoever comes and delivers nothing loses %n point(s).</source>
        <translation>
            <numerusform>Whoever comes and delivers nothing loses %n point.</numerusform>
            <numerusform>Whoever comes and delivers nothing loses %n points.</numerusform>
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
        <source>every worker for %n denier(s)</source>
        <translation>
            <numerusform>every worker for %n denier</numerusform>
            <numerusform>every worker for %n deniers</numerusform>
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
        <source>−%n point(s)</source>
        <translation>
            <numerusform>−%n point</numerusform>
            <numerusform>−%n points</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>standing</name>
    <message numerus="yes">
        <source>Over: you won with %n points</source>
        <translation>
            <numerusform>Over: you won with %n point</numerusform>
            <numerusform>Over: you won with %n points</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Over: {names} won together with %n points</source>
        <translation>
            <numerusform>Over: {names} won together with %n point</numerusform>
            <numerusform>Over: {names} won together with %n points</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Over: {name} won with %n points</source>
        <translation>
            <numerusform>Over: {name} won with %n point</numerusform>
            <numerusform>Over: {name} won with %n points</numerusform>
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
        <source>The game is over: you win with %n points; {name} has {theirs}.</source>
        <translation>
            <numerusform>The game is over: you win with %n points; {name} has {theirs}.</numerusform>
            <numerusform>The game is over: you win with %n points; {name} has {theirs}.</numerusform>
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
        <source>The game is over: {name} has %n points to your {mine}: you lose.</source>
        <translation>
            <numerusform>The game is over: {name} has %n points to your {mine}: you lose.</numerusform>
            <numerusform>The game is over: {name} has %n points to your {mine}: you lose.</numerusform>
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
