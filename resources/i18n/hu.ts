<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="hu">
<context>
    <name>AboutDialog</name>
    <message>
        <source>Version {version}</source>
        <translation>{version} változat</translation>
    </message>
    <message>
        <source>Your games lie in {folder}</source>
        <translation>A játékaid itt vannak: {folder}</translation>
    </message>
    <message>
        <source>Your own tables are looked for in {folder}</source>
        <translation>A saját táblázataidat itt keressük: {folder}</translation>
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
        <source>This is an unofficial program. It is not made or endorsed by the publishers or authors of the games; all drawings and all words are its own.</source>
        <translation>Ez nem hivatalos program. Nem a játékok kiadói vagy szerzői készítették, és nem is ők ajánlják; minden rajza és minden szövege saját.</translation>
    </message>
    <message>
        <source>The code may be used under the MIT licence, the drawings under CC BY 4.0. The typefaces Source Serif and Source Sans are under the SIL Open Font Licence.</source>
        <translation>A kód az MIT licenc, a rajzok a CC BY 4.0 szerint használhatók. A Source Serif és a Source Sans betűkre a SIL Open Font licenc vonatkozik.</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>Bezárás</translation>
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
</context>
<context>
    <name>CastlesTable</name>
    <message>
        <source>Esc or a click: back</source>
        <translation>Esc vagy kattintás: vissza</translation>
    </message>
    <message>
        <source>Order</source>
        <translation>Sorrend</translation>
    </message>
    <message>
        <source>sold</source>
        <translation>eladva</translation>
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
    <name>DockTitle</name>
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
    <name>HintPlate</name>
    <message>
        <source>Put the hint away (Esc)</source>
        <translation>A tipp elrejtése (Esc)</translation>
    </message>
    <message>
        <source>What a duke would do</source>
        <translation>Amit egy herceg tenne</translation>
    </message>
</context>
<context>
    <name>LastGame</name>
    <message>
        <source>Continue</source>
        <translation>Folytatás</translation>
    </message>
    <message>
        <source>Go on where you were</source>
        <translation>Folytasd, ahol abbahagytad</translation>
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
        <source>Nothing begun yet</source>
        <translation>Még nincs elkezdett játék</translation>
    </message>
    <message>
        <source>{file} was not opened</source>
        <translation>Nem nyílt meg: {file}</translation>
    </message>
    <message>
        <source>{least}–{most} players</source>
        <translation>{least}–{most} játékos</translation>
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
        <source>Another window has gone on with this game since you opened it; yours goes on as a copy, and both are kept.</source>
        <translation>Egy másik ablakban továbbjátszották ezt a játékot, mióta megnyitottad; a tiéd másolatként megy tovább, és mindkettő megmarad.</translation>
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
        <source>Not all of your own tables are used</source>
        <translation>Nem minden saját táblázatod van érvényben</translation>
    </message>
    <message>
        <source>Not past the dice: something new was seen since.</source>
        <translation>Idáig nem lehet visszavonni: azóta valami új derült ki.</translation>
    </message>
    <message>
        <source>Not past what the others have done since.</source>
        <translation>Idáig nem lehet visszavonni: azóta a többiek is léptek.</translation>
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
        <source>Save a copy as</source>
        <translation>Másolat mentése</translation>
    </message>
    <message>
        <source>Saved games</source>
        <translation>Mentett játékok</translation>
    </message>
    <message>
        <source>Taking back is switched off in the settings.</source>
        <translation>A visszavonás ki van kapcsolva a beállításokban.</translation>
    </message>
    <message>
        <source>The opponent does not answer</source>
        <translation>Az ellenfél nem válaszol</translation>
    </message>
    <message>
        <source>The part of the program that thinks for the opponents has stopped twice. The game is saved; you can let it try again or come back later.</source>
        <translation>A program ellenfelekért gondolkodó része kétszer is leállt. A játék el van mentve; megpróbálhatod újra, vagy visszajöhetsz később.</translation>
    </message>
    <message>
        <source>There is nothing to take back yet.</source>
        <translation>Még nincs mit visszavonni.</translation>
    </message>
    <message>
        <source>Try again</source>
        <translation>Újra</translation>
    </message>
    <message>
        <source>Your game is a copy now</source>
        <translation>A játékod mostantól másolat</translation>
    </message>
    <message>
        <source>{file} was not opened</source>
        <translation>Nem nyílt meg: {file}</translation>
    </message>
    <message>
        <source>{file} was not saved</source>
        <translation>Nem sikerült elmenteni: {file}</translation>
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
</context>
<context>
    <name>NewGameDialog</name>
    <message>
        <source>Every seat needs a name.</source>
        <translation>Minden helyhez kell egy név.</translation>
    </message>
    <message>
        <source>These options do not go together.</source>
        <translation>Ezek a beállítások nem illenek össze.</translation>
    </message>
    <message>
        <source>Two seats have the same name.</source>
        <translation>Két játékosnak ugyanaz a neve.</translation>
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
        <source>How it is played</source>
        <translation>Hogyan játsszátok</translation>
    </message>
    <message>
        <source>&amp;Casual: everything can be taken back</source>
        <translation>&amp;Baráti: minden visszavonható</translation>
    </message>
    <message>
        <source>&amp;Strict: nothing goes back past dice or another player’s move</source>
        <translation>&amp;Szigorú: dobáson vagy más lépésén túl nincs visszavonás</translation>
    </message>
    <message>
        <source>S&amp;eed of the dice</source>
        <translation>A kockák &amp;magja</translation>
    </message>
    <message>
        <source>by chance</source>
        <translation>véletlen</translation>
    </message>
    <message>
        <source>Another seed</source>
        <translation>Másik mag</translation>
    </message>
    <message>
        <source>The same seed brings the same dice and tiles.</source>
        <translation>Ugyanaz a mag ugyanazokat a dobásokat és lapkákat hozza.</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>Mégse</translation>
    </message>
    <message>
        <source>Start</source>
        <translation>Kezdés</translation>
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
    <name>RulesForm</name>
    <message>
        <source>Rules</source>
        <translation>Szabályok</translation>
    </message>
    <message>
        <source>Search the rules…</source>
        <translation>Keresés a szabályokban…</translation>
    </message>
    <message>
        <source>Search the rules</source>
        <translation>Keresés a szabályokban</translation>
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
        <source>%n places</source>
        <translation>
            <numerusform>%n találat</numerusform>
        </translation>
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
        <source>Fetch back</source>
        <translation>Visszahozás</translation>
    </message>
    <message>
        <source>Games that you begin stand here. Nothing has to be saved by hand.</source>
        <translation>Itt sorakoznak majd az elkezdett játékaid. Semmit sem kell kézzel menteni.</translation>
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
        <source>Your games</source>
        <translation>Játékaid</translation>
    </message>
    <message>
        <source>yesterday</source>
        <translation>tegnap</translation>
    </message>
    <message>
        <source>{file} was not opened</source>
        <translation>Nem nyílt meg: {file}</translation>
    </message>
    <message>
        <source>{title} (copy)</source>
        <translation>{title} (másolat)</translation>
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
        <source>All dice and draws came from seed {seed}; a new game with it brings the same ones.</source>
        <translation>Minden dobás és húzás ebből a magból jött: {seed}. Ha ezzel kezdesz új játékot, ugyanazok jönnek.</translation>
    </message>
    <message>
        <source>Where every point came from, so far</source>
        <translation>Honnan jöttek a pontok eddig</translation>
    </message>
    <message>
        <source>{name} stands before the next with equal points: {why}.</source>
        <translation>{name} ugyanannyi ponttal is megelőzi a következőt: {why}.</translation>
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
</context>
<context>
    <name>SeatCard</name>
    <message numerus="yes">
        <source>%n points</source>
        <translation>
            <numerusform>%n pont</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>SeatRow</name>
    <message>
        <source>Name at seat {n}</source>
        <translation>{n}. hely: név</translation>
    </message>
    <message>
        <source>Who sits at seat {n}</source>
        <translation>{n}. hely: ki ül itt</translation>
    </message>
