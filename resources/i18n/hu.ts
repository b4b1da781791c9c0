<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="hu">
<context>
    <name>AboutDialog</name>
    <message>
        <source>One game has no lessons for now: {problem}</source>
        <translation>Egy játékhoz most nincsenek leckék: {problem}</translation>
    </message>
    <message>
        <source>Version {version}</source>
        <translation>Változat: {version}</translation>
    </message>
    <message>
        <source>Your games are saved in {folder}</source>
        <translation>A játékaid itt vannak: {folder}</translation>
    </message>
    <message>
        <source>Your own tables are read from {folder}</source>
        <translation>A saját táblázataid helye: {folder}</translation>
    </message>
</context>
<context>
    <name>AboutForm</name>
    <message>
        <source>About Burgundy Desktop</source>
        <translation>A Burgundy Desktop névjegye</translation>
    </message>
    <message>
        <source>Board games for one screen: against the computer or with friends.</source>
        <translation>Társasjátékok egy képernyőn: a gép ellen vagy barátokkal.</translation>
    </message>
    <message>
        <source>The code may be used under the MIT licence, the drawings under CC BY 4.0. The typefaces Source Serif and Source Sans are under the SIL Open Font Licence.</source>
        <translation>A kód az MIT licenc, a rajzok a CC BY 4.0 szerint használhatók. A Source Serif és a Source Sans betűkre a SIL Open Font licenc vonatkozik.</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>Bezárás</translation>
    </message>
    <message>
        <source>This is an unofficial program. It is not made or endorsed by the publishers or authors of the games; all drawings and texts are original.</source>
        <translation>Ez nem hivatalos program. Nem a játékok kiadói vagy szerzői készítették, és nem is ők ajánlják; minden rajza és szövege saját.</translation>
    </message>
</context>
<context>
    <name>BoxCard</name>
    <message>
        <source>Continue</source>
        <translation>Folytatás</translation>
    </message>
    <message>
        <source>New game</source>
        <translation>Új játék</translation>
    </message>
    <message>
        <source>{minutes} min</source>
        <translation>{minutes} perc</translation>
    </message>
    <message>
        <source>Learn</source>
        <translation>Tanulás</translation>
    </message>
</context>
<context>
    <name>BranchesInLog</name>
    <message>
        <source>Bring back</source>
        <translation>Visszahozás</translation>
    </message>
    <message>
        <source>Delete</source>
        <translation>Törlés</translation>
    </message>
    <message>
        <source>Keep only the game</source>
        <translation>Csak a játék maradjon</translation>
    </message>
    <message>
        <source>Name:</source>
        <translation>Név:</translation>
    </message>
    <message>
        <source>Open</source>
        <translation>Megnyitás</translation>
    </message>
    <message>
        <source>Rename the branch</source>
        <translation>Az ág átnevezése</translation>
    </message>
    <message>
        <source>Rename…</source>
        <translation>Átnevezés…</translation>
    </message>
</context>
<context>
    <name>Buttons</name>
    <message>
        <source>Close</source>
        <translation>Bezárás</translation>
    </message>
    <message>
        <source>Esc shows the table</source>
        <translation>Esc: vissza az asztalhoz</translation>
    </message>
    <message>
        <source>More</source>
        <translation>Továbbiak</translation>
    </message>
    <message>
        <source>New game…</source>
        <translation>Új játék…</translation>
    </message>
    <message>
        <source>Rematch</source>
        <translation>Visszavágó</translation>
    </message>
    <message>
        <source>Review</source>
        <translation>Elemzés</translation>
    </message>
    <message>
        <source>Same deal again</source>
        <translation>Ugyanez az osztás</translation>
    </message>
    <message>
        <source>Share…</source>
        <translation>Megosztás…</translation>
    </message>
    <message>
        <source>The same players and options, and a new deal</source>
        <translation>Ugyanazok a játékosok és beállítások, új osztással</translation>
    </message>
    <message>
        <source>The same players, with the same dice and draws</source>
        <translation>Ugyanazok a játékosok, ugyanazokkal a dobásokkal és húzásokkal</translation>
    </message>
    <message>
        <source>What was better, and what it cost</source>
        <translation>Mi lett volna jobb, és mennyibe került</translation>
    </message>
    <message>
        <source>Look at the game move by move, or as a film</source>
        <translation>Nézd vissza a játékot lépésenként vagy filmként</translation>
    </message>
    <message>
        <source>Replay</source>
        <translation>Visszajátszás</translation>
    </message>
</context>
<context>
    <name>CastlesTable</name>
    <message>
        <source>Order</source>
        <translation>Sorrend</translation>
    </message>
    <message>
        <source>sold</source>
        <translation>eladva</translation>
    </message>
    <message>
        <source>Esc or a click: back</source>
        <translation>Esc vagy kattintás: vissza</translation>
    </message>
</context>
<context>
    <name>CoachPlate</name>
    <message>
        <source>Got it</source>
        <translation>Értem</translation>
    </message>
    <message>
        <source>No more tips</source>
        <translation>Nem kérek több tanácsot</translation>
    </message>
    <message>
        <source>The settings bring them back.</source>
        <translation>A beállításokban visszakapcsolhatod.</translation>
    </message>
    <message>
        <source>Tip</source>
        <translation>Tanács</translation>
    </message>
</context>
<context>
    <name>Cover</name>
    <message>
        <source>I am here</source>
        <translation>Itt vagyok</translation>
    </message>
    <message>
        <source>Pass the mouse to {name}</source>
        <translation>Add át az egeret: {name} következik</translation>
    </message>
</context>
<context>
    <name>DailyPage</name>
    <message>
        <source>Copy result</source>
        <translation>Eredmény másolása</translation>
    </message>
    <message>
        <source>Deals of this day</source>
        <translation>A nap osztásai</translation>
    </message>
    <message>
        <source>Go on</source>
        <translation>Folytatás</translation>
    </message>
    <message>
        <source>Guest</source>
        <translation>Vendég</translation>
    </message>
    <message>
        <source>Month after</source>
        <translation>Következő hónap</translation>
    </message>
    <message>
        <source>Month before</source>
        <translation>Előző hónap</translation>
    </message>
    <message>
        <source>Open</source>
        <translation>Megnyitás</translation>
    </message>
    <message>
        <source>Past deals</source>
        <translation>Korábbi osztások</translation>
    </message>
    <message>
        <source>Play</source>
        <translation>Játék</translation>
    </message>
    <message>
        <source>Player</source>
        <translation>Játékos</translation>
    </message>
    <message>
        <source>Practise</source>
        <translation>Gyakorlás</translation>
    </message>
    <message>
        <source>The same deal once more; only the first game counts</source>
        <translation>Ugyanaz az osztás még egyszer; csak az első játék számít</translation>
    </message>
</context>
<context>
    <name>Decisions</name>
    <message>
        <source>All moves</source>
        <translation>Minden lépés</translation>
    </message>
    <message>
        <source>Everybody</source>
        <translation>Mindenki</translation>
    </message>
    <message>
        <source>Kind of move</source>
        <translation>A lépés fajtája</translation>
    </message>
    <message>
        <source>Order</source>
        <translation>Sorrend</translation>
    </message>
    <message>
        <source>The decisions</source>
        <translation>A döntések</translation>
    </message>
    <message>
        <source>Whose decisions</source>
        <translation>Kinek a döntései</translation>
    </message>
    <message>
        <source>Look at it</source>
        <translation>Megnézem</translation>
    </message>
    <message>
        <source>Look closer</source>
        <translation>Alaposabban</translation>
    </message>
    <message>
        <source>Show the line</source>
        <translation>Mutasd a folytatást</translation>
    </message>
</context>
<context>
    <name>DockCross</name>
    <message>
        <source>Close</source>
        <translation>Bezárás</translation>
    </message>
    <message>
        <source>Close {title}</source>
        <translation>Bezárás: {title}</translation>
    </message>
</context>
<context>
    <name>EndingModel</name>
    <message>
        <source>Points</source>
        <translation>Pont</translation>
    </message>
</context>
<context>
    <name>FairnessPage</name>
    <message>
        <source>Copy proof</source>
        <translation>Bizonyíték másolása</translation>
    </message>
    <message>
        <source>Game</source>
        <translation>Játék</translation>
    </message>
    <message>
        <source>Play the game again from its seed, and compare everything</source>
        <translation>Újrajátssza a játékot a magjából, és mindent összevet</translation>
    </message>
    <message>
        <source>The line whose SHA-256 is the seal</source>
        <translation>A sor, amelynek SHA-256-ja a pecsét</translation>
    </message>
    <message>
        <source>Verify</source>
        <translation>Ellenőrzés</translation>
    </message>
    <message>
        <source>{file} could not be opened</source>
        <translation>Nem sikerült megnyitni: {file}</translation>
    </message>
</context>
<context>
    <name>Forecasting</name>
    <message>
        <source>{name}: {low} to {high} points in 8 of 10 games.</source>
        <translation>{name}: {low}–{high} pont 10-ből 8 játékban.</translation>
    </message>
</context>
<context>
    <name>GameFiles</name>
    <message>
        <source>Open a saved game</source>
        <translation>Mentett játék megnyitása</translation>
    </message>
    <message>
        <source>Save a copy as</source>
        <translation>Másolat mentése</translation>
    </message>
    <message>
        <source>{file} could not be opened</source>
        <translation>Nem sikerült megnyitni: {file}</translation>
    </message>
    <message>
        <source>{file} could not be saved</source>
        <translation>Nem sikerült elmenteni: {file}</translation>
    </message>
</context>
<context>
    <name>GameTableModel</name>
    <message>
        <source>Moment</source>
        <translation>Mikor</translation>
    </message>
    <message>
        <source>Move</source>
        <translation>Lépés</translation>
    </message>
    <message>
        <source>Player</source>
        <translation>Játékos</translation>
    </message>
</context>
<context>
    <name>GraphPanel</name>
    <message>
        <source>Band</source>
        <translation>Sáv</translation>
    </message>
    <message>
        <source>Course of the game</source>
        <translation>A játék menete</translation>
    </message>
    <message>
        <source>How the game went</source>
        <translation>Így alakult a játék</translation>
    </message>
    <message>
        <source>Table</source>
        <translation>Táblázat</translation>
    </message>
    <message>
        <source>The same as a table (T)</source>
        <translation>Ugyanez táblázatban (T)</translation>
    </message>
</context>
<context>
    <name>Header</name>
    <message>
        <source>Review</source>
        <translation>Elemzés</translation>
    </message>
    <message>
        <source>To the table</source>
        <translation>Az asztalhoz</translation>
    </message>
</context>
<context>
    <name>HintLine</name>
    <message>
        <source>Play this</source>
        <translation>Ezt lépem</translation>
    </message>
    <message>
        <source>Play this: {move}</source>
        <translation>Ezt lépem: {move}</translation>
    </message>
</context>
<context>
    <name>HintPlate</name>
    <message>
        <source>Hide the hint (Esc)</source>
        <translation>A tipp elrejtése (Esc)</translation>
    </message>
    <message>
        <source>Less</source>
        <translation>Kevesebb</translation>
    </message>
    <message>
        <source>More</source>
        <translation>Több</translation>
    </message>
    <message>
        <source>Only the best move</source>
        <translation>Csak a legjobb lépés</translation>
    </message>
    <message>
        <source>The next best moves, and all reasons</source>
        <translation>A következő legjobb lépések és minden indok</translation>
    </message>
    <message>
        <source>What a strong player would play</source>
        <translation>Amit egy erős játékos lépne</translation>
    </message>
</context>
<context>
    <name>IconForm</name>
    <message>
        <source>Icons</source>
        <translation>Ikonok</translation>
    </message>
    <message>
        <source>Search the icons…</source>
        <translation>Keresés az ikonok között…</translation>
    </message>
    <message>
        <source>Search the icons</source>
        <translation>Keresés az ikonok között</translation>
    </message>
    <message>
        <source>Open the rule</source>
        <translation>A szabályhoz</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>Bezárás</translation>
    </message>
</context>
<context>
    <name>IconModel</name>
    <message>
        <source>Enter opens its rule</source>
        <translation>Az Enter megnyitja a szabályát</translation>
    </message>
</context>
<context>
    <name>IconPage</name>
    <message>
        <source>Icons</source>
        <translation>Ikonok</translation>
    </message>
    <message>
        <source>Icons – {game}</source>
        <translation>Ikonok – {game}</translation>
    </message>
    <message>
        <source>No icon says “{text}”.</source>
        <translation>Egyik ikonnál sincs ilyen: „{text}”.</translation>
    </message>
    <message>
        <source>Pointed at</source>
        <translation>Amire mutatsz</translation>
    </message>
    <message>
        <source>Seen lately</source>
        <translation>Nemrég láttad</translation>
    </message>
    <message>
        <source>{found} of {count}</source>
        <translation>{found} / {count}</translation>
    </message>
</context>
<context>
    <name>LastGame</name>
    <message>
        <source>Continue</source>
        <translation>Folytatás</translation>
    </message>
    <message>
        <source>Continue where you left off</source>
        <translation>Folytasd, ahol abbahagytad</translation>
    </message>
</context>
<context>
    <name>Learning</name>
    <message>
        <source>This lesson cannot be played</source>
        <translation>Ezt a leckét most nem lehet játszani</translation>
    </message>
    <message>
        <source>This lesson does not fit the tables in force: {problem}.</source>
        <translation>Ez a lecke nem illik a most érvényes táblázatokhoz: {problem}.</translation>
    </message>
</context>
<context>
    <name>Legend</name>
    <message>
        <source>not won</source>
        <translation>nem nyert</translation>
    </message>
    <message>
        <source>open</source>
        <translation>nyitott</translation>
    </message>
    <message>
        <source>won</source>
        <translation>nyert</translation>
    </message>
</context>
<context>
    <name>LessonAtTable</name>
    <message>
        <source>That can wait. For now: {sentence}</source>
        <translation>Az még ráér. Most: {sentence}</translation>
    </message>
    <message>
        <source>That can wait. Read this first, then choose Next.</source>
        <translation>Az még ráér. Előbb olvasd el ezt, azután: Tovább.</translation>
    </message>
</context>
<context>
    <name>LessonPanel</name>
    <message>
        <source>Back</source>
        <translation>Vissza</translation>
    </message>
    <message>
        <source>Leave</source>
        <translation>Abbahagyom</translation>
    </message>
    <message>
        <source>Lesson done!</source>
        <translation>Megvan a lecke!</translation>
    </message>
    <message>
        <source>Next</source>
        <translation>Tovább</translation>
    </message>
    <message>
        <source>Next comes: {title}</source>
        <translation>A következő: {title}</translation>
    </message>
    <message>
        <source>Next lesson</source>
        <translation>Következő lecke</translation>
    </message>
    <message>
        <source>Restart</source>
        <translation>Elölről</translation>
    </message>
    <message>
        <source>Show me</source>
        <translation>Mutasd meg</translation>
    </message>
    <message>
        <source>{number} of {count}</source>
        <translation>{number}/{count}</translation>
    </message>
    <message>
        <source>New game…</source>
        <translation>Új játék…</translation>
    </message>
</context>
<context>
    <name>LessonsDialog</name>
    <message>
        <source>All lessons done. Now play: whoever knows this much can win.</source>
        <translation>Minden lecke kész. Most játssz: aki ennyit tud, nyerhet.</translation>
    </message>
    <message>
        <source>Go on with this lesson</source>
        <translation>Folytatom ezt a leckét</translation>
    </message>
    <message>
        <source>Play it again</source>
        <translation>Újra végigjátszom</translation>
    </message>
    <message>
        <source>Start this lesson</source>
        <translation>Kezdjük ezt a leckét</translation>
    </message>
    <message>
        <source>{done} of {count} lessons done</source>
        <translation>{count} leckéből {done} kész</translation>
    </message>
    <message>
        <source>{lesson}, done</source>
        <translation>{lesson}, kész</translation>
    </message>
    <message>
        <source>{lesson}, not done yet</source>
        <translation>{lesson}, még nincs kész</translation>
    </message>
    <message>
        <source>{minutes} min</source>
        <translation>{minutes} perc</translation>
    </message>
</context>
<context>
    <name>LessonsForm</name>
    <message>
        <source>Learn</source>
        <translation>Tanulás</translation>
    </message>
    <message>
        <source>&amp;Game</source>
        <translation>&amp;Játék</translation>
    </message>
    <message>
        <source>Lessons</source>
        <translation>Leckék</translation>
    </message>
    <message>
        <source>New game…</source>
        <translation>Új játék…</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>Bezárás</translation>
    </message>
</context>
<context>
    <name>LibraryPage</name>
    <message numerus="yes">
        <source>%n games</source>
        <translation>
            <numerusform>%n játék</numerusform>
        </translation>
    </message>
    <message>
        <source>Everything saved</source>
        <translation>Minden el van mentve</translation>
    </message>
    <message>
        <source>{least}–{most} players</source>
        <translation>{least}–{most} játékos</translation>
    </message>
    <message>
        <source>No games yet</source>
        <translation>Még nincs elkezdett játék</translation>
    </message>
    <message>
        <source>{file} could not be opened</source>
        <translation>Nem sikerült megnyitni: {file}</translation>
    </message>
</context>
<context>
    <name>LogList</name>
    <message>
        <source>Nothing has happened here yet</source>
        <translation>Itt még nem történt semmi</translation>
    </message>
</context>
<context>
    <name>LogPanel</name>
    <message>
        <source>Log</source>
        <translation>Napló</translation>
    </message>
</context>
<context>
    <name>MainWindow</name>
    <message numerus="yes">
        <source>%n legal</source>
        <translation>
            <numerusform>%n lehetséges</numerusform>
        </translation>
    </message>
    <message>
        <source>Log</source>
        <translation>Napló</translation>
    </message>
    <message>
        <source>Moves</source>
        <translation>Lépések</translation>
    </message>
    <message>
        <source>Open a saved game</source>
        <translation>Mentett játék megnyitása</translation>
    </message>
    <message>
        <source>Players</source>
        <translation>Játékosok</translation>
    </message>
    <message>
        <source>{shown} of {count} legal</source>
        <translation>{count} lehetségesből {shown}</translation>
    </message>
    <message numerus="yes">
        <source>%n branches do not fit this game: left out.</source>
        <translation>
            <numerusform>%n ág nem illik ehhez a játékhoz: kimaradt.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>MovesModel</name>
    <message>
        <source>Press Enter or double-click to play it</source>
        <translation>Enter vagy dupla kattintás meglépi</translation>
    </message>
</context>
<context>
    <name>MovesPanel</name>
    <message>
        <source>Filter the list of moves</source>
        <translation>A lépések listájának szűrése</translation>
    </message>
    <message>
        <source>Filter…</source>
        <translation>Szűrés…</translation>
    </message>
    <message>
        <source>Legal moves</source>
        <translation>Lehetséges lépések</translation>
    </message>
    <message>
        <source>Nothing to choose now</source>
        <translation>Most nincs mit választani</translation>
    </message>
</context>
<context>
    <name>NewGameDialog</name>
    <message>
        <source>These options do not go together.</source>
        <translation>Ezek a beállítások nem illenek össze.</translation>
    </message>
    <message>
        <source>Teacher</source>
        <translation>Tanító</translation>
    </message>
    <message>
        <source>I know it: just show me the table</source>
        <translation>Ismerem, csak az asztalt mutasd</translation>
    </message>
    <message numerus="yes">
        <source>Learn it (%n minutes)</source>
        <translation>
            <numerusform>Megtanulom (%n perc)</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>NewGameForm</name>
    <message>
        <source>New game</source>
        <translation>Új játék</translation>
    </message>
    <message>
        <source>At the table</source>
        <translation>Az asztalnál</translation>
    </message>
    <message>
        <source>&amp;Players</source>
        <translation>&amp;Játékosok</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>Mégse</translation>
    </message>
    <message>
        <source>Start</source>
        <translation>Kezdés</translation>
    </message>
    <message>
        <source>Game options</source>
        <translation>A játék beállításai</translation>
    </message>
    <message>
        <source>&amp;Casual: every move can be undone</source>
        <translation>&amp;Baráti: minden visszavonható</translation>
    </message>
    <message>
        <source>&amp;Strict: no undo past anything new or another player’s move</source>
        <translation>&amp;Szigorú: nincs visszavonás, ha valami új derült ki, vagy más lépett</translation>
    </message>
    <message>
        <source>Random s&amp;eed</source>
        <translation>A véletlen &amp;magja</translation>
    </message>
    <message>
        <source>The same seed gives the same dice and draws.</source>
        <translation>Ugyanaz a mag ugyanazokat a dobásokat és húzásokat hozza.</translation>
    </message>
    <message>
        <source>random</source>
        <translation>véletlen</translation>
    </message>
    <message>
        <source>New seed</source>
        <translation>Új mag</translation>
    </message>
    <message>
        <source>Never played it?</source>
        <translation>Még sosem játszottad?</translation>
    </message>
    <message>
        <source>Su&amp;rprise me</source>
        <translation>&amp;Lepj meg</translation>
    </message>
</context>
<context>
    <name>OfferRow</name>
    <message>
        <source>Yes, please</source>
        <translation>Legyen így</translation>
    </message>
</context>
<context>
    <name>Page</name>
    <message>
        <source>{file} could not be opened</source>
        <translation>Nem sikerült megnyitni: {file}</translation>
    </message>
</context>
<context>
    <name>PlayCodeForm</name>
    <message>
        <source>Play a code</source>
        <translation>Játék kóddal</translation>
    </message>
    <message>
        <source>A code holds game, rules, seats, options and deal. Who plays is up to you.</source>
        <translation>A kódban benne van a játék, a szabályok, a helyek száma, a beállítások és az osztás. Hogy ki játszik, te döntöd el.</translation>
    </message>
    <message>
        <source>&amp;Code</source>
        <translation>&amp;Kód</translation>
    </message>
    <message>
        <source>Twelve letters and digits; hyphens, spaces and small letters do not matter.</source>
        <translation>Tizenkét betű és számjegy; a kötőjelek, a szóközök és a kisbetűk nem számítanak.</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>Mégse</translation>
    </message>
    <message>
        <source>Choose players…</source>
        <translation>Játékosok választása…</translation>
    </message>
</context>
<context>
    <name>PlayFromHereDialog</name>
    <message>
        <source>A new game begins at the shown moment; this one is kept.</source>
        <translation>Új játék kezdődik a látható pillanattól; ez a játék megmarad.</translation>
    </message>
    <message>
        <source>It is not over yet, and will no longer be clean.</source>
        <translation>Ennek még nincs vége, ezért utána már nem lesz tiszta.</translation>
    </message>
</context>
<context>
    <name>PlayFromHereForm</name>
    <message>
        <source>Play from here</source>
        <translation>Innen játszom</translation>
    </message>
    <message>
        <source>At the table</source>
        <translation>Az asztalnál</translation>
    </message>
    <message>
        <source>Luck</source>
        <translation>Szerencse</translation>
    </message>
    <message>
        <source>&amp;Same luck: the same dice and draws</source>
        <translation>&amp;Ugyanaz a szerencse: ugyanazok a dobások és húzások</translation>
    </message>
    <message>
        <source>&amp;New luck: other dice and draws</source>
        <translation>Ú&amp;j szerencse: más dobások és húzások</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>Mégse</translation>
    </message>
    <message>
        <source>Play</source>
        <translation>Játszom</translation>
    </message>
</context>
<context>
    <name>PracticeBar</name>
    <message>
        <source>Again</source>
        <translation>Újra</translation>
    </message>
    <message>
        <source>Leave</source>
        <translation>Abbahagyom</translation>
    </message>
    <message>
        <source>Never ask again</source>
        <translation>Ezt ne kérdezd többé</translation>
    </message>
    <message>
        <source>Next</source>
        <translation>Tovább</translation>
    </message>
    <message>
        <source>Show me</source>
        <translation>Mutasd meg</translation>
    </message>
    <message>
        <source>Skip</source>
        <translation>Kihagyom</translation>
    </message>
    <message>
        <source>Stop</source>
        <translation>Leállítás</translation>
    </message>
    <message>
        <source>{number} of {count}</source>
        <translation>{number}/{count}</translation>
    </message>
    <message>
        <source>{number} of {count}, once more</source>
        <translation>{number}/{count}, még egyszer</translation>
    </message>
</context>
<context>
    <name>PromptBar</name>
    <message>
        <source>Back to now</source>
        <translation>Vissza a jelenbe</translation>
    </message>
    <message>
        <source>Cancel  Esc</source>
        <translation>Mégse  Esc</translation>
    </message>
    <message>
        <source>Confirm</source>
        <translation>Rendben</translation>
    </message>
    <message>
        <source>Final count</source>
        <translation>Végeredmény</translation>
    </message>
    <message>
        <source>Rematch</source>
        <translation>Visszavágó</translation>
    </message>
    <message>
        <source>Play it</source>
        <translation>Így lépek</translation>
    </message>
    <message>
        <source>Take it back  Esc</source>
        <translation>Visszaveszem  Esc</translation>
    </message>
    <message>
        <source>Why?</source>
        <translation>Miért?</translation>
    </message>
    <message>
        <source>More</source>
        <translation>Továbbiak</translation>
    </message>
</context>
<context>
    <name>QFileDialog</name>
    <message>
        <source>&amp;Look in:</source>
        <translation>&amp;Keresés helye:</translation>
    </message>
    <message>
        <source>Files of &amp;type:</source>
        <translation>Fájl&amp;típus:</translation>
    </message>
</context>
<context>
    <name>ReplayBar</name>
    <message>
        <source> of {count}</source>
        <translation> / {count}</translation>
    </message>
    <message>
        <source>Arrow keys: a move. With Ctrl: a turn. Page up and down: a chapter. Space: play.</source>
        <translation>Nyilak: egy lépés. Ctrl-lal: egy játékos. Page Up és Page Down: egy szakasz. Szóköz: lejátszás.</translation>
    </message>
    <message>
        <source>Back a move</source>
        <translation>Egy lépéssel vissza</translation>
    </message>
    <message>
        <source>Back a turn</source>
        <translation>Az előző játékoshoz</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>Bezárás</translation>
    </message>
    <message>
        <source>Course of the game</source>
        <translation>A játék menete</translation>
    </message>
    <message>
        <source>End the replay</source>
        <translation>A visszajátszás bezárása</translation>
    </message>
    <message>
        <source>Everyone&apos;s cards</source>
        <translation>Mindenki lapjai</translation>
    </message>
    <message>
        <source>Forward a move</source>
        <translation>Egy lépéssel előre</translation>
    </message>
    <message>
        <source>Forward a turn</source>
        <translation>A következő játékoshoz</translation>
    </message>
    <message>
        <source>Move </source>
        <translation>Lépés: </translation>
    </message>
    <message>
        <source>Move number</source>
        <translation>A lépés száma</translation>
    </message>
    <message>
        <source>Other branches in the log</source>
        <translation>A többi ág a naplóban</translation>
    </message>
    <message>
        <source>Pause</source>
        <translation>Szünet</translation>
    </message>
    <message>
        <source>Play</source>
        <translation>Lejátszás</translation>
    </message>
    <message>
        <source>Review</source>
        <translation>Elemzés</translation>
    </message>
    <message>
        <source>Seen by</source>
        <translation>Ki látja</translation>
    </message>
    <message>
        <source>Through whose eyes you look at the game</source>
        <translation>Kinek a szemével nézed a játékot</translation>
    </message>
    <message>
        <source>To the end</source>
        <translation>A végére</translation>
    </message>
    <message>
        <source>To the start</source>
        <translation>Az elejére</translation>
    </message>
    <message>
        <source>What was better, and what it cost</source>
        <translation>Mi lett volna jobb, és mennyibe került</translation>
    </message>
    <message>
        <source>A new game from here on; this one is kept</source>
        <translation>Új játék innen; ez is megmarad</translation>
    </message>
    <message>
        <source>In a strict game, when it is over.</source>
        <translation>Szigorú játékban csak a végén.</translation>
    </message>
    <message>
        <source>Play from here</source>
        <translation>Innen játszom</translation>
    </message>
    <message>
        <source>Temperature…</source>
        <translation>Hőtérkép…</translation>
    </message>
    <message>
        <source>What each roll or card would have been worth in place of the one that came</source>
        <translation>Mennyit ért volna egy másik dobás vagy lap ahelyett, ami jött</translation>
    </message>
    <message>
        <source>What if…: try another move in this game</source>
        <translation>Mi lenne, ha…: másik lépés ebben a játékban</translation>
    </message>
    <message>
        <source>New game, new luck…</source>
        <translation>Új játék, új szerencse…</translation>
    </message>
    <message>
        <source>New game, same luck…</source>
        <translation>Új játék, ugyanaz a szerencse…</translation>
    </message>
</context>
<context>
    <name>ReviewPage</name>
    <message>
        <source>Go through the game</source>
        <translation>Végignézem</translation>
    </message>
    <message>
        <source>Play on from here</source>
        <translation>Innen játszom</translation>
    </message>
    <message>
        <source>Review</source>
        <translation>Elemzés</translation>
    </message>
    <message>
        <source>Export</source>
        <translation>Exportálás</translation>
    </message>
</context>
<context>
    <name>ReviewRow</name>
    <message>
        <source>Judge this decision more exactly; it takes some seconds</source>
        <translation>Ennek a döntésnek a pontosabb megítélése; pár másodperc</translation>
    </message>
    <message>
        <source>Next mistake</source>
        <translation>Következő hiba</translation>
    </message>
    <message>
        <source>Previous mistake</source>
        <translation>Előző hiba</translation>
    </message>
    <message>
        <source>Play the better move, and how it could go on</source>
        <translation>Lejátssza a jobb lépést, és hogy hogyan folytatódhatna</translation>
    </message>
    <message>
        <source>Look closer</source>
        <translation>Alaposabban</translation>
    </message>
    <message>
        <source>Show the line</source>
        <translation>Mutasd a folytatást</translation>
    </message>
</context>
<context>
    <name>RulesForm</name>
    <message>
        <source>Rules</source>
        <translation>Szabályok</translation>
    </message>
    <message>
        <source>Search this text…</source>
        <translation>Keresés a szövegben…</translation>
    </message>
    <message>
        <source>Search this text</source>
        <translation>Keresés a szövegben</translation>
    </message>
    <message>
        <source>Next</source>
        <translation>Következő</translation>
    </message>
    <message>
        <source>Contents</source>
        <translation>Tartalom</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>Bezárás</translation>
    </message>
</context>
<context>
    <name>RulesWindow</name>
    <message numerus="yes">
        <source>%n chapters</source>
        <translation>
            <numerusform>%n fejezet</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n matches</source>
        <translation>
            <numerusform>%n találat</numerusform>
        </translation>
    </message>
    <message>
        <source>Lesson: {title}</source>
        <translation>Lecke: {title}</translation>
    </message>
</context>
<context>
    <name>SavedGames</name>
    <message>
        <source>Back to your games</source>
        <translation>Vissza a játékaidhoz</translation>
    </message>
    <message numerus="yes">
        <source>Bin (%n)</source>
        <translation>
            <numerusform>Lomtár (%n)</numerusform>
        </translation>
    </message>
    <message>
        <source>Delete</source>
        <translation>Törlés</translation>
    </message>
    <message>
        <source>Duplicate</source>
        <translation>Másolás</translation>
    </message>
    <message>
        <source>Export the game</source>
        <translation>A játék exportálása</translation>
    </message>
    <message>
        <source>Export…</source>
        <translation>Exportálás…</translation>
    </message>
    <message>
        <source>Name:</source>
        <translation>Név:</translation>
    </message>
    <message>
        <source>Open</source>
        <translation>Megnyitás</translation>
    </message>
    <message>
        <source>Rename the game</source>
        <translation>A játék átnevezése</translation>
    </message>
    <message>
        <source>Rename…</source>
        <translation>Átnevezés…</translation>
    </message>
    <message>
        <source>Restore</source>
        <translation>Visszaállítás</translation>
    </message>
    <message>
        <source>Review</source>
        <translation>Elemzés</translation>
    </message>
    <message>
        <source>Saved games</source>
        <translation>Mentett játékok</translation>
    </message>
    <message>
        <source>That did not work</source>
        <translation>Ez nem sikerült</translation>
    </message>
    <message>
        <source>The bin</source>
        <translation>Lomtár</translation>
    </message>
    <message>
        <source>The bin is empty.</source>
        <translation>A lomtár üres.</translation>
    </message>
    <message>
        <source>The folder of your games cannot be read ({reason}).</source>
        <translation>A játékaid mappáját nem lehet olvasni ({reason}).</translation>
    </message>
    <message>
        <source>Your games</source>
        <translation>Játékaid</translation>
    </message>
    <message>
        <source>yesterday</source>
        <translation>tegnap</translation>
    </message>
    <message>
        <source>{title} (copy {number})</source>
        <translation>{title} ({number}. másolat)</translation>
    </message>
    <message>
        <source>{title} (copy)</source>
        <translation>{title} (másolat)</translation>
    </message>
    <message>
        <source>Games you start appear here. They are saved automatically.</source>
        <translation>Itt lesznek az elkezdett játékaid. A mentés automatikus.</translation>
    </message>
    <message>
        <source>{file} could not be opened</source>
        <translation>Nem sikerült megnyitni: {file}</translation>
    </message>
</context>
<context>
    <name>ScoreModel</name>
    <message>
        <source>Points</source>
        <translation>Pontok</translation>
    </message>
</context>
<context>
    <name>ScorePanel</name>
    <message>
        <source>Score sheet</source>
        <translation>Értékelőlap</translation>
    </message>
</context>
<context>
    <name>ScoreSheetDialog</name>
    <message>
        <source>Where every point came from, so far</source>
        <translation>Honnan jöttek eddig a pontok</translation>
    </message>
</context>
<context>
    <name>ScoreSheetForm</name>
    <message>
        <source>Score sheet</source>
        <translation>Értékelőlap</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>Bezárás</translation>
    </message>
    <message>
        <source>Verify</source>
        <translation>Ellenőrzés</translation>
    </message>
    <message>
        <source>Challenges</source>
        <translation>Kihívások</translation>
    </message>
    <message>
        <source>How near this game is to them</source>
        <translation>Milyen közel van hozzájuk ez a játék</translation>
    </message>
    <message>
        <source>Copy</source>
        <translation>Másolás</translation>
    </message>
    <message>
        <source>Copies the text whose SHA-256 is the seal</source>
        <translation>Vágólapra teszi azt a szöveget, amelynek SHA-256-ja a pecsét</translation>
    </message>
    <message>
        <source>Replays the whole game and checks every random result</source>
        <translation>Újra lejátssza az egész játékot, és ellenőrzi minden véletlen eredményét</translation>
    </message>
</context>
<context>
    <name>SeatCard</name>
    <message numerus="yes">
        <source>%n points</source>
        <translation>
            <numerusform>%n pont</numerusform>
        </translation>
    </message>
    <message>
        <source>“{words}”</source>
        <translation>„{words}”</translation>
    </message>
    <message>
        <source>{low}–{high} (8 of 10)</source>
        <translation>{low}–{high} (10-ből 8)</translation>
    </message>
    <message>
        <source>{low}–{high} in 8 of 10 games</source>
        <translation>{low}–{high} 10-ből 8 játékban</translation>
    </message>
</context>
<context>
    <name>SeatRow</name>
    <message>
        <source>Face at seat {n}</source>
        <translation>{n}. hely: arc</translation>
    </message>
    <message>
        <source>Name at seat {n}</source>
        <translation>{n}. hely: név</translation>
    </message>
    <message>
        <source>Who sits at seat {n}</source>
        <translation>{n}. hely: ki ül itt</translation>
    </message>
    <message numerus="yes">
        <source>thinks about %n min a move here</source>
        <translation>
            <numerusform>itt lépésenként kb. %n percet gondolkodik</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>thinks about %n s a move here</source>
        <translation>
            <numerusform>itt lépésenként kb. %n mp-et gondolkodik</numerusform>
        </translation>
    </message>
    <message>
        <source>Colour at seat {n}</source>
        <translation>{n}. hely: szín</translation>
    </message>
    <message>
        <source>Opponent at seat {n}</source>
        <translation>{n}. hely: ellenfél</translation>
    </message>
</context>
<context>
    <name>SeatRows</name>
    <message>
        <source>Every player needs a name.</source>
        <translation>Minden játékosnak kell egy név.</translation>
    </message>
    <message>
        <source>Two players have the same name.</source>
        <translation>Két játékosnak ugyanaz a neve.</translation>
    </message>
</context>
<context>
    <name>SettingsDialog</name>
    <message>
        <source>Always</source>
        <translation>Mindig</translation>
    </message>
    <message>
        <source>Chance to win</source>
        <translation>Győzelmi esély</translation>
    </message>
    <message>
        <source>Dark table</source>
        <translation>Sötét asztal</translation>
    </message>
    <message>
        <source>Fast</source>
        <translation>Gyors</translation>
    </message>
    <message>
        <source>Instant</source>
        <translation>Azonnali</translation>
    </message>
    <message>
        <source>Light table</source>
        <translation>Világos asztal</translation>
    </message>
    <message>
        <source>Loud</source>
        <translation>Hangos</translation>
    </message>
    <message>
        <source>Low</source>
        <translation>Halk</translation>
    </message>
    <message>
        <source>Medium</source>
        <translation>Közepes</translation>
    </message>
    <message>
        <source>Never</source>
        <translation>Soha</translation>
    </message>
    <message>
        <source>Normal</source>
        <translation>Normál</translation>
    </message>
    <message>
        <source>Off</source>
        <translation>Ki</translation>
    </message>
    <message>
        <source>Points</source>
        <translation>Pont</translation>
    </message>
    <message>
        <source>Slow</source>
        <translation>Lassú</translation>
    </message>
    <message>
        <source>{percent}%</source>
        <translation>{percent}%</translation>
    </message>
    <message>
        <source>Same as the system</source>
        <translation>Mint a rendszeré</translation>
    </message>
    <message>
        <source>No sound: the sound files are missing.</source>
        <translation>Nincs hang: hiányoznak a hangfájlok.</translation>
    </message>
    <message>
        <source>No sound: the sound player is not installed.</source>
        <translation>Nincs hang: a hanglejátszó nincs telepítve.</translation>
    </message>
    <message>
        <source>No sound: no working audio device was found.</source>
        <translation>Nincs hang: nem találtunk használható hangeszközt.</translation>
    </message>
    <message>
        <source>System language</source>
        <translation>A rendszer nyelve</translation>
    </message>
    <message>
        <source>Until something new is revealed</source>
        <translation>Amíg valami új ki nem derül</translation>
    </message>
    <message>
        <source>In all games, strict ones too</source>
        <translation>Minden játékban, szigorúban is</translation>
    </message>
    <message>
        <source>In first games</source>
        <translation>Az első játékokban</translation>
    </message>
</context>
<context>
    <name>SettingsForm</name>
    <message>
        <source>Settings</source>
        <translation>Beállítások</translation>
    </message>
    <message>
        <source>Language and look</source>
        <translation>Nyelv és megjelenés</translation>
    </message>
    <message>
        <source>&amp;Language</source>
        <translation>&amp;Nyelv</translation>
    </message>
    <message>
        <source>&amp;Table</source>
        <translation>&amp;Asztal</translation>
    </message>
    <message>
        <source>Text &amp;size</source>
        <translation>&amp;Betűméret</translation>
    </message>
    <message>
        <source>&amp;High contrast</source>
        <translation>Nagy &amp;kontraszt</translation>
    </message>
    <message>
        <source>Pace, motion and sound</source>
        <translation>Tempó, mozgás és hang</translation>
    </message>
    <message>
        <source>&amp;Pace of the opponents</source>
        <translation>Az ellenfelek &amp;tempója</translation>
    </message>
    <message>
        <source>Oppo&amp;nents speak</source>
        <translation>Az ellenfelek &amp;megszólalnak</translation>
    </message>
    <message>
        <source>S&amp;ound</source>
        <translation>&amp;Hang</translation>
    </message>
    <message>
        <source>&amp;Ambience</source>
        <translation>Háttérhan&amp;gok</translation>
    </message>
    <message>
        <source>Undo, reviews and tips</source>
        <translation>Visszavonás, elemzés és tanácsok</translation>
    </message>
    <message>
        <source>&amp;Judge mistakes by</source>
        <translation>A hibák mé&amp;rcéje</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>Bezárás</translation>
    </message>
    <message>
        <source>&amp;Reduced motion: pieces do not slide</source>
        <translation>Ke&amp;vesebb mozgás: a darabok nem mozognak</translation>
    </message>
    <message>
        <source>Allow un&amp;do</source>
        <translation>A lépések v&amp;isszavonhatók</translation>
    </message>
    <message>
        <source>Dice and draws stay the same when you replay a move. Strict games never undo past anything new or another player’s move.</source>
        <translation>Ha újra lépsz, a dobások és a húzások ugyanazok maradnak. Szigorú játékban nincs visszavonás, ha valami új derült ki, vagy más lépett.</translation>
    </message>
    <message>
        <source>Sho&amp;w whoever plays: their board becomes the large one</source>
        <translation>A soron lévő &amp;játékos táblája legyen a nagy</translation>
    </message>
    <message>
        <source>T&amp;ips for beginners</source>
        <translation>&amp;Tanácsok kezdőknek</translation>
    </message>
    <message>
        <source>&amp;Show them again</source>
        <translation>Tanácsok &amp;elölről</translation>
    </message>
</context>
<context>
    <name>ShareMenu</name>
    <message>
        <source>Copy as text</source>
        <translation>Másolás szövegként</translation>
    </message>
    <message>
        <source>Copy game code</source>
        <translation>Kód másolása</translation>
    </message>
    <message>
        <source>Copy picture</source>
        <translation>Kép másolása</translation>
    </message>
    <message>
        <source>Save as PDF…</source>
        <translation>Mentés PDF-ként…</translation>
    </message>
    <message>
        <source>Save game…</source>
        <translation>Játék mentése…</translation>
    </message>
    <message>
        <source>Save picture…</source>
        <translation>Kép mentése…</translation>
    </message>
    <message>
        <source>Save text record…</source>
        <translation>Szöveges jegyzőkönyv mentése…</translation>
    </message>
    <message>
        <source>Share…</source>
        <translation>Megosztás…</translation>
    </message>
    <message>
        <source>Copy result of the day</source>
        <translation>Napi eredmény másolása</translation>
    </message>
</context>
<context>
    <name>Skill</name>
    <message>
        <source>Luck and skill</source>
        <translation>Szerencse és játék</translation>
    </message>
    <message>
        <source>No luck in this game: all is open.</source>
        <translation>Ebben a játékban nincs szerencse: minden nyílt.</translation>
    </message>
    <message>
        <source>no mistakes</source>
        <translation>nincs hiba</translation>
    </message>
</context>
<context>
    <name>Status</name>
    <message numerus="yes">
        <source>%n moves are not saved yet.</source>
        <translation>
            <numerusform>%n lépés még nincs elmentve.</numerusform>
        </translation>
    </message>
    <message>
        <source>Copy saved: {file}</source>
        <translation>Másolat elmentve: {file}</translation>
    </message>
    <message>
        <source>Lesson</source>
        <translation>Lecke</translation>
    </message>
    <message>
        <source>Save elsewhere…</source>
        <translation>Mentés máshová…</translation>
    </message>
    <message>
        <source>Saved</source>
        <translation>Mentve</translation>
    </message>
    <message>
        <source>The end of the chronicle was lost. Records › Your data mends it from your games.</source>
        <translation>A krónika vége elveszett. Az Eredmények › Az adataid oldal helyreállítja a játékaidból.</translation>
    </message>
    <message>
        <source>The settings could not be saved. They apply until you quit. {reason}</source>
        <translation>A beállításokat nem sikerült menteni. Kilépésig érvényesek. {reason}</translation>
    </message>
    <message>
        <source>The last move is not saved yet.</source>
        <translation>Az utolsó lépés még nincs elmentve.</translation>
    </message>
    <message>
        <source>Try again</source>
        <translation>Újra</translation>
    </message>
    <message>
        <source>Your answer could not be saved. The next one saves it, too. {reason}</source>
        <translation>A válaszodat nem sikerült elmenteni. A következővel együtt mentődik. {reason}</translation>
    </message>
    <message>
        <source>clean</source>
        <translation>tiszta</translation>
    </message>
    <message>
        <source>not clean</source>
        <translation>nem tiszta</translation>
    </message>
    <message>
        <source>strict</source>
        <translation>szigorú</translation>
    </message>
    <message>
        <source>copied</source>
        <translation>a vágólapon</translation>
    </message>
    <message>
        <source>Practice</source>
        <translation>Gyakorlás</translation>
    </message>
</context>
<context>
    <name>TeacherChoice</name>
    <message>
        <source>Each of you chooses at the table: Game › Teacher.</source>
        <translation>Mindenki az asztalnál választ magának: Játék › Tanító.</translation>
    </message>
    <message>
        <source>Gentle: asks before blunders</source>
        <translation>Elnéző: nagy hibák előtt szól</translation>
    </message>
    <message>
        <source>Looks at your moves before they are played; the game is not clean then.</source>
        <translation>Megnézi a lépéseidet, mielőtt megteszed őket; a játék akkor nem tiszta.</translation>
    </message>
    <message>
        <source>Nobody at this screen plays.</source>
        <translation>Ennél a képernyőnél senki sem játszik.</translation>
    </message>
    <message>
        <source>Off</source>
        <translation>Nincs</translation>
    </message>
    <message>
        <source>Strict games have no teacher.</source>
        <translation>Szigorú játékban nincs tanító.</translation>
    </message>
    <message>
        <source>Strict: asks before small mistakes too</source>
        <translation>Szigorú: kis hibák előtt is szól</translation>
    </message>
    <message>
        <source>Usual: asks before mistakes</source>
        <translation>Szokásos: hibák előtt szól</translation>
    </message>
</context>
<context>
    <name>Teaching</name>
    <message>
        <source>Another move scores less now, but more later.</source>
        <translation>Egy másik lépés most kevesebbet ér, később viszont többet.</translation>
    </message>
    <message>
        <source>Another move scores more at once.</source>
        <translation>Egy másik lépés azonnal többet ér.</translation>
    </message>
    <message numerus="yes">
        <source>That may cost about %n points.</source>
        <translation>
            <numerusform>Ez nagyjából %n pontba kerülhet.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>TemperatureDialog</name>
    <message>
        <source>Close</source>
        <translation>Bezárás</translation>
    </message>
    <message>
        <source>A difference smaller than its error may be chance.</source>
        <translation>A hibájánál kisebb eltérés véletlen is lehet.</translation>
    </message>
    <message>
        <source>Measuring…</source>
        <translation>Mérés…</translation>
    </message>
    <message>
        <source>Points of lead, compared with the average of all outcomes.</source>
        <translation>Ennyi pont előnyt ér az átlagos kimenetelhez képest.</translation>
    </message>
    <message>
        <source>Temperature</source>
        <translation>Hőtérkép</translation>
    </message>
    <message>
        <source>This could not be measured. Close it and try again.</source>
        <translation>Ezt nem sikerült megmérni. Zárd be, és próbáld újra.</translation>
    </message>
    <message>
        <source>What each outcome would have been worth</source>
        <translation>Mennyit ért volna, ha más jön</translation>
    </message>
    <message>
        <source>Where there is no shade, the difference may be chance.</source>
        <translation>Ahol nincs színezés, ott az eltérés véletlen is lehet.</translation>
    </message>
    <message>
        <source>{name}: what else could have come · {moment}</source>
        <translation>{name}: mi jöhetett volna még · {moment}</translation>
    </message>
    <message>
        <source>{outcome} – this one came</source>
        <translation>{outcome} – ez jött</translation>
    </message>
</context>
<context>
    <name>TopBar</name>
    <message>
        <source>&amp;File</source>
        <translation>&amp;Fájl</translation>
    </message>
    <message>
        <source>&amp;Game</source>
        <translation>&amp;Játék</translation>
    </message>
    <message>
        <source>&amp;Help</source>
        <translation>&amp;Súgó</translation>
    </message>
    <message>
        <source>&amp;Pace</source>
        <translation>Tem&amp;pó</translation>
    </message>
    <message>
        <source>&amp;Records</source>
        <translation>&amp;Eredmények</translation>
    </message>
    <message>
        <source>&amp;View</source>
        <translation>&amp;Nézet</translation>
    </message>
    <message>
        <source>How fast everything moves</source>
        <translation>Milyen gyorsan mozogjon minden</translation>
    </message>
    <message>
        <source>Your mistakes</source>
        <translation>A hibáid</translation>
    </message>
    <message numerus="yes">
        <source>Your mistakes: %n due</source>
        <translation>
            <numerusform>A hibáid: %n esedékes</numerusform>
        </translation>
    </message>
    <message>
        <source>&amp;Teacher</source>
        <translation>Ta&amp;nító</translation>
    </message>
</context>
<context>
    <name>Troubles</name>
    <message>
        <source>The computer opponent has not responded for too long. The game is saved; trying again restarts the opponent.</source>
        <translation>A gépi ellenfél túl régóta nem válaszol. A játék el van mentve; ha újra próbálod, az ellenfél elölről kezdi.</translation>
    </message>
    <message>
        <source>The computer opponent has stopped working twice. The game is saved; you can try again now or come back later.</source>
        <translation>A gépi ellenfél kétszer is leállt. A játék el van mentve; megpróbálhatod újra, vagy visszajöhetsz később.</translation>
    </message>
    <message>
        <source>The opponent is not responding</source>
        <translation>Az ellenfél nem válaszol</translation>
    </message>
    <message>
        <source>There is nothing to undo yet.</source>
        <translation>Még nincs mit visszavonni.</translation>
    </message>
    <message>
        <source>This game has been continued in another window since you opened it. Your game is now a copy; both are kept.</source>
        <translation>Egy másik ablakban továbbjátszották ezt a játékot, mióta megnyitottad. A tiéd mostantól másolat; mindkettő megmarad.</translation>
    </message>
    <message>
        <source>Try again</source>
        <translation>Újra</translation>
    </message>
    <message>
        <source>Undo is switched off in the settings.</source>
        <translation>A visszavonás ki van kapcsolva a beállításokban.</translation>
    </message>
    <message>
        <source>You cannot undo further: something new has been revealed since.</source>
        <translation>Idáig nem lehet visszavonni: azóta valami új derült ki.</translation>
    </message>
    <message>
        <source>You cannot undo further: the other players have moved since.</source>
        <translation>Idáig nem lehet visszavonni: azóta a többiek is léptek.</translation>
    </message>
    <message>
        <source>Your game is now a copy</source>
        <translation>A játékod mostantól másolat</translation>
    </message>
</context>
<context>
    <name>TurningPointCard</name>
    <message>
        <source>Better</source>
        <translation>Jobb lett volna</translation>
    </message>
    <message>
        <source>Look at it</source>
        <translation>Megnézem</translation>
    </message>
    <message>
        <source>Played</source>
        <translation>Ezt lépte</translation>
    </message>
    <message>
        <source>Play the better move, and how it could go on</source>
        <translation>Lejátssza a jobb lépést, és hogy hogyan folytatódhatna</translation>
    </message>
    <message>
        <source>Show the line</source>
        <translation>Mutasd a folytatást</translation>
    </message>
</context>
<context>
    <name>TurningPoints</name>
    <message>
        <source>Turning points</source>
        <translation>Fordulópontok</translation>
    </message>
</context>
<context>
    <name>WayBack</name>
    <message>
        <source>Back to the game</source>
        <translation>Vissza a játékhoz</translation>
    </message>
    <message>
        <source>Other branches</source>
        <translation>Többi ág</translation>
    </message>
</context>
<context>
    <name>WaysMenu</name>
    <message>
        <source>New game…</source>
        <translation>Új játék…</translation>
    </message>
    <message>
        <source>Replay</source>
        <translation>Visszajátszás</translation>
    </message>
    <message>
        <source>Review</source>
        <translation>Elemzés</translation>
    </message>
    <message>
        <source>Same deal again</source>
        <translation>Ugyanez az osztás</translation>
    </message>
</context>
<context>
    <name>Welcome</name>
    <message>
        <source>How to play here</source>
        <translation>Így játszhatsz itt</translation>
    </message>
    <message>
        <source>New here?</source>
        <translation>Most jársz itt először?</translation>
    </message>
    <message>
        <source>The rules</source>
        <translation>A szabályok</translation>
    </message>
    <message>
        <source>Start a game with the usual players. The bar above the table always says what you can do, and every move can be undone.</source>
        <translation>Kezdj egy játékot a szokásos felállásban. Az asztal fölötti sáv mindig megmondja, mit tehetsz, és minden lépés visszavonható.</translation>
    </message>
    <message>
        <source>Learn</source>
        <translation>Tanulás</translation>
    </message>
    <message>
        <source>Learn a game by playing it: about half an hour, and every move can be undone.</source>
        <translation>Tanulj meg egy játékot játék közben: nagyjából fél óra, és minden lépés visszavonható.</translation>
    </message>
</context>
<context>
    <name>actions</name>
    <message>
        <source>&amp;About Burgundy Desktop</source>
        <translation>A Burgundy Desktop &amp;névjegye</translation>
    </message>
    <message>
        <source>&amp;Chronicle</source>
        <translation>&amp;Krónika</translation>
    </message>
    <message>
        <source>&amp;Fair chance</source>
        <translation>&amp;Tisztességes véletlen</translation>
    </message>
    <message>
        <source>&amp;Full screen</source>
        <translation>&amp;Teljes képernyő</translation>
    </message>
    <message>
        <source>&amp;Hint</source>
        <translation>&amp;Tipp</translation>
    </message>
    <message>
        <source>&amp;Library</source>
        <translation>&amp;Könyvtár</translation>
    </message>
    <message>
        <source>&amp;Log</source>
        <translation>Nap&amp;ló</translation>
    </message>
    <message>
        <source>&amp;New game…</source>
        <translation>Ú&amp;j játék…</translation>
    </message>
    <message>
        <source>&amp;Odds…</source>
        <translation>&amp;Esélyek…</translation>
    </message>
    <message>
        <source>&amp;Open…</source>
        <translation>&amp;Megnyitás…</translation>
    </message>
    <message>
        <source>&amp;Players</source>
        <translation>&amp;Játékosok</translation>
    </message>
    <message>
        <source>&amp;Quit</source>
        <translation>K&amp;ilépés</translation>
    </message>
    <message>
        <source>&amp;Redo</source>
        <translation>&amp;Ismétlés</translation>
    </message>
    <message>
        <source>&amp;Rules</source>
        <translation>&amp;Szabályok</translation>
    </message>
    <message>
        <source>&amp;Save as…</source>
        <translation>M&amp;entés másként…</translation>
    </message>
    <message>
        <source>&amp;Score sheet…</source>
        <translation>É&amp;rtékelőlap…</translation>
    </message>
    <message>
        <source>&amp;Settings…</source>
        <translation>&amp;Beállítások…</translation>
    </message>
    <message>
        <source>&amp;Statistics</source>
        <translation>&amp;Statisztika</translation>
    </message>
    <message>
        <source>&amp;Undo</source>
        <translation>&amp;Visszavonás</translation>
    </message>
    <message>
        <source>Back to &amp;now</source>
        <translation>Vissza a &amp;jelenbe</translation>
    </message>
    <message>
        <source>Copy &amp;game code</source>
        <translation>Kó&amp;d másolása</translation>
    </message>
    <message>
        <source>Every game that you have finished</source>
        <translation>Minden befejezett játékod</translation>
    </message>
    <message>
        <source>Fast</source>
        <translation>Gyors</translation>
    </message>
    <message>
        <source>Fit</source>
        <translation>Egészben</translation>
    </message>
    <message>
        <source>Fit the table into the window</source>
        <translation>Az egész asztal az ablakban</translation>
    </message>
    <message>
        <source>How to &amp;play in this program</source>
        <translation>&amp;Így játszhatsz ebben a programban</translation>
    </message>
    <message>
        <source>How you have played, in figures</source>
        <translation>Hogyan játszottál, számokban</translation>
    </message>
    <message>
        <source>In the log: moves that were taken back, and others that were tried</source>
        <translation>A naplóban: visszavont és kipróbált lépések</translation>
    </message>
    <message>
        <source>Instant</source>
        <translation>Azonnali</translation>
    </message>
    <message>
        <source>List of &amp;moves</source>
        <translation>Lépé&amp;sek listája</translation>
    </message>
    <message>
        <source>New game</source>
        <translation>Új játék</translation>
    </message>
    <message>
        <source>Next &amp;branch</source>
        <translation>Következő á&amp;g</translation>
    </message>
    <message>
        <source>Normal</source>
        <translation>Normál</translation>
    </message>
    <message>
        <source>Open…</source>
        <translation>Megnyitás…</translation>
    </message>
    <message>
        <source>Play a &amp;code…</source>
        <translation>Játék &amp;kóddal…</translation>
    </message>
    <message>
        <source>Play the deal that somebody sent you</source>
        <translation>Játszd le azt az osztást, amelyet valaki küldött neked</translation>
    </message>
    <message>
        <source>S&amp;eries</source>
        <translation>Mér&amp;kőzések</translation>
    </message>
    <message>
        <source>S&amp;kip or confirm	Space</source>
        <translation>Át&amp;ugrás vagy jóváhagyás	Szóköz</translation>
    </message>
    <message>
        <source>Scores</source>
        <translation>Pontok</translation>
    </message>
    <message>
        <source>See &amp;everything</source>
        <translation>&amp;Minden látsszon</translation>
    </message>
    <message>
        <source>Settings</source>
        <translation>Beállítások</translation>
    </message>
    <message>
        <source>Several games that count together</source>
        <translation>Több játék, amely együtt számít</translation>
    </message>
    <message>
        <source>Show or hide the log</source>
        <translation>A napló megjelenítése vagy elrejtése</translation>
    </message>
    <message>
        <source>Slow</source>
        <translation>Lassú</translation>
    </message>
    <message>
        <source>The code of this deal, for others; of a sealed deal once the game is over</source>
        <translation>Ennek az osztásnak a kódja, másoknak; lepecsételt osztásé csak a játék végén</translation>
    </message>
    <message>
        <source>Verify a game, and see how the dice fell</source>
        <translation>Ellenőrizz egy játékot, és nézd meg, hogyan gurultak a kockák</translation>
    </message>
    <message>
        <source>Where every point came from</source>
        <translation>Honnan jött minden pont</translation>
    </message>
    <message>
        <source>Where everything is kept; copy, delete, mend</source>
        <translation>Hol van minden: másolás, törlés, javítás</translation>
    </message>
    <message>
        <source>Your &amp;data…</source>
        <translation>Az &amp;adataid…</translation>
    </message>
    <message>
        <source>Zoom &amp;in</source>
        <translation>&amp;Nagyítás</translation>
    </message>
    <message>
        <source>Zoom &amp;out</source>
        <translation>&amp;Kicsinyítés</translation>
    </message>
    <message>
        <source>&amp;Play the hint</source>
        <translation>A tipp meg&amp;lépése</translation>
    </message>
    <message>
        <source>All games, and everything you have started</source>
        <translation>Az összes játék és minden, amit elkezdtél</translation>
    </message>
    <message>
        <source>Go back to your last decision</source>
        <translation>Vissza az utolsó döntésedhez</translation>
    </message>
    <message>
        <source>Go back to your last decision, even past something new: dice and draws will be the same again</source>
        <translation>Vissza az utolsó döntésedhez, azon túl is, ami új volt: a dobások és a húzások ugyanazok lesznek</translation>
    </message>
    <message>
        <source>Replay the undone moves with the same dice and draws</source>
        <translation>A visszavont lépések újra, ugyanazokkal a dobásokkal és húzásokkal</translation>
    </message>
    <message>
        <source>Start a new game</source>
        <translation>Új játék kezdése</translation>
    </message>
    <message>
        <source>Close the program; every game is already saved</source>
        <translation>A program bezárása; minden játék el van már mentve</translation>
    </message>
    <message>
        <source>Language, look, pace, undo</source>
        <translation>Nyelv, megjelenés, tempó, visszavonás</translation>
    </message>
    <message>
        <source>Leave the earlier position and return to the game</source>
        <translation>Vissza a korábbi állásból a játékhoz</translation>
    </message>
    <message>
        <source>Open a saved game from any folder</source>
        <translation>Mentett játék megnyitása bármelyik mappából</translation>
    </message>
    <message>
        <source>Save a copy of this game to a file</source>
        <translation>A játék másolatának mentése fájlba</translation>
    </message>
    <message>
        <source>The rules, at the part you need now</source>
        <translation>A szabályok, rögtön a jó helyen</translation>
    </message>
    <message>
        <source>What a strong player would play, and why</source>
        <translation>Mit lépne egy erős játékos, és miért</translation>
    </message>
    <message>
        <source>Play the suggested move</source>
        <translation>Megléped, amit a tipp mond</translation>
    </message>
    <message>
        <source>&amp;Icons</source>
        <translation>&amp;Ikonok</translation>
    </message>
    <message>
        <source>What each icon on this table means</source>
        <translation>Mit jelentenek az asztal ikonjai</translation>
    </message>
    <message>
        <source>&amp;Learn…</source>
        <translation>&amp;Tanulás…</translation>
    </message>
    <message>
        <source>Learn a game by playing it, step by step</source>
        <translation>Tanulj meg egy játékot játék közben, lépésről lépésre</translation>
    </message>
    <message>
        <source>Look at the game move by move, or as a film</source>
        <translation>Nézd vissza a játékot lépésenként vagy filmként</translation>
    </message>
    <message>
        <source>Repla&amp;y</source>
        <translation>Vissza&amp;játszás</translation>
    </message>
    <message>
        <source>Re&amp;view</source>
        <translation>&amp;Elemzés</translation>
    </message>
    <message>
        <source>What decided the game, and what was better</source>
        <translation>Mi döntötte el a játékot, és mi lett volna jobb</translation>
    </message>
    <message>
        <source>&amp;Forecast</source>
        <translation>&amp;Várható eredmény</translation>
    </message>
    <message>
        <source>How the game may end for everybody; counts as a hint</source>
        <translation>Ki hány ponttal végezhet; tippnek számít</translation>
    </message>
    <message>
        <source>Find better moves where you went wrong in your reviewed games</source>
        <translation>Keress jobb lépést ott, ahol az elemzett játékaidban hibáztál</translation>
    </message>
    <message>
        <source>Learn from your &amp;mistakes…</source>
        <translation>Tanulj a &amp;hibáidból…</translation>
    </message>
    <message>
        <source>&amp;Gentle: asks before blunders</source>
        <translation>&amp;Elnéző: nagy hibák előtt szól</translation>
    </message>
    <message>
        <source>&amp;Off</source>
        <translation>&amp;Ki</translation>
    </message>
    <message>
        <source>&amp;Strict: asks before small mistakes too</source>
        <translation>&amp;Szigorú: kis hibák előtt is szól</translation>
    </message>
    <message>
        <source>&amp;Usual: asks before mistakes</source>
        <translation>S&amp;zokásos: hibák előtt szól</translation>
    </message>
    <message>
        <source>One deal of each game a day, for everybody</source>
        <translation>Minden játékból naponta egy osztás, mindenkinek ugyanaz</translation>
    </message>
    <message>
        <source>&amp;Daily deal</source>
        <translation>&amp;Napi osztás</translation>
    </message>
    <message>
        <source>Cha&amp;llenges</source>
        <translation>Ki&amp;hívások</translation>
    </message>
    <message>
        <source>Goals with medals, twelve for each game</source>
        <translation>Célok érmekkel, játékonként tizenkettő</translation>
    </message>
    <message>
        <source>Pla&amp;yers…</source>
        <translation>&amp;Játékosok…</translation>
    </message>
    <message>
        <source>What the next roll or draw may be, or what is hidden; counts as a hint</source>
        <translation>Mi jöhet a következő dobással vagy húzással, és mi lehet rejtve; tippnek számít</translation>
    </message>
    <message>
        <source>Who plays at this computer</source>
        <translation>Ki játszik ezen a gépen</translation>
    </message>
</context>
<context>
    <name>boonlake</name>
    <message numerus="yes">
        <source>%n building sites</source>
        <comment>on a tile that may come</comment>
        <translation>
            <numerusform>%n építési terület</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n canoe(s)</source>
        <translation>
            <numerusform>%n csónak</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n card(s)</source>
        <translation>
            <numerusform>%n kártya</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n card(s) missing: both piles are empty</source>
        <translation>
            <numerusform>%n kártya hiányzik: mindkét pakli üres</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n cattle</source>
        <comment>on a pasture</comment>
        <translation>
            <numerusform>%n marha</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n clay</source>
        <translation>
            <numerusform>%n agyag</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n coin(s)</source>
        <translation>
            <numerusform>%n érme</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n extra inhabitant(s) for points</source>
        <comment>button</comment>
        <translation>
            <numerusform>%n többletmunkás helyett pont</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n inhabitant(s)</source>
        <translation>
            <numerusform>%n munkás</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n inhabitant(s)</source>
        <comment>button</comment>
        <translation>
            <numerusform>%n munkás</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n inhabitant(s) missing in the supply</source>
        <translation>
            <numerusform>%n munkás hiányzik a készletből</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n inhabited area(s) on it and around.</source>
        <translation>
            <numerusform>Rajta és körülötte %n lakott terület.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n iron</source>
        <translation>
            <numerusform>%n vas</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n left</source>
        <comment>solo tiles, on the table</comment>
        <translation>
            <numerusform>még %n</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n passed over</source>
        <translation>
            <numerusform>%n kihagyva</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n point(s)</source>
        <translation>
            <numerusform>%n pont</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n point(s) at each interim scoring</source>
        <translation>
            <numerusform>%n győzelmi pont minden közbenső pontozáskor</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n point(s) at the end of the game.</source>
        <translation>
            <numerusform>A játék végén %n pont.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n point(s) for a settlement here</source>
        <translation>
            <numerusform>%n pont egy itteni településért</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n point(s) for each cattle</source>
        <translation>
            <numerusform>minden marháért %n pont</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n point(s) for each house</source>
        <translation>
            <numerusform>minden házért %n pont</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n point(s) for each level of production sites</source>
        <translation>
            <numerusform>a termelőüzemek minden szintjéért %n pont</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n point(s) for each settlement</source>
        <translation>
            <numerusform>minden településért %n pont</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n step(s) beyond the end are lost</source>
        <translation>
            <numerusform>a sáv végén túl %n lépés elvész</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n step(s) on one track of your choice</source>
        <translation>
            <numerusform>%n lépés egy választott sínen</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n step(s) on the cactus track</source>
        <translation>
            <numerusform>%n lépés a kaktuszsávon</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n step(s) on the card track</source>
        <translation>
            <numerusform>%n lépés a kártyasínen</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n step(s) on the coin track</source>
        <translation>
            <numerusform>%n lépés az érmesínen</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n stone</source>
        <translation>
            <numerusform>%n kő</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n vase(s)</source>
        <translation>
            <numerusform>%n váza</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n vase(s)</source>
        <comment>button</comment>
        <translation>
            <numerusform>%n váza</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n wood</source>
        <translation>
            <numerusform>%n fa</numerusform>
        </translation>
    </message>
    <message>
        <source>+{things}</source>
        <translation>+{things}</translation>
    </message>
    <message>
        <source>+{things} from the board</source>
        <comment>the income of empty recesses</comment>
        <translation>+{things} a tábláról</translation>
    </message>
    <message>
        <source>1 resource less, or at any time 2 coins or 2 cards</source>
        <translation>1 nyersanyaggal kevesebb, vagy bármikor 2 érme vagy 2 kártya</translation>
    </message>
    <message numerus="yes">
        <source>A canoe moves downstream free of charge, upstream for %n coin(s).</source>
        <translation>
            <numerusform>A csónak lefelé ingyen megy, felfelé %n érméért.</numerusform>
        </translation>
    </message>
    <message>
        <source>A harbour has room for any number of ships.</source>
        <translation>A kikötőben akárhány hajó elfér.</translation>
    </message>
    <message>
        <source>A house became a settlement. As it should be.</source>
        <translation>A házból település lett. Így van jól.</translation>
    </message>
    <message>
        <source>A house on {location}</source>
        <translation>Ház: {location}. helyszín</translation>
    </message>
    <message>
        <source>A level cleared. Your people have found a home.</source>
        <translation>Kiürült egy szinted. Otthonra leltek a tieid.</translation>
    </message>
    <message>
        <source>A new lever! I can’t wait to push it.</source>
        <translation>Új emelő! Alig várom, hogy lenyomjam.</translation>
    </message>
    <message>
        <source>A new lever! What a machine you are building!</source>
        <translation>Új emelő! Micsoda gépezetet építesz!</translation>
    </message>
    <message>
        <source>A new lever. Sound work.</source>
        <translation>Új emelő. Rendes munka.</translation>
    </message>
    <message>
        <source>A pasture on {location}</source>
        <translation>Marhalegelő: {location}. helyszín</translation>
    </message>
    <message>
        <source>A project done! I hardly slept for it.</source>
        <translation>Kész egy projektem! Alig aludtam miatta.</translation>
    </message>
    <message>
        <source>A project done. That was good planning.</source>
        <translation>Kész egy projekted. Jól tervezted.</translation>
    </message>
    <message>
        <source>A region for you! A nice spot, too.</source>
        <translation>Egy régió neked! Ráadásul szép hely.</translation>
    </message>
    <message>
        <source>A region for you. It looks well kept.</source>
        <translation>Egy régió neked. Rendezett vidék.</translation>
    </message>
    <message>
        <source>A settlement cannot be developed any further.</source>
        <translation>Egy település nem fejleszthető tovább.</translation>
    </message>
    <message numerus="yes">
        <source>A settlement on this tile costs %n point(s).</source>
        <translation>
            <numerusform>Egy település ezen a lapkán %n pontba kerül.</numerusform>
        </translation>
    </message>
    <message>
        <source>A settlement on {location}</source>
        <translation>Település: {location}. helyszín</translation>
    </message>
    <message>
        <source>A settlement! May I come and visit?</source>
        <translation>Település! Eljöhetek látogatóba?</translation>
    </message>
    <message>
        <source>A settlement! Soon we need a mayor.</source>
        <translation>Település! Lassan polgármester is kell.</translation>
    </message>
    <message>
        <source>A settlement. It becomes lively over there.</source>
        <translation>Település. Élénkül ott nálad az élet.</translation>
    </message>
    <message>
        <source>A tile of type {type}</source>
        <comment>the Eminence turns it up</comment>
        <translation>{type} típusú lapka</translation>
    </message>
    <message>
        <source>A tile on {location}</source>
        <translation>Épületlapka: {location}. helyszín</translation>
    </message>
    <message>
        <source>A tile placed here brings {things}.</source>
        <translation>Ezt hozza egy ide tett lapka: {things}.</translation>
    </message>
    <message>
        <source>A whole level empty! Your people are everywhere.</source>
        <translation>Egy egész szinted üres! Mindenhol ott vagytok.</translation>
    </message>
    <message>
        <source>A whole level is empty. Everybody is out!</source>
        <translation>Kiürült egy egész szintem. Mindenki kint van!</translation>
    </message>
    <message>
        <source>A wide country, and a river that waits for nobody.</source>
        <translation>Tágas vidék, és egy folyó, amely senkire sem vár.</translation>
    </message>
    <message>
        <source>All labels are covered: region scoring has no effect</source>
        <translation>Minden címke le van takarva: a régiós pontozásnak nincs hatása</translation>
    </message>
    <message>
        <source>All: a card of any type.</source>
        <translation>Mindenki: egy tetszőleges kártya.</translation>
    </message>
    <message>
        <source>All: expand, develop, or a card of any type.</source>
        <translation>Mindenki: terjeszkedés, fejlesztés vagy egy tetszőleges kártya.</translation>
    </message>
    <message>
        <source>All: place cattle, or a card of any type.</source>
        <translation>Mindenki: egy marha vagy egy tetszőleges kártya.</translation>
    </message>
    <message>
        <source>An inhabitant</source>
        <translation>Egy munkás</translation>
    </message>
    <message>
        <source>Another player is deciding.</source>
        <translation>Most egy másik játékos dönt.</translation>
    </message>
    <message>
        <source>Areas at bridges</source>
        <translation>Területek hidaknál</translation>
    </message>
    <message>
        <source>Areas: {first} and {second}</source>
        <translation>Területek: {first} és {second}</translation>
    </message>
    <message>
        <source>At the end of the game</source>
        <translation>Játék végi</translation>
    </message>
    <message>
        <source>B tiles not revealed</source>
        <translation>Fel nem fedett B lapkák</translation>
    </message>
    <message>
        <source>Boonlake</source>
        <translation>Boonlake</translation>
    </message>
    <message>
        <source>Boonlake</source>
        <comment>region</comment>
        <translation>Boonlake</translation>
    </message>
    <message>
        <source>Brings {things}.</source>
        <translation>Ezt hozza: {things}.</translation>
    </message>
    <message>
        <source>Build the first production site</source>
        <translation>Az első termelőüzem</translation>
    </message>
    <message>
        <source>Builder</source>
        <translation>Építész</translation>
    </message>
    <message>
        <source>Building sites</source>
        <translation>Építési területek</translation>
    </message>
    <message>
        <source>Cactus track</source>
        <translation>Kaktuszsáv</translation>
    </message>
    <message>
        <source>Cactus track: step {number}</source>
        <translation>Kaktuszsáv: {number}. lépés</translation>
    </message>
    <message>
        <source>Cactus track: {before} → {after}</source>
        <translation>Kaktuszsáv: {before} → {after}</translation>
    </message>
    <message>
        <source>Canal at the clay</source>
        <translation>Csatorna az agyagnál</translation>
    </message>
    <message>
        <source>Canal at the iron</source>
        <translation>Csatorna a vasnál</translation>
    </message>
    <message>
        <source>Canal at the stone</source>
        <translation>Csatorna a kőnél</translation>
    </message>
    <message>
        <source>Canal at the wood</source>
        <translation>Csatorna a fánál</translation>
    </message>
    <message>
        <source>Canoe at the clay</source>
        <translation>Csónak az agyagnál</translation>
    </message>
    <message>
        <source>Canoe at the iron</source>
        <translation>Csónak a vasnál</translation>
    </message>
    <message>
        <source>Canoe at the stone</source>
        <translation>Csónak a kőnél</translation>
    </message>
    <message>
        <source>Canoe at the wood</source>
        <translation>Csónak a fánál</translation>
    </message>
    <message>
        <source>Canoes: {first} and {second}</source>
        <translation>Csónakok: {first} és {second}</translation>
    </message>
    <message>
        <source>Card track</source>
        <translation>Kártyasín</translation>
    </message>
    <message>
        <source>Card: {type}.</source>
        <translation>Kártya: {type}.</translation>
    </message>
    <message>
        <source>Cards</source>
        <translation>Kártyák</translation>
    </message>
    <message>
        <source>Cards and projects</source>
        <comment>a row of the comparison</comment>
        <translation>Kártyák és projektek</translation>
    </message>
    <message>
        <source>Cards at the end</source>
        <translation>Kártyák a játék végén</translation>
    </message>
    <message>
        <source>Cards for an inhabitant</source>
        <comment>button</comment>
        <translation>Kártyákért munkás</translation>
    </message>
    <message>
        <source>Cards in hand</source>
        <comment>on a player&apos;s card</comment>
        <translation>Kézben tartott kártyák</translation>
    </message>
    <message>
        <source>Cards in hand: {count}</source>
        <translation>Kézben tartott kártyák: {count}</translation>
    </message>
    <message>
        <source>Cards of {name}</source>
        <comment>on the table, a heading</comment>
        <translation>{name} kártyái</translation>
    </message>
    <message>
        <source>Cards played: {count}</source>
        <translation>Kijátszott kártyák: {count}</translation>
    </message>
    <message>
        <source>Carried out: {players}.</source>
        <translation>Végrehajtotta: {players}.</translation>
    </message>
    <message>
        <source>Cattle</source>
        <translation>Marhák</translation>
    </message>
    <message>
        <source>Cattle need a pasture.</source>
        <translation>A marhának legelő kell.</translation>
    </message>
    <message>
        <source>Cattle on {location}</source>
        <translation>Marha: {location}. helyszín</translation>
    </message>
    <message>
        <source>Cattle placed</source>
        <translation>Lehelyezett marhák</translation>
    </message>
    <message>
        <source>Cattle placed</source>
        <comment>on a player&apos;s card</comment>
        <translation>Lehelyezett marhák</translation>
    </message>
    <message>
        <source>Cattle-breeding</source>
        <translation>Marhatenyésztés</translation>
    </message>
    <message numerus="yes">
        <source>Choose %n card(s) to discard.</source>
        <translation>
            <numerusform>Válassz %n eldobandó kártyát.</numerusform>
        </translation>
    </message>
    <message>
        <source>Choose a production site or a vase.</source>
        <translation>Válassz egy termelőüzemet vagy egy vázát.</translation>
    </message>
    <message>
        <source>Choose a production site.</source>
        <translation>Válassz egy termelőüzemet.</translation>
    </message>
    <message>
        <source>Choose a track</source>
        <translation>Sín választása</translation>
    </message>
    <message>
        <source>Choose an action</source>
        <translation>Akció választása</translation>
    </message>
    <message>
        <source>Choose an action tile.</source>
        <translation>Válassz egy akciólapkát.</translation>
    </message>
    <message>
        <source>Choose levers and canoes for it.</source>
        <translation>Válassz hozzá emelőket és csónakokat.</translation>
    </message>
    <message numerus="yes">
        <source>Choose the track for all %n step(s).</source>
        <translation>
            <numerusform>Válaszd ki, melyik sínen teszed meg a lépéseket (%n).</numerusform>
        </translation>
    </message>
    <message>
        <source>Choose what to do with it.</source>
        <translation>Válaszd meg, mit teszel vele.</translation>
    </message>
    <message>
        <source>Choose where the canoe goes.</source>
        <translation>Válaszd meg, hova megy a csónak.</translation>
    </message>
    <message>
        <source>Choose your first production site.</source>
        <translation>Válaszd ki az első termelőüzemedet.</translation>
    </message>
    <message>
        <source>Clay</source>
        <translation>Agyag</translation>
    </message>
    <message>
        <source>Coin track</source>
        <translation>Érmesín</translation>
    </message>
    <message>
        <source>Coins</source>
        <comment>on a player&apos;s card</comment>
        <translation>Érmék</translation>
    </message>
    <message>
        <source>Coins: {count}</source>
        <translation>Érmék: {count}</translation>
    </message>
    <message>
        <source>Connected tiles with areas</source>
        <translation>Összefüggő lapkák területekkel</translation>
    </message>
    <message>
        <source>Costs you {price}.</source>
        <translation>Ennyibe kerül neked: {price}.</translation>
    </message>
    <message>
        <source>Costs {price}.</source>
        <translation>Ára: {price}.</translation>
    </message>
    <message>
        <source>Cover a region</source>
        <translation>Régió letakarása</translation>
    </message>
    <message>
        <source>Covers {region}</source>
        <translation>Letakarja: {region}</translation>
    </message>
    <message>
        <source>Day card</source>
        <translation>Nappali kártya</translation>
    </message>
    <message>
        <source>Day cards cannot be used now.</source>
        <translation>Most nem használhatsz nappali kártyát.</translation>
    </message>
    <message>
        <source>Develop instead of the follow part</source>
        <translation>Fejlesztés a közös rész helyett</translation>
    </message>
    <message>
        <source>Develop into a house</source>
        <translation>Fejlesztés házzá</translation>
    </message>
    <message>
        <source>Develop into a settlement</source>
        <translation>Fejlesztés településsé</translation>
    </message>
    <message>
        <source>Discard a card</source>
        <translation>Kártya eldobása</translation>
    </message>
    <message>
        <source>Discard as a cost</source>
        <translation>Eldobás költségként</translation>
    </message>
    <message>
        <source>Discard cards for an inhabitant</source>
        <translation>Kártyák eldobása egy munkásért</translation>
    </message>
    <message>
        <source>Discard for coins</source>
        <comment>button</comment>
        <translation>Eldobás érméért</translation>
    </message>
    <message>
        <source>Discard pile</source>
        <comment>on the table, a heading</comment>
        <translation>Dobópakli</translation>
    </message>
    <message>
        <source>Discard pile: {count}</source>
        <translation>Dobópakli: {count}</translation>
    </message>
    <message>
        <source>Do not pay</source>
        <comment>button</comment>
        <translation>Nem fizetek</translation>
    </message>
    <message>
        <source>Draw</source>
        <translation>Húzás</translation>
    </message>
    <message>
        <source>Draw</source>
        <comment>button</comment>
        <translation>Húzás</translation>
    </message>
    <message>
        <source>Draw 2 cards</source>
        <comment>button</comment>
        <translation>2 kártya húzása</translation>
    </message>
    <message>
        <source>Draw cards</source>
        <translation>Kártyák húzása</translation>
    </message>
    <message>
        <source>Draw cards by a lever</source>
        <translation>Kártyák húzása emelővel</translation>
    </message>
    <message>
        <source>Draw pile: {count}</source>
        <translation>Húzópakli: {count}</translation>
    </message>
    <message>
        <source>Each empty recess brings income in the interim scorings.</source>
        <translation>Minden üres mélyedés bevételt hoz a közbenső pontozásokban.</translation>
    </message>
    <message numerus="yes">
        <source>Each empty recess: %n point(s) at the end.</source>
        <translation>
            <numerusform>Minden üres mélyedés: a végén %n pont.</numerusform>
        </translation>
    </message>
    <message>
        <source>Effects of cards</source>
        <translation>Kártyák hatása</translation>
    </message>
    <message>
        <source>Effects of levers</source>
        <translation>Emelők hatása</translation>
    </message>
    <message>
        <source>Empty and next to a tile; no reward for it</source>
        <translation>Üres, és lapkával szomszédos; jutalom nem jár érte</translation>
    </message>
    <message>
        <source>Empty recesses</source>
        <translation>Üres mélyedések</translation>
    </message>
    <message>
        <source>End of the game</source>
        <translation>A játék vége</translation>
    </message>
    <message>
        <source>Every search of this turn begins there</source>
        <translation>E kör minden keresése ott kezdődik</translation>
    </message>
    <message>
        <source>Everything else</source>
        <comment>a row of the comparison</comment>
        <translation>Minden más</translation>
    </message>
    <message>
        <source>Exchange</source>
        <translation>Csere</translation>
    </message>
    <message>
        <source>Expand</source>
        <translation>Terjeszkedés</translation>
    </message>
    <message>
        <source>Explore</source>
        <translation>Felfedezés</translation>
    </message>
    <message>
        <source>Final scoring</source>
        <translation>Végső pontozás</translation>
    </message>
    <message>
        <source>Final scoring</source>
        <comment>title of the comparison</comment>
        <translation>Végső pontozás</translation>
    </message>
    <message>
        <source>Final scoring of {player}</source>
        <translation>Végső pontozás: {player}</translation>
    </message>
    <message>
        <source>Finish</source>
        <comment>this part of a turn: going on or doing without</comment>
        <translation>Befejezés</translation>
    </message>
    <message>
        <source>First at the lock! Make way!</source>
        <translation>Elsőként a zsilipnél! Utat kérek!</translation>
    </message>
    <message>
        <source>First at the lock! You do like to hurry.</source>
        <translation>Elsőként a zsilipnél! Szeretsz sietni.</translation>
    </message>
    <message>
        <source>First you may {things}.</source>
        <comment>offer</comment>
        <translation>Először választhatsz: {things}.</translation>
    </message>
    <message>
        <source>Free of charge.</source>
        <translation>Ingyenes.</translation>
    </message>
    <message numerus="yes">
        <source>From this row your ship sails up to %n space(s).</source>
        <translation>
            <numerusform>Ebből a sorból a hajód legfeljebb %n mezőt megy.</numerusform>
        </translation>
    </message>
    <message>
        <source>Give a vase</source>
        <comment>button</comment>
        <translation>Egy vázát adok</translation>
    </message>
    <message>
        <source>Give a vase for coins</source>
        <translation>Egy váza érméért</translation>
    </message>
    <message>
        <source>Give inhabitants or 5 coins each</source>
        <translation>Adj munkást vagy darabonként 5 érmét</translation>
    </message>
    <message>
        <source>Give vases or 5 coins each</source>
        <translation>Adj vázát vagy darabonként 5 érmét</translation>
    </message>
    <message>
        <source>Grey tiles: {count}</source>
        <translation>Szürke lapkák: {count}</translation>
    </message>
    <message>
        <source>Highest of its three: {action}</source>
        <translation>A három közül a legfelső: {action}</translation>
    </message>
    <message>
        <source>Houses</source>
        <translation>Házak</translation>
    </message>
    <message>
        <source>Houses built</source>
        <comment>on a player&apos;s card</comment>
        <translation>Felépített házak</translation>
    </message>
    <message numerus="yes">
        <source>In each interim scoring to come it pays %n coin(s) more ({times} left).</source>
        <translation>
            <numerusform>Minden közbenső pontozáskor %n érmével többet fizet (még {times} lesz).</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>In each interim scoring to come it pays %n point(s) more ({times} left).</source>
        <translation>
            <numerusform>Minden közbenső pontozáskor %n ponttal többet hoz (még {times} lesz).</numerusform>
        </translation>
    </message>
    <message>
        <source>In the four scorings: {values}.</source>
        <translation>A négy pontozásban: {values}.</translation>
    </message>
    <message>
        <source>In this round the ships take the other arm.</source>
        <translation>Ebben a fordulóban a hajók a másik ágon mennek.</translation>
    </message>
    <message>
        <source>Income</source>
        <comment>a row of the comparison</comment>
        <translation>Bevétel</translation>
    </message>
    <message>
        <source>Income of the board</source>
        <translation>A tábla bevétele</translation>
    </message>
    <message>
        <source>Income of the tracks</source>
        <translation>A sínek bevétele</translation>
    </message>
    <message>
        <source>Income of {player}</source>
        <translation>{player} bevétele</translation>
    </message>
    <message>
        <source>Income: {things}.</source>
        <translation>Bevétel: {things}.</translation>
    </message>
    <message>
        <source>Inhabitants in the supply: {count}</source>
        <translation>Munkások a készletben: {count}</translation>
    </message>
    <message>
        <source>Inhabitants on the ranch</source>
        <comment>on a player&apos;s card</comment>
        <translation>Munkások a farmon</translation>
    </message>
    <message>
        <source>Inhabitants on the ranch: {count}</source>
        <translation>Munkások a farmon: {count}</translation>
    </message>
    <message>
        <source>Inhabitants that you can use.</source>
        <translation>Munkások, akiket használhatsz.</translation>
    </message>
    <message>
        <source>Interim scoring {number}</source>
        <translation>{number}. közbenső pontozás</translation>
    </message>
    <message>
        <source>Interim scoring {number}</source>
        <comment>title of the comparison</comment>
        <translation>{number}. közbenső pontozás</translation>
    </message>
    <message>
        <source>Interim scoring {number} is over</source>
        <translation>Véget ért: {number}. közbenső pontozás</translation>
    </message>
    <message>
        <source>Iron</source>
        <translation>Vas</translation>
    </message>
    <message numerus="yes">
        <source>It brings the Eminence %n point(s) in each scoring.</source>
        <translation>
            <numerusform>Az Eminenciásnak minden pontozásban %n pontot hoz.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>It builds %n structure(s)</source>
        <translation>
            <numerusform>%n építményt épít</numerusform>
        </translation>
    </message>
    <message>
        <source>It follows fixed rules; you win with at least as many points.</source>
        <translation>Kötött szabályokat követ; ha legalább annyi pontod van, te győzöl.</translation>
    </message>
    <message>
        <source>It has to be adjacent to a tile.</source>
        <translation>Egy lapkával szomszédosnak kell lennie.</translation>
    </message>
    <message>
        <source>It is not your turn: {player} is deciding.</source>
        <translation>Most nem te jössz: {player} dönt.</translation>
    </message>
    <message>
        <source>It places cattle</source>
        <translation>Marhát tesz le</translation>
    </message>
    <message>
        <source>It was not enough. I blame only myself.</source>
        <translation>Nem volt elég. Magamnak köszönhetem.</translation>
    </message>
    <message>
        <source>Its actions: {actions}.</source>
        <translation>Akciói: {actions}.</translation>
    </message>
    <message>
        <source>Its corners: {corners}.</source>
        <translation>Sarkai: {corners}.</translation>
    </message>
    <message>
        <source>Its second tile was not placed</source>
        <translation>A második lapkája nem került le</translation>
    </message>
    <message>
        <source>Keep a scoring tile</source>
        <translation>Pontozólapka megtartása</translation>
    </message>
    <message>
        <source>Keep one of the two scoring tiles: it will count double for you.</source>
        <translation>Tartsd meg a két pontozólapka egyikét: neked duplán fog számítani.</translation>
    </message>
    <message>
        <source>Keeps the site from {player}, who could also pay for it.</source>
        <translation>Elfoglalod {player} elől, aki szintén ki tudná fizetni.</translation>
    </message>
    <message>
        <source>Level {number} of the player board</source>
        <translation>A játékostábla {number}. szintje</translation>
    </message>
    <message>
        <source>Levels of production sites</source>
        <translation>A termelőüzemek szintjei</translation>
    </message>
    <message>
        <source>Lever instead of a card</source>
        <comment>button</comment>
        <translation>Kártya helyett emelő</translation>
    </message>
    <message>
        <source>Lever instead of this part</source>
        <comment>button</comment>
        <translation>E rész helyett emelő</translation>
    </message>
    <message>
        <source>Lever: 3 coins for a card</source>
        <translation>Emelő: 3 érme kártya helyett</translation>
    </message>
    <message>
        <source>Lever: cards for an inhabitant</source>
        <translation>Emelő: kártyákért munkás</translation>
    </message>
    <message>
        <source>Lever: cheaper settlement</source>
        <translation>Emelő: olcsóbb település</translation>
    </message>
    <message>
        <source>Lever: coins for production</source>
        <translation>Emelő: érme a termelőüzemekért</translation>
    </message>
    <message>
        <source>Lever: develop</source>
        <translation>Emelő: fejlesztés</translation>
    </message>
    <message>
        <source>Lever: inhabitant for a tile</source>
        <translation>Emelő: munkás a lapkáért</translation>
    </message>
    <message>
        <source>Lever: modernize</source>
        <translation>Emelő: korszerűsítés</translation>
    </message>
    <message>
        <source>Lever: points for regions</source>
        <translation>Emelő: pont a régiókért</translation>
    </message>
    <message>
        <source>Lever: resource and 5</source>
        <translation>Emelő: nyersanyag és 5</translation>
    </message>
    <message>
        <source>Lever: resource or 2</source>
        <translation>Emelő: nyersanyag vagy 2</translation>
    </message>
    <message>
        <source>Lever: upstream</source>
        <translation>Emelő: felfelé</translation>
    </message>
    <message>
        <source>Lever: vase</source>
        <translation>Emelő: váza</translation>
    </message>
    <message>
        <source>Levers</source>
        <comment>a row of the comparison</comment>
        <translation>Emelők</translation>
    </message>
    <message>
        <source>Levers</source>
        <comment>condition</comment>
        <translation>Emelők</translation>
    </message>
    <message>
        <source>Levers at the end</source>
        <translation>Emelők a játék végén</translation>
    </message>
    <message>
        <source>Levers ready</source>
        <comment>on a player&apos;s card</comment>
        <translation>Használható emelők</translation>
    </message>
    <message>
        <source>Location {number}</source>
        <translation>{number}. helyszín</translation>
    </message>
    <message>
        <source>Lock: interim scoring {number}</source>
        <translation>Zsilip: {number}. közbenső pontozás</translation>
    </message>
    <message>
        <source>Lower site: {things}</source>
        <translation>Alsó terület: {things}</translation>
    </message>
    <message numerus="yes">
        <source>Lowest action tile {action}: %n step(s) on the cactus track</source>
        <translation>
            <numerusform>A legalsó akciólapka {action}: %n lépés a kaktuszsávon</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Lowest action tile {action}: it builds %n structure(s)</source>
        <translation>
            <numerusform>A legalsó akciólapka {action}: %n építményt épít</numerusform>
        </translation>
    </message>
    <message>
        <source>Lowest action tile {action}: it places cattle</source>
        <translation>A legalsó akciólapka {action}: marhát helyez le</translation>
    </message>
    <message>
        <source>Lowest rows</source>
        <translation>Legalsó sorok</translation>
    </message>
    <message>
        <source>Modernize</source>
        <translation>Korszerűsítés</translation>
    </message>
    <message>
        <source>Modernize instead of the follow part</source>
        <translation>Korszerűsítés a közös rész helyett</translation>
    </message>
    <message>
        <source>Move a canoe</source>
        <translation>Csónak mozgatása</translation>
    </message>
    <message>
        <source>My marker on this region! Looks good, doesn’t it?</source>
        <translation>Az én jelzőm ezen a régión! Jól mutat, nem?</translation>
    </message>
    <message>
        <source>My own tile, and I missed it! Laugh if you like.</source>
        <translation>A saját lapkám, és lemaradtam! Nevess csak.</translation>
    </message>
    <message>
        <source>New Hope</source>
        <comment>region</comment>
        <translation>New Hope</translation>
    </message>
    <message>
        <source>Next step: {things}.</source>
        <translation>A következő lépés: {things}.</translation>
    </message>
    <message>
        <source>Night card</source>
        <translation>Éjszakai kártya</translation>
    </message>
    <message>
        <source>Night cards cannot be used now.</source>
        <translation>Most nem használhatsz éjszakai kártyát.</translation>
    </message>
    <message>
        <source>No canoe of yours can go from here or come here now.</source>
        <translation>Most egyik csónakod sem mehet innen vagy jöhet ide.</translation>
    </message>
    <message>
        <source>No card can be used now.</source>
        <translation>Most nem használhatsz kártyát.</translation>
    </message>
    <message>
        <source>No cattle is placed</source>
        <translation>Nem tesz le marhát</translation>
    </message>
    <message>
        <source>No house is built</source>
        <translation>Nem épít házat</translation>
    </message>
    <message>
        <source>No location is possible</source>
        <translation>Egyetlen helyszín sem lehetséges</translation>
    </message>
    <message>
        <source>No pasture is placed</source>
        <translation>Nem tesz le marhalegelőt</translation>
    </message>
    <message>
        <source>No production site can be built now.</source>
        <translation>Most nem építhetsz termelőüzemet.</translation>
    </message>
    <message>
        <source>No region is covered</source>
        <translation>Nem takar le régiót</translation>
    </message>
    <message>
        <source>No settlement is built</source>
        <translation>Nem épít települést</translation>
    </message>
    <message>
        <source>No tile is left, so top left counts: {location}</source>
        <translation>Nem maradt lapka, ezért a bal felső sarok számít: {location}</translation>
    </message>
    <message>
        <source>No tile is placed</source>
        <translation>Nem tesz le épületlapkát</translation>
    </message>
    <message>
        <source>None is left</source>
        <translation>Nem maradt belőle</translation>
    </message>
    <message>
        <source>Nothing can be placed here now.</source>
        <translation>Ide most semmit sem lehet tenni.</translation>
    </message>
    <message>
        <source>Now it brings {things}.</source>
        <translation>Most ezt hozza: {things}.</translation>
    </message>
    <message>
        <source>Now it costs you nothing.</source>
        <translation>Most semmibe sem kerül.</translation>
    </message>
    <message>
        <source>Now: {way}.</source>
        <comment>how a card would be paid</comment>
        <translation>Most: {way}.</translation>
    </message>
    <message>
        <source>Of its three actions the highest: {action} ({others})</source>
        <translation>A három akciója közül a legfelső: {action} ({others})</translation>
    </message>
    <message>
        <source>On the upper site of its second tile</source>
        <translation>A második lapkája felső építési területére</translation>
    </message>
    <message>
        <source>One level cleared. They have settled well.</source>
        <translation>Kiürült egy szintem. Jól letelepedtek.</translation>
    </message>
    <message>
        <source>One lever more. Progress is quiet.</source>
        <translation>Eggyel több emelő. Csendes a haladás.</translation>
    </message>
    <message>
        <source>One region more. Slowly, but surely.</source>
        <translation>Még egy régió. Lassan, de biztosan.</translation>
    </message>
    <message>
        <source>Only you see your cards.</source>
        <translation>A kártyáidat csak te látod.</translation>
    </message>
    <message>
        <source>Other</source>
        <translation>Egyéb</translation>
    </message>
    <message>
        <source>Own tile: {player}.</source>
        <translation>Saját lapka: {player}.</translation>
    </message>
    <message>
        <source>Pastures: {count}</source>
        <translation>Legelők: {count}</translation>
    </message>
    <message>
        <source>Phase B</source>
        <translation>B fázis</translation>
    </message>
    <message>
        <source>Pieces used up</source>
        <translation>Elfogyott elemek</translation>
    </message>
    <message>
        <source>Pioneer</source>
        <translation>Úttörő</translation>
    </message>
    <message>
        <source>Place cattle</source>
        <translation>Marha lehelyezése</translation>
    </message>
    <message>
        <source>Place the pasture</source>
        <translation>Legelő lehelyezése</translation>
    </message>
    <message>
        <source>Place the tile</source>
        <translation>Lapka lehelyezése</translation>
    </message>
    <message>
        <source>Place the tile on a glowing location.</source>
        <translation>Tedd a lapkát egy világító helyszínre.</translation>
    </message>
    <message>
        <source>Placed with Cattle-breeding.</source>
        <translation>A Marhatenyésztéssel kerülnek a térképre.</translation>
    </message>
    <message>
        <source>Play a card</source>
        <translation>Kártya kijátszása</translation>
    </message>
    <message>
        <source>Played cards: {first} and {second}</source>
        <translation>Kijátszott kártyák: {first} és {second}</translation>
    </message>
    <message>
        <source>Preferred location of this turn: {location}.</source>
        <translation>E kör preferált helyszíne: {location}.</translation>
    </message>
    <message>
        <source>Production site</source>
        <translation>Termelőüzem</translation>
    </message>
    <message>
        <source>Production site for clay</source>
        <translation>Termelőüzem: agyag</translation>
    </message>
    <message>
        <source>Production site for iron</source>
        <translation>Termelőüzem: vas</translation>
    </message>
    <message>
        <source>Production site for stone</source>
        <translation>Termelőüzem: kő</translation>
    </message>
    <message>
        <source>Production site for wood</source>
        <translation>Termelőüzem: fa</translation>
    </message>
    <message>
        <source>Progress</source>
        <translation>Haladás</translation>
    </message>
    <message>
        <source>Push a lever up</source>
        <translation>Emelő feltolása</translation>
    </message>
    <message>
        <source>Put scoring marker {number} on a tile: points if you meet it, a loss if not.</source>
        <translation>Tedd a pontozásjelződet ({number}.) egy lapkára: pont, ha teljesíted, veszteség, ha nem.</translation>
    </message>
    <message>
        <source>Recruit</source>
        <translation>Toborzás</translation>
    </message>
    <message>
        <source>Recruitment</source>
        <translation>Toborzás</translation>
    </message>
    <message>
        <source>Region scoring</source>
        <translation>Régiós pontozás</translation>
    </message>
    <message>
        <source>Region {region}</source>
        <translation>Régió: {region}</translation>
    </message>
    <message>
        <source>Regions</source>
        <translation>Régiók</translation>
    </message>
    <message>
        <source>Regions</source>
        <comment>a row of the comparison</comment>
        <translation>Régiók</translation>
    </message>
    <message>
        <source>Regions are chosen with the action Region scoring.</source>
        <translation>Régiót a Régiós pontozás akcióval választasz.</translation>
    </message>
    <message>
        <source>River</source>
        <translation>Folyó</translation>
    </message>
    <message>
        <source>Round 2: all ships go back to the start</source>
        <translation>2. forduló: minden hajó visszamegy az elejére</translation>
    </message>
    <message>
        <source>Round {number}</source>
        <translation>{number}. forduló</translation>
    </message>
    <message>
        <source>Row 7: {action}</source>
        <translation>7. sor: {action}</translation>
    </message>
    <message>
        <source>Row {number}</source>
        <translation>{number}. sor</translation>
    </message>
    <message>
        <source>Sail</source>
        <translation>Hajózás</translation>
    </message>
    <message>
        <source>Score a tile</source>
        <translation>Lapka pontozása</translation>
    </message>
    <message>
        <source>Scored so far</source>
        <comment>title of the comparison</comment>
        <translation>Az eddigi pontok</translation>
    </message>
    <message>
        <source>Scoring tile: {condition}</source>
        <translation>Pontozólapka: {condition}</translation>
    </message>
    <message>
        <source>Scoring tiles</source>
        <translation>Pontozólapkák</translation>
    </message>
    <message>
        <source>Scoring tiles</source>
        <comment>a row of the comparison</comment>
        <translation>Pontozólapkák</translation>
    </message>
    <message>
        <source>Scoring tiles are scored in the interim scorings.</source>
        <translation>A pontozólapkák a közbenső pontozásokban számítanak.</translation>
    </message>
    <message>
        <source>Settlements</source>
        <translation>Települések</translation>
    </message>
    <message>
        <source>Settlements built</source>
        <translation>Felépített települések</translation>
    </message>
    <message>
        <source>Settlements built</source>
        <comment>on a player&apos;s card</comment>
        <translation>Felépített települések</translation>
    </message>
    <message>
        <source>Settlements next to cattle</source>
        <translation>Települések marhák mellett</translation>
    </message>
    <message>
        <source>Settlements of the board</source>
        <translation>A tábla települései</translation>
    </message>
    <message>
        <source>Settler</source>
        <translation>Telepes</translation>
    </message>
    <message>
        <source>Setup</source>
        <translation>Előkészületek</translation>
    </message>
    <message>
        <source>Ships sail downstream only.</source>
        <translation>A hajók csak lefelé mennek.</translation>
    </message>
    <message numerus="yes">
        <source>So far you can pay for %n of the {cards} cards in your hand.</source>
        <translation>
            <numerusform>A kezedben lévő {cards} kártyából eddig %n kártyát tudsz kifizetni.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>So far you can pay for all %n card(s) in your hand.</source>
        <translation>
            <numerusform>Már most ki tudod fizetni a kezedben lévő %n kártyát.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>So far you can pay for none of the %n card(s) in your hand.</source>
        <translation>
            <numerusform>A kezedben lévő %n kártyából eddig egyet sem tudsz kifizetni.</numerusform>
        </translation>
    </message>
    <message>
        <source>Solo tile</source>
        <translation>Szólólapka</translation>
    </message>
    <message>
        <source>Southern</source>
        <comment>region</comment>
        <translation>Southern</translation>
    </message>
    <message>
        <source>Space {number}</source>
        <translation>{number}. mező</translation>
    </message>
    <message>
        <source>Special project</source>
        <translation>Különleges projekt</translation>
    </message>
    <message>
        <source>Special project: {points}</source>
        <translation>Különleges projekt: {points}</translation>
    </message>
    <message>
        <source>Special projects</source>
        <translation>Különleges projektek</translation>
    </message>
    <message>
        <source>Steps beyond the tracks</source>
        <translation>Lépések a sínek végén túl</translation>
    </message>
    <message>
        <source>Steps on both tracks</source>
        <translation>Lépések mindkét sínen</translation>
    </message>
    <message>
        <source>Steps on the cactus track</source>
        <comment>on the card of the Eminence</comment>
        <translation>Lépések a kaktuszsávon</translation>
    </message>
    <message>
        <source>Steps on the card track</source>
        <translation>Lépések a kártyasínen</translation>
    </message>
    <message>
        <source>Steps on the coin track</source>
        <translation>Lépések az érmesínen</translation>
    </message>
    <message>
        <source>Still missing: {missing}. Canoes and levers cannot make up for it.</source>
        <translation>Még hiányzik: {missing}. Csónakkal és emelővel sem pótolható.</translation>
    </message>
    <message>
        <source>Stone</source>
        <translation>Kő</translation>
    </message>
    <message>
        <source>Sunset card</source>
        <translation>Naplementekártya</translation>
    </message>
    <message>
        <source>Sunset cards cannot be used now.</source>
        <translation>Most nem használhatsz naplementekártyát.</translation>
    </message>
    <message>
        <source>Take 2 coins</source>
        <comment>button</comment>
        <translation>2 érmét kérek</translation>
    </message>
    <message>
        <source>Take 5 coins</source>
        <comment>button</comment>
        <translation>5 érmét kérek</translation>
    </message>
    <message>
        <source>Take a vase</source>
        <translation>Egy váza</translation>
    </message>
    <message>
        <source>Take a vase</source>
        <comment>button</comment>
        <translation>Egy vázát kérek</translation>
    </message>
    <message>
        <source>Take an inhabitant</source>
        <translation>Egy munkás</translation>
    </message>
    <message>
        <source>Take coins</source>
        <translation>Érme emelővel</translation>
    </message>
    <message>
        <source>Take the coins</source>
        <translation>Az érmék elvétele</translation>
    </message>
    <message>
        <source>Take the coins</source>
        <comment>button</comment>
        <translation>Érméket kérek</translation>
    </message>
    <message>
        <source>The Eminence</source>
        <translation>Az Eminenciás</translation>
    </message>
    <message>
        <source>The Eminence advances on the cactus track: step {step}</source>
        <translation>Az Eminenciás előrelép a kaktuszsávon: {step}. lépés</translation>
    </message>
    <message>
        <source>The Eminence can cover no region</source>
        <translation>Az Eminenciás nem tud régiót letakarni</translation>
    </message>
    <message>
        <source>The Eminence cannot build a house</source>
        <translation>Az Eminenciás nem tud házat építeni</translation>
    </message>
    <message>
        <source>The Eminence cannot build a settlement</source>
        <translation>Az Eminenciás nem tud települést építeni</translation>
    </message>
    <message>
        <source>The Eminence cannot place a pasture</source>
        <translation>Az Eminenciás nem tud legelőt lehelyezni</translation>
    </message>
    <message>
        <source>The Eminence cannot place a tile</source>
        <translation>Az Eminenciás nem tud lapkát lehelyezni</translation>
    </message>
    <message>
        <source>The Eminence cannot place cattle</source>
        <translation>Az Eminenciás nem tud marhát lehelyezni</translation>
    </message>
    <message>
        <source>The Eminence covers {region}, where you are ahead of it by the most areas ({mine} : {its})</source>
        <translation>Az Eminenciás letakarja: {region}, mert ott vezetsz előtte a legtöbb területtel ({mine} : {its})</translation>
    </message>
    <message>
        <source>The Eminence covers {region}: you are ahead of it in no uncovered region ({mine} : {its})</source>
        <translation>Az Eminenciás letakarja: {region}; egyik szabad régióban sem vezetsz előtte ({mine} : {its})</translation>
    </message>
    <message>
        <source>The Eminence is at the end of the cactus track</source>
        <translation>Az Eminenciás a kaktuszsáv végén áll</translation>
    </message>
    <message>
        <source>The Eminence places a pasture: {location}</source>
        <translation>Az Eminenciás legelőt helyez le: {location}</translation>
    </message>
    <message>
        <source>The Eminence places a tile: {location}</source>
        <translation>Az Eminenciás lapkát helyez le: {location}</translation>
    </message>
    <message>
        <source>The Eminence puts a house on its second tile: {location}</source>
        <translation>Az Eminenciás házat tesz a második lapkájára: {location}</translation>
    </message>
    <message>
        <source>The action of this turn</source>
        <translation>E kör akciója</translation>
    </message>
    <message>
        <source>The cheapest way: {way}. Confirm it, or choose another one.</source>
        <translation>A legolcsóbb mód: {way}. Hagyd jóvá, vagy válassz másikat.</translation>
    </message>
    <message numerus="yes">
        <source>The discard pile is shuffled: %n card(s) to draw again</source>
        <translation>
            <numerusform>Megkeverjük a dobópaklit: ismét %n kártyából lehet húzni</numerusform>
        </translation>
    </message>
    <message>
        <source>The first ship past it in a round starts interim scoring {number}.</source>
        <translation>Az a hajó, amely egy fordulóban elsőként jut túl rajta, elindítja a közbenső pontozást ({number}.).</translation>
    </message>
    <message>
        <source>The game is over</source>
        <translation>Vége a játéknak</translation>
    </message>
    <message>
        <source>The game is over.</source>
        <translation>Vége a játéknak.</translation>
    </message>
    <message>
        <source>The label of this region is covered.</source>
        <translation>Ennek a régiónak a címkéje le van takarva.</translation>
    </message>
    <message>
        <source>The lock is behind me. A fine stretch of river.</source>
        <translation>Mögöttem a zsilip. Szép szakasz volt.</translation>
    </message>
    <message>
        <source>The next card of the draw pile</source>
        <translation>A húzópakli következő kártyája</translation>
    </message>
    <message>
        <source>The next grey tile</source>
        <translation>A következő szürke lapka</translation>
    </message>
    <message>
        <source>The next tile of the Eminence</source>
        <translation>Az Eminenciás következő lapkája</translation>
    </message>
    <message>
        <source>The project is done. Now for a rest.</source>
        <translation>Kész a projekt. Most egy kis pihenő.</translation>
    </message>
    <message>
        <source>The scoring tiles of this game: {tiles}</source>
        <translation>A játék pontozólapkái: {tiles}</translation>
    </message>
    <message>
        <source>The ship sails at the end of your turn.</source>
        <translation>A hajó a köröd végén megy.</translation>
    </message>
    <message numerus="yes">
        <source>Then you can pay for %n of the {cards} cards in your hand.</source>
        <translation>
            <numerusform>Utána a kezedben lévő {cards} kártyából %n kártyát tudsz kifizetni.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Then you can pay for all %n card(s) in your hand.</source>
        <translation>
            <numerusform>Utána a kezedben lévő %n kártyát mind ki tudod fizetni.</numerusform>
        </translation>
    </message>
    <message>
        <source>Then you may {things}.</source>
        <comment>offer</comment>
        <translation>Azután választhatsz: {things}.</translation>
    </message>
    <message>
        <source>Then you meet a scoring tile (“{condition}: {value}”).</source>
        <translation>Ezzel teljesítesz egy pontozólapkát („{condition}: {value}”).</translation>
    </message>
    <message>
        <source>There is no building site here.</source>
        <translation>Itt nincs építési terület.</translation>
    </message>
    <message>
        <source>There is no inhabitant on your ranch.</source>
        <translation>Nincs munkás a farmodon.</translation>
    </message>
    <message>
        <source>There is no pasture with room</source>
        <comment>the Eminence would place cattle</comment>
        <translation>Nincs legelő, amelyen volna hely</translation>
    </message>
    <message>
        <source>There is no tile here yet.</source>
        <translation>Itt még nincs lapka.</translation>
    </message>
    <message>
        <source>This cannot be chosen now.</source>
        <translation>Ez most nem választható.</translation>
    </message>
    <message numerus="yes">
        <source>This costs %n card(s); you have {have}.</source>
        <translation>
            <numerusform>Ez %n kártyába kerül; neked {have} van.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>This costs %n coin(s); you have {have}.</source>
        <translation>
            <numerusform>Ez %n érmébe kerül; neked {have} van.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>This costs %n inhabitant(s); {have} on your ranch.</source>
        <translation>
            <numerusform>Ez %n munkásba kerül; a farmodon {have} van.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>This costs %n vase(s); you have {have}.</source>
        <translation>
            <numerusform>Ez %n vázába kerül; neked {have} van.</numerusform>
        </translation>
    </message>
    <message>
        <source>This lever cannot be used now.</source>
        <translation>Ez az emelő most nem használható.</translation>
    </message>
    <message>
        <source>This pasture is full.</source>
        <translation>Ez a legelő megtelt.</translation>
    </message>
    <message>
        <source>This piece is not yours.</source>
        <translation>Ez nem a tiéd.</translation>
    </message>
    <message>
        <source>Turn of the Eminence</source>
        <translation>Az Eminenciás köre</translation>
    </message>
    <message>
        <source>Turn of {player}</source>
        <translation>{player} köre</translation>
    </message>
    <message>
        <source>Turn order: {order}</source>
        <translation>Sorrend: {order}</translation>
    </message>
    <message>
        <source>Type {type}</source>
        <comment>of a tile of the Eminence that may come</comment>
        <translation>{type} típus</translation>
    </message>
    <message>
        <source>Unknown</source>
        <comment>region</comment>
        <translation>Unknown</translation>
    </message>
    <message>
        <source>Unused levers</source>
        <translation>Használatlan emelők</translation>
    </message>
    <message>
        <source>Upper site: {things}</source>
        <translation>Felső terület: {things}</translation>
    </message>
    <message>
        <source>Use a lever</source>
        <translation>Emelő használata</translation>
    </message>
    <message>
        <source>Vase</source>
        <comment>button</comment>
        <translation>Váza</translation>
    </message>
    <message>
        <source>Vases</source>
        <comment>on a player&apos;s card</comment>
        <translation>Vázák</translation>
    </message>
    <message>
        <source>Vases: {count}</source>
        <translation>Vázák: {count}</translation>
    </message>
    <message>
        <source>Where you lead by most areas (you to it)</source>
        <translation>Ahol a legtöbb területtel vezetsz (te – ő)</translation>
    </message>
    <message>
        <source>Wood</source>
        <translation>Fa</translation>
    </message>
    <message>
        <source>You advance on the card track: step {step}</source>
        <translation>Előrelépsz a kártyasínen: {step}. lépés</translation>
    </message>
    <message>
        <source>You advance on the coin track: step {step}</source>
        <translation>Előrelépsz az érmesínen: {step}. lépés</translation>
    </message>
    <message>
        <source>You did that project? I’m impressed!</source>
        <translation>Megcsináltad azt a projektet? Nem semmi!</translation>
    </message>
    <message>
        <source>You do not use the lever</source>
        <translation>Nem használod az emelőt</translation>
    </message>
    <message numerus="yes">
        <source>You draw %n card(s)</source>
        <translation>
            <numerusform>%n kártyát húzol</numerusform>
        </translation>
    </message>
    <message>
        <source>You end the recruitment</source>
        <translation>Befejezed a toborzást</translation>
    </message>
    <message>
        <source>You exchange nothing</source>
        <translation>Nem cserélsz</translation>
    </message>
    <message>
        <source>You exchange: {things}</source>
        <translation>Cserélsz: {things}</translation>
    </message>
    <message>
        <source>You have no card in hand.</source>
        <translation>Egy kártya sincs a kezedben.</translation>
    </message>
    <message>
        <source>You lack {missing}.</source>
        <translation>Hiányzik: {missing}.</translation>
    </message>
    <message>
        <source>You meet none of the open tiles.</source>
        <translation>Egyik szabad lapkát sem teljesíted.</translation>
    </message>
    <message>
        <source>You miss a tile: {tile} ({had}; {needed} needed)</source>
        <translation>Nem teljesítesz egy lapkát: {tile} ({had}; {needed} kell)</translation>
    </message>
    <message>
        <source>You opened the lock. We all follow.</source>
        <translation>Te nyitottad a zsilipet. Megyünk utánad.</translation>
    </message>
    <message>
        <source>You score a tile: {tile} ({had}; {needed} needed)</source>
        <translation>Teljesítesz egy lapkát: {tile} ({had}; {needed} kell)</translation>
    </message>
    <message>
        <source>Your hand</source>
        <comment>on the table, a heading</comment>
        <translation>A kezedben tartott kártyák</translation>
    </message>
    <message>
        <source>a production site for clay</source>
        <translation>termelőüzem: agyag</translation>
    </message>
    <message>
        <source>a production site for iron</source>
        <translation>termelőüzem: vas</translation>
    </message>
    <message>
        <source>a production site for stone</source>
        <translation>termelőüzem: kő</translation>
    </message>
    <message>
        <source>a production site for wood</source>
        <translation>termelőüzem: fa</translation>
    </message>
    <message>
        <source>a production site for {resource}</source>
        <comment>what a move brings</comment>
        <translation>termelőüzem: {resource}</translation>
    </message>
    <message>
        <source>a production site of any type</source>
        <translation>bármilyen termelőüzem</translation>
    </message>
    <message>
        <source>income</source>
        <comment>a part of an interim scoring</comment>
        <translation>bevétel</translation>
    </message>
    <message>
        <source>levers</source>
        <comment>a part of an interim scoring</comment>
        <translation>emelők</translation>
    </message>
    <message>
        <source>no cards in hand</source>
        <comment>on the table</comment>
        <translation>nincs kártya a kézben</translation>
    </message>
    <message>
        <source>scoring</source>
        <comment>beside the parts of an interim scoring, on the table</comment>
        <translation>pontozás</translation>
    </message>
    <message>
        <source>slot 1</source>
        <comment>a part of an interim scoring: a card or a development</comment>
        <translation>1. rész</translation>
    </message>
    <message>
        <source>slot 2</source>
        <comment>a part of an interim scoring: a card or a development</comment>
        <translation>2. rész</translation>
    </message>
    <message>
        <source>tile</source>
        <comment>a part of an interim scoring</comment>
        <translation>lapka</translation>
    </message>
    <message numerus="yes">
        <source>{coins} of %n coin(s)</source>
        <comment>what is paid of all coins that a player has</comment>
        <translation>
            <numerusform>%n érméből {coins}</numerusform>
        </translation>
    </message>
    <message>
        <source>{player} misses a tile: {tile} ({had}; {needed} needed)</source>
        <translation>{player} nem teljesít egy lapkát: {tile} ({had}; {needed} kell)</translation>
    </message>
    <message>
        <source>{player} scores a tile: {tile} ({had}; {needed} needed)</source>
        <translation>{player} teljesít egy lapkát: {tile} ({had}; {needed} kell)</translation>
    </message>
    <message>
        <source>{region}: {mine} to {its}</source>
        <comment>areas of the player and of the Eminence</comment>
        <translation>{region}: {mine} – {its}</translation>
    </message>
    <message>
        <source>{resources} by canoe</source>
        <comment>paid: one resource</comment>
        <translation>{resources} csónakkal</translation>
    </message>
    <message>
        <source>{resources} by lever</source>
        <comment>paid: one resource</comment>
        <translation>{resources} emelővel</translation>
    </message>
    <message>
        <source>{resources} from your site</source>
        <comment>paid: one resource</comment>
        <translation>{resources} az üzemedből</translation>
    </message>
    <message numerus="yes">
        <source>{level}: %n of its {all} tiles is/are of the strong type B</source>
        <comment>option</comment>
        <translation>
            <numerusform>{level}: {all} lapkájából %n az erős B típusú</numerusform>
        </translation>
    </message>
    <message>
        <source>You are at the end of the card track</source>
        <translation>A kártyasín végén állsz</translation>
    </message>
    <message>
        <source>Buy another inhabitant, or no more.</source>
        <translation>Vegyél még egy munkást, vagy fejezd be.</translation>
    </message>
    <message>
        <source>Buy no more</source>
        <translation>Befejezem</translation>
    </message>
    <message>
        <source>Draw two cards, or use a lever instead.</source>
        <translation>Húzz két kártyát, vagy használj helyette egy emelőt.</translation>
    </message>
    <message>
        <source>Price: {way}. Confirm it, or discard the card for coins.</source>
        <translation>Ára: {way}. Hagyd jóvá, vagy dobd el a kártyát érméért.</translation>
    </message>
    <message>
        <source>Price: {way}. Confirm it.</source>
        <comment>of a card or project</comment>
        <translation>Ára: {way}. Hagyd jóvá.</translation>
    </message>
    <message>
        <source>Take the coins of the regions, or use a lever instead.</source>
        <translation>Vedd el a régiók érméit, vagy használj helyette egy emelőt.</translation>
    </message>
    <message>
        <source>The next tile points bottom left: {location}</source>
        <translation>A következő lapka a bal alsó sarokra mutat: {location}</translation>
    </message>
    <message>
        <source>The next tile points bottom right: {location}</source>
        <translation>A következő lapka a jobb alsó sarokra mutat: {location}</translation>
    </message>
    <message>
        <source>The next tile points top left: {location}</source>
        <translation>A következő lapka a bal felső sarokra mutat: {location}</translation>
    </message>
    <message>
        <source>The next tile points top right: {location}</source>
        <translation>A következő lapka a jobb felső sarokra mutat: {location}</translation>
    </message>
    <message>
        <source>The preferred location</source>
        <translation>A preferált helyszín</translation>
    </message>
    <message>
        <source>Where most structures stand, less the cattle there</source>
        <translation>Ahol a legtöbb építmény áll, levonva az ott lévő marhákat</translation>
    </message>
    <message>
        <source>Whoever covers the label gets {things}.</source>
        <translation>Aki letakarja a címkét, ezt kapja: {things}.</translation>
    </message>
    <message>
        <source>You are at the end of the coin track</source>
        <translation>Az érmesín végén állsz</translation>
    </message>
    <message>
        <source>You are the first past the lock: interim scoring {number}</source>
        <translation>Elsőként jutsz túl a zsilipen: {number}. közbenső pontozás</translation>
    </message>
    <message>
        <source>You build no house</source>
        <translation>Nem építesz házat</translation>
    </message>
    <message>
        <source>You build no settlement</source>
        <translation>Nem építesz települést</translation>
    </message>
    <message>
        <source>You cannot develop now.</source>
        <translation>Most nem fejleszthetsz.</translation>
    </message>
    <message>
        <source>You cannot expand now.</source>
        <translation>Most nem terjeszkedhetsz.</translation>
    </message>
    <message>
        <source>You carry out a special project: {tile}</source>
        <translation>Különleges projektet hajtasz végre: {tile}</translation>
    </message>
    <message>
        <source>You choose {action}</source>
        <translation>Akciót választasz: {action}</translation>
    </message>
    <message>
        <source>You cover the region {region}</source>
        <translation>Letakarsz egy régiót: {region}</translation>
    </message>
    <message>
        <source>You develop into a house: {site}</source>
        <translation>Házzá fejlesztesz: {site}</translation>
    </message>
    <message>
        <source>You develop into settlement {number}: {site}</source>
        <translation>Felépíted a településedet ({number}.): {site}</translation>
    </message>
    <message>
        <source>You discard for coins: {card}</source>
        <translation>Érméért eldobod: {card}</translation>
    </message>
    <message>
        <source>You discard: {card}</source>
        <translation>Eldobod: {card}</translation>
    </message>
    <message>
        <source>You do not explore</source>
        <translation>Nem fedezel fel</translation>
    </message>
    <message>
        <source>You do not have this card in your hand.</source>
        <translation>Ez a kártya nincs a kezedben.</translation>
    </message>
    <message>
        <source>You do not have this lever.</source>
        <translation>Ez az emelő nincs meg neked.</translation>
    </message>
    <message>
        <source>You expand: {site}</source>
        <translation>Terjeszkedsz: {site}</translation>
    </message>
    <message>
        <source>You explore: {location}</source>
        <translation>Felfedezel: {location}</translation>
    </message>
    <message numerus="yes">
        <source>You have %n area(s) in the other regions</source>
        <translation>
            <numerusform>Neked %n területed van a többi régióban</numerusform>
        </translation>
    </message>
    <message>
        <source>You have cleared level {number}: its inhabitant goes to your ranch</source>
        <translation>Kiürítetted a szintet ({number}.): a munkása a farmodra megy</translation>
    </message>
    <message>
        <source>You have no cattle left.</source>
        <translation>Nincs több marhád.</translation>
    </message>
    <message>
        <source>You have no house left.</source>
        <translation>Nincs több házad.</translation>
    </message>
    <message>
        <source>You have no settlement left.</source>
        <translation>Nincs több településed.</translation>
    </message>
    <message>
        <source>You keep a scoring tile</source>
        <translation>Megtartasz egy pontozólapkát</translation>
    </message>
    <message>
        <source>You lack {missing}; {coins} of it to move canoes upstream.</source>
        <translation>Hiányzik: {missing}; ebből {coins} a csónakok felfelé mozgatásához.</translation>
    </message>
    <message>
        <source>You may {things}.</source>
        <comment>offer</comment>
        <translation>Választhatsz: {things}.</translation>
    </message>
    <message>
        <source>You move a canoe: {section} → {to}</source>
        <translation>Csónakot mozgatsz: {section} → {to}</translation>
    </message>
    <message>
        <source>You place a lever: {effect}</source>
        <translation>Emelőt helyezel el: {effect}</translation>
    </message>
    <message>
        <source>You place a pasture: {location}</source>
        <translation>Legelőt helyezel le: {location}</translation>
    </message>
    <message>
        <source>You place cattle: {location}</source>
        <translation>Marhát helyezel le: {location}</translation>
    </message>
    <message>
        <source>You place no lever</source>
        <translation>Nem helyezel el emelőt</translation>
    </message>
    <message>
        <source>You place no pasture</source>
        <translation>Nem helyezel le legelőt</translation>
    </message>
    <message>
        <source>You play a card: {card}</source>
        <translation>Kártyát játszol ki: {card}</translation>
    </message>
    <message>
        <source>You play alone against the Eminence</source>
        <translation>Egyedül játszol az Eminenciás ellen</translation>
    </message>
    <message>
        <source>You push a lever up: {effect}</source>
        <translation>Feltolsz egy emelőt: {effect}</translation>
    </message>
    <message>
        <source>You push no lever up</source>
        <translation>Nem tolsz fel emelőt</translation>
    </message>
    <message numerus="yes">
        <source>You recruit %n inhabitant(s)</source>
        <translation>
            <numerusform>%n munkást toborzol</numerusform>
        </translation>
    </message>
    <message>
        <source>You sail: {space}</source>
        <translation>Hajózol: {space}</translation>
    </message>
    <message>
        <source>You use a lever: {effect}</source>
        <translation>Emelőt használsz: {effect}</translation>
    </message>
    <message>
        <source>You use no other lever</source>
        <translation>Nem használsz másik emelőt</translation>
    </message>
    <message>
        <source>You win at the end if you have at least as many points.</source>
        <translation>A játék végén te nyersz, ha legalább ugyanannyi pontod van.</translation>
    </message>
    <message numerus="yes">
        <source>You: %n unused lever(s)</source>
        <translation>
            <numerusform>Te: %n használatlan emelő</numerusform>
        </translation>
    </message>
    <message>
        <source>You: cover a region and take its reward.</source>
        <translation>Te: egy régió letakarása a jutalmáért.</translation>
    </message>
    <message>
        <source>You: expand or develop.</source>
        <translation>Te: terjeszkedés vagy fejlesztés.</translation>
    </message>
    <message>
        <source>You: explore twice, then expand or develop.</source>
        <translation>Te: kétszer felfedezés, azután terjeszkedés vagy fejlesztés.</translation>
    </message>
    <message>
        <source>You: modernize.</source>
        <translation>Te: korszerűsítés.</translation>
    </message>
    <message>
        <source>You: place a pasture.</source>
        <translation>Te: egy legelő lehelyezése.</translation>
    </message>
    <message>
        <source>You: take an inhabitant and explore.</source>
        <translation>Te: egy munkás és felfedezés.</translation>
    </message>
    <message>
        <source>You: {points}, the Eminence: {its_points}; it has won</source>
        <translation>Te: {points}, az Eminenciás: {its_points}; ő győzött</translation>
    </message>
    <message>
        <source>You: {points}, the Eminence: {its_points}; it is ahead</source>
        <translation>Te: {points}, az Eminenciás: {its_points}; ő vezet</translation>
    </message>
    <message>
        <source>You: {points}, the Eminence: {its_points}; you are ahead</source>
        <translation>Te: {points}, az Eminenciás: {its_points}; te vezetsz</translation>
    </message>
    <message>
        <source>You: {points}, the Eminence: {its_points}; you have won</source>
        <translation>Te: {points}, az Eminenciás: {its_points}; te győztél</translation>
    </message>
    <message>
        <source>Your final scoring</source>
        <translation>A végső pontozásod</translation>
    </message>
    <message>
        <source>Your income</source>
        <translation>A bevételed</translation>
    </message>
    <message>
        <source>Your own tile: all points count twice.</source>
        <translation>A saját lapkád: minden pont duplán számít.</translation>
    </message>
    <message numerus="yes">
        <source>Your ship sails at most %n space(s) in this turn.</source>
        <translation>
            <numerusform>A hajód ebben a körben legfeljebb %n mezőt megy.</numerusform>
        </translation>
    </message>
    <message>
        <source>Your turn</source>
        <translation>A te köröd</translation>
    </message>
    <message>
        <source>a house without giving up an inhabitant</source>
        <translation>egy ház munkás leadása nélkül</translation>
    </message>
    <message>
        <source>a settlement with 1 inhabitant and 1 neighbouring area less</source>
        <translation>egy település 1 munkással és 1 szomszédos területtel kevesebbért</translation>
    </message>
    <message>
        <source>a vase or a production site</source>
        <translation>egy váza vagy egy termelőüzem</translation>
    </message>
    <message>
        <source>against the Eminence a tie is enough</source>
        <comment>tie</comment>
        <translation>az Eminenciás ellen a döntetlen is elég</translation>
    </message>
    <message numerus="yes">
        <source>and %n step(s) on the cactus track</source>
        <comment>type B</comment>
        <translation>
            <numerusform>és %n lépés a kaktuszsávon</numerusform>
        </translation>
    </message>
    <message>
        <source>at any time 5 coins, and 1 resource less</source>
        <translation>bármikor 5 érme, és 1 nyersanyaggal kevesebb</translation>
    </message>
    <message>
        <source>at any time: 2 cards for 1 inhabitant and 3 points</source>
        <translation>bármikor: 2 kártyáért 1 munkás és 3 pont</translation>
    </message>
    <message>
        <source>at any time: a canoe upstream, free of charge</source>
        <translation>bármikor: egy csónak ingyen felfelé</translation>
    </message>
    <message numerus="yes">
        <source>at least %n cattle</source>
        <translation>
            <numerusform>legalább %n marha</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>at least %n house(s)</source>
        <translation>
            <numerusform>legalább %n ház</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>at least %n lever(s)</source>
        <translation>
            <numerusform>legalább %n emelő</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>at least %n settlement(s)</source>
        <translation>
            <numerusform>legalább %n település</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>at least %n step(s) on the card track</source>
        <translation>
            <numerusform>legalább %n lépés a kártyasínen</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>at least %n step(s) on the coin track</source>
        <translation>
            <numerusform>legalább %n lépés az érmesínen</numerusform>
        </translation>
    </message>
    <message>
        <source>building site</source>
        <translation>építési terület</translation>
    </message>
    <message>
        <source>by the lever</source>
        <translation>emelővel</translation>
    </message>
    <message>
        <source>canoes: {first} and {second}</source>
        <translation>csónakok: {first} és {second}</translation>
    </message>
    <message numerus="yes">
        <source>cards cost %n coin(s) less</source>
        <translation>
            <numerusform>a kártyák %n érmével olcsóbbak</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>cattle cost %n inhabitant(s) less</source>
        <translation>
            <numerusform>a marha %n munkással olcsóbb</numerusform>
        </translation>
    </message>
    <message>
        <source>clay</source>
        <translation>agyag</translation>
    </message>
    <message>
        <source>covered</source>
        <translation>letakarva</translation>
    </message>
    <message>
        <source>day</source>
        <translation>nappal</translation>
    </message>
    <message>
        <source>day card</source>
        <translation>nappali kártya</translation>
    </message>
    <message>
        <source>develop</source>
        <comment>offer</comment>
        <translation>fejlesztés</translation>
    </message>
    <message numerus="yes">
        <source>discarding a day card: %n coin(s) more</source>
        <translation>
            <numerusform>nappali kártya eldobása: %n érmével több</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>discarding a night card: %n coin(s) more</source>
        <translation>
            <numerusform>éjszakai kártya eldobása: %n érmével több</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>discarding a sunset card: %n coin(s) more</source>
        <translation>
            <numerusform>naplementekártya eldobása: %n érmével több</numerusform>
        </translation>
    </message>
    <message>
        <source>draw cards</source>
        <comment>offer</comment>
        <translation>kártyák húzása</translation>
    </message>
    <message>
        <source>easy</source>
        <comment>option</comment>
        <translation>könnyű</translation>
    </message>
    <message>
        <source>elite</source>
        <comment>option</comment>
        <translation>elit</translation>
    </message>
    <message>
        <source>empty</source>
        <translation>üres</translation>
    </message>
    <message>
        <source>empty slot</source>
        <translation>üres hely</translation>
    </message>
    <message>
        <source>expand</source>
        <comment>offer</comment>
        <translation>terjeszkedés</translation>
    </message>
    <message>
        <source>free of charge</source>
        <translation>ingyen</translation>
    </message>
    <message>
        <source>free site</source>
        <translation>szabad terület</translation>
    </message>
    <message>
        <source>harbour</source>
        <translation>kikötő</translation>
    </message>
    <message>
        <source>hard</source>
        <comment>option</comment>
        <translation>nehéz</translation>
    </message>
    <message>
        <source>house: {player}</source>
        <translation>ház: {player}</translation>
    </message>
    <message>
        <source>in use</source>
        <comment>the action tile of this turn, on the table</comment>
        <translation>használatban</translation>
    </message>
    <message>
        <source>income of the card track</source>
        <translation>a kártyasín bevétele</translation>
    </message>
    <message>
        <source>income of the coin track</source>
        <translation>az érmesín bevétele</translation>
    </message>
    <message>
        <source>inhabitant: {player}</source>
        <translation>munkás: {player}</translation>
    </message>
    <message>
        <source>instead of a card: 1 coin per level of production sites</source>
        <translation>egy kártya helyett: a termelőüzemek minden szintjéért 1 érme</translation>
    </message>
    <message>
        <source>instead of a card: 3 coins</source>
        <translation>egy kártya helyett: 3 érme</translation>
    </message>
    <message>
        <source>instead of the follow part: 1 vase, or 6 coins for a vase</source>
        <translation>a közös rész helyett: 1 váza, vagy egy vázáért 6 érme</translation>
    </message>
    <message>
        <source>instead of the follow part: develop</source>
        <translation>a közös rész helyett: fejlesztés</translation>
    </message>
    <message>
        <source>instead of the follow part: modernize</source>
        <translation>a közös rész helyett: korszerűsítés</translation>
    </message>
    <message>
        <source>iron</source>
        <translation>vas</translation>
    </message>
    <message>
        <source>level {level}</source>
        <translation>{level}. szint</translation>
    </message>
    <message>
        <source>lever: 2 coins</source>
        <translation>emelő: 2 érme</translation>
    </message>
    <message>
        <source>lever: resource and 5</source>
        <translation>emelő: nyersanyag és 5</translation>
    </message>
    <message>
        <source>lever: resource or 2</source>
        <translation>emelő: nyersanyag vagy 2</translation>
    </message>
    <message>
        <source>lever: upstream</source>
        <translation>emelő: felfelé</translation>
    </message>
    <message numerus="yes">
        <source>levers cost %n coin(s) less</source>
        <translation>
            <numerusform>az emelők %n érmével olcsóbbak</numerusform>
        </translation>
    </message>
    <message>
        <source>location {number}</source>
        <translation>{number}. helyszín</translation>
    </message>
    <message>
        <source>lower arm</source>
        <translation>alsó ág</translation>
    </message>
    <message>
        <source>lower site</source>
        <translation>alsó terület</translation>
    </message>
    <message>
        <source>medium</source>
        <comment>option</comment>
        <translation>közepes</translation>
    </message>
    <message>
        <source>night</source>
        <translation>éjszaka</translation>
    </message>
    <message>
        <source>night card</source>
        <translation>éjszakai kártya</translation>
    </message>
    <message>
        <source>no reward</source>
        <translation>nincs jutalom</translation>
    </message>
    <message>
        <source>none is left</source>
        <translation>nincs több</translation>
    </message>
    <message>
        <source>not built</source>
        <translation>nincs meg</translation>
    </message>
    <message>
        <source>nothing</source>
        <translation>semmi</translation>
    </message>
    <message>
        <source>pasture</source>
        <translation>legelő</translation>
    </message>
    <message>
        <source>place cattle</source>
        <comment>offer</comment>
        <translation>marha lehelyezése</translation>
    </message>
    <message>
        <source>placing a tile or pasture: 1 inhabitant</source>
        <translation>lapka vagy legelő lehelyezésekor: 1 munkás</translation>
    </message>
    <message numerus="yes">
        <source>placing cattle: %n coin(s) more</source>
        <translation>
            <numerusform>marha lehelyezése: %n érmével több</numerusform>
        </translation>
    </message>
    <message>
        <source>play a card</source>
        <comment>offer</comment>
        <translation>kártya kijátszása</translation>
    </message>
    <message>
        <source>play or discard a card</source>
        <comment>offer</comment>
        <translation>kártya kijátszása vagy eldobása</translation>
    </message>
    <message>
        <source>play or discard a day card</source>
        <comment>offer</comment>
        <translation>nappali kártya kijátszása vagy eldobása</translation>
    </message>
    <message>
        <source>play or discard a night card</source>
        <comment>offer</comment>
        <translation>éjszakai kártya kijátszása vagy eldobása</translation>
    </message>
    <message>
        <source>play or discard a sunset card</source>
        <comment>offer</comment>
        <translation>naplementekártya kijátszása vagy eldobása</translation>
    </message>
    <message>
        <source>player {number}</source>
        <translation>{number}. játékos</translation>
    </message>
    <message>
        <source>production site: {resource}, level {level}</source>
        <translation>termelőüzem: {resource}, {level}. szint</translation>
    </message>
    <message numerus="yes">
        <source>push up %n lever(s)</source>
        <translation>
            <numerusform>%n emelő feltolása</numerusform>
        </translation>
    </message>
    <message>
        <source>region scoring: 1 point for each area that pays a coin</source>
        <translation>régiós pontozáskor: 1 pont minden érmét hozó területért</translation>
    </message>
    <message>
        <source>settlement: 1 inhabitant and 1 area less</source>
        <translation>településhez: 1 munkással és 1 területtel kevesebb</translation>
    </message>
    <message>
        <source>settlement: {player}</source>
        <translation>település: {player}</translation>
    </message>
    <message numerus="yes">
        <source>ship in a harbour: %n card(s)</source>
        <translation>
            <numerusform>hajó kikötőben: %n kártya</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>ship in a harbour: %n coin(s)</source>
        <translation>
            <numerusform>hajó kikötőben: %n érme</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>ship on a coin space: %n coin(s) more</source>
        <translation>
            <numerusform>hajó érmés mezőn: %n érmével több</numerusform>
        </translation>
    </message>
    <message>
        <source>ship: {player}</source>
        <translation>hajó: {player}</translation>
    </message>
    <message>
        <source>space {number}</source>
        <translation>{number}. mező</translation>
    </message>
    <message>
        <source>step {number}</source>
        <translation>{number}. lépés</translation>
    </message>
    <message>
        <source>stone</source>
        <translation>kő</translation>
    </message>
    <message>
        <source>sunset</source>
        <translation>naplemente</translation>
    </message>
    <message>
        <source>sunset card</source>
        <translation>naplementekártya</translation>
    </message>
    <message>
        <source>supply {count}</source>
        <comment>inhabitants in the supply, on the table</comment>
        <translation>készlet {count}</translation>
    </message>
    <message>
        <source>the Eminence</source>
        <translation>az Eminenciás</translation>
    </message>
    <message>
        <source>the second tile was not placed</source>
        <translation>a második lapka nem került le</translation>
    </message>
    <message>
        <source>there is no place for it</source>
        <translation>nincs hely neki</translation>
    </message>
    <message>
        <source>unused</source>
        <translation>használatlan</translation>
    </message>
    <message numerus="yes">
        <source>up to %n space(s)</source>
        <translation>
            <numerusform>legfeljebb %n mező</numerusform>
        </translation>
    </message>
    <message>
        <source>upper arm</source>
        <translation>felső ág</translation>
    </message>
    <message>
        <source>upper site</source>
        <translation>felső terület</translation>
    </message>
    <message>
        <source>used</source>
        <translation>használt</translation>
    </message>
    <message numerus="yes">
        <source>vase by ship: %n vase(s) more</source>
        <translation>
            <numerusform>váza a hajóval: %n vázával több</numerusform>
        </translation>
    </message>
    <message>
        <source>very hard</source>
        <comment>option</comment>
        <translation>nagyon nehéz</translation>
    </message>
    <message>
        <source>with the lever</source>
        <comment>button</comment>
        <translation>az emelővel</translation>
    </message>
    <message>
        <source>without paying</source>
        <translation>fizetés nélkül</translation>
    </message>
    <message>
        <source>wood</source>
        <translation>fa</translation>
    </message>
    <message>
        <source>you</source>
        <comment>in a list</comment>
        <translation>te</translation>
    </message>
    <message>
        <source>{action} in row {row}</source>
        <translation>{action}: {row}. sor</translation>
    </message>
    <message>
        <source>{action}: row {row}</source>
        <translation>{action}: {row}. sor</translation>
    </message>
    <message>
        <source>{card} ({effect})</source>
        <comment>a card, and what is printed on it</comment>
        <translation>{card} ({effect})</translation>
    </message>
    <message>
        <source>{count} of {most} cattle.</source>
        <translation>{most} helyből {count} marháé.</translation>
    </message>
    <message>
        <source>{count} {which}</source>
        <comment>resources that are missing: 2 wood or iron</comment>
        <translation>{count} {which}</translation>
    </message>
    <message>
        <source>{given} → {gained}</source>
        <comment>an exchange</comment>
        <translation>{given} → {gained}</translation>
    </message>
    <message>
        <source>{line} (preferred: {location}; {skipped})</source>
        <translation>{line} (preferált: {location}; {skipped})</translation>
    </message>
    <message numerus="yes">
        <source>{location}: %n structure(s) beside it, {cattle} cattle on it</source>
        <translation>
            <numerusform>{location}: mellette %n építmény, rajta {cattle} marha</numerusform>
        </translation>
    </message>
    <message>
        <source>{low}: {low_points}; {high}: {high_points}</source>
        <comment>an effect at the end</comment>
        <translation>{low}: {low_points}; {high}: {high_points}</translation>
    </message>
    <message>
        <source>{number} not adjacent</source>
        <translation>{number} nem szomszédos</translation>
    </message>
    <message>
        <source>{number} not among the best</source>
        <translation>{number} nincs a legjobbak között</translation>
    </message>
    <message>
        <source>{number} taken</source>
        <translation>{number} foglalt</translation>
    </message>
    <message>
        <source>{number} without a free site</source>
        <translation>{number} szabad terület nélkül</translation>
    </message>
    <message>
        <source>{number} without a tile</source>
        <translation>{number} lapka nélkül</translation>
    </message>
    <message>
        <source>{number} without its house</source>
        <translation>{number} a háza nélkül</translation>
    </message>
    <message>
        <source>{one} ↔ {other}</source>
        <comment>an exchange</comment>
        <translation>{one} ↔ {other}</translation>
    </message>
    <message>
        <source>{player} advances on the card track: step {step}</source>
        <translation>{player} előrelép a kártyasínen: {step}. lépés</translation>
    </message>
    <message>
        <source>{player} advances on the coin track: step {step}</source>
        <translation>{player} előrelép az érmesínen: {step}. lépés</translation>
    </message>
    <message>
        <source>{player} builds no house</source>
        <translation>{player} nem épít házat</translation>
    </message>
    <message>
        <source>{player} builds no settlement</source>
        <translation>{player} nem épít települést</translation>
    </message>
    <message>
        <source>{player} carries out a special project: {tile}</source>
        <translation>{player} különleges projektet hajt végre: {tile}</translation>
    </message>
    <message>
        <source>{player} chooses {action}</source>
        <translation>{player} akciót választ: {action}</translation>
    </message>
    <message>
        <source>{player} covers the region {region}</source>
        <translation>{player} letakar egy régiót: {region}</translation>
    </message>
    <message>
        <source>{player} develops into a house: {site}</source>
        <translation>{player} házzá fejleszt: {site}</translation>
    </message>
    <message>
        <source>{player} develops into settlement {number}: {site}</source>
        <translation>{player} felépíti a települését ({number}.): {site}</translation>
    </message>
    <message>
        <source>{player} discards for coins: {card}</source>
        <translation>{player} érméért eldobja: {card}</translation>
    </message>
    <message>
        <source>{player} discards: {card}</source>
        <translation>{player} eldobja: {card}</translation>
    </message>
    <message>
        <source>{player} does not explore</source>
        <translation>{player} nem fedez fel</translation>
    </message>
    <message>
        <source>{player} does not use the lever</source>
        <translation>{player} nem használja az emelőt</translation>
    </message>
    <message numerus="yes">
        <source>{player} draws %n card(s)</source>
        <translation>
            <numerusform>{player} %n kártyát húz</numerusform>
        </translation>
    </message>
    <message>
        <source>{player} ends the recruitment</source>
        <translation>{player} befejezi a toborzást</translation>
    </message>
    <message>
        <source>{player} exchanges nothing</source>
        <translation>{player} nem cserél</translation>
    </message>
    <message>
        <source>{player} exchanges: {things}</source>
        <translation>{player} cserél: {things}</translation>
    </message>
    <message>
        <source>{player} expands: {site}</source>
        <translation>{player} terjeszkedik: {site}</translation>
    </message>
    <message>
        <source>{player} explores: {location}</source>
        <translation>{player} felfedez: {location}</translation>
    </message>
    <message numerus="yes">
        <source>{player} has %n area(s) in the other regions</source>
        <translation>
            <numerusform>{player}: %n terület a többi régióban</numerusform>
        </translation>
    </message>
    <message>
        <source>{player} has cleared level {number}: its inhabitant goes to the ranch</source>
        <translation>{player} kiürítette a szintet ({number}.): a munkása a farmra megy</translation>
    </message>
    <message>
        <source>{player} is at the end of the card track</source>
        <translation>{player} a kártyasín végén áll</translation>
    </message>
    <message>
        <source>{player} is at the end of the coin track</source>
        <translation>{player} az érmesín végén áll</translation>
    </message>
    <message>
        <source>{player} is the first past the lock: interim scoring {number}</source>
        <translation>{player} elsőként jut túl a zsilipen: {number}. közbenső pontozás</translation>
    </message>
    <message>
        <source>{player} keeps a scoring tile</source>
        <translation>{player} megtart egy pontozólapkát</translation>
    </message>
    <message>
        <source>{player} moves a canoe: {section} → {to}</source>
        <translation>{player} csónakot mozgat: {section} → {to}</translation>
    </message>
    <message>
        <source>{player} places a lever: {effect}</source>
        <translation>{player} emelőt helyez el: {effect}</translation>
    </message>
    <message>
        <source>{player} places a pasture: {location}</source>
        <translation>{player} legelőt helyez le: {location}</translation>
    </message>
    <message>
        <source>{player} places cattle: {location}</source>
        <translation>{player} marhát helyez le: {location}</translation>
    </message>
    <message>
        <source>{player} places no lever</source>
        <translation>{player} nem helyez el emelőt</translation>
    </message>
    <message>
        <source>{player} places no pasture</source>
        <translation>{player} nem helyez le legelőt</translation>
    </message>
    <message>
        <source>{player} plays a card: {card}</source>
        <translation>{player} kártyát játszik ki: {card}</translation>
    </message>
    <message>
        <source>{player} plays alone against the Eminence</source>
        <translation>{player} egyedül játszik az Eminenciás ellen</translation>
    </message>
    <message>
        <source>{player} pushes a lever up: {effect}</source>
        <translation>{player} feltol egy emelőt: {effect}</translation>
    </message>
    <message>
        <source>{player} pushes no lever up</source>
        <translation>{player} nem tol fel emelőt</translation>
    </message>
    <message numerus="yes">
        <source>{player} recruits %n inhabitant(s)</source>
        <translation>
            <numerusform>{player} %n munkást toboroz</numerusform>
        </translation>
    </message>
    <message>
        <source>{player} sails: {space}</source>
        <translation>{player} hajózik: {space}</translation>
    </message>
    <message>
        <source>{player} uses a lever: {effect}</source>
        <translation>{player} emelőt használ: {effect}</translation>
    </message>
    <message>
        <source>{player} uses no other lever</source>
        <translation>{player} nem használ másik emelőt</translation>
    </message>
    <message numerus="yes">
        <source>{player}: %n unused lever(s)</source>
        <translation>
            <numerusform>{player}: %n használatlan emelő</numerusform>
        </translation>
    </message>
    <message>
        <source>{player}: {points}, the Eminence: {its_points}; the Eminence has won</source>
        <translation>{player}: {points}, az Eminenciás: {its_points}; az Eminenciás győzött</translation>
    </message>
    <message>
        <source>{player}: {points}, the Eminence: {its_points}; the Eminence is ahead</source>
        <translation>{player}: {points}, az Eminenciás: {its_points}; az Eminenciás vezet</translation>
    </message>
    <message>
        <source>{player}: {points}, the Eminence: {its_points}; {player} has won</source>
        <translation>{player}: {points}, az Eminenciás: {its_points}; {player} győzött</translation>
    </message>
    <message>
        <source>{player}: {points}, the Eminence: {its_points}; {player} is ahead</source>
        <translation>{player}: {points}, az Eminenciás: {its_points}; {player} vezet</translation>
    </message>
    <message>
        <source>{resource}, available</source>
        <comment>on a player&apos;s card</comment>
        <translation>{resource}, elérhető</translation>
    </message>
    <message>
        <source>{section} → {to}</source>
        <comment>a canoe</comment>
        <translation>{section} → {to}</translation>
    </message>
    <message>
        <source>{timing}: {effect}.</source>
        <translation>{timing}: {effect}.</translation>
    </message>
    <message>
        <source>{upper} + {lower}</source>
        <comment>two values of a scoring tile</comment>
        <translation>{upper} + {lower}</translation>
    </message>
    <message numerus="yes">
        <source>−%n point(s)</source>
        <translation>
            <numerusform>−%n pont</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>−%n point(s) instead</source>
        <comment>inhabitants</comment>
        <translation>
            <numerusform>helyettük −%n pont</numerusform>
        </translation>
    </message>
    <message>
        <source>−{things}</source>
        <translation>−{things}</translation>
    </message>
    <message>
        <source>All its tiles are shuffled first</source>
        <translation>Előbb minden lapkáját megkeveri</translation>
    </message>
    <message numerus="yes">
        <source>All: %n coin(s) or {cards} card(s) for an inhabitant, as often as you like.</source>
        <translation>
            <numerusform>Mindenki: %n érméért vagy {cards} kártyáért egy munkás, akárhányszor.</numerusform>
        </translation>
    </message>
    <message>
        <source>Brings {points}, {inhabitants} and {step}.</source>
        <translation>Ezt hozza: {points}, {inhabitants}, {step}.</translation>
    </message>
    <message numerus="yes">
        <source>Each further step brings %n point(s).</source>
        <translation>
            <numerusform>Minden további lépés %n pontot hoz.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>For %n card(s)</source>
        <comment>button</comment>
        <translation>
            <numerusform>%n kártyáért</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>For %n coin(s)</source>
        <comment>button</comment>
        <translation>
            <numerusform>%n érméért</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Pay %n coin(s)</source>
        <comment>button</comment>
        <translation>
            <numerusform>%n érmét fizetek</numerusform>
        </translation>
    </message>
    <message>
        <source>The others: draw {cards} cards, then a card of any type.</source>
        <translation>A többiek: {cards} kártya húzása, aztán egy tetszőleges kártya.</translation>
    </message>
    <message numerus="yes">
        <source>You: %n coin(s); play a card of any type or draw {cards} cards.</source>
        <translation>
            <numerusform>Te: %n érme; egy tetszőleges kártya kijátszása vagy {cards} kártya húzása.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n point(s) for each own area in {region}</source>
        <translation>
            <numerusform>minden saját területért %n pont ({region})</numerusform>
        </translation>
    </message>
    <message>
        <source>All: 1 coin for each own area in the other regions.</source>
        <translation>Mindenki: 1 érme minden saját területéért a többi régióban.</translation>
    </message>
    <message>
        <source>Then everyone gets a coin for each own area in the three other regions.</source>
        <translation>Azután mindenki 1 érmét kap minden saját területéért a három másik régióban.</translation>
    </message>
    <message numerus="yes">
        <source>%n of your card(s) need this resource.</source>
        <translation>
            <numerusform>%n kártyádhoz kell ez a nyersanyag.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n tile(s) are still face down.</source>
        <translation>
            <numerusform>Még %n lapka fekszik képpel lefelé.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>It costs you %n point(s).</source>
        <translation>
            <numerusform>%n pontodba kerül.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Its special project brings %n point(s).</source>
        <translation>
            <numerusform>A különleges projektje %n pontot hoz.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Scores %n point(s) now.</source>
        <translation>
            <numerusform>Most %n pontot hoz.</numerusform>
        </translation>
    </message>
    <message>
        <source>The ship passes the lock: an interim scoring follows.</source>
        <translation>A hajó átjut a zsilipen: közbenső pontozás jön.</translation>
    </message>
    <message numerus="yes">
        <source>Then you can pay for %n more card(s) of your hand.</source>
        <translation>
            <numerusform>Utána %n további kártyádat tudod kifizetni.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Then you can score %n point(s) in your next step.</source>
        <translation>
            <numerusform>Utána a következő lépésedben %n pontot szerezhetsz.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>You already have %n area(s) in {region}.</source>
        <translation>
            <numerusform>Már %n területed van itt: {region}.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>You also meet %n other tile(s), which stay for later.</source>
        <translation>
            <numerusform>Még %n másik lapkát is teljesítesz: későbbre is marad.</numerusform>
        </translation>
    </message>
    <message>
        <source>You could not pay for this card now.</source>
        <translation>Ezt a kártyát most nem tudnád kifizetni.</translation>
    </message>
    <message numerus="yes">
        <source>You have %n area(s) in {region}, which is not scored yet.</source>
        <translation>
            <numerusform>Utána %n területed lesz itt: {region}. Ezt a régiót még nem értékeltük ki.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>You have %n area(s) in {region}.</source>
        <translation>
            <numerusform>%n területed van itt: {region}.</numerusform>
        </translation>
    </message>
    <message>
        <source>You have no area in {region} yet.</source>
        <translation>Itt még nincs területed: {region}.</translation>
    </message>
    <message numerus="yes">
        <source>You keep %n card(s) that you can pay for.</source>
        <translation>
            <numerusform>Marad %n kártyád, amelyet ki tudsz fizetni.</numerusform>
        </translation>
    </message>
    <message>
        <source>You keep {things}.</source>
        <translation>Ez marad nálad: {things}.</translation>
    </message>
    <message>
        <source>You meet no other open tile.</source>
        <translation>Más szabad lapkát most nem teljesítesz.</translation>
    </message>
    <message>
        <source>Your ship takes the lead.</source>
        <translation>A hajód az élre kerül.</translation>
    </message>
    <message>
        <source>Brings a production site: {resource}, {level}.</source>
        <translation>Termelőüzemet hoz: {resource}, {level}.</translation>
    </message>
    <message numerus="yes">
        <source>It is worth %n point(s) more at the end.</source>
        <translation>
            <numerusform>A végén %n ponttal többet ér.</numerusform>
        </translation>
    </message>
    <message>
        <source>Click or press C to see all points and what this scoring brought.</source>
        <translation>Kattints vagy nyomj C-t: látod, ki hány pontot szerzett, és mit hozott ez a pontozás.</translation>
    </message>
    <message>
        <source>Click to enlarge them.</source>
        <translation>Kattints rájuk, és nagyban látod őket.</translation>
    </message>
    <message numerus="yes">
        <source>A settlement needs %n other area(s) around it; there are {have}.</source>
        <translation>
            <numerusform>Településhez %n másik terület kell körülötte; most {have} van.</numerusform>
        </translation>
    </message>
    <message>
        <source>Total</source>
        <comment>the last row of the comparison</comment>
        <translation>Összesen</translation>
    </message>
    <message>
        <source>All: give up an inhabitant to modernize, or draw a card.</source>
        <translation>Mindenki: egy munkásért korszerűsítés, vagy egy kártya húzása.</translation>
    </message>
    <message>
        <source>Another ship is here.</source>
        <translation>Itt egy másik hajó van.</translation>
    </message>
    <message>
        <source>Immediate</source>
        <translation>Azonnali</translation>
    </message>
    <message>
        <source>Buy an inhabitant for coins or cards, or skip this.</source>
        <translation>Vegyél egy munkást érméért vagy kártyákért, vagy hagyd ki.</translation>
    </message>
    <message>
        <source>Canoes can be moved when you may play a card, or between actions.</source>
        <translation>Csónakot akkor mozgathatsz, amikor kártyát játszhatsz ki, vagy két akció között.</translation>
    </message>
    <message>
        <source>Choose a slot for a lever, or skip this.</source>
        <translation>Válassz helyet egy emelőnek, vagy hagyd ki.</translation>
    </message>
    <message>
        <source>Choose an exchange, or skip this.</source>
        <translation>Válassz egy cserét, vagy hagyd ki.</translation>
    </message>
    <message>
        <source>Choose a lever to push up, or skip this.</source>
        <translation>Válaszd ki, melyik emelőt tolod fel, vagy hagyd ki.</translation>
    </message>
    <message>
        <source>Choose a region to cover.</source>
        <translation>Válaszd ki, melyik régiót takarod le.</translation>
    </message>
    <message numerus="yes">
        <source>When cleared, it frees an inhabitant and brings %n point(s) in each income.</source>
        <translation>
            <numerusform>Kiürítve egy munkást szabadít fel, és minden bevételnél %n pontot hoz.</numerusform>
        </translation>
    </message>
    <message>
        <source>Coins only</source>
        <comment>button</comment>
        <translation>Csak érme</translation>
    </message>
    <message>
        <source>Confirm: {move}</source>
        <comment>a move that is picked</comment>
        <translation>Hagyd jóvá: {move}</translation>
    </message>
    <message>
        <source>Develop a glowing house into a settlement, or skip this.</source>
        <translation>Fejlessz településsé egy világító házat, vagy hagyd ki.</translation>
    </message>
    <message>
        <source>Develop a glowing inhabitant into a house, or skip this.</source>
        <translation>Fejlessz házzá egy világító munkást, vagy hagyd ki.</translation>
    </message>
    <message>
        <source>When discarded, it brings {things}.</source>
        <comment>a card</comment>
        <translation>Eldobva ezt hozza: {things}.</translation>
    </message>
    <message>
        <source>Skip</source>
        <translation>Kihagyod</translation>
    </message>
    <message>
        <source>Skip</source>
        <comment>button</comment>
        <translation>Kihagyom</translation>
    </message>
    <message>
        <source>First finish the current step.</source>
        <translation>Előbb fejezd be a mostani lépést.</translation>
    </message>
    <message>
        <source>Pay 2 coins each</source>
        <translation>Fizess darabonként 2 érmét</translation>
    </message>
    <message>
        <source>Give up an inhabitant and choose a slot for a lever, draw a card, or skip this.</source>
        <translation>Egy munkásért válassz helyet egy emelőnek, húzz egy kártyát, vagy hagyd ki.</translation>
    </message>
    <message>
        <source>Continue</source>
        <translation>Tovább</translation>
    </message>
    <message>
        <source>Standings</source>
        <translation>Állás</translation>
    </message>
    <message>
        <source>Instead of inhabitants</source>
        <translation>Munkások helyett</translation>
    </message>
    <message>
        <source>Inhabitants only</source>
        <comment>button</comment>
        <translation>Csak munkás</translation>
    </message>
    <message numerus="yes">
        <source>Taking the tile here costs %n point(s).</source>
        <translation>
            <numerusform>A lapka elvétele innen %n pontba kerül.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>It needs %n other area(s) around it; there are {have}.</source>
        <translation>
            <numerusform>%n másik terület kell körülötte; most {have} van.</numerusform>
        </translation>
    </message>
    <message>
        <source>Permanent</source>
        <translation>Állandó</translation>
    </message>
    <message>
        <source>If you meet it, you gain as many points as the number of the scoring; if not, you lose as many.</source>
        <translation>Ha teljesíted, annyi pontot kapsz, ahányadik a pontozás; ha nem, annyit veszítesz.</translation>
    </message>
    <message>
        <source>Move canoes and use levers if you like, then continue.</source>
        <translation>Ha akarsz, mozgass csónakot vagy használj emelőt, azután menj tovább.</translation>
    </message>
    <message>
        <source>Visible to all; click to enlarge.</source>
        <translation>Mindenki láthatja; kattintásra nagyban látod.</translation>
    </message>
    <message>
        <source>Place the pasture on a glowing location, or skip this.</source>
        <translation>Tedd a legelőt egy világító helyszínre, vagy hagyd ki.</translation>
    </message>
    <message numerus="yes">
        <source>Sail up to %n space(s): choose a glowing space.</source>
        <translation>
            <numerusform>Hajózz legfeljebb %n mezőt: válassz egy világítót.</numerusform>
        </translation>
    </message>
    <message>
        <source>The Eminence has fewer than two houses on the map and builds a house: {location}</source>
        <translation>Az Eminenciásnak legfeljebb egy háza van a térképen, ezért házat épít: {location}</translation>
    </message>
    <message>
        <source>The Eminence has two or more houses and turns one into a settlement: {location}</source>
        <translation>Az Eminenciásnak legalább két háza van, ezért az egyikből település lesz: {location}</translation>
    </message>
    <message>
        <source>The Eminence places cattle where most structures stand, less the cattle there: {location}</source>
        <translation>Az Eminenciás oda helyez le marhát, ahol a marhákat levonva a legtöbb építmény áll: {location}</translation>
    </message>
    <message>
        <source>The Eminence shuffles its tiles and reveals one of type {type}; preferred: {location}</source>
        <translation>Az Eminenciás megkeveri a lapkáit, és felfed egy {type} típusút; preferált helyszín: {location}</translation>
    </message>
    <message>
        <source>The Eminence reveals a tile of type {type}; preferred: {location}</source>
        <translation>Az Eminenciás felfed egy {type} típusú lapkát; preferált helyszín: {location}</translation>
    </message>
    <message>
        <source>You have already chosen the action of this turn.</source>
        <translation>E kör akciója már megvan.</translation>
    </message>
    <message>
        <source>The revealed tile</source>
        <translation>A felfedett lapka</translation>
    </message>
    <message>
        <source>There is already a tile here.</source>
        <translation>Itt már van lapka.</translation>
    </message>
    <message>
        <source>This production site is already at level 2.</source>
        <translation>Ez a termelőüzem már 2-es szintű.</translation>
    </message>
    <message>
        <source>Tiles still to be explored.</source>
        <translation>Felfedezhető lapkák.</translation>
    </message>
    <message>
        <source>You lack {missing} to play it. Discard it for coins?</source>
        <translation>A kijátszásához hiányzik: {missing}. Eldobod érméért?</translation>
    </message>
    <message>
        <source>Reveal the first of two tiles, or skip this.</source>
        <translation>Fedd fel a két lapka közül az elsőt, vagy hagyd ki.</translation>
    </message>
    <message>
        <source>Reveal the next tile</source>
        <translation>A következő lapka felfedése</translation>
    </message>
    <message>
        <source>Reveal the next tile, or skip this.</source>
        <translation>Fedd fel a következő lapkát, vagy hagyd ki.</translation>
    </message>
    <message>
        <source>Use the lever for an inhabitant, or skip this.</source>
        <translation>Használd az emelőt egy munkásért, vagy hagyd ki.</translation>
    </message>
    <message>
        <source>Use the other lever instead of the card too, or continue.</source>
        <translation>Használd a másik emelőt is a kártya helyett, vagy menj tovább.</translation>
    </message>
    <message>
        <source>You and the Eminence are tied: {points} each</source>
        <translation>Te és az Eminenciás egyenlők vagytok: {points}</translation>
    </message>
    <message>
        <source>follows its tiles; to win you need at least as many points</source>
        <translation>a lapkái szerint cselekszik; a győzelemhez legalább annyi pont kell, amennyi neki van</translation>
    </message>
    <message>
        <source>{player} and the Eminence are tied: {points} each</source>
        <translation>{player} és az Eminenciás egyenlő, mindkettő: {points}</translation>
    </message>
    <message>
        <source>This shows step by step what it does.</source>
        <comment>on the panel of the Eminence</comment>
        <translation>Itt lépésenként láthatod, mit tesz.</translation>
    </message>
    <message>
        <source>With two or more houses on the map, the first one found is replaced</source>
        <translation>Legalább két háza van a térképen, ezért az elsőt, amelyet talál, lecseréli</translation>
    </message>
    <message>
        <source>You continue</source>
        <translation>Továbbmész</translation>
    </message>
    <message>
        <source>You have already carried out this special project.</source>
        <translation>Ezt a különleges projektet már végrehajtottad.</translation>
    </message>
    <message>
        <source>You have reached the end of the river: the game ends after this lap</source>
        <translation>A folyó végére értél: ez az utolsó kör</translation>
    </message>
    <message>
        <source>You already have this lever.</source>
        <translation>Ez az emelő már megvan neked.</translation>
    </message>
    <message>
        <source>You have used this lever; it comes up again in the next interim scoring.</source>
        <translation>Ezt az emelőt már használtad; a következő közbenső pontozáskor újra felkerül.</translation>
    </message>
    <message>
        <source>You skip this part</source>
        <translation>Kihagyod ezt a részt</translation>
    </message>
    <message>
        <source>You reveal a tile</source>
        <translation>Felfedsz egy lapkát</translation>
    </message>
    <message>
        <source>You reuse a replaced house: {site}</source>
        <translation>Egy lecserélt házat használsz újra: {site}</translation>
    </message>
    <message>
        <source>Your scoring marker is already on this tile.</source>
        <translation>A pontozásjelződ már rajta van ezen a lapkán.</translation>
    </message>
    <message>
        <source>Your scoring marker {number} is here.</source>
        <translation>Itt a pontozásjelződ ({number}.).</translation>
    </message>
    <message>
        <source>Your inhabitants in the common supply.</source>
        <translation>A munkásaid a közös készletben.</translation>
    </message>
    <message>
        <source>skip</source>
        <comment>offer</comment>
        <translation>kihagyás</translation>
    </message>
    <message>
        <source>production site lost: all are already at level 2</source>
        <translation>elveszett termelőüzem: már mind 2-es szintű</translation>
    </message>
    <message>
        <source>production site lost: {resource} is already at level 2</source>
        <translation>elveszett termelőüzem: {resource}, már 2-es szintű</translation>
    </message>
    <message>
        <source>{player} continues</source>
        <translation>{player} továbbmegy</translation>
    </message>
    <message>
        <source>{player} has reached the end of the river: the game ends after this lap</source>
        <translation>{player} a folyó végére ért: ez az utolsó kör</translation>
    </message>
    <message>
        <source>{player} skips this part</source>
        <translation>{player} kihagyja ezt a részt</translation>
    </message>
    <message>
        <source>{player} reveals a tile</source>
        <translation>{player} felfed egy lapkát</translation>
    </message>
    <message>
        <source>{player} reuses a replaced house: {site}</source>
        <translation>{player} egy lecserélt házat használ újra: {site}</translation>
    </message>
    <message>
        <source>Draw two cards, or first use a lever that gives you another option.</source>
        <translation>Húzz két kártyát, vagy előbb használj egy emelőt, amely új lehetőséget nyit.</translation>
    </message>
    <message>
        <source>First use the lever that you will push up, or skip this.</source>
        <translation>Előbb használd az emelőt, amelyet azután feltolsz, vagy hagyd ki.</translation>
    </message>
    <message>
        <source>For this you first need what a lever brings: use the lever, or skip this.</source>
        <translation>Ehhez előbb az kell, amit egy emelő hoz: használd, vagy hagyd ki.</translation>
    </message>
    <message>
        <source>Take the coins of the regions, or first use a lever that gives you another option.</source>
        <translation>Vedd el a régiók érméit, vagy előbb használj egy emelőt, amely új lehetőséget nyit.</translation>
    </message>
    <message numerus="yes">
        <source>Then you can reach %n building site(s).</source>
        <translation>
            <numerusform>Utána %n építési területet érhetsz el.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Then you can reach %n more building site(s).</source>
        <translation>
            <numerusform>Utána %n építési területtel többet érsz el.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Its project needs the same resources as %n of your card(s).</source>
        <translation>
            <numerusform>%n kártyádhoz kell olyan nyersanyag, amilyen a projektjéhez.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Then you can develop %n of your inhabitant(s) into a house.</source>
        <translation>
            <numerusform>Utána %n munkásodból lehet ház.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>So far you can reach %n building site(s).</source>
        <translation>
            <numerusform>Eddig %n építési területet érsz el.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>That leaves you with %n card(s) in hand.</source>
        <translation>
            <numerusform>Utána %n kártya marad a kezedben.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>That gives you %n inhabitant(s) to place.</source>
        <translation>
            <numerusform>Utána %n lehelyezhető munkásod lesz.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>That gives you %n lever(s) on your board.</source>
        <translation>
            <numerusform>Utána %n emelőd lesz.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Your ship may then sail up to %n space(s).</source>
        <translation>
            <numerusform>A hajód utána legfeljebb %n mezőt mehet.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>The ship moves %n space(s) ahead.</source>
        <translation>
            <numerusform>A hajó %n mezőt halad előre.</numerusform>
        </translation>
    </message>
    <message>
        <source>There are enough areas around it to make it a settlement.</source>
        <translation>Van körülötte elég terület, hogy település legyen belőle.</translation>
    </message>
    <message numerus="yes">
        <source>Then you can choose from %n lever(s).</source>
        <translation>
            <numerusform>Utána %n emelő közül választhatsz.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Then you can play %n of your card(s).</source>
        <translation>
            <numerusform>Utána %n kártyádat játszhatod ki.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Then you have %n area(s) in {region}.</source>
        <translation>
            <numerusform>Utána %n területed lesz itt: {region}.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Then you have %n coin(s).</source>
        <translation>
            <numerusform>Utána %n érméd lesz.</numerusform>
        </translation>
    </message>
    <message>
        <source>No option scores points now.</source>
        <translation>Most egyik lehetőség sem hoz pontot.</translation>
    </message>
    <message>
        <source>Fewer than two houses: on the first free site</source>
        <translation>Legfeljebb egy háza van: az első szabad helyre</translation>
    </message>
    <message>
        <source>{numbers} alone</source>
        <comment>locations without a tile beside; a short reason</comment>
        <translation>{numbers}: nincs szomszédja</translation>
    </message>
    <message>
        <source>{numbers} no free site</source>
        <comment>locations; a short reason</comment>
        <translation>{numbers}: nincs szabad hely</translation>
    </message>
    <message>
        <source>{numbers} no house of its own</source>
        <comment>locations; a short reason</comment>
        <translation>{numbers}: nincs ott háza</translation>
    </message>
    <message>
        <source>{numbers} no tile</source>
        <comment>locations; a short reason</comment>
        <translation>{numbers}: nincs lapka</translation>
    </message>
    <message>
        <source>{numbers} not the most</source>
        <comment>locations; a short reason</comment>
        <translation>{numbers}: nem a legtöbb</translation>
    </message>
    <message>
        <source>{numbers} taken</source>
        <comment>locations; a short reason</comment>
        <translation>{numbers}: foglalt</translation>
    </message>
    <message>
        <source>action</source>
        <comment>a step of the Eminence in one short word</comment>
        <translation>akció</translation>
    </message>
    <message>
        <source>build</source>
        <comment>a step of the Eminence in one short word</comment>
        <translation>építés</translation>
    </message>
    <message>
        <source>cactus</source>
        <comment>a step of the Eminence in one short word</comment>
        <translation>kaktusz</translation>
    </message>
    <message>
        <source>cattle</source>
        <comment>a step of the Eminence in one short word</comment>
        <translation>marha</translation>
    </message>
    <message>
        <source>lost</source>
        <comment>a step of the Eminence in one short word</comment>
        <translation>elvész</translation>
    </message>
    <message>
        <source>part</source>
        <comment>your part in its action: a step of the Eminence in one short word</comment>
        <translation>részed</translation>
    </message>
    <message>
        <source>pasture</source>
        <comment>a step of the Eminence in one short word</comment>
        <translation>legelő</translation>
    </message>
    <message>
        <source>region</source>
        <comment>a step of the Eminence in one short word</comment>
        <translation>régió</translation>
    </message>
    <message>
        <source>reveal</source>
        <comment>a step of the Eminence in one short word</comment>
        <translation>húzás</translation>
    </message>
    <message>
        <source>row 7</source>
        <comment>a step of the Eminence in one short word</comment>
        <translation>7. sor</translation>
    </message>
    <message>
        <source>ship</source>
        <comment>a step of the Eminence in one short word</comment>
        <translation>hajó</translation>
    </message>
    <message>
        <source>tile</source>
        <comment>a step of the Eminence in one short word</comment>
        <translation>lapka</translation>
    </message>
    <message>
        <source>Settle the land along the river: four interim scorings await you on the way.</source>
        <translation>Népesítsd be a folyó vidékét: útközben négy közbenső pontozás vár.</translation>
    </message>
    <message>
        <source>A card of any type.</source>
        <translation>Tetszőleges típusú kártya.</translation>
    </message>
    <message>
        <source>A card of this type; an action asks for the type that is drawn on it.</source>
        <translation>Ilyen típusú kártya; az akció a rajta látható típust kéri.</translation>
    </message>
    <message>
        <source>A card that only its owner sees.</source>
        <translation>Ezt a kártyát csak a gazdája látja.</translation>
    </message>
    <message>
        <source>A region of the land, with its own label and reward.</source>
        <translation>A vidék egyik régiója, saját címkével és jutalommal.</translation>
    </message>
    <message>
        <source>A region of your choice.</source>
        <translation>Egy régió, amelyet te választasz.</translation>
    </message>
    <message>
        <source>A settlement on this site brings so many points.</source>
        <translation>Egy település ezen az építési területen ennyi pontot hoz.</translation>
    </message>
    <message>
        <source>A settlement on this tile costs so many points.</source>
        <translation>Egy település ezen a lapkán ennyi pontba kerül.</translation>
    </message>
    <message>
        <source>A ship gets nothing here.</source>
        <translation>Itt nem kap semmit a hajó.</translation>
    </message>
    <message>
        <source>A ship that ends its move here gets what is drawn on it.</source>
        <translation>Az a hajó, amelyik itt áll meg, megkapja, amit mutat.</translation>
    </message>
    <message>
        <source>A step on it raises what you get in cards at each income.</source>
        <translation>Minden lépés rajta növeli, hány kártyát kapsz a bevételeknél.</translation>
    </message>
    <message>
        <source>A step on it raises what you get in coins at each income.</source>
        <translation>Minden lépés rajta növeli, hány érmét kapsz a bevételeknél.</translation>
    </message>
    <message>
        <source>A step on the coin track or on the card track.</source>
        <translation>Egy lépés az érmesínen vagy a kártyasínen.</translation>
    </message>
    <message>
        <source>A used lever goes up at once and can be used again.</source>
        <translation>Egy használt emelő rögtön felcsapódik, és újra használható.</translation>
    </message>
    <message>
        <source>Actions</source>
        <translation>Akciók</translation>
    </message>
    <message>
        <source>All players</source>
        <translation>Mindenki</translation>
    </message>
    <message>
        <source>Any card</source>
        <translation>Bármelyik kártya</translation>
    </message>
    <message>
        <source>Any region</source>
        <translation>Bármelyik régió</translation>
    </message>
    <message>
        <source>Any resource</source>
        <translation>Bármelyik nyersanyag</translation>
    </message>
    <message>
        <source>At the end each level of your production sites brings points.</source>
        <translation>A végén a termelőüzemeid minden szintje pontot hoz.</translation>
    </message>
    <message>
        <source>At the end each of your areas in this region brings points.</source>
        <translation>A végén minden területed pontot hoz ebben a régióban.</translation>
    </message>
    <message>
        <source>At the end each of your cattle on pastures brings points.</source>
        <translation>A végén minden legelőn álló marhád pontot hoz.</translation>
    </message>
    <message>
        <source>At the end each of your houses on the map brings points.</source>
        <translation>A végén minden térképen álló házad pontot hoz.</translation>
    </message>
    <message>
        <source>At the end each of your settlements on the map brings points.</source>
        <translation>A végén minden térképen álló településed pontot hoz.</translation>
    </message>
    <message>
        <source>At the end: points if you have as many as it says, and more for the lower line.</source>
        <translation>A végén pont, ha megvan annyi, amennyit mutat; az alsó sor többet ér.</translation>
    </message>
    <message>
        <source>Bonus for a settlement</source>
        <translation>Bónusz településért</translation>
    </message>
    <message>
        <source>Bridge</source>
        <translation>Híd</translation>
    </message>
    <message>
        <source>Building tile</source>
        <translation>Épületlapka</translation>
    </message>
    <message>
        <source>Canoe</source>
        <translation>Csónak</translation>
    </message>
    <message>
        <source>Card back</source>
        <translation>Kártya hátlapja</translation>
    </message>
    <message>
        <source>Cards</source>
        <comment>group</comment>
        <translation>Kártyák</translation>
    </message>
    <message>
        <source>Cards and coins</source>
        <translation>Kártyák és érmék</translation>
    </message>
    <message>
        <source>Cards and points</source>
        <translation>Kártyák és pontok</translation>
    </message>
    <message>
        <source>Cards ask for it; your production sites and canoes provide it.</source>
        <translation>Kártyákhoz kell; a termelőüzemeid és a csónakjaid adják.</translation>
    </message>
    <message>
        <source>Cards for inhabitants</source>
        <translation>Kártyákért munkás</translation>
    </message>
    <message>
        <source>Cards for points</source>
        <translation>Kártyákért pont</translation>
    </message>
    <message>
        <source>Cards in harbours</source>
        <translation>Kártya a kikötőkben</translation>
    </message>
    <message>
        <source>Cards, vase and coins</source>
        <translation>Kártyák, váza és érmék</translation>
    </message>
    <message>
        <source>Cheaper cards</source>
        <translation>Olcsóbb kártyák</translation>
    </message>
    <message>
        <source>Cheaper cattle</source>
        <translation>Olcsóbb marha</translation>
    </message>
    <message>
        <source>Cheaper levers</source>
        <translation>Olcsóbb emelők</translation>
    </message>
    <message>
        <source>Cheaper settlement</source>
        <translation>Olcsóbb település</translation>
    </message>
    <message>
        <source>Coins</source>
        <translation>Érmék</translation>
    </message>
    <message>
        <source>Coins for cattle</source>
        <translation>Érme a marhákért</translation>
    </message>
    <message>
        <source>Coins in harbours</source>
        <translation>Érme a kikötőkben</translation>
    </message>
    <message>
        <source>Covered label</source>
        <translation>Letakart címke</translation>
    </message>
    <message>
        <source>Develop</source>
        <translation>Fejlesztés</translation>
    </message>
    <message>
        <source>Discard cards to get points.</source>
        <translation>Dobj el kártyákat, és pontot kapsz.</translation>
    </message>
    <message>
        <source>Discard cards to take inhabitants.</source>
        <translation>Dobj el kártyákat, és munkásokat kapsz.</translation>
    </message>
    <message>
        <source>Each building site on it has room for one piece.</source>
        <translation>Minden építési területén egy elem fér el.</translation>
    </message>
    <message>
        <source>Empty location</source>
        <translation>Üres helyszín</translation>
    </message>
    <message>
        <source>Empty recess</source>
        <translation>Üres mélyedés</translation>
    </message>
    <message>
        <source>Exchange cards for a vase and coins, or the other way round.</source>
        <translation>Kártyákat cserélhetsz vázára és érmékre, vagy fordítva.</translation>
    </message>
    <message>
        <source>Exchange cards for coins, or the other way round.</source>
        <translation>Kártyákat cserélhetsz érmére, vagy fordítva.</translation>
    </message>
    <message>
        <source>Exchange cards for points, or the other way round.</source>
        <translation>Kártyákat cserélhetsz pontra, vagy fordítva.</translation>
    </message>
    <message>
        <source>Ford</source>
        <translation>Gázló</translation>
    </message>
    <message>
        <source>From now on cards cost you fewer coins.</source>
        <translation>Mostantól kevesebb érmébe kerül neked egy kártya.</translation>
    </message>
    <message>
        <source>From now on cattle cost you an inhabitant less.</source>
        <translation>Mostantól eggyel kevesebb munkásba kerül neked egy marha.</translation>
    </message>
    <message>
        <source>From now on coin spaces bring your ship more coins.</source>
        <translation>Mostantól az érmés mezők több érmét adnak a hajódnak.</translation>
    </message>
    <message>
        <source>From now on discarding a day card brings you more coins.</source>
        <translation>Mostantól több érmét kapsz egy eldobott nappali kártyáért.</translation>
    </message>
    <message>
        <source>From now on discarding a night card brings you more coins.</source>
        <translation>Mostantól több érmét kapsz egy eldobott éjszakai kártyáért.</translation>
    </message>
    <message>
        <source>From now on discarding a sunset card brings you more coins.</source>
        <translation>Mostantól több érmét kapsz egy eldobott naplementekártyáért.</translation>
    </message>
    <message>
        <source>From now on levers cost you fewer coins.</source>
        <translation>Mostantól kevesebb érmébe kerül neked egy emelő.</translation>
    </message>
    <message>
        <source>From now on placing cattle brings you more coins.</source>
        <translation>Mostantól több érmét kapsz, ha marhát teszel le.</translation>
    </message>
    <message>
        <source>From now on vase spaces bring your ship more vases.</source>
        <translation>Mostantól a vázás mezők több vázát adnak a hajódnak.</translation>
    </message>
    <message>
        <source>From now on your ship gets cards in every harbour where it stops.</source>
        <translation>Mostantól a hajód minden kikötőben, ahol megáll, kártyát kap.</translation>
    </message>
    <message>
        <source>From now on your ship gets coins in every harbour where it stops.</source>
        <translation>Mostantól a hajód minden kikötőben, ahol megáll, érmét kap.</translation>
    </message>
    <message>
        <source>Give up an inhabitant to get coins.</source>
        <translation>Válj meg egy munkástól, és érmét kapsz.</translation>
    </message>
    <message>
        <source>Give vases to get points.</source>
        <translation>Adj le vázákat, és pontot kapsz.</translation>
    </message>
    <message>
        <source>Goods and points</source>
        <translation>Javak és pontok</translation>
    </message>
    <message>
        <source>Grey tile</source>
        <translation>Szürke lapka</translation>
    </message>
    <message>
        <source>Harbour</source>
        <translation>Kikötő</translation>
    </message>
    <message>
        <source>Has room for cattle; Cattle-breeding places it.</source>
        <translation>Marháknak van rajta hely; a Marhatenyésztés teszi le.</translation>
    </message>
    <message>
        <source>Here a production site for this resource will stand.</source>
        <translation>Itt fog állni ennek a nyersanyagnak a termelőüzeme.</translation>
    </message>
    <message>
        <source>House</source>
        <translation>Ház</translation>
    </message>
    <message>
        <source>House without an inhabitant</source>
        <translation>Ház munkás nélkül</translation>
    </message>
    <message>
        <source>Income</source>
        <translation>Bevétel</translation>
    </message>
    <message>
        <source>Income of the card track</source>
        <translation>A kártyasín bevétele</translation>
    </message>
    <message>
        <source>Income of the coin track</source>
        <translation>Az érmesín bevétele</translation>
    </message>
    <message>
        <source>Inhabitant</source>
        <translation>Munkás</translation>
    </message>
    <message>
        <source>Inhabitant for coins</source>
        <translation>Munkásért érme</translation>
    </message>
    <message>
        <source>It comes up again in the next interim scoring.</source>
        <translation>A következő közbenső pontozáskor újra feljön.</translation>
    </message>
    <message>
        <source>Its reward has been taken; other regions can still be covered.</source>
        <translation>A jutalmát már elvitték; a többi régió még letakarható.</translation>
    </message>
    <message>
        <source>Its steps bring the Eminence points in each scoring.</source>
        <translation>A lépései minden pontozásban pontot hoznak az Eminenciásnak.</translation>
    </message>
    <message>
        <source>Label of a region</source>
        <translation>Egy régió címkéje</translation>
    </message>
    <message>
        <source>Last space</source>
        <translation>Utolsó mező</translation>
    </message>
    <message>
        <source>Lever goes up</source>
        <translation>Emelő feltolása</translation>
    </message>
    <message>
        <source>Lever, ready</source>
        <translation>Használható emelő</translation>
    </message>
    <message>
        <source>Lever, used</source>
        <translation>Használt emelő</translation>
    </message>
    <message>
        <source>Levers</source>
        <comment>group</comment>
        <translation>Emelők</translation>
    </message>
    <message>
        <source>Lock</source>
        <translation>Zsilip</translation>
    </message>
    <message>
        <source>Loss for a settlement</source>
        <translation>Levonás településért</translation>
    </message>
    <message>
        <source>Lost points</source>
        <translation>Elvesztett pontok</translation>
    </message>
    <message>
        <source>Marker</source>
        <translation>Jelző</translation>
    </message>
    <message>
        <source>More coins on the river</source>
        <translation>Több érme a folyón</translation>
    </message>
    <message>
        <source>More for day cards</source>
        <translation>Több a nappali kártyákért</translation>
    </message>
    <message>
        <source>More for night cards</source>
        <translation>Több az éjszakai kártyákért</translation>
    </message>
    <message>
        <source>More for sunset cards</source>
        <translation>Több a naplementekártyákért</translation>
    </message>
    <message>
        <source>More vases on the river</source>
        <translation>Több váza a folyón</translation>
    </message>
    <message>
        <source>No production site yet</source>
        <translation>Még nincs termelőüzem</translation>
    </message>
    <message>
        <source>No ship sails beyond it; all of them have room here.</source>
        <translation>Ezen túl nem megy hajó; itt mindegyik elfér.</translation>
    </message>
    <message>
        <source>Pasture</source>
        <translation>Legelő</translation>
    </message>
    <message>
        <source>Pay for cards, levers and building sites.</source>
        <translation>Kártyáért, emelőért és építési területért fizetsz velük.</translation>
    </message>
    <message>
        <source>Pays for building, and is an area of yours on a building site.</source>
        <translation>Vele fizetsz az építésért; egy építési területen a te területed.</translation>
    </message>
    <message>
        <source>Pieces</source>
        <translation>Elemek</translation>
    </message>
    <message>
        <source>Place an inhabitant on a free building site and take what it brings.</source>
        <translation>Tegyél egy munkást egy üres építési területre, és megkapod, amit hoz.</translation>
    </message>
    <message>
        <source>Play or discard</source>
        <translation>Kijátszás vagy eldobás</translation>
    </message>
    <message>
        <source>Points for areas</source>
        <translation>Pont a területekért</translation>
    </message>
    <message>
        <source>Points for cattle</source>
        <translation>Pont a marhákért</translation>
    </message>
    <message>
        <source>Points for houses</source>
        <translation>Pont a házakért</translation>
    </message>
    <message>
        <source>Points for production sites</source>
        <translation>Pont a termelőüzemekért</translation>
    </message>
    <message>
        <source>Points for settlements</source>
        <translation>Pont a településekért</translation>
    </message>
    <message>
        <source>Provides its resource again and again; a second one raises its level.</source>
        <translation>Újra meg újra adja a nyersanyagát; a második eggyel emeli a szintjét.</translation>
    </message>
    <message>
        <source>Reveal a tile and place it on an empty location beside another tile.</source>
        <translation>Fedj fel egy lapkát, és tedd egy üres helyszínre, egy másik lapka mellé.</translation>
    </message>
    <message>
        <source>Row of an action</source>
        <translation>Egy akció sora</translation>
    </message>
    <message>
        <source>Sails down the river after every action and takes what its space shows.</source>
        <translation>Minden akció után lefelé hajózik, és megkapod, amit a mezője mutat.</translation>
    </message>
    <message>
        <source>Says how far your ship may sail after this action.</source>
        <translation>Megmondja, meddig hajózhatsz az akció után.</translation>
    </message>
    <message>
        <source>Says what the Eminence does in its turn.</source>
        <translation>Megmondja, mit tesz az Eminenciás a körében.</translation>
    </message>
    <message>
        <source>Scoring marker</source>
        <translation>Pontozásjelző</translation>
    </message>
    <message>
        <source>Scoring tile: points if you have as many as the scoring asks for, else a loss.</source>
        <translation>Pontozólapka: pont, ha megvan annyi, amennyit a pontozás kér, különben veszteség.</translation>
    </message>
    <message>
        <source>Scoring tiles</source>
        <comment>group</comment>
        <translation>Pontozólapkák</translation>
    </message>
    <message>
        <source>Settlement</source>
        <translation>Település</translation>
    </message>
    <message>
        <source>Ship</source>
        <translation>Hajó</translation>
    </message>
    <message>
        <source>Shows how far a player is on a track.</source>
        <translation>Megmutatja, meddig jutott egy játékos egy sínen.</translation>
    </message>
    <message>
        <source>Shows which tile a player has chosen, and in which interim scoring.</source>
        <translation>Megmutatja, melyik lapkát választotta egy játékos, és melyik közbenső pontozásban.</translation>
    </message>
    <message>
        <source>So many cards from the draw pile.</source>
        <translation>Ennyi kártya a húzópakliból.</translation>
    </message>
    <message>
        <source>So many points are lost.</source>
        <translation>Ennyi pont vész el.</translation>
    </message>
    <message>
        <source>Solo game</source>
        <translation>Egyedül</translation>
    </message>
    <message>
        <source>Some cards cost one; a few things turn vases into points.</source>
        <translation>Némelyik kártya vázába kerül; van, ami a vázákért pontot ad.</translation>
    </message>
    <message>
        <source>Space with a reward</source>
        <translation>Jutalmat adó mező</translation>
    </message>
    <message>
        <source>Space without a reward</source>
        <translation>Jutalom nélküli mező</translation>
    </message>
    <message>
        <source>Stands on a pasture; each is an area of its own.</source>
        <translation>Legelőn állnak; mindegyik külön területnek számít.</translation>
    </message>
    <message>
        <source>Start player</source>
        <translation>Kezdőjátékos</translation>
    </message>
    <message>
        <source>Step of your choice</source>
        <translation>Választott lépés</translation>
    </message>
    <message>
        <source>Takes the place of a house and is an area of yours.</source>
        <translation>Egy ház helyére kerül, és a te területed.</translation>
    </message>
    <message>
        <source>Takes the place of an inhabitant and is an area of yours.</source>
        <translation>Egy munkás helyére kerül, és a te területed.</translation>
    </message>
    <message>
        <source>Target on the card track</source>
        <translation>Cél a kártyasínen</translation>
    </message>
    <message>
        <source>Target on the coin track</source>
        <translation>Cél az érmesínen</translation>
    </message>
    <message>
        <source>Target: cattle</source>
        <translation>Cél: marhák</translation>
    </message>
    <message>
        <source>Target: houses</source>
        <translation>Cél: házak</translation>
    </message>
    <message>
        <source>Target: levers</source>
        <translation>Cél: emelők</translation>
    </message>
    <message>
        <source>Target: settlements</source>
        <translation>Cél: települések</translation>
    </message>
    <message>
        <source>The effect counts at the end of the game.</source>
        <translation>A hatás a játék végén számít.</translation>
    </message>
    <message>
        <source>The effect happens once, as the card is played.</source>
        <translation>A hatás egyszer történik meg, a kártya kijátszásakor.</translation>
    </message>
    <message>
        <source>The effect holds from now on.</source>
        <translation>A hatás mostantól érvényes.</translation>
    </message>
    <message>
        <source>The first ship past it in a round starts an interim scoring.</source>
        <translation>Az a hajó, amely egy fordulóban elsőként jut túl rajta, közbenső pontozást indít.</translation>
    </message>
    <message>
        <source>The land</source>
        <translation>A vidék</translation>
    </message>
    <message>
        <source>The locations at its ends are adjacent.</source>
        <translation>A két végén lévő helyszínek szomszédosak.</translation>
    </message>
    <message>
        <source>The locations on both sides are adjacent.</source>
        <translation>A két oldalán lévő helyszínek szomszédosak.</translation>
    </message>
    <message>
        <source>The others</source>
        <translation>A többiek</translation>
    </message>
    <message>
        <source>The river</source>
        <translation>A folyó</translation>
    </message>
    <message>
        <source>Turn an inhabitant into a house, or a house into a settlement.</source>
        <translation>Munkást fejlesztesz házzá, vagy házat településsé.</translation>
    </message>
    <message>
        <source>Vase</source>
        <translation>Váza</translation>
    </message>
    <message>
        <source>Vases for points</source>
        <translation>Vázákért pont</translation>
    </message>
    <message>
        <source>Victory points</source>
        <translation>Győzelmi pontok</translation>
    </message>
    <message>
        <source>What follows is for all, beginning with you.</source>
        <translation>Ami következik, mindenkié, veled kezdve.</translation>
    </message>
    <message>
        <source>What follows is for the others only.</source>
        <translation>Ami következik, csak a többieké.</translation>
    </message>
    <message>
        <source>Whoever covers it with Region scoring gets its reward.</source>
        <translation>Aki Régiós pontozással letakarja, megkapja a jutalmát.</translation>
    </message>
    <message>
        <source>Whoever has it had the first turn.</source>
        <translation>Akinél van, azé volt az első kör.</translation>
    </message>
    <message>
        <source>Whoever has most of them at the end wins.</source>
        <translation>Akinek a végén ebből van a legtöbb, az nyer.</translation>
    </message>
    <message>
        <source>Whoever places a tile here gets what is drawn on it.</source>
        <translation>Aki ide lapkát tesz, megkapja, amit mutat.</translation>
    </message>
    <message>
        <source>Wood, clay, stone or iron, as you choose.</source>
        <translation>Fa, agyag, kő vagy vas, ahogy választod.</translation>
    </message>
    <message>
        <source>You build a house without giving up an inhabitant.</source>
        <translation>Úgy építesz házat, hogy nem kell megválnod munkástól.</translation>
    </message>
    <message>
        <source>You build a settlement with an inhabitant and a neighbouring area less.</source>
        <translation>Eggyel kevesebb munkással és szomszédos területtel építesz települést.</translation>
    </message>
    <message>
        <source>You can use it; then it is pushed down.</source>
        <translation>Használhatod; utána lenyomva marad.</translation>
    </message>
    <message>
        <source>You discard a card and take coins for it.</source>
        <translation>Eldobsz egy kártyát, és érmét kapsz érte.</translation>
    </message>
    <message>
        <source>You draw so many cards.</source>
        <translation>Ennyi kártyát húzol.</translation>
    </message>
    <message>
        <source>You get at once what the card track pays.</source>
        <translation>Rögtön megkapod, amit a kártyasín ad.</translation>
    </message>
    <message>
        <source>You get at once what the coin track pays.</source>
        <translation>Rögtön megkapod, amit az érmesín ad.</translation>
    </message>
    <message>
        <source>You play a card of any type, or discard one for coins.</source>
        <translation>Kijátszol egy tetszőleges típusú kártyát, vagy eldobsz egyet érméért.</translation>
    </message>
    <message>
        <source>You play a card of any type.</source>
        <translation>Kijátszol egy tetszőleges típusú kártyát.</translation>
    </message>
    <message>
        <source>{needed} projects</source>
        <translation>{needed} projekt</translation>
    </message>
    <message>
        <source>{needed} levers</source>
        <translation>{needed} emelő</translation>
    </message>
    <message>
        <source>{needed} points</source>
        <translation>{needed} pont</translation>
    </message>
    <message>
        <source>A project</source>
        <translation>Egy projekt</translation>
    </message>
    <message>
        <source>Ahead in {needed} comparisons</source>
        <translation>{needed} összevetésben vezetsz</translation>
    </message>
    <message>
        <source>All {needed} scoring tiles</source>
        <translation>Mind a {needed} pontozólapka</translation>
    </message>
    <message>
        <source>Win against the Eminence: easy</source>
        <translation>Győzd le az Eminenciást: könnyű</translation>
    </message>
    <message>
        <source>Win against the Eminence: elite</source>
        <translation>Győzd le az Eminenciást: elit</translation>
    </message>
    <message>
        <source>Win against the Eminence: hard</source>
        <translation>Győzd le az Eminenciást: nehéz</translation>
    </message>
    <message>
        <source>Win against the Eminence: medium</source>
        <translation>Győzd le az Eminenciást: közepes</translation>
    </message>
    <message>
        <source>Win against the Eminence: very hard</source>
        <translation>Győzd le az Eminenciást: nagyon nehéz</translation>
    </message>
    <message>
        <source>{needed} cards played</source>
        <translation>{needed} kijátszott kártya</translation>
    </message>
</context>
<context>
    <name>branches</name>
    <message numerus="yes">
        <source>%n branches deleted. Press here or Ctrl+Z to bring them back.</source>
        <translation>
            <numerusform>%n ág törölve. Kattints ide, vagy nyomj Ctrl+Z-t, hogy visszajöjjön.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n moves</source>
        <translation>
            <numerusform>%n lépés</numerusform>
        </translation>
    </message>
    <message>
        <source>Better line</source>
        <translation>Jobb folytatás</translation>
    </message>
    <message>
        <source>Enter leads back, → from there on.</source>
        <translation>Enter: vissza; →: onnan tovább.</translation>
    </message>
    <message>
        <source>Enter opens it, → goes along it, F2 names it, Del deletes it.</source>
        <translation>Enter: megnyitás; →: végig rajta; F2: átnevezés; Del: törlés.</translation>
    </message>
    <message numerus="yes">
        <source>Only its first %n moves are kept.</source>
        <translation>
            <numerusform>Csak az első %n lépése marad meg.</numerusform>
        </translation>
    </message>
    <message>
        <source>The game</source>
        <translation>A játék</translation>
    </message>
    <message>
        <source>Try another move: the game stays as it was.</source>
        <translation>Próbálj ki egy másik lépést: a játék marad, ahogy volt.</translation>
    </message>
    <message>
        <source>Undone</source>
        <translation>Visszavont</translation>
    </message>
    <message>
        <source>What if</source>
        <translation>Mi lenne, ha</translation>
    </message>
    <message>
        <source>to the end</source>
        <translation>a végéig</translation>
    </message>
    <message>
        <source>{name}: only to look at, until the game is over.</source>
        <translation>{name}: csak megnézheted, amíg a játéknak nincs vége.</translation>
    </message>
    <message>
        <source>{name}: the game stays as it was.</source>
        <translation>{name}: a játék marad, ahogy volt.</translation>
    </message>
</context>
<context>
    <name>broken_players</name>
    <message>
        <source>Open Players</source>
        <translation>Játékosok megnyitása</translation>
    </message>
    <message>
        <source>The list of players was broken</source>
        <translation>A játékosok listája sérült volt</translation>
    </message>
</context>
<context>
    <name>castles</name>
    <message numerus="yes">
        <source>%n Silverling(s)</source>
        <translation>
            <numerusform>%n ezüstpénz</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n brown tile(s)</source>
        <comment>goods</comment>
        <translation>
            <numerusform>%n barna áru</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n brown tile(s)</source>
        <comment>goods, object</comment>
        <translation>
            <numerusform>%n barna árut</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n orange tile(s)</source>
        <comment>goods</comment>
        <translation>
            <numerusform>%n narancssárga áru</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n orange tile(s)</source>
        <comment>goods, object</comment>
        <translation>
            <numerusform>%n narancssárga árut</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n pink tile(s)</source>
        <comment>goods</comment>
        <translation>
            <numerusform>%n rózsaszín áru</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n pink tile(s)</source>
        <comment>goods, object</comment>
        <translation>
            <numerusform>%n rózsaszín árut</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n purple tile(s)</source>
        <comment>goods</comment>
        <translation>
            <numerusform>%n lila áru</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n purple tile(s)</source>
        <comment>goods, object</comment>
        <translation>
            <numerusform>%n lila árut</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n red tile(s)</source>
        <comment>goods</comment>
        <translation>
            <numerusform>%n piros áru</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n red tile(s)</source>
        <comment>goods, object</comment>
        <translation>
            <numerusform>%n piros árut</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n empty space(s) left</source>
        <translation>
            <numerusform>még %n üres mező</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n turquoise tile(s)</source>
        <comment>goods</comment>
        <translation>
            <numerusform>%n türkizkék áru</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n turquoise tile(s)</source>
        <comment>goods, object</comment>
        <translation>
            <numerusform>%n türkizkék árut</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n worker(s)</source>
        <translation>
            <numerusform>%n munkás</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>+%n Silverling(s)</source>
        <translation>
            <numerusform>+%n ezüstpénz</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>+%n point(s) now</source>
        <translation>
            <numerusform>+%n pont most</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>+%n worker(s)</source>
        <translation>
            <numerusform>+%n munkás</numerusform>
        </translation>
    </message>
    <message>
        <source>A brown goods tile goes {to_depot}</source>
        <translation>Barna áru kerül {to_depot}</translation>
    </message>
    <message numerus="yes">
        <source>A completed region scores %n more point(s) in this phase.</source>
        <translation>
            <numerusform>Ebben a fázisban minden befejezett régió %n ponttal többet hoz.</numerusform>
        </translation>
    </message>
    <message>
        <source>A pink goods tile goes {to_depot}</source>
        <translation>Rózsaszín áru kerül {to_depot}</translation>
    </message>
    <message>
        <source>A purple goods tile goes {to_depot}</source>
        <translation>Lila áru kerül {to_depot}</translation>
    </message>
    <message>
        <source>A red goods tile goes {to_depot}</source>
        <translation>Piros áru kerül {to_depot}</translation>
    </message>
    <message>
        <source>A turquoise goods tile goes {to_depot}</source>
        <translation>Türkizkék áru kerül {to_depot}</translation>
    </message>
    <message>
        <source>An orange goods tile goes {to_depot}</source>
        <translation>Narancssárga áru kerül {to_depot}</translation>
    </message>
    <message>
        <source>Animals</source>
        <translation>Állatok</translation>
    </message>
    <message>
        <source>It is another player&apos;s turn.</source>
        <translation>Most más van soron.</translation>
    </message>
    <message>
        <source>Bank</source>
        <translation>Bank</translation>
    </message>
    <message>
        <source>Player {number}&apos;s board</source>
        <translation>{number}. játékos táblája</translation>
    </message>
    <message>
        <source>Boarding house</source>
        <translation>Lakóház</translation>
    </message>
    <message>
        <source>Bonus collector</source>
        <translation>Bónuszgyűjtő</translation>
    </message>
    <message>
        <source>Bonus tiles</source>
        <translation>Bónuszlapkák</translation>
    </message>
    <message numerus="yes">
        <source>Brings %n Silverling(s).</source>
        <translation>
            <numerusform>%n ezüstpénzt hoz.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Brings %n worker(s).</source>
        <translation>
            <numerusform>%n munkást hoz.</numerusform>
        </translation>
    </message>
    <message>
        <source>Brown goods</source>
        <translation>Barna áru</translation>
    </message>
    <message>
        <source>Busy trade</source>
        <translation>Élénk kereskedelem</translation>
    </message>
    <message>
        <source>Buy</source>
        <comment>button</comment>
        <translation>Megveszem</translation>
    </message>
    <message>
        <source>Buy a tile</source>
        <translation>Vásárlás</translation>
    </message>
    <message>
        <source>Buy a tile for {price} Silverlings, or end your turn.</source>
        <translation>Vegyél egy lapkát {price} ezüstpénzért, vagy fejezd be a köröd.</translation>
    </message>
    <message>
        <source>Carpenter&apos;s workshop</source>
        <translation>Asztalosműhely</translation>
    </message>
    <message>
        <source>Castle</source>
        <translation>Vár</translation>
    </message>
    <message>
        <source>Castle {space}</source>
        <translation>Vár: {space}</translation>
    </message>
    <message>
        <source>Choose a depot next to the first for more goods, or skip this.</source>
        <translation>Válassz egyet az elsővel szomszédos depók közül további áruért, vagy hagyd ki.</translation>
    </message>
    <message>
        <source>Choose a depot: your ship fetches all its goods.</source>
        <translation>Válassz egy depót: a hajód elhozza minden áruját.</translation>
    </message>
    <message>
        <source>Choose a die, or pay with Silverlings.</source>
        <translation>Válassz egy kockát, vagy fizess ezüstpénzzel.</translation>
    </message>
    <message>
        <source>Choose a stored tile for this space.</source>
        <translation>Válassz erre a mezőre egy lapkát a laparaktáradból.</translation>
    </message>
    <message>
        <source>Choose the dark green space for your castle.</source>
        <translation>Válaszd ki a sötétzöld mezőt, ahol a várad áll.</translation>
    </message>
    <message>
        <source>Choose the die to use.</source>
        <translation>Válaszd ki, melyik kockát használod.</translation>
    </message>
    <message>
        <source>Choose the goods to take: not all of them fit.</source>
        <translation>Válaszd ki, melyik árut hozod el: nem fér el minden.</translation>
    </message>
    <message>
        <source>Choose the tile to buy for {price} Silverlings.</source>
        <translation>Válaszd ki, melyik lapkát veszed meg {price} ezüstpénzért.</translation>
    </message>
    <message>
        <source>Secretly choose your estate and a space for your castle.</source>
        <translation>Válassz titokban birtokot, és mezőt a várnak.</translation>
    </message>
    <message>
        <source>Choose your estate and a space for your castle.</source>
        <translation>Válassz birtokot, és mezőt a várnak.</translation>
    </message>
    <message>
        <source>Choosing estates</source>
        <translation>Birtokválasztás</translation>
    </message>
    <message>
        <source>Church</source>
        <translation>Templom</translation>
    </message>
    <message>
        <source>City hall</source>
        <translation>Városháza</translation>
    </message>
    <message>
        <source>Costs {price} Silverlings and no die; you have none.</source>
        <translation>Kocka nem kell hozzá, de {price} ezüstpénzbe kerül; neked egy sincs.</translation>
    </message>
    <message>
        <source>Costs {price} Silverlings and no die; you have {have}.</source>
        <translation>Kocka nem kell hozzá, de {price} ezüstpénzbe kerül; neked {have} van.</translation>
    </message>
    <message>
        <source>Depot 1</source>
        <translation>1-es depó</translation>
    </message>
    <message>
        <source>Depot 2</source>
        <translation>2-es depó</translation>
    </message>
    <message>
        <source>Depot 3</source>
        <translation>3-as depó</translation>
    </message>
    <message>
        <source>Depot 4</source>
        <translation>4-es depó</translation>
    </message>
    <message>
        <source>Depot 5</source>
        <translation>5-ös depó</translation>
    </message>
    <message>
        <source>Depot 6</source>
        <translation>6-os depó</translation>
    </message>
    <message>
        <source>Skip</source>
        <translation>Kihagyod</translation>
    </message>
    <message>
        <source>Skip</source>
        <comment>button</comment>
        <translation>Kihagyom</translation>
    </message>
    <message>
        <source>Each changes a die by 1.</source>
        <translation>Mindegyik 1-gyel változtat egy kockán.</translation>
    </message>
    <message>
        <source>Each changes a die by up to 2.</source>
        <translation>Mindegyik legfeljebb 2-vel változtat egy kockán.</translation>
    </message>
    <message>
        <source>Each worker changes a die by up to 2.</source>
        <translation>Egy munkás legfeljebb 2-vel változtat a kockán.</translation>
    </message>
    <message>
        <source>Empty space {number}</source>
        <translation>Üres mező, a száma {number}</translation>
    </message>
    <message>
        <source>End turn</source>
        <comment>button</comment>
        <translation>Kör vége</translation>
    </message>
    <message>
        <source>End your turn</source>
        <translation>Befejezed a köröd</translation>
    </message>
    <message>
        <source>Estate {number}</source>
        <translation>{number}. birtok</translation>
    </message>
    <message>
        <source>Estates</source>
        <translation>Birtokok</translation>
    </message>
    <message>
        <source>Everyone chooses an estate</source>
        <translation>Mindenki birtokot választ</translation>
    </message>
    <message>
        <source>Everyone is dealt a double-sided board</source>
        <translation>Mindenki kap egy kétoldalas táblát</translation>
    </message>
    <message>
        <source>Everyone picks any estate</source>
        <translation>Mindenki szabadon választ birtokot</translation>
    </message>
    <message>
        <source>Fat pastures</source>
        <translation>Dús legelők</translation>
    </message>
    <message>
        <source>Ferryman and herdsman</source>
        <translation>Révész és pásztor</translation>
    </message>
    <message>
        <source>Fetch goods</source>
        <translation>Áruk elhozása</translation>
    </message>
    <message>
        <source>Fetches all goods from one depot and moves you ahead in turn order.</source>
        <translation>Elhozza egy depó összes áruját, és előrevisz a játékosrendben.</translation>
    </message>
    <message>
        <source>Fetches {goods}.</source>
        <translation>Elhoz {goods}.</translation>
    </message>
    <message numerus="yes">
        <source>First to cover all spaces of this colour: %n point(s).</source>
        <translation>
            <numerusform>Aki elsőként lefedi ennek a színnek minden mezőjét: %n pont.</numerusform>
        </translation>
    </message>
    <message>
        <source>When you place a building, the die may be off by 1.</source>
        <translation>Épület lerakásához a kocka 1-gyel eltérhet.</translation>
    </message>
    <message>
        <source>When you place a castle, mine or knowledge tile, the die may be off by 1.</source>
        <translation>Vár, bánya vagy tudáslapka lerakásához a kocka 1-gyel eltérhet.</translation>
    </message>
    <message>
        <source>When you place a ship or an animal, the die may be off by 1.</source>
        <translation>Hajó vagy állat lerakásához a kocka 1-gyel eltérhet.</translation>
    </message>
    <message>
        <source>When you take a tile, the die may be off by 1.</source>
        <translation>Lapka elvételéhez a kocka 1-gyel eltérhet.</translation>
    </message>
    <message>
        <source>Appears only in the black depot.</source>
        <translation>Csak a fekete depón bukkan fel.</translation>
    </message>
    <message>
        <source>Full purse</source>
        <translation>Teli erszény</translation>
    </message>
    <message>
        <source>Markers further right play earlier; in a stack, the top one plays first.</source>
        <translation>Aki jobbra áll, előbb játszik; a toronyban a legfelső az első.</translation>
    </message>
    <message>
        <source>Good prices</source>
        <translation>Jó árak</translation>
    </message>
    <message>
        <source>Goods waiting for a ship: {goods}.</source>
        <translation>Hajóra váró áruk: {goods}.</translation>
    </message>
    <message>
        <source>Goods not sold</source>
        <translation>El nem adott áruk</translation>
    </message>
    <message>
        <source>Goods for the coming rounds</source>
        <translation>A következő fordulók árui</translation>
    </message>
    <message>
        <source>Goods sold</source>
        <translation>Eladott áruk</translation>
    </message>
    <message>
        <source>Guild of the aldermen</source>
        <translation>Tanácsnokok céhe</translation>
    </message>
    <message>
        <source>Guild of the bankers</source>
        <translation>Bankárok céhe</translation>
    </message>
    <message>
        <source>Guild of the carpenters</source>
        <translation>Asztalosok céhe</translation>
    </message>
    <message>
        <source>Guild of the clerics</source>
        <translation>Egyháziak céhe</translation>
    </message>
    <message>
        <source>Guild of the landlords</source>
        <translation>Szállásadók céhe</translation>
    </message>
    <message>
        <source>Guild of the stallholders</source>
        <translation>Árusok céhe</translation>
    </message>
    <message>
        <source>Guild of the storekeepers</source>
        <translation>Raktárosok céhe</translation>
    </message>
    <message>
        <source>Guild of the watchmen</source>
        <translation>Toronyőrök céhe</translation>
    </message>
    <message>
        <source>How estates are chosen</source>
        <translation>Birtokválasztás</translation>
    </message>
    <message>
        <source>It is not your turn: {player} is playing.</source>
        <translation>Most nem te jössz: {player} játszik.</translation>
    </message>
    <message>
        <source>Keen eye</source>
        <translation>Jó szem</translation>
    </message>
    <message>
        <source>Knowledge {number}: {title}</source>
        <translation>{number}. tudáslapka: {title}</translation>
    </message>
    <message>
        <source>Large bonus tile for animals</source>
        <translation>Nagy bónuszlapka: állatok</translation>
    </message>
    <message>
        <source>Large bonus tile for buildings</source>
        <translation>Nagy bónuszlapka: épületek</translation>
    </message>
    <message>
        <source>Large bonus tile for castles</source>
        <translation>Nagy bónuszlapka: várak</translation>
    </message>
    <message>
        <source>Large bonus tile for knowledge</source>
        <translation>Nagy bónuszlapka: tudás</translation>
    </message>
    <message>
        <source>Large bonus tile for mines</source>
        <translation>Nagy bónuszlapka: bányák</translation>
    </message>
    <message>
        <source>Large bonus tile for ships</source>
        <translation>Nagy bónuszlapka: hajók</translation>
    </message>
    <message>
        <source>Long voyage</source>
        <translation>Hosszú hajóút</translation>
    </message>
    <message>
        <source>Many hands</source>
        <translation>Sok dolgos kéz</translation>
    </message>
    <message>
        <source>Market</source>
        <translation>Piac</translation>
    </message>
    <message>
        <source>Mason and scholar</source>
        <translation>Kőfaragó és tudós</translation>
    </message>
    <message>
        <source>Master builder</source>
        <translation>Építőmester</translation>
    </message>
    <message>
        <source>Mine</source>
        <translation>Bánya</translation>
    </message>
    <message>
        <source>Mine crew</source>
        <translation>Bányászok</translation>
    </message>
    <message>
        <source>Mixed livestock</source>
        <translation>Vegyes állomány</translation>
    </message>
    <message>
        <source>Needs {a_number}, or {workers}.</source>
        <translation>Ehhez {a_number} kocka vagy {workers} kell.</translation>
    </message>
    <message>
        <source>Needs {a_number}, or {workers}; you have {have}.</source>
        <translation>Ehhez {a_number} kocka vagy {workers} kell; neked {have}.</translation>
    </message>
    <message>
        <source>Needs {a_number}.</source>
        <translation>Ehhez {a_number} kocka kell.</translation>
    </message>
    <message>
        <source>There are no goods here for a ship.</source>
        <translation>Itt most nincs áru a hajóknak.</translation>
    </message>
    <message>
        <source>Once per turn you may buy from any of the seven depots.</source>
        <translation>Körönként egyszer mind a hét depóról vásárolhatsz.</translation>
    </message>
    <message>
        <source>Take another action at once, with any number.</source>
        <translation>Azonnal végrehajthatsz még egy akciót, tetszőleges számmal.</translation>
    </message>
    <message>
        <source>Open trade</source>
        <translation>Szabad vásár</translation>
    </message>
    <message>
        <source>Openly, in turn order</source>
        <translation>Nyíltan, a játékosrend szerint</translation>
    </message>
    <message>
        <source>Orange goods</source>
        <translation>Narancssárga áru</translation>
    </message>
    <message>
        <source>Other</source>
        <translation>Egyéb</translation>
    </message>
    <message>
        <source>Phase bonus</source>
        <translation>Fázisbónusz</translation>
    </message>
    <message>
        <source>Phase {letter}</source>
        <translation>{letter} fázis</translation>
    </message>
    <message>
        <source>Phase {letter} · +{points} for each region</source>
        <translation>{letter} fázis · régiónként +{points}</translation>
    </message>
    <message>
        <source>Phase {letter}, round {round}</source>
        <translation>{letter} fázis, {round}. forduló</translation>
    </message>
    <message>
        <source>Die 1</source>
        <translation>1-es kocka</translation>
    </message>
    <message>
        <source>Everyone has chosen</source>
        <translation>Mindenki választott</translation>
    </message>
    <message>
        <source>Both your dice have been used.</source>
        <translation>Mindkét kockádat felhasználtad már.</translation>
    </message>
    <message>
        <source>Buildings cannot take tiles from the black depot.</source>
        <translation>Épülettel nem vehetsz el lapkát a fekete depóról.</translation>
    </message>
    <message>
        <source>Die 2</source>
        <translation>2-es kocka</translation>
    </message>
    <message>
        <source>Die 3</source>
        <translation>3-as kocka</translation>
    </message>
    <message>
        <source>Die 4</source>
        <translation>4-es kocka</translation>
    </message>
    <message>
        <source>Die 5</source>
        <translation>5-ös kocka</translation>
    </message>
    <message>
        <source>Die 6</source>
        <translation>6-os kocka</translation>
    </message>
    <message>
        <source>First choose your estate and a space for your castle.</source>
        <translation>Előbb válassz birtokot, és mezőt a várnak.</translation>
    </message>
    <message>
        <source>Goods on a depot can only be fetched by a ship.</source>
        <translation>A depók áruit csak hajóval lehet elhozni.</translation>
    </message>
    <message>
        <source>Goods to sell</source>
        <translation>Eladható áruk</translation>
    </message>
    <message>
        <source>Only a depot next to the first one can be chosen.</source>
        <translation>Csak az elsővel szomszédos depót választhatsz.</translation>
    </message>
    <message>
        <source>Only the colours are arranged differently; the numbers are the same.</source>
        <translation>Csak a színek elrendezése más; a számok ugyanazok.</translation>
    </message>
    <message>
        <source>Phase A ends</source>
        <translation>Véget ér az A fázis</translation>
    </message>
    <message>
        <source>Phase B ends</source>
        <translation>Véget ér a B fázis</translation>
    </message>
    <message>
        <source>Phase C ends</source>
        <translation>Véget ér a C fázis</translation>
    </message>
    <message>
        <source>Phase D ends</source>
        <translation>Véget ér a D fázis</translation>
    </message>
    <message>
        <source>Phase E ends</source>
        <translation>Véget ér az E fázis</translation>
    </message>
    <message>
        <source>Pink goods</source>
        <translation>Rózsaszín áru</translation>
    </message>
    <message>
        <source>Place another tile on any glowing space, or skip this.</source>
        <translation>Tegyél le még egy lapkát egy világító mezőre, vagy hagyd ki.</translation>
    </message>
    <message>
        <source>Place another tile, whatever the number.</source>
        <translation>Letehetsz még egy lapkát, bármi is a mező száma.</translation>
    </message>
    <message>
        <source>Place {tile}</source>
        <translation>Leteszel {tile}</translation>
    </message>
    <message>
        <source>Place {tile} on a glowing space.</source>
        <translation>Tegyél le {tile} egy világító mezőre.</translation>
    </message>
    <message>
        <source>Place {tile} on a glowing space. A dashed outline means you need workers.</source>
        <translation>Tegyél le {tile} egy világító mezőre. Ahol szaggatott a vonal, ott munkás is kell.</translation>
    </message>
    <message>
        <source>Placed tiles stay where they are.</source>
        <translation>A lerakott lapkák a helyükön maradnak.</translation>
    </message>
    <message>
        <source>Porters</source>
        <translation>Rakodómunkások</translation>
    </message>
    <message>
        <source>Purple goods</source>
        <translation>Lila áru</translation>
    </message>
    <message>
        <source>Red goods</source>
        <translation>Piros áru</translation>
    </message>
    <message>
        <source>Regions</source>
        <translation>Régiók</translation>
    </message>
    <message>
        <source>Round {round}: {dice}</source>
        <translation>{round}. forduló: {dice}</translation>
    </message>
    <message>
        <source>Scores its animals, and again every tile with the same animal in the pasture.</source>
        <translation>Az állataiért ad pontot, és a legelőn lévő összes ugyanilyen lapkáért is újra.</translation>
    </message>
    <message numerus="yes">
        <source>Second to cover all spaces of this colour: %n point(s).</source>
        <translation>
            <numerusform>Aki másodikként fedi le ennek a színnek minden mezőjét: %n pont.</numerusform>
        </translation>
    </message>
    <message>
        <source>Secretly, shown together</source>
        <translation>Titkosan, egyszerre felfedve</translation>
    </message>
    <message>
        <source>Sell goods</source>
        <translation>Eladás</translation>
    </message>
    <message>
        <source>Sell one type of goods, or skip this.</source>
        <translation>Adj el egy árutípust, vagy hagyd ki.</translation>
    </message>
    <message>
        <source>Sell one type of goods.</source>
        <translation>Eladhatod egyik árutípusodat.</translation>
    </message>
    <message>
        <source>Ship</source>
        <translation>Hajó</translation>
    </message>
    <message>
        <source>Shows the depot for this round&apos;s goods tile. It is not used for actions.</source>
        <translation>Azt mutatja, melyik depóra kerül a forduló áruja. Akcióra nem használható.</translation>
    </message>
    <message>
        <source>Silverlings</source>
        <translation>Ezüstpénz</translation>
    </message>
    <message>
        <source>Silverlings: {count}</source>
        <translation>Ezüstpénz: {count}</translation>
    </message>
    <message>
        <source>Skilled workers</source>
        <translation>Ügyes munkások</translation>
    </message>
    <message>
        <source>Small bonus tile for animals</source>
        <translation>Kis bónuszlapka: állatok</translation>
    </message>
    <message>
        <source>Small bonus tile for buildings</source>
        <translation>Kis bónuszlapka: épületek</translation>
    </message>
    <message>
        <source>Small bonus tile for castles</source>
        <translation>Kis bónuszlapka: várak</translation>
    </message>
    <message>
        <source>Small bonus tile for knowledge</source>
        <translation>Kis bónuszlapka: tudás</translation>
    </message>
    <message>
        <source>Small bonus tile for mines</source>
        <translation>Kis bónuszlapka: bányák</translation>
    </message>
    <message>
        <source>Small bonus tile for ships</source>
        <translation>Kis bónuszlapka: hajók</translation>
    </message>
    <message>
        <source>Sold all at once with {a_number}.</source>
        <translation>Az egészet egyszerre adod el, {a_number} kockával.</translation>
    </message>
    <message>
        <source>Sold goods: {count}</source>
        <translation>Eladott áruk: {count}</translation>
    </message>
    <message>
        <source>Sold so far: {goods}.</source>
        <translation>Eddig eladva: {goods}.</translation>
    </message>
    <message>
        <source>Take a building from a numbered depot, or skip this.</source>
        <translation>Vegyél el egy épületet valamelyik számozott depóról, vagy hagyd ki.</translation>
    </message>
    <message>
        <source>Take a building from a numbered depot.</source>
        <translation>Elhozhatsz egy épületet egy számozott depóról.</translation>
    </message>
    <message>
        <source>Take a mine, castle or knowledge tile from a numbered depot.</source>
        <translation>Elhozhatsz egy bányát, várat vagy tudáslapkát egy számozott depóról.</translation>
    </message>
    <message>
        <source>Take a mine, castle or knowledge tile, or skip this.</source>
        <translation>Vegyél el egy bányát, várat vagy tudáslapkát, vagy hagyd ki.</translation>
    </message>
    <message>
        <source>Take a ship or an animal from a numbered depot.</source>
        <translation>Elhozhatsz egy hajót vagy állatot egy számozott depóról.</translation>
    </message>
    <message>
        <source>Take a ship or an animal, or skip this.</source>
        <translation>Vegyél el egy hajót vagy állatot, vagy hagyd ki.</translation>
    </message>
    <message>
        <source>Take a tile</source>
        <translation>Lapka elvétele</translation>
    </message>
    <message>
        <source>Take a tile from {depot}, place one {on_number}, sell goods or take workers.</source>
        <translation>Lapkát vehetsz el ({depot}) vagy tehetsz le ({on_number}), árut adhatsz el, vagy munkásokat vehetsz el.</translation>
    </message>
    <message>
        <source>Your castle gives you another action, with any number.</source>
        <translation>A várad ad még egy akciót: hajtsd végre tetszőleges számmal.</translation>
    </message>
    <message>
        <source>Take workers</source>
        <translation>Munkások elvétele</translation>
    </message>
    <message>
        <source>Take workers</source>
        <comment>button</comment>
        <translation>Munkásokat kérek</translation>
    </message>
    <message>
        <source>The Castles of Burgundy</source>
        <translation>The Castles of Burgundy</translation>
    </message>
    <message>
        <source>The black depot</source>
        <translation>A fekete depó</translation>
    </message>
    <message>
        <source>The black depot is empty.</source>
        <translation>A fekete depó üres.</translation>
    </message>
    <message>
        <source>The carpenter&apos;s workshop brings buildings only.</source>
        <translation>Az asztalosműhely csak épületet hoz.</translation>
    </message>
    <message>
        <source>The castle&apos;s action needs no die.</source>
        <translation>A vár akciójához nem kell kocka.</translation>
    </message>
    <message>
        <source>The church brings mines, castles and knowledge only.</source>
        <translation>A templom csak bányát, várat és tudáslapkát hoz.</translation>
    </message>
    <message>
        <source>Your first castle goes on a dark green space.</source>
        <translation>A kezdővár sötétzöld mezőre való.</translation>
    </message>
    <message>
        <source>The game is over.</source>
        <translation>Vége a játéknak.</translation>
    </message>
    <message>
        <source>The game is over: final scoring</source>
        <translation>Vége a játéknak: végső értékelés</translation>
    </message>
    <message>
        <source>The market brings ships and animals only.</source>
        <translation>A piac csak hajót és állatot hoz.</translation>
    </message>
    <message>
        <source>The new tile cannot be discarded.</source>
        <translation>Az új lapkát nem lehet kidobni.</translation>
    </message>
    <message>
        <source>The space must touch one you have covered.</source>
        <translation>A mezőnek egy lefedett meződdel kell érintkeznie.</translation>
    </message>
    <message>
        <source>The leftmost tile comes next; it goes to the depot shown by the white die.</source>
        <translation>A bal szélső jön, arra a depóra, amelyet a fehér kocka mutat.</translation>
    </message>
    <message>
        <source>First finish the current step.</source>
        <translation>Előbb fejezd be a mostani lépést.</translation>
    </message>
    <message>
        <source>Goods: {goods}</source>
        <translation>Áruk: {goods}</translation>
    </message>
    <message>
        <source>Knowledge tiles: {titles}</source>
        <translation>Tudáslapkák: {titles}</translation>
    </message>
    <message>
        <source>There is no tile in your storage to place.</source>
        <translation>Üres a laparaktárad, nincs mit letenni.</translation>
    </message>
    <message>
        <source>This belongs to another player.</source>
        <translation>Ez egy másik játékosé.</translation>
    </message>
    <message>
        <source>This cannot be chosen now.</source>
        <translation>Ez most nem választható.</translation>
    </message>
    <message>
        <source>This city already has a bank.</source>
        <translation>Ebben a városban már van bank.</translation>
    </message>
    <message>
        <source>This city already has a boarding house.</source>
        <translation>Ebben a városban már van lakóház.</translation>
    </message>
    <message>
        <source>This city already has a carpenter&apos;s workshop.</source>
        <translation>Ebben a városban már van asztalosműhely.</translation>
    </message>
    <message>
        <source>This city already has a church.</source>
        <translation>Ebben a városban már van templom.</translation>
    </message>
    <message>
        <source>This city already has a city hall.</source>
        <translation>Ebben a városban már van városháza.</translation>
    </message>
    <message>
        <source>This city already has a market.</source>
        <translation>Ebben a városban már van piac.</translation>
    </message>
    <message>
        <source>This city already has a warehouse.</source>
        <translation>Ebben a városban már van raktárépület.</translation>
    </message>
    <message>
        <source>This city already has a watchtower.</source>
        <translation>Ebben a városban már van őrtorony.</translation>
    </message>
    <message>
        <source>You have already used this die.</source>
        <translation>Ezt a kockát már felhasználtad.</translation>
    </message>
    <message>
        <source>This space is already covered.</source>
        <translation>Ez a mező már le van fedve.</translation>
    </message>
    <message>
        <source>This space is for animals; you have none in storage.</source>
        <translation>Ide állat való, de olyan nincs a laparaktáradban.</translation>
    </message>
    <message>
        <source>This space is for animals.</source>
        <translation>Ide állat való.</translation>
    </message>
    <message>
        <source>This space is for buildings; you have none in storage.</source>
        <translation>Ide épület való, de olyan nincs a laparaktáradban.</translation>
    </message>
    <message>
        <source>This space is for buildings.</source>
        <translation>Ide épület való.</translation>
    </message>
    <message>
        <source>This space is for castles; you have none in storage.</source>
        <translation>Ide vár való, de olyan nincs a laparaktáradban.</translation>
    </message>
    <message>
        <source>This space is for castles.</source>
        <translation>Ide vár való.</translation>
    </message>
    <message>
        <source>This space is for knowledge tiles; you have none in storage.</source>
        <translation>Ide tudáslapka való, de olyan nincs a laparaktáradban.</translation>
    </message>
    <message>
        <source>This space is for knowledge tiles.</source>
        <translation>Ide tudáslapka való.</translation>
    </message>
    <message>
        <source>This space is for mines; you have none in storage.</source>
        <translation>Ide bánya való, de olyan nincs a laparaktáradban.</translation>
    </message>
    <message>
        <source>This space is for mines.</source>
        <translation>Ide bánya való.</translation>
    </message>
    <message>
        <source>This space is for ships; you have none in storage.</source>
        <translation>Ide hajó való, de olyan nincs a laparaktáradban.</translation>
    </message>
    <message>
        <source>This space is for ships.</source>
        <translation>Ide hajó való.</translation>
    </message>
    <message>
        <source>This tile is not on the table.</source>
        <translation>Ez a lapka nincs az asztalon.</translation>
    </message>
    <message>
        <source>Discard a tile</source>
        <translation>Lapka kidobása</translation>
    </message>
    <message>
        <source>Discard a tile: your storage is full.</source>
        <translation>Dobj ki egy lapkát: tele a laparaktárad.</translation>
    </message>
    <message>
        <source>Tile storage</source>
        <translation>Laparaktár</translation>
    </message>
    <message>
        <source>Tiles in the storage</source>
        <translation>Lapkák a laparaktárban</translation>
    </message>
    <message>
        <source>Tiles waiting to be placed. Worth nothing at the end.</source>
        <translation>Lerakásra váró lapkák. A játék végén semmit sem érnek.</translation>
    </message>
    <message>
        <source>Turn order track</source>
        <translation>Játékosrend-sáv</translation>
    </message>
    <message>
        <source>Turn order: {order}</source>
        <translation>Játékosrend: {order}</translation>
    </message>
    <message>
        <source>Turquoise goods</source>
        <translation>Türkizkék áru</translation>
    </message>
    <message>
        <source>Twin buildings</source>
        <translation>Ikerépületek</translation>
    </message>
    <message>
        <source>Two dice, a quiet valley, and an estate to fill.</source>
        <translation>Két kocka, egy csendes völgy és egy birtok vár.</translation>
    </message>
    <message>
        <source>Use both dice before you end your turn.</source>
        <translation>Előbb használd fel mindkét kockádat.</translation>
    </message>
    <message>
        <source>Use your dice ({first} and {second}) or buy a tile: choose anything that glows.</source>
        <translation>Használd a kockáidat ({first} és {second}), vagy vásárolj egy lapkát: válassz bármit, ami világít.</translation>
    </message>
    <message>
        <source>Use your dice ({first} and {second}): choose anything that glows.</source>
        <translation>Használd a kockáidat ({first} és {second}): válassz bármit, ami világít.</translation>
    </message>
    <message>
        <source>Use your last die ({value}) or buy a tile: choose anything that glows.</source>
        <translation>Használd az utolsó kockádat ({value}), vagy vásárolj egy lapkát: válassz bármit, ami világít.</translation>
    </message>
    <message>
        <source>Use your last die ({value}): choose anything that glows.</source>
        <translation>Használd az utolsó kockádat ({value}): válassz bármit, ami világít.</translation>
    </message>
    <message>
        <source>Used die</source>
        <translation>Felhasznált kocka</translation>
    </message>
    <message>
        <source>Varied trade</source>
        <translation>Sokszínű kereskedelem</translation>
    </message>
    <message>
        <source>Waiting to be placed: {tiles}</source>
        <translation>Lerakásra vár: {tiles}</translation>
    </message>
    <message>
        <source>Warehouse</source>
        <translation>Raktár (épület)</translation>
    </message>
    <message>
        <source>Watchtower</source>
        <translation>Őrtorony</translation>
    </message>
    <message>
        <source>Watchtowers</source>
        <translation>Őrtornyok</translation>
    </message>
    <message>
        <source>White die: {value}</source>
        <translation>Fehér kocka: {value}</translation>
    </message>
    <message>
        <source>With the {value}: take a tile, place one, sell goods or take workers.</source>
        <translation>Ezzel a kockával ({value}) vegyél el vagy tegyél le egy lapkát, adj el árut, vagy vegyél el munkásokat.</translation>
    </message>
    <message>
        <source>Workers</source>
        <translation>Munkások</translation>
    </message>
    <message>
        <source>Workers: {count}</source>
        <translation>Munkások: {count}</translation>
    </message>
    <message>
        <source>You buy {tile} {from_depot} for {silver} Silverlings</source>
        <translation>{silver} ezüstpénzért veszel {tile} {from_depot}</translation>
    </message>
    <message>
        <source>You cannot buy while a tile is taking effect.</source>
        <translation>Amíg egy lapka hatása tart, nem vásárolhatsz.</translation>
    </message>
    <message>
        <source>You choose estate {number}</source>
        <translation>Birtokot választasz: {number}</translation>
    </message>
    <message>
        <source>You skip the effect</source>
        <translation>Kihagyod a hatást</translation>
    </message>
    <message>
        <source>You fetch {goods} {from_depot}</source>
        <translation>Elhozol {goods} {from_depot}</translation>
    </message>
    <message numerus="yes">
        <source>You get %n Silverling(s) from the mines</source>
        <translation>
            <numerusform>%n ezüstpénzt kapsz a bányákból</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>You get %n worker(s) from the mines</source>
        <translation>
            <numerusform>%n munkást kapsz a bányákból</numerusform>
        </translation>
    </message>
    <message>
        <source>You have already bought a tile this turn.</source>
        <translation>Ebben a körben már vásároltál.</translation>
    </message>
    <message>
        <source>You have no brown goods.</source>
        <translation>Nincs barna árud.</translation>
    </message>
    <message>
        <source>You have no orange goods.</source>
        <translation>Nincs narancssárga árud.</translation>
    </message>
    <message>
        <source>You have no pink goods.</source>
        <translation>Nincs rózsaszín árud.</translation>
    </message>
    <message>
        <source>You have no purple goods.</source>
        <translation>Nincs lila árud.</translation>
    </message>
    <message>
        <source>You have no red goods.</source>
        <translation>Nincs piros árud.</translation>
    </message>
    <message>
        <source>You have no turquoise goods.</source>
        <translation>Nincs türkizkék árud.</translation>
    </message>
    <message>
        <source>You may place the same building more than once in a city.</source>
        <translation>Egy városba ugyanabból az épületből többet is letehetsz.</translation>
    </message>
    <message>
        <source>You move ahead and will be first in the next round</source>
        <translation>Előrelépsz, és a következő fordulóban te leszel az első</translation>
    </message>
    <message>
        <source>You move ahead in turn order</source>
        <translation>Előrelépsz a játékosrendben</translation>
    </message>
    <message>
        <source>You place {tile}</source>
        <translation>Leteszel {tile}</translation>
    </message>
    <message numerus="yes">
        <source>You place {tile} with %n worker(s)</source>
        <translation>
            <numerusform>%n munkás segítségével leteszel {tile}</numerusform>
        </translation>
    </message>
    <message>
        <source>You place {tile} with the city hall</source>
        <translation>A városházával leteszel {tile}</translation>
    </message>
    <message>
        <source>You sell {goods}</source>
        <translation>Eladsz {goods}</translation>
    </message>
    <message numerus="yes">
        <source>You sell {goods} with %n worker(s)</source>
        <translation>
            <numerusform>%n munkás segítségével eladsz {goods}</numerusform>
        </translation>
    </message>
    <message>
        <source>You sell {goods} with the warehouse</source>
        <translation>A raktárépülettel eladsz {goods}</translation>
    </message>
    <message numerus="yes">
        <source>You take %n worker(s)</source>
        <translation>
            <numerusform>Elveszel %n munkást</numerusform>
        </translation>
    </message>
    <message>
        <source>You take {tile} {from_depot}</source>
        <translation>Elveszel {tile} {from_depot}</translation>
    </message>
    <message numerus="yes">
        <source>You take {tile} {from_depot} with %n worker(s)</source>
        <translation>
            <numerusform>%n munkás segítségével elveszel {tile} {from_depot}</numerusform>
        </translation>
    </message>
    <message>
        <source>You take {tile} {from_depot} with the carpenter&apos;s workshop</source>
        <translation>Az asztalosműhellyel elhozol {tile} {from_depot}</translation>
    </message>
    <message>
        <source>You take {tile} {from_depot} with the church</source>
        <translation>A templommal elhozol {tile} {from_depot}</translation>
    </message>
    <message>
        <source>You take {tile} {from_depot} with the market</source>
        <translation>A piaccal elhozol {tile} {from_depot}</translation>
    </message>
    <message>
        <source>You discard {tile}</source>
        <translation>Kidobsz {tile}</translation>
    </message>
    <message>
        <source>You use the castle to place {tile}</source>
        <translation>A vár akciójával leteszel {tile}</translation>
    </message>
    <message>
        <source>You use the castle to sell {goods}</source>
        <translation>A vár akciójával eladsz {goods}</translation>
    </message>
    <message>
        <source>You use the castle to take {tile} {from_depot}</source>
        <translation>A vár akciójával elveszel {tile} {from_depot}</translation>
    </message>
    <message>
        <source>Your goods storage holds at most three types.</source>
        <translation>Az áruraktáradban legfeljebb háromféle áru fér el.</translation>
    </message>
    <message>
        <source>Your ships may fetch goods from a second depot next to the first.</source>
        <translation>A hajóid egy második, az elsővel szomszédos depóról is hozhatnak árut.</translation>
    </message>
    <message>
        <source>a 1</source>
        <comment>die</comment>
        <translation>1-es</translation>
    </message>
    <message>
        <source>a 2</source>
        <comment>die</comment>
        <translation>2-es</translation>
    </message>
    <message>
        <source>a 3</source>
        <comment>die</comment>
        <translation>3-as</translation>
    </message>
    <message>
        <source>a 4</source>
        <comment>die</comment>
        <translation>4-es</translation>
    </message>
    <message>
        <source>a 5</source>
        <comment>die</comment>
        <translation>5-ös</translation>
    </message>
    <message>
        <source>a 6</source>
        <comment>die</comment>
        <translation>6-os</translation>
    </message>
    <message>
        <source>a bank</source>
        <comment>object</comment>
        <translation>egy bankot</translation>
    </message>
    <message>
        <source>a boarding house</source>
        <comment>object</comment>
        <translation>egy lakóházat</translation>
    </message>
    <message>
        <source>a carpenter&apos;s workshop</source>
        <comment>object</comment>
        <translation>egy asztalosműhelyt</translation>
    </message>
    <message>
        <source>a castle</source>
        <comment>object</comment>
        <translation>egy várat</translation>
    </message>
    <message>
        <source>a church</source>
        <comment>object</comment>
        <translation>egy templomot</translation>
    </message>
    <message>
        <source>a city hall</source>
        <comment>object</comment>
        <translation>egy városházát</translation>
    </message>
    <message>
        <source>a market</source>
        <comment>object</comment>
        <translation>egy piacot</translation>
    </message>
    <message>
        <source>a mine</source>
        <comment>object</comment>
        <translation>egy bányát</translation>
    </message>
    <message>
        <source>a ship</source>
        <comment>object</comment>
        <translation>egy hajót</translation>
    </message>
    <message>
        <source>a warehouse</source>
        <comment>object</comment>
        <translation>egy raktárépületet</translation>
    </message>
    <message>
        <source>a watchtower</source>
        <comment>object</comment>
        <translation>egy őrtornyot</translation>
    </message>
    <message>
        <source>ahead in turn order</source>
        <translation>előrébb a játékosrendben</translation>
    </message>
    <message>
        <source>by being later in turn order</source>
        <comment>tie</comment>
        <translation>hátrébb van a játékosrendben</translation>
    </message>
    <message>
        <source>best {space}</source>
        <translation>a legjobb: {space}</translation>
    </message>
    <message>
        <source>A fine herd. I can hear it from here.</source>
        <translation>Szép csorda. Idáig hallom.</translation>
    </message>
    <message>
        <source>A good sale. My compliments.</source>
        <translation>Jó üzlet volt. Elismerésem.</translation>
    </message>
    <message>
        <source>A herd of {count}. That will do.</source>
        <translation>{count} állat egy csordában. Ennyi elég is.</translation>
    </message>
    <message>
        <source>A large region, neatly closed.</source>
        <translation>Nagy régió, szépen lezárva.</translation>
    </message>
    <message>
        <source>A region of {count}, done at last.</source>
        <translation>Végre kész egy {count} mezős régióm.</translation>
    </message>
    <message>
        <source>Discard {tile}? The tile is removed from the game.</source>
        <translation>Kidobsz {tile}? Végleg kikerül a játékból.</translation>
    </message>
    <message>
        <source>First to cover them all. A good day.</source>
        <translation>Elsőként fedtem le mindet. Jó nap ez.</translation>
    </message>
    <message>
        <source>My mines paid {count}. A phase ends well.</source>
        <translation>{count} ezüstpénz a bányáimból. Jól zárul a fázis.</translation>
    </message>
    <message>
        <source>Somebody was faster. The small one will do.</source>
        <translation>Valaki gyorsabb volt. Jó lesz a kicsi is.</translation>
    </message>
    <message>
        <source>Such a large region, and done! Bravo!</source>
        <translation>Ekkora régió, és kész is van! Bravó!</translation>
    </message>
    <message>
        <source>The large bonus tile is mine! How I ran for it!</source>
        <translation>Enyém a nagy bónuszlapka! Hogy futottam érte!</translation>
    </message>
    <message>
        <source>The large bonus tile is yours. Well earned.</source>
        <translation>Tiéd a nagy bónuszlapka. Megérdemelted.</translation>
    </message>
    <message>
        <source>The large tile is gone already? Oh well!</source>
        <translation>A nagy lapka már elkelt? Hát, ez van!</translation>
    </message>
    <message>
        <source>The last phase already? How fast it went!</source>
        <translation>Máris az utolsó fázis? De hamar eltelt!</translation>
    </message>
    <message>
        <source>The last phase. May the dice be kind.</source>
        <translation>Az utolsó fázis. Legyenek jók a kockák.</translation>
    </message>
    <message numerus="yes">
        <source>Then you have %n worker(s).</source>
        <translation>
            <numerusform>Utána %n munkásod lesz.</numerusform>
        </translation>
    </message>
    <message>
        <source>What a herd you have there! Well done!</source>
        <translation>Micsoda csordád van! Szép munka!</translation>
    </message>
    <message numerus="yes">
        <source>You have %n open space(s) for it now.</source>
        <translation>
            <numerusform>Most %n szabad meződ van, ahová lerakhatod.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>You keep {tile}: %n point(s) when placed.</source>
        <translation>
            <numerusform>Megtartasz {tile}, ami lerakva %n pontot hoz.</numerusform>
        </translation>
    </message>
    <message>
        <source>You were there first! I take off my hat.</source>
        <translation>Te értél oda először! Kalapot emelek.</translation>
    </message>
    <message>
        <source>Your miners were busy: {count} Silverlings.</source>
        <translation>Szorgosak a bányászaid: {count} ezüstpénz.</translation>
    </message>
    <message>
        <source>Your next roll</source>
        <translation>A következő dobásod</translation>
    </message>
    <message>
        <source>black depot</source>
        <translation>fekete depó</translation>
    </message>
    <message>
        <source>castle region</source>
        <translation>várrégió</translation>
    </message>
    <message>
        <source>castle region of {size}</source>
        <translation>{size} mezős várrégió</translation>
    </message>
    <message>
        <source>castle region of {size} complete</source>
        <translation>kész egy {size} mezős várrégió</translation>
    </message>
    <message>
        <source>central</source>
        <translation>középső</translation>
    </message>
    <message>
        <source>city</source>
        <translation>város</translation>
    </message>
    <message>
        <source>city of {size}</source>
        <translation>{size} mezős város</translation>
    </message>
    <message>
        <source>city of {size} complete</source>
        <translation>kész egy {size} mezős város</translation>
    </message>
    <message>
        <source>completes the castle region: {points}</source>
        <translation>befejezi a várrégiót: {points}</translation>
    </message>
    <message>
        <source>completes the city: {points}</source>
        <translation>befejezi a várost: {points}</translation>
    </message>
    <message>
        <source>completes the knowledge region: {points}</source>
        <translation>befejezi a tudásrégiót: {points}</translation>
    </message>
    <message>
        <source>completes the mine region: {points}</source>
        <translation>befejezi a bányarégiót: {points}</translation>
    </message>
    <message>
        <source>completes the pasture: {points}</source>
        <translation>befejezi a legelőt: {points}</translation>
    </message>
    <message>
        <source>completes the river: {points}</source>
        <translation>befejezi a folyószakaszt: {points}</translation>
    </message>
    <message>
        <source>depot 1</source>
        <translation>1-es depó</translation>
    </message>
    <message>
        <source>depot 2</source>
        <translation>2-es depó</translation>
    </message>
    <message>
        <source>depot 3</source>
        <translation>3-as depó</translation>
    </message>
    <message>
        <source>depot 4</source>
        <translation>4-es depó</translation>
    </message>
    <message>
        <source>depot 5</source>
        <translation>5-ös depó</translation>
    </message>
    <message>
        <source>depot 6</source>
        <translation>6-os depó</translation>
    </message>
    <message>
        <source>die 1</source>
        <translation>1-es kocka</translation>
    </message>
    <message>
        <source>die 2</source>
        <translation>2-es kocka</translation>
    </message>
    <message>
        <source>die 3</source>
        <translation>3-as kocka</translation>
    </message>
    <message>
        <source>die 4</source>
        <translation>4-es kocka</translation>
    </message>
    <message>
        <source>die 5</source>
        <translation>5-ös kocka</translation>
    </message>
    <message>
        <source>die 6</source>
        <translation>6-os kocka</translation>
    </message>
    <message>
        <source>eastern</source>
        <translation>keleti</translation>
    </message>
    <message>
        <source>fetches {goods}</source>
        <comment>list of goods</comment>
        <translation>elhoz {goods}</translation>
    </message>
    <message>
        <source>first in the next round</source>
        <translation>első a következő fordulóban</translation>
    </message>
    <message>
        <source>for completing it in this phase</source>
        <translation>mert ebben a fázisban készült el</translation>
    </message>
    <message>
        <source>for the animals</source>
        <translation>az állatokért</translation>
    </message>
    <message>
        <source>for the bonus tile</source>
        <translation>a bónuszlapkáért</translation>
    </message>
    <message>
        <source>for the region</source>
        <translation>a régióért</translation>
    </message>
    <message>
        <source>for the sale</source>
        <translation>az eladásért</translation>
    </message>
    <message>
        <source>for the watchtower</source>
        <translation>az őrtoronyért</translation>
    </message>
    <message>
        <source>from depot 1</source>
        <translation>az 1-es depóról</translation>
    </message>
    <message>
        <source>from depot 2</source>
        <translation>a 2-es depóról</translation>
    </message>
    <message>
        <source>from depot 3</source>
        <translation>a 3-as depóról</translation>
    </message>
    <message>
        <source>from depot 4</source>
        <translation>a 4-es depóról</translation>
    </message>
    <message>
        <source>from depot 5</source>
        <translation>az 5-ös depóról</translation>
    </message>
    <message>
        <source>from depot 6</source>
        <translation>a 6-os depóról</translation>
    </message>
    <message>
        <source>from the black depot</source>
        <translation>a fekete depóról</translation>
    </message>
    <message>
        <source>in the tile storage</source>
        <translation>a laparaktárban</translation>
    </message>
    <message>
        <source>its effect would be lost</source>
        <translation>a hatása elveszne</translation>
    </message>
    <message>
        <source>knowledge region</source>
        <translation>tudásrégió</translation>
    </message>
    <message>
        <source>knowledge region of {size}</source>
        <translation>{size} mezős tudásrégió</translation>
    </message>
    <message>
        <source>knowledge region of {size} complete</source>
        <translation>kész egy {size} mezős tudásrégió</translation>
    </message>
    <message>
        <source>large bonus tile: +{points}</source>
        <translation>nagy bónuszlapka: +{points}</translation>
    </message>
    <message>
        <source>mine region</source>
        <translation>bányarégió</translation>
    </message>
    <message>
        <source>mine region of {size}</source>
        <translation>{size} mezős bányarégió</translation>
    </message>
    <message>
        <source>mine region of {size} complete</source>
        <translation>kész egy {size} mezős bányarégió</translation>
    </message>
    <message>
        <source>no effect</source>
        <translation>nincs hatása</translation>
    </message>
    <message>
        <source>no goods</source>
        <translation>nincs áru</translation>
    </message>
    <message>
        <source>none</source>
        <comment>workers</comment>
        <translation>egy sincs</translation>
    </message>
    <message>
        <source>north-eastern</source>
        <translation>északkeleti</translation>
    </message>
    <message>
        <source>north-western</source>
        <translation>északnyugati</translation>
    </message>
    <message>
        <source>northern</source>
        <translation>északi</translation>
    </message>
    <message>
        <source>on 1</source>
        <comment>space</comment>
        <translation>1-es mező</translation>
    </message>
    <message>
        <source>on 2</source>
        <comment>space</comment>
        <translation>2-es mező</translation>
    </message>
    <message>
        <source>on 3</source>
        <comment>space</comment>
        <translation>3-as mező</translation>
    </message>
    <message>
        <source>on 4</source>
        <comment>space</comment>
        <translation>4-es mező</translation>
    </message>
    <message>
        <source>on 5</source>
        <comment>space</comment>
        <translation>5-ös mező</translation>
    </message>
    <message>
        <source>on 6</source>
        <comment>space</comment>
        <translation>6-os mező</translation>
    </message>
    <message>
        <source>on the estate</source>
        <translation>a birtokon</translation>
    </message>
    <message>
        <source>one</source>
        <comment>workers</comment>
        <translation>egy van</translation>
    </message>
    <message>
        <source>one more action</source>
        <translation>még egy akció</translation>
    </message>
    <message>
        <source>one worker</source>
        <translation>egy munkás</translation>
    </message>
    <message>
        <source>pasture</source>
        <translation>legelő</translation>
    </message>
    <message>
        <source>pasture of {size}</source>
        <translation>{size} mezős legelő</translation>
    </message>
    <message>
        <source>pasture of {size} complete</source>
        <translation>kész egy {size} mezős legelő</translation>
    </message>
    <message>
        <source>phase {letter}</source>
        <translation>{letter} fázis</translation>
    </message>
    <message>
        <source>river</source>
        <translation>folyószakasz</translation>
    </message>
    <message>
        <source>river of {size}</source>
        <translation>{size} mezős folyószakasz</translation>
    </message>
    <message>
        <source>river of {size} complete</source>
        <translation>kész egy {size} mezős folyószakasz</translation>
    </message>
    <message>
        <source>row {row}, space {place}</source>
        <translation>{row}. sor, {place}. mező</translation>
    </message>
    <message>
        <source>small bonus tile: +{points}</source>
        <translation>kis bónuszlapka: +{points}</translation>
    </message>
    <message>
        <source>south-eastern</source>
        <translation>délkeleti</translation>
    </message>
    <message>
        <source>south-western</source>
        <translation>délnyugati</translation>
    </message>
    <message>
        <source>southern</source>
        <translation>déli</translation>
    </message>
    <message>
        <source>the knowledge tile “{title}”</source>
        <comment>object</comment>
        <translation>egy tudáslapkát („{title}”)</translation>
    </message>
    <message>
        <source>three workers</source>
        <translation>három munkás</translation>
    </message>
    <message>
        <source>to depot 1</source>
        <translation>az 1-es depóra</translation>
    </message>
    <message>
        <source>to depot 2</source>
        <translation>a 2-es depóra</translation>
    </message>
    <message>
        <source>to depot 3</source>
        <translation>a 3-as depóra</translation>
    </message>
    <message>
        <source>to depot 4</source>
        <translation>a 4-es depóra</translation>
    </message>
    <message>
        <source>to depot 5</source>
        <translation>az 5-ös depóra</translation>
    </message>
    <message>
        <source>to depot 6</source>
        <translation>a 6-os depóra</translation>
    </message>
    <message>
        <source>to the black depot</source>
        <translation>a fekete depóra</translation>
    </message>
    <message>
        <source>two</source>
        <comment>workers</comment>
        <translation>kettő van</translation>
    </message>
    <message>
        <source>two workers</source>
        <translation>két munkás</translation>
    </message>
    <message>
        <source>western</source>
        <translation>nyugati</translation>
    </message>
    <message>
        <source>with more empty spaces</source>
        <comment>tie</comment>
        <translation>több az üres mezője</translation>
    </message>
    <message>
        <source>with the castle</source>
        <translation>a várral</translation>
    </message>
    <message>
        <source>with the city hall</source>
        <translation>a városházával</translation>
    </message>
    <message>
        <source>with the warehouse</source>
        <translation>a raktárépülettel</translation>
    </message>
    <message>
        <source>{count} Silverlings from my mines! What a phase!</source>
        <translation>{count} ezüstpénz a bányáimból! Micsoda fázis!</translation>
    </message>
    <message>
        <source>{count} Silverlings from your mines! Such riches!</source>
        <translation>{count} ezüstpénzt hoztak a bányáid! Micsoda kincs!</translation>
    </message>
    <message>
        <source>{count} chickens</source>
        <comment>object</comment>
        <translation>{count} tyúkot</translation>
    </message>
    <message>
        <source>{count} chickens</source>
        <comment>title</comment>
        <translation>{count} tyúk</translation>
    </message>
    <message>
        <source>{count} cows</source>
        <comment>object</comment>
        <translation>{count} tehenet</translation>
    </message>
    <message>
        <source>{count} cows</source>
        <comment>title</comment>
        <translation>{count} tehén</translation>
    </message>
    <message>
        <source>{count} goods at once! You know the markets.</source>
        <translation>{count} áru egyszerre! Értesz a piachoz.</translation>
    </message>
    <message>
        <source>{count} goods sold at once. Trade is good.</source>
        <translation>{count} áru egyszerre. Jól megy a bolt.</translation>
    </message>
    <message>
        <source>{count} goods sold! Hear my purse jingle!</source>
        <translation>{count} árut adtam el! Csörög az erszényem!</translation>
    </message>
    <message>
        <source>{count} of them in one herd! Look at that!</source>
        <translation>Egy csordában {count} állat! Ezt nézd!</translation>
    </message>
    <message>
        <source>{count} pigs</source>
        <comment>object</comment>
        <translation>{count} disznót</translation>
    </message>
    <message>
        <source>{count} pigs</source>
        <comment>title</comment>
        <translation>{count} disznó</translation>
    </message>
    <message>
        <source>{count} sheep</source>
        <comment>object</comment>
        <translation>{count} birkát</translation>
    </message>
    <message>
        <source>{count} sheep</source>
        <comment>title</comment>
        <translation>{count} birka</translation>
    </message>
    <message>
        <source>{count} spaces, and not one of them bare!</source>
        <translation>{count} mező, és egy sem maradt üresen!</translation>
    </message>
    <message>
        <source>{direction} {region}</source>
        <translation>{direction} {region}</translation>
    </message>
    <message>
        <source>{goods}: {count}</source>
        <translation>{goods}: {count}</translation>
    </message>
    <message>
        <source>{player} buys {tile} {from_depot} for {silver} Silverlings</source>
        <translation>{player} {silver} ezüstpénzért vesz {tile} {from_depot}</translation>
    </message>
    <message>
        <source>{player} chooses estate {number}</source>
        <translation>{player} birtokot választ: {number}</translation>
    </message>
    <message>
        <source>{player} skips the effect</source>
        <translation>{player} kihagyja a hatást</translation>
    </message>
    <message>
        <source>{player} fetches {goods} {from_depot}</source>
        <translation>{player} elhoz {goods} {from_depot}</translation>
    </message>
    <message numerus="yes">
        <source>{player} gets %n Silverling(s) from the mines</source>
        <translation>
            <numerusform>{player} %n ezüstpénzt kap a bányákból</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{player} gets %n worker(s) from the mines</source>
        <translation>
            <numerusform>{player} %n munkást kap a bányákból</numerusform>
        </translation>
    </message>
    <message>
        <source>{player} moves ahead and will be first in the next round</source>
        <translation>{player} előrelép, és a következő fordulóban ő lesz az első</translation>
    </message>
    <message>
        <source>{player} moves ahead in turn order</source>
        <translation>{player} előrelép a játékosrendben</translation>
    </message>
    <message>
        <source>{player} places {tile}</source>
        <translation>{player} letesz {tile}</translation>
    </message>
    <message numerus="yes">
        <source>{player} places {tile} with %n worker(s)</source>
        <translation>
            <numerusform>{player} %n munkás segítségével letesz {tile}</numerusform>
        </translation>
    </message>
    <message>
        <source>{player} places {tile} with the city hall</source>
        <translation>{player} a városházával letesz {tile}</translation>
    </message>
    <message>
        <source>{player} sells {goods}</source>
        <translation>{player} elad {goods}</translation>
    </message>
    <message numerus="yes">
        <source>{player} sells {goods} with %n worker(s)</source>
        <translation>
            <numerusform>{player} %n munkás segítségével elad {goods}</numerusform>
        </translation>
    </message>
    <message>
        <source>{player} sells {goods} with the warehouse</source>
        <translation>{player} a raktárépülettel elad {goods}</translation>
    </message>
    <message numerus="yes">
        <source>{player} takes %n worker(s)</source>
        <translation>
            <numerusform>{player} elvesz %n munkást</numerusform>
        </translation>
    </message>
    <message>
        <source>{player} takes {tile} {from_depot}</source>
        <translation>{player} elvesz {tile} {from_depot}</translation>
    </message>
    <message numerus="yes">
        <source>{player} takes {tile} {from_depot} with %n worker(s)</source>
        <translation>
            <numerusform>{player} %n munkás segítségével elvesz {tile} {from_depot}</numerusform>
        </translation>
    </message>
    <message>
        <source>{player} takes {tile} {from_depot} with the carpenter&apos;s workshop</source>
        <translation>{player} az asztalosműhellyel elhoz {tile} {from_depot}</translation>
    </message>
    <message>
        <source>{player} takes {tile} {from_depot} with the church</source>
        <translation>{player} a templommal elhoz {tile} {from_depot}</translation>
    </message>
    <message>
        <source>{player} takes {tile} {from_depot} with the market</source>
        <translation>{player} a piaccal elhoz {tile} {from_depot}</translation>
    </message>
    <message>
        <source>{player} discards {tile}</source>
        <translation>{player} kidob {tile}</translation>
    </message>
    <message>
        <source>{player} uses the castle to place {tile}</source>
        <translation>{player} a vár akciójával letesz {tile}</translation>
    </message>
    <message>
        <source>{player} uses the castle to sell {goods}</source>
        <translation>{player} a vár akciójával elad {goods}</translation>
    </message>
    <message>
        <source>{player} uses the castle to take {tile} {from_depot}</source>
        <translation>{player} a vár akciójával elvesz {tile} {from_depot}</translation>
    </message>
    <message>
        <source>{player} {first} {second}</source>
        <comment>dice</comment>
        <translation>{player} {first} {second}</translation>
    </message>
    <message>
        <source>“{title}”</source>
        <comment>knowledge tile</comment>
        <translation>„{title}”</translation>
    </message>
    <message numerus="yes">
        <source>Another player has it: it scored %n point(s).</source>
        <translation>
            <numerusform>Már másé: %n pontot hozott.</numerusform>
        </translation>
    </message>
    <message>
        <source>What this player has</source>
        <translation>Ennél a játékosnál</translation>
    </message>
    <message numerus="yes">
        <source>You have it: it scored %n point(s).</source>
        <translation>
            <numerusform>A tiéd: %n pontot hozott.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n Silverling(s) at the end of every phase.</source>
        <translation>
            <numerusform>Minden fázis végén %n ezüstpénz.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n Silverling(s).</source>
        <comment>what a bank does</comment>
        <translation>
            <numerusform>%n ezüstpénz.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n point(s).</source>
        <comment>what a watchtower does</comment>
        <translation>
            <numerusform>%n pont.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n worker(s).</source>
        <comment>what a boarding house does</comment>
        <translation>
            <numerusform>%n munkáslapka.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Once per turn you may buy a tile from the black depot for %n Silverling(s).</source>
        <translation>
            <numerusform>Körönként egyszer %n ezüstpénzért vehetsz egy lapkát a fekete depóról.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>At the end: %n point(s) for each bank on your estate.</source>
        <translation>
            <numerusform>A végén %n pont a birtokod minden bankjáért.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>At the end: %n point(s) for each boarding house on your estate.</source>
        <translation>
            <numerusform>A végén %n pont a birtokod minden lakóházáért.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>At the end: %n point(s) for each carpenter&apos;s workshop on your estate.</source>
        <translation>
            <numerusform>A végén %n pont a birtokod minden asztalosműhelyéért.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>At the end: %n point(s) for each church on your estate.</source>
        <translation>
            <numerusform>A végén %n pont a birtokod minden templomáért.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>At the end: %n point(s) for each city hall on your estate.</source>
        <translation>
            <numerusform>A végén %n pont a birtokod minden városházájáért.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>At the end: %n point(s) for each goods tile you have sold.</source>
        <translation>
            <numerusform>A végén %n pont minden eladott árulapkádért.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>At the end: %n point(s) for each market on your estate.</source>
        <translation>
            <numerusform>A végén %n pont a birtokod minden piacáért.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>At the end: %n point(s) for each of your bonus tiles.</source>
        <translation>
            <numerusform>A végén %n pont minden bónuszlapkádért.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>At the end: %n point(s) for each type of animal on your estate.</source>
        <translation>
            <numerusform>A végén %n pont a birtokod minden állattípusáért.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>At the end: %n point(s) for each type of goods you have sold.</source>
        <translation>
            <numerusform>A végén %n pont minden árutípusért, amelyből eladtál.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>At the end: %n point(s) for each warehouse on your estate.</source>
        <translation>
            <numerusform>A végén %n pont a birtokod minden raktárépületéért.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>At the end: %n point(s) for each watchtower on your estate.</source>
        <translation>
            <numerusform>A végén %n pont a birtokod minden őrtornyáért.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Each sale also brings you %n worker(s).</source>
        <translation>
            <numerusform>Minden eladásod %n munkáslapkát is hoz.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Each sale brings you %n Silverling(s) instead of {usual}.</source>
        <translation>
            <numerusform>Minden eladásod %n ezüstpénzt hoz {usual} helyett.</numerusform>
        </translation>
    </message>
    <message>
        <source>Everyone plays estate {number}</source>
        <translation>Mindenki ugyanazon a birtokon játszik ({number}.)</translation>
    </message>
    <message numerus="yes">
        <source>When you take workers, you also get %n Silverling(s).</source>
        <translation>
            <numerusform>Ha munkáslapkákat veszel el, %n ezüstpénzt is kapsz.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>When you take workers, you get %n instead of {usual}.</source>
        <translation>
            <numerusform>Ha munkáslapkákat veszel el, %n darabot kapsz {usual} helyett.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>When a phase ends, each mine also brings you %n worker(s).</source>
        <translation>
            <numerusform>A fázisok végén minden bányád %n munkáslapkát is hoz.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>When you place an animal, each tile that scores brings %n more point(s).</source>
        <translation>
            <numerusform>Ha állatot teszel le, minden pontot adó lapka %n ponttal többet hoz.</numerusform>
        </translation>
    </message>
    <message>
        <source>No available tile would score when placed.</source>
        <translation>A kínálatban egy lapka sem hozna lerakva azonnal pontot.</translation>
    </message>
    <message>
        <source>Buying costs no die.</source>
        <translation>A vásárláshoz nem kell kocka.</translation>
    </message>
    <message>
        <source>All depots are emptied after this round.</source>
        <translation>Ennek a fordulónak a végén minden depó kiürül.</translation>
    </message>
    <message numerus="yes">
        <source>You can also place {tile} at once: %n point(s).</source>
        <translation>
            <numerusform>Rögtön lerakhatsz {tile} is: %n pont.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>You can also sell goods at once: %n point(s).</source>
        <translation>
            <numerusform>Rögtön árut is eladhatsz: %n pont.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Brings %n point(s) at once.</source>
        <translation>
            <numerusform>Rögtön %n pontot hoz.</numerusform>
        </translation>
    </message>
    <message>
        <source>Completes {region}: {points} points.</source>
        <translation>Befejezi {region}: {points} pont.</translation>
    </message>
    <message>
        <source>Frees a space in your full storage.</source>
        <translation>Helyet csinál a tele laparaktáradban.</translation>
    </message>
    <message numerus="yes">
        <source>From the next phase on, this scores %n fewer point(s).</source>
        <translation>
            <numerusform>A következő fázistól ez már %n ponttal kevesebbet ér.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>From there you can build with %n different number(s).</source>
        <translation>
            <numerusform>Onnan %n különböző számmal építkezhetsz tovább.</numerusform>
        </translation>
    </message>
    <message>
        <source>You can no longer place it: all spaces of its colour are covered.</source>
        <translation>Már nem tudod lerakni: a színének minden mezője le van fedve.</translation>
    </message>
    <message>
        <source>Its effect: {effect}</source>
        <translation>A hatása: {effect}</translation>
    </message>
    <message>
        <source>If you leave it, {player} could buy it this round.</source>
        <translation>Ha meghagyod, {player} még ebben a fordulóban megveheti.</translation>
    </message>
    <message>
        <source>If you leave it, {player} could take it this round.</source>
        <translation>Ha meghagyod, {player} még ebben a fordulóban elveheti.</translation>
    </message>
    <message>
        <source>Lets you place {tile} from your storage next to it.</source>
        <translation>Mellé utána letehetsz {tile} a laparaktáradból.</translation>
    </message>
    <message numerus="yes">
        <source>Lets you place {tile} from your storage next to it: %n point(s).</source>
        <translation>
            <numerusform>Mellé utána letehetsz {tile} a laparaktáradból: %n pont.</numerusform>
        </translation>
    </message>
    <message>
        <source>Moves you one space ahead in turn order.</source>
        <translation>Egy mezőt lépsz előre a játékosrendben.</translation>
    </message>
    <message>
        <source>You have no open space for it now.</source>
        <translation>Most nincs szabad meződ, ahová lerakhatnád.</translation>
    </message>
    <message numerus="yes">
        <source>One more tile completes {region}: %n point(s) in the next phase.</source>
        <translation>
            <numerusform>Még egy lapka befejezi {region}: a következő fázisban %n pont.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>One more tile completes {region}: %n point(s) in this phase.</source>
        <translation>
            <numerusform>Még egy lapka befejezi {region}: ebben a fázisban %n pont.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Opens %n more space(s) for building.</source>
        <translation>
            <numerusform>%n új mezőt nyit meg az építéshez.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Pays you %n Silverling(s) until the end of the game.</source>
        <translation>
            <numerusform>A játék végéig %n ezüstpénzt fizet.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Placing it in the next phase completes {region}: %n point(s).</source>
        <translation>
            <numerusform>Ha a következő fázisban lerakod, befejezi {region}: %n pont.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Placing it in this phase completes {region}: %n point(s).</source>
        <translation>
            <numerusform>Ha még ebben a fázisban lerakod, befejezi {region}: %n pont.</numerusform>
        </translation>
    </message>
    <message>
        <source>After placing it you need one more tile to complete {region}.</source>
        <translation>Ha lerakod, már csak egy lapka kell, hogy befejezd {region}.</translation>
    </message>
    <message numerus="yes">
        <source>Placing it scores %n point(s).</source>
        <translation>
            <numerusform>Lerakva %n pontot hoz.</numerusform>
        </translation>
    </message>
    <message>
        <source>Placing it would score nothing at once.</source>
        <translation>Lerakva nem hozna azonnal pontot.</translation>
    </message>
    <message>
        <source>Puts you first in turn order.</source>
        <translation>A játékosrend élére kerülsz.</translation>
    </message>
    <message numerus="yes">
        <source>Scores %n point(s) in the pasture.</source>
        <translation>
            <numerusform>%n pontot hoz a legelőn.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Sells {goods} for %n point(s).</source>
        <translation>
            <numerusform>Eladsz {goods}, ez %n pont.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Selling the goods brings %n point(s).</source>
        <translation>
            <numerusform>Ha eladod, ezek az áruk %n pontot érnek.</numerusform>
        </translation>
    </message>
    <message>
        <source>The castle gives you another action.</source>
        <translation>A vár ad még egy akciót.</translation>
    </message>
    <message numerus="yes">
        <source>The workers allow %n more move(s) with your other die.</source>
        <translation>
            <numerusform>A munkásokkal %n további lépésre lesz jó a másik kockád.</numerusform>
        </translation>
    </message>
    <message>
        <source>You can then also place {tile} this turn.</source>
        <translation>Így még ebben a körödben lerakhatsz {tile} is.</translation>
    </message>
    <message numerus="yes">
        <source>You can then also place {tile} this turn: %n point(s).</source>
        <translation>
            <numerusform>Így még ebben a körödben lerakhatsz {tile} is: %n pont.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>You can place %n type(s) of tile next to the castle.</source>
        <translation>
            <numerusform>A vár mellé %n típusú lapkát rakhatsz.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Unsold goods would bring only %n point(s) at the end.</source>
        <translation>
            <numerusform>Ha nem adod el, ez a játék végén csak %n pontot ér.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>What you have left is worth %n more point(s) at the end.</source>
        <translation>
            <numerusform>A megmaradt készleted a végén %n ponttal többet ér.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Your other die would cost %n more worker(s).</source>
        <translation>
            <numerusform>A másik kockáddal %n munkással többe kerülne.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>You can place it this turn and complete {region}: %n point(s).</source>
        <translation>
            <numerusform>Még ebben a körödben lerakhatod, és befejezed vele {region}: %n pont.</numerusform>
        </translation>
    </message>
    <message>
        <source>You can place it this turn.</source>
        <translation>Még ebben a körödben lerakhatod.</translation>
    </message>
    <message numerus="yes">
        <source>You can place it this turn: %n point(s).</source>
        <translation>
            <numerusform>Még ebben a körödben lerakhatod: %n pont.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>You can sell goods this turn: %n point(s).</source>
        <translation>
            <numerusform>Még ebben a körödben eladhatsz árut: %n pont.</numerusform>
        </translation>
    </message>
    <message>
        <source>You have no open space for any available tile.</source>
        <translation>A kínálatból most egy lapkát sem tudnál lerakni.</translation>
    </message>
    <message>
        <source>You have nothing to place or sell with this die.</source>
        <translation>Ezzel a kockával most semmit sem rakhatsz le, és nem is adhatsz el.</translation>
    </message>
    <message numerus="yes">
        <source>You keep %n Silverling(s).</source>
        <translation>
            <numerusform>Megmarad %n ezüstpénzed.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>You keep %n goods tile(s) for a later sale.</source>
        <translation>
            <numerusform>Megmarad %n árud egy későbbi eladásra.</numerusform>
        </translation>
    </message>
    <message>
        <source>Your goods storage has no room for another type.</source>
        <translation>Az áruraktáradba már nem fér másik árutípus.</translation>
    </message>
    <message numerus="yes">
        <source>Your knowledge tiles bring %n more point(s) at the end.</source>
        <translation>
            <numerusform>Tudáslapkáid a végén %n ponttal többet érnek.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Your Silverlings bring %n point(s) at the end.</source>
        <translation>
            <numerusform>Ezüstpénzeid a végén %n pontot érnek.</numerusform>
        </translation>
    </message>
    <message>
        <source>Your storage is full: you would have to discard a tile.</source>
        <translation>Tele a laparaktárad: ki kellene dobnod egy lapkát.</translation>
    </message>
    <message>
        <source>player {number}</source>
        <translation>{number}. játékos</translation>
    </message>
    <message>
        <source>your castle region of {size}</source>
        <comment>object</comment>
        <translation>a várrégiódat ({size} mező)</translation>
    </message>
    <message>
        <source>your city of {size}</source>
        <comment>object</comment>
        <translation>a városodat ({size} mező)</translation>
    </message>
    <message>
        <source>your knowledge region of {size}</source>
        <comment>object</comment>
        <translation>a tudásrégiódat ({size} mező)</translation>
    </message>
    <message>
        <source>your mine region of {size}</source>
        <comment>object</comment>
        <translation>a bányarégiódat ({size} mező)</translation>
    </message>
    <message>
        <source>your pasture of {size}</source>
        <comment>object</comment>
        <translation>a legelődet ({size} mező)</translation>
    </message>
    <message>
        <source>your river of {size}</source>
        <comment>object</comment>
        <translation>a folyódat ({size} mező)</translation>
    </message>
    <message numerus="yes">
        <source>The second player to complete this colour gets only %n point(s).</source>
        <translation>
            <numerusform>Aki másodikként fejezi be ezt a színt, már csak %n pontot kap.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Wins the large bonus tile: %n point(s).</source>
        <translation>
            <numerusform>Megnyeri a nagy bónuszlapkát: %n pont.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Wins the small bonus tile: %n point(s).</source>
        <translation>
            <numerusform>Megnyeri a kis bónuszlapkát: %n pont.</numerusform>
        </translation>
    </message>
    <message>
        <source>You can then buy a tile with Silverlings this turn.</source>
        <translation>Így még ebben a körödben vehetsz egy lapkát ezüstpénzért.</translation>
    </message>
    <message>
        <source>Knowledge tiles</source>
        <translation>Tudáslapkák</translation>
    </message>
    <message>
        <source>Fill your estate: large regions, completed early, score the most.</source>
        <translation>Építsd be a birtokodat: a nagy és korán befejezett régió éri a legtöbbet.</translation>
    </message>
    <message>
        <source>A die takes tiles from the depot with its number; ships fetch the goods.</source>
        <translation>A kockával a számának megfelelő depóról veszel el lapkát; az árukat hajó hozza el.</translation>
    </message>
    <message>
        <source>Back of a goods tile</source>
        <translation>Az árulapka hátlapja</translation>
    </message>
    <message>
        <source>Blue: ships</source>
        <translation>Kék: hajók</translation>
    </message>
    <message>
        <source>Beige: buildings</source>
        <translation>Bézs: épületek</translation>
    </message>
    <message>
        <source>Buys tiles from the black depot; what is left scores at the end.</source>
        <translation>Lapkát vehetsz vele a fekete depóról; ami megmarad, a végén pontot ér.</translation>
    </message>
    <message>
        <source>Chickens</source>
        <translation>Tyúkok</translation>
    </message>
    <message>
        <source>Colours of the spaces</source>
        <translation>A mezők színei</translation>
    </message>
    <message>
        <source>Cows</source>
        <translation>Tehenek</translation>
    </message>
    <message>
        <source>Dark green: castles</source>
        <translation>Sötétzöld: várak</translation>
    </message>
    <message>
        <source>Depot</source>
        <translation>Depó</translation>
    </message>
    <message>
        <source>Dice, workers and Silverlings</source>
        <translation>Kockák, munkások, ezüstpénzek</translation>
    </message>
    <message>
        <source>Each die pays for one action with its number.</source>
        <translation>Egy kocka egy akciót ad, a rajta álló számmal.</translation>
    </message>
    <message>
        <source>For whoever covers all spaces of this colour first.</source>
        <translation>Azé, aki elsőként fedi le ennek a színnek minden mezőjét.</translation>
    </message>
    <message>
        <source>For whoever covers all spaces of this colour second.</source>
        <translation>Azé, aki másodikként fedi le ennek a színnek minden mezőjét.</translation>
    </message>
    <message>
        <source>Gives you an advantage from now on, or points at the end.</source>
        <translation>Mostantól előnyt ad, vagy a játék végén pontot.</translation>
    </message>
    <message>
        <source>Goods</source>
        <translation>Áruk</translation>
    </message>
    <message>
        <source>Goods storage</source>
        <translation>Áruraktár</translation>
    </message>
    <message>
        <source>Goods that you have sold lie face down like this.</source>
        <translation>Az eladott áruid így, lefelé fordítva fekszenek.</translation>
    </message>
    <message>
        <source>Grey: mines</source>
        <translation>Szürke: bányák</translation>
    </message>
    <message>
        <source>Knowledge tile</source>
        <translation>Tudáslapka</translation>
    </message>
    <message>
        <source>Large bonus tile</source>
        <translation>Nagy bónuszlapka</translation>
    </message>
    <message>
        <source>Light green: animals</source>
        <translation>Világoszöld: állatok</translation>
    </message>
    <message>
        <source>Off by this much</source>
        <translation>Ennyivel térhet el</translation>
    </message>
    <message>
        <source>On the boards</source>
        <translation>A táblákon</translation>
    </message>
    <message>
        <source>Only animals go on light green spaces.</source>
        <translation>Világoszöld mezőre csak állat kerülhet.</translation>
    </message>
    <message>
        <source>Only buildings go on beige spaces.</source>
        <translation>Bézs mezőre csak épület kerülhet.</translation>
    </message>
    <message>
        <source>Only castles go on dark green spaces.</source>
        <translation>Sötétzöld mezőre csak vár kerülhet.</translation>
    </message>
    <message>
        <source>Only knowledge tiles go on yellow spaces.</source>
        <translation>Sárga mezőre csak tudáslapka kerülhet.</translation>
    </message>
    <message>
        <source>Only mines go on grey spaces.</source>
        <translation>Szürke mezőre csak bánya kerülhet.</translation>
    </message>
    <message>
        <source>Only ships go on blue spaces.</source>
        <translation>Kék mezőre csak hajó kerülhet.</translation>
    </message>
    <message>
        <source>Phase</source>
        <translation>Fázis</translation>
    </message>
    <message>
        <source>Pigs</source>
        <translation>Disznók</translation>
    </message>
    <message>
        <source>Points</source>
        <translation>Pontok</translation>
    </message>
    <message>
        <source>Points</source>
        <comment>icon</comment>
        <translation>Pontok</translation>
    </message>
    <message>
        <source>Sheep</source>
        <translation>Birkák</translation>
    </message>
    <message>
        <source>Silverling</source>
        <translation>Ezüstpénz</translation>
    </message>
    <message>
        <source>Small bonus tile</source>
        <translation>Kis bónuszlapka</translation>
    </message>
    <message>
        <source>Stands for taking a tile from a depot.</source>
        <translation>Egy lapka elvételét jelenti valamelyik depóról.</translation>
    </message>
    <message>
        <source>The number of a die may differ by as much as this says.</source>
        <translation>A kocka száma ennyivel térhet el attól, ami kell.</translation>
    </message>
    <message>
        <source>The seal says how many points it brings.</source>
        <translation>A pecséten áll, hány pontot hoz.</translation>
    </message>
    <message>
        <source>The sooner a region is complete, the more points its phase adds.</source>
        <translation>Minél előbb készül el egy régió, annál több pontot ad hozzá a fázis.</translation>
    </message>
    <message>
        <source>Tiles</source>
        <translation>Lapkák</translation>
    </message>
    <message>
        <source>White die</source>
        <translation>Fehér kocka</translation>
    </message>
    <message>
        <source>Worker</source>
        <translation>Munkás</translation>
    </message>
    <message>
        <source>Yellow: knowledge</source>
        <translation>Sárga: tudás</translation>
    </message>
    <message>
        <source>Your dice</source>
        <translation>A kockáid</translation>
    </message>
    <message>
        <source>{needed} points</source>
        <translation>{needed} pont</translation>
    </message>
    <message>
        <source>{needed} bonus tiles</source>
        <translation>{needed} bónuszlapka</translation>
    </message>
    <message>
        <source>{needed} points from animals</source>
        <translation>{needed} pont állatokból</translation>
    </message>
    <message>
        <source>{needed} large bonus tiles</source>
        <translation>{needed} nagy bónuszlapka</translation>
    </message>
    <message>
        <source>{needed} complete regions</source>
        <translation>{needed} befejezett régió</translation>
    </message>
    <message>
        <source>{needed} goods sold</source>
        <translation>{needed} eladott áru</translation>
    </message>
    <message>
        <source>Win against a Master</source>
        <translation>Győzz le egy Mestert</translation>
    </message>
    <message>
        <source>Win against three Dukes</source>
        <translation>Győzz le három Herceget</translation>
    </message>
    <message>
        <source>Win</source>
        <translation>Győzelem</translation>
    </message>
    <message>
        <source>Win with {needed} workers spent at most</source>
        <translation>Győzelem, legfeljebb {needed} elköltött munkással</translation>
    </message>
</context>
<context>
    <name>castles_cards</name>
    <message numerus="yes">
        <source>%n animal(s)</source>
        <translation>
            <numerusform>%n jószág</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n animal(s)</source>
        <comment>object</comment>
        <translation>
            <numerusform>%n jószágot</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n card(s)</source>
        <translation>
            <numerusform>%n lap</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n card(s) drawn</source>
        <translation>
            <numerusform>%n húzott lap</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n card(s), turned over when the round begins.</source>
        <translation>
            <numerusform>%n lap, a kör elején fordul fel.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n chicken(s)</source>
        <translation>
            <numerusform>%n csirke</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n cow(s)</source>
        <translation>
            <numerusform>%n marha</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n dark good(s)</source>
        <translation>
            <numerusform>%n sötét áru</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n dark good(s)</source>
        <comment>object</comment>
        <translation>
            <numerusform>%n sötét árut</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n good(s)</source>
        <translation>
            <numerusform>%n áru</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n good(s)</source>
        <comment>object</comment>
        <translation>
            <numerusform>%n árut</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n light good(s)</source>
        <translation>
            <numerusform>%n világos áru</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n light good(s)</source>
        <comment>object</comment>
        <translation>
            <numerusform>%n világos árut</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n medium good(s)</source>
        <translation>
            <numerusform>%n közepes áru</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n medium good(s)</source>
        <comment>object</comment>
        <translation>
            <numerusform>%n közepes árut</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n pig(s)</source>
        <translation>
            <numerusform>%n sertés</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n point(s)</source>
        <translation>
            <numerusform>%n pont</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n point(s)</source>
        <comment>object</comment>
        <translation>
            <numerusform>%n pontot</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n sheep</source>
        <translation>
            <numerusform>%n bárány</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n silver</source>
        <translation>
            <numerusform>%n ezüst</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n silver</source>
        <comment>button</comment>
        <translation>
            <numerusform>%n ezüst</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n silver</source>
        <comment>object</comment>
        <translation>
            <numerusform>%n ezüstöt</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n worker(s)</source>
        <translation>
            <numerusform>%n munkás</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n worker(s)</source>
        <comment>button</comment>
        <translation>
            <numerusform>%n munkás</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n worker(s)</source>
        <comment>object</comment>
        <translation>
            <numerusform>%n munkást</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>+%n point(s) for your sets</source>
        <translation>
            <numerusform>+%n pont a szettjeidért</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>+%n silver</source>
        <translation>
            <numerusform>+%n ezüst</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>+%n worker(s)</source>
        <translation>
            <numerusform>+%n munkás</numerusform>
        </translation>
    </message>
    <message>
        <source>1</source>
        <comment>die of a card</comment>
        <translation>1-es</translation>
    </message>
    <message>
        <source>2</source>
        <comment>die of a card</comment>
        <translation>2-es</translation>
    </message>
    <message>
        <source>3</source>
        <comment>die of a card</comment>
        <translation>3-as</translation>
    </message>
    <message>
        <source>4</source>
        <comment>die of a card</comment>
        <translation>4-es</translation>
    </message>
    <message>
        <source>5</source>
        <comment>die of a card</comment>
        <translation>5-ös</translation>
    </message>
    <message>
        <source>6</source>
        <comment>die of a card</comment>
        <translation>6-os</translation>
    </message>
    <message>
        <source>A 1</source>
        <translation>1-es kockával</translation>
    </message>
    <message>
        <source>A 2</source>
        <translation>2-es kockával</translation>
    </message>
    <message>
        <source>A 3</source>
        <translation>3-as kockával</translation>
    </message>
    <message>
        <source>A 4</source>
        <translation>4-es kockával</translation>
    </message>
    <message>
        <source>A 5</source>
        <translation>5-ös kockával</translation>
    </message>
    <message>
        <source>A 6</source>
        <translation>6-os kockával</translation>
    </message>
    <message>
        <source>A card of your hand can place it this turn.</source>
        <translation>A kezedben lévő egyik lappal még ebben a fordulóban be is építheted.</translation>
    </message>
    <message numerus="yes">
        <source>A card of your hand can then take %n more card(s) this turn.</source>
        <translation>
            <numerusform>A kezedben lévő egyik lappal így még ebben a fordulóban %n további lapot vehetsz el.</numerusform>
        </translation>
    </message>
    <message>
        <source>A good sale. My compliments.</source>
        <translation>Jó üzlet volt. Elismerésem.</translation>
    </message>
    <message>
        <source>A triple! You make it look easy.</source>
        <translation>Hármas csoport! Nálad ez gyerekjáték.</translation>
    </message>
    <message>
        <source>A triple. Nicely put together.</source>
        <translation>Hármas csoport. Szépen összeraktad.</translation>
    </message>
    <message>
        <source>A triple. One more thing in order.</source>
        <translation>Kész egy hármas csoport. Rend a lelke mindennek.</translation>
    </message>
    <message>
        <source>Aaron</source>
        <translation>Ubul</translation>
    </message>
    <message>
        <source>Aaron is</source>
        <comment>ahead, upper line</comment>
        <translation>Ubul</translation>
    </message>
    <message>
        <source>Aaron is</source>
        <comment>not ahead, upper line</comment>
        <translation>Ubul</translation>
    </message>
    <message>
        <source>Aaron places {card}: it joins his cloisters, never as a joker</source>
        <translation>Ubul beépít {card}: a többi kolostorához kerül, joker sosem lesz</translation>
    </message>
    <message>
        <source>Aaron places {card}: it joins his column of this colour</source>
        <translation>Ubul beépít {card}: a saját színű oszlopába kerül</translation>
    </message>
    <message numerus="yes">
        <source>Aaron turns over %n card(s)</source>
        <translation>
            <numerusform>Ubul felfordít %n lapot</numerusform>
        </translation>
    </message>
    <message>
        <source>Aaron&apos;s cards</source>
        <translation>Ubul lapjai</translation>
    </message>
    <message>
        <source>Aaron&apos;s pile for round {letter}</source>
        <translation>Ubul paklija ({letter}-kör)</translation>
    </message>
    <message numerus="yes">
        <source>Adds %n point(s) to your sets of animals.</source>
        <translation>
            <numerusform>%n ponttal többet érnek a jószágszettjeid.</numerusform>
        </translation>
    </message>
    <message>
        <source>All gone? Too late once more!</source>
        <translation>Mind elfogyott? Megint elkéstem!</translation>
    </message>
    <message>
        <source>All of these cards have been taken.</source>
        <translation>Ezeket a lapokat már mind elvitték.</translation>
    </message>
    <message>
        <source>All seven colours</source>
        <translation>Minden szín</translation>
    </message>
    <message>
        <source>An extra action with its number; all drawn cards are discarded.</source>
        <translation>Egy további akció a kockájával; minden húzott lap a dobópaklira kerül.</translation>
    </message>
    <message>
        <source>Animal stack: empty</source>
        <translation>Jószágpakli: üres</translation>
    </message>
    <message>
        <source>Animal stack: {top}</source>
        <translation>Jószágpakli: {top}</translation>
    </message>
    <message>
        <source>Animals</source>
        <translation>Jószágok</translation>
    </message>
    <message>
        <source>Animals</source>
        <comment>both sides compared</comment>
        <translation>Jószágok</translation>
    </message>
    <message>
        <source>Bank</source>
        <translation>Bank</translation>
    </message>
    <message>
        <source>Bank ({number})</source>
        <translation>{number} bank</translation>
    </message>
    <message>
        <source>Boarding house</source>
        <translation>Vendégház</translation>
    </message>
    <message>
        <source>Boarding house ({number})</source>
        <translation>{number} vendégház</translation>
    </message>
    <message>
        <source>Bonus card: all seven colours</source>
        <translation>Bónuszlap: minden szín</translation>
    </message>
    <message>
        <source>Bonus card: first triple of buildings</source>
        <translation>Bónuszlap: első hármas csoport városi telkekből</translation>
    </message>
    <message>
        <source>Bonus card: first triple of castles</source>
        <translation>Bónuszlap: első hármas csoport kastélyokból</translation>
    </message>
    <message>
        <source>Bonus card: first triple of cloisters</source>
        <translation>Bónuszlap: első hármas csoport kolostorokból</translation>
    </message>
    <message>
        <source>Bonus card: first triple of knowledge</source>
        <translation>Bónuszlap: első hármas csoport tudományból</translation>
    </message>
    <message>
        <source>Bonus card: first triple of mines</source>
        <translation>Bónuszlap: első hármas csoport bányákból</translation>
    </message>
    <message>
        <source>Bonus card: first triple of pastures</source>
        <translation>Bónuszlap: első hármas csoport legelőkből</translation>
    </message>
    <message>
        <source>Bonus card: first triple of ships</source>
        <translation>Bónuszlap: első hármas csoport hajókból</translation>
    </message>
    <message>
        <source>Bonus cards</source>
        <comment>both sides compared</comment>
        <translation>Bónuszlapok</translation>
    </message>
    <message>
        <source>Bonus cards for all seven colours: none left</source>
        <translation>Bónuszlap minden színért: nem maradt</translation>
    </message>
    <message numerus="yes">
        <source>Brings %n point(s) that cannot be lost.</source>
        <translation>
            <numerusform>%n biztos pontot hoz.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Brings %n silver.</source>
        <translation>
            <numerusform>%n ezüstöt hoz.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Brings %n victory point(s).</source>
        <translation>
            <numerusform>%n győzelmi pontot hoz.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Brings %n worker(s).</source>
        <translation>
            <numerusform>%n munkást hoz.</numerusform>
        </translation>
    </message>
    <message>
        <source>Brings a building or knowledge from any row of the display.</source>
        <translation>Egy városi telket vagy egy tudományt hoz a közös piac bármelyik sorából.</translation>
    </message>
    <message>
        <source>Brings a good or an animal: the top card of any stack.</source>
        <translation>Egy árut vagy egy jószágot hoz: bármelyik pakli legfelső lapját.</translation>
    </message>
    <message>
        <source>Brings a good: the top card of either stack.</source>
        <translation>Egy árut hoz: az egyik árupakli legfelső lapját.</translation>
    </message>
    <message>
        <source>Brings a ship or a pasture from any row of the display.</source>
        <translation>Egy hajót vagy egy legelőt hoz a közös piac bármelyik sorából.</translation>
    </message>
    <message>
        <source>Brings an animal: the top card of either stack.</source>
        <translation>Egy jószágot hoz: az egyik jószágpakli legfelső lapját.</translation>
    </message>
    <message>
        <source>Brings {things}.</source>
        <translation>Hoz {things}.</translation>
    </message>
    <message>
        <source>Buy</source>
        <translation>Vásárlás</translation>
    </message>
    <message>
        <source>Buy</source>
        <comment>action on the table</comment>
        <translation>Vétel</translation>
    </message>
    <message>
        <source>Buy</source>
        <comment>button</comment>
        <translation>Vásárlok</translation>
    </message>
    <message>
        <source>Buy for {price} silver, or end your turn.</source>
        <translation>Vásárolj {price} ezüstért, vagy fejezd be a fordulódat.</translation>
    </message>
    <message>
        <source>Buy with silver</source>
        <translation>Vásárlás ezüstért</translation>
    </message>
    <message>
        <source>Buying costs {price} silver; you have none.</source>
        <translation>A vásárlás {price} ezüstbe kerül; neked egy sincs.</translation>
    </message>
    <message>
        <source>Buying costs {price} silver; you have {have}.</source>
        <translation>A vásárlás {price} ezüstbe kerül; neked {have} van.</translation>
    </message>
    <message>
        <source>Carpenter&apos;s workshop</source>
        <translation>Kárpitos</translation>
    </message>
    <message>
        <source>Carpenter&apos;s workshop ({number})</source>
        <translation>{number} kárpitos</translation>
    </message>
    <message>
        <source>Castle</source>
        <translation>Kastély</translation>
    </message>
    <message>
        <source>Castle ({number})</source>
        <translation>{number} kastély</translation>
    </message>
    <message>
        <source>Chicken</source>
        <translation>Csirke</translation>
    </message>
    <message>
        <source>Choose a drawn card: keep it as a project, or use its number.</source>
        <translation>Válassz egy húzott lapot: tartsd meg projektként, vagy használd fel a kockáját.</translation>
    </message>
    <message>
        <source>Choose a project for this column.</source>
        <translation>Válassz egy projektet ebbe az oszlopba.</translation>
    </message>
    <message>
        <source>Choose a reward</source>
        <translation>Körjutalom választása</translation>
    </message>
    <message>
        <source>Choose a reward of round {letter} for your triple.</source>
        <translation>Válassz jutalmat a hármas csoportodért ({letter}-kör).</translation>
    </message>
    <message>
        <source>Choose how many workers to give back.</source>
        <translation>Válaszd ki, hány munkást adsz vissza.</translation>
    </message>
    <message>
        <source>Choose how much silver to give back.</source>
        <translation>Válaszd ki, mennyi ezüstöt adsz vissza.</translation>
    </message>
    <message>
        <source>Choose the drawn card for this.</source>
        <translation>Válaszd ki hozzá a húzott lapot.</translation>
    </message>
    <message>
        <source>Choose what to do with the {value}: anything that glows.</source>
        <translation>Válaszd ki, mire használod a lapot ({value}): bármire, ami világít.</translation>
    </message>
    <message>
        <source>Church</source>
        <translation>Templom</translation>
    </message>
    <message>
        <source>Church ({number})</source>
        <translation>{number} templom</translation>
    </message>
    <message>
        <source>Cloister</source>
        <translation>Kolostor</translation>
    </message>
    <message>
        <source>Cloister ({number})</source>
        <translation>{number} kolostor</translation>
    </message>
    <message>
        <source>Column of buildings</source>
        <translation>Városi telkek oszlopa</translation>
    </message>
    <message>
        <source>Column of castles</source>
        <translation>Kastélyoszlop</translation>
    </message>
    <message>
        <source>Column of cloisters</source>
        <translation>Kolostoroszlop</translation>
    </message>
    <message>
        <source>Column of knowledge</source>
        <translation>Tudományoszlop</translation>
    </message>
    <message>
        <source>Column of mines</source>
        <translation>Bányaoszlop</translation>
    </message>
    <message>
        <source>Column of pastures</source>
        <translation>Legelőoszlop</translation>
    </message>
    <message>
        <source>Column of ships</source>
        <translation>Hajóoszlop</translation>
    </message>
    <message>
        <source>Convert</source>
        <comment>action on the table</comment>
        <translation>Átvált</translation>
    </message>
    <message>
        <source>Cow</source>
        <translation>Marha</translation>
    </message>
    <message>
        <source>Dark good</source>
        <translation>Sötét áru</translation>
    </message>
    <message>
        <source>Dark goods</source>
        <translation>Sötét áru</translation>
    </message>
    <message>
        <source>Discard a project</source>
        <translation>Projekt eldobása</translation>
    </message>
    <message>
        <source>Discard an older project to make room for {card}.</source>
        <translation>Dobj el egy korábbi projektet, hogy elvehess {card}.</translation>
    </message>
    <message>
        <source>Discard pile</source>
        <translation>Dobópakli</translation>
    </message>
    <message>
        <source>Discard {card}? It goes to the discard pile.</source>
        <translation>Eldobsz {card}? A dobópaklira kerül.</translation>
    </message>
    <message>
        <source>Does nothing when placed, but joins any column as a joker.</source>
        <translation>Beépítve semmit sem tesz, de jokerként bármelyik oszlopba illik.</translation>
    </message>
    <message numerus="yes">
        <source>Draw %n card(s)</source>
        <translation>
            <numerusform>%n lap húzása</numerusform>
        </translation>
    </message>
    <message>
        <source>Draw pile</source>
        <translation>Húzópakli</translation>
    </message>
    <message>
        <source>Each changes the die of a card by 1; 6 and 1 are neighbours.</source>
        <translation>Mindegyik 1-gyel változtat egy lap kockáján; a 6 és az 1 szomszédok.</translation>
    </message>
    <message>
        <source>End of round {round}</source>
        <comment>on the table</comment>
        <translation>{round}-kör vége</translation>
    </message>
    <message>
        <source>End turn</source>
        <comment>button</comment>
        <translation>Forduló vége</translation>
    </message>
    <message>
        <source>End your turn</source>
        <translation>Befejezed a fordulódat</translation>
    </message>
    <message>
        <source>Esc or a click: back</source>
        <comment>below what is shown large</comment>
        <translation>Esc vagy kattintás: vissza</translation>
    </message>
    <message>
        <source>Every colour! A rainbow on my estate!</source>
        <translation>Minden szín! Szivárvány az uradalmamon!</translation>
    </message>
    <message>
        <source>Every colour! What a sight!</source>
        <translation>Minden szín! Micsoda látvány!</translation>
    </message>
    <message>
        <source>Every colour. I am content.</source>
        <translation>Megvan minden szín. Elégedett vagyok.</translation>
    </message>
    <message>
        <source>Every colour. That takes a steady hand.</source>
        <translation>Minden szín. Ehhez biztos kéz kell.</translation>
    </message>
    <message>
        <source>Face-down card</source>
        <translation>Lefordított lap</translation>
    </message>
    <message>
        <source>Fill up to {limit} workers. Any number will do.</source>
        <translation>Töltsd fel a munkásaidat ennyire: {limit}. Bármelyik kocka jó.</translation>
    </message>
    <message>
        <source>First with a triple</source>
        <translation>Elsőként befejezett hármasok</translation>
    </message>
    <message>
        <source>First with this colour! Nobody saw me coming!</source>
        <translation>Ebben a színben én lettem az első!</translation>
    </message>
    <message>
        <source>First with this colour! You were quick.</source>
        <translation>Te lettél az első ebben a színben! Gyors voltál.</translation>
    </message>
    <message>
        <source>First with this colour. Patience pays.</source>
        <translation>Elsőként ebben a színben. Megérte várni.</translation>
    </message>
    <message>
        <source>For cards of all seven colours. Values left: {values}.</source>
        <translation>Mind a hét szín lapjaiért jár. Még elérhető: {values}.</translation>
    </message>
    <message>
        <source>For each triple one of these: {rewards}.</source>
        <translation>Minden hármas csoportért egy ezek közül: {rewards}.</translation>
    </message>
    <message numerus="yes">
        <source>For the first triple of this colour: %n point(s).</source>
        <translation>
            <numerusform>Ennek a színnek az első hármas csoportjáért: %n pont.</numerusform>
        </translation>
    </message>
    <message>
        <source>Goods stack: empty</source>
        <translation>Árupakli: üres</translation>
    </message>
    <message>
        <source>Goods stack: {top}</source>
        <translation>Árupakli: {top}</translation>
    </message>
    <message>
        <source>Goods to sell</source>
        <translation>Eladható áruk</translation>
    </message>
    <message>
        <source>Hire</source>
        <comment>action on the table</comment>
        <translation>Bérel</translation>
    </message>
    <message>
        <source>Hire workers</source>
        <translation>Munkások felbérlése</translation>
    </message>
    <message>
        <source>Hire workers</source>
        <comment>button</comment>
        <translation>Munkást bérelek</translation>
    </message>
    <message>
        <source>If he has more points than you after a round, you lose.</source>
        <translation>Ha egy kör után több pontja van, mint neked, vesztettél.</translation>
    </message>
    <message>
        <source>It is not your turn: {player} is playing.</source>
        <translation>Most nem te jössz: {player} játszik.</translation>
    </message>
    <message>
        <source>Keep a card as a project</source>
        <translation>Lap megtartása projektként</translation>
    </message>
    <message>
        <source>Keep as a project</source>
        <comment>a button on the table</comment>
        <translation>Megtartom projektnek</translation>
    </message>
    <message>
        <source>Knowledge</source>
        <translation>Tudomány</translation>
    </message>
    <message>
        <source>Knowledge ({number})</source>
        <translation>{number} tudomány</translation>
    </message>
    <message>
        <source>Light good</source>
        <translation>Világos áru</translation>
    </message>
    <message>
        <source>Light goods</source>
        <translation>Világos áru</translation>
    </message>
    <message>
        <source>Market</source>
        <translation>Vásár</translation>
    </message>
    <message>
        <source>Market ({number})</source>
        <translation>{number} vásár</translation>
    </message>
    <message>
        <source>Medium good</source>
        <translation>Közepes áru</translation>
    </message>
    <message>
        <source>Medium goods</source>
        <translation>Közepes áru</translation>
    </message>
    <message>
        <source>Mine</source>
        <translation>Bánya</translation>
    </message>
    <message>
        <source>Mine ({number})</source>
        <translation>{number} bánya</translation>
    </message>
    <message>
        <source>Needs {a_number}, or {workers}.</source>
        <translation>Ehhez {a_number} kocka kell, vagy {workers}.</translation>
    </message>
    <message>
        <source>Needs {a_number}, or {workers}; you have {have}.</source>
        <translation>Ehhez {a_number} kocka kell, vagy {workers}; neked {have}.</translation>
    </message>
    <message>
        <source>Needs {a_number}.</source>
        <translation>Ehhez {a_number} kocka kell.</translation>
    </message>
    <message>
        <source>New column</source>
        <translation>Új oszlop</translation>
    </message>
    <message>
        <source>New column of buildings</source>
        <translation>Új oszlop városi telkeknek</translation>
    </message>
    <message>
        <source>New column of castles</source>
        <translation>Új kastélyoszlop</translation>
    </message>
    <message>
        <source>New column of cloisters</source>
        <translation>Új kolostoroszlop</translation>
    </message>
    <message>
        <source>New column of knowledge</source>
        <translation>Új tudományoszlop</translation>
    </message>
    <message>
        <source>New column of mines</source>
        <translation>Új bányaoszlop</translation>
    </message>
    <message>
        <source>New column of pastures</source>
        <translation>Új legelőoszlop</translation>
    </message>
    <message>
        <source>New column of ships</source>
        <translation>Új hajóoszlop</translation>
    </message>
    <message>
        <source>No silver</source>
        <comment>button</comment>
        <translation>Ezüst nélkül</translation>
    </message>
    <message>
        <source>No workers</source>
        <comment>button</comment>
        <translation>Munkás nélkül</translation>
    </message>
    <message>
        <source>Nobody has seen it yet.</source>
        <translation>Még senki sem látta.</translation>
    </message>
    <message>
        <source>Nothing left for me. It happens.</source>
        <translation>Nekem már nem maradt. Előfordul.</translation>
    </message>
    <message>
        <source>One card is played in each turn.</source>
        <translation>Fordulónként mindenki egy lapot játszik ki.</translation>
    </message>
    <message>
        <source>One more card then completes its column.</source>
        <translation>Utána még egy lap, és kész az oszlop.</translation>
    </message>
    <message>
        <source>Only the top card can be seen.</source>
        <translation>Csak a legfelső lap látszik.</translation>
    </message>
    <message>
        <source>Open to everybody; shuffled when the draw pile runs out.</source>
        <translation>Bárki átnézheti; ha elfogy a húzópakli, ezt keverjük újra.</translation>
    </message>
    <message>
        <source>Other</source>
        <translation>Egyéb</translation>
    </message>
    <message>
        <source>Pasture</source>
        <translation>Legelő</translation>
    </message>
    <message>
        <source>Pasture ({number})</source>
        <translation>{number} legelő</translation>
    </message>
    <message>
        <source>Personal pile</source>
        <translation>Saját pakli</translation>
    </message>
    <message>
        <source>Pig</source>
        <translation>Sertés</translation>
    </message>
    <message>
        <source>Piles still to come</source>
        <translation>Hátralévő paklik</translation>
    </message>
    <message>
        <source>Place</source>
        <comment>action on the table</comment>
        <translation>Beépít</translation>
    </message>
    <message>
        <source>Place a glowing project in your estate.</source>
        <translation>Építs be egy világító projektet az uradalmadba.</translation>
    </message>
    <message>
        <source>Place a project</source>
        <translation>Projekt beépítése</translation>
    </message>
    <message>
        <source>Place a project in the estate</source>
        <translation>Projekt beépítése az uradalomba</translation>
    </message>
    <message>
        <source>Place a project that shows your number.</source>
        <translation>Építs be egy projektet, amelynek ugyanaz a kockája.</translation>
    </message>
    <message>
        <source>Placed cards stay where they are.</source>
        <translation>A beépített lapok a helyükön maradnak.</translation>
    </message>
    <message>
        <source>Placing the discarded card would bring no points yet.</source>
        <translation>Az eldobott lap beépítve még nem hozna pontot.</translation>
    </message>
    <message>
        <source>Points cost {needed} workers or silver each; you have none.</source>
        <translation>Egy pont {needed} munkásba vagy ezüstbe kerül; neked egy sincs.</translation>
    </message>
    <message>
        <source>Points cost {needed} workers or silver each; you have {have}.</source>
        <translation>Egy pont {needed} munkásba vagy ezüstbe kerül; neked {have} van.</translation>
    </message>
    <message>
        <source>Reward: {things}</source>
        <translation>Jutalom: {things}</translation>
    </message>
    <message>
        <source>Round A ends</source>
        <translation>Véget ér az A-kör</translation>
    </message>
    <message>
        <source>Round B ends</source>
        <translation>Véget ér a B-kör</translation>
    </message>
    <message>
        <source>Round C ends</source>
        <translation>Véget ér a C-kör</translation>
    </message>
    <message>
        <source>Round D ends</source>
        <translation>Véget ér a D-kör</translation>
    </message>
    <message>
        <source>Round E ends</source>
        <translation>Véget ér az E-kör</translation>
    </message>
    <message>
        <source>Round card {letter}</source>
        <translation>Körjelző lap: {letter}</translation>
    </message>
    <message>
        <source>Round {letter}</source>
        <translation>{letter}-kör</translation>
    </message>
    <message>
        <source>Round {letter}, turn {turn}</source>
        <translation>{letter}-kör, {turn}. forduló</translation>
    </message>
    <message>
        <source>Row 1 of the display</source>
        <translation>A közös piac 1-es sora</translation>
    </message>
    <message>
        <source>Row 2 of the display</source>
        <translation>A közös piac 2-es sora</translation>
    </message>
    <message>
        <source>Row 3 of the display</source>
        <translation>A közös piac 3-as sora</translation>
    </message>
    <message>
        <source>Row 4 of the display</source>
        <translation>A közös piac 4-es sora</translation>
    </message>
    <message>
        <source>Row 5 of the display</source>
        <translation>A közös piac 5-ös sora</translation>
    </message>
    <message>
        <source>Row 6 of the display</source>
        <translation>A közös piac 6-os sora</translation>
    </message>
    <message>
        <source>Sell</source>
        <comment>action on the table</comment>
        <translation>Elad</translation>
    </message>
    <message>
        <source>Sell goods</source>
        <translation>Áru eladása</translation>
    </message>
    <message>
        <source>Sheep</source>
        <translation>Bárány</translation>
    </message>
    <message>
        <source>Ship</source>
        <translation>Hajó</translation>
    </message>
    <message>
        <source>Ship ({number})</source>
        <translation>{number} hajó</translation>
    </message>
    <message>
        <source>Silver</source>
        <translation>Ezüst</translation>
    </message>
    <message>
        <source>Silver</source>
        <comment>action on the table</comment>
        <translation>Ezüst</translation>
    </message>
    <message>
        <source>Sold goods</source>
        <translation>Eladott áru</translation>
    </message>
    <message>
        <source>Sold so far: {goods}.</source>
        <translation>Eddig eladva: {goods}.</translation>
    </message>
    <message>
        <source>Start player card</source>
        <translation>Kezdőjátékos lap</translation>
    </message>
    <message>
        <source>Take</source>
        <comment>action on the table</comment>
        <translation>Elvesz</translation>
    </message>
    <message>
        <source>Take a card</source>
        <translation>Lap választása</translation>
    </message>
    <message>
        <source>Take a card from the display</source>
        <translation>Lap választása a közös piacról</translation>
    </message>
    <message>
        <source>Take a glowing card from the display.</source>
        <translation>Vegyél el egy világító lapot a közös piacról.</translation>
    </message>
    <message>
        <source>Take a good</source>
        <translation>Áru elvétele</translation>
    </message>
    <message>
        <source>Take a good now, not an animal.</source>
        <translation>Most árut vegyél el, ne jószágot.</translation>
    </message>
    <message>
        <source>Take an animal</source>
        <translation>Jószág elvétele</translation>
    </message>
    <message>
        <source>Take an animal now, not a good.</source>
        <translation>Most jószágot vegyél el, ne árut.</translation>
    </message>
    <message>
        <source>Take an extra action with the drawn {value}: choose anything that glows.</source>
        <translation>Hajts végre egy további akciót a húzott lappal ({value}): válassz bármit, ami világít.</translation>
    </message>
    <message>
        <source>Take silver</source>
        <translation>Ezüst vételezése</translation>
    </message>
    <message>
        <source>Take silver</source>
        <comment>button</comment>
        <translation>Ezüstöt vételezek</translation>
    </message>
    <message>
        <source>Take the top card of a goods stack.</source>
        <translation>Vedd el az egyik árupakli legfelső lapját.</translation>
    </message>
    <message>
        <source>Take the top card of an animal stack.</source>
        <translation>Vedd el az egyik jószágpakli legfelső lapját.</translation>
    </message>
    <message>
        <source>Take the top card of any stack, a good or an animal.</source>
        <translation>Vedd el bármelyik pakli legfelső lapját: egy árut vagy egy jószágot.</translation>
    </message>
    <message>
        <source>In your hand only the number counts: {row}, projects with {a_number}, {goods}.</source>
        <translation>A kezedben csak a kockája számít: {row}, {a_number} projektek, {goods}.</translation>
    </message>
    <message numerus="yes">
        <source>+%n silver for placing</source>
        <translation>
            <numerusform>+%n ezüst a beépítésért</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>+%n worker(s) for placing</source>
        <translation>
            <numerusform>+%n munkás a beépítésért</numerusform>
        </translation>
    </message>
    <message>
        <source>Choose how many workers and how much silver to give back.</source>
        <translation>Válaszd ki, hány munkást és mennyi ezüstöt adsz vissza.</translation>
    </message>
    <message>
        <source>Keep the card as a project, or use its number: {card}.</source>
        <translation>Tartsd meg a lapot projektként, vagy használd fel a kockáját: {card}.</translation>
    </message>
    <message>
        <source>Place the project in a glowing column: {card}.</source>
        <translation>Építsd be a projektet egy világító oszlopba: {card}.</translation>
    </message>
    <message>
        <source>Places another project, whatever its number.</source>
        <translation>Beépít még egy projektet, bármi is a kockája.</translation>
    </message>
    <message>
        <source>Sells with {a_number}.</source>
        <translation>{a_number} kockával adható el.</translation>
    </message>
    <message numerus="yes">
        <source>Sells with {a_number}; you have %n of them.</source>
        <translation>
            <numerusform>{a_number} kockával adható el; már %n ilyen árud van.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Sells {goods} for %n point(s) at the end.</source>
        <translation>
            <numerusform>Elad {goods}: a végén %n pont.</numerusform>
        </translation>
    </message>
    <message>
        <source>Sold goods</source>
        <comment>both sides compared</comment>
        <translation>Eladott áru</translation>
    </message>
    <message>
        <source>The Castles of Burgundy: The Card Game</source>
        <translation>The Castles of Burgundy – A kártyajáték</translation>
    </message>
    <message>
        <source>The bonus of this colour is yours. Well earned.</source>
        <translation>Tiéd a szín bónuszlapja. Megérdemelted.</translation>
    </message>
    <message>
        <source>The card becomes a project; the others are discarded.</source>
        <translation>A lap projekt lesz, a többi a dobópaklira kerül.</translation>
    </message>
    <message>
        <source>The carpenter&apos;s workshop brings buildings and knowledge only.</source>
        <translation>A kárpitos csak városi telket vagy tudományt hozhat.</translation>
    </message>
    <message>
        <source>The church brings cloisters, castles and mines only.</source>
        <translation>A templom csak kolostort, kastélyt vagy bányát hozhat.</translation>
    </message>
    <message>
        <source>The game is over.</source>
        <translation>Vége a játéknak.</translation>
    </message>
    <message>
        <source>The game is over: where all points came from</source>
        <translation>Vége a játéknak: honnan jött minden pont</translation>
    </message>
    <message>
        <source>The last round already? How fast it went!</source>
        <translation>Máris az utolsó kör? De hamar eltelt!</translation>
    </message>
    <message>
        <source>The last round. Let us make it a good one.</source>
        <translation>Az utolsó kör. Legyen szép.</translation>
    </message>
    <message>
        <source>The market brings ships and pastures only.</source>
        <translation>A vásár csak hajót vagy legelőt hozhat.</translation>
    </message>
    <message numerus="yes">
        <source>Then you have %n silver.</source>
        <translation>
            <numerusform>Utána %n ezüstöd lesz.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Then you have %n worker(s).</source>
        <translation>
            <numerusform>Utána %n munkásod lesz.</numerusform>
        </translation>
    </message>
    <message>
        <source>There is no card left to draw.</source>
        <translation>Nem maradt húzható lap.</translation>
    </message>
    <message>
        <source>These points cannot be lost.</source>
        <translation>Ezek a pontok már nem vesznek el.</translation>
    </message>
    <message>
        <source>This cannot be chosen now.</source>
        <translation>Ez most nem választható.</translation>
    </message>
    <message>
        <source>This card is not in your hand.</source>
        <translation>Ez a lap nincs a kezedben.</translation>
    </message>
    <message>
        <source>This is not one of your projects.</source>
        <translation>Ez nem a te projekted.</translation>
    </message>
    <message>
        <source>This row needs {a_number}, or {workers}.</source>
        <translation>Ehhez a sorhoz {a_number} kocka kell, vagy {workers}.</translation>
    </message>
    <message>
        <source>This row needs {a_number}, or {workers}; you have {have}.</source>
        <translation>Ehhez a sorhoz {a_number} kocka kell, vagy {workers}; neked {have}.</translation>
    </message>
    <message>
        <source>This row needs {a_number}.</source>
        <translation>Ehhez a sorhoz {a_number} kocka kell.</translation>
    </message>
    <message>
        <source>This stack is empty.</source>
        <translation>Ez a pakli üres.</translation>
    </message>
    <message>
        <source>Town hall</source>
        <translation>Városháza</translation>
    </message>
    <message>
        <source>Town hall ({number})</source>
        <translation>{number} városháza</translation>
    </message>
    <message>
        <source>Triple of buildings</source>
        <translation>Hármas csoport városi telkekből</translation>
    </message>
    <message>
        <source>Triple of castles</source>
        <translation>Hármas csoport kastélyokból</translation>
    </message>
    <message>
        <source>Triple of cloisters</source>
        <translation>Hármas csoport kolostorokból</translation>
    </message>
    <message>
        <source>Triple of knowledge</source>
        <translation>Hármas csoport tudományból</translation>
    </message>
    <message>
        <source>Triple of mines</source>
        <translation>Hármas csoport bányákból</translation>
    </message>
    <message>
        <source>Triple of pastures</source>
        <translation>Hármas csoport legelőkből</translation>
    </message>
    <message>
        <source>Triple of ships</source>
        <translation>Hármas csoport hajókból</translation>
    </message>
    <message>
        <source>Triples</source>
        <translation>Hármas csoportok</translation>
    </message>
    <message>
        <source>Triples</source>
        <comment>both sides compared</comment>
        <translation>Hármasok</translation>
    </message>
    <message>
        <source>Triples of buildings</source>
        <translation>Hármas csoportok: városi telkek</translation>
    </message>
    <message>
        <source>Triples of castles</source>
        <translation>Hármas csoportok: kastélyok</translation>
    </message>
    <message>
        <source>Triples of cloisters</source>
        <translation>Hármas csoportok: kolostorok</translation>
    </message>
    <message>
        <source>Triples of knowledge</source>
        <translation>Hármas csoportok: tudomány</translation>
    </message>
    <message>
        <source>Triples of mines</source>
        <translation>Hármas csoportok: bányák</translation>
    </message>
    <message>
        <source>Triples of pastures</source>
        <translation>Hármas csoportok: legelők</translation>
    </message>
    <message>
        <source>Triples of ships</source>
        <translation>Hármas csoportok: hajók</translation>
    </message>
    <message>
        <source>Turn into points</source>
        <translation>Átváltás pontra</translation>
    </message>
    <message>
        <source>Turn order: {order}</source>
        <translation>Játékossorrend: {order}</translation>
    </message>
    <message>
        <source>Turn workers and silver into points</source>
        <translation>Munkások és ezüst átváltása győzelmi pontra</translation>
    </message>
    <message>
        <source>Turn workers and silver into points, {needed} for 1. Any number will do.</source>
        <translation>Válts munkást és ezüstöt pontra: {needed} lapért 1 pont jár. Bármelyik kocka jó.</translation>
    </message>
    <message>
        <source>Turn {turn} of {turns}</source>
        <translation>Forduló: {turn}/{turns}</translation>
    </message>
    <message>
        <source>Use a card&apos;s number</source>
        <translation>Egy lap kockájának felhasználása</translation>
    </message>
    <message>
        <source>Use its number now</source>
        <comment>a button on the table</comment>
        <translation>A kockáját használom</translation>
    </message>
    <message>
        <source>VP</source>
        <comment>below the points</comment>
        <translation>pont</translation>
    </message>
    <message>
        <source>VP cards</source>
        <comment>both sides compared</comment>
        <translation>Pontlapok</translation>
    </message>
    <message>
        <source>Victory point cards</source>
        <translation>Pontlapok</translation>
    </message>
    <message>
        <source>Warehouse</source>
        <translation>Áruraktár</translation>
    </message>
    <message>
        <source>Warehouse ({number})</source>
        <translation>{number} áruraktár</translation>
    </message>
    <message>
        <source>Watchtower</source>
        <translation>Őrtorony</translation>
    </message>
    <message>
        <source>Watchtower ({number})</source>
        <translation>{number} őrtorony</translation>
    </message>
    <message>
        <source>Workers</source>
        <translation>Munkások</translation>
    </message>
    <message numerus="yes">
        <source>You and Aaron have %n point(s) each: a tie is enough to go on</source>
        <translation>
            <numerusform>Te és Ubul egyaránt %n pontnál tartotok: a döntetlen is elég a folytatáshoz</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>You and Aaron have %n point(s) each: a tie is enough to win</source>
        <translation>
            <numerusform>Te és Ubul egyaránt %n pontnál tartotok: a döntetlen is elég a győzelemhez</numerusform>
        </translation>
    </message>
    <message>
        <source>You buy for {silver} silver</source>
        <translation>Vásárolsz {silver} ezüstért</translation>
    </message>
    <message>
        <source>You can then place {card} this turn.</source>
        <translation>Így még ebben a fordulóban beépíthetsz {card}.</translation>
    </message>
    <message>
        <source>You choose {things} as the round reward</source>
        <translation>Körjutalomnak {things} választasz</translation>
    </message>
    <message>
        <source>You complete a triple of buildings</source>
        <translation>Befejezel egy hármas csoportot városi telkekből</translation>
    </message>
    <message>
        <source>You complete a triple of castles</source>
        <translation>Befejezel egy hármas csoportot kastélyokból</translation>
    </message>
    <message>
        <source>You complete a triple of cloisters</source>
        <translation>Befejezel egy hármas csoportot kolostorokból</translation>
    </message>
    <message>
        <source>You complete a triple of knowledge</source>
        <translation>Befejezel egy hármas csoportot tudományból</translation>
    </message>
    <message>
        <source>You complete a triple of mines</source>
        <translation>Befejezel egy hármas csoportot bányákból</translation>
    </message>
    <message>
        <source>You complete a triple of pastures</source>
        <translation>Befejezel egy hármas csoportot legelőkből</translation>
    </message>
    <message>
        <source>You complete a triple of ships</source>
        <translation>Befejezel egy hármas csoportot hajókból</translation>
    </message>
    <message>
        <source>You discard {card}</source>
        <translation>Eldobsz {card}</translation>
    </message>
    <message numerus="yes">
        <source>You get %n point(s) for Aaron&apos;s cloister</source>
        <translation>
            <numerusform>%n pontot kapsz Ubul kolostoráért</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>You have %n point(s), Aaron {points}: he is ahead and has won</source>
        <translation>
            <numerusform>%n pontnál tartasz, Ubul {points} pontnál: ő vezet, és ezzel nyert</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>You have %n point(s), Aaron {points}: you are ahead and the game goes on</source>
        <translation>
            <numerusform>%n pontnál tartasz, Ubul {points} pontnál: te vezetsz, folytatódik a játék</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>You have %n point(s), Aaron {points}: you have beaten him</source>
        <translation>
            <numerusform>%n pontnál tartasz, Ubul {points} pontnál: legyőzted</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>You have %n worker(s); hiring goes up to {limit}.</source>
        <translation>
            <numerusform>%n munkásod van; felbérelni csak {limit}-ig lehet.</numerusform>
        </translation>
    </message>
    <message>
        <source>You have all seven colours and take the bonus card for them</source>
        <translation>Az uradalmadban mind a hét szín megvan: tiéd a bónuszlap</translation>
    </message>
    <message>
        <source>You have no column yet in the colour of the discarded card.</source>
        <translation>Az eldobott lap színéből még nincs oszlopod.</translation>
    </message>
    <message>
        <source>You have no dark goods.</source>
        <translation>Nincs sötét árud.</translation>
    </message>
    <message>
        <source>You have no goods to sell.</source>
        <translation>Nincs eladható árud.</translation>
    </message>
    <message>
        <source>You have no light goods.</source>
        <translation>Nincs világos árud.</translation>
    </message>
    <message>
        <source>You have no medium goods.</source>
        <translation>Nincs közepes árud.</translation>
    </message>
    <message>
        <source>You have no project to place.</source>
        <translation>Nincs beépíthető projekted.</translation>
    </message>
    <message>
        <source>You have no silver.</source>
        <translation>Nincs ezüstöd.</translation>
    </message>
    <message numerus="yes">
        <source>You have only %n silver.</source>
        <translation>
            <numerusform>Csak %n ezüstöd van.</numerusform>
        </translation>
    </message>
    <message>
        <source>You have played your card for this turn.</source>
        <translation>Ebben a fordulóban már kijátszottad a lapodat.</translation>
    </message>
    <message numerus="yes">
        <source>You hire %n worker(s)</source>
        <translation>
            <numerusform>Felbérelsz %n munkást</numerusform>
        </translation>
    </message>
    <message>
        <source>You keep {card} as a project</source>
        <translation>Projektként megtartasz {card}</translation>
    </message>
    <message>
        <source>You keep {card} as a project and discard {others}</source>
        <translation>Projektként megtartasz {card}, és eldobsz {others}</translation>
    </message>
    <message>
        <source>You place {card}</source>
        <translation>Beépítesz {card}</translation>
    </message>
    <message>
        <source>You place {card} as an extra action</source>
        <translation>További akcióként beépítesz {card}</translation>
    </message>
    <message numerus="yes">
        <source>You place {card} as an extra action with %n worker(s)</source>
        <translation>
            <numerusform>További akcióként %n munkás segítségével beépítesz {card}</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>You place {card} with %n worker(s)</source>
        <translation>
            <numerusform>%n munkás segítségével beépítesz {card}</numerusform>
        </translation>
    </message>
    <message>
        <source>You place {card} with the town hall</source>
        <translation>A városházával beépítesz {card}</translation>
    </message>
    <message>
        <source>You play alone against Aaron</source>
        <translation>Egyedül játszol Ubul ellen</translation>
    </message>
    <message>
        <source>You sell {goods}</source>
        <translation>Eladsz {goods}</translation>
    </message>
    <message>
        <source>You sell {goods} as an extra action</source>
        <translation>További akcióként eladsz {goods}</translation>
    </message>
    <message numerus="yes">
        <source>You sell {goods} as an extra action with %n worker(s)</source>
        <translation>
            <numerusform>További akcióként %n munkás segítségével eladsz {goods}</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>You sell {goods} with %n worker(s)</source>
        <translation>
            <numerusform>%n munkás segítségével eladsz {goods}</numerusform>
        </translation>
    </message>
    <message>
        <source>You sell {goods} with the warehouse</source>
        <translation>Az áruraktárral eladsz {goods}</translation>
    </message>
    <message numerus="yes">
        <source>You take %n silver</source>
        <translation>
            <numerusform>Vételezel %n ezüstöt</numerusform>
        </translation>
    </message>
    <message>
        <source>You take the top card of a stack of your choice.</source>
        <translation>Egy általad választott pakli legfelső lapját kapod.</translation>
    </message>
    <message>
        <source>You take {animal}</source>
        <translation>Elveszel {animal}</translation>
    </message>
    <message>
        <source>You take {card} {from_row}</source>
        <translation>Elveszel {card} {from_row}</translation>
    </message>
    <message>
        <source>You take {card} {from_row} as an extra action</source>
        <translation>További akcióként elveszel {card} {from_row}</translation>
    </message>
    <message numerus="yes">
        <source>You take {card} {from_row} as an extra action with %n worker(s)</source>
        <translation>
            <numerusform>További akcióként %n munkás segítségével elveszel {card} {from_row}</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>You take {card} {from_row} with %n worker(s)</source>
        <translation>
            <numerusform>%n munkás segítségével elveszel {card} {from_row}</numerusform>
        </translation>
    </message>
    <message>
        <source>You take {card} {from_row} with the carpenter&apos;s workshop</source>
        <translation>A kárpitossal elveszel {card} {from_row}</translation>
    </message>
    <message>
        <source>You take {card} {from_row} with the church</source>
        <translation>A templommal elveszel {card} {from_row}</translation>
    </message>
    <message>
        <source>You take {card} {from_row} with the market</source>
        <translation>A vásárral elveszel {card} {from_row}</translation>
    </message>
    <message>
        <source>You take {good}</source>
        <translation>Elveszel {good}</translation>
    </message>
    <message>
        <source>You turn {things} into points</source>
        <translation>Pontra váltasz {things}</translation>
    </message>
    <message>
        <source>You use {card} for an extra action</source>
        <translation>További akcióra felhasználsz {card}</translation>
    </message>
    <message>
        <source>You use {card} for an extra action and discard {others}</source>
        <translation>További akcióra felhasználsz {card}, és eldobsz {others}</translation>
    </message>
    <message>
        <source>Your next card</source>
        <translation>A következő lapod</translation>
    </message>
    <message numerus="yes">
        <source>Your other card can then take %n more card(s) from the display.</source>
        <translation>
            <numerusform>A másik lapoddal így %n további lapot vehetsz el a közös piacról.</numerusform>
        </translation>
    </message>
    <message>
        <source>a 1</source>
        <comment>die</comment>
        <translation>1-es</translation>
    </message>
    <message>
        <source>a 2</source>
        <comment>die</comment>
        <translation>2-es</translation>
    </message>
    <message>
        <source>a 3</source>
        <comment>die</comment>
        <translation>3-as</translation>
    </message>
    <message>
        <source>a 4</source>
        <comment>die</comment>
        <translation>4-es</translation>
    </message>
    <message>
        <source>a 5</source>
        <comment>die</comment>
        <translation>5-ös</translation>
    </message>
    <message>
        <source>a 6</source>
        <comment>die</comment>
        <translation>6-os</translation>
    </message>
    <message>
        <source>a bank</source>
        <comment>object</comment>
        <translation>egy bankot</translation>
    </message>
    <message>
        <source>a bank ({number})</source>
        <comment>object</comment>
        <translation>egy {number} bankot</translation>
    </message>
    <message>
        <source>a boarding house</source>
        <comment>object</comment>
        <translation>egy vendégházat</translation>
    </message>
    <message>
        <source>a boarding house ({number})</source>
        <comment>object</comment>
        <translation>egy {number} vendégházat</translation>
    </message>
    <message>
        <source>a carpenter&apos;s workshop</source>
        <comment>object</comment>
        <translation>egy kárpitost</translation>
    </message>
    <message>
        <source>a carpenter&apos;s workshop ({number})</source>
        <comment>object</comment>
        <translation>egy {number} kárpitost</translation>
    </message>
    <message>
        <source>a castle</source>
        <comment>object</comment>
        <translation>egy kastélyt</translation>
    </message>
    <message>
        <source>a castle ({number})</source>
        <comment>object</comment>
        <translation>egy {number} kastélyt</translation>
    </message>
    <message>
        <source>a chicken</source>
        <comment>object</comment>
        <translation>egy csirkét</translation>
    </message>
    <message>
        <source>a church</source>
        <comment>object</comment>
        <translation>egy templomot</translation>
    </message>
    <message>
        <source>a church ({number})</source>
        <comment>object</comment>
        <translation>egy {number} templomot</translation>
    </message>
    <message>
        <source>a cloister</source>
        <comment>object</comment>
        <translation>egy kolostort</translation>
    </message>
    <message>
        <source>a cloister ({number})</source>
        <comment>object</comment>
        <translation>egy {number} kolostort</translation>
    </message>
    <message>
        <source>a cloister ({number}) as a joker among the buildings</source>
        <comment>object</comment>
        <translation>egy {number} kolostort jokerként a városi telkekhez</translation>
    </message>
    <message>
        <source>a cloister ({number}) as a joker among the castles</source>
        <comment>object</comment>
        <translation>egy {number} kolostort jokerként a kastélyokhoz</translation>
    </message>
    <message>
        <source>a cloister ({number}) as a joker among the knowledge cards</source>
        <comment>object</comment>
        <translation>egy {number} kolostort jokerként a tudományokhoz</translation>
    </message>
    <message>
        <source>a cloister ({number}) as a joker among the mines</source>
        <comment>object</comment>
        <translation>egy {number} kolostort jokerként a bányákhoz</translation>
    </message>
    <message>
        <source>a cloister ({number}) as a joker among the pastures</source>
        <comment>object</comment>
        <translation>egy {number} kolostort jokerként a legelőkhöz</translation>
    </message>
    <message>
        <source>a cloister ({number}) as a joker among the ships</source>
        <comment>object</comment>
        <translation>egy {number} kolostort jokerként a hajókhoz</translation>
    </message>
    <message>
        <source>a cow</source>
        <comment>object</comment>
        <translation>egy marhát</translation>
    </message>
    <message>
        <source>a dark good</source>
        <comment>object</comment>
        <translation>egy sötét árut</translation>
    </message>
    <message>
        <source>a light good</source>
        <comment>object</comment>
        <translation>egy világos árut</translation>
    </message>
    <message>
        <source>a market</source>
        <comment>object</comment>
        <translation>egy vásárt</translation>
    </message>
    <message>
        <source>a market ({number})</source>
        <comment>object</comment>
        <translation>egy {number} vásárt</translation>
    </message>
    <message>
        <source>a medium good</source>
        <comment>object</comment>
        <translation>egy közepes árut</translation>
    </message>
    <message>
        <source>a mine</source>
        <comment>object</comment>
        <translation>egy bányát</translation>
    </message>
    <message>
        <source>a mine ({number})</source>
        <comment>object</comment>
        <translation>egy {number} bányát</translation>
    </message>
    <message>
        <source>a pasture</source>
        <comment>object</comment>
        <translation>egy legelőt</translation>
    </message>
    <message>
        <source>a pasture ({number})</source>
        <comment>object</comment>
        <translation>egy {number} legelőt</translation>
    </message>
    <message>
        <source>a pig</source>
        <comment>object</comment>
        <translation>egy sertést</translation>
    </message>
    <message>
        <source>a sheep</source>
        <comment>object</comment>
        <translation>egy bárányt</translation>
    </message>
    <message>
        <source>a ship</source>
        <comment>object</comment>
        <translation>egy hajót</translation>
    </message>
    <message>
        <source>a ship ({number})</source>
        <comment>object</comment>
        <translation>egy {number} hajót</translation>
    </message>
    <message>
        <source>a town hall</source>
        <comment>object</comment>
        <translation>egy városházát</translation>
    </message>
    <message>
        <source>a town hall ({number})</source>
        <comment>object</comment>
        <translation>egy {number} városházát</translation>
    </message>
    <message>
        <source>a warehouse</source>
        <comment>object</comment>
        <translation>egy áruraktárat</translation>
    </message>
    <message>
        <source>a warehouse ({number})</source>
        <comment>object</comment>
        <translation>egy {number} áruraktárat</translation>
    </message>
    <message>
        <source>a watchtower</source>
        <comment>object</comment>
        <translation>egy őrtornyot</translation>
    </message>
    <message>
        <source>a watchtower ({number})</source>
        <comment>object</comment>
        <translation>egy {number} őrtornyot</translation>
    </message>
    <message>
        <source>ahead</source>
        <comment>Aaron is ahead, lower line</comment>
        <translation>vezet</translation>
    </message>
    <message>
        <source>all seven</source>
        <comment>bonus cards on the table</comment>
        <translation>mind a 7</translation>
    </message>
    <message>
        <source>all seven colours: +{points}</source>
        <translation>mind a hét szín: +{points}</translation>
    </message>
    <message>
        <source>animals</source>
        <comment>a stack on the table</comment>
        <translation>jószág</translation>
    </message>
    <message>
        <source>discard</source>
        <comment>the discard pile on the table</comment>
        <translation>dobó</translation>
    </message>
    <message>
        <source>draw</source>
        <comment>the draw pile on the table</comment>
        <translation>húzó</translation>
    </message>
    <message>
        <source>goods</source>
        <comment>a stack on the table</comment>
        <translation>áru</translation>
    </message>
    <message>
        <source>knowledge</source>
        <comment>a missing colour</comment>
        <translation>tudomány</translation>
    </message>
    <message>
        <source>mine</source>
        <comment>a missing colour</comment>
        <translation>bánya</translation>
    </message>
    <message>
        <source>pasture</source>
        <comment>a missing colour</comment>
        <translation>legelő</translation>
    </message>
    <message>
        <source>among the projects</source>
        <translation>a projektek közt</translation>
    </message>
    <message>
        <source>animals: +{points}</source>
        <translation>jószágok: +{points}</translation>
    </message>
    <message>
        <source>animals: {points} VP</source>
        <comment>below the animals</comment>
        <translation>jószág: {points} pont</translation>
    </message>
    <message>
        <source>best now: {move}</source>
        <translation>most a legjobb: {move}</translation>
    </message>
    <message>
        <source>best: {column}</source>
        <translation>a legjobb: {column}</translation>
    </message>
    <message>
        <source>column of buildings</source>
        <translation>városi telkek oszlopa</translation>
    </message>
    <message>
        <source>column of castles</source>
        <translation>kastélyoszlop</translation>
    </message>
    <message>
        <source>column of cloisters</source>
        <translation>kolostoroszlop</translation>
    </message>
    <message>
        <source>column of knowledge</source>
        <translation>tudományoszlop</translation>
    </message>
    <message>
        <source>column of mines</source>
        <translation>bányaoszlop</translation>
    </message>
    <message>
        <source>column of pastures</source>
        <translation>legelőoszlop</translation>
    </message>
    <message>
        <source>column of ships</source>
        <translation>hajóoszlop</translation>
    </message>
    <message>
        <source>dark goods</source>
        <translation>sötét áru</translation>
    </message>
    <message>
        <source>die 1</source>
        <translation>1-es kocka</translation>
    </message>
    <message>
        <source>die 2</source>
        <translation>2-es kocka</translation>
    </message>
    <message>
        <source>die 3</source>
        <translation>3-as kocka</translation>
    </message>
    <message>
        <source>die 4</source>
        <translation>4-es kocka</translation>
    </message>
    <message>
        <source>die 5</source>
        <translation>5-ös kocka</translation>
    </message>
    <message>
        <source>die 6</source>
        <translation>6-os kocka</translation>
    </message>
    <message>
        <source>discard pile</source>
        <translation>dobópakli</translation>
    </message>
    <message>
        <source>drawn with silver</source>
        <translation>ezüstért húzott lap</translation>
    </message>
    <message>
        <source>first triple of this colour: +{points}</source>
        <translation>első hármas ebből a színből: +{points}</translation>
    </message>
    <message>
        <source>for the round reward</source>
        <translation>a körjutalomért</translation>
    </message>
    <message>
        <source>from row 1</source>
        <translation>az 1-es sorból</translation>
    </message>
    <message>
        <source>from row 2</source>
        <translation>a 2-es sorból</translation>
    </message>
    <message>
        <source>from row 3</source>
        <translation>a 3-as sorból</translation>
    </message>
    <message>
        <source>from row 4</source>
        <translation>a 4-es sorból</translation>
    </message>
    <message>
        <source>from row 5</source>
        <translation>az 5-ös sorból</translation>
    </message>
    <message>
        <source>from row 6</source>
        <translation>a 6-os sorból</translation>
    </message>
    <message>
        <source>in Aaron&apos;s estate</source>
        <translation>Ubul uradalmában</translation>
    </message>
    <message>
        <source>in the estate</source>
        <translation>az uradalomban</translation>
    </message>
    <message>
        <source>in the hand</source>
        <translation>kézben</translation>
    </message>
    <message>
        <source>knowledge</source>
        <comment>object</comment>
        <translation>egy tudományt</translation>
    </message>
    <message>
        <source>knowledge ({number})</source>
        <comment>object</comment>
        <translation>egy {number} tudományt</translation>
    </message>
    <message>
        <source>light goods</source>
        <translation>világos áru</translation>
    </message>
    <message>
        <source>medium goods</source>
        <translation>közepes áru</translation>
    </message>
    <message>
        <source>new column</source>
        <translation>új oszlop</translation>
    </message>
    <message>
        <source>no animals are left</source>
        <translation>nem maradt jószág</translation>
    </message>
    <message>
        <source>no fitting card in the display</source>
        <translation>a közös piacon nincs hozzá való lap</translation>
    </message>
    <message>
        <source>no goods are left</source>
        <translation>nem maradt áru</translation>
    </message>
    <message>
        <source>no goods to sell</source>
        <translation>nincs eladható áru</translation>
    </message>
    <message>
        <source>no jokers,</source>
        <comment>the automaton, upper line</comment>
        <translation>nincs joker,</translation>
    </message>
    <message>
        <source>no project to place</source>
        <translation>nincs beépíthető projekt</translation>
    </message>
    <message>
        <source>none</source>
        <comment>workers</comment>
        <translation>egy sincs</translation>
    </message>
    <message>
        <source>not ahead</source>
        <comment>Aaron is not ahead, lower line</comment>
        <translation>nem vezet</translation>
    </message>
    <message>
        <source>nothing is left to take</source>
        <translation>nem maradt mit elvenni</translation>
    </message>
    <message>
        <source>one</source>
        <comment>workers</comment>
        <translation>egy van</translation>
    </message>
    <message>
        <source>one worker</source>
        <translation>egy munkás</translation>
    </message>
    <message>
        <source>pile</source>
        <comment>on the table</comment>
        <translation>pakli</translation>
    </message>
    <message>
        <source>project {number}</source>
        <comment>an empty place on the table</comment>
        <translation>{number}. projekt</translation>
    </message>
    <message>
        <source>ship</source>
        <comment>a missing colour</comment>
        <translation>hajó</translation>
    </message>
    <message>
        <source>the new card</source>
        <translation>az új lap</translation>
    </message>
    <message>
        <source>{count} of {all} colours</source>
        <comment>on the table</comment>
        <translation>{all} színből {count}</translation>
    </message>
    <message>
        <source>{count} of {all} colours · {missing} missing</source>
        <comment>on the table</comment>
        <translation>{all} színből {count} · hiányzik: {missing}</translation>
    </message>
    <message>
        <source>{die} ({card})</source>
        <translation>{die} ({card})</translation>
    </message>
    <message>
        <source>Keep as a project</source>
        <comment>button</comment>
        <translation>Megtartom projektnek</translation>
    </message>
    <message>
        <source>A triple! I do love it when it fits.</source>
        <translation>Egy hármas! Imádom, ha kijön.</translation>
    </message>
    <message>
        <source>Use its number now</source>
        <comment>button</comment>
        <translation>A kockáját használom</translation>
    </message>
    <message>
        <source>all {all} colours</source>
        <comment>on the table</comment>
        <translation>mind a {all} szín</translation>
    </message>
    <message>
        <source>building</source>
        <comment>a missing colour</comment>
        <translation>városi telek</translation>
    </message>
    <message>
        <source>castle</source>
        <comment>a missing colour</comment>
        <translation>kastély</translation>
    </message>
    <message>
        <source>cloister</source>
        <comment>a missing colour</comment>
        <translation>kolostor</translation>
    </message>
    <message>
        <source>for placing</source>
        <translation>a beépítésért</translation>
    </message>
    <message>
        <source>reward for each triple</source>
        <comment>on the table</comment>
        <translation>jutalom hármasonként</translation>
    </message>
    <message>
        <source>row 1</source>
        <translation>1-es sor</translation>
    </message>
    <message>
        <source>row 2</source>
        <translation>2-es sor</translation>
    </message>
    <message>
        <source>row 3</source>
        <translation>3-as sor</translation>
    </message>
    <message>
        <source>row 4</source>
        <translation>4-es sor</translation>
    </message>
    <message>
        <source>row 5</source>
        <translation>5-ös sor</translation>
    </message>
    <message>
        <source>row 6</source>
        <translation>6-os sor</translation>
    </message>
    <message>
        <source>silver</source>
        <comment>below the coins</comment>
        <translation>ezüst</translation>
    </message>
    <message>
        <source>sold</source>
        <comment>below the sold goods</comment>
        <translation>eladva</translation>
    </message>
    <message>
        <source>sold goods: +{points}</source>
        <translation>eladott áru: +{points}</translation>
    </message>
    <message>
        <source>stack 1</source>
        <translation>1. pakli</translation>
    </message>
    <message>
        <source>stack 2</source>
        <translation>2. pakli</translation>
    </message>
    <message>
        <source>start player card: +{points}</source>
        <translation>kezdőjátékos lap: +{points}</translation>
    </message>
    <message>
        <source>taken</source>
        <translation>már elvitték</translation>
    </message>
    <message>
        <source>three workers</source>
        <translation>három munkás</translation>
    </message>
    <message>
        <source>triple of buildings: +{points}</source>
        <translation>hármas csoport városi telkekből: +{points}</translation>
    </message>
    <message>
        <source>triple of castles: +{points}</source>
        <translation>hármas csoport kastélyokból: +{points}</translation>
    </message>
    <message>
        <source>triple of cloisters: +{points}</source>
        <translation>hármas csoport kolostorokból: +{points}</translation>
    </message>
    <message>
        <source>triple of knowledge: +{points}</source>
        <translation>hármas csoport tudományból: +{points}</translation>
    </message>
    <message>
        <source>triple of mines: +{points}</source>
        <translation>hármas csoport bányákból: +{points}</translation>
    </message>
    <message>
        <source>triple of pastures: +{points}</source>
        <translation>hármas csoport legelőkből: +{points}</translation>
    </message>
    <message>
        <source>triple of ships: +{points}</source>
        <translation>hármas csoport hajókból: +{points}</translation>
    </message>
    <message>
        <source>turn {turn} of {turns}</source>
        <comment>on the table</comment>
        <translation>forduló: {turn}/{turns}</translation>
    </message>
    <message>
        <source>two</source>
        <comment>workers</comment>
        <translation>kettő van</translation>
    </message>
    <message>
        <source>two workers</source>
        <translation>két munkás</translation>
    </message>
    <message>
        <source>victory points: +{points}</source>
        <translation>győzelmi pont: +{points}</translation>
    </message>
    <message>
        <source>with more unused cards</source>
        <comment>tie</comment>
        <translation>több a fel nem használt lapja</translation>
    </message>
    <message>
        <source>with the castle</source>
        <translation>a kastéllyal</translation>
    </message>
    <message>
        <source>with the town hall</source>
        <translation>a városházával</translation>
    </message>
    <message>
        <source>with the warehouse</source>
        <translation>az áruraktárral</translation>
    </message>
    <message>
        <source>workers</source>
        <comment>below the workers</comment>
        <translation>munkás</translation>
    </message>
    <message>
        <source>you keep the start player card</source>
        <translation>nálad marad a kezdőjátékos lap</translation>
    </message>
    <message>
        <source>{a_number} takes a card from here.</source>
        <translation>{a_number} vehetsz el innen lapot.</translation>
    </message>
    <message numerus="yes">
        <source>{animals}: %n point(s) so far.</source>
        <translation>
            <numerusform>{animals}: eddig %n pont.</numerusform>
        </translation>
    </message>
    <message>
        <source>{count} goods at once! You know the markets.</source>
        <translation>{count} áru egyszerre! Értesz a piachoz.</translation>
    </message>
    <message>
        <source>{count} goods sold at once. Trade is good.</source>
        <translation>{count} áru egyszerre. Jól megy a bolt.</translation>
    </message>
    <message>
        <source>{count} goods sold! Hear my purse jingle!</source>
        <translation>{count} árut adtam el! Csörög az erszényem!</translation>
    </message>
    <message numerus="yes">
        <source>{player} and Aaron have %n point(s) each: a tie is enough to go on</source>
        <translation>
            <numerusform>{player} és Ubul egyaránt %n pontnál tart: a döntetlen is elég a folytatáshoz</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{player} and Aaron have %n point(s) each: a tie is enough to win</source>
        <translation>
            <numerusform>{player} és Ubul egyaránt %n pontnál tart: a döntetlen is elég a győzelemhez</numerusform>
        </translation>
    </message>
    <message>
        <source>{player} buys for {silver} silver</source>
        <translation>{player} vásárol {silver} ezüstért</translation>
    </message>
    <message>
        <source>{player} chooses {things} as the round reward</source>
        <translation>{player} {things} választ körjutalomnak</translation>
    </message>
    <message>
        <source>{player} completes a triple of buildings</source>
        <translation>{player} befejez egy hármas csoportot városi telkekből</translation>
    </message>
    <message>
        <source>{player} completes a triple of castles</source>
        <translation>{player} befejez egy hármas csoportot kastélyokból</translation>
    </message>
    <message>
        <source>{player} completes a triple of cloisters</source>
        <translation>{player} befejez egy hármas csoportot kolostorokból</translation>
    </message>
    <message>
        <source>{player} completes a triple of knowledge</source>
        <translation>{player} befejez egy hármas csoportot tudományból</translation>
    </message>
    <message>
        <source>{player} completes a triple of mines</source>
        <translation>{player} befejez egy hármas csoportot bányákból</translation>
    </message>
    <message>
        <source>{player} completes a triple of pastures</source>
        <translation>{player} befejez egy hármas csoportot legelőkből</translation>
    </message>
    <message>
        <source>{player} completes a triple of ships</source>
        <translation>{player} befejez egy hármas csoportot hajókból</translation>
    </message>
    <message>
        <source>{player} discards {card}</source>
        <translation>{player} eldob {card}</translation>
    </message>
    <message numerus="yes">
        <source>{player} gets %n point(s) for Aaron&apos;s cloister</source>
        <translation>
            <numerusform>{player} %n pontot kap Ubul kolostoráért</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{player} has %n point(s), Aaron {points}: Aaron is ahead and has won</source>
        <translation>
            <numerusform>{player} %n pontnál tart, Ubul {points} pontnál: Ubul vezet, és ezzel nyert</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{player} has %n point(s), Aaron {points}: Aaron is beaten</source>
        <translation>
            <numerusform>{player} %n pontnál tart, Ubul {points} pontnál: Ubul alulmaradt</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{player} has %n point(s), Aaron {points}: ahead, so the game goes on</source>
        <translation>
            <numerusform>{player} %n pontnál tart, Ubul {points} pontnál: Ubul nem vezet, folytatódik a játék</numerusform>
        </translation>
    </message>
    <message>
        <source>{player} has all seven colours and takes the bonus card for them</source>
        <translation>{player} uradalmában mind a hét szín megvan: övé a bónuszlap</translation>
    </message>
    <message numerus="yes">
        <source>{player} hires %n worker(s)</source>
        <translation>
            <numerusform>{player} felbérel %n munkást</numerusform>
        </translation>
    </message>
    <message>
        <source>{player} keeps {card} as a project</source>
        <translation>{player} projektként megtart {card}</translation>
    </message>
    <message>
        <source>{player} keeps {card} as a project and discards {others}</source>
        <translation>{player} projektként megtart {card}, és eldob {others}</translation>
    </message>
    <message>
        <source>{player} places {card}</source>
        <translation>{player} beépít {card}</translation>
    </message>
    <message>
        <source>{player} places {card} as an extra action</source>
        <translation>{player} további akcióként beépít {card}</translation>
    </message>
    <message numerus="yes">
        <source>{player} places {card} as an extra action with %n worker(s)</source>
        <translation>
            <numerusform>{player} további akcióként %n munkás segítségével beépít {card}</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{player} places {card} with %n worker(s)</source>
        <translation>
            <numerusform>{player} %n munkás segítségével beépít {card}</numerusform>
        </translation>
    </message>
    <message>
        <source>{player} places {card} with the town hall</source>
        <translation>{player} a városházával beépít {card}</translation>
    </message>
    <message>
        <source>{player} plays alone against Aaron</source>
        <translation>{player} egyedül játszik Ubul ellen</translation>
    </message>
    <message>
        <source>{player} sells {goods}</source>
        <translation>{player} elad {goods}</translation>
    </message>
    <message>
        <source>{player} sells {goods} as an extra action</source>
        <translation>{player} további akcióként elad {goods}</translation>
    </message>
    <message numerus="yes">
        <source>{player} sells {goods} as an extra action with %n worker(s)</source>
        <translation>
            <numerusform>{player} további akcióként %n munkás segítségével elad {goods}</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{player} sells {goods} with %n worker(s)</source>
        <translation>
            <numerusform>{player} %n munkás segítségével elad {goods}</numerusform>
        </translation>
    </message>
    <message>
        <source>{player} sells {goods} with the warehouse</source>
        <translation>{player} az áruraktárral elad {goods}</translation>
    </message>
    <message numerus="yes">
        <source>{player} takes %n silver</source>
        <translation>
            <numerusform>{player} vételez %n ezüstöt</numerusform>
        </translation>
    </message>
    <message>
        <source>{player} takes {animal}</source>
        <translation>{player} elvesz {animal}</translation>
    </message>
    <message>
        <source>{player} takes {card} {from_row}</source>
        <translation>{player} elvesz {card} {from_row}</translation>
    </message>
    <message>
        <source>{player} takes {card} {from_row} as an extra action</source>
        <translation>{player} további akcióként elvesz {card} {from_row}</translation>
    </message>
    <message numerus="yes">
        <source>{player} takes {card} {from_row} as an extra action with %n worker(s)</source>
        <translation>
            <numerusform>{player} további akcióként %n munkás segítségével elvesz {card} {from_row}</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{player} takes {card} {from_row} with %n worker(s)</source>
        <translation>
            <numerusform>{player} %n munkás segítségével elvesz {card} {from_row}</numerusform>
        </translation>
    </message>
    <message>
        <source>{player} takes {card} {from_row} with the carpenter&apos;s workshop</source>
        <translation>{player} a kárpitossal elvesz {card} {from_row}</translation>
    </message>
    <message>
        <source>{player} takes {card} {from_row} with the church</source>
        <translation>{player} a templommal elvesz {card} {from_row}</translation>
    </message>
    <message>
        <source>{player} takes {card} {from_row} with the market</source>
        <translation>{player} a vásárral elvesz {card} {from_row}</translation>
    </message>
    <message>
        <source>{player} takes {good}</source>
        <translation>{player} elvesz {good}</translation>
    </message>
    <message>
        <source>{player} turns {things} into points</source>
        <translation>{player} pontra vált {things}</translation>
    </message>
    <message>
        <source>{player} uses {card} for an extra action</source>
        <translation>{player} további akcióra felhasznál {card}</translation>
    </message>
    <message>
        <source>{player} uses {card} for an extra action and discards {others}</source>
        <translation>{player} további akcióra felhasznál {card}, és eldob {others}</translation>
    </message>
    <message>
        <source>{thing}: {count}</source>
        <translation>{thing}: {count}</translation>
    </message>
    <message numerus="yes">
        <source>Triple of buildings: %n point(s)</source>
        <translation>
            <numerusform>Városi telkek hármas csoportja: %n pont</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Triple of castles: %n point(s)</source>
        <translation>
            <numerusform>Kastélyok hármas csoportja: %n pont</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Triple of cloisters: %n point(s)</source>
        <translation>
            <numerusform>Kolostorok hármas csoportja: %n pont</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Triple of knowledge: %n point(s)</source>
        <translation>
            <numerusform>Tudomány hármas csoportja: %n pont</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Triple of mines: %n point(s)</source>
        <translation>
            <numerusform>Bányák hármas csoportja: %n pont</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Triple of pastures: %n point(s)</source>
        <translation>
            <numerusform>Legelők hármas csoportja: %n pont</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Triple of ships: %n point(s)</source>
        <translation>
            <numerusform>Hajók hármas csoportja: %n pont</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Sets of different animals: two bring %n point(s), three {three}, four {four}.</source>
        <translation>
            <numerusform>Különböző jószágok szettje: kettő %n pont, három {three}, négy {four}.</numerusform>
        </translation>
    </message>
    <message>
        <source>Take {count} silver. Any number will do.</source>
        <translation>Vételezz ezüstöt: {count}. Bármelyik kocka jó.</translation>
    </message>
    <message>
        <source>This column is complete already.</source>
        <translation>Ez az oszlop már teljes.</translation>
    </message>
    <message numerus="yes">
        <source>{count} of %n card(s)</source>
        <comment>in a column</comment>
        <translation>
            <numerusform>{count} / %n lap</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Completes a triple of buildings: %n point(s).</source>
        <translation>
            <numerusform>Befejez egy hármas csoportot városi telkekből: %n pont.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Completes a triple of castles: %n point(s).</source>
        <translation>
            <numerusform>Befejez egy hármas csoportot kastélyokból: %n pont.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Completes a triple of cloisters: %n point(s).</source>
        <translation>
            <numerusform>Befejez egy hármas csoportot kolostorokból: %n pont.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Completes a triple of knowledge: %n point(s).</source>
        <translation>
            <numerusform>Befejez egy hármas csoportot tudományból: %n pont.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Completes a triple of mines: %n point(s).</source>
        <translation>
            <numerusform>Befejez egy hármas csoportot bányákból: %n pont.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Completes a triple of pastures: %n point(s).</source>
        <translation>
            <numerusform>Befejez egy hármas csoportot legelőkből: %n pont.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Completes a triple of ships: %n point(s).</source>
        <translation>
            <numerusform>Befejez egy hármas csoportot hajókból: %n pont.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>It gives you all seven colours: %n point(s).</source>
        <translation>
            <numerusform>Ezzel mind a hét szín megvan: %n pont.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>It is the first triple of its colour: %n point(s).</source>
        <translation>
            <numerusform>Ez a szín első hármas csoportja: %n pont.</numerusform>
        </translation>
    </message>
    <message>
        <source>Its effect: {effect}</source>
        <translation>A hatása: {effect}</translation>
    </message>
    <message>
        <source>Player {number}</source>
        <translation>{number}. játékos</translation>
    </message>
    <message>
        <source>The display is cleared after this round.</source>
        <translation>Ennek a körnek a végén kiürül a közös piac.</translation>
    </message>
    <message>
        <source>The extra action can place {card}.</source>
        <translation>A további akcióval beépíthetsz {card}.</translation>
    </message>
    <message numerus="yes">
        <source>The extra action can place {card}: %n point(s).</source>
        <translation>
            <numerusform>A további akcióval beépíthetsz {card}: %n pont.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>The extra action can sell goods: %n point(s).</source>
        <translation>
            <numerusform>A további akcióval árut adhatsz el: %n pont.</numerusform>
        </translation>
    </message>
    <message>
        <source>With this card you have nothing to place or sell.</source>
        <translation>Ezzel a lappal most semmit sem építhetsz be, és nem is adhatsz el.</translation>
    </message>
    <message numerus="yes">
        <source>You draw %n card(s) and choose one: a project or an action.</source>
        <translation>
            <numerusform>Húzol %n lapot, és egyet választasz: projektnek vagy akciónak.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>You keep %n good(s) for a later sale.</source>
        <translation>
            <numerusform>Megmarad %n árud egy későbbi eladásra.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>You keep %n silver for the next turns.</source>
        <translation>
            <numerusform>Megmarad %n ezüstöd a következő fordulókra.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Your %n project(s) stay for a later turn.</source>
        <translation>
            <numerusform>Megmarad %n projekted egy későbbi fordulóra.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{player} would complete a triple with it: %n point(s).</source>
        <translation>
            <numerusform>{player} hármas csoportot fejezne be vele: %n pont.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>An animal that you can take adds %n point(s) to your sets.</source>
        <translation>
            <numerusform>Egy elvehető jószág %n ponttal növeli a szettjeid értékét.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>The next step can bring %n point(s).</source>
        <translation>
            <numerusform>A következő lépés %n pontot hozhat.</numerusform>
        </translation>
    </message>
    <message>
        <source>You choose a good from the stacks.</source>
        <translation>Választasz egy árut a paklikból.</translation>
    </message>
    <message numerus="yes">
        <source>%n card(s) added to the display</source>
        <translation>
            <numerusform>%n lap kerül a közös piacra</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n card(s) left in the display discarded</source>
        <translation>
            <numerusform>A közös piacon maradt %n lap a dobópaklira kerül</numerusform>
        </translation>
    </message>
    <message>
        <source>A goods stack is empty: the other one is split in two</source>
        <translation>Kiürült az egyik árupakli: a másik kettéoszlik</translation>
    </message>
    <message>
        <source>Aaron places {card}: it starts a column of cloisters</source>
        <translation>Ubul beépít {card}: kolostoroszlopot kezd</translation>
    </message>
    <message>
        <source>Aaron places {card}: it starts a new column</source>
        <translation>Ubul beépít {card}: új oszlopot kezd</translation>
    </message>
    <message>
        <source>An animal stack is empty: the other one is split in two</source>
        <translation>Kiürült az egyik jószágpakli: a másik kettéoszlik</translation>
    </message>
    <message>
        <source>It is another player&apos;s turn.</source>
        <translation>Most más van soron.</translation>
    </message>
    <message>
        <source>Brings a cloister, castle or mine from any row of the display.</source>
        <translation>Egy kolostort, kastélyt vagy bányát hoz a közös piac bármelyik sorából.</translation>
    </message>
    <message>
        <source>Buy first, or skip this: there is nothing for the carpenter&apos;s workshop.</source>
        <translation>Vásárolj előbb, vagy hagyd ki: a kárpitosnak most nincs mit hoznia.</translation>
    </message>
    <message>
        <source>Buy first, or skip this: there is nothing for the church.</source>
        <translation>Vásárolj előbb, vagy hagyd ki: a templomnak most nincs mit hoznia.</translation>
    </message>
    <message>
        <source>Buy first, or skip this: there is nothing for the market.</source>
        <translation>Vásárolj előbb, vagy hagyd ki: a vásárnak most nincs mit hoznia.</translation>
    </message>
    <message>
        <source>Buy first, or skip this: you have no goods for the warehouse.</source>
        <translation>Vásárolj előbb, vagy hagyd ki: nincs árud az áruraktárnak.</translation>
    </message>
    <message>
        <source>Buy first, or skip this: you have no project for the town hall.</source>
        <translation>Vásárolj előbb, vagy hagyd ki: nincs projekted a városházának.</translation>
    </message>
    <message>
        <source>Decide this before you buy.</source>
        <translation>Vásárlás előtt ezt döntsd el.</translation>
    </message>
    <message>
        <source>Player {number}&apos;s cards</source>
        <translation>{number}. játékos lapjai</translation>
    </message>
    <message>
        <source>Choose the card to play for this.</source>
        <translation>Válaszd ki, melyik lapodat játszod ki érte.</translation>
    </message>
    <message>
        <source>Skip</source>
        <translation>Kihagyod</translation>
    </message>
    <message>
        <source>Skip</source>
        <comment>button</comment>
        <translation>Kihagyom</translation>
    </message>
    <message>
        <source>Every card is a die, a plan or a stone of your estate.</source>
        <translation>Minden lap kocka, terv vagy az uradalmad egy köve.</translation>
    </message>
    <message>
        <source>Gives you another action, with any number.</source>
        <translation>Egy további akciót ad, tetszőleges kockával.</translation>
    </message>
    <message>
        <source>No card is left here this round.</source>
        <translation>Ebben a körben itt már nincs lap.</translation>
    </message>
    <message>
        <source>Nobody sold goods: you get the start player card</source>
        <translation>Senki sem adott el árut: tiéd a kezdőjátékos lap</translation>
    </message>
    <message>
        <source>Nobody sold goods: {player} gets the start player card</source>
        <translation>Senki sem adott el árut: {player} kapja a kezdőjátékos lapot</translation>
    </message>
    <message>
        <source>You can only take cards from the display.</source>
        <translation>Csak a közös piacról lehet lapot elvenni.</translation>
    </message>
    <message>
        <source>Pay {price} silver and draw {count} cards: keep one, or use its number.</source>
        <translation>Fizess {price} ezüstöt, és húzz {count} lapot: egyet megtartasz, vagy felhasználod a kockáját.</translation>
    </message>
    <message>
        <source>Place another project, whatever its number, or skip this.</source>
        <translation>Építs be még egy projektet, bármi is a kockája, vagy hagyd ki.</translation>
    </message>
    <message>
        <source>Place another project, whatever its number, or skip this. You may buy first.</source>
        <translation>Építs be még egy projektet, bármi is a kockája, vagy hagyd ki. Előbb vásárolhatsz is.</translation>
    </message>
    <message>
        <source>Play one of your cards ({first} or {second}) or buy first: choose anything that glows.</source>
        <translation>Játszd ki az egyik lapodat ({first} vagy {second}), vagy előbb vásárolj: válassz bármit, ami világít.</translation>
    </message>
    <message>
        <source>Play one of your cards ({first} or {second}): choose anything that glows.</source>
        <translation>Játszd ki az egyik lapodat ({first} vagy {second}): válassz bármit, ami világít.</translation>
    </message>
    <message>
        <source>Play your last card ({value}) or buy first: choose anything that glows.</source>
        <translation>Játszd ki az utolsó lapodat ({value}), vagy előbb vásárolj: válassz bármit, ami világít.</translation>
    </message>
    <message>
        <source>Play your last card ({value}): choose anything that glows.</source>
        <translation>Játszd ki az utolsó lapodat ({value}): válassz bármit, ami világít.</translation>
    </message>
    <message>
        <source>Cards for purchases and new rounds are drawn from here.</source>
        <translation>Innen jönnek a vásárolt lapok és az új körök lapjai.</translation>
    </message>
    <message>
        <source>Round {letter}: you start</source>
        <translation>{letter}-kör: te kezdesz</translation>
    </message>
    <message>
        <source>Round {letter}: {player} starts</source>
        <translation>{letter}-kör: {player} kezd</translation>
    </message>
    <message>
        <source>Sell all your goods of the type that matches your number.</source>
        <translation>Add el minden árudat abból a fajtából, amelyhez a kockád tartozik.</translation>
    </message>
    <message>
        <source>Sell all your goods of one type, or skip this.</source>
        <translation>Add el minden árudat egy fajtából, vagy hagyd ki.</translation>
    </message>
    <message>
        <source>Sell all your goods of one type, or skip this. You may buy first.</source>
        <translation>Add el minden árudat egy fajtából, vagy hagyd ki. Előbb vásárolhatsz is.</translation>
    </message>
    <message>
        <source>Sell the glowing goods of one type.</source>
        <translation>Add el az egyik világító árufajtát.</translation>
    </message>
    <message>
        <source>Take a building or knowledge from any row, or skip this.</source>
        <translation>Vegyél el egy városi telket vagy egy tudományt bármelyik sorból, vagy hagyd ki.</translation>
    </message>
    <message>
        <source>Take a building or knowledge from any row, or skip this. You may buy first.</source>
        <translation>Vegyél el egy városi telket vagy egy tudományt bármelyik sorból, vagy hagyd ki. Előbb vásárolhatsz is.</translation>
    </message>
    <message>
        <source>Take a card from the row with your number.</source>
        <translation>Vegyél el egy lapot abból a sorból, amelyet a kockád mutat.</translation>
    </message>
    <message>
        <source>Take a cloister, castle or mine from any row, or skip this.</source>
        <translation>Vegyél el egy kolostort, kastélyt vagy bányát bármelyik sorból, vagy hagyd ki.</translation>
    </message>
    <message>
        <source>Take a cloister, castle or mine from any row, or skip this. You may buy first.</source>
        <translation>Vegyél el egy kolostort, kastélyt vagy bányát bármelyik sorból, vagy hagyd ki. Előbb vásárolhatsz is.</translation>
    </message>
    <message>
        <source>Take a ship or a pasture from any row, or skip this.</source>
        <translation>Vegyél el egy hajót vagy egy legelőt bármelyik sorból, vagy hagyd ki.</translation>
    </message>
    <message>
        <source>Take a ship or a pasture from any row, or skip this. You may buy first.</source>
        <translation>Vegyél el egy hajót vagy egy legelőt bármelyik sorból, vagy hagyd ki. Előbb vásárolhatsz is.</translation>
    </message>
    <message>
        <source>Your castle gives you another action, with any number.</source>
        <translation>A kastélyod ad egy további akciót: hajtsd végre tetszőleges kockával.</translation>
    </message>
    <message>
        <source>Your castle gives you another action, with any number. You may buy first.</source>
        <translation>A kastélyod ad egy további akciót: hajtsd végre tetszőleges kockával. Előbb vásárolhatsz is.</translation>
    </message>
    <message>
        <source>Aaron was first.</source>
        <translation>Ubul volt az első.</translation>
    </message>
    <message>
        <source>Aaron&apos;s cards have no effect.</source>
        <translation>Ubul lapjainak nincs hatásuk.</translation>
    </message>
    <message>
        <source>Another player was first: the mark in its place shows who.</source>
        <translation>Más volt az első: a helyén lévő jel mutatja, ki.</translation>
    </message>
    <message>
        <source>First finish the current step.</source>
        <translation>Előbb fejezd be a mostani lépést.</translation>
    </message>
    <message>
        <source>Play one of your cards (both are {value}) or buy first: choose anything that glows.</source>
        <translation>Játszd ki az egyik lapodat (mindkettő {value}), vagy előbb vásárolj: válassz bármit, ami világít.</translation>
    </message>
    <message>
        <source>Play one of your cards (both are {value}): choose anything that glows.</source>
        <translation>Játszd ki az egyik lapodat (mindkettő {value}): válassz bármit, ami világít.</translation>
    </message>
    <message>
        <source>Sells all your goods of one type, whatever the number.</source>
        <translation>Eladja egyfajta árud minden lapját, mindegy, melyik kockához tartozik.</translation>
    </message>
    <message numerus="yes">
        <source>The discard pile is shuffled: %n card(s) in the new draw pile</source>
        <translation>
            <numerusform>A dobópakli megkeverve: %n lap az új húzópakli</numerusform>
        </translation>
    </message>
    <message>
        <source>The new card stays; you must discard an older project.</source>
        <translation>Az új lap marad; egy korábbi projektet kell eldobnod.</translation>
    </message>
    <message>
        <source>Question mark side up: its holder starts the next round.</source>
        <translation>Kérdőjeles oldala van felül: a gazdája kezdi a következő kört.</translation>
    </message>
    <message>
        <source>This action needs no card from your hand.</source>
        <translation>Ehhez az akcióhoz nem kell lap a kezedből.</translation>
    </message>
    <message>
        <source>This column is for buildings; you have no project for it.</source>
        <translation>Ez az oszlop városi telkeknek való, és nincs ide illő projekted.</translation>
    </message>
    <message>
        <source>This column is for castles; you have no project for it.</source>
        <translation>Ez az oszlop kastélyoknak való, és nincs ide illő projekted.</translation>
    </message>
    <message>
        <source>This column is for cloisters; you have no project for it.</source>
        <translation>Ez az oszlop kolostoroknak való, és nincs ide illő projekted.</translation>
    </message>
    <message>
        <source>This column is for knowledge; you have no project for it.</source>
        <translation>Ez az oszlop tudománynak való, és nincs ide illő projekted.</translation>
    </message>
    <message>
        <source>This column is for mines; you have no project for it.</source>
        <translation>Ez az oszlop bányáknak való, és nincs ide illő projekted.</translation>
    </message>
    <message>
        <source>This column is for pastures; you have no project for it.</source>
        <translation>Ez az oszlop legelőknek való, és nincs ide illő projekted.</translation>
    </message>
    <message>
        <source>This column is for ships; you have no project for it.</source>
        <translation>Ez az oszlop hajóknak való, és nincs ide illő projekted.</translation>
    </message>
    <message>
        <source>Turned over: its cards are in his estate.</source>
        <translation>Felfordítva: lapjai Ubul uradalmában vannak.</translation>
    </message>
    <message numerus="yes">
        <source>Whoever sells goods takes it. Its holder scores %n point(s) at the end.</source>
        <translation>
            <numerusform>Aki árut ad el, az viszi el. A végén %n pontot ér a gazdájának.</numerusform>
        </translation>
    </message>
    <message>
        <source>If nobody sells goods, the next player gets it after the round.</source>
        <translation>Ha senki sem ad el árut, a kör után a következő játékosé lesz.</translation>
    </message>
    <message>
        <source>You are first with this triple and take its bonus card</source>
        <translation>Te vagy az első, aki ebből a színből hármast fejez be: tiéd a bónuszlap</translation>
    </message>
    <message>
        <source>You do not use the carpenter&apos;s workshop</source>
        <translation>Nem használod a kárpitost</translation>
    </message>
    <message>
        <source>You do not use the church</source>
        <translation>Nem használod a templomot</translation>
    </message>
    <message>
        <source>You do not use the market</source>
        <translation>Nem használod a vásárt</translation>
    </message>
    <message>
        <source>You do not use the town hall</source>
        <translation>Nem használod a városházát</translation>
    </message>
    <message>
        <source>You do not use the warehouse</source>
        <translation>Nem használod az áruraktárt</translation>
    </message>
    <message>
        <source>You have already bought this turn.</source>
        <translation>Ebben a fordulóban már vásároltál.</translation>
    </message>
    <message>
        <source>You have no project that starts a new column.</source>
        <translation>Nincs olyan projekted, amely új oszlopot kezdene.</translation>
    </message>
    <message>
        <source>You sold goods last and start the next round</source>
        <translation>Te adtál el árut utoljára, te kezded a következő kört</translation>
    </message>
    <message>
        <source>You were first.</source>
        <translation>Te voltál az első.</translation>
    </message>
    <message>
        <source>You draw from here this round. Nobody knows what comes.</source>
        <translation>Ebben a körben innen húzol tovább. Senki sem tudja, mi jön.</translation>
    </message>
    <message>
        <source>There is no card in the rows you can reach.</source>
        <translation>Az elérhető sorokban nincs lap.</translation>
    </message>
    <message>
        <source>You cannot sell any goods with your numbers.</source>
        <translation>A számaiddal egyik árudat sem adhatod el.</translation>
    </message>
    <message>
        <source>You cannot place any project with your numbers.</source>
        <translation>A számaiddal egyik projektedet sem építheted be.</translation>
    </message>
    <message>
        <source>builds what his piles bring; you may not be behind him after any round</source>
        <translation>azt építi be, amit a paklijai hoznak; egyik kör után sem maradhatsz le mögötte</translation>
    </message>
    <message>
        <source>its effect would be lost</source>
        <translation>a hatása elveszne</translation>
    </message>
    <message>
        <source>no goods or animals are left</source>
        <translation>sem áru, sem jószág nem maradt</translation>
    </message>
    <message>
        <source>no effects</source>
        <comment>the automaton, lower line</comment>
        <translation>nincs hatás</translation>
    </message>
    <message>
        <source>another action</source>
        <translation>egy további akció</translation>
    </message>
    <message>
        <source>Once per turn, pay {price} silver to choose one of {count} cards.</source>
        <translation>Fordulónként egyszer {price} ezüstért {count} lapból választhatsz egyet.</translation>
    </message>
    <message>
        <source>because a tie against Aaron is enough</source>
        <comment>tie</comment>
        <translation>Ubul ellen a döntetlen is elég</translation>
    </message>
    <message>
        <source>start player card: +{points} while held</source>
        <translation>kezdőjátékos lap: +{points}, amíg megvan</translation>
    </message>
    <message numerus="yes">
        <source>your column has %n</source>
        <translation>
            <numerusform>az oszlopodban %n van</numerusform>
        </translation>
    </message>
    <message>
        <source>{player} does not use the carpenter&apos;s workshop</source>
        <translation>{player} nem használja a kárpitost</translation>
    </message>
    <message>
        <source>{player} does not use the church</source>
        <translation>{player} nem használja a templomot</translation>
    </message>
    <message>
        <source>{player} does not use the market</source>
        <translation>{player} nem használja a vásárt</translation>
    </message>
    <message>
        <source>{player} does not use the town hall</source>
        <translation>{player} nem használja a városházát</translation>
    </message>
    <message>
        <source>{player} does not use the warehouse</source>
        <translation>{player} nem használja az áruraktárt</translation>
    </message>
    <message>
        <source>{player} is first with this triple and takes its bonus card</source>
        <translation>{player} az első, aki ebből a színből hármast fejez be: övé a bónuszlap</translation>
    </message>
    <message>
        <source>{player} sold goods last and starts the next round</source>
        <translation>{player} adott el árut utoljára, ő kezdi a következő kört</translation>
    </message>
    <message numerus="yes">
        <source>Sold all at once with {a_number}: {silver} silver and %n point(s) each.</source>
        <translation>
            <numerusform>Egyszerre adod el mindet, {a_number} kockával; darabja {silver} ezüst és %n pont.</numerusform>
        </translation>
    </message>
    <message>
        <source>Frees a space in your full project area.</source>
        <translation>Helyet szabadít fel a betelt projektjeid közt.</translation>
    </message>
    <message>
        <source>Unsold goods are worth nothing at the end.</source>
        <translation>Az eladatlan áru a végén semmit sem ér.</translation>
    </message>
    <message>
        <source>You can then place {card} on your next turn.</source>
        <translation>Így a következő fordulóban beépíthetsz {card}.</translation>
    </message>
    <message numerus="yes">
        <source>It costs no card from your hand and leaves you %n silver.</source>
        <translation>
            <numerusform>Nem kell hozzá lap a kezedből, és marad %n ezüstöd.</numerusform>
        </translation>
    </message>
    <message>
        <source>It gives you another action at once.</source>
        <translation>Rögtön ad még egy akciót.</translation>
    </message>
    <message>
        <source>No available card would bring points when placed.</source>
        <translation>A kínálatból egy lap sem hozna beépítve pontot.</translation>
    </message>
    <message numerus="yes">
        <source>Placing it brings %n point(s).</source>
        <translation>
            <numerusform>Beépítve %n pontot hoz.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Placing it completes a triple: %n point(s).</source>
        <translation>
            <numerusform>Ha beépíted, befejez egy hármas csoportot: %n pont.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Selling the good brings %n point(s).</source>
        <translation>
            <numerusform>Eladva ez az áru %n pont.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>You then need %n more silver to buy.</source>
        <translation>
            <numerusform>Utána még %n ezüst hiányzik egy vásárláshoz.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Only the first triple of this colour gets the extra %n point(s).</source>
        <translation>
            <numerusform>Csak ennek a színnek az első hármasáért jár a további %n pont.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>The next player with all seven colours gets %n fewer point(s).</source>
        <translation>
            <numerusform>Aki utánad gyűjti össze a hét színt, %n ponttal kevesebbet kap.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Your estate then has %n of the seven colours.</source>
        <translation>
            <numerusform>Ezzel a hét színből %n van meg az uradalmadban.</numerusform>
        </translation>
    </message>
    <message>
        <source>You can then buy with silver this turn.</source>
        <translation>Így még ebben a fordulóban vásárolhatsz ezüstért.</translation>
    </message>
    <message numerus="yes">
        <source>Your other card would cost %n more worker(s).</source>
        <translation>
            <numerusform>A másik lapoddal %n munkással többe kerülne.</numerusform>
        </translation>
    </message>
    <message>
        <source>Leftover workers and silver are worth nothing at the end.</source>
        <translation>A megmaradt munkás és ezüst a végén nem ér semmit.</translation>
    </message>
    <message numerus="yes">
        <source>You can then sell %n goods of this type together.</source>
        <translation>
            <numerusform>Utána %n ilyen árut adhatsz el egyszerre.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>You get the start player card: %n point(s) while you keep it.</source>
        <translation>
            <numerusform>Tiéd a kezdőjátékos lap: %n pont, amíg nálad marad.</numerusform>
        </translation>
    </message>
    <message>
        <source>You have no animal of this type yet.</source>
        <translation>Ilyen jószágod még nincs.</translation>
    </message>
    <message numerus="yes">
        <source>You keep {card}, which brings %n point(s) when placed.</source>
        <translation>
            <numerusform>Megtartasz {card}, ami beépítve %n pontot hoz.</numerusform>
        </translation>
    </message>
    <message>
        <source>You start the next round unless someone sells goods after you.</source>
        <translation>A következő kört te kezded, ha utánad senki sem ad el árut.</translation>
    </message>
    <message>
        <source>Your other card can place it on your next turn.</source>
        <translation>A másik lapoddal a következő fordulóban be is építheted.</translation>
    </message>
    <message>
        <source>Your project area is full: you would have to discard one.</source>
        <translation>Beteltek a projektjeid: egyet el kellene dobnod.</translation>
    </message>
    <message>
        <source>It costs no card from your hand.</source>
        <translation>Nem kell hozzá lap a kezedből.</translation>
    </message>
    <message numerus="yes">
        <source>The round reward for it can bring %n point(s).</source>
        <translation>
            <numerusform>A körjutalom érte %n pontot hozhat.</numerusform>
        </translation>
    </message>
    <message>
        <source>Collect triples, three cards of a colour: each one scores.</source>
        <translation>Gyűjts hármas csoportokat, három lapot egy színből: mindegyik pontot ér.</translation>
    </message>
    <message>
        <source>A card can lie here.</source>
        <translation>Ide egy lap kerülhet.</translation>
    </message>
    <message>
        <source>A card that nobody sees yet.</source>
        <translation>Ezt a lapot még senki sem látja.</translation>
    </message>
    <message>
        <source>A card with this number takes a card from here.</source>
        <translation>Az ilyen számú lappal innen választasz lapot.</translation>
    </message>
    <message>
        <source>A cloister can stand for a card of any colour.</source>
        <translation>A kolostor bármelyik szín lapját helyettesítheti.</translation>
    </message>
    <message>
        <source>A good</source>
        <translation>Egy áru</translation>
    </message>
    <message>
        <source>A project is placed.</source>
        <translation>Beépítesz egy projektet.</translation>
    </message>
    <message numerus="yes">
        <source>A triple of this colour brings %n point(s).</source>
        <translation>
            <numerusform>Ennek a színnek a hármas csoportja %n pontot hoz.</numerusform>
        </translation>
    </message>
    <message>
        <source>Action cards</source>
        <translation>Akciókártyák</translation>
    </message>
    <message>
        <source>Actions</source>
        <translation>Akciók</translation>
    </message>
    <message>
        <source>An animal</source>
        <translation>Egy jószág</translation>
    </message>
    <message>
        <source>And</source>
        <translation>És</translation>
    </message>
    <message>
        <source>Any number</source>
        <translation>Bármely szám</translation>
    </message>
    <message>
        <source>Any of the animals.</source>
        <translation>Bármelyik jószág lehet.</translation>
    </message>
    <message>
        <source>Any of the goods.</source>
        <translation>Bármelyik áru lehet.</translation>
    </message>
    <message>
        <source>Becomes</source>
        <translation>Ez lesz belőle</translation>
    </message>
    <message>
        <source>Beige: buildings</source>
        <translation>Bézs: városi telkek</translation>
    </message>
    <message>
        <source>Blue: ships</source>
        <translation>Kék: hajók</translation>
    </message>
    <message>
        <source>Buy a card</source>
        <translation>Vásárlás</translation>
    </message>
    <message>
        <source>Card back</source>
        <translation>Lap hátoldala</translation>
    </message>
    <message>
        <source>Cards that wait to be placed; the die on them says with which number.</source>
        <translation>Beépítésre váró lapok; a rajtuk lévő kocka mondja meg, melyik szám kell hozzájuk.</translation>
    </message>
    <message>
        <source>Cards that you have placed, in columns of one colour.</source>
        <translation>A beépített lapjaid, egyszínű oszlopokban.</translation>
    </message>
    <message>
        <source>Colours and triples</source>
        <translation>Színek és hármas csoportok</translation>
    </message>
    <message>
        <source>Convert</source>
        <translation>Átváltás</translation>
    </message>
    <message>
        <source>Dark green: castles</source>
        <translation>Sötétzöld: kastélyok</translation>
    </message>
    <message>
        <source>Estate</source>
        <translation>Uradalom</translation>
    </message>
    <message>
        <source>First triple</source>
        <translation>Első hármas csoport</translation>
    </message>
    <message>
        <source>Free place</source>
        <translation>Szabad hely</translation>
    </message>
    <message>
        <source>Goods and animals</source>
        <translation>Áruk és jószágok</translation>
    </message>
    <message>
        <source>Grey: mines</source>
        <translation>Szürke: bányák</translation>
    </message>
    <message>
        <source>In front of you</source>
        <translation>Előtted</translation>
    </message>
    <message>
        <source>In the middle</source>
        <translation>Középen</translation>
    </message>
    <message>
        <source>It works with every number.</source>
        <translation>Bármelyik számmal működik.</translation>
    </message>
    <message>
        <source>As a joker</source>
        <translation>Jokerként</translation>
    </message>
    <message>
        <source>Light green: pastures</source>
        <translation>Világoszöld: legelők</translation>
    </message>
    <message>
        <source>Or</source>
        <translation>Vagy</translation>
    </message>
    <message>
        <source>Place</source>
        <comment>sign</comment>
        <translation>Beépítés</translation>
    </message>
    <message>
        <source>Points for cards of all seven colours in an estate.</source>
        <translation>Pont mind a hét szín lapjaiért egy uradalomban.</translation>
    </message>
    <message>
        <source>Points for whoever completes the first triple of this colour.</source>
        <translation>Pont annak, aki elsőként gyűjt hármas csoportot ebből a színből.</translation>
    </message>
    <message>
        <source>Projects</source>
        <comment>area</comment>
        <translation>Projektek</translation>
    </message>
    <message>
        <source>Row of the display</source>
        <translation>A közös piac sora</translation>
    </message>
    <message>
        <source>Sell goods</source>
        <comment>icon</comment>
        <translation>Áru eladása</translation>
    </message>
    <message>
        <source>Signs on cards</source>
        <translation>Jelek a lapokon</translation>
    </message>
    <message>
        <source>Silver, workers, goods, animals and points, as many as you like.</source>
        <translation>Ezüst, munkás, áru, jószág és pont, ameddig csak győzöd.</translation>
    </message>
    <message>
        <source>Storage</source>
        <translation>Raktár</translation>
    </message>
    <message>
        <source>Three cards of one colour in a column score.</source>
        <translation>Egy oszlop három egyszínű lapja pontot ér.</translation>
    </message>
    <message>
        <source>Triple</source>
        <translation>Hármas csoport</translation>
    </message>
    <message>
        <source>Victory points</source>
        <translation>Győzelmi pontok</translation>
    </message>
    <message>
        <source>Violet: cloisters</source>
        <translation>Ibolya: kolostorok</translation>
    </message>
    <message>
        <source>What is on the left is turned into what is on the right.</source>
        <translation>Ami balra áll, abból az lesz, ami jobbra.</translation>
    </message>
    <message>
        <source>Worker</source>
        <translation>Munkás</translation>
    </message>
    <message>
        <source>Yellow: knowledge</source>
        <translation>Sárga: tudomány</translation>
    </message>
    <message>
        <source>You choose one side of it.</source>
        <translation>Az egyik oldalát választod.</translation>
    </message>
    <message>
        <source>You get this in addition.</source>
        <translation>Ezt is megkapod hozzá.</translation>
    </message>
    <message>
        <source>Die of a card</source>
        <translation>Egy lap kockája</translation>
    </message>
    <message>
        <source>The number with which it is placed, or that it has in your hand.</source>
        <translation>Ezzel a számmal építhető be; a kezedben ennyit ér kockaként.</translation>
    </message>
    <message>
        <source>Turn</source>
        <translation>Forduló</translation>
    </message>
    <message>
        <source>{needed} points against a Merchant</source>
        <translation>{needed} pont egy Kereskedő ellen</translation>
    </message>
    <message>
        <source>{needed} points</source>
        <translation>{needed} pont</translation>
    </message>
    <message>
        <source>{needed} triples</source>
        <translation>{needed} hármas csoport</translation>
    </message>
    <message>
        <source>A triple</source>
        <translation>Egy hármas csoport</translation>
    </message>
    <message>
        <source>Win against Aaron</source>
        <translation>Győzd le Ubult</translation>
    </message>
    <message>
        <source>Win against Aaron by {needed} points</source>
        <translation>Győzd le Ubult {needed} pont előnnyel</translation>
    </message>
    <message>
        <source>Win against Aaron with one purchase at most</source>
        <translation>Győzd le Ubult, legfeljebb egy vásárlással</translation>
    </message>
    <message>
        <source>First with a triple of a colour</source>
        <translation>Elsőként befejezett hármas</translation>
    </message>
    <message>
        <source>Survive rounds A and B</source>
        <translation>Éld túl az A- és a B-kört</translation>
    </message>
    <message>
        <source>Triples in {needed} colours</source>
        <translation>Hármas csoport {needed} színből</translation>
    </message>
</context>
<context>
    <name>caylus</name>
    <message numerus="yes">
        <source>%n batch(es)</source>
        <comment>object</comment>
        <translation>
            <numerusform>%n adagot</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n cloth</source>
        <translation>
            <numerusform>%n posztó</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n cloth</source>
        <comment>object</comment>
        <translation>
            <numerusform>%n posztót</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n cloth</source>
        <comment>price</comment>
        <translation>
            <numerusform>%n posztóért</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n cube(s) (not gold)</source>
        <comment>object</comment>
        <translation>
            <numerusform>%n nyersanyagot (nem arany)</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n cube(s) (not gold)</source>
        <comment>price</comment>
        <translation>
            <numerusform>%n nyersanyagért (nem arany)</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n cube(s) (not gold) for one of any kind</source>
        <translation>
            <numerusform>1 tetszőleges nyersanyagért %n nyersanyag (nem arany)</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n cube(s) of any kind</source>
        <translation>
            <numerusform>%n tetszőleges nyersanyag</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n cube(s) of any kind</source>
        <comment>price</comment>
        <translation>
            <numerusform>%n tetszőleges nyersanyagért</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n denier(s)</source>
        <translation>
            <numerusform>%n dénár</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n denier(s)</source>
        <comment>object</comment>
        <translation>
            <numerusform>%n dénárt</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n denier(s)</source>
        <comment>price</comment>
        <translation>
            <numerusform>%n dénárért</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n food</source>
        <translation>
            <numerusform>%n élelmiszer</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n food</source>
        <comment>object</comment>
        <translation>
            <numerusform>%n élelmiszert</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n food</source>
        <comment>price</comment>
        <translation>
            <numerusform>%n élelmiszerért</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n gold</source>
        <translation>
            <numerusform>%n arany</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n gold</source>
        <comment>object</comment>
        <translation>
            <numerusform>%n aranyat</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n gold</source>
        <comment>price</comment>
        <translation>
            <numerusform>%n aranyért</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n house(s)</source>
        <translation>
            <numerusform>%n ház</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n house(s)</source>
        <comment>object</comment>
        <translation>
            <numerusform>%n ház</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n house(s): {favors}</source>
        <translation>
            <numerusform>%n ház: {favors}</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n left</source>
        <translation>
            <numerusform>még %n</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n left · built by the architect, in place of a residence</source>
        <comment>in the supply</comment>
        <translation>
            <numerusform>még %n · az építész építi, lakóépület helyére</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n left · built by the carpenter</source>
        <comment>wood buildings in the supply</comment>
        <translation>
            <numerusform>még %n · az ácsműhely építi</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n left · built by the mason</source>
        <comment>stone buildings in the supply</comment>
        <translation>
            <numerusform>még %n · a kőműves-műhely építi</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n other cube(s)</source>
        <comment>object</comment>
        <translation>
            <numerusform>%n más nyersanyagot</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n point(s)</source>
        <translation>
            <numerusform>%n pont</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n point(s)</source>
        <comment>object</comment>
        <translation>
            <numerusform>%n pontot</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n point(s)</source>
        <comment>price</comment>
        <translation>
            <numerusform>%n pontért</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n royal favour(s)</source>
        <translation>
            <numerusform>%n királyi kegy</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n royal favour(s)</source>
        <comment>object</comment>
        <translation>
            <numerusform>%n királyi kegyet</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>At the end of the round he walks %n space(s) if the provost is ahead of him, otherwise {fewer}.</source>
        <translation>
            <numerusform>A forduló végén %n mezőt lép, ha az intéző előtte van, különben {fewer} mezőt.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n stone</source>
        <translation>
            <numerusform>%n kő</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n stone</source>
        <comment>object</comment>
        <translation>
            <numerusform>%n követ</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n stone</source>
        <comment>price</comment>
        <translation>
            <numerusform>%n kőért</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n wood</source>
        <translation>
            <numerusform>%n fa</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n wood</source>
        <comment>object</comment>
        <translation>
            <numerusform>%n fát</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n wood</source>
        <comment>price</comment>
        <translation>
            <numerusform>%n fáért</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>+%n denier(s)</source>
        <translation>
            <numerusform>+%n dénár</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>A batch: three different cubes, one of them food, for %n point(s).</source>
        <translation>
            <numerusform>Egy adag: három különböző nyersanyag, köztük élelmiszer, %n pontért.</numerusform>
        </translation>
    </message>
    <message>
        <source>A favour here: {effect}.</source>
        <translation>Itt egy kegy most: {effect}.</translation>
    </message>
    <message numerus="yes">
        <source>A worker costs you %n denier(s).</source>
        <translation>
            <numerusform>Egy munkás itt %n dénárodba kerül.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>A worker here costs %n denier(s); you have {have}.</source>
        <translation>
            <numerusform>Egy munkás itt %n dénárba kerül, neked {have} van.</numerusform>
        </translation>
    </message>
    <message>
        <source>Alchemist</source>
        <translation>Alkimista</translation>
    </message>
    <message>
        <source>Architect</source>
        <translation>Építész</translation>
    </message>
    <message>
        <source>Bailiff on {space}</source>
        <translation>Udvarnagy: {space}</translation>
    </message>
    <message>
        <source>Bank</source>
        <translation>Bank</translation>
    </message>
    <message>
        <source>Becomes your residence {price}.</source>
        <translation>{price} a lakóépületed lesz.</translation>
    </message>
    <message>
        <source>Blue</source>
        <comment>player</comment>
        <translation>Kék</translation>
    </message>
    <message>
        <source>Bridge: nobody has passed</source>
        <translation>Híd: még senki sem passzolt</translation>
    </message>
    <message numerus="yes">
        <source>Brings %n denier(s) in every round.</source>
        <translation>
            <numerusform>Minden fordulóban %n dénárt hoz.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Brings %n point(s) when it is built.</source>
        <translation>
            <numerusform>Az építésekor %n pontot hoz.</numerusform>
        </translation>
    </message>
    <message>
        <source>Brings a royal favour {price}.</source>
        <translation>{price} királyi kegyet ad.</translation>
    </message>
    <message numerus="yes">
        <source>Brings the builder %n point(s) and {favors}.</source>
        <translation>
            <numerusform>Az építőnek %n pontot és {favors} hoz.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Brings the builder %n point(s).</source>
        <translation>
            <numerusform>Az építőnek %n pontot hoz.</numerusform>
        </translation>
    </message>
    <message>
        <source>Brings {favors} when it is built.</source>
        <translation>Az építésekor {favors} hoz.</translation>
    </message>
    <message>
        <source>Brings {things}.</source>
        <translation>{things} hoz.</translation>
    </message>
    <message>
        <source>Build a prestige building</source>
        <translation>Presztízsépület építése</translation>
    </message>
    <message>
        <source>Build a stone building</source>
        <translation>Kőépület építése</translation>
    </message>
    <message>
        <source>Build a wood building</source>
        <translation>Faépület építése</translation>
    </message>
    <message>
        <source>Builders</source>
        <comment>on the table, before the five circles</comment>
        <translation>Építők</translation>
    </message>
    <message>
        <source>Builders in the castle: nobody</source>
        <translation>Építők a várban: senki</translation>
    </message>
    <message>
        <source>Builders in the castle: {players}</source>
        <translation>Építők a várban: {players}</translation>
    </message>
    <message>
        <source>Building needs a worker at a carpenter, mason or architect.</source>
        <translation>Az építéshez munkás kell az ácsműhelyben, a kőműves-műhelyben vagy az építésznél.</translation>
    </message>
    <message>
        <source>Building the lawyer</source>
        <translation>A jegyző felépítése</translation>
    </message>
    <message>
        <source>Buildings</source>
        <translation>Épületek</translation>
    </message>
    <message>
        <source>Buildings</source>
        <comment>line</comment>
        <translation>Épülethasználat</translation>
    </message>
    <message>
        <source>Buildings and castle</source>
        <translation>Épületek és várépítés</translation>
    </message>
    <message>
        <source>Buildings in the supply</source>
        <comment>on the table, a heading</comment>
        <translation>Épületek a készletben</translation>
    </message>
    <message>
        <source>Buildings up to {space} are activated.</source>
        <translation>Az épületek aktívak eddig: {space}.</translation>
    </message>
    <message>
        <source>Built by architects in place of a residence.</source>
        <translation>Az építésszel lehet építeni, egy lakóépület helyére.</translation>
    </message>
    <message>
        <source>Built by carpenters.</source>
        <translation>Az ácsműhelyben lehet építeni.</translation>
    </message>
    <message>
        <source>Built by the mason.</source>
        <translation>A kőműves-műhelyben lehet építeni.</translation>
    </message>
    <message>
        <source>By royal favour you build {building} {price}: {space}</source>
        <translation>Királyi kegyből {price} megépíted {building}: {space}</translation>
    </message>
    <message>
        <source>By royal favour {player} builds {building} {price}: {space}</source>
        <translation>{player} királyi kegyből {price} megépíti {building}: {space}</translation>
    </message>
    <message>
        <source>Carpenter</source>
        <translation>Ácsműhely</translation>
    </message>
    <message>
        <source>Castle</source>
        <translation>Vár</translation>
    </message>
    <message>
        <source>Castle</source>
        <comment>on the table</comment>
        <translation>Vár</translation>
    </message>
    <message>
        <source>Cathedral</source>
        <translation>Katedrális</translation>
    </message>
    <message>
        <source>Caylus</source>
        <translation>Caylus</translation>
    </message>
    <message>
        <source>Choose a line</source>
        <translation>Sor választása</translation>
    </message>
    <message>
        <source>Choose a line for the royal favour of the joust field.</source>
        <translation>Válassz egy sort a tornapálya királyi kegyéhez.</translation>
    </message>
    <message>
        <source>Choose a line for the royal favour of your building.</source>
        <translation>Válassz egy sort az épületedért járó királyi kegyhez.</translation>
    </message>
    <message>
        <source>Choose a line for the royal favour of your houses.</source>
        <translation>Válassz egy sort a házaidért járó királyi kegyhez.</translation>
    </message>
    <message>
        <source>Choose the building that this cube pays for.</source>
        <translation>Válaszd ki az épületet, amelyért ezt beadod.</translation>
    </message>
    <message>
        <source>Choose the cube that you get as the owner {where}.</source>
        <translation>Válaszd ki, melyik nyersanyagot kapod tulajdonosként {where}.</translation>
    </message>
    <message>
        <source>Choose what to pay.</source>
        <translation>Válaszd ki, mivel fizetsz.</translation>
    </message>
    <message>
        <source>Choose what to take {price}.</source>
        <translation>Válaszd ki, mit kérsz {price}.</translation>
    </message>
    <message>
        <source>Choose what to take {where}.</source>
        <translation>Válaszd ki, mit kérsz {where}.</translation>
    </message>
    <message>
        <source>Church</source>
        <translation>Templom</translation>
    </message>
    <message>
        <source>Church, tailor, jeweller</source>
        <translation>Templom, szabó, ékszerész</translation>
    </message>
    <message>
        <source>Close the supply</source>
        <translation>A készlet bezárása</translation>
    </message>
    <message>
        <source>Cloth</source>
        <translation>Posztó</translation>
    </message>
    <message>
        <source>Cloth</source>
        <comment>on a player&apos;s card</comment>
        <translation>Posztó</translation>
    </message>
    <message>
        <source>Cloth farm</source>
        <translation>Tanya (posztó)</translation>
    </message>
    <message>
        <source>Costs {price}.</source>
        <translation>Ára: {price}.</translation>
    </message>
    <message>
        <source>Deliver a batch</source>
        <translation>Adag szállítása</translation>
    </message>
    <message>
        <source>Deliver no more</source>
        <translation>Nem szállítasz többet</translation>
    </message>
    <message>
        <source>Deliver nothing</source>
        <translation>Nem szállítasz semmit</translation>
    </message>
    <message numerus="yes">
        <source>%n cube(s)</source>
        <comment>object</comment>
        <translation>
            <numerusform>%n nyersanyagot</numerusform>
        </translation>
    </message>
    <message>
        <source>A building that will outlast me.</source>
        <translation>Ez az épület túlél engem.</translation>
    </message>
    <message>
        <source>A house of my own! Come in, come in!</source>
        <translation>Saját lakóépület! Gyere be, gyere!</translation>
    </message>
    <message>
        <source>A house of your own! Is there a cellar?</source>
        <translation>Saját lakóépületed van! Pince is jár hozzá?</translation>
    </message>
    <message>
        <source>A residence. A respectable address.</source>
        <translation>Lakóépület. Előkelő cím.</translation>
    </message>
    <message>
        <source>A residence. Quiet neighbours, I hope.</source>
        <translation>Lakóépület. Remélem, csendes a környék.</translation>
    </message>
    <message>
        <source>Beyond the provost. A walk for nothing.</source>
        <translation>Az intézőn túl. Hiába sétált a munkásom.</translation>
    </message>
    <message>
        <source>Deliver another batch to the dungeon, or deliver no more.</source>
        <translation>Szállíts még egy adagot az alapokhoz, vagy ne szállíts többet.</translation>
    </message>
    <message>
        <source>Deliver another batch to the towers, or deliver no more.</source>
        <translation>Szállíts még egy adagot a tornyokhoz, vagy ne szállíts többet.</translation>
    </message>
    <message>
        <source>Deliver another batch to the walls, or deliver no more.</source>
        <translation>Szállíts még egy adagot a falakhoz, vagy ne szállíts többet.</translation>
    </message>
    <message>
        <source>Deliver no more</source>
        <comment>button</comment>
        <translation>Nem szállítok többet</translation>
    </message>
    <message>
        <source>Deliver nothing</source>
        <comment>button</comment>
        <translation>Nem szállítok semmit</translation>
    </message>
    <message numerus="yes">
        <source>Deliver nothing? It costs you %n point(s).</source>
        <translation>
            <numerusform>Nem szállítasz semmit? %n pontodba kerül.</numerusform>
        </translation>
    </message>
    <message>
        <source>Deniers</source>
        <translation>Dénárok</translation>
    </message>
    <message>
        <source>Deniers</source>
        <comment>line</comment>
        <translation>Dénárok</translation>
    </message>
    <message>
        <source>Deniers</source>
        <comment>on a player&apos;s card</comment>
        <translation>Dénár</translation>
    </message>
    <message>
        <source>Deniers left</source>
        <translation>Megmaradt dénárok</translation>
    </message>
    <message>
        <source>Dungeon</source>
        <translation>Alapok</translation>
    </message>
    <message>
        <source>Dungeon</source>
        <comment>on the table</comment>
        <translation>Alapok</translation>
    </message>
    <message>
        <source>End of the game</source>
        <translation>A játék vége</translation>
    </message>
    <message>
        <source>End of the round</source>
        <translation>A forduló vége</translation>
    </message>
    <message>
        <source>Farm</source>
        <translation>Tanya</translation>
    </message>
    <message>
        <source>Food</source>
        <translation>Élelmiszer</translation>
    </message>
    <message>
        <source>Food</source>
        <comment>on a player&apos;s card</comment>
        <translation>Élelmiszer</translation>
    </message>
    <message>
        <source>Food farm</source>
        <translation>Tanya (élelmiszer)</translation>
    </message>
    <message>
        <source>Forest</source>
        <translation>Erdő</translation>
    </message>
    <message>
        <source>Gate</source>
        <translation>Kapu</translation>
    </message>
    <message>
        <source>Gives {offers}.</source>
        <translation>Ad {offers}.</translation>
    </message>
    <message>
        <source>Go home</source>
        <translation>Hazamegy</translation>
    </message>
    <message>
        <source>Goes on</source>
        <comment>in the supply: where the building will stand</comment>
        <translation>Helye</translation>
    </message>
    <message>
        <source>Gold</source>
        <translation>Arany</translation>
    </message>
    <message>
        <source>Gold</source>
        <comment>on a player&apos;s card</comment>
        <translation>Arany</translation>
    </message>
    <message>
        <source>Gold left</source>
        <translation>Megmaradt arany</translation>
    </message>
    <message>
        <source>Gold mine</source>
        <translation>Aranybánya</translation>
    </message>
    <message>
        <source>Granary</source>
        <translation>Gabonaraktár</translation>
    </message>
    <message>
        <source>Green</source>
        <comment>player</comment>
        <translation>Zöld</translation>
    </message>
    <message>
        <source>He stays where he is.</source>
        <translation>A helyén marad.</translation>
    </message>
    <message>
        <source>Hotel</source>
        <translation>Fogadó</translation>
    </message>
    <message>
        <source>Houses</source>
        <comment>on the table, a heading: houses of each player in the castle</comment>
        <translation>Házak</translation>
    </message>
    <message>
        <source>Houses in the section that is built</source>
        <comment>on a player&apos;s card</comment>
        <translation>Házak az épülő szakaszban</translation>
    </message>
    <message>
        <source>In the next round you can place all of your workers.</source>
        <translation>A következő fordulóban minden munkásodat elhelyezheted.</translation>
    </message>
    <message>
        <source>In this game every favour brings points at once.</source>
        <translation>Ebben a játékban minden kegy azonnal pontot hoz.</translation>
    </message>
    <message>
        <source>Income</source>
        <translation>Bevétel</translation>
    </message>
    <message>
        <source>Inn</source>
        <translation>Kocsma</translation>
    </message>
    <message>
        <source>It belongs to nobody.</source>
        <translation>Senkié.</translation>
    </message>
    <message>
        <source>It has been scored; what is empty stays empty.</source>
        <translation>Már kiértékeltük; ami üres, üres marad.</translation>
    </message>
    <message>
        <source>It is not your turn: {player} is playing.</source>
        <translation>Most nem te jössz: {player} van soron.</translation>
    </message>
    <message>
        <source>It takes the place of one of your residences.</source>
        <translation>Az egyik lakóépületed helyére kerül.</translation>
    </message>
    <message>
        <source>It would stand on {space}.</source>
        <translation>Ide kerülne: {space}.</translation>
    </message>
    <message>
        <source>Jeweller</source>
        <translation>Ékszerész</translation>
    </message>
    <message>
        <source>Joust field</source>
        <translation>Tornapálya</translation>
    </message>
    <message>
        <source>Lawyer</source>
        <translation>Jegyző</translation>
    </message>
    <message>
        <source>Leave him on {space}</source>
        <comment>button, the provost</comment>
        <translation>Marad ({space}. mező)</translation>
    </message>
    <message>
        <source>Leave your worker in the inn for another round, or take it home.</source>
        <translation>Hagyd a munkásodat a kocsmában még egy fordulóra, vagy vidd haza.</translation>
    </message>
    <message>
        <source>Library</source>
        <translation>Könyvtár</translation>
    </message>
    <message>
        <source>Line of buildings</source>
        <translation>Az épülethasználat sora</translation>
    </message>
    <message>
        <source>Line of deniers</source>
        <translation>A dénárok sora</translation>
    </message>
    <message>
        <source>Line of points</source>
        <translation>A hírnévpontok sora</translation>
    </message>
    <message>
        <source>Line of resources</source>
        <translation>A nyersanyagok sora</translation>
    </message>
    <message>
        <source>Look at this building! They will sing of it.</source>
        <translation>Nézd ezt az épületet! Dal szól majd róla.</translation>
    </message>
    <message>
        <source>Make a residence</source>
        <translation>Lakóépület</translation>
    </message>
    <message>
        <source>Marketplace</source>
        <translation>Piac</translation>
    </message>
    <message>
        <source>Mason</source>
        <translation>Kőműves-műhely</translation>
    </message>
    <message>
        <source>Merchants&apos; guild</source>
        <translation>Kereskedőcéh</translation>
    </message>
    <message>
        <source>Monument</source>
        <translation>Műemlék</translation>
    </message>
    <message>
        <source>Most batches in the round: {favors}.</source>
        <translation>A forduló legtöbb adagjáért: {favors}.</translation>
    </message>
    <message>
        <source>Move the provost</source>
        <translation>Az intéző mozgatása</translation>
    </message>
    <message numerus="yes">
        <source>Move the provost up to %n space(s), free of charge, or leave him on {space}.</source>
        <translation>
            <numerusform>Mozgasd az intézőt legfeljebb %n mezővel, ingyen, vagy hagyd ott ({space}).</numerusform>
        </translation>
    </message>
    <message>
        <source>Move the worker</source>
        <translation>A munkás átvitele</translation>
    </message>
    <message>
        <source>Move the worker from the gate to a glowing place, or take it home.</source>
        <translation>Vidd a kapunál álló munkást egy világító helyre, vagy vidd haza.</translation>
    </message>
    <message numerus="yes">
        <source>Moves the provost up to %n space(s), free of charge.</source>
        <translation>
            <numerusform>Legfeljebb %n mezővel mozgatja az intézőt, ingyen.</numerusform>
        </translation>
    </message>
    <message>
        <source>Moves the worker to any other place, free of charge.</source>
        <translation>A munkás ingyen bármelyik másik helyre átmehet.</translation>
    </message>
    <message numerus="yes">
        <source>Moving him here costs %n denier(s).</source>
        <translation>
            <numerusform>Ide vinni %n dénárba kerül.</numerusform>
        </translation>
    </message>
    <message>
        <source>No batch delivered</source>
        <translation>Nem szállított adagot</translation>
    </message>
    <message>
        <source>No house in a section</source>
        <translation>Nincs ház egy szakaszban</translation>
    </message>
    <message>
        <source>No house of mine. I shall hear of that.</source>
        <translation>Nincs ott házam. Ezt még hallgathatom.</translation>
    </message>
    <message>
        <source>No part is left: nothing can be delivered, and nothing is lost.</source>
        <translation>Nincs szabad munkaegység: szállítani nem lehet, de veszteség sincs.</translation>
    </message>
    <message>
        <source>Nobody can move him after you.</source>
        <translation>Utánad már senki sem mozgathatja.</translation>
    </message>
    <message>
        <source>Not one house of mine? How the king looks at me!</source>
        <translation>Egyetlen házam sincs? Hogy néz rám a király!</translation>
    </message>
    <message>
        <source>Nothing has been built here yet.</source>
        <translation>Itt még nem épült semmi.</translation>
    </message>
    <message>
        <source>Now you turn {building} into a residence: {space}</source>
        <translation>Most lakóépületté alakítod {building}: {space}</translation>
    </message>
    <message>
        <source>Now {player} turns {building} into a residence: {space}</source>
        <translation>{player} most lakóépületté alakítja {building}: {space}</translation>
    </message>
    <message>
        <source>Only prestige buildings can be built now.</source>
        <translation>Most csak presztízsépületet lehet építeni.</translation>
    </message>
    <message>
        <source>Only stone buildings can be built now.</source>
        <translation>Most csak kőépületet lehet építeni.</translation>
    </message>
    <message>
        <source>Only wood buildings can be built now.</source>
        <translation>Most csak faépületet lehet építeni.</translation>
    </message>
    <message>
        <source>Open columns of royal favours: 1 to {column}</source>
        <translation>A királyi kegyek elérhető oszlopai: 1–{column}</translation>
    </message>
    <message>
        <source>Opens when the dungeon has been scored.</source>
        <translation>Az alapok kiértékelése után nyílik meg.</translation>
    </message>
    <message>
        <source>Opens when the walls have been scored.</source>
        <translation>A falak kiértékelése után nyílik meg.</translation>
    </message>
    <message>
        <source>Or any column further left.</source>
        <translation>Vagy bármelyik oszlop tőle balra.</translation>
    </message>
    <message>
        <source>Order</source>
        <comment>on the table, the turn order</comment>
        <translation>Sorrend</translation>
    </message>
    <message>
        <source>Other</source>
        <translation>Egyéb</translation>
    </message>
    <message>
        <source>Other cubes left</source>
        <translation>Megmaradt többi nyersanyag</translation>
    </message>
    <message numerus="yes">
        <source>Others&apos; workers: %n point(s) for the owner.</source>
        <translation>
            <numerusform>Idegen munkásért a tulajdonosnak %n pont jár.</numerusform>
        </translation>
    </message>
    <message>
        <source>Owner: {player}.</source>
        <translation>Tulajdonos: {player}.</translation>
    </message>
    <message numerus="yes">
        <source>Owner: {player}. Your worker brings the owner %n point(s).</source>
        <translation>
            <numerusform>Tulajdonos: {player}. A munkásod %n pontot hoz neki.</numerusform>
        </translation>
    </message>
    <message>
        <source>Park</source>
        <translation>Vadaspark</translation>
    </message>
    <message>
        <source>Pass</source>
        <translation>Passzolsz</translation>
    </message>
    <message>
        <source>Pass</source>
        <comment>button</comment>
        <translation>Passzolok</translation>
    </message>
    <message>
        <source>Passed: {players}</source>
        <translation>Passzolt: {players}</translation>
    </message>
    <message>
        <source>Pay for a favour</source>
        <comment>button</comment>
        <translation>Fizetek a kegyért</translation>
    </message>
    <message>
        <source>Pay for a royal favour</source>
        <translation>Fizetsz a királyi kegyért</translation>
    </message>
    <message>
        <source>Pay {things}</source>
        <translation>Fizetsz {things}</translation>
    </message>
    <message>
        <source>Peddler</source>
        <translation>Ócskás</translation>
    </message>
    <message>
        <source>Place a worker</source>
        <translation>Munkás elhelyezése</translation>
    </message>
    <message>
        <source>Point at a building to see what it does.</source>
        <comment>in the supply</comment>
        <translation>Mutass egy épületre, és látod, mire jó.</translation>
    </message>
    <message>
        <source>Points</source>
        <translation>Pontok</translation>
    </message>
    <message>
        <source>Points</source>
        <comment>line</comment>
        <translation>Hírnévpontok</translation>
    </message>
    <message>
        <source>Prestige</source>
        <comment>a pile of buildings on the table</comment>
        <translation>Presztízs</translation>
    </message>
    <message>
        <source>Prestige buildings</source>
        <translation>Presztízsépületek</translation>
    </message>
    <message>
        <source>Provost</source>
        <translation>Intéző</translation>
    </message>
    <message>
        <source>Provost on {space}</source>
        <translation>Intéző: {space}</translation>
    </message>
    <message>
        <source>Quarry</source>
        <translation>Kőbánya</translation>
    </message>
    <message>
        <source>Red</source>
        <comment>player</comment>
        <translation>Piros</translation>
    </message>
    <message>
        <source>Residence</source>
        <translation>Lakóépület</translation>
    </message>
    <message>
        <source>Residence · by the lawyer</source>
        <comment>in the supply</comment>
        <translation>Lakóépület · a jegyzőtől</translation>
    </message>
    <message>
        <source>Residences</source>
        <translation>Lakóépületek</translation>
    </message>
    <message>
        <source>Residences</source>
        <comment>a pile of buildings on the table</comment>
        <translation>Lakóépület</translation>
    </message>
    <message>
        <source>Resources</source>
        <comment>line</comment>
        <translation>Nyersanyagok</translation>
    </message>
    <message>
        <source>Round {number}: you begin</source>
        <translation>{number}. forduló: te kezded</translation>
    </message>
    <message>
        <source>Round {number}: {player} begins</source>
        <translation>{number}. forduló: {player} kezdi</translation>
    </message>
    <message>
        <source>Round {turn} · {phase}</source>
        <translation>{turn}. forduló · {phase}</translation>
    </message>
    <message>
        <source>Royal favour</source>
        <translation>Királyi kegy</translation>
    </message>
    <message>
        <source>Royal favours</source>
        <translation>Királyi kegyek</translation>
    </message>
    <message>
        <source>Royal favours</source>
        <comment>on the table</comment>
        <translation>Királyi kegyek</translation>
    </message>
    <message>
        <source>Sawmill</source>
        <translation>Fűrészmalom</translation>
    </message>
    <message numerus="yes">
        <source>Shuts out %n worker(s) of {player}.</source>
        <translation>
            <numerusform>{player} %n munkása dolog nélkül marad.</numerusform>
        </translation>
    </message>
    <message>
        <source>Special buildings</source>
        <translation>Speciális épületek</translation>
    </message>
    <message>
        <source>Stables</source>
        <translation>Istálló</translation>
    </message>
    <message>
        <source>Statue</source>
        <translation>Szobor</translation>
    </message>
    <message>
        <source>Stay for another round</source>
        <translation>Marad még egy fordulóra</translation>
    </message>
    <message>
        <source>Stay in the inn</source>
        <comment>button</comment>
        <translation>Marad a kocsmában</translation>
    </message>
    <message>
        <source>Stone</source>
        <translation>Kő</translation>
    </message>
    <message>
        <source>Stone</source>
        <comment>a pile of buildings on the table</comment>
        <translation>Kő</translation>
    </message>
    <message>
        <source>Stone</source>
        <comment>on a player&apos;s card</comment>
        <translation>Kő</translation>
    </message>
    <message>
        <source>Stone buildings</source>
        <translation>Kőépületek</translation>
    </message>
    <message>
        <source>Stone farm</source>
        <translation>Tanya (kőépület)</translation>
    </message>
    <message>
        <source>Tailor</source>
        <translation>Szabó</translation>
    </message>
    <message>
        <source>Take a cube as the owner</source>
        <translation>Nyersanyag a tulajdonosnak</translation>
    </message>
    <message>
        <source>Take cubes</source>
        <translation>Nyersanyag</translation>
    </message>
    <message>
        <source>Take the worker home</source>
        <translation>Hazaviszed a munkást</translation>
    </message>
    <message>
        <source>Take the worker home</source>
        <comment>button</comment>
        <translation>Hazaviszem a munkást</translation>
    </message>
    <message>
        <source>Take {things}</source>
        <translation>Kapsz {things}</translation>
    </message>
    <message>
        <source>That brings you: {things}.</source>
        <translation>Ezt hozza: {things}.</translation>
    </message>
    <message>
        <source>That building will outlast us all.</source>
        <translation>Az az épület mindannyiunkat túlél.</translation>
    </message>
    <message>
        <source>The bailiff closes the dungeon, which is scored</source>
        <translation>Az udvarnagy lezárja az alapokat: kiértékelés</translation>
    </message>
    <message>
        <source>The bailiff closes the towers, which are scored</source>
        <translation>Az udvarnagy lezárja a tornyokat: kiértékelés</translation>
    </message>
    <message>
        <source>The bailiff closes the walls, which are scored</source>
        <translation>Az udvarnagy lezárja a falakat: kiértékelés</translation>
    </message>
    <message numerus="yes">
        <source>The bailiff then walks %n space(s).</source>
        <translation>
            <numerusform>Az udvarnagy így %n mezőt lép.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>The bailiff walks %n space(s): {space}</source>
        <translation>
            <numerusform>Az udvarnagy %n mezőt lép: {space}</numerusform>
        </translation>
    </message>
    <message>
        <source>The best builder of this round. I bow.</source>
        <translation>Én építettem a legtöbbet. Meghajlok.</translation>
    </message>
    <message>
        <source>The best builder of this round. Well done.</source>
        <translation>Te építettél a legtöbbet. Szép volt.</translation>
    </message>
    <message>
        <source>The castle cannot become a residence.</source>
        <translation>A várból nem lehet lakóépület.</translation>
    </message>
    <message>
        <source>The dungeon is complete and is scored</source>
        <translation>Elkészültek az alapok: kiértékelés</translation>
    </message>
    <message numerus="yes">
        <source>The first to pass gets %n denier(s).</source>
        <translation>
            <numerusform>Aki elsőként passzol, %n dénárt kap.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>The first to pass gets %n denier(s). The provost is moved in this order.</source>
        <translation>
            <numerusform>Aki elsőként passzol, %n dénárt kap. Az intéző ebben a sorrendben mozog.</numerusform>
        </translation>
    </message>
    <message>
        <source>The game is over.</source>
        <translation>Vége a játéknak.</translation>
    </message>
    <message>
        <source>The guild moves him free of charge.</source>
        <translation>A kereskedőcéh ingyen mozgatja.</translation>
    </message>
    <message>
        <source>The jeweller, an extra building</source>
        <translation>Az ékszerész, egy további épület</translation>
    </message>
    <message>
        <source>The king likes you best today!</source>
        <translation>Ma te vagy a király kedvence!</translation>
    </message>
    <message>
        <source>The king smiled at me. Did you see that?</source>
        <translation>Rám mosolygott a király. Láttad?</translation>
    </message>
    <message>
        <source>The provost</source>
        <translation>Az intéző</translation>
    </message>
    <message numerus="yes">
        <source>The provost moves %n space(s) at most; this would be {steps}.</source>
        <translation>
            <numerusform>Az intéző legfeljebb %n mezőt mehet, ez {steps} lenne.</numerusform>
        </translation>
    </message>
    <message>
        <source>The provost stays on spaces {first} to {last}.</source>
        <translation>Az intéző csak az út {first}–{last}. mezőjén járhat.</translation>
    </message>
    <message>
        <source>The provost stopped too early for me!</source>
        <translation>Nekem túl korán állt meg az intéző!</translation>
    </message>
    <message>
        <source>The stables change the turn order: {order}</source>
        <translation>Az istálló új sorrendje: {order}</translation>
    </message>
    <message>
        <source>The towers are complete and are scored</source>
        <translation>Elkészültek a tornyok: kiértékelés</translation>
    </message>
    <message>
        <source>The walls are complete and are scored</source>
        <translation>Elkészültek a falak: kiértékelés</translation>
    </message>
    <message>
        <source>The worker goes there free of charge.</source>
        <translation>A munkás ingyen mehet oda.</translation>
    </message>
    <message>
        <source>The worker leaves the gate now; choose another place.</source>
        <translation>A munkás most elhagyja a kaput; válassz másik helyet.</translation>
    </message>
    <message>
        <source>Then you have {things}.</source>
        <translation>Utána {things} lesz nálad.</translation>
    </message>
    <message>
        <source>What a building! All Caylus talks of you.</source>
        <translation>Micsoda épület! Egész Caylus rólad beszél.</translation>
    </message>
    <message>
        <source>You keep {things}.</source>
        <translation>Megtartasz {things}.</translation>
    </message>
    <message>
        <source>{count} batches at once! You must be tired.</source>
        <translation>{count} adag egyszerre! Biztos elfáradtál.</translation>
    </message>
    <message>
        <source>{count} batches for the king! Oh, my back!</source>
        <translation>{count} adag a királynak! Jaj, a hátam!</translation>
    </message>
    <message>
        <source>{count} batches. The king may count on me.</source>
        <translation>{count} adag. A király számíthat rám.</translation>
    </message>
    <message>
        <source>{count} batches. The king will remember it.</source>
        <translation>{count} adag. A király megjegyzi.</translation>
    </message>
    <message>
        <source>{player}&apos;s worker stays in the inn</source>
        <translation>{player} munkása a kocsmában marad</translation>
    </message>
    <message>
        <source>Theatre</source>
        <translation>Színház</translation>
    </message>
    <message>
        <source>There is no room left here.</source>
        <translation>Itt nincs több hely.</translation>
    </message>
    <message>
        <source>There is none left in the supply.</source>
        <translation>Nincs több a készletben.</translation>
    </message>
    <message>
        <source>This building belongs to {player}.</source>
        <translation>Ez az épület nem a tiéd, tulajdonosa: {player}.</translation>
    </message>
    <message>
        <source>This building does not give that.</source>
        <translation>Ez az épület azt nem adja.</translation>
    </message>
    <message>
        <source>This cannot be chosen now.</source>
        <translation>Ez most nem választható.</translation>
    </message>
    <message>
        <source>This column: {effect}.</source>
        <translation>Ez az oszlop: {effect}.</translation>
    </message>
    <message>
        <source>This cube pays for the cube of any kind.</source>
        <translation>Ezt adod be tetszőleges nyersanyagként.</translation>
    </message>
    <message numerus="yes">
        <source>Moving the provost here costs %n denier(s); you have {have}.</source>
        <translation>
            <numerusform>Ide vinni az intézőt %n dénárba kerül, neked {have} van.</numerusform>
        </translation>
    </message>
    <message>
        <source>Towers</source>
        <translation>Tornyok</translation>
    </message>
    <message>
        <source>Towers</source>
        <comment>on the table</comment>
        <translation>Tornyok</translation>
    </message>
    <message>
        <source>Trade</source>
        <translation>Csere</translation>
    </message>
    <message>
        <source>Trading post</source>
        <translation>Lerakat</translation>
    </message>
    <message>
        <source>Turn order: {order}</source>
        <translation>Játéksorrend: {order}</translation>
    </message>
    <message>
        <source>Turn order: {players}</source>
        <translation>Játéksorrend: {players}</translation>
    </message>
    <message>
        <source>University</source>
        <translation>Egyetem</translation>
    </message>
    <message>
        <source>Walls</source>
        <translation>Falak</translation>
    </message>
    <message>
        <source>Walls</source>
        <comment>on the table</comment>
        <translation>Falak</translation>
    </message>
    <message>
        <source>Weaver</source>
        <translation>Takácsműhely</translation>
    </message>
    <message>
        <source>White</source>
        <comment>player</comment>
        <translation>Fehér</translation>
    </message>
    <message>
        <source>Wins {favors}.</source>
        <translation>{favors} hoz.</translation>
    </message>
    <message>
        <source>With the guild you move the provost back: {space}</source>
        <translation>A kereskedőcéhhel hátrébb viszed az intézőt: {space}</translation>
    </message>
    <message>
        <source>With the guild you move the provost forward: {space}</source>
        <translation>A kereskedőcéhhel előrébb viszed az intézőt: {space}</translation>
    </message>
    <message>
        <source>With the guild {player} moves the provost back: {space}</source>
        <translation>{player} a kereskedőcéhhel hátrébb viszi az intézőt: {space}</translation>
    </message>
    <message>
        <source>With the guild {player} moves the provost forward: {space}</source>
        <translation>{player} a kereskedőcéhhel előrébb viszi az intézőt: {space}</translation>
    </message>
    <message>
        <source>Wood</source>
        <translation>Fa</translation>
    </message>
    <message>
        <source>Wood</source>
        <comment>a pile of buildings on the table</comment>
        <translation>Fa</translation>
    </message>
    <message>
        <source>Wood</source>
        <comment>on a player&apos;s card</comment>
        <translation>Fa</translation>
    </message>
    <message>
        <source>Wood buildings</source>
        <translation>Faépületek</translation>
    </message>
    <message>
        <source>Workers</source>
        <translation>Munkások</translation>
    </message>
    <message>
        <source>Workers are placed and sections scored in this order.</source>
        <translation>Ebben a sorrendben helyezitek el a munkásokat, és így értékeljük ki a szakaszokat.</translation>
    </message>
    <message>
        <source>Workers left</source>
        <comment>on a player&apos;s card</comment>
        <translation>Szabad munkások</translation>
    </message>
    <message>
        <source>Workers of others</source>
        <translation>Idegen munkások</translation>
    </message>
    <message numerus="yes">
        <source>Workers of others: %n at work, {lost} cut off.</source>
        <translation>
            <numerusform>Mások munkásai: %n dolgozik, {lost} nem.</numerusform>
        </translation>
    </message>
    <message>
        <source>Workshop</source>
        <translation>Manufaktúra</translation>
    </message>
    <message>
        <source>Yellow</source>
        <comment>player</comment>
        <translation>Sárga</translation>
    </message>
    <message>
        <source>You build {building} {price}: {space}</source>
        <translation>{price} megépíted {building}: {space}</translation>
    </message>
    <message>
        <source>You can already pay for the favour.</source>
        <translation>A kegyet már most ki tudod fizetni.</translation>
    </message>
    <message>
        <source>You can do nothing {where}</source>
        <translation>Semmit sem tehetsz {where}</translation>
    </message>
    <message>
        <source>You choose to do nothing {where}</source>
        <translation>Úgy döntesz, semmit sem teszel {where}</translation>
    </message>
    <message>
        <source>You deliver nothing to the castle</source>
        <translation>Semmit sem szállítasz a várba</translation>
    </message>
    <message>
        <source>You deliver {things} {to_section}</source>
        <translation>Szállítasz {things} {to_section}</translation>
    </message>
    <message>
        <source>You get</source>
        <comment>in the supply</comment>
        <translation>Kapsz</translation>
    </message>
    <message>
        <source>You get points for a royal favour</source>
        <translation>Pontot kapsz egy királyi kegyért</translation>
    </message>
    <message>
        <source>You get {things} as the owner ({space})</source>
        <translation>Tulajdonosként kapsz {things} ({space})</translation>
    </message>
    <message>
        <source>You get {things} {where}</source>
        <translation>Kapsz {things} {where}</translation>
    </message>
    <message>
        <source>You get {things} {where} {price}</source>
        <translation>Kapsz {things} {where} {price}</translation>
    </message>
    <message>
        <source>You have delivered the most: choose a line for the royal favour.</source>
        <translation>Te szállítottad a legtöbbet: válassz egy sort a királyi kegyhez.</translation>
    </message>
    <message>
        <source>You have delivered the most: {batches}</source>
        <translation>Te szállítottad a legtöbbet: {batches}</translation>
    </message>
    <message>
        <source>You have no cloth for it.</source>
        <translation>Nincs hozzá posztód.</translation>
    </message>
    <message>
        <source>You have no food for it.</source>
        <translation>Nincs hozzá élelmiszered.</translation>
    </message>
    <message>
        <source>You have no gold for it.</source>
        <translation>Nincs hozzá aranyad.</translation>
    </message>
    <message>
        <source>You have no house there</source>
        <translation>Itt egy ház sem a tiéd</translation>
    </message>
    <message>
        <source>You have no stone for it.</source>
        <translation>Nincs hozzá köved.</translation>
    </message>
    <message>
        <source>You have no wood for it.</source>
        <translation>Nincs hozzá fád.</translation>
    </message>
    <message>
        <source>You have nothing left</source>
        <translation>Semmid sem maradt</translation>
    </message>
    <message>
        <source>You have to pass</source>
        <translation>Passzolnod kell</translation>
    </message>
    <message>
        <source>You have {houses} there</source>
        <translation>Itt {houses} a tiéd</translation>
    </message>
    <message>
        <source>You have {houses} there and win {favors}</source>
        <translation>Itt {houses} a tiéd, ezért kapsz {favors}</translation>
    </message>
    <message>
        <source>You have {things} left</source>
        <translation>Megtartottál {things}</translation>
    </message>
    <message>
        <source>You leave the provost where he is</source>
        <translation>A helyén hagyod az intézőt</translation>
    </message>
    <message>
        <source>You lose a royal favour: all four lines are used</source>
        <translation>Elvész egy királyi kegyed: mind a négy sort használtad</translation>
    </message>
    <message>
        <source>You move the provost back {price}: {space}</source>
        <translation>{price} hátrébb viszed az intézőt: {space}</translation>
    </message>
    <message>
        <source>You move the provost forward {price}: {space}</source>
        <translation>{price} előrébb viszed az intézőt: {space}</translation>
    </message>
    <message>
        <source>You pass</source>
        <translation>Passzolsz</translation>
    </message>
    <message>
        <source>You pay</source>
        <comment>in the supply</comment>
        <translation>Fizetsz</translation>
    </message>
    <message>
        <source>You pay {things} {where}</source>
        <translation>Fizetsz {things} {where}</translation>
    </message>
    <message>
        <source>You place a worker {into} {price}</source>
        <translation>Munkást küldesz {into} {price}</translation>
    </message>
    <message>
        <source>You place no more workers in this round.</source>
        <translation>Ebben a fordulóban több munkást nem helyezel el.</translation>
    </message>
    <message>
        <source>You score as the owner ({space})</source>
        <translation>Pontot kapsz tulajdonosként ({space})</translation>
    </message>
    <message>
        <source>You send the worker from the gate to work {into}</source>
        <translation>A kapunál álló munkásod továbbmegy {into}</translation>
    </message>
    <message>
        <source>You take the worker home from the gate</source>
        <translation>Hazaviszed a munkást a kaputól</translation>
    </message>
    <message>
        <source>You take the worker home from the inn</source>
        <translation>Hazaviszed a munkást a kocsmából</translation>
    </message>
    <message>
        <source>You take {things} by royal favour</source>
        <translation>Királyi kegyből kapsz {things}</translation>
    </message>
    <message>
        <source>You take {things} by royal favour {price}</source>
        <translation>Királyi kegyből kapsz {things} {price}</translation>
    </message>
    <message>
        <source>You turn {building} into a residence {price}: {space}</source>
        <translation>{price} lakóépületté alakítod {building}: {space}</translation>
    </message>
    <message>
        <source>You use a favour {on_line}: now {column}</source>
        <translation>Kegyet használsz {on_line}: most {column}</translation>
    </message>
    <message>
        <source>You use a favour {on_line}: still {column}</source>
        <translation>Kegyet használsz {on_line}: marad {column}</translation>
    </message>
    <message>
        <source>You win a royal favour on the joust field {price}</source>
        <translation>Királyi kegyet nyersz a tornapályán {price}</translation>
    </message>
    <message>
        <source>You work: {places}.</source>
        <translation>Nálad dolgozik: {places}.</translation>
    </message>
    <message>
        <source>Your marker: {column}.</source>
        <translation>A jelződ: {column}.</translation>
    </message>
    <message>
        <source>Your worker in the inn</source>
        <translation>A munkásod a kocsmában</translation>
    </message>
    <message>
        <source>Your worker stays in the inn</source>
        <translation>A munkásod a kocsmában marad</translation>
    </message>
    <message>
        <source>Your workers cut off: {places}.</source>
        <translation>Munka nélkül marad: {places}.</translation>
    </message>
    <message>
        <source>Yours so far: {houses}.</source>
        <translation>Eddig a tiéd: {houses}.</translation>
    </message>
    <message>
        <source>Yours.</source>
        <translation>A tiéd.</translation>
    </message>
    <message numerus="yes">
        <source>Yours. Workers of others bring you %n point(s) each.</source>
        <translation>
            <numerusform>A tiéd. Minden idegen munkás %n pontot hoz neked.</numerusform>
        </translation>
    </message>
    <message>
        <source>a royal favour</source>
        <translation>királyi kegy</translation>
    </message>
    <message>
        <source>all columns are open</source>
        <comment>columns of the royal favours, on the table</comment>
        <translation>minden oszlop nyitva</translation>
    </message>
    <message>
        <source>all sections are scored</source>
        <comment>on the table</comment>
        <translation>minden szakasz kiértékelve</translation>
    </message>
    <message>
        <source>an architect</source>
        <comment>object</comment>
        <translation>az egyik építészt</translation>
    </message>
    <message>
        <source>as many as you like</source>
        <translation>akármennyi</translation>
    </message>
    <message>
        <source>at the alchemist&apos;s</source>
        <comment>at</comment>
        <translation>az alkimistánál</translation>
    </message>
    <message>
        <source>at the alchemist&apos;s</source>
        <comment>into</comment>
        <translation>az alkimistához</translation>
    </message>
    <message>
        <source>at the architect&apos;s</source>
        <comment>at</comment>
        <translation>az építésznél</translation>
    </message>
    <message>
        <source>at the architect&apos;s</source>
        <comment>into</comment>
        <translation>az építészhez</translation>
    </message>
    <message>
        <source>at the carpenter&apos;s</source>
        <comment>at</comment>
        <translation>az ácsműhelyben</translation>
    </message>
    <message>
        <source>at the carpenter&apos;s</source>
        <comment>into</comment>
        <translation>az ácsműhelybe</translation>
    </message>
    <message>
        <source>at the gate</source>
        <comment>at</comment>
        <translation>a kapunál</translation>
    </message>
    <message>
        <source>at the gate</source>
        <comment>into</comment>
        <translation>a kapuhoz</translation>
    </message>
    <message>
        <source>at the jeweller&apos;s</source>
        <comment>at</comment>
        <translation>az ékszerésznél</translation>
    </message>
    <message>
        <source>at the jeweller&apos;s</source>
        <comment>into</comment>
        <translation>az ékszerészhez</translation>
    </message>
    <message>
        <source>at the lawyer&apos;s</source>
        <comment>at</comment>
        <translation>a jegyzőnél</translation>
    </message>
    <message>
        <source>at the lawyer&apos;s</source>
        <comment>into</comment>
        <translation>a jegyzőhöz</translation>
    </message>
    <message>
        <source>at the mason&apos;s</source>
        <comment>at</comment>
        <translation>a kőműves-műhelyben</translation>
    </message>
    <message>
        <source>at the mason&apos;s</source>
        <comment>into</comment>
        <translation>a kőműves-műhelybe</translation>
    </message>
    <message>
        <source>at the peddler&apos;s</source>
        <comment>at</comment>
        <translation>az ócskásnál</translation>
    </message>
    <message>
        <source>at the peddler&apos;s</source>
        <comment>into</comment>
        <translation>az ócskáshoz</translation>
    </message>
    <message>
        <source>at the tailor&apos;s</source>
        <comment>at</comment>
        <translation>a szabónál</translation>
    </message>
    <message>
        <source>at the tailor&apos;s</source>
        <comment>into</comment>
        <translation>a szabóhoz</translation>
    </message>
    <message>
        <source>at the trading post</source>
        <comment>at</comment>
        <translation>a lerakatnál</translation>
    </message>
    <message>
        <source>at the trading post</source>
        <comment>into</comment>
        <translation>a lerakathoz</translation>
    </message>
    <message>
        <source>back to the supply</source>
        <translation>vissza a készletbe</translation>
    </message>
    <message>
        <source>bailiff</source>
        <translation>udvarnagy</translation>
    </message>
    <message>
        <source>build</source>
        <comment>a line of the royal favours, on the table</comment>
        <translation>építés</translation>
    </message>
    <message>
        <source>build a prestige building</source>
        <translation>presztízsépület építése</translation>
    </message>
    <message>
        <source>build a stone building</source>
        <translation>kőépület építése</translation>
    </message>
    <message numerus="yes">
        <source>build a stone building for %n stone less</source>
        <translation>
            <numerusform>kőépület építése %n kővel olcsóbban</numerusform>
        </translation>
    </message>
    <message>
        <source>build a wood building</source>
        <translation>faépület építése</translation>
    </message>
    <message numerus="yes">
        <source>build a wood building for %n wood less</source>
        <translation>
            <numerusform>faépület építése %n fával olcsóbban</numerusform>
        </translation>
    </message>
    <message>
        <source>cloth</source>
        <translation>posztó</translation>
    </message>
    <message>
        <source>column {number}</source>
        <translation>{number}. oszlop</translation>
    </message>
    <message>
        <source>does without</source>
        <translation>kihagyva</translation>
    </message>
    <message>
        <source>dungeon</source>
        <translation>alapok</translation>
    </message>
    <message>
        <source>dungeon {built} of {all} · scored at {space}</source>
        <comment>on the table</comment>
        <translation>alapok: {built}/{all} · kiértékelés: {space}. mező</translation>
    </message>
    <message>
        <source>each is worth {points} points</source>
        <comment>simplified royal favours, on the table</comment>
        <translation>mindegyik {points} pontot ér</translation>
    </message>
    <message>
        <source>food</source>
        <translation>élelmiszer</translation>
    </message>
    <message>
        <source>for {things}</source>
        <comment>price</comment>
        <translation>{things}</translation>
    </message>
    <message>
        <source>free of charge</source>
        <translation>ingyen</translation>
    </message>
    <message>
        <source>glowing: you can build it now · house: stands on the road</source>
        <comment>on the table</comment>
        <translation>világít: most felépítheted · ház: már áll az úton</translation>
    </message>
    <message>
        <source>gold</source>
        <translation>arany</translation>
    </message>
    <message>
        <source>cubes</source>
        <comment>a line of the royal favours, on the table</comment>
        <translation>kocka</translation>
    </message>
    <message>
        <source>in the bank</source>
        <comment>at</comment>
        <translation>a bankban</translation>
    </message>
    <message>
        <source>in the bank</source>
        <comment>into</comment>
        <translation>a bankba</translation>
    </message>
    <message>
        <source>in the castle</source>
        <comment>at</comment>
        <translation>a várban</translation>
    </message>
    <message>
        <source>in the castle</source>
        <comment>into</comment>
        <translation>a várba</translation>
    </message>
    <message>
        <source>in the church</source>
        <comment>at</comment>
        <translation>a templomban</translation>
    </message>
    <message>
        <source>in the church</source>
        <comment>into</comment>
        <translation>a templomba</translation>
    </message>
    <message>
        <source>in the forest</source>
        <comment>at</comment>
        <translation>az erdőben</translation>
    </message>
    <message>
        <source>in the forest</source>
        <comment>into</comment>
        <translation>az erdőbe</translation>
    </message>
    <message>
        <source>in the gold mine</source>
        <comment>at</comment>
        <translation>az aranybányában</translation>
    </message>
    <message>
        <source>in the gold mine</source>
        <comment>into</comment>
        <translation>az aranybányába</translation>
    </message>
    <message>
        <source>in the inn</source>
        <comment>at</comment>
        <translation>a kocsmában</translation>
    </message>
    <message>
        <source>in the inn</source>
        <comment>into</comment>
        <translation>a kocsmába</translation>
    </message>
    <message>
        <source>in the marketplace</source>
        <comment>at</comment>
        <translation>a piacon</translation>
    </message>
    <message>
        <source>in the marketplace</source>
        <comment>into</comment>
        <translation>a piacra</translation>
    </message>
    <message>
        <source>in the merchants&apos; guild</source>
        <comment>at</comment>
        <translation>a kereskedőcéhnél</translation>
    </message>
    <message>
        <source>in the merchants&apos; guild</source>
        <comment>into</comment>
        <translation>a kereskedőcéhhez</translation>
    </message>
    <message>
        <source>in the park</source>
        <comment>at</comment>
        <translation>a vadasparkban</translation>
    </message>
    <message>
        <source>in the park</source>
        <comment>into</comment>
        <translation>a vadasparkba</translation>
    </message>
    <message>
        <source>in the quarry</source>
        <comment>at</comment>
        <translation>a kőbányában</translation>
    </message>
    <message>
        <source>in the quarry</source>
        <comment>into</comment>
        <translation>a kőbányába</translation>
    </message>
    <message>
        <source>in the sawmill</source>
        <comment>at</comment>
        <translation>a fűrészmalomban</translation>
    </message>
    <message>
        <source>in the sawmill</source>
        <comment>into</comment>
        <translation>a fűrészmalomba</translation>
    </message>
    <message>
        <source>in the stables</source>
        <comment>at</comment>
        <translation>az istállóban</translation>
    </message>
    <message>
        <source>in the stables</source>
        <comment>into</comment>
        <translation>az istállóba</translation>
    </message>
    <message>
        <source>in the workshop</source>
        <comment>at</comment>
        <translation>a manufaktúrában</translation>
    </message>
    <message>
        <source>in the workshop</source>
        <comment>into</comment>
        <translation>a manufaktúrába</translation>
    </message>
    <message>
        <source>make a residence {price}</source>
        <translation>lakóépület {price}</translation>
    </message>
    <message>
        <source>deniers</source>
        <comment>a line of the royal favours, on the table</comment>
        <translation>dénár</translation>
    </message>
    <message>
        <source>moves in: {player}</source>
        <translation>beköltözik: {player}</translation>
    </message>
    <message numerus="yes">
        <source>no house: −%n point(s)</source>
        <translation>
            <numerusform>nincs ház: −%n pont</numerusform>
        </translation>
    </message>
    <message>
        <source>no space left</source>
        <comment>in the supply</comment>
        <translation>nincs több hely</translation>
    </message>
    <message>
        <source>not with</source>
        <comment>the stables are closed, upper line, on the table</comment>
        <translation>zárva</translation>
    </message>
    <message>
        <source>nothing</source>
        <translation>semmi</translation>
    </message>
    <message>
        <source>on the cloth farm</source>
        <comment>at</comment>
        <translation>a tanyán</translation>
    </message>
    <message>
        <source>on the cloth farm</source>
        <comment>into</comment>
        <translation>a tanyára</translation>
    </message>
    <message>
        <source>on the farm</source>
        <comment>at</comment>
        <translation>a tanyán</translation>
    </message>
    <message>
        <source>on the farm</source>
        <comment>into</comment>
        <translation>a tanyára</translation>
    </message>
    <message>
        <source>on the food farm</source>
        <comment>at</comment>
        <translation>a tanyán</translation>
    </message>
    <message>
        <source>on the food farm</source>
        <comment>into</comment>
        <translation>a tanyára</translation>
    </message>
    <message>
        <source>on the joust field</source>
        <comment>at</comment>
        <translation>a tornapályán</translation>
    </message>
    <message>
        <source>on the joust field</source>
        <comment>into</comment>
        <translation>a tornapályára</translation>
    </message>
    <message>
        <source>on the line of buildings</source>
        <translation>az épülethasználat sorában</translation>
    </message>
    <message>
        <source>on the line of deniers</source>
        <translation>a dénárok sorában</translation>
    </message>
    <message>
        <source>on the line of points</source>
        <translation>a hírnévpontok sorában</translation>
    </message>
    <message>
        <source>on the line of resources</source>
        <translation>a nyersanyagok sorában</translation>
    </message>
    <message>
        <source>on the stone farm</source>
        <comment>at</comment>
        <translation>a tanyán</translation>
    </message>
    <message>
        <source>on the stone farm</source>
        <comment>into</comment>
        <translation>a tanyára</translation>
    </message>
    <message>
        <source>on {space}</source>
        <comment>in the supply: a building stands on this space</comment>
        <translation>{space}. mező</translation>
    </message>
    <message>
        <source>one of your residences</source>
        <comment>in the supply: what a prestige building replaces</comment>
        <translation>egy lakóépületed helye</translation>
    </message>
    <message>
        <source>others: +{count}</source>
        <translation>mások: +{count}</translation>
    </message>
    <message>
        <source>others: −{count}</source>
        <translation>mások: −{count}</translation>
    </message>
    <message>
        <source>owner: {player}</source>
        <translation>tulajdonos: {player}</translation>
    </message>
    <message>
        <source>points</source>
        <comment>a line of the royal favours, on the table</comment>
        <translation>pont</translation>
    </message>
    <message>
        <source>provost</source>
        <translation>intéző</translation>
    </message>
    <message>
        <source>scored</source>
        <translation>kiértékelve</translation>
    </message>
    <message>
        <source>space {number}</source>
        <translation>{number}. mező</translation>
    </message>
    <message>
        <source>space {number}</source>
        <comment>in the supply: where the building will stand</comment>
        <translation>{number}. mező</translation>
    </message>
    <message>
        <source>start</source>
        <translation>kezdőhely</translation>
    </message>
    <message>
        <source>stays on {space}</source>
        <translation>marad: {space}</translation>
    </message>
    <message>
        <source>stone</source>
        <translation>kő</translation>
    </message>
    <message>
        <source>the alchemist</source>
        <comment>object</comment>
        <translation>az alkimistát</translation>
    </message>
    <message>
        <source>the bank</source>
        <comment>object</comment>
        <translation>a bankot</translation>
    </message>
    <message>
        <source>the carpenter</source>
        <comment>object</comment>
        <translation>az ácsműhelyt</translation>
    </message>
    <message>
        <source>the cathedral</source>
        <comment>object</comment>
        <translation>a katedrálist</translation>
    </message>
    <message>
        <source>the church</source>
        <comment>object</comment>
        <translation>a templomot</translation>
    </message>
    <message>
        <source>the cloth farm</source>
        <comment>object</comment>
        <translation>a tanyát (posztó)</translation>
    </message>
    <message>
        <source>the dungeon is scored here</source>
        <translation>itt értékeljük ki az alapokat</translation>
    </message>
    <message>
        <source>the farm</source>
        <comment>object</comment>
        <translation>a tanyát</translation>
    </message>
    <message>
        <source>the food farm</source>
        <comment>object</comment>
        <translation>a tanyát (élelmiszer)</translation>
    </message>
    <message>
        <source>the forest</source>
        <comment>object</comment>
        <translation>az erdőt</translation>
    </message>
    <message>
        <source>the granary</source>
        <comment>object</comment>
        <translation>a gabonaraktárat</translation>
    </message>
    <message>
        <source>the hotel</source>
        <comment>object</comment>
        <translation>a fogadót</translation>
    </message>
    <message>
        <source>the jeweller</source>
        <comment>object</comment>
        <translation>az ékszerészt</translation>
    </message>
    <message>
        <source>the lawyer</source>
        <comment>object</comment>
        <translation>a jegyzőt</translation>
    </message>
    <message>
        <source>the library</source>
        <comment>object</comment>
        <translation>a könyvtárat</translation>
    </message>
    <message>
        <source>the marketplace</source>
        <comment>object</comment>
        <translation>a piacot</translation>
    </message>
    <message>
        <source>the mason</source>
        <comment>object</comment>
        <translation>a kőműves-műhelyt</translation>
    </message>
    <message>
        <source>the monument</source>
        <comment>object</comment>
        <translation>a műemléket</translation>
    </message>
    <message>
        <source>the park</source>
        <comment>object</comment>
        <translation>a vadasparkot</translation>
    </message>
    <message>
        <source>the peddler</source>
        <comment>object</comment>
        <translation>az ócskást</translation>
    </message>
    <message>
        <source>the quarry</source>
        <comment>object</comment>
        <translation>a kőbányát</translation>
    </message>
    <message>
        <source>the sawmill</source>
        <comment>object</comment>
        <translation>a fűrészmalmot</translation>
    </message>
    <message>
        <source>the statue</source>
        <comment>object</comment>
        <translation>a szobrot</translation>
    </message>
    <message>
        <source>the stone farm</source>
        <comment>object</comment>
        <translation>a tanyát (kőépület)</translation>
    </message>
    <message>
        <source>the tailor</source>
        <comment>object</comment>
        <translation>a szabót</translation>
    </message>
    <message>
        <source>the theatre</source>
        <comment>object</comment>
        <translation>a színházat</translation>
    </message>
    <message>
        <source>the towers are scored here</source>
        <translation>itt értékeljük ki a tornyokat</translation>
    </message>
    <message>
        <source>the university</source>
        <comment>object</comment>
        <translation>az egyetemet</translation>
    </message>
    <message>
        <source>the walls are scored here</source>
        <translation>itt értékeljük ki a falakat</translation>
    </message>
    <message>
        <source>the weaver</source>
        <comment>object</comment>
        <translation>a takácsműhelyt</translation>
    </message>
    <message>
        <source>the workshop</source>
        <comment>object</comment>
        <translation>a manufaktúrát</translation>
    </message>
    <message>
        <source>there is nothing to choose</source>
        <translation>nincs miből választani</translation>
    </message>
    <message>
        <source>to the dungeon</source>
        <translation>az alapokhoz</translation>
    </message>
    <message>
        <source>to the towers</source>
        <translation>a tornyokhoz</translation>
    </message>
    <message>
        <source>to the walls</source>
        <translation>a falakhoz</translation>
    </message>
    <message>
        <source>towers</source>
        <translation>tornyok</translation>
    </message>
    <message>
        <source>towers {built} of {all} · scored at {space}</source>
        <comment>on the table</comment>
        <translation>tornyok: {built}/{all} · kiértékelés: {space}. mező</translation>
    </message>
    <message>
        <source>walls</source>
        <translation>falak</translation>
    </message>
    <message>
        <source>walls {built} of {all} · scored at {space}</source>
        <comment>on the table</comment>
        <translation>falak: {built}/{all} · kiértékelés: {space}. mező</translation>
    </message>
    <message>
        <source>will be a residence</source>
        <translation>lakóépület lesz</translation>
    </message>
    <message>
        <source>with it</source>
        <comment>option</comment>
        <translation>vele</translation>
    </message>
    <message>
        <source>without it</source>
        <comment>option</comment>
        <translation>nélküle</translation>
    </message>
    <message>
        <source>wood</source>
        <translation>fa</translation>
    </message>
    <message>
        <source>worker: {player}</source>
        <translation>munkás: {player}</translation>
    </message>
    <message>
        <source>workers: {players}</source>
        <translation>munkások: {players}</translation>
    </message>
    <message>
        <source>you</source>
        <comment>in a list</comment>
        <translation>te</translation>
    </message>
    <message>
        <source>you: +{places}</source>
        <translation>te: +{places}</translation>
    </message>
    <message>
        <source>you: −{places}</source>
        <translation>te: −{places}</translation>
    </message>
    <message>
        <source>your marker: {column}</source>
        <translation>a jelződ: {column}</translation>
    </message>
    <message>
        <source>{building} ({space})</source>
        <translation>{building} ({space})</translation>
    </message>
    <message>
        <source>{building}: it cannot become a residence.</source>
        <translation>{building}: nem lehet lakóépületté alakítani.</translation>
    </message>
    <message>
        <source>{building}: none is left in the supply.</source>
        <translation>{building}: nincs több a készletben.</translation>
    </message>
    <message>
        <source>{built} of {parts} parts</source>
        <translation>{parts} munkaegységből {built} kész</translation>
    </message>
    <message numerus="yes">
        <source>{built} of {parts} parts are built, %n point(s) each.</source>
        <translation>
            <numerusform>{parts} munkaegységből {built} kész, egyenként %n pont.</numerusform>
        </translation>
    </message>
    <message>
        <source>{line}, {column}: {effect}</source>
        <translation>{line}, {column}: {effect}</translation>
    </message>
    <message>
        <source>{player} builds {building} {price}: {space}</source>
        <translation>{player} {price} megépíti {building}: {space}</translation>
    </message>
    <message>
        <source>{player} can do nothing {where}</source>
        <translation>{player} semmit sem tehet {where}</translation>
    </message>
    <message>
        <source>{player} chooses to do nothing {where}</source>
        <translation>{player} úgy dönt, semmit sem tesz {where}</translation>
    </message>
    <message>
        <source>{player} delivers nothing to the castle</source>
        <translation>{player} semmit sem szállít a várba</translation>
    </message>
    <message>
        <source>{player} delivers {things} {to_section}</source>
        <translation>{player} szállít {things} {to_section}</translation>
    </message>
    <message>
        <source>{player} gets points for a royal favour</source>
        <translation>{player} pontot kap egy királyi kegyért</translation>
    </message>
    <message>
        <source>{player} gets {things} as the owner ({space})</source>
        <translation>{player} tulajdonosként kap {things} ({space})</translation>
    </message>
    <message>
        <source>{player} gets {things} {where}</source>
        <translation>{player} kap {things} {where}</translation>
    </message>
    <message>
        <source>{player} gets {things} {where} {price}</source>
        <translation>{player} kap {things} {where} {price}</translation>
    </message>
    <message>
        <source>{player} has delivered the most: {batches}</source>
        <translation>{player} szállította a legtöbbet: {batches}</translation>
    </message>
    <message>
        <source>{player} has no house there</source>
        <translation>{player}: egy ház sem</translation>
    </message>
    <message>
        <source>{player} has nothing left</source>
        <translation>{player}: semmi sem maradt</translation>
    </message>
    <message>
        <source>{player} has to pass</source>
        <translation>{player} kénytelen passzolni</translation>
    </message>
    <message>
        <source>{player} has {houses} there</source>
        <translation>{player}: {houses}</translation>
    </message>
    <message>
        <source>{player} has {houses} there and wins {favors}</source>
        <translation>{player}: {houses}, ezért kap {favors}</translation>
    </message>
    <message>
        <source>{player} has {things} left</source>
        <translation>{player} megtartott {things}</translation>
    </message>
    <message>
        <source>{player} leaves the provost where he is</source>
        <translation>{player} a helyén hagyja az intézőt</translation>
    </message>
    <message>
        <source>{player} loses a royal favour: all four lines are used</source>
        <translation>{player} elveszít egy királyi kegyet: mind a négy sort használta</translation>
    </message>
    <message>
        <source>{player} moves the provost back {price}: {space}</source>
        <translation>{player} {price} hátrébb viszi az intézőt: {space}</translation>
    </message>
    <message>
        <source>{player} moves the provost forward {price}: {space}</source>
        <translation>{player} {price} előrébb viszi az intézőt: {space}</translation>
    </message>
    <message>
        <source>{player} passes</source>
        <translation>{player} passzol</translation>
    </message>
    <message>
        <source>{player} pays {things} {where}</source>
        <translation>{player} fizet {things} {where}</translation>
    </message>
    <message>
        <source>{player} places a worker {into} {price}</source>
        <translation>{player} munkást küld {into} {price}</translation>
    </message>
    <message>
        <source>{player} scores as the owner ({space})</source>
        <translation>{player} pontot kap tulajdonosként ({space})</translation>
    </message>
    <message>
        <source>{player} sends the worker from the gate to work {into}</source>
        <translation>{player} kapunál álló munkása továbbmegy {into}</translation>
    </message>
    <message>
        <source>{player} takes the worker home from the gate</source>
        <translation>{player} hazaviszi a munkást a kaputól</translation>
    </message>
    <message>
        <source>{player} takes the worker home from the inn</source>
        <translation>{player} hazaviszi a munkást a kocsmából</translation>
    </message>
    <message>
        <source>{player} takes {things} by royal favour</source>
        <translation>{player} királyi kegyből kap {things}</translation>
    </message>
    <message>
        <source>{player} takes {things} by royal favour {price}</source>
        <translation>{player} királyi kegyből kap {things} {price}</translation>
    </message>
    <message>
        <source>{player} turns {building} into a residence {price}: {space}</source>
        <translation>{player} {price} lakóépületté alakítja {building}: {space}</translation>
    </message>
    <message>
        <source>{player} uses a favour {on_line}: now {column}</source>
        <translation>{player} kegyet használ {on_line}: most {column}</translation>
    </message>
    <message>
        <source>{player} uses a favour {on_line}: still {column}</source>
        <translation>{player} kegyet használ {on_line}: marad {column}</translation>
    </message>
    <message>
        <source>{player} wins a royal favour on the joust field {price}</source>
        <translation>{player} királyi kegyet nyer a tornapályán {price}</translation>
    </message>
    <message>
        <source>{points} points</source>
        <comment>option</comment>
        <translation>{points} pont</translation>
    </message>
    <message>
        <source>{points} points each, for beginners</source>
        <comment>option</comment>
        <translation>egyenként {points} pont, kezdőknek</translation>
    </message>
    <message>
        <source>{points} points, as in later printings</source>
        <comment>option</comment>
        <translation>{points} pont, mint a későbbi kiadásokban</translation>
    </message>
    <message>
        <source>{steps} to {space}</source>
        <translation>{steps}: {space}</translation>
    </message>
    <message>
        <source>{things} for passing first</source>
        <translation>elsőként passzolt: {things}</translation>
    </message>
    <message>
        <source>{things} {price}</source>
        <translation>{price} {things}</translation>
    </message>
    <message>
        <source>{where} ({space})</source>
        <translation>{where} ({space})</translation>
    </message>
    <message>
        <source>A road, a few workers, and a castle for the king.</source>
        <translation>Egy út, néhány munkás és egy vár a királynak.</translation>
    </message>
    <message numerus="yes">
        <source>Others&apos; workers: {points}, %n cube(s) for the owner.</source>
        <translation>
            <numerusform>Idegen munkásért {points} és %n nyersanyag jár.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n point(s) for the owner</source>
        <translation>
            <numerusform>%n pont a tulajdonosnak</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Move the provost up to %n space(s), {price} each, or leave him on {space}.</source>
        <translation>
            <numerusform>Mozgasd az intézőt legfeljebb %n mezővel (mezőnként {price}), vagy hagyd ott ({space}).</numerusform>
        </translation>
    </message>
    <message>
        <source>{columns} after the dungeon</source>
        <comment>columns of the royal favours, on the table</comment>
        <translation>{columns}. az alapok után</translation>
    </message>
    <message>
        <source>{columns} after the walls</source>
        <comment>columns of the royal favours, on the table</comment>
        <translation>{columns}. a falak után</translation>
    </message>
    <message>
        <source>{players} players</source>
        <comment>the stables are closed, lower line, on the table</comment>
        <translation>{players} játékosnál</translation>
    </message>
    <message numerus="yes">
        <source>%n batch(es)</source>
        <comment>for</comment>
        <translation>
            <numerusform>%n adaghoz</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n more of your workers will be at work.</source>
        <translation>
            <numerusform>Még %n munkásod dolgozhat.</numerusform>
        </translation>
    </message>
    <message>
        <source>A prestige building can be built in its place.</source>
        <translation>Később presztízsépület kerülhet a helyére.</translation>
    </message>
    <message numerus="yes">
        <source>As the first to pass you get %n denier(s).</source>
        <translation>
            <numerusform>Elsőként passzolsz: %n dénárt kapsz.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Brings you %n denier(s) in every round from now on.</source>
        <translation>
            <numerusform>Mostantól minden fordulóban %n dénárt hoz neked.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>It costs you %n point(s).</source>
        <translation>
            <numerusform>%n pontodba kerül.</numerusform>
        </translation>
    </message>
    <message>
        <source>Keeps the place from {player}, who could still go there.</source>
        <translation>Elfoglalod a helyet {player} elől, aki még odamehetne.</translation>
    </message>
    <message>
        <source>Keeps the place from {player}, who has what is needed there.</source>
        <translation>Elfoglalod a helyet {player} elől, akinek megvan hozzá mindene.</translation>
    </message>
    <message numerus="yes">
        <source>Scores %n point(s) now.</source>
        <translation>
            <numerusform>Most %n pontot hoz.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Shuts out %n worker(s) of others.</source>
        <translation>
            <numerusform>Mások %n munkása dolog nélkül marad.</numerusform>
        </translation>
    </message>
    <message>
        <source>The provost cannot shut it out.</source>
        <translation>Az intéző nem zárhatja ki.</translation>
    </message>
    <message numerus="yes">
        <source>The provost would have to go back %n space(s) to shut it out.</source>
        <translation>
            <numerusform>Az intézőnek %n mezőt kellene hátrálnia, hogy kizárja.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>With it you can pay for {building}: %n point(s).</source>
        <translation>
            <numerusform>Ezzel már ki tudod fizetni {building}: %n pont.</numerusform>
        </translation>
    </message>
    <message>
        <source>With it you have the cubes for {batches}.</source>
        <translation>Ezzel {batches} van nyersanyagod.</translation>
    </message>
    <message>
        <source>With its cubes you would have {batches} for the castle.</source>
        <translation>Az ottani nyersanyaggal {batches} szállíthatnál a várhoz.</translation>
    </message>
    <message>
        <source>With what you have you can get {things} there, {price}.</source>
        <translation>Abból, amid van, ott {price} kaphatsz {things}.</translation>
    </message>
    <message numerus="yes">
        <source>Without a batch you would lose %n point(s).</source>
        <translation>
            <numerusform>Adag nélkül %n pontot veszítenél.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>You already have %n worker(s) on the board.</source>
        <translation>
            <numerusform>Már %n munkásod áll a táblán.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>You already have what {building} costs: %n point(s).</source>
        <translation>
            <numerusform>Már most ki tudod fizetni {building}: %n pont.</numerusform>
        </translation>
    </message>
    <message>
        <source>You are the last to move the provost.</source>
        <translation>Te mozgatod utolsóként az intézőt.</translation>
    </message>
    <message>
        <source>You can already pay the lawyer.</source>
        <translation>A jegyzőt már most ki tudod fizetni.</translation>
    </message>
    <message>
        <source>You deliver first, and a tie for the favour goes to you.</source>
        <translation>Te szállítasz elsőként, és döntetlennél tiéd a kegy.</translation>
    </message>
    <message numerus="yes">
        <source>You have the cubes for {batches}: %n point(s).</source>
        <translation>
            <numerusform>{batches} van nyersanyagod: %n pont.</numerusform>
        </translation>
    </message>
    <message>
        <source>You have {deniers}; the next worker would cost you {price}.</source>
        <translation>{deniers} van nálad, és a következő munkás ára {price} volna.</translation>
    </message>
    <message>
        <source>You keep the cubes for {batches}.</source>
        <translation>Marad nyersanyagod {batches}.</translation>
    </message>
    <message numerus="yes">
        <source>You lose %n point(s) less when the dungeon is scored.</source>
        <translation>
            <numerusform>Az alapok kiértékelésekor %n ponttal kevesebbet veszítesz.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>You lose %n point(s) less when the towers are scored.</source>
        <translation>
            <numerusform>A tornyok kiértékelésekor %n ponttal kevesebbet veszítesz.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>You lose %n point(s) less when the walls are scored.</source>
        <translation>
            <numerusform>A falak kiértékelésekor %n ponttal kevesebbet veszítesz.</numerusform>
        </translation>
    </message>
    <message>
        <source>Your houses win {favors} when the dungeon is scored.</source>
        <translation>A házaid {favors} hoznak az alapok kiértékelésekor.</translation>
    </message>
    <message>
        <source>Your houses win {favors} when the towers are scored.</source>
        <translation>A házaid {favors} hoznak a tornyok kiértékelésekor.</translation>
    </message>
    <message>
        <source>Your houses win {favors} when the walls are scored.</source>
        <translation>A házaid {favors} hoznak a falak kiértékelésekor.</translation>
    </message>
    <message>
        <source>Click to see all.</source>
        <translation>Kattints, és mind látszik.</translation>
    </message>
    <message>
        <source>You choose a line when you win a royal favour.</source>
        <translation>Sort akkor választasz, amikor királyi kegyet nyertél.</translation>
    </message>
    <message>
        <source>A prestige building replaces one of your residences, and you have none.</source>
        <translation>A presztízsépület egy lakóépületed helyére kerül, és neked most nincs.</translation>
    </message>
    <message>
        <source>A worker is here: the building is replaced when the worker leaves.</source>
        <translation>Munkás áll rajta: az épületet akkor cseréled le, amikor a munkás elmegy.</translation>
    </message>
    <message>
        <source>A worker of {player} is already here.</source>
        <translation>Itt már {player} munkása áll.</translation>
    </message>
    <message>
        <source>It is another player&apos;s turn.</source>
        <translation>Most más van soron.</translation>
    </message>
    <message numerus="yes">
        <source>With the provost where he is now: %n space(s).</source>
        <translation>
            <numerusform>Az intéző mostani helyével: %n mezőt.</numerusform>
        </translation>
    </message>
    <message>
        <source>B: open or close</source>
        <comment>on the table, the key of the supply</comment>
        <translation>B: nyitás, zárás</translation>
    </message>
    <message>
        <source>Becomes a residence of {player} when the worker leaves.</source>
        <translation>Lakóépület lesz ({player}), amikor a munkás elmegy.</translation>
    </message>
    <message>
        <source>Beyond the provost: as he stands now, it is not activated.</source>
        <translation>Az intézőn túl van: ahogy most áll, nem aktiválódik.</translation>
    </message>
    <message>
        <source>Build a glowing prestige building in place of a residence, or skip this.</source>
        <translation>Építs egy világító presztízsépületet egy lakóépületed helyére, vagy hagyd ki.</translation>
    </message>
    <message>
        <source>Build a glowing stone building on {space}, or skip this.</source>
        <translation>Építs egy világító kőépületet ({space}), vagy hagyd ki.</translation>
    </message>
    <message>
        <source>Build a glowing wood building on {space}, or skip this.</source>
        <translation>Építs egy világító faépületet ({space}), vagy hagyd ki.</translation>
    </message>
    <message>
        <source>Build with the royal favour: choose a glowing building, or skip this.</source>
        <translation>Építs a királyi kegyből: válassz egy világító épületet, vagy hagyd ki.</translation>
    </message>
    <message>
        <source>Builds a prestige building in place of one of your residences.</source>
        <translation>Presztízsépületet épít az egyik lakóépületed helyére.</translation>
    </message>
    <message>
        <source>Builds a stone building on the first empty space.</source>
        <translation>Kőépületet épít az első üres épülethelyre.</translation>
    </message>
    <message>
        <source>Builds a wood building on the first empty space.</source>
        <translation>Faépületet épít az első üres épülethelyre.</translation>
    </message>
    <message>
        <source>Still to move him: {players}.</source>
        <translation>Még mozgathatja: {players}.</translation>
    </message>
    <message>
        <source>Choose cubes from any column up to your marker, or skip this.</source>
        <translation>Válassz nyersanyagot: a jelződig bármelyik oszlop a tiéd, vagy hagyd ki.</translation>
    </message>
    <message>
        <source>Choose the cube of any kind that you pay for {building}.</source>
        <translation>Válaszd ki a tetszőleges nyersanyagot, amellyel megépíted {building}.</translation>
    </message>
    <message>
        <source>Deliver a batch to the dungeon, or deliver nothing.</source>
        <translation>Szállíts egy adagot az alapokhoz, vagy ne szállíts semmit.</translation>
    </message>
    <message>
        <source>Deliver a batch to the towers, or deliver nothing.</source>
        <translation>Szállíts egy adagot a tornyokhoz, vagy ne szállíts semmit.</translation>
    </message>
    <message>
        <source>Deliver a batch to the walls, or deliver nothing.</source>
        <translation>Szállíts egy adagot a falakhoz, vagy ne szállíts semmit.</translation>
    </message>
    <message>
        <source>When the bailiff gets here, the dungeon is scored.</source>
        <translation>Ha az udvarnagy ideér, kiértékeljük az alapokat.</translation>
    </message>
    <message>
        <source>When the bailiff gets here, the walls are scored.</source>
        <translation>Ha az udvarnagy ideér, kiértékeljük a falakat.</translation>
    </message>
    <message>
        <source>When the bailiff gets here, the towers are scored.</source>
        <translation>Ha az udvarnagy ideér, kiértékeljük a tornyokat.</translation>
    </message>
    <message>
        <source>Skip</source>
        <translation>Kihagyod</translation>
    </message>
    <message>
        <source>Skip</source>
        <comment>button</comment>
        <translation>Kihagyom</translation>
    </message>
    <message>
        <source>Empty space</source>
        <translation>Üres épülethely</translation>
    </message>
    <message>
        <source>First finish the current step.</source>
        <translation>Előbb fejezd be a mostani lépést.</translation>
    </message>
    <message>
        <source>When another player&apos;s worker works here, the owner gets {cubes}.</source>
        <translation>Ha más játékos munkása dolgozik itt, a tulajdonos {cubes} kap.</translation>
    </message>
    <message numerus="yes">
        <source>From the next round on each worker costs you %n denier(s).</source>
        <translation>
            <numerusform>A következő fordulótól minden munkásod %n dénárba kerül.</numerusform>
        </translation>
    </message>
    <message>
        <source>It will already become a residence when the worker leaves.</source>
        <translation>Ebből már lakóépület lesz, amikor a munkás elmegy.</translation>
    </message>
    <message>
        <source>Made by the lawyer from a building on the road.</source>
        <translation>A jegyző alakítja át az út egyik épületéből.</translation>
    </message>
    <message>
        <source>Turn a glowing building into your residence {price}, or skip this.</source>
        <translation>Alakíts át egy világító épületet lakóépületté {price}, vagy hagyd ki.</translation>
    </message>
    <message>
        <source>Turns a neutral building or one of yours into a residence, {price}.</source>
        <translation>{price} semleges vagy saját épületet lakóépületté alakít.</translation>
    </message>
    <message>
        <source>There is no empty space left on the road.</source>
        <translation>Az úton nincs több üres épülethely.</translation>
    </message>
    <message>
        <source>There is no empty space left.</source>
        <translation>Nincs több üres épülethely.</translation>
    </message>
    <message>
        <source>Workers cannot be placed here.</source>
        <translation>Ide nem kerülhet munkás.</translation>
    </message>
    <message>
        <source>On {space} he triggers the scoring of the dungeon.</source>
        <translation>Az alapok kiértékelése: {space}.</translation>
    </message>
    <message>
        <source>On {space} he triggers the scoring of the towers.</source>
        <translation>A tornyok kiértékelése: {space}.</translation>
    </message>
    <message>
        <source>On {space} he triggers the scoring of the walls.</source>
        <translation>A falak kiértékelése: {space}.</translation>
    </message>
    <message numerus="yes">
        <source>Place a worker in a glowing place for %n denier(s), or be the first to pass.</source>
        <translation>
            <numerusform>Helyezz el egy munkást %n dénárért egy világító helyen, vagy passzolj elsőként.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Place a worker in a glowing place for %n denier(s), or pass.</source>
        <translation>
            <numerusform>Helyezz el egy munkást %n dénárért egy világító helyen, vagy passzolj.</numerusform>
        </translation>
    </message>
    <message>
        <source>Scored when it is full, or when the bailiff gets to {space}.</source>
        <translation>Kiértékeljük, ha betelt, vagy ha az udvarnagy odaér ({space}).</translation>
    </message>
    <message>
        <source>The game is over: what you have left also scores</source>
        <translation>Vége a játéknak: ami megmaradt, az is pontot ér</translation>
    </message>
    <message>
        <source>The provost does not reach {player}&apos;s worker {where}</source>
        <translation>{player} munkása tétlen {where}: az intéző nem ér odáig</translation>
    </message>
    <message>
        <source>The provost does not reach your worker {where}</source>
        <translation>A munkásod tétlen {where}: az intéző nem ér odáig</translation>
    </message>
    <message numerus="yes">
        <source>The stables are only used with %n or more players.</source>
        <translation>
            <numerusform>Az istállót csak legalább %n játékosnál használjuk.</numerusform>
        </translation>
    </message>
    <message>
        <source>{player}&apos;s worker moves into the inn</source>
        <translation>{player} munkása beköltözik a kocsmába</translation>
    </message>
    <message>
        <source>Trade {where}, or skip this.</source>
        <translation>Cserélj {where}, vagy hagyd ki.</translation>
    </message>
    <message>
        <source>Already used in this phase.</source>
        <translation>Ebben a fázisban már használtad.</translation>
    </message>
    <message>
        <source>Whoever is first here goes first in the turn order.</source>
        <translation>Aki itt elöl áll, az lesz elöl a játéksorrendben is.</translation>
    </message>
    <message numerus="yes">
        <source>Whoever sends a worker here and delivers nothing loses %n point(s).</source>
        <translation>
            <numerusform>Aki munkást küld ide, de semmit sem szállít, %n pontot veszít.</numerusform>
        </translation>
    </message>
    <message>
        <source>Win a royal favour {price}, or skip this.</source>
        <translation>Nyerj egy királyi kegyet {price}, vagy hagyd ki.</translation>
    </message>
    <message>
        <source>You cannot pay to move the provost</source>
        <translation>Nincs pénzed az intéző mozgatására</translation>
    </message>
    <message>
        <source>You cannot pay for this.</source>
        <translation>Ezt nem tudod kifizetni.</translation>
    </message>
    <message>
        <source>There is no room in the castle, so you lose nothing</source>
        <translation>A várban nincs több hely, ezért nem veszítesz semmit</translation>
    </message>
    <message>
        <source>You get {things} as income</source>
        <translation>Bevételként kapsz {things}</translation>
    </message>
    <message>
        <source>You already have a worker here, and each player may place only one.</source>
        <translation>Itt már van munkásod, és mindenki csak egyet tehet ide.</translation>
    </message>
    <message>
        <source>You have already used the line of buildings in this phase.</source>
        <translation>Az épülethasználat sorát ebben a fázisban már használtad.</translation>
    </message>
    <message>
        <source>You have already used the line of deniers in this phase.</source>
        <translation>A dénárok sorát ebben a fázisban már használtad.</translation>
    </message>
    <message>
        <source>You have already used the line of points in this phase.</source>
        <translation>A hírnévpontok sorát ebben a fázisban már használtad.</translation>
    </message>
    <message>
        <source>You have already used the line of resources in this phase.</source>
        <translation>A nyersanyagok sorát ebben a fázisban már használtad.</translation>
    </message>
    <message>
        <source>You pay {things}: {building} becomes a residence when the worker leaves</source>
        <translation>Fizetsz {things}, és lakóépületté alakítod {building}, amikor a munkás elmegy</translation>
    </message>
    <message>
        <source>Your marker has not reached this column.</source>
        <translation>A jelződ még nem jutott el eddig az oszlopig.</translation>
    </message>
    <message>
        <source>Your own worker is already here.</source>
        <translation>Itt már a saját munkásod áll.</translation>
    </message>
    <message>
        <source>Your worker moves into the inn</source>
        <translation>A munkásod beköltözik a kocsmába</translation>
    </message>
    <message>
        <source>all your workers for the next round</source>
        <translation>minden munkásod kéznél</translation>
    </message>
    <message numerus="yes">
        <source>each worker costs %n denier(s)</source>
        <translation>
            <numerusform>minden munkás %n dénár</numerusform>
        </translation>
    </message>
    <message>
        <source>free of charge</source>
        <comment>price</comment>
        <translation>ingyen</translation>
    </message>
    <message>
        <source>staying there: {player}</source>
        <translation>ott lakik: {player}</translation>
    </message>
    <message>
        <source>the favour table</source>
        <comment>option</comment>
        <translation>a kegyek táblázata</translation>
    </message>
    <message>
        <source>{building}: workers cannot be placed here.</source>
        <translation>{building}: ide nem kerülhet munkás.</translation>
    </message>
    <message>
        <source>{player} cannot pay to move the provost</source>
        <translation>{player} nem tud fizetni az intéző mozgatásáért</translation>
    </message>
    <message>
        <source>There is no room in the castle, so {player} loses nothing</source>
        <translation>A várban nincs több hely, ezért {player} nem veszít semmit</translation>
    </message>
    <message>
        <source>{player} gets {things} as income</source>
        <translation>{player} bevételként kap {things}</translation>
    </message>
    <message>
        <source>{player} pays {things}: {building} becomes a residence when the worker leaves</source>
        <translation>{player} fizet {things}, és lakóépületté alakítja {building}, amikor a munkás elmegy</translation>
    </message>
    <message numerus="yes">
        <source>Each worker of another player there brings you %n point(s).</source>
        <translation>
            <numerusform>Minden idegen munkás ott %n pontot hoz neked.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>In the next round each worker costs you only %n denier(s).</source>
        <translation>
            <numerusform>A következő fordulóban minden munkásod csak %n dénárba kerül.</numerusform>
        </translation>
    </message>
    <message>
        <source>It is the last of its kind in the supply.</source>
        <translation>A készletben ez az utolsó ilyen épület.</translation>
    </message>
    <message numerus="yes">
        <source>It is your own building: any other place costs %n denier(s) more.</source>
        <translation>
            <numerusform>A saját épületed: bármelyik más hely %n dénárral drágább.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>It works if the provost moves %n space(s) closer.</source>
        <translation>
            <numerusform>Akkor dolgozik, ha az intéző %n mezővel közelebb jön.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>After the next pass it costs %n denier(s) more.</source>
        <translation>
            <numerusform>Ha még valaki passzol, már %n dénárral drágább.</numerusform>
        </translation>
    </message>
    <message>
        <source>The next favour on this line can give you: {effect}.</source>
        <translation>A következő kegy ezen a soron ezt adhatja: {effect}.</translation>
    </message>
    <message numerus="yes">
        <source>With %n batch(es) you are ahead for the favour of this round.</source>
        <translation>
            <numerusform>%n adaggal te vezetsz a forduló kegyéért.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>With the provost there, %n of your workers will work on the road.</source>
        <translation>
            <numerusform>Ha az intéző ott marad, %n munkásod dolgozik az úton.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>With the provost there, %n worker(s) of others will not work.</source>
        <translation>
            <numerusform>Ha az intéző ott marad, mások %n munkása marad dolog nélkül.</numerusform>
        </translation>
    </message>
    <message>
        <source>The favour could give you: {effect}.</source>
        <translation>A kegy ezt hozhatja: {effect}.</translation>
    </message>
    <message>
        <source>The next wood or stone building goes on {space}.</source>
        <translation>A következő fa- vagy kőépület helye: {space}.</translation>
    </message>
    <message>
        <source>Build the king&apos;s castle and the road: most prestige points win.</source>
        <translation>Építsd a király várát és az utat: a legtöbb hírnévpont nyer.</translation>
    </message>
    <message>
        <source>A section of the castle: houses in it score favours, no house costs points.</source>
        <translation>A vár egyik szakasza: a benne álló házaid kegyet hozhatnak, ha egy sincs, pontot vesztesz.</translation>
    </message>
    <message>
        <source>Activates the building where it stands, unless that is beyond the provost.</source>
        <translation>Aktiválja az épületet, ahol áll, hacsak nincs az az intézőn túl.</translation>
    </message>
    <message>
        <source>Any cube</source>
        <translation>Tetszőleges nyersanyag</translation>
    </message>
    <message>
        <source>Any cube but gold</source>
        <translation>Bármi, csak arany nem</translation>
    </message>
    <message>
        <source>Bailiff</source>
        <translation>Udvarnagy</translation>
    </message>
    <message>
        <source>Bridge</source>
        <translation>Híd</translation>
    </message>
    <message>
        <source>Buildings beyond him are not activated in this round.</source>
        <translation>A rajta túl álló épületek ebben a fordulóban nem aktiválódnak.</translation>
    </message>
    <message>
        <source>Castle</source>
        <comment>group</comment>
        <translation>Vár</translation>
    </message>
    <message>
        <source>Choose a line, move your marker one column on and take what it shows.</source>
        <translation>Válassz egy sort, lépj a jelződdel egy oszlopot előre, és azt kapod, amit az mutat.</translation>
    </message>
    <message>
        <source>Cubes, deniers and points</source>
        <translation>Nyersanyagok, dénárok és pontok</translation>
    </message>
    <message>
        <source>Every batch for the castle needs one.</source>
        <translation>A várba vitt minden adagba kell belőle egy.</translation>
    </message>
    <message>
        <source>Fixed building</source>
        <translation>Állandó épület</translation>
    </message>
    <message>
        <source>Here the next part of the castle is built.</source>
        <translation>Itt épül a vár következő munkaegysége.</translation>
    </message>
    <message>
        <source>House</source>
        <translation>Ház</translation>
    </message>
    <message>
        <source>It belongs to nobody and stands in its place for the whole game.</source>
        <translation>Senkié sem, és a játék végéig a helyén marad.</translation>
    </message>
    <message>
        <source>It belongs to nobody; the lawyer can turn it into a residence.</source>
        <translation>Senkié sem; a jegyző lakóépületté alakíthatja.</translation>
    </message>
    <message>
        <source>Lost points</source>
        <translation>Elvesztett pontok</translation>
    </message>
    <message>
        <source>Marker</source>
        <translation>Jelző</translation>
    </message>
    <message>
        <source>Milestone</source>
        <translation>Mérföldkő</translation>
    </message>
    <message>
        <source>Moves on in every round and brings the game to its end.</source>
        <translation>Minden fordulóban előrelép, és ő vezeti a játékot a végéhez.</translation>
    </message>
    <message>
        <source>Neutral and fixed buildings</source>
        <translation>Semleges és állandó épületek</translation>
    </message>
    <message>
        <source>Neutral building</source>
        <translation>Semleges épület</translation>
    </message>
    <message>
        <source>On the road</source>
        <translation>Az úton</translation>
    </message>
    <message>
        <source>One worker can stand here.</source>
        <translation>Ide egy munkás állhat.</translation>
    </message>
    <message>
        <source>Pays for prestige buildings.</source>
        <translation>Presztízsépületek árában szerepel.</translation>
    </message>
    <message>
        <source>Pays for residences, on the joust field and for some buildings.</source>
        <translation>Lakóépületért, a tornapályán és némelyik épületért fizetsz vele.</translation>
    </message>
    <message>
        <source>Pays for stone buildings and some prestige buildings.</source>
        <translation>Kőépületek és némelyik presztízsépület árában szerepel.</translation>
    </message>
    <message>
        <source>Pays for wood buildings and for some of stone and prestige.</source>
        <translation>Faépületek, némelyik kőépület és presztízsépület árában szerepel.</translation>
    </message>
    <message>
        <source>Pennant of the dungeon</source>
        <translation>Az alapok zászlaja</translation>
    </message>
    <message>
        <source>Pennant of the towers</source>
        <translation>A tornyok zászlaja</translation>
    </message>
    <message>
        <source>Pennant of the walls</source>
        <translation>A falak zászlaja</translation>
    </message>
    <message>
        <source>Place for a worker</source>
        <translation>Hely egy munkásnak</translation>
    </message>
    <message>
        <source>Prestige building</source>
        <translation>Presztízsépület</translation>
    </message>
    <message>
        <source>Prestige points</source>
        <translation>Hírnévpont</translation>
    </message>
    <message>
        <source>Provost</source>
        <comment>piece</comment>
        <translation>Intéző</translation>
    </message>
    <message>
        <source>Residence</source>
        <comment>category</comment>
        <translation>Lakóépület</translation>
    </message>
    <message>
        <source>Residences and prestige buildings</source>
        <translation>Lakóépületek és presztízsépületek</translation>
    </message>
    <message>
        <source>Scaffold</source>
        <translation>Állvány</translation>
    </message>
    <message>
        <source>Shows a place in the turn order, on the bridge or on the favour table.</source>
        <translation>A játéksorrendben, a hídon vagy a kegyek táblázatán elfoglalt helyet mutatja.</translation>
    </message>
    <message>
        <source>Shows whose building or whose part of the castle it is.</source>
        <translation>Megmutatja, kié az épület vagy a vár egy része.</translation>
    </message>
    <message>
        <source>So many prestige points are lost.</source>
        <translation>Ennyi hírnévpont vész el.</translation>
    </message>
    <message>
        <source>Special building</source>
        <translation>Speciális épület</translation>
    </message>
    <message>
        <source>Stands before the bridge and works before the provost is moved.</source>
        <translation>A híd előtt áll, és még az intéző mozgatása előtt aktiválódik.</translation>
    </message>
    <message>
        <source>Stone building</source>
        <translation>Kőépület</translation>
    </message>
    <message>
        <source>The money: it pays for workers and moves the provost.</source>
        <translation>A pénz: ezzel fizeted a munkásokat, és ezzel mozgatod az intézőt.</translation>
    </message>
    <message>
        <source>The next wood or stone building goes on the first of them.</source>
        <translation>A következő fa- vagy kőépület az elsőre kerül közülük.</translation>
    </message>
    <message>
        <source>The number of the space beside it.</source>
        <translation>A mellette lévő mező száma.</translation>
    </message>
    <message>
        <source>Whoever has most of them at the end wins.</source>
        <translation>Akinek a végén ebből van a legtöbb, az nyer.</translation>
    </message>
    <message>
        <source>Wood building</source>
        <translation>Faépület</translation>
    </message>
    <message>
        <source>Worker</source>
        <translation>Munkás</translation>
    </message>
    <message>
        <source>You choose: even gold.</source>
        <translation>Te választasz, akár arany is lehet.</translation>
    </message>
    <message>
        <source>You choose: food, wood, stone or cloth.</source>
        <translation>Te választasz: élelmiszer, fa, kő vagy posztó.</translation>
    </message>
    <message>
        <source>{needed} points from prestige buildings</source>
        <translation>{needed} pont presztízsépületekből</translation>
    </message>
    <message>
        <source>{needed} points</source>
        <translation>{needed} pont</translation>
    </message>
    <message>
        <source>{needed} batches</source>
        <translation>{needed} adag</translation>
    </message>
    <message>
        <source>{needed} royal favours</source>
        <translation>{needed} királyi kegy</translation>
    </message>
    <message>
        <source>Most batches of a round, {needed} times</source>
        <translation>{needed} alkalommal a forduló legtöbb adagja</translation>
    </message>
    <message>
        <source>{needed} favour lines to the end</source>
        <translation>{needed} kegysor a végéig</translation>
    </message>
    <message>
        <source>Win</source>
        <translation>Győzelem</translation>
    </message>
    <message>
        <source>Win with {needed} buildings built</source>
        <translation>Győzelem {needed} felépített épülettel</translation>
    </message>
    <message>
        <source>Win by {needed} points without the inn</source>
        <translation>Győzelem {needed} pont előnnyel, kocsma nélkül</translation>
    </message>
</context>
<context>
    <name>challenges</name>
    <message numerus="yes">
        <source>%n medals</source>
        <translation>
            <numerusform>%n érem</numerusform>
        </translation>
    </message>
    <message>
        <source>Bronze</source>
        <translation>Bronz</translation>
    </message>
    <message>
        <source>Challenges so far</source>
        <translation>Kihívások eddig</translation>
    </message>
    <message>
        <source>Go on</source>
        <translation>Folytatás</translation>
    </message>
    <message>
        <source>Gold</source>
        <translation>Arany</translation>
    </message>
    <message>
        <source>Medals are for clean games: without hints, a teacher, your own tables, or undo past anything new. Any clean game at such a table counts, or at a harder one.</source>
        <translation>Érmet tiszta játék ér: tipp, tanító, saját táblázatok és új dolgokon túli visszavonás nélkül. Minden tiszta játék számít ilyen vagy nehezebb asztalnál.</translation>
    </message>
    <message>
        <source>Open</source>
        <translation>Megnyitás</translation>
    </message>
    <message>
        <source>Other days</source>
        <translation>Más napok</translation>
    </message>
    <message>
        <source>Play</source>
        <translation>Játék</translation>
    </message>
    <message>
        <source>Play again</source>
        <translation>Újra</translation>
    </message>
    <message>
        <source>Reached by: {levels}</source>
        <translation>Elérte: {levels}</translation>
    </message>
    <message>
        <source>Show challenges</source>
        <translation>Kihívások megnézése</translation>
    </message>
    <message>
        <source>Silver</source>
        <translation>Ezüst</translation>
    </message>
    <message>
        <source>The deal of {day}</source>
        <translation>A nap osztása: {day}</translation>
    </message>
    <message>
        <source>This game counts for no challenge: either it has another table, or it is no longer clean.</source>
        <translation>Ez a játék nem számít egyik kihívásba sem: vagy más az asztal, vagy már nem tiszta.</translation>
    </message>
    <message>
        <source>Who</source>
        <translation>Kicsoda</translation>
    </message>
    <message>
        <source>against: {levels}</source>
        <translation>ellenfél: {levels}</translation>
    </message>
    <message>
        <source>alone</source>
        <translation>egyedül</translation>
    </message>
    <message>
        <source>best so far: {value}</source>
        <translation>eddigi csúcs: {value}</translation>
    </message>
    <message>
        <source>best: {value} · reached on {day}</source>
        <translation>legjobb: {value} · elérted: {day}</translation>
    </message>
    <message>
        <source>not checked</source>
        <translation>nincs ellenőrizve</translation>
    </message>
    <message>
        <source>not tried yet</source>
        <translation>még nem próbáltad</translation>
    </message>
    <message>
        <source>not won yet</source>
        <translation>még nem nyertél</translation>
    </message>
    <message>
        <source>reached on {day}</source>
        <translation>elérted: {day}</translation>
    </message>
    <message>
        <source>the same deal for everybody today</source>
        <translation>ma mindenkinek ugyanaz az osztás</translation>
    </message>
    <message numerus="yes">
        <source>{goal}: %n points ahead so far</source>
        <translation>
            <numerusform>{goal}: eddig %n ponttal vezetsz</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{goal}: %n points behind so far</source>
        <translation>
            <numerusform>{goal}: eddig %n ponttal le vagy maradva</numerusform>
        </translation>
    </message>
    <message>
        <source>{goal}: tied so far</source>
        <translation>{goal}: eddig döntetlen az állás</translation>
    </message>
    <message>
        <source>{goal}: {value} so far</source>
        <translation>{goal}: eddig {value}</translation>
    </message>
    <message>
        <source>{level} {percent}%</source>
        <translation>{level} {percent}%</translation>
    </message>
    <message>
        <source>{reached} of {of} reached</source>
        <translation>{of}-ből {reached} megvan</translation>
    </message>
    <message>
        <source>{won} of {all}</source>
        <translation>{won} / {all}</translation>
    </message>
</context>
<context>
    <name>characters</name>
    <message>
        <source>Carves stone slowly, so that it lasts.</source>
        <translation>Lassan faragja a követ, hogy sokáig tartson.</translation>
    </message>
    <message>
        <source>Copies books all week and plays on Sundays.</source>
        <translation>Egész héten könyveket másol, vasárnap játszik.</translation>
    </message>
    <message>
        <source>Has a vineyard and a herd, and forgets no debt.</source>
        <translation>Szőlője és csordája van, és nem felejt el egy adósságot sem.</translation>
    </message>
    <message>
        <source>Has traded in every port and remembers the prices.</source>
        <translation>Minden kikötőben kereskedett, és emlékszik az árakra.</translation>
    </message>
    <message>
        <source>Jokes at court, and loses with a bow.</source>
        <translation>Az udvarban tréfál, és ha veszít, meghajol.</translation>
    </message>
    <message>
        <source>Keeps sheep by the river and counts them twice.</source>
        <translation>A folyónál őrzi a juhait, és mindig kétszer számolja meg őket.</translation>
    </message>
    <message>
        <source>Lives in a palace and wants a larger one.</source>
        <translation>Palotában lakik, és nagyobbat szeretne.</translation>
    </message>
    <message>
        <source>Reads by candlelight and plans by daylight.</source>
        <translation>Gyertyafénynél olvas, napvilágnál tervez.</translation>
    </message>
    <message>
        <source>builds at the castle</source>
        <translation>a várat építi</translation>
    </message>
    <message>
        <source>hoards metal</source>
        <translation>halmozza a fémet</translation>
    </message>
    <message>
        <source>leads high</source>
        <translation>erős lappal hív</translation>
    </message>
    <message>
        <source>loves buildings</source>
        <translation>szereti az épületeket</translation>
    </message>
    <message>
        <source>loves cattle</source>
        <translation>szereti a szarvasmarhákat</translation>
    </message>
    <message>
        <source>loves herds</source>
        <translation>szereti a csordákat</translation>
    </message>
    <message>
        <source>loves knowledge</source>
        <translation>szereti a tudást</translation>
    </message>
    <message>
        <source>loves privileges</source>
        <translation>szereti a privilégiumokat</translation>
    </message>
    <message>
        <source>loves residences</source>
        <translation>szereti a lakóépületeket</translation>
    </message>
    <message>
        <source>loves to build</source>
        <translation>szeret építkezni</translation>
    </message>
    <message>
        <source>loves trade</source>
        <translation>szereti a kereskedelmet</translation>
    </message>
    <message>
        <source>plays many cards</source>
        <translation>sok kártyát játszik ki</translation>
    </message>
    <message>
        <source>sails far</source>
        <translation>messzire hajózik</translation>
    </message>
    <message>
        <source>saves the high cards</source>
        <translation>tartogatja az erős lapokat</translation>
    </message>
    <message>
        <source>settles the land</source>
        <translation>benépesíti a tájat</translation>
    </message>
    <message>
        <source>Anna from Charolles</source>
        <translation>Anna Charolles-ból</translation>
    </message>
    <message>
        <source>Balthazar from Marseille</source>
        <translation>Balthazar Marseille-ből</translation>
    </message>
    <message>
        <source>Colin from Auxerre</source>
        <translation>Colin Auxerre-ből</translation>
    </message>
    <message>
        <source>Guillaume from Vézelay</source>
        <translation>Guillaume Vézelay-ből</translation>
    </message>
    <message>
        <source>Hugo from Cluny</source>
        <translation>Hugo Clunyből</translation>
    </message>
    <message>
        <source>Isabelle from Avallon</source>
        <translation>Isabelle Avallonból</translation>
    </message>
    <message>
        <source>Margot from Beaune</source>
        <translation>Margot Beaune-ból</translation>
    </message>
    <message>
        <source>Philippe from Dijon</source>
        <translation>Philippe Dijonból</translation>
    </message>
    <message>
        <source>values all things alike</source>
        <translation>mindent egyformán értékel</translation>
    </message>
</context>
<context>
    <name>chronicle</name>
    <message numerus="yes">
        <source>%n abandoned</source>
        <translation>
            <numerusform>%n félbehagyott</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n finished</source>
        <translation>
            <numerusform>%n befejezett</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n unfinished</source>
        <translation>
            <numerusform>%n befejezetlen</numerusform>
        </translation>
    </message>
    <message>
        <source>A note about this game</source>
        <translation>Jegyzet ehhez a játékhoz</translation>
    </message>
    <message>
        <source>Clean</source>
        <translation>Tiszta</translation>
    </message>
    <message>
        <source>Date</source>
        <translation>Dátum</translation>
    </message>
    <message>
        <source>Do not count</source>
        <translation>Ne számítson</translation>
    </message>
    <message>
        <source>Filter: name, game, year</source>
        <translation>Szűrő: név, játék, év</translation>
    </message>
    <message>
        <source>Game</source>
        <translation>Játék</translation>
    </message>
    <message>
        <source>Let it count</source>
        <translation>Számítson</translation>
    </message>
    <message>
        <source>Minutes</source>
        <translation>Perc</translation>
    </message>
    <message>
        <source>No game fits the filter.</source>
        <translation>Egy játék sem felel meg a szűrőnek.</translation>
    </message>
    <message>
        <source>No game of this kind is finished yet.</source>
        <translation>Ebből még nincs befejezett játék.</translation>
    </message>
    <message>
        <source>Note</source>
        <translation>Jegyzet</translation>
    </message>
    <message>
        <source>Note…</source>
        <translation>Jegyzet…</translation>
    </message>
    <message>
        <source>Open</source>
        <translation>Megnyitás</translation>
    </message>
    <message>
        <source>Place</source>
        <translation>Hely</translation>
    </message>
    <message>
        <source>Players and points</source>
        <translation>Játékosok és pontok</translation>
    </message>
    <message>
        <source>Rebuild from the saved games</source>
        <translation>Újraépítés a mentett játékokból</translation>
    </message>
    <message>
        <source>The chronicle could not be saved</source>
        <translation>A krónikát nem sikerült elmenteni</translation>
    </message>
    <message>
        <source>The save of this game has been deleted.</source>
        <translation>Ennek a játéknak a mentését törölték.</translation>
    </message>
    <message>
        <source>Your first finished game will appear here.</source>
        <translation>Ide kerül az első befejezett játékod.</translation>
    </message>
    <message>
        <source>clean</source>
        <translation>tiszta</translation>
    </message>
    <message>
        <source>from elsewhere</source>
        <translation>máshonnan</translation>
    </message>
    <message>
        <source>not counted</source>
        <translation>nem számít</translation>
    </message>
</context>
<context>
    <name>cleanness</name>
    <message>
        <source>Clean: nobody knew the deal, and so far you have played without hints, a teacher, your own tables, or undo past anything new.</source>
        <translation>Tiszta: senki sem ismerte az osztást, és eddig tippek, tanító és saját táblázatok nélkül játszottál, és nem vontál vissza lépést, miután valami új derült ki.</translation>
    </message>
    <message>
        <source>The result stands. From here on it is practice.</source>
        <translation>Az eredmény marad. Innentől csak gyakorolsz.</translation>
    </message>
    <message>
        <source>This game is no longer clean: you undid a move past something new.</source>
        <translation>Ez a játék már nem tiszta: visszavontál egy lépést, miután valami új derült ki.</translation>
    </message>
    <message>
        <source>This game is not clean: it goes on from another game.</source>
        <translation>Ez a játék nem tiszta: egy másik játékot folytat.</translation>
    </message>
    <message>
        <source>This game is not clean: it is played with your own tables.</source>
        <translation>Ez a játék nem tiszta: saját táblázatokkal játszod.</translation>
    </message>
    <message>
        <source>This game is not clean: its deal could be known beforehand.</source>
        <translation>Ez a játék nem tiszta: az osztását előre lehetett ismerni.</translation>
    </message>
    <message>
        <source>This game is not clean: help was not counted from its start.</source>
        <translation>Ez a játék nem tiszta: a segítségeket nem számoltuk a kezdetétől.</translation>
    </message>
    <message>
        <source>This game is no longer clean: you began another game from it.</source>
        <translation>Ez a játék már nem tiszta: másik játékot kezdtél belőle.</translation>
    </message>
    <message>
        <source>This game is no longer clean: you asked for a hint or a forecast.</source>
        <translation>Ez a játék már nem tiszta: tippet vagy várható eredményt kértél.</translation>
    </message>
    <message>
        <source>This game is no longer clean: a teacher looked at your moves.</source>
        <translation>Ez a játék már nem tiszta: a tanító megnézte a lépéseidet.</translation>
    </message>
</context>
<context>
    <name>codes</name>
    <message numerus="yes">
        <source>%n players</source>
        <translation>
            <numerusform>%n játékos</numerusform>
        </translation>
    </message>
    <message>
        <source>A code has {length} characters; this one has {found}.</source>
        <translation>Egy kód {length} karakterből áll, ez {found} karakterből.</translation>
    </message>
    <message>
        <source>Code copied: {code}</source>
        <translation>Kód másolva: {code}</translation>
    </message>
    <message>
        <source>Did you mean {code}?</source>
        <translation>Erre gondoltál: {code}?</translation>
    </message>
    <message>
        <source>One character is wrong.</source>
        <translation>Egy karakter hibás.</translation>
    </message>
    <message>
        <source>Own tables do not go into a code.</source>
        <translation>A saját táblázatok nem férnek bele a kódba.</translation>
    </message>
    <message>
        <source>There is a code in this text.</source>
        <translation>Ebben a szövegben van egy kód.</translation>
    </message>
    <message>
        <source>There is more than one code in this text: leave only one.</source>
        <translation>Ebben a szövegben több kód is van: csak egyet hagyj meg.</translation>
    </message>
    <message>
        <source>This code is from a later version of the program.</source>
        <translation>Ez a kód a program egy későbbi változatából való.</translation>
    </message>
    <message>
        <source>This code is for other rules of {game}.</source>
        <translation>Ez a kód más szabályokhoz készült: {game}.</translation>
    </message>
    <message>
        <source>This deal has no code.</source>
        <translation>Ennek az osztásnak nincs kódja.</translation>
    </message>
    <message>
        <source>This is no code: compare it letter by letter.</source>
        <translation>Ez nem kód: hasonlítsd össze betűről betűre.</translation>
    </message>
    <message>
        <source>alone</source>
        <translation>egyedül</translation>
    </message>
</context>
<context>
    <name>colours</name>
    <message>
        <source>blue square</source>
        <translation>kék négyzet</translation>
    </message>
    <message>
        <source>green hexagon</source>
        <translation>zöld hatszög</translation>
    </message>
    <message>
        <source>orange diamond</source>
        <translation>narancssárga rombusz</translation>
    </message>
    <message>
        <source>red circle</source>
        <translation>piros kör</translation>
    </message>
    <message>
        <source>white triangle</source>
        <translation>fehér háromszög</translation>
    </message>
    <message>
        <source>yellow diamond</source>
        <translation>sárga rombusz</translation>
    </message>
</context>
<context>
    <name>crash</name>
    <message>
        <source>An error in the program</source>
        <translation>Hiba a programban</translation>
    </message>
    <message>
        <source>A report for the developers is in {path}.</source>
        <translation>A fejlesztőknek szóló jelentés itt van: {path}.</translation>
    </message>
    <message>
        <source>Something went wrong in the program. Your game is saved up to the last move.</source>
        <translation>Valami elromlott a programban. A játékod az utolsó lépésig el van mentve.</translation>
    </message>
</context>
<context>
    <name>daily</name>
    <message numerus="yes">
        <source>%n days in a row</source>
        <translation>
            <numerusform>%n egymást követő napon</numerusform>
        </translation>
    </message>
    <message>
        <source>Everybody has these deals today. The first game that you begin counts.</source>
        <translation>Ma mindenki ezeket az osztásokat kapja. Az első megkezdett játékod számít.</translation>
    </message>
    <message>
        <source>MMM yyyy</source>
        <translation>yyyy. MMM</translation>
    </message>
    <message>
        <source>Me</source>
        <translation>Én</translation>
    </message>
    <message>
        <source>Result copied</source>
        <translation>Eredmény a vágólapon</translation>
    </message>
    <message>
        <source>The save of this game has been deleted. Perhaps it can be restored from the bin of the library.</source>
        <translation>Ennek a játéknak a mentését törölték. A könyvtár lomtárából talán még visszaállítható.</translation>
    </message>
    <message>
        <source>This day is over: its deals count for no streak.</source>
        <translation>Ez a nap elmúlt: az osztásai nem számítanak a sorozatba.</translation>
    </message>
    <message>
        <source>Until noon the deals of this day count in full.</source>
        <translation>Délig még e nap osztásai is teljes értékűek.</translation>
    </message>
    <message>
        <source>against {name}</source>
        <translation>{name} ellen</translation>
    </message>
    <message>
        <source>against {name}, {level}</source>
        <translation>{name} ({level}) ellen</translation>
    </message>
    <message>
        <source>begun</source>
        <translation>elkezdve</translation>
    </message>
    <message>
        <source>clean</source>
        <translation>tiszta</translation>
    </message>
    <message>
        <source>d MMM yyyy</source>
        <translation>yyyy. MMM d&apos;.&apos;</translation>
    </message>
    <message>
        <source>dddd, d MMMM yyyy</source>
        <translation>yyyy. MMMM d., dddd</translation>
    </message>
    <message>
        <source>given up</source>
        <translation>félbehagyva</translation>
    </message>
    <message>
        <source>not played yet</source>
        <translation>még nem játszottad</translation>
    </message>
    <message>
        <source>not won, {points} points</source>
        <translation>nem nyertél, {points} pont</translation>
    </message>
    <message>
        <source>practice</source>
        <translation>gyakorlás</translation>
    </message>
    <message>
        <source>shared victory, {points} points</source>
        <translation>közös győzelem, {points} pont</translation>
    </message>
    <message>
        <source>won with {points}</source>
        <translation>nyertél, {points} pont</translation>
    </message>
</context>
<context>
    <name>data</name>
    <message numerus="yes">
        <source>%n files are deleted, and cannot be brought back.</source>
        <translation>
            <numerusform>%n fájl törlődik, és nem hozható vissza.</numerusform>
        </translation>
    </message>
    <message>
        <source>Chronicle</source>
        <translation>Krónika</translation>
    </message>
    <message>
        <source>Delete for good</source>
        <translation>Végleges törlés</translation>
    </message>
    <message>
        <source>Delete for good: {kind}?</source>
        <translation>Végleg törlöd: {kind}?</translation>
    </message>
    <message>
        <source>Deleted games</source>
        <translation>Törölt játékok</translation>
    </message>
    <message>
        <source>Delete…</source>
        <translation>Törlés…</translation>
    </message>
    <message>
        <source>Everything stays on this computer; nothing is sent anywhere. A copy holds all of it: unpack it into the same folders to have it back.</source>
        <translation>Minden ezen a gépen marad, semmi sem megy sehová. A másolatban minden benne van: csomagold ki ugyanezekbe a mappákba, és visszakapod.</translation>
    </message>
    <message>
        <source>Files</source>
        <translation>Fájl</translation>
    </message>
    <message>
        <source>Games are deleted in the library, one by one.</source>
        <translation>A játékokat a könyvtárban törölheted, egyenként.</translation>
    </message>
    <message>
        <source>Games, one file each</source>
        <translation>Játékok, egyenként egy fájl</translation>
    </message>
    <message>
        <source>Lessons done</source>
        <translation>Elvégzett leckék</translation>
    </message>
    <message>
        <source>Mistakes to learn from</source>
        <translation>Hibák, amelyekből tanulsz</translation>
    </message>
    <message>
        <source>Open folder</source>
        <translation>Mappa megnyitása</translation>
    </message>
    <message>
        <source>Players</source>
        <translation>Játékosok</translation>
    </message>
    <message>
        <source>Rebuild the chronicle</source>
        <translation>A krónika újraépítése</translation>
    </message>
    <message>
        <source>Rebuilding the chronicle…</source>
        <translation>A krónika újraépítése…</translation>
    </message>
    <message>
        <source>Reports of errors</source>
        <translation>Hibajelentések</translation>
    </message>
    <message>
        <source>Reviews</source>
        <translation>Elemzések</translation>
    </message>
    <message>
        <source>Save a copy of everything</source>
        <translation>Másolat mindenről</translation>
    </message>
    <message>
        <source>Save a copy of everything…</source>
        <translation>Másolat mindenről…</translation>
    </message>
    <message>
        <source>Saving a copy…</source>
        <translation>Másolat mentése…</translation>
    </message>
    <message>
        <source>Series</source>
        <translation>Mérkőzések</translation>
    </message>
    <message>
        <source>Settings</source>
        <translation>Beállítások</translation>
    </message>
    <message>
        <source>Size</source>
        <translation>Méret</translation>
    </message>
    <message>
        <source>The program needs this.</source>
        <translation>Erre a programnak szüksége van.</translation>
    </message>
    <message>
        <source>This could not be done</source>
        <translation>Ez nem sikerült</translation>
    </message>
    <message>
        <source>What</source>
        <translation>Mi</translation>
    </message>
    <message>
        <source>What the saved games tell comes back by itself. The rest is gone: games whose save was deleted, notes, and what was left out.</source>
        <translation>Ami a mentett játékokból kiderül, magától visszatér. A többi elvész: a törölt mentésű játékok, a jegyzetek és az, hogy mi ne számítson.</translation>
    </message>
    <message>
        <source>Where</source>
        <translation>Hol</translation>
    </message>
    <message>
        <source>Your own tables</source>
        <translation>Saját táblázatok</translation>
    </message>
</context>
<context>
    <name>ending</name>
    <message numerus="yes">
        <source>%n minutes</source>
        <translation>
            <numerusform>%n perc</numerusform>
        </translation>
    </message>
    <message>
        <source>Copied</source>
        <translation>Másolva</translation>
    </message>
    <message>
        <source>Keep your results under your name?</source>
        <translation>Megőrizzük az eredményeidet a neveden?</translation>
    </message>
    <message>
        <source>Save the picture as</source>
        <translation>A kép mentése másként</translation>
    </message>
    <message>
        <source>The final count</source>
        <translation>A végeredmény</translation>
    </message>
    <message>
        <source>The game is over: the points are being counted.</source>
        <translation>Vége a játéknak: most számoljuk a pontokat.</translation>
    </message>
    <message>
        <source>Tied on points: you are ahead {why}.</source>
        <translation>Pontegyenlőség: te vagy előrébb, {why}.</translation>
    </message>
    <message>
        <source>Tied on points: {name} is ahead {why}.</source>
        <translation>Pontegyenlőség: {name} van előrébb, {why}.</translation>
    </message>
    <message>
        <source>What decided it</source>
        <translation>Ez döntött</translation>
    </message>
    <message>
        <source>What decided it, and what is new</source>
        <translation>Ez döntött, és ez új</translation>
    </message>
    <message>
        <source>What is new</source>
        <translation>Ez új</translation>
    </message>
    <message numerus="yes">
        <source>Without it, you would have won by %n.</source>
        <translation>
            <numerusform>Enélkül te nyertél volna %n pont előnnyel.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Without it, {name} would have won by %n.</source>
        <translation>
            <numerusform>Enélkül {name} nyert volna %n pont előnnyel.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>You win with %n points!</source>
        <translation>
            <numerusform>Nyertél %n ponttal!</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>You win with %n points! Second: {name} with {theirs}.</source>
        <translation>
            <numerusform>Nyertél %n ponttal! Második: {name}, {theirs} pont.</numerusform>
        </translation>
    </message>
    <message>
        <source>Your largest lead so far: {value}.</source>
        <translation>Eddigi legnagyobb előnyöd: {value}.</translation>
    </message>
    <message>
        <source>you</source>
        <translation>te</translation>
    </message>
    <message>
        <source>{file} could not be saved</source>
        <translation>Nem sikerült elmenteni: {file}</translation>
    </message>
    <message numerus="yes">
        <source>{names} share the victory with %n points!</source>
        <translation>
            <numerusform>{names} osztozik a győzelmen, %n ponttal!</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{name} wins this time, by %n points. Next time!</source>
        <translation>
            <numerusform>Ezúttal {name} nyert, %n pont előnnyel. Majd legközelebb!</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{name} wins this time. It was close: you needed only %n more points.</source>
        <translation>
            <numerusform>Ezúttal {name} nyert. Szoros volt: csak %n pont hiányzott.</numerusform>
        </translation>
    </message>
    <message>
        <source>{reason}: you have {mine}, {second} has {theirs}.</source>
        <translation>{reason}: neked {mine}, {second} pontja {theirs}.</translation>
    </message>
    <message>
        <source>{reason}: {first} has {mine}, you have {theirs}.</source>
        <translation>{reason}: {first} pontja {mine}, neked {theirs}.</translation>
    </message>
    <message>
        <source>{reason}: {first} has {mine}, {second} {theirs}.</source>
        <translation>{reason}: {first} pontja {mine}, {second} pontja {theirs}.</translation>
    </message>
    <message numerus="yes">
        <source>{winner} wins a tie: you have %n points too.</source>
        <translation>
            <numerusform>{winner} nyert holtversenyben: neked is %n pontod van.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{winner} wins with %n points! Second: {name} with {theirs}.</source>
        <translation>
            <numerusform>{winner} nyert %n ponttal! Második: {name}, {theirs} pont.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{winner} wins with %n points. You have {mine}.</source>
        <translation>
            <numerusform>{winner} nyert %n ponttal. Neked {mine} pontod van.</numerusform>
        </translation>
    </message>
    <message>
        <source>Agreed: one step easier next time.</source>
        <translation>Rendben, legközelebb egy fokkal könnyebb.</translation>
    </message>
    <message>
        <source>Agreed: one step harder next time.</source>
        <translation>Rendben, legközelebb egy fokkal nehezebb.</translation>
    </message>
    <message>
        <source>Agreed: {level} next time.</source>
        <translation>Rendben, legközelebb: {level}.</translation>
    </message>
    <message>
        <source>All of them as {level} next time?</source>
        <translation>Legközelebb mindannyian: {level}?</translation>
    </message>
    <message>
        <source>{name} as {level} next time?</source>
        <translation>{name} legközelebb: {level}?</translation>
    </message>
    <message>
        <source>{name}, one step easier next time?</source>
        <translation>{name} legközelebb egy fokkal könnyebb legyen?</translation>
    </message>
    <message>
        <source>{name}, one step harder next time?</source>
        <translation>{name} legközelebb egy fokkal nehezebb legyen?</translation>
    </message>
    <message>
        <source>Save the score sheet as</source>
        <translation>Az értékelőlap mentése másként</translation>
    </message>
    <message>
        <source>Save the text record as</source>
        <translation>A szöveges jegyzőkönyv mentése másként</translation>
    </message>
    <message>
        <source>Saved: {file}</source>
        <translation>Elmentve: {file}</translation>
    </message>
    <message>
        <source>The same deal as a game code: {code}</source>
        <translation>Ugyanez az osztás kóddal: {code}</translation>
    </message>
    <message>
        <source>Save a copy of the game as</source>
        <translation>A játék másolatának mentése másként</translation>
    </message>
    <message>
        <source>A new best alone: {value} (was {before}).</source>
        <translation>Új csúcsod egyedül: {value} pont (eddig {before}).</translation>
    </message>
    <message>
        <source>A new best with {seats} players: {value} (was {before}).</source>
        <translation>Új csúcsod {seats} játékossal: {value} pont (eddig {before}).</translation>
    </message>
    <message numerus="yes">
        <source>(and %n more)</source>
        <translation>
            <numerusform>(és még %n)</numerusform>
        </translation>
    </message>
    <message>
        <source>Your best in {reason}: {value} (was {before}).</source>
        <translation>Új csúcsod ({reason}): {value} (eddig {before}).</translation>
    </message>
    <message>
        <source>Your largest lead: {value} (was {before}).</source>
        <translation>A legnagyobb előnyöd: {value} (eddig {before}).</translation>
    </message>
    <message>
        <source>{medal} challenge reached: {goal}</source>
        <translation>{medal} kihívás teljesítve: {goal}</translation>
    </message>
</context>
<context>
    <name>faces</name>
    <message>
        <source>Abbess</source>
        <translation>Apátnő</translation>
    </message>
    <message>
        <source>Gardener</source>
        <translation>Kertészlány</translation>
    </message>
    <message>
        <source>Knight</source>
        <translation>Lovag</translation>
    </message>
    <message>
        <source>Minstrel</source>
        <translation>Dalnok</translation>
    </message>
    <message>
        <source>Scholar</source>
        <translation>Tudós</translation>
    </message>
    <message>
        <source>Weaver</source>
        <translation>Takács</translation>
    </message>
</context>
<context>
    <name>fairness</name>
    <message numerus="yes">
        <source>%n games cannot be played again: their saves are gone or follow other rules.</source>
        <translation>
            <numerusform>%n játék nem játszható le újra: a mentése hiányzik, vagy más szabályokhoz készült.</numerusform>
        </translation>
    </message>
    <message>
        <source>All games</source>
        <translation>Minden játék</translation>
    </message>
    <message>
        <source>All games: {what}</source>
        <translation>Minden játék: {what}</translation>
    </message>
    <message>
        <source>Finish a game, and you can verify it here.</source>
        <translation>Fejezz be egy játékot, és itt ellenőrizheted.</translation>
    </message>
    <message>
        <source>In one fair game out of five, some number falls outside the band.</source>
        <translation>Öt tisztességes játékból egyben valamelyik szám kilóg a sávból.</translation>
    </message>
    <message>
        <source>No dice were rolled here: {what} came.</source>
        <translation>Itt nem volt kockadobás; ami jött: {what}.</translation>
    </message>
    <message>
        <source>Nothing was rolled or drawn.</source>
        <translation>Nem volt dobás, sem húzás.</translation>
    </message>
    <message numerus="yes">
        <source>Reading dice and draws: {done} of %n games</source>
        <translation>
            <numerusform>Dobások és húzások olvasása: {done} / %n játék</numerusform>
        </translation>
    </message>
    <message>
        <source>This game</source>
        <translation>Ez a játék</translation>
    </message>
    <message>
        <source>Verifying…</source>
        <translation>Ellenőrzés…</translation>
    </message>
    <message>
        <source>usual: {low} to {high} of each number</source>
        <translation>szokásos: számonként {low} és {high} között</translation>
    </message>
    <message>
        <source>{count}, outside the band</source>
        <translation>{count}, a sávon kívül</translation>
    </message>
</context>
<context>
    <name>folders</name>
    <message>
        <source>Copy the path</source>
        <translation>Útvonal másolása</translation>
    </message>
    <message>
        <source>It is here: {path}</source>
        <translation>Itt találod: {path}</translation>
    </message>
    <message>
        <source>No file manager opened the folder</source>
        <translation>Egy fájlkezelő sem nyitotta meg a mappát</translation>
    </message>
</context>
<context>
    <name>leaving</name>
    <message>
        <source>Leave without saving</source>
        <translation>Kilépés mentés nélkül</translation>
    </message>
    <message>
        <source>The last moves are not saved</source>
        <translation>Az utolsó lépések nincsenek elmentve</translation>
    </message>
</context>
<context>
    <name>lessons/boonlake</name>
    <message>
        <source>12 points and 2 inhabitants; one of them stays above the project. Second step: a house at location 2.</source>
        <comment>lock/6/say</comment>
        <translation>12 pont és 2 munkás; egyikük a projekt fölött marad. Második lépés: egy ház a 2-es helyszínen.</translation>
    </message>
    <message>
        <source>18 pays 3 coins and lies in the middle of everything.</source>
        <comment>open-land/8/otherwise/site</comment>
        <translation>A 18-as 3 érmét fizet, és mindennek a közepén van.</translation>
    </message>
    <message>
        <source>2 clay, 1 stone, 2 coins: all there. Play it.</source>
        <comment>cards/6/say</comment>
        <translation>2 agyag, 1 kő, 2 érme: minden megvan. Játszd ki!</translation>
    </message>
    <message>
        <source>2 coins once, or an extra coin for ever? Play it.</source>
        <comment>cards/8/otherwise/SellCard</comment>
        <translation>Egyszer 2 érme, vagy örökre egy ráadás? Inkább játszd ki!</translation>
    </message>
    <message>
        <source>3 coins are 3 coins. Discard one.</source>
        <comment>levers/2/otherwise/pass</comment>
        <translation>A 3 érme is pénz. Dobj el egyet!</translation>
    </message>
    <message>
        <source>3 coins or 3 cards for an inhabitant, as often as you like. Without inhabitants there are no houses and no cattle.</source>
        <comment>tip/recruit/say</comment>
        <translation>Egy munkás 3 érme vagy 3 kártya, akárhányszor. Munkás nélkül nincs ház, és nincs marha.</translation>
    </message>
    <message>
        <source>4 coins! And level 1 of your board is empty: its inhabitant joins you and brings a point in every scoring.</source>
        <comment>cattle-and-settlement/3/say</comment>
        <translation>4 érme! És kiürült a táblád 1. szintje: a munkása hozzád áll, és minden pontozásban egy pontot hoz.</translation>
    </message>
    <message>
        <source>8 coins and six resources? One fine day. Today this card is worth 2 coins: discard it.</source>
        <comment>open-land/3/say</comment>
        <translation>8 érme és hat nyersanyag? Majd egy szép napon. Ma ez a kártya 2 érmét ér: dobd el!</translation>
    </message>
    <message>
        <source>A beauty, for another game. Now the middle one in row 2.</source>
        <comment>levers/3/otherwise/lever</comment>
        <translation>Szép darab, majd máskor. Most a 2. sor középső emelője.</translation>
    </message>
    <message>
        <source>A card is fine for a step. But 12 points are 12 points.</source>
        <comment>lock/5/otherwise/card</comment>
        <translation>Kártya is lehet egy lépés. De 12 pont mégiscsak 12 pont.</translation>
    </message>
    <message>
        <source>A few turns later you take up cattle-breeding. Lay a pasture at 30: it brings an iron site, and houses lie all around.</source>
        <comment>cattle-and-settlement/1/say</comment>
        <translation>Néhány körrel később: marhatenyésztés. Tegyél legelőt a 30-asra: vas termelőüzem jár érte, és házak állnak körülötte.</translation>
    </message>
    <message>
        <source>A free card is a free card. Draw.</source>
        <comment>levers/4/otherwise/pass</comment>
        <translation>Ami ingyen van, azt vidd. Húzz!</translation>
    </message>
    <message>
        <source>A hat is an inhabitant. Find a location that gives you one, 32 for example.</source>
        <comment>open-land/7/say</comment>
        <translation>A kalap munkást jelent. Keress helyszínt, amely ad egyet, például a 32-est!</translation>
    </message>
    <message>
        <source>A house less on your board: its empty recess pays a coin in every scoring. An empty board is a rich board.</source>
        <comment>open-land/11/say</comment>
        <translation>Eggyel kevesebb ház a tábládon: az üres mélyedés minden pontozásban érmét fizet. Az üres tábla gazdag tábla.</translation>
    </message>
    <message>
        <source>A house there, why not. But 18 has the neighbours.</source>
        <comment>open-land/10/otherwise/site</comment>
        <translation>Ott is lehet ház. De a 18-asnak vannak szomszédai.</translation>
    </message>
    <message>
        <source>A lever for everything</source>
        <comment>levers/title</comment>
        <translation>Mindenre van emelő</translation>
    </message>
    <message>
        <source>A lever works once between two interim scorings. If you don&apos;t use it, it brings 1 point there.</source>
        <comment>tip/lever/say</comment>
        <translation>Egy emelő két közbenső pontozás között egyszer működik. Ha nem használod, 1 pontot hoz.</translation>
    </message>
    <message>
        <source>A special project: its points, 2 inhabitants and a step on a track, once each. On your own tile the points double.</source>
        <comment>tip/project/say</comment>
        <translation>Különleges projekt: a pontjai, 2 munkás és egy lépés egy sínen, egyenként egyszer. A saját lapkádon dupla a pont.</translation>
    </message>
    <message>
        <source>A vase or a production site of any type: build stone.</source>
        <comment>lock/3/say</comment>
        <translation>Egy váza vagy egy bármilyen termelőüzem. Legyen kő!</translation>
    </message>
    <message>
        <source>A vase, nice too. But an inhabitant is a house.</source>
        <comment>levers/5/otherwise/space</comment>
        <translation>Váza, az is szép. De egy munkás: egy ház.</translation>
    </message>
    <message>
        <source>Alone, you play against the Eminence. It has no coins, no cards and no doubts, only rules. A tie is a win for you.</source>
        <comment>eminence/1/say</comment>
        <translation>Egyedül az Eminenciás ellen játszol. Nincs érméje, kártyája, kétsége: csak szabályai. Döntetlennél te nyersz.</translation>
    </message>
    <message>
        <source>And 4 spaces. The lock is just ahead: be the first to pass it! Sail to the space with the vase and production site.</source>
        <comment>lock/2/say</comment>
        <translation>És 4 mező. Előtted a zsilip: juss túl rajta elsőként! Hajózz a mezőre, ahol váza és termelőüzem van.</translation>
    </message>
    <message>
        <source>And the other one to the stone. Back upstream a canoe would cost 2 coins.</source>
        <comment>cards/5/say</comment>
        <translation>A másikat a kőhöz! Visszafelé, a víz ellen 2 érme lenne csónakonként.</translation>
    </message>
    <message>
        <source>Another time, gladly. Esc, then the marked one.</source>
        <comment>cards/3/otherwise/*</comment>
        <translation>Máskor szívesen. Esc, aztán a megjelölt!</translation>
    </message>
    <message>
        <source>Another time, gladly. Esc, then the marked one.</source>
        <comment>cards/4/otherwise/*</comment>
        <translation>Máskor szívesen. Esc, aztán a megjelölt!</translation>
    </message>
    <message>
        <source>Another time, gladly. Esc, then the marked one.</source>
        <comment>cards/5/otherwise/*</comment>
        <translation>Máskor szívesen. Esc, aztán a megjelölt!</translation>
    </message>
    <message>
        <source>Another time, gladly. Esc, then the marked one.</source>
        <comment>cards/6/otherwise/*</comment>
        <translation>Máskor szívesen. Esc, aztán a megjelölt!</translation>
    </message>
    <message>
        <source>Another time, gladly. Esc, then the marked one.</source>
        <comment>cards/8/otherwise/*</comment>
        <translation>Máskor szívesen. Esc, aztán a megjelölt!</translation>
    </message>
    <message>
        <source>Another time, gladly. Esc, then the marked one.</source>
        <comment>cattle-and-settlement/1/otherwise/*</comment>
        <translation>Máskor szívesen. Esc, aztán a megjelölt!</translation>
    </message>
    <message>
        <source>Another time, gladly. Esc, then the marked one.</source>
        <comment>cattle-and-settlement/2/otherwise/*</comment>
        <translation>Máskor szívesen. Esc, aztán a megjelölt!</translation>
    </message>
    <message>
        <source>Another time, gladly. Esc, then the marked one.</source>
        <comment>cattle-and-settlement/5/otherwise/*</comment>
        <translation>Máskor szívesen. Esc, aztán a megjelölt!</translation>
    </message>
    <message>
        <source>Another time, gladly. Esc, then the marked one.</source>
        <comment>eminence/10/otherwise/*</comment>
        <translation>Máskor szívesen. Esc, aztán a megjelölt!</translation>
    </message>
    <message>
        <source>Another time, gladly. Esc, then the marked one.</source>
        <comment>eminence/8/otherwise/*</comment>
        <translation>Máskor szívesen. Esc, aztán a megjelölt!</translation>
    </message>
    <message>
        <source>Another time, gladly. Esc, then the marked one.</source>
        <comment>levers/1/otherwise/*</comment>
        <translation>Máskor szívesen. Esc, aztán a megjelölt!</translation>
    </message>
    <message>
        <source>Another time, gladly. Esc, then the marked one.</source>
        <comment>levers/2/otherwise/*</comment>
        <translation>Máskor szívesen. Esc, aztán a megjelölt!</translation>
    </message>
    <message>
        <source>Another time, gladly. Esc, then the marked one.</source>
        <comment>levers/3/otherwise/*</comment>
        <translation>Máskor szívesen. Esc, aztán a megjelölt!</translation>
    </message>
    <message>
        <source>Another time, gladly. Esc, then the marked one.</source>
        <comment>levers/4/otherwise/*</comment>
        <translation>Máskor szívesen. Esc, aztán a megjelölt!</translation>
    </message>
    <message>
        <source>Another time, gladly. Esc, then the marked one.</source>
        <comment>levers/5/otherwise/*</comment>
        <translation>Máskor szívesen. Esc, aztán a megjelölt!</translation>
    </message>
    <message>
        <source>Another time, gladly. Esc, then the marked one.</source>
        <comment>levers/6/otherwise/*</comment>
        <translation>Máskor szívesen. Esc, aztán a megjelölt!</translation>
    </message>
    <message>
        <source>Another time, gladly. Esc, then the marked one.</source>
        <comment>lock/2/otherwise/*</comment>
        <translation>Máskor szívesen. Esc, aztán a megjelölt!</translation>
    </message>
    <message>
        <source>Another time, gladly. Esc, then the marked one.</source>
        <comment>lock/5/otherwise/*</comment>
        <translation>Máskor szívesen. Esc, aztán a megjelölt!</translation>
    </message>
    <message>
        <source>Another time, gladly. Esc, then the marked one.</source>
        <comment>lock/6/otherwise/*</comment>
        <translation>Máskor szívesen. Esc, aztán a megjelölt!</translation>
    </message>
    <message>
        <source>Another time, gladly. Esc, then the marked one.</source>
        <comment>lock/7/otherwise/*</comment>
        <translation>Máskor szívesen. Esc, aztán a megjelölt!</translation>
    </message>
    <message>
        <source>Another time, gladly. Esc, then the marked one.</source>
        <comment>one-turn/4/otherwise/*</comment>
        <translation>Máskor szívesen. Esc, aztán a megjelölt!</translation>
    </message>
    <message>
        <source>Another time, gladly. Esc, then the marked one.</source>
        <comment>one-turn/5/otherwise/*</comment>
        <translation>Máskor szívesen. Esc, aztán a megjelölt!</translation>
    </message>
    <message>
        <source>Another time, gladly. Esc, then the marked one.</source>
        <comment>one-turn/6/otherwise/*</comment>
        <translation>Máskor szívesen. Esc, aztán a megjelölt!</translation>
    </message>
    <message>
        <source>Another time, gladly. Esc, then the marked one.</source>
        <comment>open-land/10/otherwise/*</comment>
        <translation>Máskor szívesen. Esc, aztán a megjelölt!</translation>
    </message>
    <message>
        <source>Another time, gladly. Esc, then the marked one.</source>
        <comment>open-land/2/otherwise/*</comment>
        <translation>Máskor szívesen. Esc, aztán a megjelölt!</translation>
    </message>
    <message>
        <source>Another time, gladly. Esc, then the marked one.</source>
        <comment>open-land/3/otherwise/*</comment>
        <translation>Máskor szívesen. Esc, aztán a megjelölt!</translation>
    </message>
    <message>
        <source>Another time, gladly. Esc, then the marked one.</source>
        <comment>open-land/4/otherwise/*</comment>
        <translation>Máskor szívesen. Esc, aztán a megjelölt!</translation>
    </message>
    <message>
        <source>Another time, gladly. Esc, then the marked one.</source>
        <comment>open-land/5/otherwise/*</comment>
        <translation>Máskor szívesen. Esc, aztán a megjelölt!</translation>
    </message>
    <message>
        <source>Another time, gladly. Esc, then the marked one.</source>
        <comment>open-land/6/otherwise/*</comment>
        <translation>Máskor szívesen. Esc, aztán a megjelölt!</translation>
    </message>
    <message>
        <source>Another time, gladly. Esc, then the marked one.</source>
        <comment>open-land/7/otherwise/*</comment>
        <translation>Máskor szívesen. Esc, aztán a megjelölt!</translation>
    </message>
    <message>
        <source>Another time, gladly. Esc, then the marked one.</source>
        <comment>open-land/8/otherwise/*</comment>
        <translation>Máskor szívesen. Esc, aztán a megjelölt!</translation>
    </message>
    <message>
        <source>Another time, gladly. Esc, then the marked one.</source>
        <comment>open-land/9/otherwise/*</comment>
        <translation>Máskor szívesen. Esc, aztán a megjelölt!</translation>
    </message>
    <message>
        <source>Another time. The Pioneer alone opens two tiles at once: row 3.</source>
        <comment>open-land/2/otherwise/action</comment>
        <translation>Majd máskor. Két lapkát csak az Úttörő fed fel: 3. sor.</translation>
    </message>
    <message>
        <source>At the end 4 to 6 levers bring 2 points each, 7 or more 3 each. An expensive hobby, but it pays.</source>
        <comment>levers/8/say</comment>
        <translation>A végén 4–6 emelő egyenként 2 pont, 7-től egyenként 3. Drága hobbi, de megtérül.</translation>
    </message>
    <message>
        <source>Cards can wait. Build at 18.</source>
        <comment>open-land/10/otherwise/card</comment>
        <translation>A kártya ráér. Építs a 18-ason!</translation>
    </message>
    <message>
        <source>Cattle cost as many inhabitants as there will be cattle on the pasture. Each house next to it pays 2 coins, once.</source>
        <comment>tip/pasture/say</comment>
        <translation>A marha annyi munkásba kerül, ahányadik a legelőn. Minden szomszédos ház egyszer 2 érmét fizet.</translation>
    </message>
    <message>
        <source>Cattle, then a settlement</source>
        <comment>cattle-and-settlement/title</comment>
        <translation>Marha, aztán település</translation>
    </message>
    <message>
        <source>Changed your mind? Esc, or a right click, puts it back.</source>
        <comment>table/3/say</comment>
        <translation>Meggondoltad magad? Az Esc vagy a jobb gomb visszateszi.</translation>
    </message>
    <message>
        <source>Choose, follow, sail. I&apos;ll only speak up for something new; {key:hint} gives a hint. Off you go!</source>
        <comment>to-the-lock/4/say</comment>
        <translation>Válassz, élj a közös résszel, hajózz! Csak új dolognál szólok közbe; ha tipp kell: {key:hint}. Indulás!</translation>
    </message>
    <message>
        <source>Click a canoe: the places it may go to will glow.</source>
        <comment>table/2/say</comment>
        <translation>Kattints egy csónakra: ahová mehet, az világít.</translation>
    </message>
    <message>
        <source>Click this day card. The Settler wants a night card, and the bar tells you so. You can&apos;t break anything.</source>
        <comment>table/4/say</comment>
        <translation>Kattints erre a nappali kártyára! A Telepes éjszakát kér, és a sáv meg is mondja. Elrontani semmit sem tudsz.</translation>
    </message>
    <message>
        <source>Click {opponent}: that board takes the place of yours. Esc brings yours back.</source>
        <comment>table/7/say</comment>
        <translation>Kattints a játékosra: {opponent} táblája kerül a tiéd helyére. Az Esc visszahozza a tiédet.</translation>
    </message>
    <message>
        <source>Down means used. The next interim scoring pushes it up again; each lever still unused then brings 1 point.</source>
        <comment>levers/7/say</comment>
        <translation>Ha lent van, már használtad. A következő közbenső pontozás feltolja; minden addig nem használt emelő 1 pont.</translation>
    </message>
    <message>
        <source>Down the river</source>
        <comment>one-turn/title</comment>
        <translation>Lefelé a folyón</translation>
    </message>
    <message>
        <source>Downstream is free. Click a canoe, then the clay.</source>
        <comment>cards/4/say</comment>
        <translation>Lefelé ingyen visz a víz. Kattints egy csónakra, aztán az agyagra!</translation>
    </message>
    <message>
        <source>Every tile takes one of your four markers. The label shows what this marker brings there now, or takes.</source>
        <comment>tip/marker/say</comment>
        <translation>Minden lapkára a négy jelződ közül egy kerülhet. A címkén látod, mennyit hoz most, vagy mennyit visz.</translation>
    </message>
    <message>
        <source>First an inhabitant on the map: site 14.</source>
        <comment>eminence/8/otherwise/card</comment>
        <translation>Előbb egy munkás a térképre: 14-es helyszín.</translation>
    </message>
    <message>
        <source>First discard a sunset card, any of them. Your lasting card works: 3 coins!</source>
        <comment>levers/2/say</comment>
        <translation>Előbb dobj el egy naplementekártyát, bármelyiket. Az állandó kártyád dolgozik: 3 érme!</translation>
    </message>
    <message>
        <source>First step: the special project on your own tile. 14 coins with the canoe; its 6 points count double.</source>
        <comment>lock/5/say</comment>
        <translation>Első lépés: a saját lapkád különleges projektje. A csónakkal együtt 14 érme; a 6 pontja duplán számít.</translation>
    </message>
    <message>
        <source>Follow part: give up an inhabitant for a second lever, or draw a card. Inhabitants are rare: draw.</source>
        <comment>levers/4/say</comment>
        <translation>Közös rész: egy munkásért még egy emelő, vagy húzz egy kártyát. A munkás ritka kincs: húzz!</translation>
    </message>
    <message>
        <source>Follow part: put a cattle piece on it, for 1 inhabitant. Each house next to it pays 2 coins, whoever owns it.</source>
        <comment>cattle-and-settlement/2/say</comment>
        <translation>Közös rész: egy marha rá, 1 munkásért. Minden szomszédos ház 2 érmét fizet, mindegy, kié.</translation>
    </message>
    <message>
        <source>Grass grows there too. But nobody lives there: location 30.</source>
        <comment>cattle-and-settlement/1/otherwise/location</comment>
        <translation>Ott is nő fű. De ott nem lakik senki: 30-as helyszín!</translation>
    </message>
    <message>
        <source>How the table works</source>
        <comment>table/title</comment>
        <translation>Így működik az asztal</translation>
    </message>
    <message>
        <source>In the follow part everyone may play a card. Your stone is still there, so play this one too: 3 coins.</source>
        <comment>cards/8/say</comment>
        <translation>A közös részben mindenki kártyázhat. A köved megvan, tehát játszd ki ezt is: 3 érme.</translation>
    </message>
    <message>
        <source>Income: your tracks paid 3 coins and 2 cards, your two empty recesses 2 coins. Those of settlements pay points.</source>
        <comment>lock/8/say</comment>
        <translation>Bevétel: a sínek 3 érmét és 2 kártyát fizettek, a két üres mélyedés 2 érmét. A településeké pontot fizet.</translation>
    </message>
    <message>
        <source>Interim scoring 1, for everybody: two steps, a scoring tile, income, levers. The strip shows where you are.</source>
        <comment>lock/4/say</comment>
        <translation>1. közbenső pontozás, mindenkinek: két lépés, pontozólapka, bevétel, emelők. A csík mutatja, hol tartasz.</translation>
    </message>
    <message>
        <source>It begins as soon as your production site stands. Build one, and watch its panel step by step.</source>
        <comment>eminence/2/say</comment>
        <translation>Amint áll a termelőüzemed, ő kezd. Építs egyet, és nézd a paneljén, mit tesz lépésről lépésre!</translation>
    </message>
    <message>
        <source>It looks there first! Settler: it would build. Cattle-breeding: a cattle piece. Take the Builder: only cactus.</source>
        <comment>eminence/10/say</comment>
        <translation>Azt nézi meg elsőnek! Telepes: építene. Marhatenyésztés: marhát tenne le. Vedd az Építészt: csak kaktusz.</translation>
    </message>
    <message>
        <source>It pays 2 points in every scoring, and your cattle next door 1 more. Houses thank cattle once, settlements always.</source>
        <comment>cattle-and-settlement/6/say</comment>
        <translation>Minden pontozásban 2 pontot fizet, és a mellette legelő marhád még 1-et. Házért egyszer kapsz, településért mindig.</translation>
    </message>
    <message>
        <source>It would cost your last inhabitant. Draw.</source>
        <comment>levers/4/otherwise/lever</comment>
        <translation>Az utolsó munkásodba kerülne. Húzz!</translation>
    </message>
    <message>
        <source>Its ship went exactly 3 spaces and took nothing. Now your trick: the tile you use becomes the lowest.</source>
        <comment>eminence/9/say</comment>
        <translation>A hajója pontosan 3 mezőt ment, jutalom nélkül. És most a te trükköd: az általad használt lapka kerül legalulra.</translation>
    </message>
    <message>
        <source>Keep one; it counts double for you. A lever is bought in a turn, a settlement takes a while.</source>
        <comment>to-the-lock/2/say</comment>
        <translation>Egyet megtartasz: neked duplán számít. Egy emelő egy kör dolga, egy település hosszabb történet.</translation>
    </message>
    <message>
        <source>Later. A second house empties a second recess.</source>
        <comment>lock/6/otherwise/card</comment>
        <translation>Majd később. A második ház a második mélyedést üríti.</translation>
    </message>
    <message>
        <source>Lay it beside any other tile and take what is printed there. At location 6: a production site for wood.</source>
        <comment>open-land/5/say</comment>
        <translation>Tedd egy másik lapka mellé, és tiéd, ami a helyszínen látszik. A 6-oson: egy termelőüzem, fa.</translation>
    </message>
    <message>
        <source>Lightning: at once. Loop: lasting. Flag: at the end. And a card you&apos;ll never afford is still 2 coins.</source>
        <comment>cards/11/say</comment>
        <translation>Villám: azonnali. Fekvő nyolcas: állandó. Zászló: játék végi. És amit sosem tudsz kifizetni, az is 2 érme.</translation>
    </message>
    <message>
        <source>New land, first house</source>
        <comment>open-land/title</comment>
        <translation>Új föld, első ház</translation>
    </message>
    <message>
        <source>Nice, but this time take the night card and discard it.</source>
        <comment>table/5/otherwise/*</comment>
        <translation>Az is jó, de most az éjszakai kártyát dobd el!</translation>
    </message>
    <message>
        <source>No hat there. Try location 32.</source>
        <comment>open-land/7/otherwise/location</comment>
        <translation>Ott nincs kalap. Próbáld a 32-est!</translation>
    </message>
    <message>
        <source>Not bad either. But the cheap one is within reach now.</source>
        <comment>cards/6/otherwise/card</comment>
        <translation>Az sem rossz. De most az olcsó van kéznél.</translation>
    </message>
    <message>
        <source>Not that one: only Progress modernizes. Row 5.</source>
        <comment>levers/1/otherwise/action</comment>
        <translation>Azzal nem megy: korszerűsíteni a Haladással lehet. 5. sor.</translation>
    </message>
    <message>
        <source>Now expand: location 18 costs nothing and pays 3 coins.</source>
        <comment>open-land/8/say</comment>
        <translation>Most terjeszkedj: a 18-as helyszín ingyen van, és 3 érmét fizet.</translation>
    </message>
    <message>
        <source>Now look at your hand: five of six cards ask for iron. Which production site will you build?</source>
        <comment>to-the-lock/3/say</comment>
        <translation>Most nézd a kezed: hatból öt kártya vasat kér. Melyik termelőüzemet építed?</translation>
    </message>
    <message>
        <source>Now marker 1 on a tile: met is +1, missed is −1, your own tile double. Yours asks for 1 step on the coin track.</source>
        <comment>lock/7/say</comment>
        <translation>Most az 1-es jelző egy lapkára: ha teljesül, +1, ha nem, −1, a sajátodon dupla. A tiéd 1 lépést kér az érmesínen.</translation>
    </message>
    <message>
        <source>Now take it back: {key:undo}. A casual game lets you undo anything; you&apos;d draw the same cards again.</source>
        <comment>table/6/say</comment>
        <translation>Most vond vissza: {key:undo}. Baráti játékban bármit visszavonhatsz; húzni úgyis ugyanazt húznád.</translation>
    </message>
    <message>
        <source>Now the night card, then Discard for coins, beside the question. Tab and Enter choose there too.</source>
        <comment>table/5/say</comment>
        <translation>Kattints az éjszakai kártyára, aztán a kérdés mellett az eldobásra. Tabbal és Enterrel is választhatsz.</translation>
    </message>
    <message>
        <source>Once more. Face up it must be laid, so look before you leap.</source>
        <comment>open-land/6/say</comment>
        <translation>Még egyet! A felfedett lapkát már le kell tenned: előbb nézz körül.</translation>
    </message>
    <message>
        <source>One more tile is free. Turn it up.</source>
        <comment>open-land/6/otherwise/pass</comment>
        <translation>Még egy lapka jár ingyen. Fedd fel!</translation>
    </message>
    <message>
        <source>One settlement in each region: a second one there costs 5 points. Some sites give a bonus, a few tiles take points.</source>
        <comment>cattle-and-settlement/7/say</comment>
        <translation>Régiónként egy település: a második 5 pontba kerül. Van terület, amely bónuszt ad, és lapka, amely pontot vesz el.</translation>
    </message>
    <message>
        <source>One step on the coin track: more coins in every scoring. The card&apos;s 2 points count at the end of the game.</source>
        <comment>cards/7/say</comment>
        <translation>Egy lépés az érmesínen: minden pontozásban több érme. A kártya 2 pontja a játék végén számít.</translation>
    </message>
    <message>
        <source>Pass? With 20 coins in your pocket?</source>
        <comment>lock/5/otherwise/pass</comment>
        <translation>Kihagynád? 20 érmével a zsebedben?</translation>
    </message>
    <message>
        <source>Point at any icon to read it in plain words. {key:rules} opens the rules at that very place.</source>
        <comment>table/8/say</comment>
        <translation>Mutass bármelyik ikonra, és szavakkal is elolvashatod. {key:rules}: a szabály éppen arról, amire mutatsz.</translation>
    </message>
    <message>
        <source>Possible, but for a smaller gift. Wood grows at location 6.</source>
        <comment>open-land/5/otherwise/location</comment>
        <translation>Lehet, de kisebb az ajándék. A 6-os helyszínen fa terem.</translation>
    </message>
    <message>
        <source>Possible. But a production site works for the rest of the game: two spaces behind the lock.</source>
        <comment>lock/2/otherwise/space</comment>
        <translation>Lehet. De egy termelőüzem végig dolgozik neked: két mezővel a zsilip után.</translation>
    </message>
    <message>
        <source>Possible; but mind what it finds at the bottom. The Builder is a poor present for it.</source>
        <comment>eminence/10/otherwise/action</comment>
        <translation>Lehet; de gondolj arra, mit talál alul. Az Építész neki szegényes ajándék.</translation>
    </message>
    <message>
        <source>Region scoring, top row: 4 coins for covering Boonlake, and 1 for each area of yours in the other three regions.</source>
        <comment>lock/1/say</comment>
        <translation>Régiós pontozás, legfelső sor: Boonlake letakarásáért 4 érme, és 1 minden területedért a másik három régióban.</translation>
    </message>
    <message>
        <source>Right, the program would move the canoes for you. Just this once, do it by hand.</source>
        <comment>cards/4/otherwise/card</comment>
        <translation>Igazad van: a program magától is odaviszi a csónakokat. Most az egyszer kézzel!</translation>
    </message>
    <message>
        <source>Round 2 takes the lower arm. Scoring 3 waits halfway, number 4 at the end; coins and cards are worth nothing then.</source>
        <comment>tip/round-two/say</comment>
        <translation>A 2. forduló az alsó ágon megy. Félúton a 3. pontozás, a végén a 4.; az érme és a kártya akkor már nem ér semmit.</translation>
    </message>
    <message>
        <source>Row 5: 2 spaces. Jump over {opponent} and land on the hat: the inhabitant is yours.</source>
        <comment>levers/5/say</comment>
        <translation>5. sor: 2 mező. Ugord át {opponent} hajóját, és a kalapnál tiéd a munkás.</translation>
    </message>
    <message>
        <source>Sail where you like. In a space with a ring, a harbour, there is room for any number of ships.</source>
        <comment>cards/10/say</comment>
        <translation>Hajózz, ahová szeretnél. A gyűrűs mező kikötő: ott akárhány hajó elfér.</translation>
    </message>
    <message>
        <source>Sail where you like. This time nobody is counting.</source>
        <comment>cattle-and-settlement/4/say</comment>
        <translation>Hajózz, ahová szeretnél! Ezt most senki sem jegyzi.</translation>
    </message>
    <message>
        <source>That brings less today. Your own tile counts double.</source>
        <comment>lock/7/otherwise/scoring</comment>
        <translation>Az ma kevesebbet hoz. A saját lapkád duplán számít.</translation>
    </message>
    <message>
        <source>That canoe is fine where it is. Take the one still at the wood.</source>
        <comment>cards/5/otherwise/canoe</comment>
        <translation>Az a csónak jó helyen van. A fánál lévőt vidd!</translation>
    </message>
    <message>
        <source>That one asks for a card of its own type. The Builder takes any: row 2.</source>
        <comment>cards/3/otherwise/action</comment>
        <translation>Az a saját típusát kéri. Az Építésznek bármelyik jó: 2. sor.</translation>
    </message>
    <message>
        <source>That one you can pay for soon. Discard the giant.</source>
        <comment>open-land/3/otherwise/card</comment>
        <translation>Azt hamarosan ki tudod fizetni. Az óriást dobd el!</translation>
    </message>
    <message>
        <source>The Builder brings 3 coins and lets you play a card of any type. Row 2, up to 3 spaces: take it.</source>
        <comment>cards/3/say</comment>
        <translation>Az Építész 3 érmét hoz, és bármilyen típusú kártyát kijátszhatsz. 2. sor, legfeljebb 3 mező: vedd el!</translation>
    </message>
    <message>
        <source>The Pioneer explores twice and then expands. Row 3: take it.</source>
        <comment>open-land/2/say</comment>
        <translation>Az Úttörő kétszer felfedez, aztán terjeszkedik. 3. sor: vedd el!</translation>
    </message>
    <message>
        <source>The cow first. She has waited so politely.</source>
        <comment>cattle-and-settlement/2/otherwise/card</comment>
        <translation>Előbb a marha. Olyan türelmesen vár.</translation>
    </message>
    <message>
        <source>The first lock</source>
        <comment>lock/title</comment>
        <translation>Az első zsilip</translation>
    </message>
    <message>
        <source>The first lock is behind you. Look where the points came from; then stay for the other three.</source>
        <comment>to-the-lock/5/say</comment>
        <translation>Az első zsilip mögötted van. Nézd meg, miből jött a pont, aztán maradj a másik háromra is!</translation>
    </message>
    <message>
        <source>The first ship past a lock starts the interim scoring for all: two steps, card or development, then a scoring tile.</source>
        <comment>tip/lock-near/say</comment>
        <translation>Az első hajó a zsilipen túl mindenkinek pontozást hoz: két lépés, kártya vagy fejlesztés, aztán egy pontozólapka.</translation>
    </message>
    <message>
        <source>The follow part is yours as ever: settle at location 14, for a card.</source>
        <comment>eminence/8/say</comment>
        <translation>A közös rész a tiéd, mint mindig: települj a 14-es helyszínre egy kártyáért!</translation>
    </message>
    <message>
        <source>The label you cover pays its reward; coins come from your areas in the three other regions.</source>
        <comment>tip/regions/say</comment>
        <translation>A letakart címke a jutalmát fizeti; érmét a másik három régió területeiért kapsz.</translation>
    </message>
    <message>
        <source>The lever gives 3 coins and costs no card. Click the lever.</source>
        <comment>levers/6/otherwise/card</comment>
        <translation>Az emelő 3 érmét ad, és kártyába sem kerül. Kattints az emelőre!</translation>
    </message>
    <message>
        <source>The loop means lasting. From now on a sunset card that you discard brings 3 coins, not 2.</source>
        <comment>cards/9/say</comment>
        <translation>A fekvő nyolcas: állandó. Mostantól egy eldobott naplementekártya nem 2, hanem 3 érmét hoz.</translation>
    </message>
    <message>
        <source>The number is the price. Place this one for 4 coins: whenever you do without a card, it can give you 3 coins.</source>
        <comment>levers/3/say</comment>
        <translation>A szám az ára. Tedd le ezt, 4 érme: ha lemondasz egy kártyáról, 3 érmét ad.</translation>
    </message>
    <message>
        <source>The others drew 2 cards for your trouble. Sail to the 2 cards: a space with a ship is jumped, not counted.</source>
        <comment>open-land/9/say</comment>
        <translation>Az Úttörőből a többieknek 2 kártya jutott. Hajózz a 2 kártyához: a foglalt mezőt átugrod, nem számít.</translation>
    </message>
    <message>
        <source>The settlement belongs to 18: it has the neighbours.</source>
        <comment>cattle-and-settlement/5/otherwise/site</comment>
        <translation>A település a 18-asra való: ott vannak a szomszédok.</translation>
    </message>
    <message>
        <source>This card costs 2 coins, 2 clay and 1 stone. Coins you pay. Resources you only need to have: they never go away.</source>
        <comment>cards/1/say</comment>
        <translation>Ez a kártya 2 érme, 2 agyag és 1 kő. Az érmét kifizeted, a nyersanyagnak csak meg kell lennie: soha nem fogy el.</translation>
    </message>
    <message>
        <source>This is how the table works: whatever glows can be chosen, and the bar at the top says what to do.</source>
        <comment>table/1/say</comment>
        <translation>Így működik az asztal: ami világít, azt választhatod, a felső sáv pedig megmondja, mi a teendő.</translation>
    </message>
    <message>
        <source>Three verbs make this map: explore lays a tile, expand puts an inhabitant on it, develop builds a house there.</source>
        <comment>open-land/1/say</comment>
        <translation>Három szó a térképhez: a felfedezés lapkát rak, a terjeszkedés munkást küld rá, a fejlesztés házat épít neki.</translation>
    </message>
    <message>
        <source>Tiles nobody uses climb, and the higher they are, the farther the ship goes. The two lowest rows cost 1 and 2 points.</source>
        <comment>tip/rows/say</comment>
        <translation>Amit senki sem használ, feljebb csúszik, és onnan messzebb visz a hajó. A két legalsó sor 1, illetve 2 pontba kerül.</translation>
    </message>
    <message>
        <source>Turn up a grey tile.</source>
        <comment>open-land/4/say</comment>
        <translation>Fedj fel egy szürke lapkát!</translation>
    </message>
    <message>
        <source>Twelve slots, twelve small cheats. Progress puts a lever in one of them: take it.</source>
        <comment>levers/1/say</comment>
        <translation>Tizenkét hely, tizenkét apró csalás. A Haladással az egyikbe emelőt teszel: vedd el!</translation>
    </message>
    <message>
        <source>Two cards are more than that. Three steps, the ship not counted.</source>
        <comment>open-land/9/otherwise/space</comment>
        <translation>Két kártya több annál. Három lépés, a hajó nem számít bele.</translation>
    </message>
    <message>
        <source>Two cards would be nice. But you have a good one already.</source>
        <comment>cards/4/otherwise/draw</comment>
        <translation>Két kártya jól jönne. De egy jó már van a kezedben.</translation>
    </message>
    <message>
        <source>Two inhabitants are waiting for work. Build.</source>
        <comment>cattle-and-settlement/5/otherwise/card</comment>
        <translation>Két munkás vár munkára. Építs!</translation>
    </message>
    <message>
        <source>Useful too. But you don&apos;t have stone yet.</source>
        <comment>lock/3/otherwise/*</comment>
        <translation>Az is jó. De köved még nincs.</translation>
    </message>
    <message>
        <source>What a card costs</source>
        <comment>cards/title</comment>
        <translation>Mibe kerül egy kártya?</translation>
    </message>
    <message>
        <source>Why not. But 14 gives a card.</source>
        <comment>eminence/8/otherwise/site</comment>
        <translation>Lehetne. De a 14-es kártyát ad.</translation>
    </message>
    <message>
        <source>With Cattle-breeding at the bottom it places a cattle piece. The Builder is a poorer present: row 3.</source>
        <comment>eminence/10/otherwise/action/2</comment>
        <translation>Ha a Marhatenyésztés kerül alulra, marhát tesz le. Az Építész szegényesebb ajándék: 3. sor.</translation>
    </message>
    <message>
        <source>With the Settler at the bottom it builds a house. The Builder is a poorer present: row 3.</source>
        <comment>eminence/10/otherwise/action/1</comment>
        <translation>Ha a Telepes kerül alulra, házat épít. Az Építész szegényesebb ajándék: 3. sor.</translation>
    </message>
    <message>
        <source>You came here to explore! Turn it up.</source>
        <comment>open-land/4/otherwise/pass</comment>
        <translation>Felfedezni jöttél! Fedd fel!</translation>
    </message>
    <message>
        <source>You could play it, but we need the coins for a lever. Discard.</source>
        <comment>levers/2/otherwise/PlayCard</comment>
        <translation>Ki is játszhatnád, de most az emelőre kell az érme. Dobd el!</translation>
    </message>
    <message>
        <source>You need not move canoes by hand: when you play a card, the program moves them the cheapest way.</source>
        <comment>tip/canoes/say</comment>
        <translation>Nem kell kézzel mozgatnod a csónakokat: ha kártyát játszol ki, a program a legolcsóbb úton viszi őket.</translation>
    </message>
    <message>
        <source>Your lever is up again; {opponent} got 1 point for one not used. 15 to 4: locks like those who come prepared.</source>
        <comment>lock/9/say</comment>
        <translation>Az emelőd újra fent; {opponent} 1 pontot kapott egy nem használtért. 15–4: a zsilip a felkészülteket szereti.</translation>
    </message>
    <message>
        <source>Your own game, up to the first interim scoring. Two scoring tiles: one asks for levers, one for settlements.</source>
        <comment>to-the-lock/1/say</comment>
        <translation>A saját játékod, az első közbenső pontozásig. Két pontozólapka: az egyik emelőt kér, a másik települést.</translation>
    </message>
    <message>
        <source>Your own trip to the lock</source>
        <comment>to-the-lock/title</comment>
        <translation>A saját utad a zsilipig</translation>
    </message>
    <message>
        <source>Your production site gives 1 clay. Each canoe gives 1 of what it lies beside: right now that is 2 wood.</source>
        <comment>cards/2/say</comment>
        <translation>A termelőüzemed 1 agyagot ad. Minden csónak 1-et abból, ami mellett áll: most ez 2 fa.</translation>
    </message>
    <message>
        <source>Yours counts double. It is the one with your colour.</source>
        <comment>lock/5/otherwise/project</comment>
        <translation>A sajátod duplán számít. Az, amelyiken a színed van.</translation>
    </message>
    <message>
        <source>{key:log}: the log. {key:moves}: all moves in words. {key:hint}: a hint. Canoes find their own way when you play a card.</source>
        <comment>table/9/say</comment>
        <translation>{key:log}: napló. {key:moves}: minden lépés szavakkal. {key:hint}: tipp. Kártyához a csónakok maguktól a helyükre mennek.</translation>
    </message>
    <message>
        <source>{opponent} took the Builder, so you may use a card. Do without it: push the lever, get 3 coins, keep the card.</source>
        <comment>levers/6/say</comment>
        <translation>{opponent} az Építészt vette el: te is kártyázhatsz. Inkább mondj le róla, és nyomd le az emelőt: 3 érme, a kártya megmarad!</translation>
    </message>
    <message>
        <source>{opponent} took the Settler. Around your house at 18 are 5 areas; 3 are enough. Make it a settlement, for 2 inhabitants.</source>
        <comment>cattle-and-settlement/5/say</comment>
        <translation>{opponent} a Telepest vette el. A 18-as házad körül 5 terület van; 3 is elég. Legyen település, 2 munkásért!</translation>
    </message>
    <message>
        <source>{opponent} took the Settler. Your follow part: develop location 18. It costs 1 more inhabitant.</source>
        <comment>open-land/10/say</comment>
        <translation>{opponent} a Telepest vette el. A te közös részed: fejleszd a 18-ast! Még 1 munkástól meg kell válnod.</translation>
    </message>
    <message>
        <source>A type B tile does more: 2 cactus steps for your Builder, then Cattle-breeding from the top row and 1 step more.</source>
        <comment>eminence/12/say</comment>
        <translation>A B típusú lapka többet tud: 2 kaktuszlépés az Építészedért, aztán a legfelső Marhatenyésztés és még 1 lépés.</translation>
    </message>
    <message>
        <source>Alone against the Eminence</source>
        <comment>eminence/title</comment>
        <translation>Egyedül az Eminenciás ellen</translation>
    </message>
    <message>
        <source>You drew 2 cards and got 2 coins for one. Sail and watch: which tile is lowest, and which of its three the highest?</source>
        <comment>eminence/11/say</comment>
        <translation>Húztál 2 kártyát, egyért kaptál 2 érmét. Hajózz, és figyeld: melyik lapka van legalul, és a három közül melyik legfelül?</translation>
    </message>
    <message>
        <source>A vase is money too: some cards cost one, and a lever sells it for 6 coins. At the end it is worth nothing.</source>
        <comment>tip/vase/say</comment>
        <translation>A váza is fizetség: van kártya, amely vázába kerül, és egy emelő 6 érméért eladja. A végén semmit sem ér.</translation>
    </message>
    <message>
        <source>The Eminence looks first at the lowest tile: the one you used before. Progress and the Builder give it only cactus.</source>
        <comment>tip/lowest/say</comment>
        <translation>Az Eminenciás először a legalsó lapkát nézi: amelyet te használtál előtte. A Haladás és az Építész csak kaktuszt ad neki.</translation>
    </message>
    <message>
        <source>Add two or three special projects, your own tile&apos;s first. Region scoring gives it 4 or 5 points each time: twice is enough.</source>
        <comment>eminence/18/say</comment>
        <translation>Mellé két-három különleges projekt, először a saját lapkádé. A Régiós pontozás neki is hoz 4-5 pontot: kétszer elég.</translation>
    </message>
    <message>
        <source>And its cactus track, which pays in every scoring. A click on your own card closes the panel.</source>
        <comment>eminence/7/say</comment>
        <translation>És ott a kaktuszsáv, amely minden pontozásban fizet. A saját kártyádra kattintva bezárod a panelt.</translation>
    </message>
    <message>
        <source>Another time, gladly. Esc, then the marked one.</source>
        <comment>eminence/13/otherwise/*</comment>
        <translation>Máskor szívesen. Esc, aztán a megjelölt!</translation>
    </message>
    <message>
        <source>Click the Eminence: there lies the solo tile, with its three actions and a location number in each corner.</source>
        <comment>eminence/6/say</comment>
        <translation>Kattints az Eminenciásra: ott a szólólapka a három akciójával, minden sarkában egy helyszín számával.</translation>
    </message>
    <message>
        <source>Don&apos;t lose heart at the locks: after the third, winners are ten points behind. The end counts levers and cards. Begin with easy!</source>
        <comment>eminence/19/say</comment>
        <translation>A zsilipeknél ne csüggedj: a harmadik után a győztes is tíz ponttal hátrébb van. Emelő és kártya a végén számít. Kezdd a könnyűvel!</translation>
    </message>
    <message>
        <source>First the lever. Seven of them bring 21 points at the end.</source>
        <comment>eminence/14/otherwise/*</comment>
        <translation>Előbb az emelőt! Hét emelő 21 pontot hoz a végén.</translation>
    </message>
    <message>
        <source>It scores pieces, regions and cactus. Levers and cards are yours alone: more than half of a winner&apos;s points.</source>
        <comment>eminence/17/say</comment>
        <translation>Ő építményből, marhából, régióból és kaktuszból él. Emelőd és kártyád csak neked van: a győztes pontjainak több mint a fele.</translation>
    </message>
    <message>
        <source>Leave Cattle-breeding to the Eminence: whatever you use lies lowest for it. Progress, row 4!</source>
        <comment>eminence/13/otherwise/action/2</comment>
        <translation>A Marhatenyésztést hagyd meg neki: amit te használsz, az kerül legalulra. Haladás, 4. sor!</translation>
    </message>
    <message>
        <source>Leave the Settler to the Eminence: whatever you use lies lowest for it. Progress, row 4!</source>
        <comment>eminence/13/otherwise/action/1</comment>
        <translation>A Telepest hagyd meg neki: amit te használsz, az kerül legalulra. Haladás, 4. sor!</translation>
    </message>
    <message>
        <source>Now Cattle-breeding lies lowest: its next cattle piece. Take Progress: that slides below it and brings you a lever.</source>
        <comment>eminence/13/say</comment>
        <translation>Most a Marhatenyésztés van legalul: az megint egy marha neki. Vedd a Haladást: az kerül alá, és emelőt hoz neked.</translation>
    </message>
    <message>
        <source>One cactus step, no more! Leave it the Settler, Cattle-breeding and the two lowest rows: about 20 points less for it.</source>
        <comment>eminence/16/say</comment>
        <translation>Csak egy kaktuszlépés! Hagyd meg neki a Telepest, a Marhatenyésztést és a két legalsó sort: így 20 ponttal kevesebbje lesz.</translation>
    </message>
    <message>
        <source>Place a lever, one you can use often: this one gives 3 coins instead of a card.</source>
        <comment>eminence/14/say</comment>
        <translation>Tegyél le egy emelőt, olyat, amit gyakran használhatsz: ez kártya helyett 3 érmét ad.</translation>
    </message>
    <message>
        <source>Sail where you like, and see what it finds at the bottom.</source>
        <comment>eminence/15/say</comment>
        <translation>Hajózz, ahová szeretnél, és nézd meg, mit talál legalul!</translation>
    </message>
    <message>
        <source>That would leave it no more than cactus either. But a lever pays twice: Progress, row 4.</source>
        <comment>eminence/13/otherwise/action</comment>
        <translation>Ez is csak kaktuszt hagyna neki. De az emelő kétszer fizet: Haladás, 4. sor.</translation>
    </message>
    <message>
        <source>Then of the three actions on its solo tile it took the one highest on the board: the Settler. That is a house for it.</source>
        <comment>eminence/4/say</comment>
        <translation>Aztán a szólólapkája három akciója közül azt vette el, amelyik legfelül volt a táblán: a Telepest. Neki ez egy ház.</translation>
    </message>
    <message>
        <source>Where? The figure&apos;s corner said 32, and there is no tile. Nor on 33. After 33 comes 1: there it built.</source>
        <comment>eminence/5/say</comment>
        <translation>Hová? Az alak sarka 32-t mutatott, de ott nincs lapka. A 33-ason sincs. 33 után az 1 jön: oda épített.</translation>
    </message>
    <message>
        <source>Once more, slowly. First it looked at the lowest action tile: Progress. That was one step on the cactus track.</source>
        <comment>eminence/3/say</comment>
        <translation>Még egyszer, lassan. Először a legalsó akciólapkát nézte: a Haladást. Az egy lépés volt a kaktuszsávon.</translation>
    </message>
    <message>
        <source>Each tile takes one of your markers. Number 4 is worth 4 points, on your own tile 8: keep one for it that you will meet.</source>
        <comment>lock/10/say</comment>
        <translation>Minden lapkára egy jelződ kerül. A 4-es jelző 4 pontot ér, a saját lapkádon 8-at: tarts meg neki egyet, amelyet teljesítesz.</translation>
    </message>
    <message>
        <source>A fine place to live. But location 2 says thank you with a card.</source>
        <comment>one-turn/6/otherwise/site</comment>
        <translation>Ott is jó lakni. De a 2-es helyszín egy kártyával hálálja meg.</translation>
    </message>
    <message>
        <source>A good one too, and it won&apos;t run away. First the Settler, in row 4.</source>
        <comment>one-turn/4/otherwise/action</comment>
        <translation>Az is jó, és nem szalad el. Előbb a Telepes, a 4. sorban.</translation>
    </message>
    <message>
        <source>And leave 2 coins lying there? Money is short in the wild. Discard the card.</source>
        <comment>one-turn/5/otherwise/pass</comment>
        <translation>És itt hagynál 2 érmét? A vadonban kevés a pénz. Dobd el a kártyát!</translation>
    </message>
    <message>
        <source>Another time, gladly. Esc, then the marked one.</source>
        <comment>one-turn/11/otherwise/*</comment>
        <translation>Máskor szívesen. Esc, aztán a megjelölt!</translation>
    </message>
    <message>
        <source>Another time, gladly. Esc, then the marked one.</source>
        <comment>one-turn/7/otherwise/*</comment>
        <translation>Máskor szívesen. Esc, aztán a megjelölt!</translation>
    </message>
    <message>
        <source>Another time, gladly. Esc, then the marked one.</source>
        <comment>one-turn/9/otherwise/*</comment>
        <translation>Máskor szívesen. Esc, aztán a megjelölt!</translation>
    </message>
    <message>
        <source>Cards come in the next lesson. Now location 4, please.</source>
        <comment>one-turn/7/otherwise/card</comment>
        <translation>A kártyák a következő leckében jönnek. Most a 4-es helyszín!</translation>
    </message>
    <message>
        <source>Choose, follow, sail: that is all of Boonlake. The icons are only the spelling.</source>
        <comment>one-turn/13/say</comment>
        <translation>Választasz, kapsz a közös részből, hajózol: ennyi a Boonlake. Az ikonok csak a helyesírás.</translation>
    </message>
    <message>
        <source>Eager! But coins are needed for cards. Stop here.</source>
        <comment>one-turn/12/otherwise/*</comment>
        <translation>Lelkes vagy! De a kártyákra is kell érme. Itt fejezd be!</translation>
    </message>
    <message>
        <source>First a night card: play it, or discard it for 2 coins. This one is too expensive: discard it, no tears.</source>
        <comment>one-turn/5/say</comment>
        <translation>Előbb egy éjszakai kártya: kijátszod, vagy eldobod 2 érméért. Ez túl drága: dobd el, könnyek nélkül!</translation>
    </message>
    <message>
        <source>Most points win. They come from cards, projects, levers and settlements, mostly scored at the locks and at the end.</source>
        <comment>one-turn/1/say</comment>
        <translation>A legtöbb pont nyer. Kártyák, projektek, emelők és települések hozzák, és többnyire a zsilipeknél meg a végén számoljuk.</translation>
    </message>
    <message>
        <source>Nobody works for nothing, but 3 coins is fair. Take one.</source>
        <comment>one-turn/11/otherwise/pass</comment>
        <translation>Ingyen senki sem dolgozik, de 3 érme tisztességes ár. Vegyél egyet!</translation>
    </message>
    <message>
        <source>Now sail. Row 4 lets you go 1 to 3 spaces. You get what you land on: take the 2 coins.</source>
        <comment>one-turn/9/say</comment>
        <translation>Most hajózz! A 4. sor 1–3 mezőt enged. Azt kapod, ami a mezőn áll: vidd a 2 érmét!</translation>
    </message>
    <message>
        <source>Now the follow part, and you go first: an inhabitant on the lower site of location 4. 2 coins, and your first point!</source>
        <comment>one-turn/7/say</comment>
        <translation>Most a közös rész, és te kezded: még egy munkás, a 4-es helyszín alsó területére. 2 érme, és az első pontod!</translation>
    </message>
    <message>
        <source>So many icons! Yet a turn is just one action tile. Point at anything to read in words what it does.</source>
        <comment>one-turn/3/say</comment>
        <translation>Mennyi ikon! Pedig egy kör csak egy akciólapka. Mutass rá bármire, és szavakkal is elolvashatod, mit tud.</translation>
    </message>
    <message>
        <source>Take the Settler. Left of its arrow is yours alone; right of it is the follow part, for everybody.</source>
        <comment>one-turn/4/say</comment>
        <translation>Vedd a Telepest! A nyíltól balra minden csak a tiéd, jobbra a közös rész: az mindenkié.</translation>
    </message>
    <message>
        <source>The canoes have a lesson of their own. Now the card.</source>
        <comment>one-turn/5/otherwise/canoe</comment>
        <translation>A csónakoknak külön leckéjük lesz. Most a kártya.</translation>
    </message>
    <message>
        <source>The lower site of 4 has a point. That one only has a nice view.</source>
        <comment>one-turn/7/otherwise/site</comment>
        <translation>A 4-es alsó területe pontot ad. Ott csak a kilátás szép.</translation>
    </message>
    <message>
        <source>You may do this as often as you like, but one is enough today: stop here.</source>
        <comment>one-turn/12/say</comment>
        <translation>Akárhányszor lehet, de mára egy elég: itt fejezd be!</translation>
    </message>
    <message>
        <source>You may stop earlier, and often should. This time the 2 coins are better.</source>
        <comment>one-turn/9/otherwise/space</comment>
        <translation>Megállhatsz előbb is, gyakran az a jobb. Most a 2 érme többet ér.</translation>
    </message>
    <message>
        <source>You sail this river twice. Two locks on each trip bring a scoring each, and a final one ends the game.</source>
        <comment>one-turn/2/say</comment>
        <translation>Kétszer hajóztok végig a folyón. Mindkét úton két zsilip hoz egy-egy pontozást, és a végén jön még egy.</translation>
    </message>
    <message>
        <source>Your cards are worth more than 3 coins together. Pay with coins.</source>
        <comment>one-turn/11/otherwise/recruit</comment>
        <translation>A három kártyád többet ér 3 érménél. Fizess érmével!</translation>
    </message>
    <message>
        <source>Your part: put an inhabitant on a building site. Location 2 gives a card for it.</source>
        <comment>one-turn/6/say</comment>
        <translation>A te részed: tegyél egy munkást egy építési területre. A 2-es helyszín egy kártyát ad érte.</translation>
    </message>
    <message>
        <source>Your tile is the lowest now: 1 space and 2 points lost for whoever takes it. The others moved up.</source>
        <comment>one-turn/10/say</comment>
        <translation>A lapkád most a legalsó: 1 mező, és 2 pont veszteség annak, aki elveszi. A többi feljebb csúszott.</translation>
    </message>
    <message>
        <source>{opponent} chose Recruitment. The follow part is for you too: 3 coins for an inhabitant. Get one.</source>
        <comment>one-turn/11/say</comment>
        <translation>{opponent} a Toborzást választotta. A közös rész a tiéd is: 3 érméért egy munkás. Vegyél egyet!</translation>
    </message>
    <message>
        <source>{opponent} settled too, for free. Everyone gains from what you choose: pick what helps you most and them least.</source>
        <comment>one-turn/8/say</comment>
        <translation>{opponent} is települt, ingyen. Amit választasz, mindenkinek hasznos: legyen az, ami neked a legtöbbet, nekik a legkevesebbet hozza.</translation>
    </message>
</context>
<context>
    <name>lessons/castles</name>
    <message>
        <source>11 points for the region! Now the market fetches a ship or an animal from any numbered depot. Which one?</source>
        <comment>buildings/3/say</comment>
        <translation>11 pont a régióért! A piac most elhoz egy hajót vagy állatot bármelyik számozott depóról. Melyiket?</translation>
    </message>
    <message>
        <source>15 points! 4 for the watchtower, 1 for completing a region of one space, 10 because it&apos;s phase A.</source>
        <comment>goal/4/say</comment>
        <translation>15 pont! 4 az őrtoronyért, 1 az egymezős befejezett régióért, és 10, mert az A fázisban vagyunk.</translation>
    </message>
    <message>
        <source>2 Silverlings buy you a tile from the black depot: no die needed, once per turn.</source>
        <comment>tip/buy/say</comment>
        <translation>2 ezüstpénzért lapkát vehetsz a fekete depóról: kocka nem kell hozzá, körönként egyszer lehet.</translation>
    </message>
    <message>
        <source>4 points and 1 Silverling. It&apos;s one Silverling per sale, however many goods, so let them pile up a little.</source>
        <comment>ships/7/say</comment>
        <translation>4 pont és 1 ezüstpénz. Eladásonként csak egy jár, akármennyi az áru: hagyd hát kicsit gyűlni!</translation>
    </message>
    <message>
        <source>7 points: 3 new sheep and 4 old ones. A pig here would only count itself, so keep sorts together.</source>
        <comment>pastures/3/say</comment>
        <translation>7 pont: 3 új és 4 régi birka. Egy disznó itt csak magáért adna pontot: egy legelő, egy fajta!</translation>
    </message>
    <message>
        <source>A building works once, when you place it. There are eight sorts: point at one to read what it does.</source>
        <comment>buildings/1/say</comment>
        <translation>Egy épület egyszer hat, amikor lerakod. Nyolcféle van: mutass rá egyre, és olvasd el, mit tud!</translation>
    </message>
    <message>
        <source>A castle gives you one more action, with any number. Take the yellow tile in depot 2.</source>
        <comment>silver/5/say</comment>
        <translation>A vár még egy akciót ad, tetszőleges számmal. Vedd el a sárga lapkát a 2-es depóról!</translation>
    </message>
    <message>
        <source>A city may hold only one building of each sort. A second market needs another city.</source>
        <comment>buildings/4/say</comment>
        <translation>Egy városban minden épületből csak egy állhat. A következő piacnak másik város kell.</translation>
    </message>
    <message>
        <source>A fine tile too, but the watchtower pays at once. It&apos;s in depot 4.</source>
        <comment>goal/2/otherwise/tile</comment>
        <translation>Az is szép lapka, de az őrtorony azonnal fizet. A 4-es depón van.</translation>
    </message>
    <message>
        <source>A good spot too, but in a big city. The 3 above the castle is a city all by itself.</source>
        <comment>goal/3/otherwise/space</comment>
        <translation>Az is jó hely, de egy nagy városban. A vár fölötti 3-as egymaga egy város.</translation>
    </message>
    <message>
        <source>A mine belongs on a grey space: the 4 under your castle. The 5 and your last worker will do it.</source>
        <comment>workers/5/say</comment>
        <translation>A bánya szürke mezőre való: a várad alatti 4-esre. Elég hozzá az 5-ös és az utolsó munkásod.</translation>
    </message>
    <message>
        <source>A phase is over: mines pay, new tiles arrive, and completing a region now adds 2 points less.</source>
        <comment>tip/phase/say</comment>
        <translation>Vége egy fázisnak: fizetnek a bányák, új lapkák jönnek, és a befejezett régió 2 ponttal kevesebbet ad.</translation>
    </message>
    <message>
        <source>A region is a patch of one colour. 2, 3 or 4 spaces bring 3, 6 or 10 points; the bonus shrinks each phase: 10, 8, 6, 4, 2.</source>
        <comment>goal/5/say</comment>
        <translation>A régió egy összefüggő színfolt: 2, 3 vagy 4 mező 3, 6 vagy 10 pont. A bónusz fázisonként csökken: 10, 8, 6, 4, 2.</translation>
    </message>
    <message>
        <source>A whole colour covered! Whoever does it first gets the large bonus tile, the second the small one.</source>
        <comment>tip/colour/say</comment>
        <translation>Egy teljes szín megvan! Aki elsőként éri el, a nagy bónuszlapkát kapja, a második a kicsit.</translation>
    </message>
    <message>
        <source>A worker turned your 2 into a 1. There are 26 of these tiles, all different: read before you take one.</source>
        <comment>buildings/6/say</comment>
        <translation>Egy munkás 1-est csinált a 2-esedből. 26 ilyen lapka van, mind más: olvasd el, mielőtt elviszed!</translation>
    </message>
    <message>
        <source>A yellow tile changes a rule for you or scores at the end. Yours: 4 points per market. Place it on the yellow 1.</source>
        <comment>buildings/5/say</comment>
        <translation>A sárga lapka egy szabályt változtat meg, vagy a végén ad pontot. A tiéd piaconként 4-et. Tedd a sárga 1-esre!</translation>
    </message>
    <message>
        <source>Ahoy! The ship first.</source>
        <comment>ships/2/otherwise/*</comment>
        <translation>Ahoj! Előbb a hajót!</translation>
    </message>
    <message>
        <source>An animal tile scores the animals on it, and tiles of the same sort already in that pasture score again.</source>
        <comment>pastures/1/say</comment>
        <translation>Egy állatlapka annyi pont, ahány állat van rajta, és ugyanazon a legelőn a fajtája többi lapkája is újra pontot ad.</translation>
    </message>
    <message>
        <source>Any other day, gladly. First the watchtower in depot 4.</source>
        <comment>goal/2/otherwise/*</comment>
        <translation>Máskor szívesen. Előbb az őrtorony a 4-es depóról!</translation>
    </message>
    <message>
        <source>At the end you get 1 point per Silverling, per unsold good and per 2 workers. Tiles in your storage: nothing.</source>
        <comment>finale/2/say</comment>
        <translation>A végén 1 pont jár ezüstpénzenként, el nem adott árunként és két munkásonként. A laparaktárban maradt lapka semmit sem ér.</translation>
    </message>
    <message>
        <source>Busy buildings, wise books</source>
        <comment>buildings/title</comment>
        <translation>Szorgos házak, bölcs könyvek</translation>
    </message>
    <message>
        <source>Changed your mind? Esc puts it back.</source>
        <comment>table/3/say</comment>
        <translation>Meggondoltad magad? Az Esc visszateszi.</translation>
    </message>
    <message>
        <source>Click a die. You could also start with a tile: the order never matters.</source>
        <comment>table/2/say</comment>
        <translation>Kattints egy kockára! Kezdhetnéd egy lapkával is: a sorrend sosem számít.</translation>
    </message>
    <message>
        <source>Click {opponent}&apos;s estate to see it large. Esc closes it.</source>
        <comment>table/8/say</comment>
        <translation>Kattints {opponent} birtokára, és nagyban látod. Az Esc bezárja.</translation>
    </message>
    <message>
        <source>Counting sheep</source>
        <comment>pastures/title</comment>
        <translation>Birkaszámlálás</translation>
    </message>
    <message>
        <source>Dice are stubborn; workers talk sense into them. You have one: it changes a die by 1, up or down.</source>
        <comment>workers/1/say</comment>
        <translation>A kocka makacs, de a munkás jobb belátásra bírja. Egy munkásod van: 1-gyel változtat egy kockán, föl vagy le.</translation>
    </message>
    <message>
        <source>Earn first, shop later. Sell the pink goods!</source>
        <comment>silver/2/otherwise/*</comment>
        <translation>Előbb a bevétel, aztán a bevásárlás. Add el a rózsaszín árut!</translation>
    </message>
    <message>
        <source>Empty holds are sad. The goods are on depot 5.</source>
        <comment>ships/4/otherwise/*</comment>
        <translation>Üres hajó, szomorú hajó. Áru az 5-ös depón van.</translation>
    </message>
    <message>
        <source>Every numbered depot is open to you, but let it be the yellow tile.</source>
        <comment>silver/5/otherwise/*</comment>
        <translation>Minden számozott depó nyitva áll, de most legyen a sárga lapka!</translation>
    </message>
    <message>
        <source>Fifteen points right away</source>
        <comment>goal/title</comment>
        <translation>Tizenöt pont egy csapásra</translation>
    </message>
    <message>
        <source>Four sheep are grazing, three wait in your storage. Place them with the 2, in the same pasture.</source>
        <comment>pastures/2/say</comment>
        <translation>Négy birka már legel, három a laparaktáradban vár. Tedd le őket a 2-essel a többi mellé!</translation>
    </message>
    <message>
        <source>Free is free. Take one!</source>
        <comment>buildings/3/otherwise/decline</comment>
        <translation>Ami ingyen van, azt vidd!</translation>
    </message>
    <message>
        <source>Good for another building. The 3 above the castle completes a region.</source>
        <comment>buildings/2/otherwise/space</comment>
        <translation>Oda majd egy másik kerül. A vár fölötti 3-as befejez egy régiót.</translation>
    </message>
    <message>
        <source>Goods are sold by their number: your 6 sells all your orange ones, 2 points each.</source>
        <comment>ships/6/say</comment>
        <translation>Az árut a száma szerint adod el: a 6-ossal az összes narancssárgát, darabját 2 pontért.</translation>
    </message>
    <message>
        <source>Hardly a die that fitted, yet four good actions. The price is always shown on the rim.</source>
        <comment>workers/6/say</comment>
        <translation>Alig akadt jó kocka, mégis négy jó akció lett belőle. Az ár mindig ott van a peremen.</translation>
    </message>
    <message>
        <source>How the table works</source>
        <comment>table/title</comment>
        <translation>Így működik az asztal</translation>
    </message>
    <message>
        <source>It waits in your storage. Place it with the 3 on the beige 3 above your castle: colour, number and a neighbour all fit.</source>
        <comment>goal/3/say</comment>
        <translation>A laparaktáradban vár. Tedd a 3-assal a várad fölötti bézs 3-asra: a szín, a szám és a szomszéd is stimmel.</translation>
    </message>
    <message>
        <source>Keep the 2: you&apos;ll need it to place the ship.</source>
        <comment>ships/2/otherwise/die</comment>
        <translation>A 2-est tartsd meg: azzal köt majd ki a hajó.</translation>
    </message>
    <message>
        <source>Later, gladly. Right now the watchtower needs a place to stand.</source>
        <comment>goal/3/otherwise/*</comment>
        <translation>Majd később. Most az őrtorony keres magának helyet.</translation>
    </message>
    <message>
        <source>Money first: sell with the 6.</source>
        <comment>ships/6/otherwise/*</comment>
        <translation>Előbb a pénz: adj el a 6-ossal!</translation>
    </message>
    <message>
        <source>New dice: 1 and 5. The numbers form a circle, so 6 is next to 1: take the watchtower with the 1.</source>
        <comment>workers/4/say</comment>
        <translation>Új kockák: 1-es és 5-ös. A számok körbeérnek, a 6-os az 1-es szomszédja: vedd el az 1-essel az őrtornyot!</translation>
    </message>
    <message>
        <source>Nice, but a market can fetch more sheep.</source>
        <comment>pastures/6/otherwise/*</comment>
        <translation>Szép, de a piaccal még több birka jöhet.</translation>
    </message>
    <message>
        <source>No die reaches the black depot, but silver does: one tile for 2 Silverlings, once per turn.</source>
        <comment>silver/1/say</comment>
        <translation>A fekete depóra nem ér el a kocka, az ezüst viszont igen: egy lapka 2 ezüstpénz, körönként egyszer.</translation>
    </message>
    <message>
        <source>Now buy the castle: click your silver, then the castle.</source>
        <comment>silver/3/say</comment>
        <translation>Most vedd meg a várat: kattints az ezüstödre, aztán a várra!</translation>
    </message>
    <message>
        <source>Now click something that doesn&apos;t glow: a tile in the black depot. The bar tells you why not.</source>
        <comment>table/4/say</comment>
        <translation>Most kattints olyasmire, ami nem világít: a fekete depó egyik lapkájára. A sáv megmondja, miért nem lehet.</translation>
    </message>
    <message>
        <source>Now place it with the 2 on the blue 2 beside your castle.</source>
        <comment>ships/3/say</comment>
        <translation>Most tedd le a 2-essel a várad melletti kék 2-esre!</translation>
    </message>
    <message>
        <source>Now place your castle with the 6 on the dark green 6.</source>
        <comment>pastures/5/say</comment>
        <translation>Most tedd le a várat a 6-ossal a sötétzöld 6-osra!</translation>
    </message>
    <message>
        <source>Now take it back: {key:undo}. A casual game lets you undo anything; the dice stay as they fell.</source>
        <comment>table/6/say</comment>
        <translation>Most vond vissza: {key:undo}. Baráti játékban bármit visszavonhatsz; a dobás ugyanaz marad.</translation>
    </message>
    <message>
        <source>Now the second die. No idea? Click your workers: they always come in handy.</source>
        <comment>goal/8/say</comment>
        <translation>Most a második kocka. Nincs ötleted? Kattints a munkásaidra: ők mindig jól jönnek.</translation>
    </message>
    <message>
        <source>Once this pasture of five is complete, it brings 15 points plus the phase bonus.</source>
        <comment>pastures/4/say</comment>
        <translation>Ha ez az ötmezős legelő megtelik, 15 pontot hoz, meg a fázis bónuszát.</translation>
    </message>
    <message>
        <source>One more action, as if you had a third die showing any number you like.</source>
        <comment>tip/castle/say</comment>
        <translation>Még egy akció, mintha volna egy harmadik kockád, tetszőleges számmal.</translation>
    </message>
    <message>
        <source>Phase E, five rounds to go. You have 101 points, {opponent} has 103.</source>
        <comment>finale/1/say</comment>
        <translation>E fázis, öt forduló van hátra. Neked 101 pontod van, {opponent} 103-nál jár.</translation>
    </message>
    <message>
        <source>Place it with the 5 on the dark green 5.</source>
        <comment>silver/4/say</comment>
        <translation>Tedd le az 5-össel a sötétzöld 5-ösre!</translation>
    </message>
    <message>
        <source>Place your market with the 3 on the lone beige 3 above your castle.</source>
        <comment>buildings/2/say</comment>
        <translation>Tedd le a piacot a 3-assal a várad fölötti, magányos bézs 3-asra!</translation>
    </message>
    <message>
        <source>Possible, but with no workers the next roll is a lottery. Workers first!</source>
        <comment>workers/3/otherwise/*</comment>
        <translation>Lehet, de munkás nélkül a következő dobás csak lutri. Előbb a munkások!</translation>
    </message>
    <message>
        <source>Round 2, new dice. With the first one, do whatever you like.</source>
        <comment>goal/7/say</comment>
        <translation>2. forduló, új kockák. Az elsővel tégy, amit csak szeretnél!</translation>
    </message>
    <message>
        <source>Ships, goods, and who goes first</source>
        <comment>ships/title</comment>
        <translation>Hajó, áru, és hogy ki kezd</translation>
    </message>
    <message>
        <source>Silver for that one? The castle gives you an action back.</source>
        <comment>silver/3/otherwise/tile</comment>
        <translation>Erre költenél? A vár egy akciót is visszaad.</translation>
    </message>
    <message>
        <source>Silver, castles and payday</source>
        <comment>silver/title</comment>
        <translation>Ezüst, vár és fizetésnap</translation>
    </message>
    <message>
        <source>Soon. First see how close 1 and 6 are: take the watchtower.</source>
        <comment>workers/4/otherwise/*</comment>
        <translation>Mindjárt. Előbb nézd meg, milyen közel van az 1-es a 6-oshoz: vedd el az őrtornyot!</translation>
    </message>
    <message>
        <source>Stuck? {key:hint} shows what a strong player would play, and why.</source>
        <comment>table/7/say</comment>
        <translation>Elakadtál? A tipp ({key:hint}) megmutatja, mit lépne egy erős játékos, és miért.</translation>
    </message>
    <message>
        <source>Take any glowing tile. A number on its rim is its price in workers.</source>
        <comment>table/5/say</comment>
        <translation>Vegyél el egy világító lapkát! Ha szám áll a peremén, annyi munkásba kerül.</translation>
    </message>
    <message>
        <source>Tempting, but mines pay all game long. It&apos;s in depot 5.</source>
        <comment>workers/2/otherwise/*</comment>
        <translation>Csábító, de a bánya egész játékban fizet. Az 5-ös depón van.</translation>
    </message>
    <message>
        <source>That can wait. With one market, this tile is already worth 4 points.</source>
        <comment>buildings/5/otherwise/*</comment>
        <translation>Az még ráér. Egy piaccal ez a lapka máris 4 pontot ér.</translation>
    </message>
    <message>
        <source>That works too, but for now take a tile from a numbered depot.</source>
        <comment>table/5/otherwise/*</comment>
        <translation>Ezt is lehet, de most egy számozott depóról vegyél el lapkát!</translation>
    </message>
    <message>
        <source>That&apos;s the game: two dice, two actions, 25 times. The rest is a matter of wits.</source>
        <comment>goal/9/say</comment>
        <translation>Ennyi a játék: két kocka, két akció, huszonötször. A többi már csak ész kérdése.</translation>
    </message>
    <message>
        <source>The 2 fits nothing? Any die brings you 2 workers. Click your workers.</source>
        <comment>workers/3/say</comment>
        <translation>A 2-es semmire sem jó? Bármelyik kocka hoz 2 munkást. Kattints a munkásaidra!</translation>
    </message>
    <message>
        <source>The 2 is three steps away, the 6 only one.</source>
        <comment>workers/2/otherwise/die</comment>
        <translation>A 2-es három lépésre van, a 6-os csak egyre.</translation>
    </message>
    <message>
        <source>The 3 gets its job in a minute. Esc, then click the 4.</source>
        <comment>goal/2/otherwise/die</comment>
        <translation>A 3-asnak mindjárt lesz dolga. Esc, aztán a 4-es!</translation>
    </message>
    <message>
        <source>The 3 sells pink goods, and you have none.</source>
        <comment>ships/6/otherwise/die</comment>
        <translation>A 3-as rózsaszín árut ad el, olyanod pedig nincs.</translation>
    </message>
    <message>
        <source>The 5 would reach it too, but the mine needs that one.</source>
        <comment>workers/4/otherwise/die</comment>
        <translation>Az 5-ös is odaérne, de az a bányának kell.</translation>
    </message>
    <message>
        <source>The 6 is for the castle. Sheep prefer the 2.</source>
        <comment>pastures/2/otherwise/die</comment>
        <translation>A 6-os a váré. A birkák a 2-est szeretik.</translation>
    </message>
    <message>
        <source>The castle first: it gives the action straight back. The dark green 6!</source>
        <comment>pastures/5/otherwise/*</comment>
        <translation>Előbb a vár: rögtön visszaadja az akciót. A sötétzöld 6-osra!</translation>
    </message>
    <message>
        <source>The castle first: it gives you an action back.</source>
        <comment>silver/4/otherwise/*</comment>
        <translation>Előbb a vár: az vissza is ad egy akciót.</translation>
    </message>
    <message>
        <source>The city hall places one more tile, whatever the number of the space.</source>
        <comment>tip/city-hall/say</comment>
        <translation>A városháza letesz még egy lapkát, mindegy, mi a mező száma.</translation>
    </message>
    <message>
        <source>The dice won&apos;t listen</source>
        <comment>workers/title</comment>
        <translation>A kocka nem hallgat rád</translation>
    </message>
    <message>
        <source>The die can wait. Buy the castle.</source>
        <comment>silver/3/otherwise/*</comment>
        <translation>A kocka ráér. Vedd meg a várat!</translation>
    </message>
    <message>
        <source>The last five rounds</source>
        <comment>finale/title</comment>
        <translation>Az utolsó öt forduló</translation>
    </message>
    <message>
        <source>The market first: it works for free.</source>
        <comment>buildings/2/otherwise/*</comment>
        <translation>Előbb a piac: ingyen dolgozik.</translation>
    </message>
    <message>
        <source>The mine first: every phase it waits costs you a Silverling.</source>
        <comment>workers/5/otherwise/*</comment>
        <translation>Előbb a bánya: minden kivárt fázis egy ezüstpénzedbe kerül.</translation>
    </message>
    <message>
        <source>The phase is over. Payday! Every mine brings 1 Silverling, and yours just did.</source>
        <comment>silver/6/say</comment>
        <translation>Vége a fázisnak: fizetésnap! Minden bánya 1 ezüstpénzt hoz, a tiéd is most fizetett.</translation>
    </message>
    <message>
        <source>The score sheet shows where every point came from. Ready for a whole game?</source>
        <comment>finale/4/say</comment>
        <translation>Az értékelőlap megmutatja, mi mennyit hozott. Jöhet egy egész játék?</translation>
    </message>
    <message>
        <source>The sheep are bleating. Sheep first!</source>
        <comment>pastures/2/otherwise/*</comment>
        <translation>Bégetnek a birkák. Előbb ők!</translation>
    </message>
    <message>
        <source>The ship is already waving. The blue 2, please.</source>
        <comment>ships/3/otherwise/*</comment>
        <translation>A hajó már integet. A kék 2-esre!</translation>
    </message>
    <message>
        <source>The warehouse sells one type of your goods, no die needed.</source>
        <comment>tip/warehouse/say</comment>
        <translation>A raktárépület eladja az egyik árutípusodat, kocka nélkül.</translation>
    </message>
    <message>
        <source>There&apos;s a ship in depot 4, and you rolled a 4. Take it!</source>
        <comment>ships/2/say</comment>
        <translation>A 4-es depón egy hajó áll, és 4-est dobtál. Vedd el!</translation>
    </message>
    <message>
        <source>This building fetches you one of the glowing tiles, whatever your dice show. It costs nothing.</source>
        <comment>tip/fetch/say</comment>
        <translation>Ez az épület elhoz egyet a világító lapkák közül, bármit mutat a kocka. Semmibe sem kerül.</translation>
    </message>
    <message>
        <source>This is how the table works: whatever glows can be clicked, and the bar at the top says what to do.</source>
        <comment>table/1/say</comment>
        <translation>Így működik az asztal: ami világít, arra kattinthatsz, a felső sáv pedig megmondja, mi a teendő.</translation>
    </message>
    <message>
        <source>Tiles nobody took are gone and new ones are out; goods stay. A complete region now adds 8, not 10.</source>
        <comment>silver/7/say</comment>
        <translation>Ami lapka senkinek sem kellett, elveszett, és jöttek újak; az áru marad. Egy befejezett régió már csak +8, nem +10.</translation>
    </message>
    <message>
        <source>Two dice, two actions. Your 4 reaches depot 4: click the 4, then the watchtower.</source>
        <comment>goal/2/say</comment>
        <translation>Két kocka, két akció. A 4-esed a 4-es depót éri el: kattints a 4-esre, aztán az őrtoronyra!</translation>
    </message>
    <message>
        <source>Whoever has the most points after 25 rounds wins. You score by placing tiles on your estate: let&apos;s place one.</source>
        <comment>goal/1/say</comment>
        <translation>25 forduló után az nyer, akinek a legtöbb pontja van. A pont a birtokodra tett lapkákból jön: tegyünk le egyet!</translation>
    </message>
    <message>
        <source>You only have 1. Sell your two pink goods with the 3.</source>
        <comment>silver/2/say</comment>
        <translation>Neked csak 1 van. Add el a 3-assal a két rózsaszín árudat!</translation>
    </message>
    <message>
        <source>You&apos;d like the mine in depot 5, but you rolled a 6. One step, one worker: click the 6, then the mine.</source>
        <comment>workers/2/say</comment>
        <translation>Az 5-ös depó bányája kellene, de 6-ost dobtál. Egy lépés, egy munkás: kattints a 6-osra, aztán a bányára!</translation>
    </message>
    <message>
        <source>Your 12 Silverlings want to be spent. From here it&apos;s your game; {key:hint} gives you a hint. Good luck!</source>
        <comment>finale/3/say</comment>
        <translation>A 12 ezüstpénzed alig várja, hogy elköltsd. Innentől tiéd a pálya; ha elakadsz: {key:hint}. Sok szerencsét!</translation>
    </message>
    <message>
        <source>Your extra action: take the market in depot 4. Once placed, it fetches a ship or an animal from any numbered depot.</source>
        <comment>pastures/6/say</comment>
        <translation>A további akciód: vedd el a piacot a 4-es depóról! Lerakva hajót vagy állatot hoz bármelyik számozott depóról.</translation>
    </message>
    <message>
        <source>Your goods storage holds only three types. Choose what you take; the rest stays on the depot.</source>
        <comment>tip/keep-goods/say</comment>
        <translation>Az áruraktárban háromféle áru fér el. Válaszd ki, mit viszel; a többi a depón marad.</translation>
    </message>
    <message>
        <source>Your marker moved ahead, so you start the new round. Every ship moves it one space.</source>
        <comment>ships/5/say</comment>
        <translation>A jelölőd előrelépett, így az új fordulót te kezded. Minden hajó egy mezővel viszi előre.</translation>
    </message>
    <message>
        <source>Your ship fetches all the goods from one depot, whatever your die showed.</source>
        <comment>tip/load/say</comment>
        <translation>A hajód elhozza egy depó összes áruját, bármit mutatott is a kocka.</translation>
    </message>
    <message>
        <source>Your storage is full. To make room, one stored tile leaves the game for good.</source>
        <comment>tip/full-storage/say</comment>
        <translation>Megtelt a laparaktárad. Hogy az új elférjen, egy régi lapka végleg kikerül a játékból.</translation>
    </message>
    <message>
        <source>{key:log}: the log. {key:moves}: every legal move (Enter makes one). {key:rules}: the rule for whatever you point at.</source>
        <comment>table/9/say</comment>
        <translation>{key:log}: napló. {key:moves}: minden lehetséges lépés (az Enter meg is teszi). {key:rules}: a szabály ahhoz, amire mutatsz.</translation>
    </message>
    <message>
        <source>{opponent} took a castle and a city hall. All boards are open: you can always see what the others have.</source>
        <comment>goal/6/say</comment>
        <translation>{opponent} egy várat és egy városházát vett el. Minden tábla nyílt: mindig látod, kinek mije van.</translation>
    </message>
    <message>
        <source>{opponent} went first and had first pick. Ships can change that: keep an eye on the turn order track.</source>
        <comment>ships/1/say</comment>
        <translation>{opponent} kezdett, ő válogathatott. Egy hajó ezen segíthet: figyeld a játékosrend-sávot!</translation>
    </message>
    <message>
        <source>A ship fetches all the goods from one depot; the white die adds one each round. Take the turquoise one from 5, you have that sort.</source>
        <comment>ships/4/say</comment>
        <translation>A hajó elhozza egy depó összes áruját; fordulónként a fehér kocka tesz ki egyet. Az 5-ös türkizkékje kell, olyanod van!</translation>
    </message>
    <message>
        <source>Each round the white die lays one good on the depot of its number. There it waits for a ship.</source>
        <comment>tip/white-die/say</comment>
        <translation>Minden fordulóban a fehér kocka tesz egy árut a számának megfelelő depóra. Ott vár egy hajóra.</translation>
    </message>
</context>
<context>
    <name>lessons/castles_cards</name>
    <message>
        <source>2 silver now, 2 points at the end, and the start player card: whoever sells last starts the next round.</source>
        <comment>goods/4/say</comment>
        <translation>2 ezüst most, 2 pont a végén, és a kezdőjátékos lap: aki utoljára ad el, az kezdi a következő kört.</translation>
    </message>
    <message>
        <source>5 for the triple, 1 for the first triple of mines, 3 from round A. Later rounds give less, so be early!</source>
        <comment>triple/4/say</comment>
        <translation>5 a csoportért, 1 a bányák első hármasáért, 3 az A-körből. A későbbi körök kevesebbet adnak: siess!</translation>
    </message>
    <message>
        <source>A colour you&apos;ve started goes on in its column; when that is complete, a new one begins. Cards in the estate never move.</source>
        <comment>triple/5/say</comment>
        <translation>A megkezdett szín a saját oszlopában folytatódik; ha az kész, új kezdődik. Az uradalom lapjai nem mozognak.</translation>
    </message>
    <message>
        <source>A good card, but cows first. Or pigs. Row 2!</source>
        <comment>goal/2/otherwise/*</comment>
        <translation>Jó lap, de előbb a jószág. A 2-es sorban!</translation>
    </message>
    <message>
        <source>A pasture brings the top animal of either stack. You have a pig, and only different animals score: take the chicken.</source>
        <comment>goal/4/say</comment>
        <translation>A legelő elhozza egy jószágpakli felső lapját. Sertésed már van, és csak a különbözők érnek pontot: vidd a csirkét!</translation>
    </message>
    <message>
        <source>A plan on its own is worth nothing. Place the pasture.</source>
        <comment>goal/3/otherwise/*</comment>
        <translation>A terv magában semmit sem ér. Építsd be a legelőt!</translation>
    </message>
    <message>
        <source>A ship brings the top good of either stack. You have a dark one, and a kind is sold all at once: take another.</source>
        <comment>goods/2/say</comment>
        <translation>A hajó elhozza egy árupakli felső lapját. Sötét árud már van, és egy fajtát egyszerre adsz el: vegyél még egyet!</translation>
    </message>
    <message>
        <source>A ship comes in</source>
        <comment>goods/title</comment>
        <translation>Befut a hajó</translation>
    </message>
    <message>
        <source>A triple! Choose a reward. The earlier the round, the better they are.</source>
        <comment>tip/reward/say</comment>
        <translation>Hármas csoport! Válassz jutalmat. Minél korábbi a kör, annál bőkezűbb.</translation>
    </message>
    <message>
        <source>A triple! It earns you a reward of round A. Take the 3 points: they&apos;re never wrong.</source>
        <comment>triple/3/say</comment>
        <translation>Hármas csoport! Körjutalom jár érte az A-körben. Vidd a 3 pontot: azzal sosem tévedsz.</translation>
    </message>
    <message>
        <source>All seven colours in your estate bring a bonus card: 3 points for the first of you two, 1 for the second.</source>
        <comment>triple/6/say</comment>
        <translation>Ha mind a hét szín megvan, bónuszlap jár: kettőtök közül az elsőnek 3 pont, a másodiknak 1.</translation>
    </message>
    <message>
        <source>Alone against Aaron</source>
        <comment>aaron/title</comment>
        <translation>Egyedül Ubul ellen</translation>
    </message>
    <message>
        <source>Also good, some other time. For now keep one.</source>
        <comment>workers/5/otherwise/UseDrawn</comment>
        <translation>Az is jó, majd máskor. Most tarts meg egyet!</translation>
    </message>
    <message>
        <source>Also good, some other time. For now keep one.</source>
        <comment>workers/5/otherwise/use</comment>
        <translation>Az is jó, majd máskor. Most tarts meg egyet!</translation>
    </message>
    <message>
        <source>An action turns any three silver or workers into 1 point, as often as you can pay.</source>
        <comment>tip/convert/say</comment>
        <translation>Egy akció bármely három ezüstöt vagy munkást 1 pontra vált, ahányszor csak telik rá.</translation>
    </message>
    <message>
        <source>And it&apos;s not over: with your silver you may still buy. Go on!</source>
        <comment>chain/4/say</comment>
        <translation>És még nincs vége: az ezüstödből vásárolhatsz is. Rajta!</translation>
    </message>
    <message>
        <source>Any three silver or workers still convert to 1 point. From here it&apos;s your game; {key:hint} gives you a hint. Good luck!</source>
        <comment>finale/3/say</comment>
        <translation>Bármely három ezüst vagy munkás 1 pontra váltható. Innentől tiéd a pálya; ha elakadsz: {key:hint}. Sok szerencsét!</translation>
    </message>
    <message>
        <source>At the end leftover silver and workers are worth nothing. Until then, an action converts any 3 of them to 1 point.</source>
        <comment>workers/6/say</comment>
        <translation>A végén a megmaradt ezüst és munkás semmit sem ér. Addig viszont egy akcióval bármely 3 darab 1 pontra váltható.</translation>
    </message>
    <message>
        <source>Both sides are counted after every round: a tie is enough, falling behind loses the game.</source>
        <comment>tip/compare/say</comment>
        <translation>Minden kör végén összesítés: az egyenlőség elég, a lemaradás vereség.</translation>
    </message>
    <message>
        <source>Cards are dice</source>
        <comment>goal/title</comment>
        <translation>Lapok kocka helyett</translation>
    </message>
    <message>
        <source>Chain reaction</source>
        <comment>chain/title</comment>
        <translation>Láncreakció</translation>
    </message>
    <message>
        <source>Changed your mind? Esc puts it back.</source>
        <comment>table/3/say</comment>
        <translation>Meggondoltad magad? Az Esc visszateszi.</translation>
    </message>
    <message>
        <source>Click a card in your hand. You could also start with the action or its target: the order never matters.</source>
        <comment>table/2/say</comment>
        <translation>Kattints egy lapra a kezedben! Kezdhetnéd az akcióval vagy a céljával is: a sorrend sosem számít.</translation>
    </message>
    <message>
        <source>Different animals score: two make 1 point, three 2, four 4.</source>
        <comment>tip/animal/say</comment>
        <translation>A különböző jószágok érnek pontot: kettő 1-et, három 2-t, négy 4-et.</translation>
    </message>
    <message>
        <source>Each worker changes a die by 1, and 6 is next to 1. So your 6 and one worker take the mine in row 1.</source>
        <comment>workers/2/say</comment>
        <translation>Minden munkás 1-gyel változtat a kockán, és a 6-os az 1-es szomszédja. A 6-os egy munkással elviszi az 1-es sor bányáját.</translation>
    </message>
    <message>
        <source>Everyone plays 30 cards; the most points win. Triples (three cards of a colour), animals and sold goods bring points.</source>
        <comment>goal/1/say</comment>
        <translation>Mindenki 30 lapot játszik ki, a legtöbb pont nyer. Pontot hármas csoport (három lap egy színből), jószág és eladott áru hoz.</translation>
    </message>
    <message>
        <source>First the castle: it gives you that action back.</source>
        <comment>chain/1/otherwise/*</comment>
        <translation>Előbb a kastély: az vissza is adja az akciót.</translation>
    </message>
    <message>
        <source>For 3 silver you draw three cards, once per turn: keep one, or use its die at once.</source>
        <comment>tip/buy/say</comment>
        <translation>3 ezüstért három lapot húzol, fordulónként egyszer: egyet megtartasz, vagy rögtön felhasználod a kockáját.</translation>
    </message>
    <message>
        <source>How the table works</source>
        <comment>table/title</comment>
        <translation>Így működik az asztal</translation>
    </message>
    <message>
        <source>Keep one as a project, or use the die of one right away. This time, keep whichever you like.</source>
        <comment>workers/5/say</comment>
        <translation>Egyet megtartasz projektként, vagy rögtön felhasználod a kockáját. Most tartsd meg, amelyik tetszik!</translation>
    </message>
    <message>
        <source>Keep one for later, or use its die now. Your choice.</source>
        <comment>chain/5/say</comment>
        <translation>Tarts meg egyet későbbre, vagy használd fel most a kockáját. Rád bízom.</translation>
    </message>
    <message>
        <source>Keep the 4: it will place the pasture.</source>
        <comment>goal/2/otherwise/hand</comment>
        <translation>A 4-est tartsd meg: az építi majd be a legelőt.</translation>
    </message>
    <message>
        <source>No mine? A cloister is a joker for any colour. Your 5 places it: put it with the mines!</source>
        <comment>triple/2/say</comment>
        <translation>Nincs bányád? A kolostor bármelyik szín jokere. Az 5-ös beépíti: tedd a bányákhoz!</translation>
    </message>
    <message>
        <source>Nobody rolls: the cards in your hand are your dice. Your 2 reaches row 2: click it, then the pasture there.</source>
        <comment>goal/2/say</comment>
        <translation>Itt senki sem dob: a kezedben lévő lapok a kockáid. A 2-esed a 2-es sort éri el: kattints rá, aztán a legelőre!</translation>
    </message>
    <message>
        <source>Now click the card in row 1: neither your 5 nor your 2 reaches it. The bar tells you why not.</source>
        <comment>table/4/say</comment>
        <translation>Most kattints az 1-es sor lapjára: sem az 5-ösöd, sem a 2-esed nem éri el. A sáv megmondja, miért nem.</translation>
    </message>
    <message>
        <source>Now take it back: {key:undo}. A casual game lets you undo anything; you&apos;d draw the same cards again.</source>
        <comment>table/6/say</comment>
        <translation>Most vond vissza: {key:undo}. Baráti játékban bármit visszavonhatsz; húzni úgyis ugyanazt húznád.</translation>
    </message>
    <message>
        <source>Now the extra action, no card needed: place the bank.</source>
        <comment>chain/2/say</comment>
        <translation>Most a további akció, kártya sem kell hozzá: építsd be a bankot!</translation>
    </message>
    <message>
        <source>One card away from glory! The cloister, please.</source>
        <comment>triple/2/otherwise/*</comment>
        <translation>Egy lap választ el a dicsőségtől! A kolostort!</translation>
    </message>
    <message>
        <source>One card played: castle, bank, silver, purchase. Chains like this win games.</source>
        <comment>chain/6/say</comment>
        <translation>Egyetlen kijátszott lap: kastély, bank, ezüst, vásárlás. Az ilyen láncok döntik el a játékot.</translation>
    </message>
    <message>
        <source>One more action, with no card and any number you like.</source>
        <comment>tip/castle/say</comment>
        <translation>Még egy akció: lap nélkül, tetszőleges értékkel.</translation>
    </message>
    <message>
        <source>One of each sells badly. The dark one!</source>
        <comment>goods/2/otherwise/*</comment>
        <translation>Vegyes áru rosszul fogy. A sötétet!</translation>
    </message>
    <message>
        <source>Only you see these. Keep one as a project, or take one more action with its die.</source>
        <comment>tip/drawn/say</comment>
        <translation>Ezeket csak te látod. Egyet megtartasz projektként, vagy a kockájával végrehajtasz még egy akciót.</translation>
    </message>
    <message>
        <source>Round E, six cards to go. You have 20 points, {opponent} has 21.</source>
        <comment>finale/1/say</comment>
        <translation>E-kör, hat lapod van hátra. Neked 20 pontod van, {opponent} 21-nél jár.</translation>
    </message>
    <message>
        <source>Some cards do the work for you. A castle gives you one more action, with any number. The 5 places it.</source>
        <comment>chain/1/say</comment>
        <translation>Van lap, amely helyetted dolgozik. A kastély még egy akciót ad, tetszőleges értékkel. Az 5-ös beépíti.</translation>
    </message>
    <message>
        <source>Soon. First hire two workers.</source>
        <comment>workers/1/otherwise/*</comment>
        <translation>Mindjárt. Előbb a két munkás!</translation>
    </message>
    <message>
        <source>Still holding that card when the game ends? That&apos;s 1 more point.</source>
        <comment>goods/5/say</comment>
        <translation>Ha a játék végén is nálad van ez a lap, az még 1 pont.</translation>
    </message>
    <message>
        <source>Stop when it&apos;s going so well? Buy!</source>
        <comment>chain/4/otherwise/*</comment>
        <translation>Most állnál meg, amikor így megy? Vásárolj!</translation>
    </message>
    <message>
        <source>Take silver with either card: that always works.</source>
        <comment>table/5/say</comment>
        <translation>Vételezz ezüstöt az egyik lappal: ez mindig megy.</translation>
    </message>
    <message>
        <source>Take the top card of either stack. A kind is sold all at once, so two of a kind are better.</source>
        <comment>tip/good/say</comment>
        <translation>Vedd el az egyik pakli felső lapját. Egy fajtát egyszerre adsz el, ezért jobb kettő egyformából.</translation>
    </message>
    <message>
        <source>Take with one card, place with the next: that&apos;s the rhythm of this game.</source>
        <comment>goal/7/say</comment>
        <translation>Az egyik lappal elveszel, a következővel beépítesz: ez a játék ritmusa.</translation>
    </message>
    <message>
        <source>Tempting. But today we&apos;re counting points.</source>
        <comment>triple/3/otherwise/*</comment>
        <translation>Csábító. De ma pontra játszunk!</translation>
    </message>
    <message>
        <source>That works too, but for now just take silver: click your silver.</source>
        <comment>table/5/otherwise/*</comment>
        <translation>Ez is jó, de most csak ezüst kell: kattints az ezüstödre!</translation>
    </message>
    <message>
        <source>The 6 has other plans. Hire with the 4.</source>
        <comment>workers/1/otherwise/hand</comment>
        <translation>A 6-osnak más dolga lesz. A 4-essel bérelj!</translation>
    </message>
    <message>
        <source>The 6 is for selling. The 1 places the ship.</source>
        <comment>goods/1/otherwise/hand</comment>
        <translation>A 6-os majd elad. A hajót az 1-es építi be.</translation>
    </message>
    <message>
        <source>The bank brought 3 silver. There are eight sorts of buildings: point at this one to read what it does.</source>
        <comment>chain/3/say</comment>
        <translation>A bank 3 ezüstöt hozott. Városi telekből nyolcféle van: mutass erre, és olvasd el, mit tud!</translation>
    </message>
    <message>
        <source>The last six cards</source>
        <comment>finale/title</comment>
        <translation>Az utolsó hat lap</translation>
    </message>
    <message>
        <source>The mine first: it will pay for your shopping.</source>
        <comment>workers/2/otherwise/*</comment>
        <translation>Előbb a bánya: abból lesz pénz a vásárlásra.</translation>
    </message>
    <message>
        <source>The mine is waiting, pickaxe in hand.</source>
        <comment>workers/3/otherwise/*</comment>
        <translation>A bánya már vár, csákánnyal a kézben.</translation>
    </message>
    <message>
        <source>The mine paid 2 silver: now you have 3, the price of a purchase. Once per turn: three cards for your eyes only. Buy!</source>
        <comment>workers/4/say</comment>
        <translation>A bánya 2 ezüstöt hozott: megvan a 3, egy vásárlás ára. Fordulónként egyszer három lap, csak neked. Vásárolj!</translation>
    </message>
    <message>
        <source>The mine shows a 2. Your 1 and the last worker place it.</source>
        <comment>workers/3/say</comment>
        <translation>A bányán 2-es van. Az 1-esed az utolsó munkással beépíti.</translation>
    </message>
    <message>
        <source>The score sheet shows where every point came from. Now a whole game, or a try against Aaron?</source>
        <comment>finale/4/say</comment>
        <translation>Az értékelőlap megmutatja, mi mennyit hozott. Jöhet egy egész játék, vagy egy próba Ubul ellen?</translation>
    </message>
    <message>
        <source>The ship is already at the quay. Place it!</source>
        <comment>goods/1/otherwise/*</comment>
        <translation>A hajó már a kikötőben áll. Építsd be!</translation>
    </message>
    <message>
        <source>There it would start from scratch. With the mines it completes a triple.</source>
        <comment>triple/2/otherwise/column</comment>
        <translation>Ott nulláról indulna. A bányákkal hármas csoport lesz.</translation>
    </message>
    <message>
        <source>There it would start from scratch. With the mines it completes a triple.</source>
        <comment>triple/2/otherwise/lane</comment>
        <translation>Ott nulláról indulna. A bányákkal hármas csoport lesz.</translation>
    </message>
    <message>
        <source>This is how the table works: whatever glows can be clicked, and the bar at the top says what to do.</source>
        <comment>table/1/say</comment>
        <translation>Így működik az asztal: ami világít, arra kattinthatsz, a felső sáv pedig megmondja, mi a teendő.</translation>
    </message>
    <message>
        <source>Three actions take any card: hire workers, take silver, convert. Your 4 is no use now, so hire workers with it.</source>
        <comment>workers/1/say</comment>
        <translation>Három akcióhoz bármelyik lap jó: felbérlés, ezüst, átváltás. A 4-esed most másra nem kell: bérelj vele munkásokat!</translation>
    </message>
    <message>
        <source>Three of a kind</source>
        <comment>triple/title</comment>
        <translation>Három egyforma</translation>
    </message>
    <message>
        <source>Three silver burn a hole in any pocket. Buy!</source>
        <comment>workers/4/otherwise/*</comment>
        <translation>Három ezüst minden zsebet kilyukaszt. Vásárolj!</translation>
    </message>
    <message>
        <source>Two different animals: 1 point. Three make 2, all four make 4. Then a new set begins.</source>
        <comment>goal/5/say</comment>
        <translation>Két különböző jószág: 1 pont. Három 2-t ér, mind a négy 4-et, aztán új szett kezdődik.</translation>
    </message>
    <message>
        <source>Two mines stand in your estate. One more card completes the triple: 5 points for mines.</source>
        <comment>triple/1/say</comment>
        <translation>Két bánya áll az uradalmadban. Még egy lap, és kész a hármas csoport: bányákból 5 pont.</translation>
    </message>
    <message>
        <source>Two pigs are good company, but no points. The chicken!</source>
        <comment>goal/4/otherwise/*</comment>
        <translation>Két sertés jó társaság, de nem pont. A csirkét!</translation>
    </message>
    <message>
        <source>Unfinished columns, projects, unsold goods, silver and workers are worth nothing. Finish what you can!</source>
        <comment>finale/2/say</comment>
        <translation>A befejezetlen oszlop, a projekt, az el nem adott áru, az ezüst és a munkás semmit sem ér. Fejezd be, amit lehet!</translation>
    </message>
    <message>
        <source>Unsold goods are worth nothing. Sell!</source>
        <comment>goods/3/otherwise/*</comment>
        <translation>Az el nem adott áru semmit sem ér. Adj el!</translation>
    </message>
    <message>
        <source>Whoever sells last starts the next round; at the very end the card is worth 1 point.</source>
        <comment>tip/start-card/say</comment>
        <translation>Aki utoljára ad el, az kezdi a következő kört; a lap a legvégén 1 pontot ér.</translation>
    </message>
    <message>
        <source>Workers, silver, shopping</source>
        <comment>workers/title</comment>
        <translation>Munkás, ezüst, vásárlás</translation>
    </message>
    <message>
        <source>You can have three projects at most. The new one stays; choose which old one goes.</source>
        <comment>tip/full-projects/say</comment>
        <translation>Legfeljebb három projekted lehet. Az új marad; válaszd ki, melyik régi menjen.</translation>
    </message>
    <message>
        <source>You could. But the bank brings 3 silver.</source>
        <comment>chain/2/otherwise/*</comment>
        <translation>Azt is lehetne. De a bank 3 ezüstöt hoz.</translation>
    </message>
    <message>
        <source>Your pasture waits for two more: a triple of pastures brings 3 points, one of cloisters 6.</source>
        <comment>goal/6/say</comment>
        <translation>A legelőd még kettőre vár: legelőkből 3 pont a hármas csoport, kolostorokból 6.</translation>
    </message>
    <message>
        <source>Your ship shows a 1, and you hold a 1. Place it!</source>
        <comment>goods/1/say</comment>
        <translation>A hajódon 1-es van, és a kezedben is van egy 1-es. Építsd be!</translation>
    </message>
    <message>
        <source>{key:log}: the log. {key:moves}: every legal move (Enter makes one). {key:rules}: the rule for whatever you point at.</source>
        <comment>table/8/say</comment>
        <translation>{key:log}: napló. {key:moves}: minden lehetséges lépés (az Enter meg is teszi). {key:rules}: a szabály ahhoz, amire mutatsz.</translation>
    </message>
    <message>
        <source>10 to 4: 5 for mines, 1 for the first triple of mines, 2 from round B. Now the other 3 places a castle.</source>
        <comment>aaron/7/say</comment>
        <translation>10:4. 5 a bányákért, 1 a bányák első hármasáért, 2 a B-körből. Most a másik 3-as épít be egy kastélyt!</translation>
    </message>
    <message>
        <source>10 to 4: you&apos;re in! Round C brings him five cards, but no triple. Each cloister he lays out gives you 1 point. How kind!</source>
        <comment>aaron/9/say</comment>
        <translation>10:4, bent maradtál! A C-körben öt lapot kap, de hármast nem. Minden kolostoráért te kapsz 1 pontot. Kedves tőle!</translation>
    </message>
    <message>
        <source>Aaron has 4 points, and the count is near. A triple of mines, please!</source>
        <comment>aaron/5/otherwise/*</comment>
        <translation>Ubulnak 4 pontja van, és közel az összesítés. Jöjjön a bányák hármas csoportja!</translation>
    </message>
    <message>
        <source>Aaron never thinks, yet he beats many. He is five piles: 3 cards for round A, then 4, 5, 6, 7.</source>
        <comment>aaron/1/say</comment>
        <translation>Ubul semmit sem gondol, mégis sokakat legyőz. Csak öt pakli: az A-körben 3 lap, aztán 4, 5, 6, 7.</translation>
    </message>
    <message>
        <source>After each round both sides are counted. If he has more, you lose at once; a tie is enough.</source>
        <comment>aaron/3/say</comment>
        <translation>Minden kör végén összesítünk. Ha neki több pontja van, azonnal veszítettél; az egyenlőség elég.</translation>
    </message>
    <message>
        <source>Another time. Against Aaron, take the points.</source>
        <comment>aaron/6/otherwise/*</comment>
        <translation>Majd máskor. Ubul ellen vidd a pontot!</translation>
    </message>
    <message>
        <source>But two mines stand ready, and your cloister is a joker. A 3 and your worker place it: put it with the mines!</source>
        <comment>aaron/5/say</comment>
        <translation>De két bányád már áll, a kolostor pedig joker. Egy 3-as a munkásoddal beépíti: tedd a bányákhoz!</translation>
    </message>
    <message>
        <source>Most defeats come in rounds D and E. So in E turn what is left into points: any three silver or workers make 1.</source>
        <comment>aaron/12/say</comment>
        <translation>A legtöbben a D- és az E-körben buknak el. Az E-ben váltsd pontra a maradékot: bármely három ezüst vagy munkás 1 pont.</translation>
    </message>
    <message>
        <source>On average he has 2 points after round B, 8 after C, 18 after D and 28 at the end. Stay ahead of that.</source>
        <comment>aaron/10/say</comment>
        <translation>Átlagosan 2 pontja van a B-kör után, 8 a C, 18 a D után és 28 a végén. Ennél légy előrébb!</translation>
    </message>
    <message>
        <source>Stuck? {key:hint} shows what a strong player would play, and why.</source>
        <comment>table/7/say</comment>
        <translation>Elakadtál? A tipp ({key:hint}) megmutatja, mit lépne egy erős játékos, és miért.</translation>
    </message>
    <message>
        <source>The castle: it gives you this action back.</source>
        <comment>aaron/7/otherwise/*</comment>
        <translation>A kastélyt: visszaadja ezt az akciót.</translation>
    </message>
    <message>
        <source>Your first triple! Take the 2 points: against Aaron points on the table are what counts.</source>
        <comment>aaron/6/say</comment>
        <translation>Az első hármas csoportod! Vidd a 2 pontot: Ubul ellen az számít, ami már megvan.</translation>
    </message>
    <message>
        <source>A round begins with his pile: each card goes to the column of its colour. Only triples and bonus cards count for him.</source>
        <comment>aaron/2/say</comment>
        <translation>A kör az ő paklijával indul: minden lapja a színe oszlopába kerül. Nála csak a hármas csoport és a bónuszlap számít.</translation>
    </message>
    <message>
        <source>Aaron&apos;s cards for this round lie open: after your next six cards you need at least as many points as he has.</source>
        <comment>tip/pile/say</comment>
        <translation>Ubul e körre szóló lapjai kint vannak: a következő hat lapod után legalább annyi pontod legyen, mint neki.</translation>
    </message>
    <message>
        <source>Possible. But a third castle is the next triple: row 4.</source>
        <comment>aaron/8/otherwise/*</comment>
        <translation>Lehet. De a harmadik kastély a következő hármas csoport: 4-es sor.</translation>
    </message>
    <message>
        <source>There it would only wait. With the mines it makes a triple at once.</source>
        <comment>aaron/5/otherwise/column</comment>
        <translation>Ott csak várna. A bányákkal rögtön hármas csoport.</translation>
    </message>
    <message>
        <source>There it would only wait. With the mines it makes a triple at once.</source>
        <comment>aaron/5/otherwise/lane</comment>
        <translation>Ott csak várna. A bányákkal rögtön hármas csoport.</translation>
    </message>
    <message>
        <source>Two cards to go in round B: you have 2 points, he has 4 with his ships. Like this you would lose!</source>
        <comment>aaron/4/say</comment>
        <translation>A B-körben két lapod van hátra: neked 2 pontod van, neki a hajóival 4. Így veszítenél!</translation>
    </message>
    <message>
        <source>Whoever beats him completes one triple in every round from B on, mostly mines and castles: 5 and 4 points.</source>
        <comment>aaron/11/say</comment>
        <translation>Aki legyőzi, a B-körtől minden körben befejez egy hármas csoportot, főleg bányát és kastélyt: 5 és 4 pont.</translation>
    </message>
    <message>
        <source>With its action take the third castle: next round it makes a triple. Then comes the count: Space goes on.</source>
        <comment>aaron/8/say</comment>
        <translation>Az akciójával vidd el a harmadik kastélyt: a következő körben hármas lesz. Aztán összesítés: a szóköz továbblép.</translation>
    </message>
    <message>
        <source>A new round: six more cards and a new display. Your projects stay; the reward for a triple gets smaller.</source>
        <comment>tip/next-round/say</comment>
        <translation>Új kör: hat új lap és új piac. A projektjeid megmaradnak; a hármas csoport körjutalma kisebb lesz.</translation>
    </message>
    <message>
        <source>Light goods answer to 1 and 2, medium ones to 3 and 4, dark ones to 5 and 6. You hold both: sell with either.</source>
        <comment>goods/3/say</comment>
        <translation>A világos áru az 1-esre és a 2-esre hallgat, a közepes 3-ra és 4-re, a sötét 5-re és 6-ra. Mindkettő nálad van: adj el!</translation>
    </message>
    <message>
        <source>Now it is a project, one of three you may plan. It shows a 4, so a 4 places it in your estate. Play yours.</source>
        <comment>goal/3/say</comment>
        <translation>Most már projekt, három is lehet belőlük. 4-es van rajta, tehát 4-essel építheted be az uradalmadba. Játszd ki a tiédet!</translation>
    </message>
</context>
<context>
    <name>lessons/caylus</name>
    <message>
        <source>16 points, but no favour. The university brings 14 and a favour.</source>
        <comment>last-round/3/otherwise/building</comment>
        <translation>16 pont, de kegy nélkül. Az egyetem 14-et hoz, és egy kegyet.</translation>
    </message>
    <message>
        <source>3 deniers for a worker? Two paces of the provost cost less. Pass.</source>
        <comment>your-house/7/otherwise/spot</comment>
        <translation>3 dénár egy munkásért? Az intéző két lépése olcsóbb. Passzolj.</translation>
    </message>
    <message>
        <source>3 saved, 2 earned: 5 deniers to start with. Keep 3 or 4 each round, or you will watch the others work.</source>
        <comment>three-deniers/7/say</comment>
        <translation>3 maradt, 2 jött: 5 dénárral kezdesz. Mindig hagyj 3-4-et, különben csak nézed, ahogy mások dolgoznak.</translation>
    </message>
    <message>
        <source>5 points! And nobody built more this round, so you win a royal favour. Choose the line of points.</source>
        <comment>first-batch/8/say</comment>
        <translation>5 pont! És mivel a fordulóban te építettél a legtöbbet, királyi kegyet is kapsz. Válaszd a hírnévpontok sorát!</translation>
    </message>
    <message>
        <source>9 points in one round. Stay on one or two lines: columns 3 and 4 open after the dungeon, 5 after the walls.</source>
        <comment>kings-favour/10/say</comment>
        <translation>9 pont egy fordulóban. Maradj egy-két sornál: a 3. és 4. oszlop az alapok, az 5. a falak után nyílik meg.</translation>
    </message>
    <message>
        <source>A fair choice for another day. Today the quarry, with its two stones.</source>
        <comment>your-house/4/otherwise/*</comment>
        <translation>Máskor jó választás. Ma a kőbánya kell, a két kövével.</translation>
    </message>
    <message>
        <source>A fine place, but it does not give stone. The quarry is the second building of the road.</source>
        <comment>first-batch/3/otherwise/spot</comment>
        <translation>Szép hely, de követ nem ad. A kőbánya az út második épülete.</translation>
    </message>
    <message>
        <source>A good line too; it gets a lesson of its own. For now, the points.</source>
        <comment>first-batch/8/otherwise/line</comment>
        <translation>Az is jó sor, külön lecke szól majd róla. Most a pontokat kérd!</translation>
    </message>
    <message>
        <source>A new round, and you begin. Pass at once for the denier, and see who wants your stones.</source>
        <comment>your-house/10/say</comment>
        <translation>Új forduló, te kezdesz. Passzolj azonnal a dénárért, és nézd meg, kinek kell a köved.</translation>
    </message>
    <message>
        <source>A new round, the provost on 7. {opponent} trusts him and goes to the peddler there. You try the quarry again.</source>
        <comment>cut-off/6/say</comment>
        <translation>Új forduló, az intéző a 7-esen. {opponent} bízik benne, és az ottani ócskáshoz megy. Te megint a kőbányába!</translation>
    </message>
    <message>
        <source>A quick gift, and a small one. The line of buildings pays more in the end.</source>
        <comment>kings-favour/6/otherwise/line</comment>
        <translation>Gyors ajándék, de kicsi. Az épülethasználat végül többet fizet.</translation>
    </message>
    <message>
        <source>A real start</source>
        <comment>dungeon-race/title</comment>
        <translation>Éles kezdet</translation>
    </message>
    <message>
        <source>A residence brings 2 points now and a denier a round, but what stood there is gone, for you as well.</source>
        <comment>tip/residence/say</comment>
        <translation>A lakóépület most 2 pont, és fordulónként egy dénár, de ami ott állt, az neked is elvész.</translation>
    </message>
    <message>
        <source>A royal favour moves your marker one column to the right on a line. Then you use that column, or one to its left.</source>
        <comment>kings-favour/1/say</comment>
        <translation>A királyi kegy egy sorban egy oszloppal jobbra viszi a jelződet. Aztán azt az oszlopot használod, vagy egy tőle balra esőt.</translation>
    </message>
    <message>
        <source>A stone for you, a walk for {opponent}. Whoever passes after you can do the same, by up to 3 spaces: keep it in mind.</source>
        <comment>cut-off/9/say</comment>
        <translation>Neked kő, {opponent} csak sétált. Aki utánad passzol, ugyanezt teheti veled, akár 3 mezővel is: számolj vele!</translation>
    </message>
    <message>
        <source>A worker first: the quarry on 6.</source>
        <comment>cut-off/2/otherwise/pass</comment>
        <translation>Előbb egy munkás: a 6-os kőbánya.</translation>
    </message>
    <message>
        <source>A worker in your own building always costs 1 denier. Send one to your quarry.</source>
        <comment>your-house/6/say</comment>
        <translation>A saját épületedbe mindig 1 dénár egy munkás. Küldj egyet a kőbányádba.</translation>
    </message>
    <message>
        <source>After the end, cubes are hardly worth anything. Build!</source>
        <comment>last-round/3/otherwise/decline</comment>
        <translation>A végén a nyersanyag szinte semmit sem ér. Építs!</translation>
    </message>
    <message>
        <source>All four lines are used in this phase, so this favour is lost. Win them in different phases.</source>
        <comment>tip/lost/say</comment>
        <translation>Ebben a fázisban mind a négy sort használtad, így ez a kegy elvész. Más-más fázisban gyűjtsd őket.</translation>
    </message>
    <message>
        <source>An empty purse passes by itself: four workers get a day off.</source>
        <comment>three-deniers/5/say</comment>
        <translation>Aki kifogyott a pénzből, az magától passzol: négy munkásodnak szabadnapja van.</translation>
    </message>
    <message>
        <source>Another favour goes to the best builder of the round. Send a worker to the castle too.</source>
        <comment>kings-favour/3/say</comment>
        <translation>Kegyet kap az is, aki a fordulóban a legtöbbet építi. Küldj munkást a várba is!</translation>
    </message>
    <message>
        <source>Any other day. Wood is what you lack for building.</source>
        <comment>dungeon-counted/7/otherwise/gain</comment>
        <translation>Máskor az is jó. Építkezéshez most fa hiányzik.</translation>
    </message>
    <message>
        <source>At this price choose well. Wood is what you lack: the sawmill.</source>
        <comment>three-deniers/4/otherwise/spot</comment>
        <translation>Ilyen árért válogass. Fa kell: a fűrészmalom.</translation>
    </message>
    <message>
        <source>Before we start: the supply. One click, or B, shows every building you can still build.</source>
        <comment>dungeon-race/1/say</comment>
        <translation>Indulás előtt: a készlet. Egy kattintás, vagy a B, és látod, mi minden építhető még.</translation>
    </message>
    <message>
        <source>{opponent} has passed, so other places cost 3 now. You are done: pass, and have the last word.</source>
        <comment>your-house/7/say</comment>
        <translation>{opponent} passzolt, máshol most 3 dénár egy munkás. Te kész vagy: passzolj, és tiéd az utolsó szó!</translation>
    </message>
    <message>
        <source>{opponent} left him on 7, in good faith. Move him one space back: your quarry still works, the peddler doesn&apos;t.</source>
        <comment>cut-off/8/say</comment>
        <translation>{opponent} jóhiszeműen a 7-esen hagyta. Vidd egy mezővel hátrébb: a kőbányád még dolgozik, az ócskás már nem.</translation>
    </message>
    <message>
        <source>{opponent} paid 1 denier and pulled him back. You are cut off: your worker walked home empty-handed.</source>
        <comment>cut-off/5/say</comment>
        <translation>{opponent} 1 dénárért hátrébb húzta. Kimaradtál: a munkásod üres kézzel ment haza.</translation>
    </message>
    <message>
        <source>{opponent} pays 3 deniers for your quarry, and you score 1 point at once, whatever the provost does.</source>
        <comment>your-house/11/say</comment>
        <translation>{opponent} 3 dénárt fizet a kőbányádért, te pedig azonnal 1 pontot kapsz, bármit tesz is az intéző.</translation>
    </message>
    <message>
        <source>{opponent} takes the farm. You need somebody in the castle too: no worker there, no delivery.</source>
        <comment>first-batch/4/say</comment>
        <translation>{opponent} a tanyára ment. Neked a várba is kell valaki: ha nincs ott munkásod, nem szállíthatsz.</translation>
    </message>
    <message>
        <source>Building needs a builder: a worker to the carpenter on 2.</source>
        <comment>your-house/1/otherwise/pass</comment>
        <translation>Az építéshez ember kell: munkást a 2-es ácsműhelybe.</translation>
    </message>
    <message>
        <source>Buildings bring points when they are built and then go on working for you. Carpenters build wooden ones: send a worker.</source>
        <comment>your-house/1/say</comment>
        <translation>Az épület rögtön pontot hoz, és utána neked dolgozik. Faépületet az ácsműhelyben építesz: küldj oda munkást.</translation>
    </message>
    <message>
        <source>Cheap as well, but the mason brings 4 points and everyone who wants stone buildings.</source>
        <comment>kings-favour/9/otherwise/*</comment>
        <translation>Az is olcsó, de a kőműves-műhely 4 pontot hoz, és mindenkit, akinek kőépület kell.</translation>
    </message>
    <message>
        <source>Choose the line of buildings. Its first column is empty: see it as an investment.</source>
        <comment>kings-favour/6/say</comment>
        <translation>Válaszd az épülethasználat sorát. Az első oszlopa üres: tekintsd befektetésnek.</translation>
    </message>
    <message>
        <source>Click a player&apos;s card to see only that player&apos;s pieces. Digits choose cubes, batches and lines.</source>
        <comment>table/7/say</comment>
        <translation>Kattints egy játékos kártyájára, és csak az ő dolgai látszanak. A számok nyersanyagot, adagot, sort választanak.</translation>
    </message>
    <message>
        <source>Click any glowing building: your worker goes there at once. The label on its rim is the price.</source>
        <comment>table/2/say</comment>
        <translation>Kattints egy világító épületre: a munkásod rögtön odamegy. A szélén lévő címke az ára.</translation>
    </message>
    <message>
        <source>Column 2: a wood building for 1 wood less, no carpenter needed. The mason for one food: 4 points!</source>
        <comment>kings-favour/9/say</comment>
        <translation>2. oszlop: faépület 1 fával olcsóbban, ács sem kell hozzá. A kőműves-műhely egy élelmiszerért: 4 pont!</translation>
    </message>
    <message>
        <source>Scored! In a whole game the walls and the towers follow. If you like, just play on.</source>
        <comment>dungeon-race/4/say</comment>
        <translation>Kiértékelve! Egy egész játékban most a falak jönnek, aztán a tornyok. Ha van kedved, játssz tovább.</translation>
    </message>
    <message>
        <source>Deliver: 5 points and a favour lie in it.</source>
        <comment>kings-favour/7/otherwise/stop</comment>
        <translation>Szállíts: 5 pont és egy kegy van benne.</translation>
    </message>
    <message>
        <source>Deniers and cubes no longer help you. Points!</source>
        <comment>last-round/4/otherwise/line</comment>
        <translation>Pénz és nyersanyag már nem segít. A pontok sorát!</translation>
    </message>
    <message>
        <source>Do without? The carpenter would sulk. The quarry, please.</source>
        <comment>your-house/4/otherwise/decline</comment>
        <translation>Lemondasz róla? Megsértődik az ács. Legyen a kőbánya!</translation>
    </message>
    <message>
        <source>Every round brings 2 deniers of income. The provost cost you 3 last time, so you have 3 deniers for six workers.</source>
        <comment>three-deniers/1/say</comment>
        <translation>Minden forduló 2 dénár bevételt hoz. Az intéző a múltkor 3-ba került, így 3 dénárod maradt hat munkásra.</translation>
    </message>
    <message>
        <source>For 3 deniers? Keep them: you will want one for the provost.</source>
        <comment>cut-off/7/otherwise/spot</comment>
        <translation>3 dénárért? Tedd el: egy mindjárt kell az intézőhöz.</translation>
    </message>
    <message>
        <source>Good too. But you have 4 deniers and a long winter ahead: take the money.</source>
        <comment>dungeon-counted/4/otherwise/line</comment>
        <translation>Az is jó. De csak 4 dénárod van, és hosszú a tél: most pénzt kérj.</translation>
    </message>
    <message>
        <source>Good work, but it pays in cubes. You are short of money: trading post first.</source>
        <comment>three-deniers/2/otherwise/spot</comment>
        <translation>Jó munka, de nyersanyagban fizet. Neked pénz kell: előbb a lerakat.</translation>
    </message>
    <message>
        <source>He must reach 9, or your worker goes home for nothing.</source>
        <comment>your-house/8/otherwise/spot</comment>
        <translation>A 9-esig kell eljutnia, különben hiába ment oda a munkásod.</translation>
    </message>
    <message>
        <source>He reaches your sawmill already. Keep the deniers.</source>
        <comment>three-deniers/6/otherwise/spot</comment>
        <translation>A fűrészmalmodig így is elér. Tedd el a dénárt.</translation>
    </message>
    <message>
        <source>How the table works</source>
        <comment>table/title</comment>
        <translation>Így működik az asztal</translation>
    </message>
    <message>
        <source>If you stay at the inn, each worker costs you 1 denier, whoever has passed. But one of your six sleeps there.</source>
        <comment>tip/inn/say</comment>
        <translation>Ha a kocsmában maradsz, minden munkásod 1 dénár, akárki passzolt is. De egy a hatból ott alszik.</translation>
    </message>
    <message>
        <source>In the king&apos;s favour</source>
        <comment>kings-favour/title</comment>
        <translation>A király kegyében</translation>
    </message>
    <message>
        <source>It is a new phase, so any line will do. Choose the line of resources.</source>
        <comment>dungeon-counted/6/say</comment>
        <translation>Ez már másik fázis, így bármelyik sor jó. Válaszd a nyersanyagok sorát.</translation>
    </message>
    <message>
        <source>It will stand on the first empty space. Point at the tiles: who would come to work in it, and pay you a point?</source>
        <comment>tip/field/say</comment>
        <translation>Az első üres épülethelyre kerül. Nézd végig a lapkákat: melyikbe járnának mások is, neked pontot hozva?</translation>
    </message>
    <message>
        <source>Its favour: your marker on the line of points goes from 4 to 5. Patience pays.</source>
        <comment>last-round/4/say</comment>
        <translation>Jár hozzá egy kegy: a hírnévpontok sorában a jelződ a 4.-ről az 5. oszlopba lép. Megérte várni.</translation>
    </message>
    <message>
        <source>Later, gladly. Now a worker to the castle, or the stone has nowhere to go.</source>
        <comment>first-batch/4/otherwise/spot</comment>
        <translation>Majd később. Most a várba kell a munkás, különben nincs hová vinni a követ.</translation>
    </message>
    <message>
        <source>Later. You have what you need: pass.</source>
        <comment>your-house/2/otherwise/spot</comment>
        <translation>Majd később. Megvan, ami kell: passzolj.</translation>
    </message>
    <message>
        <source>Later. You hold a whole batch: a worker to the castle.</source>
        <comment>kings-favour/3/otherwise/*</comment>
        <translation>Majd később. Egy egész adag van nálad: küldj munkást a várba.</translation>
    </message>
    <message>
        <source>Most batches this round: a royal favour for you. Take deniers this time.</source>
        <comment>dungeon-counted/4/say</comment>
        <translation>A fordulóban te építettél a legtöbbet: királyi kegy jár érte. Most kérj dénárt!</translation>
    </message>
    <message>
        <source>Moving him costs a denier a space. Your quarry works already: leave him on 6.</source>
        <comment>first-batch/6/otherwise/spot</comment>
        <translation>Mezőnként egy dénár lenne. A kőbányád így is dolgozik: hagyd a 6-oson.</translation>
    </message>
    <message>
        <source>New buildings go to the first empty space, here 9. The house on it says whose it is: yours.</source>
        <comment>your-house/5/say</comment>
        <translation>Az új épület az első üres épülethelyre kerül, most a 9-esre. A rajta álló ház jelzi, hogy a tiéd.</translation>
    </message>
    <message>
        <source>No need to pay. Leave him.</source>
        <comment>your-house/3/otherwise/spot</comment>
        <translation>Kár érte fizetni. Hagyd ott.</translation>
    </message>
    <message>
        <source>Nobody built a tower: 4 points off for everyone. At the end each gold is 3 points; 3 other cubes or 4 deniers are 1.</source>
        <comment>last-round/5/say</comment>
        <translation>Tornyot senki sem épített: mindenkinek −4 pont. A végén egy arany 3, három más nyersanyag vagy négy dénár 1 pont.</translation>
    </message>
    <message>
        <source>Not yet: without a worker in the castle you deliver nothing.</source>
        <comment>first-batch/4/otherwise/pass</comment>
        <translation>Még ne: a várban álló munkás nélkül semmit sem szállítasz.</translation>
    </message>
    <message>
        <source>Now click something that doesn&apos;t glow: an empty space of the road. The bar tells you why not.</source>
        <comment>table/4/say</comment>
        <translation>Most kattints olyasmire, ami nem világít: egy üres épülethelyre. A sáv megmondja, miért nem.</translation>
    </message>
    <message>
        <source>Now pass: the denier for passing first is yours.</source>
        <comment>cut-off/3/say</comment>
        <translation>Most passzolj: az elsőnek járó dénár a tiéd.</translation>
    </message>
    <message>
        <source>Now take it back: {key:undo}. A casual game lets you undo anything, even a whole round.</source>
        <comment>table/3/say</comment>
        <translation>Most vond vissza: {key:undo}. Baráti játékban bármit visszavonhatsz, akár egy egész fordulót.</translation>
    </message>
    <message>
        <source>Now the castle: deliver food, wood and stone, and keep the other food.</source>
        <comment>kings-favour/7/say</comment>
        <translation>Most a vár: szállíts élelmiszert, fát és követ. A másik élelmiszer maradjon meg.</translation>
    </message>
    <message>
        <source>Now you move the provost, up to 3 spaces, for free. Later the others must pay to move him: will they bother?</source>
        <comment>tip/guild/say</comment>
        <translation>Most te mozgatod az intézőt, akár 3 mezővel, ingyen. A többieknek később fizetni kell érte: kinek éri meg?</translation>
    </message>
    <message>
        <source>Now? With the cubes in your hand? One more batch.</source>
        <comment>dungeon-counted/3/otherwise/stop</comment>
        <translation>Most, teli kézzel? Még egy adagot!</translation>
    </message>
    <message>
        <source>One denier a space, and your quarry is reached already. Leave him.</source>
        <comment>cut-off/4/otherwise/spot</comment>
        <translation>Mezőnként egy dénár, a kőbányádig pedig már elér. Hagyd ott.</translation>
    </message>
    <message>
        <source>One exchange each time the building works. A cube is worth most in a batch: sell what is left over.</source>
        <comment>tip/trade/say</comment>
        <translation>Az épület egyszerre egyet cserél. Egy nyersanyag adagban éri a legtöbbet: azt add el, ami kimarad.</translation>
    </message>
    <message>
        <source>One space is enough: 6. Each further one costs a denier more.</source>
        <comment>cut-off/8/otherwise/spot</comment>
        <translation>Egy mező elég: a 6-os. Minden további egy dénár.</translation>
    </message>
    <message>
        <source>One worker is enough for this story. Pass.</source>
        <comment>cut-off/3/otherwise/spot</comment>
        <translation>Ehhez a történethez egy munkás elég. Passzolj.</translation>
    </message>
    <message>
        <source>Pass with six idle workers? They would gossip. First the quarry.</source>
        <comment>first-batch/3/otherwise/pass</comment>
        <translation>Passzolni, hat tétlen munkással? Pletykálnának. Előbb a kőbánya.</translation>
    </message>
    <message>
        <source>Pass: special buildings work first, before the provost and the road.</source>
        <comment>kings-favour/4/say</comment>
        <translation>Passzolj: a speciális épületek dolgoznak elsőként, az intéző és az út előtt.</translation>
    </message>
    <message>
        <source>Passing works too, but for now place a worker, anywhere.</source>
        <comment>table/2/otherwise/pass</comment>
        <translation>Passzolni is lehet, de most küldj egy munkást, bárhová!</translation>
    </message>
    <message>
        <source>Pay for the favour.</source>
        <comment>kings-favour/5/say</comment>
        <translation>Fizess a kegyért.</translation>
    </message>
    <message>
        <source>Some other time. You have no cube but a stone: take cubes.</source>
        <comment>dungeon-counted/6/otherwise/line</comment>
        <translation>Majd máskor. Egy kövön kívül semmid sincs: kérj nyersanyagot.</translation>
    </message>
    <message>
        <source>Somebody works in your stone building, so you get a cube too. Take the kind your next batch lacks.</source>
        <comment>tip/owner/say</comment>
        <translation>Valaki a kőépületedben dolgozik, így neked is jár egy nyersanyag. Azt vedd, ami a következő adagodhoz hiányzik.</translation>
    </message>
    <message>
        <source>Stop without a batch and you lose 2 points. Nobody wants that.</source>
        <comment>dungeon-counted/2/otherwise/stop</comment>
        <translation>Ha adag nélkül állsz meg, 2 pontot veszítesz. Azt senki sem szereti.</translation>
    </message>
    <message>
        <source>Stop without a batch, and the king takes 2 points. Deliver!</source>
        <comment>first-batch/7/otherwise/stop</comment>
        <translation>Adag nélkül megállni 2 pontodba kerül. Szállíts!</translation>
    </message>
    <message>
        <source>Tempting. This time sit back and let the neighbours work: pass.</source>
        <comment>your-house/10/otherwise/spot</comment>
        <translation>Csábító. Most dőlj hátra, dolgozzon a szomszéd: passzolj.</translation>
    </message>
    <message>
        <source>That costs 3 deniers now that {opponent} has passed. Pass.</source>
        <comment>kings-favour/4/otherwise/spot</comment>
        <translation>Most, hogy {opponent} passzolt, 3 dénár lenne. Passzolj.</translation>
    </message>
    <message>
        <source>That is all you need. Pass: it is free, and the first to pass gets 1 denier.</source>
        <comment>first-batch/5/say</comment>
        <translation>Ennyi elég is. Passzolj: ingyen van, és aki elsőként passzol, 1 dénárt kap.</translation>
    </message>
    <message>
        <source>That one would be safe. We want to see one that only looks it: the quarry on 6.</source>
        <comment>cut-off/2/otherwise/spot</comment>
        <translation>Az biztos hely lenne. Most olyan kell, ami csak annak látszik: a 6-os kőbánya.</translation>
    </message>
    <message>
        <source>That one would work. Pick an empty space of the road.</source>
        <comment>table/4/otherwise/*</comment>
        <translation>Az működne. Most egy üres épülethelyet keress!</translation>
    </message>
    <message>
        <source>That would do, but your own quarry gives two stones: space 9.</source>
        <comment>your-house/6/otherwise/spot</comment>
        <translation>Az is megtenné, de a sajátod két követ ad: a 9-es mező.</translation>
    </message>
    <message>
        <source>The bailiff has reached 12, so the dungeon is scored. {opponent} has no house in it: 2 points gone. You have 3: one more favour.</source>
        <comment>dungeon-counted/5/say</comment>
        <translation>Az udvarnagy elérte a 12-es mezőt: kiértékeljük az alapokat. {opponent} nem épített bele házat: −2 pont. Neked 3 van: még egy kegy.</translation>
    </message>
    <message>
        <source>The carpenter is well inside the provost&apos;s reach. Leave him on 6.</source>
        <comment>your-house/3/say</comment>
        <translation>Az ácsműhely bőven innen van az intézőn. Hagyd a 6-oson.</translation>
    </message>
    <message>
        <source>The castle has three sections. A part of the dungeon is worth 5, of the walls 4, of the towers 3: early builders get more.</source>
        <comment>dungeon-counted/1/say</comment>
        <translation>A várnak három szakasza van. Az alapok munkaegysége 5, a falaké 4, a tornyoké 3 pont: aki előbb épít, többet kap.</translation>
    </message>
    <message>
        <source>The dungeon is closed, columns 3 and 4 are open, and the walls come next: 10 parts, at the latest when he reaches 18.</source>
        <comment>dungeon-counted/8/say</comment>
        <translation>Az alapok lezárultak, nyílik a 3. és a 4. oszlop, és a falak következnek: 10 munkaegység, legkésőbb a 18. mezőnél.</translation>
    </message>
    <message>
        <source>The dungeon is scored</source>
        <comment>dungeon-counted/title</comment>
        <translation>Kiértékelik az alapokat</translation>
    </message>
    <message>
        <source>The first batch</source>
        <comment>first-batch/title</comment>
        <translation>Az első adag</translation>
    </message>
    <message>
        <source>The first to pass gets 1 denier. The trading post pays 3.</source>
        <comment>three-deniers/2/otherwise/pass</comment>
        <translation>Az elsőnek passzoló 1 dénárt kap. A lerakat 3-at fizet.</translation>
    </message>
    <message>
        <source>The joust field sells one for 1 cloth and 1 denier, and you have both. Send a worker.</source>
        <comment>kings-favour/2/say</comment>
        <translation>A tornapályán 1 posztóért és 1 dénárért kapsz egyet, és mindkettőd megvan. Küldj oda munkást.</translation>
    </message>
    <message>
        <source>The king wants a castle at Caylus, and you help build it. Whoever has the most prestige points at the end wins.</source>
        <comment>first-batch/1/say</comment>
        <translation>A király várat akar Caylusben, és te is építed. A végén az győz, akinek a legtöbb hírnévpontja van.</translation>
    </message>
    <message>
        <source>The knights are waiting. First the joust field, fourth of the special buildings.</source>
        <comment>kings-favour/2/otherwise/*</comment>
        <translation>Várnak a lovagok. Előbb a tornapálya, a negyedik speciális épület.</translation>
    </message>
    <message>
        <source>The last round</source>
        <comment>last-round/title</comment>
        <translation>Az utolsó forduló</translation>
    </message>
    <message>
        <source>The last round. Soon the bailiff reaches 24, the towers are scored, and the game is over.</source>
        <comment>last-round/1/say</comment>
        <translation>Utolsó forduló. Az udvarnagy mindjárt eléri a 24-es mezőt, jön a tornyok kiértékelése, és vége.</translation>
    </message>
    <message>
        <source>The one on 2, please: the carpenter on 8 is beyond the provost, and the other places build nothing.</source>
        <comment>your-house/1/otherwise/spot</comment>
        <translation>A 2-es ácsműhely kell: a 8-as az intézőn túl van, a többi hely pedig nem épít.</translation>
    </message>
    <message>
        <source>The provost is moved in the order of passing, so you go first. He is in a good spot: leave him.</source>
        <comment>cut-off/4/say</comment>
        <translation>Az intézőt a passzolás sorrendjében mozgatjátok, így te kezded. Jó helyen áll, hagyd ott.</translation>
    </message>
    <message>
        <source>The provost&apos;s word</source>
        <comment>cut-off/title</comment>
        <translation>Az intéző szava</translation>
    </message>
    <message>
        <source>The quarry lies right where he stands. What could happen? Send a worker.</source>
        <comment>cut-off/2/say</comment>
        <translation>A kőbánya pont ott van, ahol áll. Mi baj lehet? Küldj oda munkást.</translation>
    </message>
    <message>
        <source>The quarry on 6 owes you a stone. Try it again.</source>
        <comment>cut-off/6/otherwise/*</comment>
        <translation>A 6-os kőbánya tartozik egy kővel. Próbáld újra.</translation>
    </message>
    <message>
        <source>The road has worked: there is your stone. Deliver food, wood and stone to the dungeon.</source>
        <comment>first-batch/7/say</comment>
        <translation>Az út dolgozott, megvan a kő. Szállítsd az alapokba: élelmiszer, fa, kő.</translation>
    </message>
    <message>
        <source>The road works as far as the white provost stands, his own space included. Beyond him nobody works this round.</source>
        <comment>cut-off/1/say</comment>
        <translation>Az út a fehér intézőig dolgozik, az ő mezőjét is beleértve. Rajta túl ebben a fordulóban senki.</translation>
    </message>
    <message>
        <source>The supply opens. Take the quarry: 1 wood and 1 food for 2 points now, and 2 stone each time it works.</source>
        <comment>your-house/4/say</comment>
        <translation>Kinyílt a készlet. Vedd a kőbányát: 1 fa és 1 élelmiszer, most 2 pont, és 2 követ ad, ahányszor dolgozik.</translation>
    </message>
    <message>
        <source>The supply: press B or click its piles. Tab and the arrow keys go through it, B closes it.</source>
        <comment>table/5/say</comment>
        <translation>A készlet: B, vagy kattints az oszlopaira. A Tab és a nyilak végiglépnek rajta, a B bezárja.</translation>
    </message>
    <message>
        <source>The supply: the piles of tiles at the lower left.</source>
        <comment>dungeon-race/1/otherwise/*</comment>
        <translation>A készlet: a lapkák oszlopai balra lent.</translation>
    </message>
    <message>
        <source>The trading post costs 1 denier and pays 3. Begin there.</source>
        <comment>three-deniers/2/say</comment>
        <translation>A lerakat 1 dénárba kerül, és 3-at fizet. Kezdd ott.</translation>
    </message>
    <message>
        <source>The trading post has paid its 3. Leave the provost: his steps would cost next round&apos;s workers.</source>
        <comment>three-deniers/6/say</comment>
        <translation>A lerakat kifizette a 3-at. Az intézőt hagyd: a lépései a jövő forduló munkásaiba kerülnének.</translation>
    </message>
    <message>
        <source>The white provost shows how far the road works: up to his space. He is past your quarry, so leave him there.</source>
        <comment>first-batch/6/say</comment>
        <translation>A fehér intéző mutatja, meddig dolgozik az út: az ő mezőjéig. A kőbányádon már túl van, hagyd ott.</translation>
    </message>
    <message>
        <source>The worker at the gate moves on for free once all the others are placed. Where would one more help you most?</source>
        <comment>tip/gate/say</comment>
        <translation>A kapunál álló munkás ingyen lép tovább, amikor a többi már a helyén van. Hol segítene a legtöbbet?</translation>
    </message>
    <message>
        <source>This is a real game until the dungeon is scored. I&apos;ll stay nearby; you can&apos;t break anything.</source>
        <comment>dungeon-race/2/say</comment>
        <translation>Ez éles játék az alapok kiértékeléséig. Itt maradok a közelben; elrontani semmit sem tudsz.</translation>
    </message>
    <message>
        <source>This is how the table works: whatever glows can be chosen, and the bar at the top says what to do.</source>
        <comment>table/1/say</comment>
        <translation>Így működik az asztal: ami világít, azt választhatod, a felső sáv pedig megmondja, mi a teendő.</translation>
    </message>
    <message>
        <source>This time {opponent} passed first. Pass now, and the last word is yours.</source>
        <comment>cut-off/7/say</comment>
        <translation>Most {opponent} passzolt előbb. Passzolj te is, és tiéd az utolsó szó!</translation>
    </message>
    <message>
        <source>Three deniers</source>
        <comment>three-deniers/title</comment>
        <translation>Három dénár</translation>
    </message>
    <message>
        <source>Three different cubes, one of them food, make a batch. In the castle&apos;s dungeon it is worth 5 points.</source>
        <comment>first-batch/2/say</comment>
        <translation>Három különböző nyersanyag, köztük élelmiszer: ez egy adag. A vár alapjaiban 5 pontot ér.</translation>
    </message>
    <message>
        <source>Thrifty! But an idle worker brings nothing. The sawmill, for 2.</source>
        <comment>three-deniers/4/otherwise/pass</comment>
        <translation>Takarékos vagy! De a tétlen munkás semmit sem hoz. A fűrészmalom, 2-ért.</translation>
    </message>
    <message>
        <source>Turn down a gift from the king? Take the wood.</source>
        <comment>dungeon-counted/7/otherwise/decline</comment>
        <translation>Visszautasítod a király ajándékát? Vedd el a fát.</translation>
    </message>
    <message>
        <source>Two houses in the dungeon, a building of your own, 3 deniers left: that would be a fine start. Off you go!</source>
        <comment>dungeon-race/3/say</comment>
        <translation>Két ház az alapokban, egy saját épület, 3 megmaradt dénár: az szép kezdet lenne. Rajta!</translation>
    </message>
    <message>
        <source>Two short steps or one long one? Stay on your line.</source>
        <comment>kings-favour/8/otherwise/line</comment>
        <translation>Két kis lépés, vagy egy nagy? Maradj a sorodnál.</translation>
    </message>
    <message>
        <source>Two stones! The provost was ahead of the bailiff, so the bailiff took 2 steps: soon your quarry will be within reach.</source>
        <comment>your-house/9/say</comment>
        <translation>Két kő! Az intéző az udvarnagy előtt állt, ezért az udvarnagy 2 mezőt lépett: a kőbányád hamarosan belül lesz.</translation>
    </message>
    <message>
        <source>Whatever lies beyond the provost is veiled. When you move him, point at a space: veil and path show the result.</source>
        <comment>table/6/say</comment>
        <translation>Fátyol fedi, ami az intézőn túl van. Ha te mozgatod, mutass egy mezőre: a fátyol és az útja mutatja, mi lenne.</translation>
    </message>
    <message>
        <source>When the next one passes, it will be 3. You can afford just one more: fetch wood from the sawmill.</source>
        <comment>three-deniers/4/say</comment>
        <translation>A következő passz után már 3 lesz. Egyre még telik: hozass fát a fűrészmalomból!</translation>
    </message>
    <message>
        <source>Whose building is it?</source>
        <comment>your-house/title</comment>
        <translation>Kié az épület?</translation>
    </message>
    <message>
        <source>Without a house a section costs you 2, 3 or 4 points. One saves you that, two bring a favour.</source>
        <comment>tip/houses/say</comment>
        <translation>Ház nélkül egy szakasz 2, 3 vagy 4 pontba kerül. Egy ház ettől megment, kettő kegyet hoz.</translation>
    </message>
    <message>
        <source>Worker, road, castle: that is one round. The black bailiff moves on; once he has gone far enough, the game is over.</source>
        <comment>first-batch/9/say</comment>
        <translation>Munkás, út, vár: ennyi egy forduló. A fekete udvarnagy lép egyet; ha elég messzire jutott, vége a játéknak.</translation>
    </message>
    <message>
        <source>You built most: another favour. Each line works once per phase, but this is a later phase. The buildings again!</source>
        <comment>kings-favour/8/say</comment>
        <translation>Te építettél a legtöbbet. Egy fázisban egy sor csak egyszer jöhet, de ez már másik fázis. Újra az épülethasználat.</translation>
    </message>
    <message>
        <source>You came all the way for this. Pay.</source>
        <comment>kings-favour/5/otherwise/decline</comment>
        <translation>Ezért jöttél idáig. Fizess.</translation>
    </message>
    <message>
        <source>You could, but saved deniers are next round&apos;s workers. Pass.</source>
        <comment>first-batch/5/otherwise/spot</comment>
        <translation>Lehetne, de a megspórolt dénár a következő forduló munkása. Passzolj.</translation>
    </message>
    <message>
        <source>You have another batch. Two houses in a section are worth far more than one: deliver it.</source>
        <comment>dungeon-counted/3/say</comment>
        <translation>Van még egy adagod. Két ház egy szakaszban sokkal többet ér, mint egy: szállítsd le.</translation>
    </message>
    <message>
        <source>You have food and wood. For a third kind, send a worker to the quarry: that costs 1 denier.</source>
        <comment>first-batch/3/say</comment>
        <translation>Élelmiszered és fád már van. A harmadikért küldj munkást a kőbányába: 1 dénárba kerül.</translation>
    </message>
    <message>
        <source>You may deliver as many batches as you like. Begin with the first: food, stone, cloth.</source>
        <comment>dungeon-counted/2/say</comment>
        <translation>Annyi adagot szállítasz, amennyit csak tudsz. Kezdd az elsővel: élelmiszer, kő, posztó.</translation>
    </message>
    <message>
        <source>You own 1 wood and 2 food, enough for one building. Pass.</source>
        <comment>your-house/2/say</comment>
        <translation>1 fád és 2 élelmiszered van, egy épületre elég. Passzolj.</translation>
    </message>
    <message>
        <source>Your investment wants to pay: build.</source>
        <comment>kings-favour/9/otherwise/decline</comment>
        <translation>Most térül meg a befektetésed: építs.</translation>
    </message>
    <message>
        <source>Your marker stands in column 2: wood, stone, or the food to the left of it. Take a wood.</source>
        <comment>dungeon-counted/7/say</comment>
        <translation>A jelződ a 2. oszlopban áll: fa, kő, vagy a balra eső élelmiszer. Vedd el a fát.</translation>
    </message>
    <message>
        <source>Your own quarry stands empty! A worker to 9 first.</source>
        <comment>your-house/6/otherwise/pass</comment>
        <translation>Üresen áll a saját kőbányád! Előbb oda, a 9-esre egy munkás.</translation>
    </message>
    <message>
        <source>Your quarry lies on 9, the provost stands on 7. Two deniers bring him there.</source>
        <comment>your-house/8/say</comment>
        <translation>A kőbányád a 9-esen van, az intéző a 7-esen. Két dénárért odaér.</translation>
    </message>
    <message>
        <source>{key:log}: log. {key:moves}: every legal move (Enter makes one). {key:hint}: a hint. {key:rules}: the rule for what you point at.</source>
        <comment>table/8/say</comment>
        <translation>{key:log}: napló. {key:moves}: minden lépés (az Enter meg is teszi). {key:hint}: tipp. {key:rules}: a szabály ahhoz, amire mutatsz.</translation>
    </message>
    <message>
        <source>You have 32 points, 3 stone, and 2 gold: prestige buildings ask for it. Left over it all brings 7 points, as a building far more.</source>
        <comment>last-round/2/say</comment>
        <translation>32 pontod van, 3 köved és 2 aranyad: presztízsépülethez arany kell. Maradékként 7 pontot érnek, épületként jóval többet.</translation>
    </message>
    <message>
        <source>Column 4: give one cube, take two of any kind but gold. Give one that fits no batch.</source>
        <comment>tip/exchange/say</comment>
        <translation>4. oszlop: egy nyersanyagot adsz, kettőt kapsz, bármilyet, csak aranyat nem. Olyat adj, amelyik egyetlen adagba sem illik.</translation>
    </message>
    <message>
        <source>{opponent:2} is the first to pass and takes 1 denier. From now on each worker costs the others 2.</source>
        <comment>three-deniers/3/say</comment>
        <translation>{opponent:2} passzolt elsőként, és kapott 1 dénárt. A többieknek innentől 2 dénár egy munkás.</translation>
    </message>
    <message>
        <source>{opponent:2} scores 9 and leads. Your worker is at the architect&apos;s: build the university in place of a residence.</source>
        <comment>last-round/3/say</comment>
        <translation>{opponent:2} 9 pontot szerzett, és vezet. A munkásod az építésznél van: építs egyetemet az egyik lakóépületed helyére.</translation>
    </message>
</context>
<context>
    <name>lessons/pillars</name>
    <message>
        <source>9 for the work, 3 for own craftsmen, 3 off for William: 9 points. How do you get such cards? In tricks: that&apos;s next.</source>
        <comment>craftsmen-at-work/6/say</comment>
        <translation>9 a munkáért, 3 a mesterembereidért, −3 Williamért: 9 pont. Hogyan szerzel lapokat? Ütésekkel: ez jön most.</translation>
    </message>
    <message>
        <source>A Gravel Pit this time: strength 0, so the others decide. Watch.</source>
        <comment>whose-trick/5/otherwise/hand</comment>
        <translation>Most a homokbánya: 0 erő, így a többiek döntenek. Figyelj.</translation>
    </message>
    <message>
        <source>A potter for life</source>
        <comment>potter-for-life/title</comment>
        <translation>Fazekas egy életre</translation>
    </message>
    <message>
        <source>A privilege works in every scoring from now on, this one included. The earlier, the better.</source>
        <comment>tip/privilege/say</comment>
        <translation>A privilégium mostantól minden kiértékelésben dolgozik, már ebben is. Minél előbb, annál jobb.</translation>
    </message>
    <message>
        <source>All in good time. First a sand for the Potter.</source>
        <comment>potter-for-life/4/otherwise/unit</comment>
        <translation>Mindent a maga idejében. Előbb egy homokot a Fazekasnak.</translation>
    </message>
    <message>
        <source>And leave 13 points lying there? A sand for the Potter.</source>
        <comment>potter-for-life/4/otherwise/finish</comment>
        <translation>És itt hagynál 13 pontot? Egy homokot a Fazekasnak.</translation>
    </message>
    <message>
        <source>And the Mortar Mixer 2 of sand. Each works once in a hand.</source>
        <comment>craftsmen-at-work/5/say</comment>
        <translation>A habarcskészítő homokból 2-t. Egy leosztásban mindegyik egyszer dolgozik.</translation>
    </message>
    <message>
        <source>Before you play: where does the table say who would get the trick, and why? Click there.</source>
        <comment>last-hand/2/say</comment>
        <translation>Mielőtt játszol: hol írja ki az asztal, kié lenne az ütés, és miért? Kattints oda.</translation>
    </message>
    <message>
        <source>Below the trick it says who would get it now, and why. Click there.</source>
        <comment>table/2/say</comment>
        <translation>Az ütés alatt mindig ott áll, most kié lenne, és miért. Kattints oda.</translation>
    </message>
    <message>
        <source>Best plan first. In the last hand it is the right one; before that, look at what it leaves you.</source>
        <comment>tip/plans/say</comment>
        <translation>A legjobb terv van elöl. Az utolsó leosztásban az a jó; addig nézd meg, mit hagy neked.</translation>
    </message>
    <message>
        <source>But they want to work: each turns one unit into points. Click the stone, then the Stonecutter: 4 points.</source>
        <comment>craftsmen-at-work/3/say</comment>
        <translation>De dolgozni akarnak: mindegyik egy egységet vált pontra. Kattints a kőre, aztán a kőfaragóra: 4 pont.</translation>
    </message>
    <message>
        <source>Craftsmen at work</source>
        <comment>craftsmen-at-work/title</comment>
        <translation>Munkába állnak a mesterek</translation>
    </message>
    <message>
        <source>Finish while craftsmen stand idle? First the stone.</source>
        <comment>craftsmen-at-work/3/otherwise/finish</comment>
        <translation>Befejezni, amíg áll a munka? Előbb a követ!</translation>
    </message>
    <message>
        <source>Forest, Gravel Pit, Quarry: strength 0, but each brings a material. Weak cards are the prize of a trick.</source>
        <comment>places-of-zero/1/say</comment>
        <translation>Erdő, homokbánya, kőbánya: az erejük 0, de anyagot hoznak. Az ütésben a gyenge lap a zsákmány.</translation>
    </message>
    <message>
        <source>Good, but your Toolmaker (2) needs that lift more than anyone.</source>
        <comment>places-of-zero/5/otherwise/hand</comment>
        <translation>Jó lap, de a 2-es szerszámkészítődnek kell leginkább ez a fuvar.</translation>
    </message>
    <message>
        <source>He gets his turn. First the Potter, your new man.</source>
        <comment>potter-for-life/4/otherwise/converter</comment>
        <translation>Ő is sorra kerül. Előbb a Fazekas, az új embered.</translation>
    </message>
    <message>
        <source>He works too, in a minute. First the Stonecutter and his stone.</source>
        <comment>craftsmen-at-work/3/otherwise/converter</comment>
        <translation>Ő is dolgozik majd. Előbb a kőfaragó és a köve.</translation>
    </message>
    <message>
        <source>His strength is only 1. But your Master Builder is on the table and the trick is yours: slip the Potter in.</source>
        <comment>potter-for-life/2/say</comment>
        <translation>Az ereje csak 1. De az asztalon az építész-mestered, az ütés a tiéd: csempészd be a Fazekast.</translation>
    </message>
    <message>
        <source>How the table works</source>
        <comment>table/title</comment>
        <translation>Így működik az asztal</translation>
    </message>
    <message>
        <source>If the last privilege is won in a trick, this is the last hand: what you keep is worth nothing. Good luck!</source>
        <comment>last-hand/3/say</comment>
        <translation>Ha az utolsó privilégiumot elviszik, ez az utolsó leosztás: amit megtartasz, semmit sem ér. Sok szerencsét!</translation>
    </message>
    <message>
        <source>In every hand lies one privilege. Whoever wins it in a trick keeps it for good. You hold the Potter.</source>
        <comment>potter-for-life/1/say</comment>
        <translation>Minden leosztásban van egy privilégium. Aki ütésben elviszi, a játék végéig megtartja. Nálad a Fazekas.</translation>
    </message>
    <message>
        <source>It brings what it promises. But wood and stone will be worth more: keep those three.</source>
        <comment>three-in-the-cart/4/otherwise/plan</comment>
        <translation>Annyit hoz, amennyit ígér. De a fa és a kő többet fog érni: azt a hármat tartsd meg.</translation>
    </message>
    <message>
        <source>It is your trick unless you spoil it. A place brings you a material too: the Forest.</source>
        <comment>the-king/3/otherwise/hand</comment>
        <translation>Ez a te ütésed, ha el nem rontod. Egy hely anyagot is hoz: az erdőt.</translation>
    </message>
    <message>
        <source>It works by hand too. This time take the plan.</source>
        <comment>three-in-the-cart/4/otherwise/*</comment>
        <translation>Kézzel is megy. Most válaszd a tervet.</translation>
    </message>
    <message>
        <source>Look in the middle, below the cards of the trick.</source>
        <comment>last-hand/2/otherwise/*</comment>
        <translation>Középen keresd, az ütés lapjai alatt.</translation>
    </message>
    <message>
        <source>Most points win, and you score when a hand is over, for the cards you won. These are yours.</source>
        <comment>craftsmen-at-work/1/say</comment>
        <translation>A legtöbb pont győz, és a leosztás végén kapsz pontot: az elvitt lapjaidért. Ezek a tieid.</translation>
    </message>
    <message>
        <source>Nobody wins the King&apos;s trick. Play him.</source>
        <comment>the-king/2/say</comment>
        <translation>A Király ütését senki sem viszi el. Játszd ki.</translation>
    </message>
    <message>
        <source>Nobody won that one. Whoever led it leads again; K shows it until the end of the hand.</source>
        <comment>tip/king/say</comment>
        <translation>Ezt senki sem vitte el. Ugyanaz hív megint, és a K billentyű a leosztás végéig megmutatja.</translation>
    </message>
    <message>
        <source>Not a single trick</source>
        <comment>not-a-single-trick/title</comment>
        <translation>Egyetlen ütés nélkül</translation>
    </message>
    <message>
        <source>Now take it back: {key:undo}. A casual game lets you undo anything; the cards stay as they were dealt.</source>
        <comment>table/4/say</comment>
        <translation>Most vond vissza: {key:undo}. Baráti játékban bármit visszavonhatsz; az osztás ugyanaz marad.</translation>
    </message>
    <message>
        <source>Of equal cards the later one is stronger, at 0 as well. You play last: add your Quarry.</source>
        <comment>places-of-zero/2/say</comment>
        <translation>Egyforma lapok közül a később kijátszott erősebb, 0-nál is. Te jössz utoljára: tedd hozzá a kőbányádat.</translation>
    </message>
    <message>
        <source>One King in each hand, and one trick that nobody gets. Keep him for the trick that hurts most.</source>
        <comment>the-king/4/say</comment>
        <translation>Minden leosztásban egy Király van, és egy ütés, amely senkié. Tartogasd arra, amelyik a legjobban fájna.</translation>
    </message>
    <message>
        <source>One after the other: first a stone for the Stonecutter.</source>
        <comment>craftsmen-at-work/3/otherwise/unit</comment>
        <translation>Szép sorjában: előbb egy követ a kőfaragónak.</translation>
    </message>
    <message>
        <source>One sand to the Mortar Mixer: 2 points.</source>
        <comment>craftsmen-at-work/5/otherwise/*</comment>
        <translation>Egy homokot a habarcskészítőnek: 2 pont.</translation>
    </message>
    <message>
        <source>Point at a card of yours to read where the trick would go. Then click any of them.</source>
        <comment>table/3/say</comment>
        <translation>Mutass egy lapodra, és elolvashatod, kié lenne vele az ütés. Aztán kattints bármelyikre.</translation>
    </message>
    <message>
        <source>Take the plan that sells only the sand and keeps 2 wood and 1 stone: +1 now, and a good start for the next hand.</source>
        <comment>three-in-the-cart/4/say</comment>
        <translation>Válaszd azt a tervet, amely csak a homokot adja el, és 2 fát, 1 követ megtart: most +1, de jól indul a következő.</translation>
    </message>
    <message>
        <source>Take the plan with the wood and one stone: +12 in this hand, and a stone stays for the next.</source>
        <comment>not-a-single-trick/5/say</comment>
        <translation>Válaszd a tervet, amely a fát és egy követ vált át: +12 ebben a leosztásban, és egy kő marad.</translation>
    </message>
    <message>
        <source>That brings less. Take the plan with the most points.</source>
        <comment>potter-for-life/5/otherwise/*</comment>
        <translation>Az kevesebbet hoz. Válaszd a legtöbb pontos tervet.</translation>
    </message>
    <message>
        <source>That may win too, but nothing comes as cheap as a 0 on two 0s. The Quarry!</source>
        <comment>places-of-zero/2/otherwise/hand</comment>
        <translation>Talán az is viszi, de két nullára a nulla a legolcsóbb. A kőbányát!</translation>
    </message>
    <message>
        <source>The Carpenter makes 3 points of wood.</source>
        <comment>craftsmen-at-work/4/say</comment>
        <translation>Az ács egy fából 3 pontot csinál.</translation>
    </message>
    <message>
        <source>The Gravel Pit, please. It is a small loss and a good story.</source>
        <comment>places-of-zero/3/otherwise/hand</comment>
        <translation>Legyen a homokbánya: kis veszteség, jó történet.</translation>
    </message>
    <message>
        <source>The King comes</source>
        <comment>the-king/title</comment>
        <translation>Jön a Király</translation>
    </message>
    <message>
        <source>The King is here, with two of your craftsmen. Add the Mortar Mixer; keep the green Master Builder to pass tricks on.</source>
        <comment>not-a-single-trick/2/say</comment>
        <translation>Itt a Király, két mestereddel. Tedd rá a habarcskészítőt; a zöld építész-mesterrel továbbadhatsz egy ütést.</translation>
    </message>
    <message>
        <source>The Potter works for you in every hand to come. In the King&apos;s trick he would have gone to nobody: back under the pile.</source>
        <comment>potter-for-life/6/say</comment>
        <translation>A Fazekas minden további leosztásban neked dolgozik. A Király ütéséből senki sem kapta volna meg: a pakli alá kerül.</translation>
    </message>
    <message>
        <source>The cathedral stands. A whole game has at least five such hands, and everybody starts with the same stock.</source>
        <comment>last-hand/4/say</comment>
        <translation>Áll a katedrális. Egy egész játék legalább öt ilyen leosztás, és mindenki ugyanazzal a készlettel indul.</translation>
    </message>
    <message>
        <source>The last hand</source>
        <comment>last-hand/title</comment>
        <translation>Az utolsó leosztás</translation>
    </message>
    <message>
        <source>The last trick of the hand: lead your last card, Tom.</source>
        <comment>potter-for-life/3/say</comment>
        <translation>A leosztás utolsó ütése: hívj az utolsó lapoddal, Tamással.</translation>
    </message>
    <message>
        <source>The other four craftsmen can be left to the first plan: it converts all that is left.</source>
        <comment>potter-for-life/5/say</comment>
        <translation>A többi négy mesterembert bízd az első tervre: mindent átvált, ami maradt.</translation>
    </message>
    <message>
        <source>The plan does it all in one click. Do it by hand once, to see how it works.</source>
        <comment>craftsmen-at-work/3/otherwise/plan</comment>
        <translation>A terv egy kattintással elintézi. Egyszer csináld meg kézzel, hogy lásd, hogyan.</translation>
    </message>
    <message>
        <source>The plan knows. But let us greet the Potter by hand: one sand.</source>
        <comment>potter-for-life/4/otherwise/plan</comment>
        <translation>A terv jól tudja. De a Fazekast köszöntsük kézzel: egy homok.</translation>
    </message>
    <message>
        <source>The privilege lay in the King&apos;s trick: nobody gets it, and the game grows by a hand.</source>
        <comment>tip/returned/say</comment>
        <translation>A privilégium a Király ütésében volt: senki sem kapja meg, és a játék egy leosztással hosszabb.</translation>
    </message>
    <message>
        <source>The table works out a plan for every stock you could keep, best first. Number 1 sells all: +4 in this hand.</source>
        <comment>three-in-the-cart/2/say</comment>
        <translation>Az asztal minden megtartható készlethez kiszámol egy tervet, a legjobbal elöl. Az 1. mindent elad: +4 ebben a leosztásban.</translation>
    </message>
    <message>
        <source>The trick is yours, and so is the lead. Who plays last decides most: lead what you can spare.</source>
        <comment>tip/lead/say</comment>
        <translation>Tiéd az ütés, és te hívsz. Az utolsó dönt a legtöbbet: azzal hívj, amit nem sajnálsz.</translation>
    </message>
    <message>
        <source>The wood goes to the Carpenter.</source>
        <comment>craftsmen-at-work/4/otherwise/*</comment>
        <translation>A fa most az ácsé!</translation>
    </message>
    <message>
        <source>Then the Potter goes into the last trick, and who knows to whom. Now, with the Master Builder!</source>
        <comment>potter-for-life/2/otherwise/hand</comment>
        <translation>Akkor a Fazekas az utolsó ütésbe kerül, és ki tudja, kihez. Most, az építész-mesterrel!</translation>
    </message>
    <message>
        <source>Then the bishop stays with you or goes astray. Return to sender: the orange Master Builder.</source>
        <comment>whose-trick/3/otherwise/hand</comment>
        <translation>Így nálad marad a püspök, vagy rossz helyre megy. Vissza a feladónak: a narancssárga építész-mestert!</translation>
    </message>
    <message>
        <source>Then the surplus is lost. Take the plan.</source>
        <comment>three-in-the-cart/4/otherwise/finish</comment>
        <translation>Akkor elvész a fölösleg. Válaszd a tervet.</translation>
    </message>
    <message>
        <source>These go with you to the next hand. In the last hand it is the other way round: sell everything.</source>
        <comment>three-in-the-cart/5/say</comment>
        <translation>Ezek veled jönnek a következő leosztásba. Az utolsóban fordítva van: ott mindent adj el!</translation>
    </message>
    <message>
        <source>This is how the table works: cards that glow can be played, and the bar at the top says what to do.</source>
        <comment>table/1/say</comment>
        <translation>Így működik az asztal: a világító lapot kijátszhatod, a felső sáv pedig megmondja, mi a teendő.</translation>
    </message>
    <message>
        <source>Three in the cart</source>
        <comment>three-in-the-cart/title</comment>
        <translation>Hármat vihetsz</translation>
    </message>
    <message>
        <source>Three materials for a card of strength 0. Now lead the Gravel Pit, and see what becomes of a 0 that comes first.</source>
        <comment>places-of-zero/3/say</comment>
        <translation>Három anyag egy nullás lapért. Most hívj homokbányával, és nézd meg, mi lesz az elsőnek letett nullából.</translation>
    </message>
    <message>
        <source>Three red craftsmen, and red is your colour: 1 point each, whether they work or not.</source>
        <comment>craftsmen-at-work/2/say</comment>
        <translation>Három piros mesterember, és a piros a te színed: 1-1 pontot érnek, akár dolgoznak, akár nem.</translation>
    </message>
    <message>
        <source>Tom brings one unit. See who works for you in this scoring, and what they still lack.</source>
        <comment>tip/tom/say</comment>
        <translation>Tamás egy egységet hoz. Nézd meg, ki dolgozik neked most, és mi hiányzik neki.</translation>
    </message>
    <message>
        <source>Tom is gone, but the Potter is yours and works at once. Give him a sand: 3 points.</source>
        <comment>potter-for-life/4/say</comment>
        <translation>Tamás elment, de a Fazekas a tiéd, és már most dolgozik. Adj neki egy homokot: 3 pont.</translation>
    </message>
    <message>
        <source>Tom was strongest. A neutral card wins for whoever played it: you. Now lead a Gravel Pit.</source>
        <comment>whose-trick/5/say</comment>
        <translation>Tamás volt a legerősebb. A semleges lap annak viszi el, aki kijátszotta: neked. Most hívj homokbányával.</translation>
    </message>
    <message>
        <source>Try Tom Builder: strength 5, nobody&apos;s colour.</source>
        <comment>whose-trick/4/otherwise/hand</comment>
        <translation>Próbáld Építész Tamást: 5 erő, és senki színe.</translation>
    </message>
    <message>
        <source>Whose trick is it?</source>
        <comment>whose-trick/title</comment>
        <translation>Kié az ütés?</translation>
    </message>
    <message>
        <source>Without a trick you score the King&apos;s: 3 points for the King, and your two craftsmen work as if you had won them.</source>
        <comment>not-a-single-trick/4/say</comment>
        <translation>Ha nincs ütésed, a Királyét értékeled ki: 3 pont a Királyért, és két mesterembered úgy dolgozik, mintha elvitted volna.</translation>
    </message>
    <message>
        <source>You have 5 units and may take 3 into the next hand. Anything more is lost.</source>
        <comment>three-in-the-cart/1/say</comment>
        <translation>5 egységed van, és 3-at vihetsz át az új leosztásba. Ami több, az elvész.</translation>
    </message>
    <message>
        <source>You may take three units along. Metal is rare: only Prior Philip brings it.</source>
        <comment>tip/keep/say</comment>
        <translation>Három egységet vihetsz magaddal. A fém ritka: csak Fülöp perjel hoz.</translation>
    </message>
    <message>
        <source>You need not convert everything. Stone and metal are worth 4 and 5 to the right craftsman.</source>
        <comment>tip/finish/say</comment>
        <translation>Nem muszáj mindent átváltani. A megfelelő mesterembernek egy kő 4, egy fém 5 pontot ér.</translation>
    </message>
    <message>
        <source>Your Assistant sells anything for 1 point. But a Carpenter pays 3 for wood, a Stonecutter 4 for stone: both may turn up.</source>
        <comment>three-in-the-cart/3/say</comment>
        <translation>Az Inasod bármit elad 1 pontért. De a fáért az ács 3-at ad, a kőért a kőfaragó 4-et, és még jöhetnek.</translation>
    </message>
    <message>
        <source>Your Carpenter takes wood, your Stonecutter stone: the plan that keeps one stone.</source>
        <comment>not-a-single-trick/5/otherwise/*</comment>
        <translation>Az ácsodé a fa, a kőfaragódé egy kő: az a terv, amelyik egy követ megtart.</translation>
    </message>
    <message>
        <source>Your own Master Builder, the last thing you want! Play the green one: equal, but later.</source>
        <comment>not-a-single-trick/3/say</comment>
        <translation>A saját építész-mestered, épp most! Játszd ki a zöldet: ugyanolyan erős, de későbbi.</translation>
    </message>
    <message>
        <source>Your pile is empty: no trick in this hand. With bad cards that is not bad luck but a plan.</source>
        <comment>not-a-single-trick/1/say</comment>
        <translation>Nincs előtted lap: ebben a leosztásban egy ütésed sincs. Rossz lapokkal ez nem balszerencse, hanem terv.</translation>
    </message>
    <message>
        <source>Zero, and still a prize</source>
        <comment>places-of-zero/title</comment>
        <translation>Nulla, mégis zsákmány</translation>
    </message>
    <message>
        <source>A new hand: whoever holds Lady Aliena leads. The lists show what is still to come; computer players keep count too.</source>
        <comment>tip/memory/say</comment>
        <translation>Új leosztás: az hív, akinél Lady Aliena van. A listák mutatják, mi van még hátra; a gépi játékosok is számolják.</translation>
    </message>
    <message>
        <source>A trick: everyone plays one card, any card: no suit to follow. The strongest one decides who gets them all.</source>
        <comment>whose-trick/1/say</comment>
        <translation>Az ütés: mindenki kijátszik egy lapot, bármelyiket, színkényszer nincs. A legerősebb dönti el, kié lesz mind.</translation>
    </message>
    <message>
        <source>12 points without a trick. {opponent:3} took four of them, and lost 3 points.</source>
        <comment>not-a-single-trick/6/say</comment>
        <translation>12 pont, egyetlen ütés nélkül. {opponent:3} négyet vitt el, és 3 pontot vesztett.</translation>
    </message>
    <message>
        <source>A present with a bishop in it: Waleran costs 2 points. Play the orange Master Builder: stronger, and {opponent:2}&apos;s own.</source>
        <comment>whose-trick/3/say</comment>
        <translation>Püspökös ajándék: Waleran −2 pont. Játszd ki a narancssárga építész-mestert: erősebb, és a gazdája {opponent:2}.</translation>
    </message>
    <message>
        <source>A real game, just before its end: you have 34 points, {opponent} 29, {opponent:2} 24. Bring it home.</source>
        <comment>last-hand/1/say</comment>
        <translation>Éles játék, kevéssel a vége előtt: neked 34 pontod van, {opponent} 29, {opponent:2} 24 pontnál jár. Vidd haza!</translation>
    </message>
    <message>
        <source>An orange Carpenter, and it all goes to {opponent:2}. Keep zeros for tricks that are yours already.</source>
        <comment>places-of-zero/4/say</comment>
        <translation>Egy narancssárga ács, és mindent {opponent:2} visz. A nullákat arra az ütésre tartogasd, amelyik már a tiéd.</translation>
    </message>
    <message>
        <source>Any other card is a present for {opponent}. The King!</source>
        <comment>the-king/2/otherwise/hand</comment>
        <translation>Bármi mást {opponent} kapna ajándékba. A Királyt!</translation>
    </message>
    <message>
        <source>{opponent} adds Regan, −1, out of spite. Two craftsmen of yours in your pile: the Toolmaker turns a metal into 5 points.</source>
        <comment>places-of-zero/6/say</comment>
        <translation>{opponent} bosszúból hozzátette Regant, −1. De két mesterembered nálad van: a szerszámkészítő egy fémből 5 pontot csinál.</translation>
    </message>
    <message>
        <source>{opponent} had to play your Carpenter, and the trick is yours again: two materials and a craftsman.</source>
        <comment>whose-trick/6/say</comment>
        <translation>{opponent} kénytelen volt kijátszani az ácsodat, és az ütés megint a tiéd: két építőanyag és egy mesterember.</translation>
    </message>
    <message>
        <source>{opponent} leads the blue Master Builder and reaches for a Quarry. You hold the King: stronger than all.</source>
        <comment>the-king/1/say</comment>
        <translation>{opponent} a kék építész-mesterrel hív, és már nyúl a kőbányáért. Nálad a Király: mindenkinél erősebb.</translation>
    </message>
    <message>
        <source>Keep him: as the last card he hands the trick to {opponent:3}.</source>
        <comment>not-a-single-trick/2/otherwise/hand</comment>
        <translation>Őt tartsd meg: ha ő az utolsó lapod, {opponent:3} viszi az ütést.</translation>
    </message>
    <message>
        <source>{opponent:2} leads your Master Builder, 10: hardly anything beats that. Slip in your Toolmaker, too weak to win alone.</source>
        <comment>places-of-zero/5/say</comment>
        <translation>{opponent:2} az építész-mestereddel hív (10), ezt alig üti valami. Csempészd be a szerszámkészítődet: egyedül sosem nyerne.</translation>
    </message>
    <message>
        <source>{opponent:2} played a red Mortar Mixer, and red is your colour. A craftsman gives the trick to the owner of his colour: you!</source>
        <comment>whose-trick/2/say</comment>
        <translation>{opponent:2} piros habarcskészítőt tett le, és a piros a te színed. A mesterember a színe gazdájának adja az ütést: neked!</translation>
    </message>
    <message>
        <source>The cards lie aside, and who led leads again: {opponent}. {opponent:2} adds your Carpenter. Help yourself: add a Forest.</source>
        <comment>the-king/3/say</comment>
        <translation>A lapok félrekerültek, és megint az hív, aki az előbb: {opponent}. {opponent:2} az ácsodat tette rá. Tedd hozzá az erdőt!</translation>
    </message>
    <message>
        <source>The trick went to {opponent:2}, who leads a Quarry. Neutral cards have no owner: play Tom Builder.</source>
        <comment>whose-trick/4/say</comment>
        <translation>Az ütést {opponent:2} vitte el, és kőbányával hív. A semleges lapnak nincs gazdája: játszd ki Építész Tamást.</translation>
    </message>
    <message>
        <source>The points of every hand are written here. Esc closes it. K shows the King&apos;s trick, T the last one.</source>
        <comment>table/6/say</comment>
        <translation>Ide kerülnek az egyes leosztások pontjai. Az Esc bezárja. K: a Király ütése, T: az előző.</translation>
    </message>
    <message>
        <source>The lists at the sides show what is still to come; a ring marks your own. The computer players keep count too.</source>
        <comment>table/7/say</comment>
        <translation>A két szélső lista mutatja, mi van még hátra; karika jelöli a tieidet. A gépi játékosok is számolják.</translation>
    </message>
    <message>
        <source>The score pad: click it, or press S.</source>
        <comment>table/5/say</comment>
        <translation>A pontozófüzet: kattints rá, vagy nyomd meg az S-t.</translation>
    </message>
    <message>
        <source>When a hand is scored, one click on a plan does it all. By hand: first a unit, then a craftsman.</source>
        <comment>table/8/say</comment>
        <translation>Kiértékeléskor egy tervre kattintva minden megtörténik. Kézzel: előbb egy egység, aztán egy mesterember.</translation>
    </message>
    <message>
        <source>{key:log}: log. {key:moves}: every legal move (Enter makes one). {key:hint}: a hint. {key:rules}: the rule for what you point at.</source>
        <comment>table/9/say</comment>
        <translation>{key:log}: napló. {key:moves}: minden lépés (az Enter meg is teszi). {key:hint}: tipp. {key:rules}: a szabály ahhoz, amire mutatsz.</translation>
    </message>
</context>
<context>
    <name>levels</name>
    <message>
        <source>Apprentice</source>
        <translation>Tanonc</translation>
    </message>
    <message>
        <source>Duke</source>
        <translation>Herceg</translation>
    </message>
    <message>
        <source>King</source>
        <translation>Király</translation>
    </message>
    <message>
        <source>Master</source>
        <translation>Mester</translation>
    </message>
    <message>
        <source>Merchant</source>
        <translation>Kereskedő</translation>
    </message>
    <message>
        <source>Novice</source>
        <translation>Kezdő</translation>
    </message>
    <message>
        <source>Person</source>
        <translation>Ember</translation>
    </message>
    <message>
        <source>Player {number}</source>
        <translation>{number}. játékos</translation>
    </message>
    <message>
        <source>Steward</source>
        <translation>Sáfár</translation>
    </message>
    <message>
        <source>You</source>
        <translation>Te</translation>
    </message>
    <message>
        <source>automaton</source>
        <translation>automata</translation>
    </message>
    <message>
        <source>counts well and rarely wastes a move</source>
        <translation>jól számol, és ritkán pazarol el lépést</translation>
    </message>
    <message>
        <source>forgets a good deal and lets you be</source>
        <translation>sok mindent elfelejt, és békén hagy</translation>
    </message>
    <message>
        <source>knows the rules and plays what looks nice</source>
        <translation>ismeri a szabályokat, és azt játssza, ami tetszik neki</translation>
    </message>
    <message>
        <source>knows what everything is worth</source>
        <translation>tudja, mi mennyit ér</translation>
    </message>
    <message>
        <source>plans ahead and watches the others</source>
        <translation>előre tervez, és figyeli a többieket</translation>
    </message>
    <message>
        <source>plays at this screen</source>
        <translation>ennél a képernyőnél játszik</translation>
    </message>
    <message>
        <source>thinks further ahead and forgives little</source>
        <translation>messzebbre lát, és keveset bocsát meg</translation>
    </message>
    <message>
        <source>thinks longest and forgives nothing</source>
        <translation>ő gondolkodik a legtovább, és semmit sem néz el</translation>
    </message>
    <message>
        <source>{level} · {elo}
The others are measured against it.</source>
        <translation>{level} · {elo}
A többieket hozzá mérjük.</translation>
    </message>
    <message>
        <source>{level} · {elo} ± {error}
The Merchant has 1500. Whoever has 100 more wins 64 of 100 games.</source>
        <translation>{level} · {elo} ± {error}
A Kereskedő áll 1500-on. Akinek 100-zal több van, 100 játékból 64-et megnyer.</translation>
    </message>
</context>
<context>
    <name>log_book</name>
    <message>
        <source>Undone past something new</source>
        <translation>Visszavonva azon túl is, ami új volt</translation>
    </message>
</context>
<context>
    <name>odds</name>
    <message>
        <source>As far as you can know. This counts as a hint.</source>
        <translation>Amennyit te tudhatsz. Ez tippnek számít.</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>Bezárás</translation>
    </message>
    <message>
        <source>Odds</source>
        <translation>Esélyek</translation>
    </message>
    <message>
        <source>{outcome}: {percent}%</source>
        <translation>{outcome}: {percent}%</translation>
    </message>
</context>
<context>
    <name>own_tables</name>
    <message>
        <source>own tables: {files}</source>
        <translation>saját táblázatok: {files}</translation>
    </message>
    <message>
        <source>Open the tables folder</source>
        <translation>A táblázatok mappájának megnyitása</translation>
    </message>
</context>
<context>
    <name>pages</name>
    <message numerus="yes">
        <source>%n games</source>
        <translation>
            <numerusform>%n játék</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n lines of the chronicle could not be read.</source>
        <translation>
            <numerusform>A krónika %n sorát nem lehetett elolvasni.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n clean</source>
        <translation>
            <numerusform>%n tiszta</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n won</source>
        <translation>
            <numerusform>%n győzelem</numerusform>
        </translation>
    </message>
    <message>
        <source>All five</source>
        <translation>Mind az öt</translation>
    </message>
    <message>
        <source>Also here</source>
        <translation>Itt van még</translation>
    </message>
    <message>
        <source>Challenges</source>
        <translation>Kihívások</translation>
    </message>
    <message>
        <source>Choose a game</source>
        <translation>Válassz játékot</translation>
    </message>
    <message>
        <source>Chronicle</source>
        <translation>Krónika</translation>
    </message>
    <message>
        <source>Deleted player</source>
        <translation>Törölt játékos</translation>
    </message>
    <message>
        <source>Fair chance</source>
        <translation>Tisztességes véletlen</translation>
    </message>
    <message>
        <source>Games</source>
        <translation>Játékok</translation>
    </message>
    <message>
        <source>Library</source>
        <translation>Könyvtár</translation>
    </message>
    <message>
        <source>New game…</source>
        <translation>Új játék…</translation>
    </message>
    <message>
        <source>Players</source>
        <translation>Játékosok</translation>
    </message>
    <message>
        <source>Reading the chronicle…</source>
        <translation>A krónika olvasása…</translation>
    </message>
    <message>
        <source>Series</source>
        <translation>Mérkőzések</translation>
    </message>
    <message>
        <source>Show all games</source>
        <translation>Mutass minden játékot</translation>
    </message>
    <message>
        <source>Statistics</source>
        <translation>Statisztika</translation>
    </message>
    <message>
        <source>Your data</source>
        <translation>Az adataid</translation>
    </message>
    <message>
        <source>kept on this computer only</source>
        <translation>csak ezen a gépen</translation>
    </message>
    <message>
        <source>Daily deal</source>
        <translation>Napi osztás</translation>
    </message>
</context>
<context>
    <name>pillars</name>
    <message numerus="yes">
        <source>%n card(s)</source>
        <comment>on the table, held by a player</comment>
        <translation>
            <numerusform>%n lap</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n conversion(s)</source>
        <comment>a plan in the list of moves</comment>
        <translation>
            <numerusform>%n átváltás</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n metal</source>
        <comment>object: so many units</comment>
        <translation>
            <numerusform>%n fémet</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n metal</source>
        <comment>so many units</comment>
        <translation>
            <numerusform>%n fém</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n metal</source>
        <comment>what something is turned into: so many units</comment>
        <translation>
            <numerusform>%n fémre</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n point(s) lost so far in this hand.</source>
        <translation>
            <numerusform>Eddig %n pont veszteség ebben a leosztásban.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n point(s) so far in this hand.</source>
        <translation>
            <numerusform>Eddig %n pont ebben a leosztásban.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n sand</source>
        <comment>object: so many units</comment>
        <translation>
            <numerusform>%n homokot</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n sand</source>
        <comment>so many units</comment>
        <translation>
            <numerusform>%n homok</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n sand</source>
        <comment>what something is turned into: so many units</comment>
        <translation>
            <numerusform>%n homokra</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n still to come</source>
        <comment>cards of a kind</comment>
        <translation>
            <numerusform>még %n hátravan</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n stone</source>
        <comment>object: so many units</comment>
        <translation>
            <numerusform>%n követ</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n stone</source>
        <comment>so many units</comment>
        <translation>
            <numerusform>%n kő</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n stone</source>
        <comment>what something is turned into: so many units</comment>
        <translation>
            <numerusform>%n kőre</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n trick(s)</source>
        <comment>on the table, of a player</comment>
        <translation>
            <numerusform>%n ütés</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n unit(s) would be lost</source>
        <comment>on the table</comment>
        <translation>
            <numerusform>%n egység elveszne</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n unit(s), {limit} may be kept</source>
        <comment>on the table, of the viewer&apos;s stock</comment>
        <translation>
            <numerusform>%n egység, {limit} tartható meg</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n wood</source>
        <comment>object: so many units</comment>
        <translation>
            <numerusform>%n fát</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n wood</source>
        <comment>so many units</comment>
        <translation>
            <numerusform>%n fa</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n wood</source>
        <comment>what something is turned into: so many units</comment>
        <translation>
            <numerusform>%n fára</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n, best first</source>
        <comment>on the table, beside &apos;Plans&apos;</comment>
        <translation>
            <numerusform>%n, a legjobb elöl</numerusform>
        </translation>
    </message>
    <message>
        <source>A craftsman: to the owner of his colour. The King: to nobody.</source>
        <translation>Mesterember: a színe gazdájáé. Király: senkié.</translation>
    </message>
    <message>
        <source>After hand {hand}</source>
        <translation>{hand}. leosztás után</translation>
    </message>
    <message>
        <source>Alfred Builder</source>
        <translation>Építész Alfréd</translation>
    </message>
    <message>
        <source>Alfred Builder</source>
        <comment>object</comment>
        <translation>Építész Alfrédot</translation>
    </message>
    <message>
        <source>Alfred Builder</source>
        <comment>subject</comment>
        <translation>Építész Alfréd</translation>
    </message>
    <message>
        <source>Alfred Builder has to wait: he can only be played as your last card.</source>
        <translation>Építész Alfrédnak várnia kell: csak utolsó lapként játszható ki.</translation>
    </message>
    <message>
        <source>All cards of this hand have been played.</source>
        <translation>Ennek a leosztásnak minden lapját kijátszottátok.</translation>
    </message>
    <message>
        <source>Another player is scoring the hand.</source>
        <translation>Most más értékeli ki a leosztást.</translation>
    </message>
    <message>
        <source>As strong as {card}, but played later.</source>
        <translation>Olyan erős, mint {card}, de később jön.</translation>
    </message>
    <message numerus="yes">
        <source>As things stand the trick brings you %n point(s).</source>
        <translation>
            <numerusform>Most úgy áll, hogy az ütés %n pontot hoz neked.</numerusform>
        </translation>
    </message>
    <message>
        <source>As things stand the trick brings you no points.</source>
        <translation>Most úgy áll, hogy az ütés nem hoz neked pontot.</translation>
    </message>
    <message numerus="yes">
        <source>As things stand the trick costs you %n point(s).</source>
        <translation>
            <numerusform>Most úgy áll, hogy az ütés %n pontba kerül neked.</numerusform>
        </translation>
    </message>
    <message>
        <source>Assistant</source>
        <translation>Inas</translation>
    </message>
    <message numerus="yes">
        <source>At most %n unit(s) are kept; they are there in the next hand.</source>
        <translation>
            <numerusform>Legfeljebb %n egységet tarthatsz meg a következő leosztásra.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>At most %n unit(s), all materials together, are kept after a hand.</source>
        <translation>
            <numerusform>Egy leosztás után összesen legfeljebb %n egység tartható meg.</numerusform>
        </translation>
    </message>
    <message>
        <source>Back under the pile, top first: {cards}.</source>
        <translation>A pakli aljára került, felülről lefelé: {cards}.</translation>
    </message>
    <message>
        <source>Bell Founder</source>
        <translation>Harangöntő</translation>
    </message>
    <message>
        <source>Belongs to nobody: its trick goes to whoever plays it, and it brings nothing.</source>
        <translation>Nincs gazdája: az ütést az viszi el, aki kijátssza, és senkinek sem hoz semmit.</translation>
    </message>
    <message>
        <source>Belongs to {player}: nobody else can use it at the scoring.</source>
        <translation>Gazdája {player}: a kiértékeléskor más nem használhatja.</translation>
    </message>
    <message>
        <source>Bishop Waleran</source>
        <translation>Waleran püspök</translation>
    </message>
    <message>
        <source>Bishop Waleran</source>
        <comment>object</comment>
        <translation>Waleran püspököt</translation>
    </message>
    <message>
        <source>Bishop Waleran</source>
        <comment>subject</comment>
        <translation>Waleran püspök</translation>
    </message>
    <message>
        <source>Blue</source>
        <comment>a player</comment>
        <translation>Kék</translation>
    </message>
    <message>
        <source>Brickmaker</source>
        <translation>Téglavető</translation>
    </message>
    <message numerus="yes">
        <source>Brings %n point(s) to whoever scores it.</source>
        <translation>
            <numerusform>%n pontot hoz annak, aki elviszi.</numerusform>
        </translation>
    </message>
    <message>
        <source>Brings whoever scores it one unit: {choice}.</source>
        <translation>Egy egységet hoz annak, aki elviszi: {choice}.</translation>
    </message>
    <message>
        <source>Brings {units} to whoever scores it.</source>
        <translation>{units} hoz annak, aki elviszi.</translation>
    </message>
    <message>
        <source>Can only be played in the last trick. Brings nothing.</source>
        <translation>Csak az utolsó ütésben játszható ki. Nem hoz semmit.</translation>
    </message>
    <message>
        <source>Carpenter</source>
        <translation>Ács</translation>
    </message>
    <message numerus="yes">
        <source>Choose the %n unit(s) that you keep.</source>
        <translation>
            <numerusform>Válaszd ki azt a %n egységet, amelyet megtartasz.</numerusform>
        </translation>
    </message>
    <message>
        <source>Choose the unit for {converter}.</source>
        <translation>Válaszd ki, mit váltson át {converter}.</translation>
    </message>
    <message>
        <source>Convert nothing more</source>
        <translation>Nincs több átváltás</translation>
    </message>
    <message>
        <source>Convert one unit</source>
        <comment>group in the list of moves</comment>
        <translation>Egy egység átváltása</translation>
    </message>
    <message numerus="yes">
        <source>Costs whoever scores it %n point(s).</source>
        <translation>
            <numerusform>%n pontba kerül annak, aki elviszi.</numerusform>
        </translation>
    </message>
    <message>
        <source>Ellen</source>
        <translation>Ellen</translation>
    </message>
    <message>
        <source>Ellen</source>
        <comment>object</comment>
        <translation>Ellent</translation>
    </message>
    <message>
        <source>Ellen</source>
        <comment>subject</comment>
        <translation>Ellen</translation>
    </message>
    <message>
        <source>Everyone starts with {units}</source>
        <translation>Mindenki ezzel kezd: {units}</translation>
    </message>
    <message>
        <source>Finish</source>
        <comment>button: convert nothing more</comment>
        <translation>Kész</translation>
    </message>
    <message>
        <source>First choose the unit that Tom Builder brings.</source>
        <translation>Előbb válaszd ki, mit hozzon Építész Tamás.</translation>
    </message>
    <message>
        <source>First finish converting; then choose what to keep.</source>
        <translation>Előbb fejezd be az átváltást; utána választhatod ki, mit tartasz meg.</translation>
    </message>
    <message>
        <source>Forest</source>
        <translation>Erdő</translation>
    </message>
    <message>
        <source>Gravel Pit</source>
        <translation>Homokbánya</translation>
    </message>
    <message>
        <source>Green</source>
        <comment>a player</comment>
        <translation>Zöld</translation>
    </message>
    <message>
        <source>Hand {hand}, trick {trick}</source>
        <translation>{hand}. leosztás, {trick}. ütés</translation>
    </message>
    <message>
        <source>Hand {number}</source>
        <comment>a row of the score pad</comment>
        <translation>{number}. leosztás</translation>
    </message>
    <message>
        <source>Hand {number} is scored</source>
        <translation>{number}. leosztás: kiértékelés</translation>
    </message>
    <message>
        <source>Hand {number}, the last one, is scored</source>
        <translation>{number}. (utolsó) leosztás: kiértékelés</translation>
    </message>
    <message>
        <source>Hand {number}: you have Lady Aliena and lead</source>
        <translation>{number}. leosztás: Lady Aliena nálad van, te hívsz</translation>
    </message>
    <message>
        <source>Hand {number}: {player} has Lady Aliena and leads</source>
        <translation>{number}. leosztás: {player} hív, nála van Lady Aliena</translation>
    </message>
    <message>
        <source>If nobody plays higher, the trick goes to you.</source>
        <translation>Ha senki sem játszik ki erősebbet, te viszed el az ütést.</translation>
    </message>
    <message>
        <source>If nobody plays higher, the trick goes to {player}.</source>
        <translation>Ha senki sem játszik ki erősebbet, az ütést {player} viszi el.</translation>
    </message>
    <message numerus="yes">
        <source>In every scoring %n point(s), without any material.</source>
        <translation>
            <numerusform>Minden kiértékelésben %n pont, építőanyag nélkül.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>In every scoring: as many units as you like, each for %n point(s).</source>
        <translation>
            <numerusform>Minden kiértékelésben akárhány egységet átválthat, darabját %n pontra.</numerusform>
        </translation>
    </message>
    <message>
        <source>In stock</source>
        <comment>on the table</comment>
        <translation>Készlet</translation>
    </message>
    <message>
        <source>In the last hand what is kept is worth nothing.</source>
        <translation>Az utolsó leosztásban a megtartott egységek semmit sem érnek.</translation>
    </message>
    <message>
        <source>In this hand: {card}.</source>
        <translation>Ebben a leosztásban: {card}.</translation>
    </message>
    <message>
        <source>It can be used as often as you like.</source>
        <translation>Akárhányszor használhatod.</translation>
    </message>
    <message>
        <source>It has been played in this hand.</source>
        <translation>Ebben a leosztásban már kijátszották.</translation>
    </message>
    <message>
        <source>It has been used in this hand.</source>
        <translation>Ebben a leosztásban már átváltott.</translation>
    </message>
    <message>
        <source>It has not been played yet.</source>
        <comment>on the table: a trick</comment>
        <translation>Még nem játszották ki.</translation>
    </message>
    <message>
        <source>It has not been used in this hand.</source>
        <translation>Ebben a leosztásban még nem váltott át.</translation>
    </message>
    <message>
        <source>It is not your turn: {player} is deciding.</source>
        <translation>Most nem te jössz: {player} dönt.</translation>
    </message>
    <message>
        <source>It is the last hand: what is kept is worth nothing.</source>
        <translation>Ez az utolsó leosztás: a megtartott egység semmit sem ér.</translation>
    </message>
    <message>
        <source>It went to you, owner of {color}.</source>
        <translation>Te vitted el: tiéd a {color} szín.</translation>
    </message>
    <message>
        <source>It went to {player}, owner of {color}.</source>
        <translation>{player} vitte el: övé a {color} szín.</translation>
    </message>
    <message>
        <source>It went to {player}, who played it.</source>
        <translation>{player} vitte el: ő játszotta ki.</translation>
    </message>
    <message>
        <source>Keep</source>
        <comment>group in the list of moves</comment>
        <translation>Megtartás</translation>
    </message>
    <message>
        <source>Keep nothing</source>
        <comment>a plan in the list of moves</comment>
        <translation>Nem tartasz meg semmit</translation>
    </message>
    <message>
        <source>Keep {units}</source>
        <translation>Megtartasz {units}</translation>
    </message>
    <message>
        <source>Keep {units}</source>
        <comment>a plan in the list of moves</comment>
        <translation>Megtartasz {units}</translation>
    </message>
    <message>
        <source>Keep {units}</source>
        <comment>in the list of moves</comment>
        <translation>Megtartasz {units}</translation>
    </message>
    <message>
        <source>Kept for the next hand</source>
        <comment>on the table, a heading</comment>
        <translation>A következő leosztásra</translation>
    </message>
    <message>
        <source>King&apos;s trick</source>
        <comment>on the table</comment>
        <translation>A Király ütése</translation>
    </message>
    <message>
        <source>Lady Aliena</source>
        <translation>Lady Aliena</translation>
    </message>
    <message>
        <source>Lady Aliena</source>
        <comment>object</comment>
        <translation>Lady Alienát</translation>
    </message>
    <message>
        <source>Lady Aliena</source>
        <comment>subject</comment>
        <translation>Lady Aliena</translation>
    </message>
    <message>
        <source>Lady Aliena is among them.</source>
        <translation>Lady Aliena köztük van.</translation>
    </message>
    <message>
        <source>Last hand, trick {trick}</source>
        <translation>Utolsó leosztás, {trick}. ütés</translation>
    </message>
    <message>
        <source>Last hand: what is left is worth nothing.</source>
        <comment>on the table</comment>
        <translation>A maradék már nem ér semmit.</translation>
    </message>
    <message>
        <source>Last trick</source>
        <comment>on the table</comment>
        <translation>Az előző ütés</translation>
    </message>
    <message>
        <source>Lost: {units}.</source>
        <translation>Elvész: {units}.</translation>
    </message>
    <message>
        <source>Master Builder</source>
        <translation>Építész-mester</translation>
    </message>
    <message>
        <source>Materials are converted when the hand is scored.</source>
        <translation>Építőanyagot a leosztás kiértékelésekor lehet átváltani.</translation>
    </message>
    <message>
        <source>Metal</source>
        <comment>on a player&apos;s card</comment>
        <translation>Fém</translation>
    </message>
    <message>
        <source>Mortar Mixer</source>
        <translation>Habarcskészítő</translation>
    </message>
    <message>
        <source>No other plan brings more points in this hand.</source>
        <translation>Ebben a leosztásban nincs terv, amelyik több pontot hozna.</translation>
    </message>
    <message>
        <source>No trick</source>
        <translation>Nincs ütése</translation>
    </message>
    <message>
        <source>No trick won: the King&apos;s trick counts</source>
        <comment>on the table, a heading</comment>
        <translation>Nincs ütés: a Király ütése számít</translation>
    </message>
    <message>
        <source>Nobody else can see them.</source>
        <translation>Más nem láthatja őket.</translation>
    </message>
    <message>
        <source>Nobody gets this trick.</source>
        <translation>Ezt az ütést senki sem viszi el.</translation>
    </message>
    <message>
        <source>Nobody gets this trick: the King is in it.</source>
        <translation>Ezt az ütést senki sem viszi el: benne van a Király.</translation>
    </message>
    <message>
        <source>Nobody owns {color}: it went to {player}, who played it.</source>
        <translation>A {color} szín senkié: {player} vitte el, mert ő játszotta ki.</translation>
    </message>
    <message>
        <source>Nobody owns {color}: the trick would go to {player}, who played it.</source>
        <translation>A {color} szín senkié: {player} vinné el, mert ő játszotta ki.</translation>
    </message>
    <message>
        <source>Nobody won it: the King was in it.</source>
        <translation>Senki sem vitte el: benne volt a Király.</translation>
    </message>
    <message>
        <source>Nobody won it: the King&apos;s trick.</source>
        <translation>Senki sem vitte el: ez a Király ütése.</translation>
    </message>
    <message>
        <source>Nobody won it: the King&apos;s trick. You lead again.</source>
        <translation>Senki sem vitte el: ez a Király ütése. Megint te hívsz.</translation>
    </message>
    <message>
        <source>Nobody won it: the King&apos;s trick. {player} leads again.</source>
        <translation>Senki sem vitte el: ez a Király ütése. Megint {player} hív.</translation>
    </message>
    <message>
        <source>Nobody would win this trick: the King is in it.</source>
        <translation>Ezt az ütést senki sem vinné el: benne van a Király.</translation>
    </message>
    <message>
        <source>Nothing here turns materials into points.</source>
        <comment>on the table</comment>
        <translation>Itt semmi sem váltja pontra az építőanyagot.</translation>
    </message>
    <message>
        <source>Nothing is converted.</source>
        <translation>Nem vált át semmit.</translation>
    </message>
    <message>
        <source>Nothing more is converted.</source>
        <translation>Nem váltasz át többet.</translation>
    </message>
    <message>
        <source>Once in every scoring: {conversions}.</source>
        <translation>Minden kiértékelésben egyszer átvált {conversions}.</translation>
    </message>
    <message>
        <source>Once in every scoring: {units} into {gained}.</source>
        <translation>Minden kiértékelésben egyszer átvált {units} {gained}.</translation>
    </message>
    <message>
        <source>One privilege is in every hand. The last one won ends the game.</source>
        <translation>Minden leosztásban van egy privilégium. Az utolsó elvitelével véget ér a játék.</translation>
    </message>
    <message>
        <source>Orange</source>
        <comment>a player</comment>
        <translation>Narancs</translation>
    </message>
    <message>
        <source>Other cards</source>
        <comment>on the table, a heading: cards not played yet</comment>
        <translation>Más lapok</translation>
    </message>
    <message>
        <source>Own craftsmen</source>
        <translation>Saját mesteremberek</translation>
    </message>
    <message>
        <source>Painter</source>
        <translation>Festő</translation>
    </message>
    <message>
        <source>Painter</source>
        <comment>on the table, below points</comment>
        <translation>Festő</translation>
    </message>
    <message numerus="yes">
        <source>Pile of privileges: %n left</source>
        <translation>
            <numerusform>Privilégiumpakli: %n lap</numerusform>
        </translation>
    </message>
    <message>
        <source>Plan: keep nothing</source>
        <translation>Terv: nem tartasz meg semmit</translation>
    </message>
    <message>
        <source>Plan: keep {units}</source>
        <translation>Terv: megtartasz {units}</translation>
    </message>
    <message>
        <source>Plans</source>
        <comment>on the table, a heading</comment>
        <translation>Tervek</translation>
    </message>
    <message>
        <source>Play a card</source>
        <comment>group in the list of moves</comment>
        <translation>Lap kijátszása</translation>
    </message>
    <message>
        <source>Play any glowing card; nobody has to follow suit.</source>
        <translation>Játszd ki bármelyik világító lapot; színre színt adni nem kell.</translation>
    </message>
    <message>
        <source>Play your last card.</source>
        <translation>Játszd ki az utolsó lapodat.</translation>
    </message>
    <message>
        <source>Points of this hand</source>
        <comment>on the table, a heading</comment>
        <translation>A leosztás pontjai</translation>
    </message>
    <message>
        <source>Points: {points}. Materials: {units}.</source>
        <translation>Pont: {points}. Készlet: {units}.</translation>
    </message>
    <message>
        <source>Potter</source>
        <translation>Fazekas</translation>
    </message>
    <message>
        <source>Prior Philip</source>
        <translation>Fülöp perjel</translation>
    </message>
    <message>
        <source>Prior Philip</source>
        <comment>object</comment>
        <translation>Fülöp perjelt</translation>
    </message>
    <message>
        <source>Prior Philip</source>
        <comment>subject</comment>
        <translation>Fülöp perjel</translation>
    </message>
    <message>
        <source>Privileges</source>
        <comment>on the table, the pile of privileges</comment>
        <translation>Privilégiumok</translation>
    </message>
    <message>
        <source>Quarry</source>
        <translation>Kőbánya</translation>
    </message>
    <message>
        <source>Red</source>
        <comment>a player</comment>
        <translation>Piros</translation>
    </message>
    <message>
        <source>Regan Hamleigh</source>
        <translation>Regan Hamleigh</translation>
    </message>
    <message>
        <source>Regan Hamleigh</source>
        <comment>object</comment>
        <translation>Regan Hamleigh-t</translation>
    </message>
    <message>
        <source>Regan Hamleigh</source>
        <comment>subject</comment>
        <translation>Regan Hamleigh</translation>
    </message>
    <message>
        <source>Rules</source>
        <translation>Szabályok</translation>
    </message>
    <message>
        <source>Sand</source>
        <comment>on a player&apos;s card</comment>
        <translation>Homok</translation>
    </message>
    <message>
        <source>Score pad</source>
        <comment>on the table, a heading</comment>
        <translation>Pontozófüzet</translation>
    </message>
    <message>
        <source>Scoring hand {hand}</source>
        <translation>{hand}. leosztás, kiértékelés</translation>
    </message>
    <message>
        <source>Scoring the last hand</source>
        <translation>Utolsó leosztás, kiértékelés</translation>
    </message>
    <message>
        <source>Still to come</source>
        <comment>on the table, a heading: cards not played yet</comment>
        <translation>Hátravan</translation>
    </message>
    <message>
        <source>Stone</source>
        <comment>on a player&apos;s card</comment>
        <translation>Kő</translation>
    </message>
    <message>
        <source>Stonecutter</source>
        <translation>Kőfaragó</translation>
    </message>
    <message>
        <source>The privilege in it goes back under the pile.</source>
        <translation>A benne lévő privilégium visszakerül a pakli aljára.</translation>
    </message>
    <message>
        <source>The strongest card was {card} ({strength}), played by {player}.</source>
        <translation>A legerősebb {card} ({strength}) volt, {player} játszotta ki.</translation>
    </message>
    <message>
        <source>Whole plans</source>
        <comment>group in the list of moves</comment>
        <translation>Teljes tervek</translation>
    </message>
    <message>
        <source>Choose who converts the {material}.</source>
        <translation>Válaszd ki, ki váltson át {material}.</translation>
    </message>
    <message numerus="yes">
        <source>If you got it, the trick would bring you %n point(s).</source>
        <translation>
            <numerusform>Ha te vinnéd el, az ütés %n pontot hozna neked.</numerusform>
        </translation>
    </message>
    <message>
        <source>If you got it, the trick would bring you no points.</source>
        <translation>Ha te vinnéd el, az ütés nem hozna neked pontot.</translation>
    </message>
    <message numerus="yes">
        <source>If you got it, the trick would cost you %n point(s).</source>
        <translation>
            <numerusform>Ha te vinnéd el, az ütés %n pontba kerülne neked.</numerusform>
        </translation>
    </message>
    <message>
        <source>Last trick: {card} ({strength}), played by {player}, was strongest.</source>
        <translation>Az előző ütésben {card} ({strength}) volt a legerősebb, {player} játszotta ki.</translation>
    </message>
    <message>
        <source>Strongest so far: {card} ({strength}), played by {player}.</source>
        <translation>Eddig {card} ({strength}) a legerősebb, {player} játszotta ki.</translation>
    </message>
    <message>
        <source>The King</source>
        <translation>Király</translation>
    </message>
    <message>
        <source>The King has not been played yet.</source>
        <translation>A Királyt még nem játszották ki.</translation>
    </message>
    <message>
        <source>The King is strongest: nobody gets the trick, and it is set aside</source>
        <translation>A Király a legerősebb: az ütés senkié, a lapjait félrerakjuk</translation>
    </message>
    <message>
        <source>The Pillars of the Earth: The Card Game</source>
        <translation>A katedrális – A kártyajáték</translation>
    </message>
    <message>
        <source>The game ends: the last privilege has been won</source>
        <translation>Vége a játéknak: az utolsó privilégiumot is elvitték</translation>
    </message>
    <message>
        <source>The game is over.</source>
        <translation>Vége a játéknak.</translation>
    </message>
    <message>
        <source>The points of all hands so far.</source>
        <translation>Az eddigi leosztások pontjai.</translation>
    </message>
    <message>
        <source>The strongest card of the trick.</source>
        <translation>Az ütés legerősebb lapja.</translation>
    </message>
    <message>
        <source>The strongest card will decide to whom the trick goes.</source>
        <translation>A legerősebb lap dönti el, kié lesz az ütés.</translation>
    </message>
    <message>
        <source>The trick would go to you, owner of {color}.</source>
        <translation>Te vinnéd el az ütést: tiéd a {color} szín.</translation>
    </message>
    <message>
        <source>The trick would go to {player}, owner of {color}.</source>
        <translation>Az ütést {player} vinné el: övé a {color} szín.</translation>
    </message>
    <message>
        <source>The trick would go to {player}, who played it.</source>
        <translation>Az ütést {player} vinné el: ő játszotta ki.</translation>
    </message>
    <message>
        <source>This cannot be chosen now.</source>
        <translation>Ez most nem választható.</translation>
    </message>
    <message>
        <source>This player scores later.</source>
        <translation>Ő később értékel.</translation>
    </message>
    <message>
        <source>Tom Builder</source>
        <translation>Építész Tamás</translation>
    </message>
    <message>
        <source>Tom Builder</source>
        <comment>object</comment>
        <translation>Építész Tamást</translation>
    </message>
    <message>
        <source>Tom Builder</source>
        <comment>subject</comment>
        <translation>Építész Tamás</translation>
    </message>
    <message>
        <source>Tom Builder brings</source>
        <comment>group in the list of moves</comment>
        <translation>Amit Építész Tamás hoz</translation>
    </message>
    <message>
        <source>Tom Builder brings one unit of your choice; it can be converted at once.</source>
        <translation>Építész Tamás egy szabadon választott egységet hoz; rögtön át is válthatod.</translation>
    </message>
    <message>
        <source>Tom Builder brings wood, stone or sand, but no {material}.</source>
        <translation>Építész Tamás fát, követ vagy homokot hoz, ezt nem: {material}.</translation>
    </message>
    <message>
        <source>Tom Builder brings {units}</source>
        <translation>Építész Tamás {units} hoz</translation>
    </message>
    <message>
        <source>Tom Builder brings {units}.</source>
        <translation>Építész Tamás {units} hoz.</translation>
    </message>
    <message>
        <source>Tom Builder has nothing to bring now.</source>
        <translation>Építész Tamás most nem hoz semmit.</translation>
    </message>
    <message>
        <source>Tom: {material}; keep nothing</source>
        <comment>a plan in the list of moves</comment>
        <translation>Tamás: {material}; nem tartasz meg semmit</translation>
    </message>
    <message>
        <source>Tom: {material}; keep {units}</source>
        <comment>a plan in the list of moves</comment>
        <translation>Tamás: {material}; megtartasz {units}</translation>
    </message>
    <message>
        <source>Toolmaker</source>
        <translation>Szerszámkészítő</translation>
    </message>
    <message>
        <source>Total</source>
        <comment>the last row of the score pad</comment>
        <translation>Összesen</translation>
    </message>
    <message>
        <source>Trick {number} of {count}</source>
        <comment>on the table</comment>
        <translation>{number}. ütés, összesen {count}</translation>
    </message>
    <message>
        <source>Trick {number}: being played</source>
        <translation>{number}. ütés: most folyik</translation>
    </message>
    <message>
        <source>Trick {number}: still to come</source>
        <translation>{number}. ütés: még hátravan</translation>
    </message>
    <message>
        <source>Trick {number}: the King&apos;s trick</source>
        <translation>{number}. ütés: a Királyé</translation>
    </message>
    <message>
        <source>Trick {number}: you</source>
        <translation>{number}. ütés: te</translation>
    </message>
    <message>
        <source>Trick {number}: {player}</source>
        <translation>{number}. ütés: {player}</translation>
    </message>
    <message numerus="yes">
        <source>%n unit(s) in the last hand</source>
        <comment>on the table, of the viewer&apos;s stock</comment>
        <translation>
            <numerusform>%n egység az utolsó leosztásban</numerusform>
        </translation>
    </message>
    <message>
        <source>A card that the others hold</source>
        <translation>Egy lap a többiek kezében</translation>
    </message>
    <message>
        <source>A privilege for you. Hard won.</source>
        <translation>Tiéd a privilégium. Megküzdöttél érte.</translation>
    </message>
    <message>
        <source>A privilege! I shall frame it.</source>
        <translation>Privilégium! Bekereteztetem.</translation>
    </message>
    <message>
        <source>A privilege. It is in good hands.</source>
        <translation>Privilégium. Jó kezekben van.</translation>
    </message>
    <message>
        <source>All that material, wasted! Please look away.</source>
        <translation>Az a sok építőanyag! Inkább oda se nézz.</translation>
    </message>
    <message numerus="yes">
        <source>Another plan scores %n point(s) more.</source>
        <translation>
            <numerusform>Egy másik terv %n ponttal többet hoz.</numerusform>
        </translation>
    </message>
    <message>
        <source>Convert nothing</source>
        <comment>a plan in the list of moves</comment>
        <translation>Nem váltasz át semmit</translation>
    </message>
    <message>
        <source>Convert {units}</source>
        <comment>a plan in the list of moves</comment>
        <translation>Átváltasz {units}</translation>
    </message>
    <message>
        <source>First {count}</source>
        <comment>a row of the score pad: the first hands</comment>
        <translation>Első {count}</translation>
    </message>
    <message>
        <source>Make way for the King!</source>
        <translation>Utat a Királynak!</translation>
    </message>
    <message>
        <source>No point at all! Even the pigeons laugh at me.</source>
        <translation>Egyetlen pont se! Még a galambok is kinevetnek.</translation>
    </message>
    <message>
        <source>No points this time. The roof can wait.</source>
        <translation>Most nincs pontom. Ráér a tető.</translation>
    </message>
    <message>
        <source>Nobody gets this trick: play any glowing card.</source>
        <translation>Ezt az ütést senki sem viszi el: játszd ki bármelyik világító lapot.</translation>
    </message>
    <message>
        <source>Nobody owns {color}: the trick goes to you because you played it.</source>
        <translation>A {color} szín senkié: te viszed el, mert te játszottad ki.</translation>
    </message>
    <message>
        <source>Nobody owns {color}: the trick goes to {player}, who played it.</source>
        <translation>A {color} szín senkié: {player} viszi el, mert ő játszotta ki.</translation>
    </message>
    <message>
        <source>Nobody wins this trick: the King is in it.</source>
        <translation>Ezt az ütést senki sem viszi el: benne van a Király.</translation>
    </message>
    <message>
        <source>Plan: convert nothing</source>
        <translation>Terv: nem váltasz át semmit</translation>
    </message>
    <message>
        <source>Plan: convert {units}</source>
        <translation>Terv: átváltasz {units}</translation>
    </message>
    <message>
        <source>Strongest, as the later of equal cards: {card} ({strength}), played by you.</source>
        <translation>A legerősebb, az egyformák közül a későbbi: {card} ({strength}), a te lapod.</translation>
    </message>
    <message>
        <source>Strongest, as the later of equal cards: {card} ({strength}), played by {player}.</source>
        <translation>A legerősebb, az egyformák közül a későbbi: {card} ({strength}), {player} lapja.</translation>
    </message>
    <message>
        <source>Strongest: {card} ({strength}), played by you.</source>
        <translation>A legerősebb: {card} ({strength}), te játszottad ki.</translation>
    </message>
    <message>
        <source>Strongest: {card} ({strength}), played by {player}.</source>
        <translation>A legerősebb: {card} ({strength}), {player} játszotta ki.</translation>
    </message>
    <message>
        <source>The King himself! And away goes the trick.</source>
        <translation>Maga a Király! Oda az ütés.</translation>
    </message>
    <message>
        <source>The King takes this one. Nothing personal.</source>
        <translation>Ezt a Király viszi. Ne vedd magadra.</translation>
    </message>
    <message>
        <source>The King takes what he wants.</source>
        <translation>A Király elviszi, amit akar.</translation>
    </message>
    <message>
        <source>The privilege is yours? Lucky you!</source>
        <translation>Tiéd a privilégium? Te szerencsés!</translation>
    </message>
    <message>
        <source>The trick goes to you because you played it.</source>
        <translation>Te viszed el az ütést: te játszottad ki.</translation>
    </message>
    <message>
        <source>The trick goes to you, owner of {color}.</source>
        <translation>Te viszed el az ütést: tiéd a {color} szín.</translation>
    </message>
    <message>
        <source>The trick goes to {player}, owner of {color}.</source>
        <translation>Az ütést {player} viszi el: övé a {color} szín.</translation>
    </message>
    <message>
        <source>The trick goes to {player}, who played it.</source>
        <translation>Az ütést {player} viszi el: ő játszotta ki.</translation>
    </message>
    <message>
        <source>Too much to carry. It stays behind.</source>
        <translation>Ennyit nem viszek el. Itt marad.</translation>
    </message>
    <message>
        <source>Tricks won in this hand</source>
        <comment>on a player&apos;s card</comment>
        <translation>Ütések ebben a leosztásban</translation>
    </message>
    <message>
        <source>Turns {conversions}.</source>
        <comment>a converter</comment>
        <translation>Átvált {conversions}.</translation>
    </message>
    <message numerus="yes">
        <source>Unless it is beaten, the trick brings you %n point(s) as things stand.</source>
        <translation>
            <numerusform>Ha nem ütik felül, tiéd az ütés: most úgy áll, hogy %n pont.</numerusform>
        </translation>
    </message>
    <message>
        <source>Unless it is beaten, the trick goes to {player}.</source>
        <translation>Ha nem ütik felül, az ütést {player} viszi el.</translation>
    </message>
    <message>
        <source>Unless it is beaten, you lead the next trick.</source>
        <translation>Ha nem ütik felül, a következő ütésben te hívsz.</translation>
    </message>
    <message numerus="yes">
        <source>Unless it is beaten, {player} loses %n point(s) by this trick.</source>
        <translation>
            <numerusform>Ha nem ütik felül, {player} ezzel az ütéssel %n pontot veszít.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>What you have won would bring you %n point(s) as things stand.</source>
        <translation>
            <numerusform>Amit elvittél, most %n pontot hozna.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>What you have won would cost you %n point(s) as things stand.</source>
        <translation>
            <numerusform>Amit elvittél, most %n pontba kerülne.</numerusform>
        </translation>
    </message>
    <message>
        <source>What you keep</source>
        <comment>on the table, a heading</comment>
        <translation>Amit megtartasz</translation>
    </message>
    <message>
        <source>Who gets the trick</source>
        <translation>Kié az ütés</translation>
    </message>
    <message>
        <source>Whoever holds her leads the first trick. Brings nothing.</source>
        <translation>Akinél van, az hív az első ütésben. Nem hoz semmit.</translation>
    </message>
    <message>
        <source>Whoever wins it keeps it to the end of the game.</source>
        <translation>Aki elviszi, a játék végéig megtartja.</translation>
    </message>
    <message>
        <source>William Hamleigh</source>
        <translation>William Hamleigh</translation>
    </message>
    <message>
        <source>William Hamleigh</source>
        <comment>object</comment>
        <translation>William Hamleigh-t</translation>
    </message>
    <message>
        <source>William Hamleigh</source>
        <comment>subject</comment>
        <translation>William Hamleigh</translation>
    </message>
    <message numerus="yes">
        <source>Won in %n trick(s)</source>
        <comment>on the table, a heading</comment>
        <translation>
            <numerusform>%n ütésben elvitt lapok</numerusform>
        </translation>
    </message>
    <message>
        <source>Won tricks lie face down until the scoring.</source>
        <translation>Az elvitt ütések a kiértékelésig képpel lefelé fekszenek.</translation>
    </message>
    <message>
        <source>Wood</source>
        <comment>on a player&apos;s card</comment>
        <translation>Fa</translation>
    </message>
    <message>
        <source>Workshop</source>
        <comment>on the table, a heading: converters and materials</comment>
        <translation>Műhely</translation>
    </message>
    <message>
        <source>You convert nothing more</source>
        <translation>Nem váltasz át többet</translation>
    </message>
    <message>
        <source>You convert {units}: {converter}</source>
        <translation>{units} váltasz át: {converter}</translation>
    </message>
    <message>
        <source>You do not have all of these units.</source>
        <translation>Nincs ennyid ezekből az egységekből.</translation>
    </message>
    <message>
        <source>You do not have this privilege: {converter}.</source>
        <translation>Nincs ilyen privilégiumod: {converter}.</translation>
    </message>
    <message>
        <source>You do not hold this card.</source>
        <translation>Ez a lap nincs a kezedben.</translation>
    </message>
    <message numerus="yes">
        <source>You have %n unit(s): then you choose what to keep.</source>
        <translation>
            <numerusform>%n egységed van: utána kiválasztod, mit tartasz meg.</numerusform>
        </translation>
    </message>
    <message>
        <source>You have Lady Aliena: lead any glowing card.</source>
        <translation>Nálad van Lady Aliena: hívj bármelyik világító lappal.</translation>
    </message>
    <message>
        <source>You have no trick and score the King&apos;s trick</source>
        <translation>Nincs ütésed, a Király ütését értékeled ki</translation>
    </message>
    <message>
        <source>You have no unit that {converter} could convert.</source>
        <translation>Nincs olyan egységed, amelyet {converter} átválthatna.</translation>
    </message>
    <message>
        <source>You have no {material}.</source>
        <translation>Neked nincs ilyened: {material}.</translation>
    </message>
    <message numerus="yes">
        <source>You keep exactly %n unit(s).</source>
        <translation>
            <numerusform>Pontosan %n egységet tartasz meg.</numerusform>
        </translation>
    </message>
    <message>
        <source>You keep nothing</source>
        <translation>Nem tartasz meg semmit</translation>
    </message>
    <message>
        <source>You keep {units}</source>
        <translation>Megtartasz {units}</translation>
    </message>
    <message>
        <source>You keep {units} and lose {lost}</source>
        <translation>Megtartasz {units}, és elvesztesz {lost}</translation>
    </message>
    <message>
        <source>You lay down {card} and keep it to the end of the game</source>
        <translation>Magad elé rakod {card}, és a játék végéig megtartod</translation>
    </message>
    <message>
        <source>You lead {card} ({strength})</source>
        <translation>Hívsz: kijátszod {card} ({strength})</translation>
    </message>
    <message>
        <source>You lead: play any glowing card.</source>
        <translation>Te hívsz: játszd ki bármelyik világító lapot.</translation>
    </message>
    <message numerus="yes">
        <source>You lose %n point(s) in this hand, {total} in all</source>
        <translation>
            <numerusform>%n pontot vesztesz ebben a leosztásban, összesen {total}</numerusform>
        </translation>
    </message>
    <message>
        <source>You play last: your card decides where the trick goes.</source>
        <translation>Te jössz utoljára: a lapodon múlik, kié lesz az ütés.</translation>
    </message>
    <message>
        <source>You play {card} ({strength})</source>
        <translation>Kijátszod {card} ({strength})</translation>
    </message>
    <message numerus="yes">
        <source>You score %n card(s)</source>
        <translation>
            <numerusform>%n lapot értékelsz ki</numerusform>
        </translation>
    </message>
    <message>
        <source>You turn {units} into {gained}: {converter}</source>
        <translation>{units} {gained} váltasz át: {converter}</translation>
    </message>
    <message>
        <source>You were dealt Lady Aliena and lead the first trick.</source>
        <translation>Nálad van Lady Aliena, te hívsz az első ütésben.</translation>
    </message>
    <message numerus="yes">
        <source>You: %n point(s) from this hand, {total} in all</source>
        <translation>
            <numerusform>Te: %n pont ebben a leosztásban, összesen {total}</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>You: %n trick(s) won</source>
        <translation>
            <numerusform>Te: %n elvitt ütés</numerusform>
        </translation>
    </message>
    <message>
        <source>You: no trick yet</source>
        <translation>Te: még nincs ütésed</translation>
    </message>
    <message>
        <source>You: this hand</source>
        <translation>Te: ez a leosztás</translation>
    </message>
    <message numerus="yes">
        <source>Yours: %n point(s) when you score it; turns {conversions}.</source>
        <translation>
            <numerusform>A tiéd: %n pontot ér, ha elviszed; átvált {conversions}.</numerusform>
        </translation>
    </message>
    <message>
        <source>a Forest</source>
        <comment>object</comment>
        <translation>az egyik erdőt</translation>
    </message>
    <message>
        <source>a Forest</source>
        <comment>subject</comment>
        <translation>egy erdő</translation>
    </message>
    <message>
        <source>a Gravel Pit</source>
        <comment>object</comment>
        <translation>az egyik homokbányát</translation>
    </message>
    <message>
        <source>a Gravel Pit</source>
        <comment>subject</comment>
        <translation>egy homokbánya</translation>
    </message>
    <message>
        <source>a Quarry</source>
        <comment>object</comment>
        <translation>az egyik kőbányát</translation>
    </message>
    <message>
        <source>a Quarry</source>
        <comment>subject</comment>
        <translation>egy kőbánya</translation>
    </message>
    <message>
        <source>before you</source>
        <comment>a privilege: it lies there</comment>
        <translation>előtted</translation>
    </message>
    <message>
        <source>before {player}</source>
        <comment>a privilege: it lies there</comment>
        <translation>{player} előtt</translation>
    </message>
    <message>
        <source>best hand: {points}</source>
        <comment>on the table after the game, of a player</comment>
        <translation>legjobb leosztás: {points}</translation>
    </message>
    <message>
        <source>blue</source>
        <comment>colour</comment>
        <translation>kék</translation>
    </message>
    <message>
        <source>blue Carpenter</source>
        <translation>kék ács</translation>
    </message>
    <message>
        <source>blue Master Builder</source>
        <translation>kék építész-mester</translation>
    </message>
    <message>
        <source>blue Mortar Mixer</source>
        <translation>kék habarcskészítő</translation>
    </message>
    <message>
        <source>blue Stonecutter</source>
        <translation>kék kőfaragó</translation>
    </message>
    <message>
        <source>blue Toolmaker</source>
        <translation>kék szerszámkészítő</translation>
    </message>
    <message>
        <source>brings</source>
        <comment>on the table: Tom Builder brings a unit</comment>
        <translation>hoz</translation>
    </message>
    <message>
        <source>later</source>
        <comment>on the table, of a player</comment>
        <translation>később</translation>
    </message>
    <message>
        <source>converted</source>
        <comment>on the table, the head of a column of units</comment>
        <translation>átváltva</translation>
    </message>
    <message>
        <source>green</source>
        <comment>colour</comment>
        <translation>zöld</translation>
    </message>
    <message>
        <source>green Carpenter</source>
        <translation>zöld ács</translation>
    </message>
    <message>
        <source>green Master Builder</source>
        <translation>zöld építész-mester</translation>
    </message>
    <message>
        <source>green Mortar Mixer</source>
        <translation>zöld habarcskészítő</translation>
    </message>
    <message>
        <source>green Stonecutter</source>
        <translation>zöld kőfaragó</translation>
    </message>
    <message>
        <source>green Toolmaker</source>
        <translation>zöld szerszámkészítő</translation>
    </message>
    <message>
        <source>in play</source>
        <comment>on the table, privileges: so many</comment>
        <translation>játékban</translation>
    </message>
    <message>
        <source>in the King&apos;s trick</source>
        <translation>a Király ütésében</translation>
    </message>
    <message>
        <source>in the last trick</source>
        <translation>az előző ütésben</translation>
    </message>
    <message>
        <source>in the pile</source>
        <comment>on the table, privileges: so many</comment>
        <translation>a pakliban</translation>
    </message>
    <message>
        <source>in the trick</source>
        <translation>az ütésben</translation>
    </message>
    <message>
        <source>keeps</source>
        <comment>on the table, a plan: these units</comment>
        <translation>megtart</translation>
    </message>
    <message>
        <source>keeps nothing</source>
        <comment>on the table, a plan</comment>
        <translation>nem tart meg semmit</translation>
    </message>
    <message>
        <source>kept</source>
        <comment>on the table, the head of a column of units</comment>
        <translation>megmarad</translation>
    </message>
    <message>
        <source>materials</source>
        <comment>on the table, below points</comment>
        <translation>anyagok</translation>
    </message>
    <message>
        <source>metal</source>
        <comment>material</comment>
        <translation>fém</translation>
    </message>
    <message>
        <source>metal</source>
        <comment>object: material</comment>
        <translation>fémet</translation>
    </message>
    <message>
        <source>no effect</source>
        <comment>on the table, below a foreign craftsman</comment>
        <translation>0 pont</translation>
    </message>
    <message>
        <source>no privilege</source>
        <comment>on the table, of a player</comment>
        <translation>nincs privilégium</translation>
    </message>
    <message>
        <source>no trick</source>
        <comment>on the table, below points</comment>
        <translation>nincs ütés</translation>
    </message>
    <message>
        <source>no trick</source>
        <comment>on the table, of a player after the hand</comment>
        <translation>nincs ütése</translation>
    </message>
    <message>
        <source>no trick yet</source>
        <comment>on the table, of a player</comment>
        <translation>még nincs ütése</translation>
    </message>
    <message>
        <source>no trick: King&apos;s trick, +{points}</source>
        <comment>on the table: what the viewer would score</comment>
        <translation>nincs ütés: a Királyé, +{points}</translation>
    </message>
    <message>
        <source>no {material}</source>
        <translation>nincs {material}</translation>
    </message>
    <message>
        <source>not used</source>
        <comment>on the table, a converter</comment>
        <translation>kimarad</translation>
    </message>
    <message>
        <source>nothing</source>
        <comment>no units</comment>
        <translation>semmi</translation>
    </message>
    <message>
        <source>nothing</source>
        <comment>object: no units</comment>
        <translation>semmit</translation>
    </message>
    <message>
        <source>nothing converted</source>
        <comment>a plan in the list of moves</comment>
        <translation>nincs átváltás</translation>
    </message>
    <message>
        <source>nothing converted</source>
        <comment>on the table, a plan</comment>
        <translation>nincs átváltás</translation>
    </message>
    <message>
        <source>one unit</source>
        <comment>on the table, below Tom Builder</comment>
        <translation>egy egység</translation>
    </message>
    <message>
        <source>orange</source>
        <comment>colour</comment>
        <translation>narancssárga</translation>
    </message>
    <message>
        <source>orange Carpenter</source>
        <translation>narancssárga ács</translation>
    </message>
    <message>
        <source>orange Master Builder</source>
        <translation>narancssárga építész-mester</translation>
    </message>
    <message>
        <source>orange Mortar Mixer</source>
        <translation>narancssárga habarcskészítő</translation>
    </message>
    <message>
        <source>orange Stonecutter</source>
        <translation>narancssárga kőfaragó</translation>
    </message>
    <message>
        <source>orange Toolmaker</source>
        <translation>narancssárga szerszámkészítő</translation>
    </message>
    <message>
        <source>own</source>
        <comment>on the table, below points for own craftsmen</comment>
        <translation>saját</translation>
    </message>
    <message>
        <source>persons</source>
        <comment>on the table, below points for persons</comment>
        <translation>személyek</translation>
    </message>
    <message>
        <source>played</source>
        <comment>a card of which nothing is still to come</comment>
        <translation>kijátszva</translation>
    </message>
    <message>
        <source>played by you</source>
        <translation>te játszottad ki</translation>
    </message>
    <message>
        <source>played by {player}</source>
        <translation>{player} játszotta ki</translation>
    </message>
    <message>
        <source>red</source>
        <comment>colour</comment>
        <translation>piros</translation>
    </message>
    <message>
        <source>red Carpenter</source>
        <translation>piros ács</translation>
    </message>
    <message>
        <source>red Master Builder</source>
        <translation>piros építész-mester</translation>
    </message>
    <message>
        <source>red Mortar Mixer</source>
        <translation>piros habarcskészítő</translation>
    </message>
    <message>
        <source>red Stonecutter</source>
        <translation>piros kőfaragó</translation>
    </message>
    <message>
        <source>red Toolmaker</source>
        <translation>piros szerszámkészítő</translation>
    </message>
    <message>
        <source>sand</source>
        <comment>material</comment>
        <translation>homok</translation>
    </message>
    <message>
        <source>sand</source>
        <comment>object: material</comment>
        <translation>homokot</translation>
    </message>
    <message>
        <source>scored</source>
        <comment>on the table, of a player</comment>
        <translation>kiértékelve</translation>
    </message>
    <message>
        <source>scoring now</source>
        <comment>on the table, of a player</comment>
        <translation>értékelés alatt</translation>
    </message>
    <message>
        <source>so far to you</source>
        <comment>a card in the list of moves</comment>
        <translation>most te vinnéd</translation>
    </message>
    <message>
        <source>so far to {player}</source>
        <comment>a card in the list of moves</comment>
        <translation>most {player} vinné</translation>
    </message>
    <message>
        <source>stone</source>
        <comment>material</comment>
        <translation>kő</translation>
    </message>
    <message>
        <source>stone</source>
        <comment>object: material</comment>
        <translation>követ</translation>
    </message>
    <message>
        <source>the Assistant</source>
        <comment>object</comment>
        <translation>az Inast</translation>
    </message>
    <message>
        <source>the Assistant</source>
        <comment>subject</comment>
        <translation>az Inas</translation>
    </message>
    <message>
        <source>the Bell Founder</source>
        <comment>object</comment>
        <translation>a Harangöntőt</translation>
    </message>
    <message>
        <source>the Bell Founder</source>
        <comment>subject</comment>
        <translation>a Harangöntő</translation>
    </message>
    <message>
        <source>the Brickmaker</source>
        <comment>object</comment>
        <translation>a Téglavetőt</translation>
    </message>
    <message>
        <source>the Brickmaker</source>
        <comment>subject</comment>
        <translation>a Téglavető</translation>
    </message>
    <message>
        <source>the Carpenter</source>
        <comment>subject</comment>
        <translation>az ács</translation>
    </message>
    <message>
        <source>the King</source>
        <comment>object</comment>
        <translation>a Királyt</translation>
    </message>
    <message>
        <source>the King</source>
        <comment>subject</comment>
        <translation>a Király</translation>
    </message>
    <message>
        <source>the Master Builder</source>
        <comment>subject</comment>
        <translation>az építész-mester</translation>
    </message>
    <message>
        <source>the Mortar Mixer</source>
        <comment>subject</comment>
        <translation>a habarcskészítő</translation>
    </message>
    <message>
        <source>the Painter</source>
        <comment>object</comment>
        <translation>a Festőt</translation>
    </message>
    <message>
        <source>the Painter</source>
        <comment>subject</comment>
        <translation>a Festő</translation>
    </message>
    <message>
        <source>the Potter</source>
        <comment>object</comment>
        <translation>a Fazekast</translation>
    </message>
    <message>
        <source>the Potter</source>
        <comment>subject</comment>
        <translation>a Fazekas</translation>
    </message>
    <message>
        <source>the Stonecutter</source>
        <comment>subject</comment>
        <translation>a kőfaragó</translation>
    </message>
    <message>
        <source>the Toolmaker</source>
        <comment>subject</comment>
        <translation>a szerszámkészítő</translation>
    </message>
    <message>
        <source>the blue Carpenter</source>
        <comment>object</comment>
        <translation>a kék ácsot</translation>
    </message>
    <message>
        <source>the blue Carpenter</source>
        <comment>subject</comment>
        <translation>a kék ács</translation>
    </message>
    <message>
        <source>the blue Master Builder</source>
        <comment>object</comment>
        <translation>a kék építész-mestert</translation>
    </message>
    <message>
        <source>the blue Master Builder</source>
        <comment>subject</comment>
        <translation>a kék építész-mester</translation>
    </message>
    <message>
        <source>the blue Mortar Mixer</source>
        <comment>object</comment>
        <translation>a kék habarcskészítőt</translation>
    </message>
    <message>
        <source>the blue Mortar Mixer</source>
        <comment>subject</comment>
        <translation>a kék habarcskészítő</translation>
    </message>
    <message>
        <source>the blue Stonecutter</source>
        <comment>object</comment>
        <translation>a kék kőfaragót</translation>
    </message>
    <message>
        <source>the blue Stonecutter</source>
        <comment>subject</comment>
        <translation>a kék kőfaragó</translation>
    </message>
    <message>
        <source>the blue Toolmaker</source>
        <comment>object</comment>
        <translation>a kék szerszámkészítőt</translation>
    </message>
    <message>
        <source>the blue Toolmaker</source>
        <comment>subject</comment>
        <translation>a kék szerszámkészítő</translation>
    </message>
    <message>
        <source>the green Carpenter</source>
        <comment>object</comment>
        <translation>a zöld ácsot</translation>
    </message>
    <message>
        <source>the green Carpenter</source>
        <comment>subject</comment>
        <translation>a zöld ács</translation>
    </message>
    <message>
        <source>the green Master Builder</source>
        <comment>object</comment>
        <translation>a zöld építész-mestert</translation>
    </message>
    <message>
        <source>the green Master Builder</source>
        <comment>subject</comment>
        <translation>a zöld építész-mester</translation>
    </message>
    <message>
        <source>the green Mortar Mixer</source>
        <comment>object</comment>
        <translation>a zöld habarcskészítőt</translation>
    </message>
    <message>
        <source>the green Mortar Mixer</source>
        <comment>subject</comment>
        <translation>a zöld habarcskészítő</translation>
    </message>
    <message>
        <source>the green Stonecutter</source>
        <comment>object</comment>
        <translation>a zöld kőfaragót</translation>
    </message>
    <message>
        <source>the green Stonecutter</source>
        <comment>subject</comment>
        <translation>a zöld kőfaragó</translation>
    </message>
    <message>
        <source>the green Toolmaker</source>
        <comment>object</comment>
        <translation>a zöld szerszámkészítőt</translation>
    </message>
    <message>
        <source>the green Toolmaker</source>
        <comment>subject</comment>
        <translation>a zöld szerszámkészítő</translation>
    </message>
    <message>
        <source>the orange Carpenter</source>
        <comment>object</comment>
        <translation>a narancssárga ácsot</translation>
    </message>
    <message>
        <source>the orange Carpenter</source>
        <comment>subject</comment>
        <translation>a narancssárga ács</translation>
    </message>
    <message>
        <source>the orange Master Builder</source>
        <comment>object</comment>
        <translation>a narancssárga építész-mestert</translation>
    </message>
    <message>
        <source>the orange Master Builder</source>
        <comment>subject</comment>
        <translation>a narancssárga építész-mester</translation>
    </message>
    <message>
        <source>the orange Mortar Mixer</source>
        <comment>object</comment>
        <translation>a narancssárga habarcskészítőt</translation>
    </message>
    <message>
        <source>the orange Mortar Mixer</source>
        <comment>subject</comment>
        <translation>a narancssárga habarcskészítő</translation>
    </message>
    <message>
        <source>the orange Stonecutter</source>
        <comment>object</comment>
        <translation>a narancssárga kőfaragót</translation>
    </message>
    <message>
        <source>the orange Stonecutter</source>
        <comment>subject</comment>
        <translation>a narancssárga kőfaragó</translation>
    </message>
    <message>
        <source>the orange Toolmaker</source>
        <comment>object</comment>
        <translation>a narancssárga szerszámkészítőt</translation>
    </message>
    <message>
        <source>the orange Toolmaker</source>
        <comment>subject</comment>
        <translation>a narancssárga szerszámkészítő</translation>
    </message>
    <message>
        <source>the red Carpenter</source>
        <comment>object</comment>
        <translation>a piros ácsot</translation>
    </message>
    <message>
        <source>the red Carpenter</source>
        <comment>subject</comment>
        <translation>a piros ács</translation>
    </message>
    <message>
        <source>the red Master Builder</source>
        <comment>object</comment>
        <translation>a piros építész-mestert</translation>
    </message>
    <message>
        <source>the red Master Builder</source>
        <comment>subject</comment>
        <translation>a piros építész-mester</translation>
    </message>
    <message>
        <source>the red Mortar Mixer</source>
        <comment>object</comment>
        <translation>a piros habarcskészítőt</translation>
    </message>
    <message>
        <source>the red Mortar Mixer</source>
        <comment>subject</comment>
        <translation>a piros habarcskészítő</translation>
    </message>
    <message>
        <source>the red Stonecutter</source>
        <comment>object</comment>
        <translation>a piros kőfaragót</translation>
    </message>
    <message>
        <source>the red Stonecutter</source>
        <comment>subject</comment>
        <translation>a piros kőfaragó</translation>
    </message>
    <message>
        <source>the red Toolmaker</source>
        <comment>object</comment>
        <translation>a piros szerszámkészítőt</translation>
    </message>
    <message>
        <source>the red Toolmaker</source>
        <comment>subject</comment>
        <translation>a piros szerszámkészítő</translation>
    </message>
    <message>
        <source>trick to nobody</source>
        <comment>a card in the list of moves</comment>
        <translation>senki sem viszi</translation>
    </message>
    <message>
        <source>trick to you</source>
        <comment>a card in the list of moves</comment>
        <translation>te viszed</translation>
    </message>
    <message>
        <source>trick to {player}</source>
        <comment>a card in the list of moves</comment>
        <translation>{player} viszi</translation>
    </message>
    <message>
        <source>used in this hand</source>
        <comment>a converter</comment>
        <translation>ebben a leosztásban már átváltott</translation>
    </message>
    <message>
        <source>won</source>
        <comment>on the table, privileges: so many</comment>
        <translation>elnyerve</translation>
    </message>
    <message>
        <source>won the last trick</source>
        <comment>on the table, of a player</comment>
        <translation>elvitte az ütést</translation>
    </message>
    <message>
        <source>wood</source>
        <comment>material</comment>
        <translation>fa</translation>
    </message>
    <message>
        <source>wood</source>
        <comment>object: material</comment>
        <translation>fát</translation>
    </message>
    <message>
        <source>would win this trick</source>
        <comment>on the table, of a player</comment>
        <translation>elvinné az ütést</translation>
    </message>
    <message>
        <source>you</source>
        <comment>in a list of players</comment>
        <translation>te</translation>
    </message>
    <message>
        <source>your card</source>
        <translation>a te lapod</translation>
    </message>
    <message>
        <source>your card</source>
        <comment>on the table, the empty place of the viewer</comment>
        <translation>a te lapod</translation>
    </message>
    <message>
        <source>yours</source>
        <comment>on the table: a dot marks the cards of the viewer&apos;s hand</comment>
        <translation>a tiéd</translation>
    </message>
    <message>
        <source>{before} → {after}</source>
        <comment>on the table, total points before and after</comment>
        <translation>{before} → {after}</translation>
    </message>
    <message>
        <source>{card} ({strength})</source>
        <translation>{card} ({strength})</translation>
    </message>
    <message>
        <source>{card} is strongest</source>
        <comment>begins a line: why a trick goes to whom</comment>
        <translation>{card} a legerősebb</translation>
    </message>
    <message>
        <source>{card} is strongest, as strong as {other} but later</source>
        <comment>begins a line: why a trick goes to whom</comment>
        <translation>{card} a legerősebb: olyan erős, mint {other}, de később jött</translation>
    </message>
    <message>
        <source>{card}: {units}</source>
        <comment>in the log: what a scored card brings</comment>
        <translation>{card}: {units}</translation>
    </message>
    <message>
        <source>{converter} (for {material})</source>
        <comment>who takes a material</comment>
        <translation>{converter} (ez lesz belőle: {material})</translation>
    </message>
    <message>
        <source>{converter} ({points})</source>
        <comment>who takes a material, and the points it brings</comment>
        <translation>{converter} ({points})</translation>
    </message>
    <message>
        <source>{converter} does not convert {material}.</source>
        <translation>{converter} nem vált át {material}.</translation>
    </message>
    <message>
        <source>{count} points in one hand! How did you do that?</source>
        <translation>{count} pont egy leosztásban! Hogy csináltad?</translation>
    </message>
    <message>
        <source>{count} points in one hand! I could sing.</source>
        <translation>{count} pont egy leosztásban! Dalra fakadok.</translation>
    </message>
    <message>
        <source>{count} points. A solid day’s work.</source>
        <translation>{count} pont. Tisztes munka.</translation>
    </message>
    <message>
        <source>{count} points. The masons nod.</source>
        <translation>{count} pont. A kőművesek bólogatnak.</translation>
    </message>
    <message>
        <source>{limit} may be kept</source>
        <comment>on the table</comment>
        <translation>{limit} tartható meg</translation>
    </message>
    <message>
        <source>{material} → {converter}</source>
        <comment>a conversion in the list of moves</comment>
        <translation>{material} → {converter}</translation>
    </message>
    <message>
        <source>{player} converts nothing more</source>
        <translation>{player} nem vált át többet</translation>
    </message>
    <message>
        <source>{player} converts {units}: {converter}</source>
        <translation>{player} {units} vált át: {converter}</translation>
    </message>
    <message>
        <source>{player} has no trick and scores the King&apos;s trick</source>
        <translation>{player} a Király ütését értékeli ki, mert nincs ütése</translation>
    </message>
    <message>
        <source>{player} keeps</source>
        <comment>on the table, a heading</comment>
        <translation>{player} megtartja</translation>
    </message>
    <message>
        <source>{player} keeps nothing</source>
        <translation>{player} nem tart meg semmit</translation>
    </message>
    <message>
        <source>{player} keeps {units}</source>
        <translation>{player} megtart {units}</translation>
    </message>
    <message>
        <source>{player} keeps {units} and loses {lost}</source>
        <translation>{player} megtart {units}, és elveszt {lost}</translation>
    </message>
    <message>
        <source>{player} lays down {card} and keeps it to the end of the game</source>
        <translation>{player} maga elé rakja {card}, és a játék végéig megtartja</translation>
    </message>
    <message>
        <source>{player} leads {card} ({strength})</source>
        <translation>{player} hív: kijátssza {card} ({strength})</translation>
    </message>
    <message numerus="yes">
        <source>{player} loses %n point(s) in this hand, {total} in all</source>
        <translation>
            <numerusform>{player} %n pontot veszít ebben a leosztásban, összesen {total}</numerusform>
        </translation>
    </message>
    <message>
        <source>{player} plays {card} ({strength})</source>
        <translation>{player} kijátssza {card} ({strength})</translation>
    </message>
    <message numerus="yes">
        <source>{player} scores %n card(s)</source>
        <translation>
            <numerusform>{player} %n lapot értékel ki</numerusform>
        </translation>
    </message>
    <message>
        <source>{player} turns {units} into {gained}: {converter}</source>
        <translation>{player} {units} {gained} vált át: {converter}</translation>
    </message>
    <message>
        <source>{player} was dealt Lady Aliena and leads the first trick.</source>
        <translation>{player} hív az első ütésben: nála van Lady Aliena.</translation>
    </message>
    <message numerus="yes">
        <source>{player}: %n card(s) in hand</source>
        <translation>
            <numerusform>{player}: %n lap a kezében</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{player}: %n point(s) from this hand, {total} in all</source>
        <translation>
            <numerusform>{player}: %n pont ebben a leosztásban, összesen {total}</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{player}: %n trick(s) won</source>
        <translation>
            <numerusform>{player}: %n elvitt ütés</numerusform>
        </translation>
    </message>
    <message>
        <source>{player}: no trick yet</source>
        <translation>{player}: még nincs ütése</translation>
    </message>
    <message>
        <source>{player}: this hand</source>
        <translation>{player}: ez a leosztás</translation>
    </message>
    <message>
        <source>{points} in this hand</source>
        <comment>the points of the hand with a plan</comment>
        <translation>{points} ebben a leosztásban</translation>
    </message>
    <message>
        <source>{points}: {reason}</source>
        <comment>points of a hand and what they are for</comment>
        <translation>{points}: {reason}</translation>
    </message>
    <message>
        <source>{units} for materials, {cards} for cards.</source>
        <comment>points of a hand with a plan</comment>
        <translation>Építőanyagokért {units}, lapokért {cards}.</translation>
    </message>
    <message numerus="yes">
        <source>{units} into %n point(s)</source>
        <comment>what a craftsman or a privilege does</comment>
        <translation>
            <numerusform>{units} %n pontra</numerusform>
        </translation>
    </message>
    <message>
        <source>{units} → {converter}</source>
        <comment>a conversion of a plan</comment>
        <translation>{units} → {converter}</translation>
    </message>
    <message>
        <source>{why} and belongs to nobody: the trick goes to {player}, who played it</source>
        <translation>{why}, és nincs gazdája: az ütést {player} viszi el, mert ő játszotta ki</translation>
    </message>
    <message>
        <source>{why}: the trick goes to you, owner of {color}</source>
        <translation>{why}: az ütést te viszed el, tiéd a {color} szín</translation>
    </message>
    <message>
        <source>{why}: the trick goes to you, owner of {color}, though {other} played it</source>
        <translation>{why}: az ütést te viszed el, tiéd a {color} szín, bár {other} játszotta ki</translation>
    </message>
    <message>
        <source>{why}: the trick goes to {player}, owner of {color}</source>
        <translation>{why}: az ütést {player} viszi el, övé a {color} szín</translation>
    </message>
    <message>
        <source>{why}: the trick goes to {player}, owner of {color}, though you played it</source>
        <translation>{why}: az ütést {player} viszi el, övé a {color} szín, bár te játszottad ki</translation>
    </message>
    <message>
        <source>{why}: the trick goes to {player}, owner of {color}, though {other} played it</source>
        <translation>{why}: az ütést {player} viszi el, övé a {color} szín, bár {other} játszotta ki</translation>
    </message>
    <message>
        <source>{why}: the trick goes to {player}, who played it</source>
        <translation>{why}: az ütést {player} viszi el, ő játszotta ki</translation>
    </message>
    <message numerus="yes">
        <source>%n metal at the start</source>
        <comment>of a set of rules</comment>
        <translation>
            <numerusform>%n kezdő fém</numerusform>
        </translation>
    </message>
    <message>
        <source>no metal at the start</source>
        <comment>of a set of rules</comment>
        <translation>kezdetben nincs fém</translation>
    </message>
    <message numerus="yes">
        <source>A plan could still score %n point(s) now.</source>
        <translation>
            <numerusform>Egy terv most még %n pontot hozhatna.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Another plan scores %n point(s) more now but keeps other units.</source>
        <translation>
            <numerusform>Egy másik terv most %n ponttal többet hoz, de mást tart meg.</numerusform>
        </translation>
    </message>
    <message>
        <source>Brings you 1 unit of {material}.</source>
        <translation>1 egységet hoz: {material}.</translation>
    </message>
    <message numerus="yes">
        <source>Keeps the trick from {player}: %n point(s) for them as things stand.</source>
        <translation>
            <numerusform>Elviszed az ütést {player} elől, akinek most %n pontot hozna.</numerusform>
        </translation>
    </message>
    <message>
        <source>No conversion would score anything.</source>
        <translation>Egyik átváltás sem hozna pontot.</translation>
    </message>
    <message numerus="yes">
        <source>Scores %n point(s) now.</source>
        <translation>
            <numerusform>Most %n pontot hoz.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>The next best plan scores %n point(s) less.</source>
        <translation>
            <numerusform>A következő legjobb terv %n ponttal kevesebbet hoz.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>The trick goes to {player} and brings them %n point(s) as things stand.</source>
        <translation>
            <numerusform>Az ütést {player} viszi el, és most úgy áll, hogy %n pontot hoz neki.</numerusform>
        </translation>
    </message>
    <message>
        <source>The trick goes to {player} and brings them nothing.</source>
        <translation>Az ütést {player} viszi el, de nem hoz neki pontot.</translation>
    </message>
    <message numerus="yes">
        <source>The trick goes to {player} and costs them %n point(s).</source>
        <translation>
            <numerusform>Az ütést {player} viszi el, és %n pontjába kerül.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Then you can still score %n point(s).</source>
        <translation>
            <numerusform>Utána még %n pontot szerezhetsz.</numerusform>
        </translation>
    </message>
    <message>
        <source>No unit is lost.</source>
        <translation>Egy egység sem vész el.</translation>
    </message>
    <message>
        <source>It is the weakest card in your hand.</source>
        <translation>A kezedben ez a leggyengébb lap.</translation>
    </message>
    <message>
        <source>So you get the trick.</source>
        <translation>Így te viszed el az ütést.</translation>
    </message>
    <message>
        <source>So {player} gets the trick.</source>
        <translation>Így az ütést {player} viszi el.</translation>
    </message>
    <message>
        <source>You keep {card} (strength {strength}) for a later trick.</source>
        <translation>Későbbre megmarad {card} ({strength}).</translation>
    </message>
    <message>
        <source>You lead the next trick again.</source>
        <translation>A következő ütésben megint te hívsz.</translation>
    </message>
    <message>
        <source>You lead the next trick.</source>
        <translation>A következő ütésben te hívsz.</translation>
    </message>
    <message>
        <source>You lose {units}.</source>
        <translation>Elvesztesz {units}.</translation>
    </message>
    <message numerus="yes">
        <source>You get rid of a card that costs %n point(s).</source>
        <translation>
            <numerusform>Megszabadulsz egy laptól, amely %n pontba kerül.</numerusform>
        </translation>
    </message>
    <message>
        <source>You still have {units}.</source>
        <translation>Marad még {units}.</translation>
    </message>
    <message>
        <source>Click to enlarge it.</source>
        <translation>Kattints rá, és nagyban látod.</translation>
    </message>
    <message>
        <source>It is another player&apos;s turn.</source>
        <translation>Most más van soron.</translation>
    </message>
    <message>
        <source>At the end of the hand it counts for players without a trick: as things stand {players}.</source>
        <translation>A leosztás végén azé, akinek nincs ütése: most {players}.</translation>
    </message>
    <message>
        <source>Click a plan to use it, or convert the units yourself.</source>
        <comment>on the table</comment>
        <translation>Kattints egy tervre, vagy váltsd át magad az egységeket.</translation>
    </message>
    <message>
        <source>Click a unit, then who converts it.</source>
        <comment>on the table</comment>
        <translation>Kattints az egységre, aztán arra, aki átváltja.</translation>
    </message>
    <message>
        <source>Tricks won by {color} craftsmen go to you.</source>
        <translation>A {color} mesterembereké a tiéd: az ütésüket te viszed el.</translation>
    </message>
    <message>
        <source>Tricks won by {color} craftsmen go to {player}.</source>
        <translation>A {color} mesteremberek ütését {player} viszi el.</translation>
    </message>
    <message>
        <source>Already used in this hand: {converter}.</source>
        <translation>Ebben a leosztásban már átváltott: {converter}.</translation>
    </message>
    <message>
        <source>Each field is one trick of this hand. Its mark shows who won it.</source>
        <translation>Minden mező a leosztás egy ütése: a jel mutatja, ki vitte el.</translation>
    </message>
    <message>
        <source>Everybody has a trick now, so it counts for nobody.</source>
        <translation>Már mindenkinek van ütése: ez senkinek sem számít.</translation>
    </message>
    <message>
        <source>Keep him in your hand for the last trick.</source>
        <translation>Tartsd a kezedben az utolsó ütésig.</translation>
    </message>
    <message>
        <source>You keep {units} for the next hand.</source>
        <translation>A következő leosztásra megtartasz {units}.</translation>
    </message>
    <message>
        <source>It went to you because you played it.</source>
        <translation>Te vitted el: te játszottad ki.</translation>
    </message>
    <message>
        <source>You have no card left that converts {material}.</source>
        <translation>Egyik lapod sem tud már {material} átváltani.</translation>
    </message>
    <message numerus="yes">
        <source>Nobody wins his trick. Players who end the hand without a trick score it, with %n point(s) for the King.</source>
        <translation>
            <numerusform>Az ütését senki sem viszi el. Akinek a végén nincs ütése, az értékeli ki, a Királyt %n pontért.</numerusform>
        </translation>
    </message>
    <message>
        <source>Nobody gets this trick: {player} played the King.</source>
        <translation>Ezt az ütést senki sem viszi el: {player} kijátszotta a Királyt.</translation>
    </message>
    <message>
        <source>Nobody gets this trick: you played the King.</source>
        <translation>Ezt az ütést senki sem viszi el: kijátszottad a Királyt.</translation>
    </message>
    <message>
        <source>Nobody owns {color}: it went to you because you played it.</source>
        <translation>A {color} szín senkié: te vitted el, mert te játszottad ki.</translation>
    </message>
    <message>
        <source>Nobody owns {color}: the trick would go to you because you played it.</source>
        <translation>A {color} szín senkié: te vinnéd el, mert te játszottad ki.</translation>
    </message>
    <message>
        <source>Nobody won it. Players who end the hand without a trick score it.</source>
        <translation>Senki sem vitte el. Akinek a végén nincs ütése, az értékeli ki.</translation>
    </message>
    <message>
        <source>Not in any earlier hand: {cards}.</source>
        <translation>Korábbi leosztásban még nem szerepelt: {cards}.</translation>
    </message>
    <message>
        <source>The strongest cards were equal, so the later one decided: {card} ({strength}), played by you.</source>
        <translation>A legerősebb lapok egyformák voltak, ezért a későbbi döntött: {card} ({strength}), a te lapod.</translation>
    </message>
    <message>
        <source>The strongest cards were equal, so the later one decided: {card} ({strength}), played by {player}.</source>
        <translation>A legerősebb lapok egyformák voltak, ezért a későbbi döntött: {card} ({strength}), {player} lapja.</translation>
    </message>
    <message>
        <source>Slot {number} for kept units</source>
        <translation>A megtartott egységek {number}. helye</translation>
    </message>
    <message>
        <source>If you play it now, nobody gets the trick and you lead again.</source>
        <translation>Ha most kijátszod, az ütést senki sem viszi el, és megint te hívsz.</translation>
    </message>
    <message>
        <source>If you play it now, nobody gets the trick and {player} leads again.</source>
        <translation>Ha most kijátszod, az ütést senki sem viszi el, és megint {player} hív.</translation>
    </message>
    <message>
        <source>If you play it now, the trick goes to you.</source>
        <translation>Ha most kijátszod, te viszed el az ütést.</translation>
    </message>
    <message>
        <source>If you play it now, the trick goes to {player}.</source>
        <translation>Ha most kijátszod, az ütést {player} viszi el.</translation>
    </message>
    <message>
        <source>Does not beat {card} ({strength}).</source>
        <translation>Nem üti {card} ({strength}).</translation>
    </message>
    <message>
        <source>The strongest card decides; of equal cards the later one.</source>
        <translation>A legerősebb lap dönt, egyformák közül a későbbi.</translation>
    </message>
    <message>
        <source>The strongest card was {card} ({strength}), played by you.</source>
        <translation>A legerősebb {card} ({strength}) volt, te játszottad ki.</translation>
    </message>
    <message>
        <source>Last trick: of equal cards the later one won, {card} ({strength}), played by you.</source>
        <translation>Az előző ütésben egyformák közül a későbbi döntött: {card} ({strength}), a te lapod.</translation>
    </message>
    <message>
        <source>Last trick: of equal cards the later one won, {card} ({strength}), played by {player}.</source>
        <translation>Az előző ütésben egyformák közül a későbbi döntött: {card} ({strength}), {player} lapja.</translation>
    </message>
    <message>
        <source>Last trick: {card} ({strength}), played by you, was strongest.</source>
        <translation>Az előző ütésben {card} ({strength}) volt a legerősebb, te játszottad ki.</translation>
    </message>
    <message>
        <source>Strongest so far: {card} ({strength}), played by you.</source>
        <translation>Eddig {card} ({strength}) a legerősebb, te játszottad ki.</translation>
    </message>
    <message>
        <source>Choose a plan, or convert unit by unit and then finish.</source>
        <translation>Válassz egy tervet, vagy válts át egyenként, a végén pedig: Kész.</translation>
    </message>
    <message>
        <source>Can be converted by {converters}.</source>
        <comment>a material</comment>
        <translation>Átváltja: {converters}.</translation>
    </message>
    <message>
        <source>The King&apos;s trick contained {card}: the privilege goes back under the pile</source>
        <translation>A Király ütése {card} rejtette: a privilégium a pakli aljára kerül</translation>
    </message>
    <message>
        <source>Strongest so far, as the later of equal cards: {card} ({strength}), played by you.</source>
        <translation>Eddig a legerősebb, az egyformák közül a későbbi: {card} ({strength}), a te lapod.</translation>
    </message>
    <message>
        <source>Strongest so far, as the later of equal cards: {card} ({strength}), played by {player}.</source>
        <translation>Eddig a legerősebb, az egyformák közül a későbbi: {card} ({strength}), {player} lapja.</translation>
    </message>
    <message>
        <source>The trick would go to you because you played it.</source>
        <translation>Te vinnéd el az ütést: te játszottad ki.</translation>
    </message>
    <message>
        <source>No conversion leaves exactly these units.</source>
        <translation>Nem lehet úgy átváltani, hogy pontosan ezek az egységek maradjanak.</translation>
    </message>
    <message>
        <source>This card has already been played.</source>
        <translation>Ezt a lapot már kijátszották.</translation>
    </message>
    <message>
        <source>Tom Builder brings one unit: choose it, or choose a whole plan.</source>
        <translation>Építész Tamás egy egységet hoz: válaszd ki, mit, vagy válassz egy teljes tervet.</translation>
    </message>
    <message>
        <source>Build a cathedral, trick by trick.</source>
        <translation>Katedrális épül, ütésről ütésre.</translation>
    </message>
    <message numerus="yes">
        <source>Players without a trick at the end score the King&apos;s trick: %n point(s) for the King.</source>
        <translation>
            <numerusform>Akinek a végén nincs ütése, a Király ütését értékeli ki: a Király %n pont.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Without a trick you would score the King&apos;s trick: %n point(s) for the King.</source>
        <translation>
            <numerusform>Ütés nélkül a Király ütését értékelnéd ki: a Király %n pont.</numerusform>
        </translation>
    </message>
    <message>
        <source>You have not won this craftsman: {converter}.</source>
        <translation>Ezt a mesteremberedet nem vitted el: {converter}.</translation>
    </message>
    <message>
        <source>You have finished converting: now choose what to keep.</source>
        <translation>Az átváltást már befejezted: csak azt válaszd ki, mit tartasz meg.</translation>
    </message>
    <message>
        <source>{why} and belongs to nobody: the trick goes to you because you played it</source>
        <translation>{why}, és nincs gazdája: az ütést te viszed el, mert te játszottad ki</translation>
    </message>
    <message>
        <source>{why}: the trick goes to you because you played it</source>
        <translation>{why}: az ütést te viszed el, te játszottad ki</translation>
    </message>
    <message>
        <source>Published game: {start}, {cards} cards each with 3 players</source>
        <translation>A kiadott játék: {start}, 3 játékosnál fejenként {cards} lap</translation>
    </message>
    <message>
        <source>Rules booklet: {start}, {cards} cards each with 3 players</source>
        <translation>A füzet szerint: {start}, 3 játékosnál fejenként {cards} lap</translation>
    </message>
    <message>
        <source>No unseen card can beat it.</source>
        <translation>Egyik még nem látott lap sem üti.</translation>
    </message>
    <message>
        <source>No other material leads to a plan with more points.</source>
        <translation>Más építőanyaggal nincs több pontot hozó terv.</translation>
    </message>
    <message numerus="yes">
        <source>%n unseen card(s) can beat it.</source>
        <translation>
            <numerusform>A még nem látott lapok közül %n ütheti.</numerusform>
        </translation>
    </message>
    <message>
        <source>The King is in this trick: nobody gets it.</source>
        <translation>Ebben az ütésben benne van a Király: senki sem viszi el.</translation>
    </message>
    <message numerus="yes">
        <source>You get the trick, and it costs you %n point(s).</source>
        <translation>
            <numerusform>Te viszed el az ütést, és %n pontodba kerül.</numerusform>
        </translation>
    </message>
    <message>
        <source>You get the trick.</source>
        <translation>Te viszed el az ütést.</translation>
    </message>
    <message numerus="yes">
        <source>You get the trick: %n point(s) as things stand.</source>
        <translation>
            <numerusform>Te viszed el az ütést: most úgy áll, hogy %n pont.</numerusform>
        </translation>
    </message>
    <message>
        <source>With it you also win a privilege: {card}.</source>
        <translation>Vele elviszel egy privilégiumot is: {card}.</translation>
    </message>
    <message numerus="yes">
        <source>With {card} you would get the trick, and it would cost you %n point(s).</source>
        <translation>
            <numerusform>Ha {card} játszanád ki, te vinnéd el az ütést, és %n pontodba kerülne.</numerusform>
        </translation>
    </message>
    <message>
        <source>You stay without a trick and may score the King&apos;s trick.</source>
        <translation>Ütés nélkül maradsz: a Király ütése számíthat neked.</translation>
    </message>
    <message>
        <source>Win tricks: their cards bring materials, and materials bring points.</source>
        <translation>Vigyél ütéseket: a lapjaik építőanyagot hoznak, az építőanyag pedig pontot.</translation>
    </message>
    <message>
        <source>A card that you do not see.</source>
        <translation>Egy lap, amelyet nem látsz.</translation>
    </message>
    <message>
        <source>A card will lie here.</source>
        <translation>Ide kerül majd egy lap.</translation>
    </message>
    <message>
        <source>A unit that lies here is kept for the next hand.</source>
        <translation>Ami itt fekszik, megmarad a következő leosztásra.</translation>
    </message>
    <message>
        <source>Belongs to nobody</source>
        <translation>Nincs gazdája</translation>
    </message>
    <message>
        <source>Card back</source>
        <translation>Lap hátoldala</translation>
    </message>
    <message>
        <source>Comes from places and persons; craftsmen and privileges turn it into points.</source>
        <translation>Helyek és személyek hozzák; mesteremberek és privilégiumok váltják pontra.</translation>
    </message>
    <message>
        <source>Converts</source>
        <translation>Átváltás</translation>
    </message>
    <message>
        <source>Craftsmen</source>
        <translation>Mesteremberek</translation>
    </message>
    <message>
        <source>Crown</source>
        <translation>Korona</translation>
    </message>
    <message>
        <source>Free place</source>
        <translation>Szabad hely</translation>
    </message>
    <message>
        <source>Horn</source>
        <translation>Kürt</translation>
    </message>
    <message>
        <source>In the first trick</source>
        <translation>Az első ütésben</translation>
    </message>
    <message>
        <source>In the last trick</source>
        <translation>Az utolsó ütésben</translation>
    </message>
    <message>
        <source>It surrounds the strongest card of the trick.</source>
        <translation>Az ütés legerősebb lapját fogja körül.</translation>
    </message>
    <message>
        <source>Its trick goes to whoever plays it, and it brings nothing.</source>
        <translation>Az ütését az viszi el, aki kijátssza, és nem hoz semmit.</translation>
    </message>
    <message>
        <source>Laurel</source>
        <translation>Babérkoszorú</translation>
    </message>
    <message>
        <source>Materials and points</source>
        <translation>Építőanyagok és pontok</translation>
    </message>
    <message>
        <source>Minus points</source>
        <translation>Mínuszpontok</translation>
    </message>
    <message>
        <source>Nobody won this trick: the King was in it.</source>
        <translation>Senki sem vitte el ezt az ütést: benne volt a Király.</translation>
    </message>
    <message>
        <source>On the table</source>
        <translation>Az asztalon</translation>
    </message>
    <message>
        <source>Or</source>
        <translation>Vagy</translation>
    </message>
    <message>
        <source>Persons</source>
        <translation>Személyek</translation>
    </message>
    <message>
        <source>Pile of privileges</source>
        <translation>Privilégiumpakli</translation>
    </message>
    <message>
        <source>Place for the King&apos;s trick</source>
        <translation>A Király ütésének helye</translation>
    </message>
    <message>
        <source>Place in your store</source>
        <translation>Hely a készletedben</translation>
    </message>
    <message>
        <source>Places</source>
        <translation>Helyek</translation>
    </message>
    <message>
        <source>Privileges</source>
        <translation>Privilégiumok</translation>
    </message>
    <message>
        <source>Score pad</source>
        <translation>Pontozófüzet</translation>
    </message>
    <message>
        <source>Signs on cards</source>
        <translation>Jelek a lapokon</translation>
    </message>
    <message>
        <source>So many points are lost.</source>
        <translation>Ennyi pont vész el.</translation>
    </message>
    <message>
        <source>Strength of a craftsman</source>
        <translation>Egy mesterember ereje</translation>
    </message>
    <message>
        <source>Strength of a neutral card</source>
        <translation>Egy semleges lap ereje</translation>
    </message>
    <message>
        <source>The highest number wins; the frame shows the colour of its owner.</source>
        <translation>A legnagyobb szám viszi az ütést; a keret a gazdája színét mutatja.</translation>
    </message>
    <message>
        <source>The highest number wins; whoever played the card gets the trick.</source>
        <translation>A legnagyobb szám viszi az ütést; azé lesz, aki a lapot kijátszotta.</translation>
    </message>
    <message>
        <source>The sign of a colour: a trick that its craftsman wins goes to its owner.</source>
        <translation>Egy szín jele: ha a mesterembere visz ütést, az a szín gazdájáé.</translation>
    </message>
    <message>
        <source>The trick with the King lies here until the scoring.</source>
        <translation>Itt fekszik a Király ütése a kiértékelésig.</translation>
    </message>
    <message>
        <source>This card can be played in the last trick only.</source>
        <translation>Ez a lap csak az utolsó ütésben játszható ki.</translation>
    </message>
    <message>
        <source>Victory points</source>
        <translation>Győzelmi pontok</translation>
    </message>
    <message>
        <source>What is on the left is turned into what is on the right.</source>
        <translation>Ami balra áll, abból az lesz, ami jobbra.</translation>
    </message>
    <message>
        <source>Whoever ends the hand without a trick scores the King&apos;s trick.</source>
        <translation>Akinek a leosztás végén nincs ütése, a Király ütését értékeli ki.</translation>
    </message>
    <message>
        <source>Whoever has it leads the next trick.</source>
        <translation>Akinél van, az hív a következő ütésben.</translation>
    </message>
    <message>
        <source>Whoever has most of them at the end wins.</source>
        <translation>Akinek a végén ebből van a legtöbb, az nyer.</translation>
    </message>
    <message>
        <source>Whoever holds this card leads the first trick of the hand.</source>
        <translation>Akinél ez a lap van, az hív a leosztás első ütésében.</translation>
    </message>
    <message>
        <source>Won tricks</source>
        <translation>Elvitt ütések</translation>
    </message>
    <message>
        <source>You choose one of them.</source>
        <translation>Egyet választasz közülük.</translation>
    </message>
    <message>
        <source>{needed} points from your own craftsmen</source>
        <translation>{needed} pont saját mesteremberekből</translation>
    </message>
    <message>
        <source>{needed} points in one hand</source>
        <translation>{needed} pont egy leosztásban</translation>
    </message>
    <message>
        <source>{needed} privileges</source>
        <translation>{needed} privilégium</translation>
    </message>
    <message>
        <source>{needed} points</source>
        <translation>{needed} pont</translation>
    </message>
    <message>
        <source>A privilege</source>
        <translation>Egy privilégium</translation>
    </message>
    <message>
        <source>Win against two Dukes</source>
        <translation>Győzz le két Herceget</translation>
    </message>
    <message>
        <source>Win</source>
        <translation>Győzelem</translation>
    </message>
    <message>
        <source>Win by {needed} points</source>
        <translation>Győzelem {needed} pont előnnyel</translation>
    </message>
</context>
<context>
    <name>players</name>
    <message numerus="yes">
        <source>%n games</source>
        <translation>
            <numerusform>%n játék</numerusform>
        </translation>
    </message>
    <message>
        <source>A player needs a name.</source>
        <translation>A játékosnak kell egy név.</translation>
    </message>
    <message>
        <source>Preferred colour</source>
        <translation>Kívánt szín</translation>
    </message>
    <message>
        <source>Delete</source>
        <translation>Törlés</translation>
    </message>
    <message>
        <source>Delete the games too</source>
        <translation>A játékok törlése is</translation>
    </message>
    <message>
        <source>Delete {name}?</source>
        <translation>{name} törlése?</translation>
    </message>
    <message>
        <source>Delete…</source>
        <translation>Törlés…</translation>
    </message>
    <message>
        <source>Export the player</source>
        <translation>A játékos exportálása</translation>
    </message>
    <message>
        <source>Export…</source>
        <translation>Exportálás…</translation>
    </message>
    <message>
        <source>Keep</source>
        <translation>Megőrzés</translation>
    </message>
    <message>
        <source>Make {gone} and {kept} one player?</source>
        <translation>{gone} és {kept} legyen egy játékos?</translation>
    </message>
    <message>
        <source>Merge</source>
        <translation>Egyesítés</translation>
    </message>
    <message>
        <source>Merge with</source>
        <translation>Egyesítés ezzel</translation>
    </message>
    <message>
        <source>Name</source>
        <translation>Név</translation>
    </message>
    <message>
        <source>New player</source>
        <translation>Új játékos</translation>
    </message>
    <message>
        <source>Nobody has finished a game under this name, so only portrait and colour are lost. Names in saved games stay.</source>
        <translation>Ezen a néven még senki sem fejezett be játékot, így csak az arckép és a szín vész el. A mentett játékokban a nevek megmaradnak.</translation>
    </message>
    <message>
        <source>No players yet. Add your name, and the statistics show your own games.</source>
        <translation>Még nincs játékos. Vedd fel a neved, és a statisztika a saját játékaidat mutatja.</translation>
    </message>
    <message>
        <source>Add the player {name}?</source>
        <translation>Felveszed új játékosként: {name}?</translation>
    </message>
    <message>
        <source>Do not keep</source>
        <translation>Elvetés</translation>
    </message>
    <message>
        <source>Keep the changes to {name}?</source>
        <translation>Megőrzöd {name} módosításait?</translation>
    </message>
    <message>
        <source>Player</source>
        <translation>Játékos</translation>
    </message>
    <message>
        <source>Portrait</source>
        <translation>Arckép</translation>
    </message>
    <message>
        <source>Remove the name</source>
        <translation>A név törlése</translation>
    </message>
    <message numerus="yes">
        <source>Remove the name from %n games of the chronicle, or delete the games too? Names in saved games stay; deleted games go to the bin of the library.</source>
        <translation>
            <numerusform>Csak a nevet töröljük a krónika %n játékából, vagy a játékokat is? A mentett játékokban a nevek megmaradnak; a törölt játékok a könyvtár lomtárába kerülnek.</numerusform>
        </translation>
    </message>
    <message>
        <source>The game that you have just finished will count for you, too.</source>
        <translation>Az imént befejezett játékod is neked számít majd.</translation>
    </message>
    <message>
        <source>The list of players could not be read. It is kept as {file}.</source>
        <translation>A játékosok listáját nem sikerült beolvasni. Itt maradt meg: {file}.</translation>
    </message>
    <message>
        <source>The list of players could not be read; it is kept as {file}. The names are back from the chronicle. Please choose portraits and colours again.</source>
        <translation>A játékosok listáját nem sikerült beolvasni; megmaradt itt: {file}. A nevek visszakerültek a krónikából. Az arcképeket és a színeket válaszd ki újra.</translation>
    </message>
    <message>
        <source>The list of players could not be saved</source>
        <translation>A játékosok listáját nem sikerült elmenteni</translation>
    </message>
    <message>
        <source>There is a player with this name already.</source>
        <translation>Ilyen nevű játékos már van.</translation>
    </message>
    <message>
        <source>This is what players without a name are called.</source>
        <translation>Így a név nélküli játékosokat hívjuk.</translation>
    </message>
    <message>
        <source>Undo the merge</source>
        <translation>Egyesítés visszavonása</translation>
    </message>
    <message>
        <source>Whoever plays under one of these names is that player, in earlier games too. All others are guests. Everything is kept on this computer only.</source>
        <translation>Aki e nevek valamelyikén játszik, annak a játékosnak számít, a korábbi játékokban is. Mindenki más vendég. Minden csak ezen a gépen marad.</translation>
    </message>
    <message>
        <source>You went on before this was kept.</source>
        <translation>Továbbléptél, mielőtt ezt megőrizted volna.</translation>
    </message>
    <message>
        <source>any</source>
        <translation>bármelyik</translation>
    </message>
    <message>
        <source>circle</source>
        <translation>kör</translation>
    </message>
    <message>
        <source>diamond</source>
        <translation>rombusz</translation>
    </message>
    <message>
        <source>hexagon</source>
        <translation>hatszög</translation>
    </message>
    <message>
        <source>last on {day}</source>
        <translation>utoljára: {day}</translation>
    </message>
    <message>
        <source>square</source>
        <translation>négyzet</translation>
    </message>
    <message>
        <source>triangle</source>
        <translation>háromszög</translation>
    </message>
    <message>
        <source>{kept} ({kept_games} games) and {gone} ({gone_games}) become {kept}. This can be undone.</source>
        <translation>{kept} ({kept_games} játék) és {gone} ({gone_games}) ezentúl {kept}. Ez visszavonható.</translation>
    </message>
</context>
<context>
    <name>practice</name>
    <message>
        <source>Better: {move}.</source>
        <translation>Jobb lett volna: {move}.</translation>
    </message>
    <message>
        <source>Comparing your move with the best one known…</source>
        <translation>A lépésed összevetése a legjobb ismerttel…</translation>
    </message>
    <message>
        <source>Even better than the best move known so far!</source>
        <translation>Ez még az eddig ismert legjobb lépésnél is jobb!</translation>
    </message>
    <message>
        <source>About the better move: {reason}</source>
        <translation>A jobb lépésről: {reason}</translation>
    </message>
    <message numerus="yes">
        <source>It comes back in %n days.</source>
        <translation>
            <numerusform>%n nap múlva jön elő újra.</numerusform>
        </translation>
    </message>
    <message>
        <source>It comes back tomorrow.</source>
        <translation>Holnap jön elő újra.</translation>
    </message>
    <message>
        <source>Learn from your mistakes</source>
        <translation>Tanulj a hibáidból</translation>
    </message>
    <message>
        <source>Nothing to repeat today. Mistakes of your next reviewed games will come here.</source>
        <translation>Ma nincs mit ismételni. A következő elemzett játékaid hibái ide kerülnek.</translation>
    </message>
    <message numerus="yes">
        <source>Nothing to repeat today. The next mistake comes back in %n days.</source>
        <translation>
            <numerusform>Ma nincs mit ismételni. A következő hibád %n nap múlva jön elő újra.</numerusform>
        </translation>
    </message>
    <message>
        <source>Nothing to repeat today. The next mistake comes back tomorrow.</source>
        <translation>Ma nincs mit ismételni. A következő hibád holnap jön elő újra.</translation>
    </message>
    <message>
        <source>Right: just as good.</source>
        <translation>Helyes: ugyanolyan jó.</translation>
    </message>
    <message>
        <source>Right: nothing better is known.</source>
        <translation>Helyes: ennél jobbat nem ismerünk.</translation>
    </message>
    <message numerus="yes">
        <source>That costs about %n points.</source>
        <translation>
            <numerusform>Ez nagyjából %n pontba kerül.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>That is what you played: it cost about %n points.</source>
        <translation>
            <numerusform>Akkor is ezt lépted: nagyjából %n pontba került.</numerusform>
        </translation>
    </message>
    <message>
        <source>That was all for today.</source>
        <translation>Mára ennyi volt.</translation>
    </message>
    <message>
        <source>The file of your mistakes was broken. It is kept beside the new one.</source>
        <translation>A hibáid fájlja megsérült. A sérült fájl megmaradt az új mellett.</translation>
    </message>
    <message>
        <source>This move could not be compared. Try it again, or another one.</source>
        <translation>Ezt a lépést nem sikerült összevetni. Próbáld újra, vagy próbálj mást.</translation>
    </message>
    <message numerus="yes">
        <source>You gave %n points away here. Find something better.</source>
        <translation>
            <numerusform>Itt %n pontot engedtél el. Találj jobbat.</numerusform>
        </translation>
    </message>
    <message>
        <source>You have learnt it: it does not come back.</source>
        <translation>Megtanultad: többé nem jön elő.</translation>
    </message>
    <message>
        <source>You let something slip here. Find something better.</source>
        <translation>Itt elszalasztottál valamit. Találj jobbat.</translation>
    </message>
    <message>
        <source>{right} of {count} found at once.</source>
        <translation>Elsőre megtalálva: {right}/{count}.</translation>
    </message>
</context>
<context>
    <name>problems</name>
    <message>
        <source>This file cannot be read ({reason}).</source>
        <translation>Ezt a fájlt nem lehet olvasni ({reason}).</translation>
    </message>
    <message>
        <source>This game was played with an earlier version of the rules.</source>
        <translation>Ezt a játékot a szabályok korábbi változatával játszották.</translation>
    </message>
    <message>
        <source>{file}, row {row} of {table}</source>
        <translation>{file}, {table} {row}. sora</translation>
    </message>
    <message>
        <source>The moves in this file do not lead to the saved position (at move {ply}). The file has not been changed.</source>
        <translation>A fájl lépései nem a mentett álláshoz vezetnek (eltérés ennél a lépésnél: {ply}). A fájl változatlan marad.</translation>
    </message>
    <message>
        <source>Something is wrong in the program: {reason}</source>
        <translation>Valami nincs rendben a programban: {reason}</translation>
    </message>
    <message>
        <source>This file is incomplete, perhaps because copying it was interrupted. It has not been changed; try another copy.</source>
        <translation>Ez a fájl csonka, talán megszakadt a másolása. Változatlan marad; próbálj ki egy másik példányt.</translation>
    </message>
    <message>
        <source>This file contains a game that is not installed here: {game}.</source>
        <translation>Ebben a fájlban olyan játék van, amely itt nincs telepítve: {game}.</translation>
    </message>
    <message>
        <source>The header of this text record (lines 2 to {line}) does not describe a game. Nothing was imported.</source>
        <translation>A szöveges jegyzőkönyv fejléce (2–{line}. sor) nem ír le játékot. Semmit sem vettünk át.</translation>
    </message>
    <message>
        <source>This file is empty. It has not been changed.</source>
        <translation>Ez a fájl üres. Változatlan marad.</translation>
    </message>
    <message>
        <source>This file is larger than {megabytes} MB; saved games are never that large.</source>
        <translation>Ez a fájl nagyobb {megabytes} MB-nál; ekkora mentett játék nincs.</translation>
    </message>
    <message>
        <source>This file is not a saved game of Burgundy Desktop. It has not been changed.</source>
        <translation>Ez a fájl nem a Burgundy Desktop mentett játéka. Változatlan marad.</translation>
    </message>
    <message>
        <source>This file was changed or damaged after the game was saved, so it cannot be opened. The program leaves it as it is.</source>
        <translation>Ez a fájl a mentés után megváltozott vagy megsérült, ezért nem lehet megnyitni. Érintetlen marad.</translation>
    </message>
    <message>
        <source>This game was saved by a newer version of the program. Install that version to continue it; the file has not been changed.</source>
        <translation>Ezt a játékot a program egy újabb változata mentette. A folytatáshoz telepítsd azt a változatot; a fájl változatlan marad.</translation>
    </message>
    <message>
        <source>This game was played with your own tables, which are not in use now: {files}. Put them back into your tables folder and restart the program to open it; until then it remains unchanged.</source>
        <translation>Ezt a játékot olyan saját táblázatokkal játszották, amelyek most nincsenek érvényben: {files}. Tedd vissza őket a táblázataid mappájába, és indítsd újra a programot, akkor megnyílik; addig változatlan marad.</translation>
    </message>
    <message>
        <source>Another window of the program has been saving games for a while. This one will try again shortly.</source>
        <translation>A program egy másik ablaka már egy ideje a játékok mappájába ír. Hamarosan újra megpróbáljuk.</translation>
    </message>
    <message>
        <source>An opponent in this game plays at a level this program does not know: {level}. The file has not been changed.</source>
        <translation>Ebben a játékban az egyik ellenfél olyan szinten játszik, amelyet ez a program nem ismer: {level}. A fájl változatlan marad.</translation>
    </message>
    <message>
        <source>Another window of the program has been saving games for a while. Try again in a moment.</source>
        <translation>A program egy másik ablaka már egy ideje a játékok mappájába ír. Próbáld újra egy kicsit később.</translation>
    </message>
    <message>
        <source>The disk is full. Free some space.</source>
        <translation>Megtelt a lemez. Szabadíts fel egy kis helyet.</translation>
    </message>
    <message>
        <source>The program may not write to the folder ({reason}).</source>
        <translation>A mappába nem lehet írni ({reason}).</translation>
    </message>
    <message>
        <source>This game was played without these tables of yours: {files}. Take them out of your tables folder and restart the program to open it; until then it remains unchanged.</source>
        <translation>Ezt a játékot a következő saját táblázataid nélkül játszották: {files}. Vedd ki őket a táblázataid mappájából, és indítsd újra a programot, akkor megnyílik; addig változatlan marad.</translation>
    </message>
    <message>
        <source>Writing to the disk failed ({reason}).</source>
        <translation>Nem sikerült a lemezre írni ({reason}).</translation>
    </message>
    <message>
        <source>it is a folder, or something else that is no file</source>
        <translation>ez mappa, vagy más, ami nem fájl</translation>
    </message>
    <message>
        <source>it is too large</source>
        <translation>túl nagy</translation>
    </message>
    <message>
        <source>{place} cannot be read ({reason}); the program&apos;s own table is used instead.</source>
        <translation>{place} nem olvasható ({reason}); a program saját táblázata marad érvényben.</translation>
    </message>
    <message>
        <source>{place} is not valid ({reason}); the program&apos;s own table is used instead.</source>
        <translation>{place} hibás ({reason}); a program saját táblázata marad érvényben.</translation>
    </message>
    <message>
        <source>{place} is not a TOML file ({reason}); the program&apos;s own table is used instead.</source>
        <translation>{place} nem TOML-fájl ({reason}); a program saját táblázata marad érvényben.</translation>
    </message>
    <message>
        <source>{place} does not replace any of the program&apos;s tables; they are called {reason}.</source>
        <translation>{place} a program egyik táblázatát sem helyettesíti; azok neve: {reason}.</translation>
    </message>
    <message>
        <source>Line {line} of this text record cannot be read. Nothing was imported.</source>
        <translation>A szöveges jegyzőkönyvnek ez a sora nem olvasható: {line}. Semmit sem vettünk át.</translation>
    </message>
    <message>
        <source>Line {line} of this text record: the move {move} does not fit. Nothing was imported.</source>
        <translation>Szöveges jegyzőkönyv, {line}. sor: ez a lépés nem illik ide: {move}. Semmit sem vettünk át.</translation>
    </message>
</context>
<context>
    <name>proof</name>
    <message numerus="yes">
        <source>%n cards</source>
        <translation>
            <numerusform>%n kártya</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n dice</source>
        <translation>
            <numerusform>%n dobás</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n tiles</source>
        <translation>
            <numerusform>%n lapka</numerusform>
        </translation>
    </message>
    <message>
        <source>Move {number} differs.</source>
        <translation>Eltérés ennél a lépésnél: {number}.</translation>
    </message>
    <message>
        <source>Sealed deal {seal}: seed {seed}, salt {salt}</source>
        <translation>Lepecsételt osztás {seal}: mag {seed}, só {salt}</translation>
    </message>
    <message>
        <source>The setup differs.</source>
        <translation>A kezdőállás eltér.</translation>
    </message>
    <message>
        <source>Verified: {what} follow from seed {seed}.</source>
        <translation>Rendben: {what} következik ebből a magból: {seed}.</translation>
    </message>
    <message>
        <source>Verified: {what} follow from the sealed deal.</source>
        <translation>Rendben: {what} következik a lepecsételt osztásból.</translation>
    </message>
    <message>
        <source>all moves</source>
        <translation>minden lépés</translation>
    </message>
    <message>
        <source>daily deal, seed {seed}</source>
        <translation>napi osztás, mag: {seed}</translation>
    </message>
    <message>
        <source>known deal, seed {seed}</source>
        <translation>ismert osztás, mag: {seed}</translation>
    </message>
    <message>
        <source>sealed deal {seal}</source>
        <translation>lepecsételt osztás {seal}</translation>
    </message>
    <message>
        <source>{first} and {last}</source>
        <translation>{first} és {last}</translation>
    </message>
    <message>
        <source>Every random result came from seed {seed}; a new game with this seed has the same dice and draws.</source>
        <translation>Minden véletlen eredmény ebből a magból jött: {seed}. Ha ezzel kezdesz új játékot, ugyanazok lesznek a dobások és a húzások.</translation>
    </message>
    <message numerus="yes">
        <source>%n buildings</source>
        <translation>
            <numerusform>%n épület</numerusform>
        </translation>
    </message>
    <message>
        <source>Every random result was fixed before the first move. This is the seal on them; click to copy all of it. At the end you see the seed and the salt, and anyone can check the seal.</source>
        <translation>Minden véletlen eredmény eldőlt az első lépés előtt. Ez a pecsétjük; kattintásra az egész a vágólapra kerül. A játék végén látod a magot és a sót, és bárki ellenőrizheti velük a pecsétet.</translation>
    </message>
    <message>
        <source>This game started from a set-up position.</source>
        <translation>Ez a játék egy beállított állásból indult.</translation>
    </message>
    <message>
        <source>Verified: {what} follow from the starting position.</source>
        <translation>Rendben: {what} következik a kezdőállásból.</translation>
    </message>
    <message>
        <source>Anyone who knows the seed knows every random result. Click to copy the seed.</source>
        <translation>Aki ismeri a magot, minden véletlen eredményt előre tud. Kattintásra a mag a vágólapra kerül.</translation>
    </message>
</context>
<context>
    <name>review_page</name>
    <message numerus="yes">
        <source>%n, costliest first</source>
        <translation>
            <numerusform>%n, a legdrágábbak elöl</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n, in order</source>
        <translation>
            <numerusform>%n, sorrendben</numerusform>
        </translation>
    </message>
    <message>
        <source>A one-sided game: judged by points</source>
        <translation>Egyoldalú játék: a pont számít</translation>
    </message>
    <message>
        <source>Bad luck</source>
        <translation>Rossz szerencse</translation>
    </message>
    <message>
        <source>Better: {move}</source>
        <translation>Jobb lett volna: {move}</translation>
    </message>
    <message>
        <source>Chance to win</source>
        <translation>Győzelmi esély</translation>
    </message>
    <message>
        <source>Good luck</source>
        <translation>Jó szerencse</translation>
    </message>
    <message>
        <source>How far ahead of the best other player they could expect to end</source>
        <translation>Várhatóan mennyivel végeznek a legjobb másik játékos előtt</translation>
    </message>
    <message>
        <source>How likely each player was to win</source>
        <translation>Mekkora eséllyel nyertek a játékosok</translation>
    </message>
    <message>
        <source>How many points each player could expect at the end</source>
        <translation>Hány pontra számíthattak a játékosok a végén</translation>
    </message>
    <message>
        <source>Lead</source>
        <translation>Előny</translation>
    </message>
    <message>
        <source>No such decision.</source>
        <translation>Nincs ilyen döntés.</translation>
    </message>
    <message>
        <source>None was judged yet.</source>
        <translation>Még egyik sincs elemezve.</translation>
    </message>
    <message>
        <source>Played: {move}</source>
        <translation>Ezt lépte: {move}</translation>
    </message>
    <message>
        <source>Points</source>
        <translation>Pont</translation>
    </message>
    <message>
        <source>The start</source>
        <translation>A kezdet</translation>
    </message>
    <message>
        <source>There was nothing to decide.</source>
        <translation>Nem volt miről dönteni.</translation>
    </message>
    <message>
        <source>They appear here as soon as they are found.</source>
        <translation>Itt jelennek meg, amint kiderülnek.</translation>
    </message>
    <message>
        <source>Too short to review.</source>
        <translation>Ehhez túl rövid a játék.</translation>
    </message>
    <message>
        <source>Your decisions so far</source>
        <translation>Az eddigi döntéseid</translation>
    </message>
    <message>
        <source>the decisions that cost most</source>
        <translation>a legtöbbe kerülő döntések</translation>
    </message>
    <message>
        <source>the decisions that cost most points</source>
        <translation>a legtöbb pontba kerülő döntések</translation>
    </message>
    <message>
        <source>what came with this move: {move}</source>
        <translation>ami ezzel a lépéssel jött: {move}</translation>
    </message>
    <message>
        <source>{cost} points</source>
        <translation>{cost} pont</translation>
    </message>
    <message>
        <source>{cost} to win</source>
        <translation>{cost} győzelmi esély</translation>
    </message>
    <message>
        <source>± {error}%</source>
        <translation>± {error}%</translation>
    </message>
    <message>
        <source>± {error} points</source>
        <translation>± {error} pont</translation>
    </message>
    <message>
        <source>Luck</source>
        <translation>Szerencse</translation>
    </message>
    <message>
        <source>In 8 of 10 games the points at the end lie in this band.</source>
        <translation>10 játékból 8-ban a végső pontszám ebbe a sávba esik.</translation>
    </message>
    <message>
        <source>In 8 of 10 games the points of {name} lie in this band at the end.</source>
        <translation>10 játékból 8-ban {name} végső pontszáma ebbe a sávba esik.</translation>
    </message>
    <message>
        <source>Luck and play make the lead at the end: {sum} points.</source>
        <translation>A szerencse és a játék együtt a végső előny: {sum} pont.</translation>
    </message>
    <message>
        <source>Luck of {name}</source>
        <translation>{name} szerencséje</translation>
    </message>
    <message>
        <source>Luck {luck}, play {play} (± {error})</source>
        <translation>Szerencse: {luck}, játék: {play} (± {error})</translation>
    </message>
    <message>
        <source>Nobody made a costly mistake.</source>
        <translation>Senki sem követett el súlyos hibát.</translation>
    </message>
    <message>
        <source>Play</source>
        <translation>Játék</translation>
    </message>
    <message>
        <source>{count} of {all} cost something.</source>
        <translation>{all} közül {count} került valamibe.</translation>
    </message>
</context>
<context>
    <name>reviewing</name>
    <message>
        <source>Go on</source>
        <translation>Folytatás</translation>
    </message>
    <message numerus="yes">
        <source>Learn from %n mistakes</source>
        <translation>
            <numerusform>Tanulj %n hibádból</numerusform>
        </translation>
    </message>
    <message>
        <source>Looking at every decision: {percent}%</source>
        <translation>Minden döntés átnézése: {percent}%</translation>
    </message>
    <message>
        <source>Looking at one decision as closely as can be</source>
        <translation>Egy döntés elemzése, a lehető legalaposabban</translation>
    </message>
    <message>
        <source>Looking closer: {seen} of {count} moves</source>
        <translation>Alaposabb elemzés: {seen} / {count} lépés</translation>
    </message>
    <message>
        <source>Measuring luck: {seen} of {count} moves</source>
        <translation>A szerencse mérése: {seen} / {count} lépés</translation>
    </message>
    <message>
        <source>Only forced moves: there is nothing to review.</source>
        <translation>Csak kényszerű lépések voltak: nincs mit elemezni.</translation>
    </message>
    <message>
        <source>Save again</source>
        <translation>Mentés újra</translation>
    </message>
    <message>
        <source>Stop</source>
        <translation>Leállítás</translation>
    </message>
    <message>
        <source>The analysis stopped. Everything found so far is kept.</source>
        <translation>Az elemzés megállt. Ami eddig kiderült, megmaradt.</translation>
    </message>
    <message>
        <source>Try again</source>
        <translation>Újra</translation>
    </message>
    <message>
        <source>{problem} Everything found is kept until the program ends.</source>
        <translation>{problem} Ami kiderült, a program bezárásáig megmarad.</translation>
    </message>
</context>
<context>
    <name>saving</name>
    <message>
        <source>Replace it</source>
        <translation>Csere</translation>
    </message>
    <message>
        <source>Saved games</source>
        <translation>Mentett játékok</translation>
    </message>
    <message>
        <source>It will be created if you continue: {path}</source>
        <translation>Ha folytatod, létrejön: {path}</translation>
    </message>
    <message>
        <source>It will be replaced if you continue.</source>
        <translation>Ha folytatod, az új kerül a helyére.</translation>
    </message>
    <message>
        <source>Create the folder</source>
        <translation>Mappa létrehozása</translation>
    </message>
    <message>
        <source>Pictures</source>
        <translation>Képek</translation>
    </message>
    <message>
        <source>The folder {folder} does not exist yet</source>
        <translation>Még nincs ilyen mappa: {folder}</translation>
    </message>
    <message>
        <source>{file} already exists</source>
        <translation>Már létezik: {file}</translation>
    </message>
    <message>
        <source>Games and text records</source>
        <translation>Játékok és szöveges jegyzőkönyvek</translation>
    </message>
    <message>
        <source>Its text record also holds what is hidden: the seed, and every move of everybody. Whoever reads it can know what is to come.</source>
        <translation>A szöveges jegyzőkönyvben az is benne van, ami rejtve van: a mag és mindenki minden lépése. Aki elolvassa, tudhatja, mi következik.</translation>
    </message>
    <message>
        <source>Save the record</source>
        <translation>Jegyzőkönyv mentése</translation>
    </message>
    <message>
        <source>Text records</source>
        <translation>Szöveges jegyzőkönyvek</translation>
    </message>
    <message>
        <source>This game is not over yet</source>
        <translation>Ennek a játéknak még nincs vége</translation>
    </message>
    <message>
        <source>Data (JSON)</source>
        <translation>Adat (JSON)</translation>
    </message>
    <message>
        <source>Export the review</source>
        <translation>Az elemzés exportálása</translation>
    </message>
    <message>
        <source>Tables (CSV)</source>
        <translation>Táblázat (CSV)</translation>
    </message>
    <message>
        <source>{file} could not be saved</source>
        <translation>Nem sikerült elmenteni: {file}</translation>
    </message>
    <message>
        <source>PDF</source>
        <translation>PDF</translation>
    </message>
    <message>
        <source>Archives (ZIP)</source>
        <translation>Archívumok (ZIP)</translation>
    </message>
</context>
<context>
    <name>sentences</name>
    <message>
        <source>{first} and {last}</source>
        <translation>{first} és {last}</translation>
    </message>
    <message>
        <source>{first} or {last}</source>
        <translation>{first} vagy {last}</translation>
    </message>
</context>
<context>
    <name>series</name>
    <message>
        <source>Best of {games}</source>
        <translation>Legfeljebb {games} játék, győzelmekre</translation>
    </message>
    <message>
        <source>Continue</source>
        <translation>Folytatás</translation>
    </message>
    <message>
        <source>Delete</source>
        <translation>Törlés</translation>
    </message>
    <message>
        <source>Delete this series?</source>
        <translation>Törlöd ezt a mérkőzést?</translation>
    </message>
    <message>
        <source>Delete…</source>
        <translation>Törlés…</translation>
    </message>
    <message>
        <source>Each deal is played once from each seat. Only its first game can be clean.</source>
        <translation>Minden osztást minden helyről egyszer játszotok le. Csak az első játéka lehet tiszta.</translation>
    </message>
    <message>
        <source>End the series</source>
        <translation>Mérkőzés lezárása</translation>
    </message>
    <message>
        <source>Ended early: {counts}</source>
        <translation>Idő előtt vége: {counts}</translation>
    </message>
    <message>
        <source>Game {number}</source>
        <translation>{number}. játék</translation>
    </message>
    <message>
        <source>Its games stay in the library and in the chronicle.</source>
        <translation>A játékai megmaradnak a könyvtárban és a krónikában.</translation>
    </message>
    <message>
        <source>New game…</source>
        <translation>Új játék…</translation>
    </message>
    <message>
        <source>Next game</source>
        <translation>Következő játék</translation>
    </message>
    <message>
        <source>No series of this game yet.</source>
        <translation>Ebből a játékból még nincs mérkőzés.</translation>
    </message>
    <message>
        <source>No series yet. Choose “Best of 3” or another length in the dialog of a new game: its games count together.</source>
        <translation>Még nincs mérkőzés. Az új játék ablakában válaszd a „Legfeljebb 3 játék, győzelmekre” lehetőséget vagy egy másik hosszt: a játékai együtt számítanak.</translation>
    </message>
    <message>
        <source>One game</source>
        <translation>Egy játék</translation>
    </message>
    <message>
        <source>Play it again</source>
        <translation>Újrajátszás</translation>
    </message>
    <message>
        <source>Points of {games} games</source>
        <translation>{games} játék összpontszáma</translation>
    </message>
    <message>
        <source>Same luck for all</source>
        <translation>Mindenkinek ugyanaz a szerencse</translation>
    </message>
    <message>
        <source>Series: {now}</source>
        <translation>Mérkőzés: {now}</translation>
    </message>
    <message>
        <source>Winner: {winner} ({counts})</source>
        <translation>Győztes: {winner} ({counts})</translation>
    </message>
    <message>
        <source>{counts} after {played} of {games} games</source>
        <translation>{counts}, {games} játékból {played} után</translation>
    </message>
    <message>
        <source>The last game was deleted before its end: play it again, or end the series.</source>
        <translation>Az utolsó játékot a vége előtt törölted: játszd újra, vagy zárd le a mérkőzést.</translation>
    </message>
    <message numerus="yes">
        <source>%n series could not be read.</source>
        <translation>
            <numerusform>%n mérkőzést nem sikerült beolvasni.</numerusform>
        </translation>
    </message>
    <message>
        <source>The next game of the series: everybody moves on by a seat</source>
        <translation>A mérkőzés következő játéka: mindenki egy hellyel továbbül</translation>
    </message>
    <message>
        <source>This could not be done</source>
        <translation>Ez nem sikerült</translation>
    </message>
    <message>
        <source>Tied: {counts}</source>
        <translation>Döntetlen: {counts}</translation>
    </message>
    <message>
        <source>Total</source>
        <translation>Összesen</translation>
    </message>
    <message>
        <source>Wins</source>
        <translation>Győzelem</translation>
    </message>
</context>
<context>
    <name>spoken</name>
    <message>
        <source>{name}, {number} of {count}</source>
        <translation>{name}, {number}/{count}</translation>
    </message>
</context>
<context>
    <name>standing</name>
    <message>
        <source>Finished</source>
        <translation>Befejezve</translation>
    </message>
    <message numerus="yes">
        <source>Finished: you won with %n points</source>
        <translation>
            <numerusform>Befejezve: te nyertél %n ponttal</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Finished: {names} won together with %n points</source>
        <translation>
            <numerusform>Befejezve: {names} közösen nyert %n ponttal</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Finished: {name} won with %n points</source>
        <translation>
            <numerusform>Befejezve: {name} nyert %n ponttal</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>statistics</name>
    <message numerus="yes">
        <source>%n games</source>
        <translation>
            <numerusform>%n játék</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n more games</source>
        <translation>
            <numerusform>Még %n játék</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n players</source>
        <translation>
            <numerusform>%n játékos</numerusform>
        </translation>
    </message>
    <message>
        <source>Against</source>
        <translation>Ellenfél</translation>
    </message>
    <message>
        <source>Against whom</source>
        <translation>Kik ellen</translation>
    </message>
    <message>
        <source>At the table</source>
        <translation>Az asztalnál</translation>
    </message>
    <message>
        <source>Automaton</source>
        <translation>Automata</translation>
    </message>
    <message>
        <source>Clean games only</source>
        <translation>Csak tiszta játékok</translation>
    </message>
    <message>
        <source>Copy for BG Stats</source>
        <translation>Másolás a BG Statsnak</translation>
    </message>
    <message>
        <source>Data (JSON lines)…</source>
        <translation>Adatok (JSON-sorok)…</translation>
    </message>
    <message>
        <source>Export the games</source>
        <translation>A játékok exportálása</translation>
    </message>
    <message>
        <source>Export…</source>
        <translation>Exportálás…</translation>
    </message>
    <message>
        <source>Finish a game, and it will show up here.</source>
        <translation>Fejezz be egy játékot, és itt megjelenik.</translation>
    </message>
    <message>
        <source>How many points</source>
        <translation>Hány pont</translation>
    </message>
    <message>
        <source>How strong you play</source>
        <translation>Milyen erősen játszol</translation>
    </message>
    <message>
        <source>No game fits what is chosen above.</source>
        <translation>Egy játék sem felel meg annak, amit fent választottál.</translation>
    </message>
    <message>
        <source>There were no opponents in these games.</source>
        <translation>Ezekben a játékokban nem volt ellenfeled.</translation>
    </message>
    <message>
        <source>Not yet sure which level is yours ({games}).</source>
        <translation>Még nem biztos, melyik szint a tiéd ({games}).</translation>
    </message>
    <message>
        <source>Over time</source>
        <translation>Az idők során</translation>
    </message>
    <message>
        <source>Points are counted for one game: choose it at the left.</source>
        <translation>A pontok egy játékra szólnak: válaszd ki balra.</translation>
    </message>
    <message>
        <source>Stronger than the {below}, weaker than the {above}: 90% sure ({games}).</source>
        <translation>Erősebb, mint a {below}, gyengébb, mint a {above}: 90% az esélye ({games}).</translation>
    </message>
    <message>
        <source>Stronger than the {below}: 90% sure ({games}).</source>
        <translation>Erősebb, mint a {below}: 90% az esélye ({games}).</translation>
    </message>
    <message>
        <source>Tables (CSV)…</source>
        <translation>Táblázat (CSV)…</translation>
    </message>
    <message>
        <source>Too few clean games for two yet: {count} of {fewest}.</source>
        <translation>Még kevés a tiszta kétszemélyes játék: {fewest} helyett {count}.</translation>
    </message>
    <message>
        <source>Weaker than the {above}: 90% sure ({games}).</source>
        <translation>Gyengébb, mint a {above}: 90% az esélye ({games}).</translation>
    </message>
    <message>
        <source>When</source>
        <translation>Mikor</translation>
    </message>
    <message>
        <source>Where your points come from</source>
        <translation>Honnan jönnek a pontjaid</translation>
    </message>
    <message>
        <source>Who</source>
        <translation>Kicsoda</translation>
    </message>
    <message>
        <source>With</source>
        <translation>Ezzel</translation>
    </message>
    <message>
        <source>a game</source>
        <translation>egy játék</translation>
    </message>
    <message>
        <source>all options</source>
        <translation>minden lehetőség</translation>
    </message>
    <message>
        <source>alone</source>
        <translation>egyedül</translation>
    </message>
    <message>
        <source>always</source>
        <translation>mindig</translation>
    </message>
    <message>
        <source>any number</source>
        <translation>bármennyi</translation>
    </message>
    <message>
        <source>anybody</source>
        <translation>bárki</translation>
    </message>
    <message>
        <source>average {points}</source>
        <translation>átlag: {points}</translation>
    </message>
    <message>
        <source>ahead – behind</source>
        <translation>előtte – mögötte</translation>
    </message>
    <message>
        <source>favourite victim: {name}</source>
        <translation>kedvenc áldozat: {name}</translation>
    </message>
    <message>
        <source>half of them {low}–{high}</source>
        <translation>a fele {low}–{high}</translation>
    </message>
    <message>
        <source>line: average of ten games</source>
        <translation>vonal: tíz játék átlaga</translation>
    </message>
    <message>
        <source>line: the others in these games</source>
        <translation>vonal: a többiek</translation>
    </message>
    <message>
        <source>longest: {count}</source>
        <translation>a leghosszabb: {count}</translation>
    </message>
    <message>
        <source>nemesis: {name}</source>
        <translation>mumus: {name}</translation>
    </message>
    <message>
        <source>nobody yet</source>
        <translation>még senki</translation>
    </message>
    <message>
        <source>not alone</source>
        <translation>többen</translation>
    </message>
    <message>
        <source>not won</source>
        <translation>nem nyert</translation>
    </message>
    <message>
        <source>of {games} won</source>
        <translation>győzelem {games} játékból</translation>
    </message>
    <message>
        <source>points at best</source>
        <translation>pont a csúcsod</translation>
    </message>
    <message>
        <source>points on average</source>
        <translation>pont átlagosan</translation>
    </message>
    <message>
        <source>the last 30 days</source>
        <translation>az utolsó 30 nap</translation>
    </message>
    <message>
        <source>this year</source>
        <translation>idén</translation>
    </message>
    <message>
        <source>win in a row now</source>
        <translation>győzelem egymás után</translation>
    </message>
    <message>
        <source>wins in a row now</source>
        <translation>győzelem egymás után</translation>
    </message>
    <message>
        <source>won</source>
        <translation>nyert</translation>
    </message>
    <message>
        <source>you</source>
        <translation>te</translation>
    </message>
    <message>
        <source>{day}, against {names}</source>
        <translation>{day}, {names} ellen</translation>
    </message>
    <message>
        <source>{first} to {last} points</source>
        <translation>{first}–{last} pont</translation>
    </message>
    <message>
        <source>{games} games, average {average}, best {best}</source>
        <translation>{games} játék, átlag {average}, csúcs {best}</translation>
    </message>
    <message>
        <source>{games}, in steps of {step}</source>
        <translation>{games}, {step} pontonként</translation>
    </message>
    <message>
        <source>{minutes} min</source>
        <translation>{minutes} perc</translation>
    </message>
    <message>
        <source>{percent}% ({low}–{high}%)</source>
        <translation>{percent}% ({low}–{high}%)</translation>
    </message>
    <message>
        <source>{seconds} s a decision</source>
        <translation>{seconds} mp egy döntés</translation>
    </message>
</context>
<context>
    <name>telling</name>
    <message>
        <source>Next step  Space</source>
        <translation>Következő lépés  Szóköz</translation>
    </message>
    <message>
        <source>Pause</source>
        <translation>Szünet</translation>
    </message>
    <message>
        <source>Skip all  Esc</source>
        <translation>Ugrás a végére  Esc</translation>
    </message>
    <message>
        <source>This is how the table looked then.</source>
        <translation>Így nézett ki akkor az asztal.</translation>
    </message>
    <message>
        <source>Try again</source>
        <translation>Újra</translation>
    </message>
    <message>
        <source>you</source>
        <translation>te</translation>
    </message>
    <message>
        <source>{name} is not responding.</source>
        <translation>{name} nem válaszol.</translation>
    </message>
    <message>
        <source>{name} is thinking…</source>
        <translation>{name} gondolkodik…</translation>
    </message>
    <message>
        <source>Continue  Space</source>
        <translation>Tovább  Szóköz</translation>
    </message>
    <message>
        <source>Resume</source>
        <translation>Folytatás</translation>
    </message>
    <message>
        <source>Press Space to continue at once.</source>
        <translation>A szóköz rögtön továbblép.</translation>
    </message>
    <message>
        <source>In this lesson</source>
        <translation>Ebben a leckében</translation>
    </message>
    <message>
        <source>{name} is playing… Press Space to skip ahead.</source>
        <translation>{name} játszik… A szóköz rögtön továbblép.</translation>
    </message>
    <message>
        <source>{name}’s turn: step {step} of {of}.</source>
        <translation>{name} következik: {step}/{of}. lépés.</translation>
    </message>
    <message>
        <source>The end</source>
        <translation>Vége</translation>
    </message>
    <message>
        <source>{name} is next.</source>
        <translation>{name} következik.</translation>
    </message>
    <message>
        <source>Here this branch was left.</source>
        <translation>Itt maradt abba ez az ág.</translation>
    </message>
</context>
<context>
    <name>told_at_start</name>
    <message numerus="yes">
        <source>%n more are not used.</source>
        <translation>
            <numerusform>%n további sincs érvényben.</numerusform>
        </translation>
    </message>
    <message>
        <source>Not all of your own tables are used</source>
        <translation>Nem minden saját táblázatod van érvényben</translation>
    </message>
</context>
<context>
    <name>verdicts</name>
    <message numerus="yes">
        <source>%n blunders</source>
        <translation>
            <numerusform>%n baklövés</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n inaccuracies</source>
        <translation>
            <numerusform>%n pontatlanság</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n mistakes</source>
        <translation>
            <numerusform>%n hiba</numerusform>
        </translation>
    </message>
    <message>
        <source>As good as the best.</source>
        <translation>Ugyanolyan jó, mint a legjobb.</translation>
    </message>
    <message>
        <source>Blunder</source>
        <translation>Baklövés</translation>
    </message>
    <message>
        <source>Inaccuracy</source>
        <translation>Pontatlanság</translation>
    </message>
    <message>
        <source>Mistake</source>
        <translation>Hiba</translation>
    </message>
    <message>
        <source>Nearly the best</source>
        <translation>Majdnem a legjobb</translation>
    </message>
    <message>
        <source>Nothing better was found.</source>
        <translation>Nem akadt jobb.</translation>
    </message>
    <message>
        <source>accuracy {value} ± {error}</source>
        <translation>pontosság: {value} ± {error}</translation>
    </message>
    <message>
        <source>between {lower} and {higher}</source>
        <translation>szint: {lower} és {higher} között</translation>
    </message>
    <message>
        <source>like a Duke</source>
        <translation>mint egy Herceg</translation>
    </message>
    <message>
        <source>like a King</source>
        <translation>mint egy Király</translation>
    </message>
    <message>
        <source>like a Master</source>
        <translation>mint egy Mester</translation>
    </message>
    <message>
        <source>like a Merchant</source>
        <translation>mint egy Kereskedő</translation>
    </message>
    <message>
        <source>like a Novice</source>
        <translation>mint egy Kezdő</translation>
    </message>
    <message>
        <source>like a Steward</source>
        <translation>mint egy Sáfár</translation>
    </message>
    <message>
        <source>like an Apprentice</source>
        <translation>mint egy Tanonc</translation>
    </message>
    <message>
        <source>too few decisions</source>
        <translation>túl kevés döntés</translation>
    </message>
    <message>
        <source>{kind}: it cost about {points} points (± {error}). Better: {move}.</source>
        <translation>{kind}: nagyjából {points} pontba került (± {error}). Jobb: {move}.</translation>
    </message>
    <message>
        <source>{name} played: {move}. {verdict}</source>
        <translation>{name} lépése: {move}. {verdict}</translation>
    </message>
</context>
</TS>