</context>
<context>
    <name>SettingsDialog</name>
    <message>
        <source>Always</source>
        <translation>Mindig</translation>
    </message>
    <message>
        <source>As the system</source>
        <translation>Ahogy a rendszer</translation>
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
        <source>No sound: its files are missing.</source>
        <translation>Nincs hang: hiányoznak a hangfájlok.</translation>
    </message>
    <message>
        <source>No sound: the part of the program that plays it is missing.</source>
        <translation>Nincs hang: hiányzik a programnak az a része, amely megszólaltatná.</translation>
    </message>
    <message>
        <source>No sound: this computer has no loudspeaker ready.</source>
        <translation>Nincs hang: ezen a gépen nincs használható hangszóró.</translation>
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
        <source>Slow</source>
        <translation>Lassú</translation>
    </message>
    <message>
        <source>The language of the system</source>
        <translation>A rendszer nyelve</translation>
    </message>
    <message>
        <source>Until something new is seen</source>
        <translation>Amíg valami új ki nem derül</translation>
    </message>
    <message>
        <source>{percent}%</source>
        <translation>{percent}%</translation>
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
        <source>&amp;Reduced motion: nothing travels</source>
        <translation>Ke&amp;vesebb mozgás: semmi sem vándorol</translation>
    </message>
    <message>
        <source>S&amp;ound</source>
        <translation>&amp;Hang</translation>
    </message>
    <message>
        <source>Taking back</source>
        <translation>Visszavonás</translation>
    </message>
    <message>
        <source>Moves may be taken &amp;back</source>
        <translation>A lépések v&amp;isszavonhatók</translation>
    </message>
    <message>
        <source>Dice and draws stay the same when you play again. Strict games never go back past something new.</source>
        <translation>Ha újra lépsz, a dobások és a húzások ugyanazok maradnak. Szigorú játékban nem lehet túlmenni azon, ami újat mutatott.</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>Bezárás</translation>
    </message>
</context>
<context>
    <name>Status</name>
    <message>
        <source>Save elsewhere…</source>
        <translation>Mentés máshová…</translation>
    </message>
    <message>
        <source>Saved</source>
        <translation>Mentve</translation>
    </message>
    <message numerus="yes">
        <source>Saved %n min ago</source>
        <translation>
            <numerusform>Mentve %n perce</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Saved %n s ago</source>
        <translation>
            <numerusform>Mentve %n mp-e</numerusform>
        </translation>
    </message>
    <message>
        <source>Try again</source>
        <translation>Újra</translation>
    </message>
    <message>
        <source>casual</source>
        <translation>baráti</translation>
    </message>
    <message>
        <source>dice hash {hash}</source>
        <translation>kockalenyomat: {hash}</translation>
    </message>
    <message>
        <source>seed {seed}</source>
        <translation>mag: {seed}</translation>
    </message>
    <message>
        <source>strict</source>
        <translation>szigorú</translation>
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
        <source>&amp;View</source>
        <translation>&amp;Nézet</translation>
    </message>
    <message>
        <source>How fast everything moves</source>
        <translation>Milyen gyorsan mozogjon minden</translation>
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
        <source>Start a game with the usual seats: the bar above the table always says what can be done, and everything can be taken back.</source>
        <translation>Kezdj egy játékot a szokásos felállásban: az asztal fölötti sáv mindig megmondja, mit lehet tenni, és minden visszavonható.</translation>
    </message>
    <message>
        <source>The rules</source>
        <translation>A szabályok</translation>
    </message>
</context>
<context>
    <name>actions</name>
    <message>
        <source>&amp;About Burgundy Desktop</source>
        <translation>A Burgundy Desktop &amp;névjegye</translation>
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
        <source>&amp;Undo</source>
        <translation>&amp;Visszavonás</translation>
    </message>
    <message>
        <source>All games and everything you have begun</source>
        <translation>Az összes játék és minden, amit elkezdtél</translation>
    </message>
    <message>
        <source>Back to &amp;now</source>
        <translation>Vissza a &amp;jelenbe</translation>
    </message>
    <message>
        <source>Back to your last decision</source>
        <translation>Vissza az utolsó döntésedhez</translation>
    </message>
    <message>
        <source>Back to your last decision, past the dice: they will fall the same again</source>
        <translation>Vissza az utolsó döntésedhez, a dobáson túlra: a kockák újra ugyanazt mutatják majd</translation>
    </message>
    <message>
        <source>Begin a new game</source>
        <translation>Új játék kezdése</translation>
    </message>
    <message>
        <source>Close the program; every game is saved already</source>
        <translation>A program bezárása; minden játék el van már mentve</translation>
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
        <source>Instant</source>
        <translation>Azonnali</translation>
    </message>
    <message>
        <source>Language, look, pace, taking back</source>
        <translation>Nyelv, megjelenés, tempó, visszavonás</translation>
    </message>
    <message>
        <source>Leave the past of the log</source>
        <translation>Kilépés a napló múltjából</translation>
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
        <source>Normal</source>
        <translation>Normál</translation>
    </message>
    <message>
        <source>Open a saved game from anywhere</source>
        <translation>Mentett játék megnyitása bárhonnan</translation>
    </message>
    <message>
        <source>Open…</source>
        <translation>Megnyitás…</translation>
    </message>
    <message>
        <source>Play what was taken back once more, the same dice</source>
        <translation>A visszavont lépések újra, ugyanazokkal a kockákkal</translation>
    </message>
    <message>
        <source>Put a copy of this game into a file of your own</source>
        <translation>A játék másolata egy saját fájlba</translation>
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
        <source>Show or hide the log</source>
        <translation>A napló megjelenítése vagy elrejtése</translation>
    </message>
    <message>
        <source>Slow</source>
        <translation>Lassú</translation>
    </message>
    <message>
        <source>The rules, at the place that matters now</source>
        <translation>A szabályok, rögtön a jó helyen</translation>
    </message>
    <message>
        <source>What a strong player would do, and why</source>
        <translation>Mit lépne egy erős játékos, és miért</translation>
    </message>
    <message>
        <source>Where every point came from</source>
        <translation>Honnan jött minden pont</translation>
    </message>
    <message>
        <source>Zoom &amp;in</source>
        <translation>&amp;Nagyítás</translation>
    </message>
    <message>
        <source>Zoom &amp;out</source>
        <translation>&amp;Kicsinyítés</translation>
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
        <source>%n point(s)</source>
        <translation>
            <numerusform>%n pont</numerusform>
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
        <source>%n space(s) still open</source>
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
        <source>1 Silverling at the end of every phase.</source>
        <translation>Minden fázis végén 1 ezüstpénz.</translation>
    </message>
    <message>
        <source>2 Silverlings.</source>
        <translation>2 ezüstpénz.</translation>
    </message>
    <message>
        <source>4 points.</source>
        <translation>4 pont.</translation>
    </message>
    <message>
        <source>4 workers.</source>
        <translation>4 munkáslapka.</translation>
    </message>
    <message>
        <source>A brown tile goes {to_depot}</source>
        <translation>Barna áru kerül {to_depot}</translation>
    </message>
    <message numerus="yes">
        <source>A complete region scores %n point(s) more in this phase.</source>
        <translation>
            <numerusform>Ebben a fázisban egy befejezett régió %n ponttal többet hoz.</numerusform>
        </translation>
    </message>
    <message>
        <source>A pink tile goes {to_depot}</source>
        <translation>Rózsaszín áru kerül {to_depot}</translation>
    </message>
    <message>
        <source>A purple tile goes {to_depot}</source>
        <translation>Lila áru kerül {to_depot}</translation>
    </message>
    <message>
        <source>A red tile goes {to_depot}</source>
        <translation>Piros áru kerül {to_depot}</translation>
    </message>
    <message>
        <source>A tile is worth more than the silver.</source>
        <translation>Egy lapka többet ér, mint az ezüst.</translation>
    </message>
    <message>
        <source>A turquoise tile goes {to_depot}</source>
        <translation>Türkizkék áru kerül {to_depot}</translation>
    </message>
    <message>
        <source>An orange tile goes {to_depot}</source>
        <translation>Narancssárga áru kerül {to_depot}</translation>
    </message>
    <message>
        <source>Animals</source>
        <translation>Állatok</translation>
    </message>
    <message>
        <source>Another player is playing.</source>
        <translation>Most más van soron.</translation>
    </message>
    <message>
        <source>At the end: 1 point for each goods tile you have sold.</source>
        <translation>A végén 1 pont minden eladott árulapkádért.</translation>
    </message>
    <message>
        <source>At the end: 2 points for each of your bonus tiles.</source>
        <translation>A végén 2 pont minden bónuszlapkádért.</translation>
    </message>
    <message>
        <source>At the end: 3 points for each type of goods you have sold.</source>
        <translation>A végén 3 pont minden árutípusért, amelyből eladtál.</translation>
    </message>
    <message>
        <source>At the end: 4 points for each bank on your estate.</source>
        <translation>A végén 4 pont a birtokod minden bankjáért.</translation>
    </message>
    <message>
        <source>At the end: 4 points for each boarding house on your estate.</source>
        <translation>A végén 4 pont a birtokod minden lakóházáért.</translation>
    </message>
    <message>
        <source>At the end: 4 points for each carpenter&apos;s workshop on your estate.</source>
        <translation>A végén 4 pont a birtokod minden asztalosműhelyéért.</translation>
    </message>
    <message>
        <source>At the end: 4 points for each church on your estate.</source>
        <translation>A végén 4 pont a birtokod minden templomáért.</translation>
    </message>
    <message>
        <source>At the end: 4 points for each city hall on your estate.</source>
        <translation>A végén 4 pont a birtokod minden városházájáért.</translation>
    </message>
    <message>
        <source>At the end: 4 points for each market on your estate.</source>
        <translation>A végén 4 pont a birtokod minden piacáért.</translation>
    </message>
    <message>
        <source>At the end: 4 points for each sort of animal on your estate.</source>
        <translation>A végén 4 pont a birtokod minden állatfajtájáért.</translation>
    </message>
    <message>
        <source>At the end: 4 points for each warehouse on your estate.</source>
        <translation>A végén 4 pont a birtokod minden raktárépületéért.</translation>
    </message>
    <message>
        <source>At the end: 4 points for each watchtower on your estate.</source>
        <translation>A végén 4 pont a birtokod minden őrtornyáért.</translation>
    </message>
    <message>
        <source>Bank</source>
        <translation>Bank</translation>
    </message>
    <message>
        <source>Board of player {number}</source>
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
        <source>Brings {points} points at once.</source>
        <translation>Azonnal {points} pontot hoz.</translation>
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
        <source>Buy a tile for {price} silver, or end your turn.</source>
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
        <source>Choose a depot next to the first for more goods, or do without.</source>
        <translation>Válassz egyet az elsővel szomszédos depók közül további áruért, vagy hagyd ki.</translation>
    </message>
    <message>
        <source>Choose a depot: your ship fetches all its goods.</source>
        <translation>Válassz egy depót: a hajód elhozza minden áruját.</translation>
    </message>
    <message>
        <source>Choose a die, or pay with silver.</source>
        <translation>Válassz egy kockát, vagy fizess ezüsttel.</translation>
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
        <source>Choose the tile to buy for {price} silver.</source>
        <translation>Válaszd ki, melyik lapkát veszed meg {price} ezüstpénzért.</translation>
    </message>
    <message>
        <source>Choose your estate and a space for your castle, in secret.</source>
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
        <source>Closes the castle region: {points} points.</source>
        <translation>Befejezi a várrégiót: {points} pont.</translation>
    </message>
    <message>
        <source>Closes the city: {points} points.</source>
        <translation>Befejezi a várost: {points} pont.</translation>
    </message>
    <message>
        <source>Closes the knowledge region: {points} points.</source>
        <translation>Befejezi a tudásrégiót: {points} pont.</translation>
    </message>
    <message>
        <source>Closes the mine region: {points} points.</source>
        <translation>Befejezi a bányarégiót: {points} pont.</translation>
    </message>
    <message>
        <source>Closes the pasture: {points} points.</source>
        <translation>Befejezi a legelőt: {points} pont.</translation>
    </message>
    <message>
        <source>Closes the river: {points} points.</source>
        <translation>Befejezi a folyószakaszt: {points} pont.</translation>
    </message>
    <message>
        <source>Costs {price} Silverlings, and no die; you have none.</source>
        <translation>Kocka nem kell hozzá, de {price} ezüstpénzbe kerül; neked egy sincs.</translation>
    </message>
    <message>
        <source>Costs {price} Silverlings, and no die; you have {have}.</source>
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
        <source>Do without</source>
        <translation>Kihagyod</translation>
    </message>
    <message>
        <source>Do without</source>
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
        <source>Each sale also brings you 1 worker.</source>
        <translation>Minden eladásod 1 munkáslapkát is hoz.</translation>
    </message>
    <message>
        <source>Each sale brings you 2 Silverlings, not 1.</source>
        <translation>Minden eladásod 2 ezüstpénzt hoz, nem 1-et.</translation>
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
        <source>Everyone plays estate 1</source>
        <translation>Mindenki az 1-es birtokon játszik</translation>
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
        <source>Fetches all goods of one depot and moves you ahead in turn order.</source>
        <translation>Elhozza egy depó összes áruját, és előrevisz a játékosrendben.</translation>
    </message>
    <message>
        <source>Fetches {goods}.</source>
        <translation>Elhoz {goods}.</translation>
    </message>
    <message>
        <source>First decide what the line above asks.</source>
        <translation>Előbb döntsd el, amit a fenti sor kérdez.</translation>
    </message>
    <message numerus="yes">
        <source>First to cover all spaces of this colour: %n point(s).</source>
        <translation>
            <numerusform>Aki elsőként lefedi ennek a színnek minden mezőjét: %n pont.</numerusform>
        </translation>
    </message>
    <message>
        <source>For placing a building, a die may be off by 1.</source>
        <translation>Épület lerakásához a kocka 1-gyel eltérhet.</translation>
    </message>
    <message>
        <source>For placing a castle, a mine or knowledge, a die may be off by 1.</source>
        <translation>Vár, bánya vagy tudáslapka lerakásához a kocka 1-gyel eltérhet.</translation>
    </message>
    <message>
        <source>For placing a ship or an animal, a die may be off by 1.</source>
        <translation>Hajó vagy állat lerakásához a kocka 1-gyel eltérhet.</translation>
    </message>
    <message>
        <source>For taking a tile, a die may be off by 1.</source>
        <translation>Lapka elvételéhez a kocka 1-gyel eltérhet.</translation>
    </message>
    <message>
        <source>Frees a place in your storage.</source>
        <translation>Helyet szabadít fel a laparaktáradban.</translation>
    </message>
    <message>
        <source>From the black depot only.</source>
        <translation>Csak a fekete depón bukkan fel.</translation>
    </message>
    <message>
        <source>Full purse</source>
        <translation>Teli erszény</translation>
    </message>
    <message>
        <source>Further right plays earlier; in a tower the top one first.</source>
        <translation>Aki jobbra áll, előbb játszik; a toronyban a legfelső az első.</translation>
    </message>
    <message>
        <source>Gives one more action.</source>
        <translation>Ad még egy akciót.</translation>
    </message>
    <message>
        <source>Good prices</source>
        <translation>Jó árak</translation>
    </message>
    <message>
        <source>Goods for the next ship: {goods}.</source>
        <translation>Áru a következő hajónak: {goods}.</translation>
    </message>
    <message>
        <source>Goods not sold</source>
        <translation>El nem adott áruk</translation>
    </message>
    <message>
        <source>Goods of the coming rounds</source>
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
        <source>It is worth the least to you now.</source>
        <translation>Most ez ér neked a legkevesebbet.</translation>
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
        <source>Leaves only one space open in this region.</source>
        <translation>Ebben a régióban már csak egy mező marad üres.</translation>
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
        <source>Moves you ahead in turn order.</source>
        <translation>Előrevisz a játékosrendben.</translation>
    </message>
    <message>
        <source>Needs no workers.</source>
        <translation>Nem kell hozzá munkás.</translation>
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
        <source>No goods here for a ship.</source>
        <translation>Itt most nincs áru a hajóknak.</translation>
    </message>
    <message>
        <source>No tile on sale is worth the silver now.</source>
        <translation>Most egyik eladó lapka sem éri meg az ezüstöt.</translation>
    </message>
    <message>
        <source>Nothing better is possible now.</source>
        <translation>Most ennél jobb nem lehetséges.</translation>
    </message>
    <message>
        <source>Nothing on offer would help you now.</source>
        <translation>Most egyik lehetőség sem segítene.</translation>
    </message>
    <message>
        <source>Once in your turn you may buy from any of the seven depots.</source>
        <translation>Körönként egyszer mind a hét depóról vásárolhatsz.</translation>
    </message>
    <message>
        <source>One more action at once, with any number.</source>
        <translation>Azonnal jár egy további akció, tetszőleges számmal.</translation>
    </message>
    <message>
        <source>One tile like this closes a region: {region}.</source>
        <translation>Egy ilyen lapka befejez egy régiót: {region}.</translation>
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
        <source>Others could still take it in this round.</source>
        <translation>Ebben a fordulóban más is elvihetné.</translation>
    </message>
    <message numerus="yes">
        <source>Pays %n Silverling(s) until the end.</source>
        <translation>
            <numerusform>A játék végéig %n ezüstpénzt fizet.</numerusform>
        </translation>
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
        <source>All have chosen</source>
        <translation>Mindenki választott</translation>
    </message>
    <message>
        <source>Both your dice have been used.</source>
        <translation>Mindkét kockádat felhasználtad már.</translation>
    </message>
    <message>
        <source>Buildings do not reach the black depot.</source>
        <translation>Az épületek a fekete depóról nem hoznak.</translation>
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
        <source>Goods on a depot are fetched by a ship.</source>
        <translation>A depók áruit hajóval lehet elhozni.</translation>
    </message>
    <message>
        <source>Goods to sell</source>
        <translation>Eladható áruk</translation>
    </message>
    <message>
        <source>Only a depot next to the first one.</source>
        <translation>Csak az elsővel szomszédos depó lehet.</translation>
    </message>
    <message>
        <source>Only the pattern of the colours differs; the numbers are the same.</source>
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
        <source>Place another tile on any glowing space, or do without.</source>
        <translation>Tegyél le még egy lapkát egy ragyogó mezőre, vagy hagyd ki.</translation>
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
        <translation>Tegyél le {tile} egy ragyogó mezőre.</translation>
    </message>
    <message>
        <source>Place {tile} on a glowing space: solid with a die as it lies, dashed with workers.</source>
        <translation>Tegyél le {tile} egy ragyogó mezőre; ahol szaggatott a vonal, ott munkás is kell.</translation>
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
        <source>Puts you first in the next round.</source>
        <translation>Az élre visz a következő fordulóban.</translation>
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
        <source>Scores its animals, and again each tile of the same sort in the pasture.</source>
        <translation>Az állataiért ad pontot, és a legelő minden ugyanilyen lapkájáért is újra.</translation>
    </message>
    <message>
        <source>Scores {points} points in the pasture.</source>
        <translation>{points} pontot hoz a legelőn.</translation>
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
        <source>Sell one type of goods, or do without.</source>
        <translation>Adj el egy árutípust, vagy hagyd ki.</translation>
    </message>
    <message>
        <source>Sell one type of goods.</source>
        <translation>Eladhatod egyik árutípusodat.</translation>
    </message>
    <message>
        <source>Sells {goods} for {points} points.</source>
        <translation>Elad {goods}, ez {points} pont.</translation>
    </message>
    <message>
        <source>Ship</source>
        <translation>Hajó</translation>
    </message>
    <message>
        <source>Shows where the goods of this round go. Not for actions.</source>
        <translation>Azt mutatja, hová kerül a forduló áruja. Akcióra nem használható.</translation>
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
        <source>Sold all at once, with {a_number}.</source>
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
        <source>Take a building from a numbered depot, or do without.</source>
        <translation>Vegyél el egy épületet egy számozott depóról, vagy hagyd ki.</translation>
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
        <source>Take a mine, castle or knowledge tile, or do without.</source>
        <translation>Vegyél el egy bányát, várat vagy tudáslapkát, vagy hagyd ki.</translation>
    </message>
    <message>
        <source>Take a ship or an animal from a numbered depot.</source>
        <translation>Elhozhatsz egy hajót vagy állatot egy számozott depóról.</translation>
    </message>
    <message>
        <source>Take a ship or an animal, or do without.</source>
        <translation>Vegyél el egy hajót vagy állatot, vagy hagyd ki.</translation>
    </message>
    <message>
        <source>Take a tile</source>
        <translation>Lapka elvétele</translation>
    </message>
    <message>
        <source>Take a tile from {depot}, place one {on_number}, sell, or take workers.</source>
        <translation>Lapkát vehetsz el ({depot}), letehetsz egyet ({on_number}), eladhatsz, vagy munkásokat vehetsz el.</translation>
    </message>
    <message>
        <source>Take one more action with any number: your castle grants it.</source>
        <translation>Hajts végre még egy akciót tetszőleges számmal: a várad adja.</translation>
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
        <source>Taking workers also brings you 1 Silverling.</source>
        <translation>Ha munkáslapkákat veszel el, 1 ezüstpénzt is kapsz.</translation>
    </message>
    <message>
        <source>Taking workers brings you 4 of them, not 2.</source>
        <translation>Ha munkáslapkákat veszel el, 4-et kapsz, nem 2-t.</translation>
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
        <source>The first castle stands on a dark green space.</source>
        <translation>A kezdővár sötétzöld mezőre való.</translation>
    </message>
    <message>
        <source>The game is over.</source>
        <translation>A játék véget ért.</translation>
    </message>
    <message>
        <source>The game is over: final scoring</source>
        <translation>Vége a játéknak: jön a végső értékelés</translation>
    </message>
    <message>
        <source>The market brings ships and animals only.</source>
        <translation>A piac csak hajót és állatot hoz.</translation>
    </message>
    <message>
        <source>The new tile cannot be thrown away.</source>
        <translation>Az új lapkát nem lehet kidobni.</translation>
    </message>
    <message>
        <source>The space must touch one you have covered.</source>
        <translation>A mezőnek egy lefedett meződdel kell érintkeznie.</translation>
    </message>
    <message>
        <source>The leftmost comes next, to the depot of the white die.</source>
        <translation>A bal szélső jön, a fehér kocka depójára.</translation>
    </message>
    <message numerus="yes">
        <source>Another player has it: it brought %n point(s).</source>
        <translation>
            <numerusform>Már másé: %n pontot hozott.</numerusform>
        </translation>
    </message>
    <message>
        <source>Goods: {goods}.</source>
        <translation>Áruk: {goods}.</translation>
    </message>
    <message>
        <source>Knowledge: {titles}.</source>
        <translation>Tudományok: {titles}.</translation>
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
        <translation>Ezt most nem lehet választani.</translation>
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
        <source>This die has been used.</source>
        <translation>Ezt a kockát már felhasználtad.</translation>
    </message>
    <message>
        <source>This space is already covered.</source>
        <translation>Ez a mező már le van fedve.</translation>
    </message>
    <message>
        <source>This space is for animals, and you have stored none.</source>
        <translation>Ide állat való, de olyan nincs a laparaktáradban.</translation>
    </message>
    <message>
        <source>This space is for animals.</source>
        <translation>Ide állat való.</translation>
    </message>
    <message>
        <source>This space is for buildings, and you have stored none.</source>
        <translation>Ide épület való, de olyan nincs a laparaktáradban.</translation>
    </message>
    <message>
        <source>This space is for buildings.</source>
        <translation>Ide épület való.</translation>
    </message>
    <message>
        <source>This space is for castles, and you have stored none.</source>
        <translation>Ide vár való, de olyan nincs a laparaktáradban.</translation>
    </message>
    <message>
        <source>This space is for castles.</source>
        <translation>Ide vár való.</translation>
    </message>
    <message>
        <source>This space is for knowledge, and you have stored none.</source>
        <translation>Ide tudáslapka való, de olyan nincs a laparaktáradban.</translation>
    </message>
    <message>
        <source>This space is for knowledge.</source>
        <translation>Ide tudáslapka való.</translation>
    </message>
    <message>
        <source>This space is for mines, and you have stored none.</source>
        <translation>Ide bánya való, de olyan nincs a laparaktáradban.</translation>
    </message>
    <message>
        <source>This space is for mines.</source>
        <translation>Ide bánya való.</translation>
    </message>
    <message>
        <source>This space is for ships, and you have stored none.</source>
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
        <source>Throw away a tile</source>
        <translation>Lapka kidobása</translation>
    </message>
    <message>
        <source>Throw away a tile: your storage is full.</source>
        <translation>Dobj ki egy lapkát: tele a laparaktárad.</translation>
    </message>
    <message>
        <source>Throw away {tile}? It leaves the game for good.</source>
        <translation>Kidobsz {tile}? Végleg kikerül a játékból.</translation>
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
        <translation>Két kocka, egy csendes völgy, és egy birtok, amelyet be kell népesíteni.</translation>
    </message>
    <message>
        <source>Two of them buy a tile from the black depot, once in a turn.</source>
        <translation>Kettőért körönként egyszer vehetsz egy lapkát a fekete depóról.</translation>
    </message>
    <message>
        <source>Use both dice before you end your turn.</source>
        <translation>Előbb használd fel mindkét kockádat.</translation>
    </message>
    <message>
        <source>Use your dice, {first} and {second}, or buy: choose anything that glows.</source>
        <translation>Használd a kockáidat ({first} és {second}), vagy vásárolj: válassz bármit, ami ragyog.</translation>
    </message>
    <message>
        <source>Use your dice, {first} and {second}: choose anything that glows.</source>
        <translation>Használd a kockáidat ({first} és {second}): válassz bármit, ami ragyog.</translation>
    </message>
    <message>
        <source>Use your last die, {value}, or buy: choose anything that glows.</source>
        <translation>Használd az utolsó kockádat ({value}), vagy vásárolj: válassz bármit, ami ragyog.</translation>
    </message>
    <message>
        <source>Use your last die, {value}: choose anything that glows.</source>
        <translation>Használd az utolsó kockádat ({value}): válassz bármit, ami ragyog.</translation>
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
        <source>Waiting to be placed: {tiles}.</source>
        <translation>Lerakásra vár: {tiles}.</translation>
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
        <source>What this player has</source>
        <translation>Ennél a játékosnál</translation>
    </message>
    <message>
        <source>When a phase ends, each mine also brings you 1 worker.</source>
        <translation>A fázisok végén minden bányád 1 munkáslapkát is hoz.</translation>
    </message>
    <message>
        <source>When you place an animal, each tile that scores brings 1 point more.</source>
        <translation>Ha állatot teszel le, minden pontot adó lapka 1 ponttal többet hoz.</translation>
    </message>
    <message>
        <source>White die: {value}</source>
        <translation>Fehér kocka: {value}</translation>
    </message>
    <message>
        <source>Wins the large bonus tile: {points} points.</source>
        <translation>Megszerzi a nagy bónuszlapkát: {points} pont.</translation>
    </message>
    <message>
        <source>Wins the small bonus tile: {points} points.</source>
        <translation>Megszerzi a kis bónuszlapkát: {points} pont.</translation>
    </message>
    <message>
        <source>With the {value}: take a tile, place one, sell goods, or take workers.</source>
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
        <source>You buy {tile} {from_depot} for {silver} silver</source>
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
        <source>You do without the effect</source>
        <translation>Nem élsz a hatással</translation>
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
    <message numerus="yes">
        <source>You have it: it brought %n point(s).</source>
        <translation>
            <numerusform>A tiéd: %n pontot hozott.</numerusform>
        </translation>
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
        <source>You throw away {tile}</source>
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
        <source>Your estate has a space waiting for it.</source>
        <translation>A birtokodon már van neki hely.</translation>
    </message>
    <message>
        <source>Your goods storage holds three types at most.</source>
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
        <source>best {space}</source>
        <translation>a legjobb: {space}</translation>
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
        <source>closes the castle region: {points}</source>
        <translation>befejezi a várrégiót: {points}</translation>
    </message>
    <message>
        <source>closes the city: {points}</source>
        <translation>befejezi a várost: {points}</translation>
    </message>
    <message>
        <source>closes the knowledge region: {points}</source>
        <translation>befejezi a tudásrégiót: {points}</translation>
    </message>
    <message>
        <source>closes the mine region: {points}</source>
        <translation>befejezi a bányarégiót: {points}</translation>
    </message>
    <message>
        <source>closes the pasture: {points}</source>
        <translation>befejezi a legelőt: {points}</translation>
    </message>
    <message>
        <source>closes the river: {points}</source>
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
        <source>large bonus tile</source>
        <translation>nagy bónuszlapka</translation>
    </message>
    <message>
        <source>large bonus tile: +{points}</source>
        <translation>nagy bónuszlapka: +{points}</translation>
    </message>
    <message>
        <source>later in turn order</source>
        <comment>tie</comment>
        <translation>hátrébb a játékosrendben</translation>
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
        <source>more empty spaces</source>
        <comment>tie</comment>
        <translation>több üres mező</translation>
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
        <source>small bonus tile</source>
        <translation>kis bónuszlapka</translation>
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
        <source>the black depot</source>
        <translation>fekete depó</translation>
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
        <source>{direction} {region}</source>
        <translation>{direction} {region}</translation>
    </message>
    <message>
        <source>{goods}: {count}</source>
        <translation>{goods}: {count}</translation>
    </message>
    <message>
        <source>{player} buys {tile} {from_depot} for {silver} silver</source>
        <translation>{player} {silver} ezüstpénzért vesz {tile} {from_depot}</translation>
    </message>
    <message>
        <source>{player} chooses estate {number}</source>
        <translation>{player} birtokot választ: {number}</translation>
    </message>
    <message>
        <source>{player} does without the effect</source>
        <translation>{player} nem él a hatással</translation>
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
        <source>{player} throws away {tile}</source>
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
</context>
<context>
    <name>crash</name>
    <message>
        <source>A mistake in the program</source>
        <translation>Hiba a programban</translation>
    </message>
    <message>
        <source>A report for the builders lies in {path}.</source>
        <translation>A fejlesztőknek szóló jelentés itt van: {path}.</translation>
    </message>
    <message>
        <source>Something went wrong inside. Your game is saved up to the last move.</source>
        <translation>Valami elromlott a programban. A játékod az utolsó lépésig el van mentve.</translation>
    </message>
</context>
<context>
    <name>levels</name>
    <message>
        <source>Apprentice</source>
        <translation>Inas</translation>
    </message>
    <message>
        <source>Duke</source>
        <translation>Herceg</translation>
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
        <source>Person</source>
        <translation>Ember</translation>
    </message>
    <message>
        <source>Player {number}</source>
        <translation>{number}. játékos</translation>
    </message>
    <message>
        <source>You</source>
        <translation>Te</translation>
    </message>
    <message>
        <source>counts well and rarely wastes a die</source>
        <translation>jól számol, és ritkán pazarol el kockát</translation>
    </message>
    <message>
        <source>knows the rules and plays what looks nice</source>
        <translation>ismeri a szabályokat, és azt játssza, ami tetszik neki</translation>
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
        <source>thinks longest and forgives nothing</source>
        <translation>ő gondolkodik a legtovább, és semmit sem néz el</translation>
    </message>
</context>
<context>
    <name>own_tables</name>
    <message>
        <source>Show the folder of tables</source>
        <translation>A táblázatok mappájának megnyitása</translation>
    </message>
    <message>
        <source>own tables: {files}</source>
        <translation>saját táblázatok: {files}</translation>
    </message>
</context>
<context>
    <name>problems</name>
    <message>
        <source>Played again, the moves of this file lead elsewhere (at move {ply}). The file stays as it is.</source>
        <translation>Újra lejátszva a fájl lépései máshová vezetnek (ennél a lépésnél: {ply}). A fájl marad, ahogy van.</translation>
    </message>
    <message>
        <source>Something in the program is not as it should be: {reason}</source>
        <translation>Valami nincs rendben a programban: {reason}</translation>
    </message>
    <message>
        <source>The disk is full, so the last move is not saved yet. Make some room.</source>
        <translation>Megtelt a lemez, ezért az utolsó lépés még nincs elmentve. Csinálj egy kis helyet.</translation>
    </message>
    <message>
        <source>The folder of the games may not be written to ({reason}).</source>
        <translation>A játékok mappájába nem lehet írni ({reason}).</translation>
    </message>
    <message>
        <source>The game cannot be written to the disk ({reason}).</source>
        <translation>A játékot nem lehet a lemezre írni ({reason}).</translation>
    </message>
    <message>
        <source>This file cannot be read ({reason}).</source>
        <translation>Ezt a fájlt nem lehet olvasni ({reason}).</translation>
    </message>
    <message>
        <source>This file ends in the middle, perhaps because copying it was interrupted. It stays as it is; try another copy.</source>
        <translation>Ez a fájl félbeszakad, talán megszakadt a másolása. Marad, ahogy van; próbálj ki egy másik példányt.</translation>
    </message>
    <message>
        <source>This file holds a game that is not installed here: {game}.</source>
        <translation>Ebben a fájlban olyan játék van, amely itt nincs telepítve: {game}.</translation>
    </message>
    <message>
        <source>This file is empty. It stays as it is.</source>
        <translation>Ez a fájl üres. Marad, ahogy van.</translation>
    </message>
    <message>
        <source>This file is larger than {megabytes} MB; no saved game is.</source>
        <translation>Ez a fájl nagyobb {megabytes} MB-nál; ekkora mentett játék nincs.</translation>
    </message>
    <message>
        <source>This file is not a saved game of Burgundy Desktop. It stays as it is.</source>
        <translation>Ez a fájl nem a Burgundy Desktop mentett játéka. Marad, ahogy van.</translation>
    </message>
    <message>
        <source>This file was changed or damaged after the game was saved, so it is not opened. It stays as it is.</source>
        <translation>Ez a fájl a mentés után megváltozott vagy megsérült, ezért nem nyitjuk meg. Marad, ahogy van.</translation>
    </message>
    <message>
        <source>This game was played with an earlier version of the rules.</source>
        <translation>Ezt a játékot a szabályok korábbi változatával játszották.</translation>
    </message>
    <message>
        <source>This game was played with tables of your own that are not in force now: {files}. Put them back into your folder of tables and start the program anew, then it opens; until then it stays as it is.</source>
        <translation>Ezt a játékot olyan saját táblázatokkal játszották, amelyek most nincsenek érvényben: {files}. Tedd vissza őket a táblázataid mappájába, és indítsd újra a programot, akkor megnyílik; addig változatlan marad.</translation>
    </message>
    <message>
        <source>This game was played without these tables of your own: {files}. Take them out of your folder of tables and start the program anew, then it opens; until then it stays as it is.</source>
        <translation>Ezt a játékot a következő saját táblázataid nélkül játszották: {files}. Vedd ki őket a táblázataid mappájából, és indítsd újra a programot, akkor megnyílik; addig változatlan marad.</translation>
    </message>
    <message>
        <source>This game was saved by a newer version of the program. Install that version to go on with it; the file stays as it is.</source>
        <translation>Ezt a játékot a program egy újabb változata mentette. A folytatáshoz telepítsd azt a változatot; a fájl marad, ahogy van.</translation>
    </message>
    <message>
        <source>{file}, row {row} of {table}</source>
        <translation>{file}, {table} {row}. sora</translation>
    </message>
    <message>
        <source>{place} cannot be read ({reason}); the program&apos;s own table stays in force.</source>
        <translation>{place} nem olvasható ({reason}); a program saját táblázata marad érvényben.</translation>
    </message>
    <message>
        <source>{place} cannot be right ({reason}); the program&apos;s own table stays in force.</source>
        <translation>{place} hibás ({reason}); a program saját táblázata marad érvényben.</translation>
    </message>
    <message>
        <source>{place} is not a TOML file ({reason}); the program&apos;s own table stays in force.</source>
        <translation>{place} nem TOML-fájl ({reason}); a program saját táblázata marad érvényben.</translation>
    </message>
    <message>
        <source>{place} takes the place of none of the program&apos;s tables; they are called {reason}.</source>
        <translation>{place} a program egyik táblázatának sem lép a helyébe; azok neve: {reason}.</translation>
    </message>
</context>
<context>
    <name>sentences</name>
    <message>
        <source>{first} and {last}</source>
        <translation>{first} és {last}</translation>
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
    <name>telling</name>
    <message>
        <source>Taken back past the dice</source>
        <translation>Visszavonva, dobáson túl is</translation>
    </message>
    <message numerus="yes">
        <source>The game is over: you win with %n points!</source>
        <translation>
            <numerusform>Vége a játéknak: nyertél, %n ponttal!</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>The game is over: {names} share the victory with %n points.</source>
        <translation>
            <numerusform>Vége a játéknak: {names} osztozik a győzelmen, %n ponttal.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>The game is over: {name} wins with %n points.</source>
        <translation>
            <numerusform>Vége a játéknak: {name} nyert, %n ponttal.</numerusform>
        </translation>
    </message>
    <message>
        <source>This is how the table looked then.</source>
        <translation>Így nézett ki akkor az asztal.</translation>
    </message>
    <message>
        <source>you</source>
        <translation>te</translation>
    </message>
    <message>
        <source>{name} is thinking…</source>
        <translation>{name} gondolkodik…</translation>
    </message>
</context>
</TS>
