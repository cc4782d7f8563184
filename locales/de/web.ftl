app-title = Klots – vier Legespiele
skip = Zum Inhalt
loading = Lädt …
close = Schließen
save = Speichern
answer-yes = Ja
answer-no = Nein
sum = Summe
points = Punkte
points-why =
    { $points ->
        [one] { $points } Punkt
       *[other] { $points } Punkte
    }: warum?
points-bonus = Extrapunkte
points-before = Frühere Spiele
language = Sprache
footer = Klots: offen für alle, kein Konto nötig.
footer-api = Für Programme
guest-name = Gast
bot-name = Computer ({ $level })
nav = Seiten
nav-rules = Regeln
nav-pad = Punktezettel
nav-account = Du
nav-settings = Einstellungen
home-title = Vier Legespiele, ein Tisch
home-lead = Spiel sofort gegen den Computer, an einem Gerät oder per Link im Freundeskreis. Kein Konto nötig.
home-kingdomino = Leg Dominos um dein Schloss und zähl die Kronen auf deinem Land.
home-triominos = Leg dreieckige Steine, bring die Ecken zusammen, schließ das Sechseck.
home-quixo = Nimm einen Würfel, schieb ihn wieder hinein und bring fünf in eine Linie.
home-dominoes = Die lange Kette bis zum Neunerpasch, für zwei bis zehn Personen.
home-play-now = Jetzt spielen
home-with-friends = Mit anderen
home-one-device = An einem Gerät
home-learn = Lernen
home-more = Mehr Auswahl …
home-open-tables = Offene Tische
home-no-tables = Gerade wartet kein Tisch. Eröffne einen, dann sehen ihn andere hier.
home-mine = Deine Spiele
home-you-are = Du bist hier als { $name }.
tables-free =
    { $count ->
        [one] { $count } freier Platz
       *[other] { $count } freie Plätze
    }
tables-join = Mitspielen
tables-watch = Zusehen
tables-go-on = Weiter
tables-your-turn = Du bist dran
tables-look = Rückblick
new-title = Neuer Tisch: { $game }
new-device-title = An einem Gerät: { $game }
new-device-about = Alle spielen an diesem Gerät. Wo Hände verdeckt sind, fällt zwischen den Zügen ein Vorhang.
new-seats = Wer spielt
new-how-many = Wie viele spielen
new-you = Du
new-person = Ein Mensch
new-open = Frei für alle, die kommen
new-name-of = Name für Platz { $number }
new-who-sits = Wer sitzt auf Platz { $number }
new-options = Wie gespielt wird
new-table = Der Tisch
new-visible = Alle dürfen diesen Tisch sehen und mitspielen
new-chat = Man darf sich schreiben
new-rated = Gewertet: keine Tipps, kein Zurücknehmen
new-start = Spiel beginnen
new-make = Tisch eröffnen
new-match = Jemanden zum Spielen finden
options-none = Bei so vielen Personen hat dieses Spiel keine Optionen.
clock = Uhr
clock-none = Keine Uhr
clock-move =
    { $seconds ->
        [one] { $seconds } Sekunde
       *[other] { $seconds } Sekunden
    } je Zug
clock-game =
    Je { $minutes ->
        [one] { $minutes } Minute
       *[other] { $minutes } Minuten
    } + { $increment } s
clock-days =
    { $days ->
        [one] { $days } Tag
       *[other] { $days } Tage
    } je Zug
clock-days-left =
    { $days ->
        [one] { $days } Tag
       *[other] { $days } Tage
    }
clock-low =
    Noch { $seconds ->
        [one] { $seconds } Sekunde
       *[other] { $seconds } Sekunden
    }
gather-title = { $game }: der Tisch
gather-free = frei
gather-you = du
gather-host = Gastgeber
gather-ready = bereit
gather-not-ready = noch nicht bereit
gather-sit = Hier hinsetzen
gather-seat-bot = Computer …
gather-unseat = Platz freigeben
gather-name = Dein Name
gather-start = Bereit: los
gather-wait = Halt, noch nicht
gather-leave = Aufstehen
gather-waiting =
    { $count ->
        [one] Es fehlt noch { $count } Person.
       *[other] Es fehlen noch { $count } Personen.
    }
gather-word = Ein Wort fürs Mischen
gather-word-about = Der Server hat sein Geheimnis schon festgelegt; gezeigt wird nur der Fingerabdruck. Dein Wort wird hineingemischt, also kann niemand die Steine ausgesucht haben. Lässt du es leer, wird ein zufälliges genommen.
gather-commitment = Fingerabdruck des Geheimnisses:
invite-title = Freunde einladen
invite-about = Verschick diesen Link. Wer ihn öffnet, sitzt mit einmal Tippen am Tisch.
invite-link = Link zu diesem Tisch
invite-copy = Link kopieren
invite-copied = Kopiert
invite-share = Teilen
invite-qr = Der Link als QR-Code
turn-yours = Du bist dran
turn-of = { $player } ist am Zug
turn-over = Das Spiel ist zu Ende
turn-paused = Das Spiel macht Pause
turn-mark = ist am Zug
title-your-turn = Du bist dran
title-over = Spiel zu Ende
hand = Deine Hand
hand-playable = passt
hand-earlier = Stein nach links schieben
hand-later = Stein nach rechts schieben
hand-count =
    { $player }: { $count ->
        [one] { $count } Stein
       *[other] { $count } Steine
    } auf der Hand, { $points ->
        [one] { $points } Punkt
       *[other] { $points } Punkte
    }
pool-count =
    { $count ->
        [one] { $count } Stein
       *[other] { $count } Steine
    } im Vorrat
stock-count =
    { $count ->
        [one] { $count } Stein
       *[other] { $count } Steine
    } im Vorrat
move-commit = Spielen
move-turn = Drehen
move-back = Zurücklegen
move-gone = Dein Zug ist nicht mehr möglich.
plan-commit = Vormerken
plan-armed = Vorgemerkt: { $move }. Der Zug wird gespielt, sobald du dran bist.
plan-off = Der vorgemerkte Zug ist zurückgenommen.
moves-filter = Tippen, um einen Zug zu finden; Enter spielt den ersten.
moves-count =
    { $count ->
        [one] { $count } Zug
       *[other] { $count } Züge
    }
tool-hint = Tipp
tool-undo = Zurücknehmen
tool-ask-undo = Rücknahme erbitten
tool-moves = Alle Züge
tool-log = Verlauf und Chat
tool-menu = Mehr
tool-result = Ergebnis
tool-read = Tisch vorlesen
tool-zen = Nur das Brett
tool-resign = Aufgeben
tool-leave = Gehen (der Computer spielt weiter)
rule-link = Regel { $rule }
reconnecting = Die Verbindung ist weg. Sie wird neu aufgebaut …
bot-plays = Hier spielt der Computer
bot-plays-for-you = Der Computer spielt für dich.
play-yourself = Wieder selbst spielen
play-on = Weiterspielen
take-over = Computer spielen lassen
presence-here = da
presence-away = abwesend
presence-gone = gegangen
watching =
    { $count ->
        [one] { $count } schaut zu
       *[other] { $count } schauen zu
    }
log = Was geschah
round-over =
    { $why ->
        [out] Die Runde ist zu Ende: Eine Hand ist leer.
        [blocked] Die Runde ist zu Ende: Niemand kann spielen.
       *[none] Das letzte Spiel ist zu Ende.
    }
round-hands = Was auf der Hand blieb
since-title = Seit deinem letzten Zug
since-nothing = Noch nichts.
hint-title = Tipp
hint-none = Gerade kein Tipp.
hint-value = Siegchance { $percent } %.
offer-undo = Rücknahme erbitten
offer-draw = Remis anbieten
offer-pause = Um Pause bitten
offer-rematch = Noch einmal
offer-undo-asked = { $player } möchte den letzten Zug zurücknehmen.
offer-draw-asked = { $player } bietet Remis an.
offer-pause-asked = { $player } bittet um eine Pause.
offer-rematch-asked = { $player } möchte noch einmal spielen.
offer-undo-waits = Du hast darum gebeten, deinen Zug zurückzunehmen.
offer-draw-waits = Du hast Remis angeboten.
offer-pause-waits = Du hast um eine Pause gebeten.
offer-rematch-waits = Du möchtest noch einmal spielen. Warten auf die anderen.
offer-withdraw = Doch nicht
curtain-give = Gib das Gerät an { $player }
curtain-hold = { $player }: gedrückt halten
chat = Chat
chat-presets = Sag …
chat-own = Schreib etwas
chat-send = Senden
chat-team = Team
chat-team-only = Nur an mein Team
chat-hello = Hallo!
chat-good-luck = Viel Glück!
chat-well-played = Gut gespielt!
chat-thanks = Danke!
chat-oops = Hoppla!
chat-thinking = Lass mich nachdenken …
chat-back-soon = Bin gleich wieder da.
chat-good-game = Schönes Spiel!
zoom-in = Größer
zoom-out = Kleiner
zoom-fit = Alles zeigen
zoom-new-tile = Der neue Stein liegt in dieser Richtung
help-title = Tasten und Hilfe
help-kingdomino = Wähle ein leuchtendes Feld; das Domino erscheint dort mit seinen Punkten. Dreh es, dann spiel es. D führt zu den Dominos, die zur Wahl stehen, P zu deinem Königreich.
help-triominos = Wähle einen Stein deiner Hand (1 bis 9), dann eine der leuchtenden Stellen. Zieh den Tisch, um ihn zu verschieben, 0 zeigt alles.
help-quixo = Nimm einen Würfel mit hellem Rand, dann wähle, von welcher Seite er eingeschoben wird. Mit der Tastatur: Pfeile, Enter, dann der Pfeil dieser Seite.
help-dominoes = Wähle einen Stein deiner Hand (1 bis 9), dann ein Ende der Kette: links oder rechts.
help-tab = von der Hand zum Brett und weiter
help-arrows = zwischen den Stellen, an denen ein Zug möglich ist
help-enter = wählen, und spielen, was gezeigt wird
help-escape = zurück
help-order = einen Stein auf deiner Hand verschieben
help-turn = den Stein drehen (mit Shift andersherum)
help-list = die Liste aller Züge, mit Suche
help-hint = Tipp
help-undo = zurücknehmen, oder darum bitten
help-read = den Tisch vorlesen
help-zen = nur das Brett
after-title = Ergebnis
after-won =
    { $count ->
        [one] { $players } gewinnt!
       *[other] { $players } teilen sich den Sieg!
    }
after-draw = Unentschieden: Niemand gewinnt.
after-flagged = Bei jemandem war die Zeit abgelaufen.
after-resigned = Jemand hat aufgegeben.
after-agreed = Alle haben sich auf Remis geeinigt.
after-abandoned = Das Spiel blieb unvollendet.
after-again = Noch einmal
after-to-rematch = Zum nächsten Spiel
after-replay = Rückblick
after-record = Aufzeichnung speichern
fair-title = War das Mischen fair?
fair-about = Vor dem Spiel zeigte der Server den Fingerabdruck seines Geheimnisses; dann gaben alle ein Wort dazu. Jetzt ist das Geheimnis offen, und diese Seite rechnet jede Ziehung nach. Das beweist, dass nach dem Start nichts geändert wurde. Es beweist nicht, dass das Geheimnis vorher auf dem Server niemandem verraten wurde.
fair-check = Jede Ziehung nachrechnen
fair-failed = Die Ziehungen ließen sich nicht prüfen: Es gibt kein Geheimnis, oder dieser Browser erlaubt es nur über eine sichere Verbindung.
fair-commitment =
    { $right ->
        [yes] Das Geheimnis gehört zum Fingerabdruck.
       *[no] Das Geheimnis gehört nicht zum Fingerabdruck!
    }
fair-draws = { $right } von { $all } Ziehungen sind wie berechnet.
replay-title = Rückblick
replay-table = Zum Tisch
replay-start = Der Anfang
replay-first = Zum Anfang
replay-back = Einen Zug zurück
replay-next = Einen Zug weiter
replay-last = Zum Ende
replay-play = Von selbst abspielen
replay-stop = Anhalten
replay-slider = Zug
replay-eyes = Gesehen von
replay-all = allen
analysis-title = Analyse
analysis-about = Der Computer schaut sich jede Entscheidung noch einmal an. Das dauert einen Moment.
analysis-start = Analysieren
analysis-busy = Denkt nach …
analysis-graph = Die Siegchancen aller, Zug für Zug
analysis-costly = Die teuersten Züge
analysis-better = { $played } Um { $percent } % besser: { $better }
analysis-no-cost = Kein Zug hat viel gekostet.
analysis-luck = Was das Glück ausmachte
analysis-luck-of = { $player }: { $percent } %
lesson = Geführtes Spiel
lesson-next = Weiter
lesson-stop = Führung beenden
learn-title = { $game } lernen
learn-guided = Ein erstes geführtes Spiel
learn-guided-about = Fünf Minuten auf dem echten Brett, ein Gedanke nach dem anderen. Der Computer spielt nachsichtig.
learn-start = Start
learn-rules = Regeln lesen
rules-read = Lesen
pad-kept = Was du einträgst, bleibt auf diesem Gerät.
pad-clear = Zettel leeren
pad-undo = Letzte Zeile zurücknehmen
pad-more = Eine Person mehr
pad-fewer = Eine Person weniger
pad-whose = Wer ist dran
pad-what = Was
pad-value = Wert des Steins
pad-others = Wert der anderen Hände
pad-add = { $points } aufschreiben
pad-add-round = Runde eintragen
pad-round = Runde
pad-target = Gespielt wird bis
pad-terrain = Landschaft
pad-crowns = Kronen
pad-empty = leer
pad-kingdom = Das Königreich
pad-size = { $size } × { $size } Felder
pad-kingdomino-about = Wähle eine Landschaft und ihre Kronen, dann tipp die Felder des Königreichs an.
pad-triominos-about = Schreib jeden Stein, jedes Ziehen und das Ende jeder Runde auf; der Zettel rechnet zusammen.
pad-dominoes-about = Trag nach jeder Runde ein, was alle noch auf der Hand haben (ein Pasch zählt einfach). Die kleinste Summe gewinnt und bekommt den Rest.
pad-deed-lay = Stein gelegt
pad-deed-start = Erster Stein der Runde
pad-deed-bridge = Brücke
pad-deed-double = Doppelverbindung
pad-deed-hexagon = Sechseck
pad-deed-hexagons2 = Zwei Sechsecke
pad-deed-hexagons3 = Drei Sechsecke
pad-deed-draw = Stein gezogen
pad-deed-stuck = Zug ohne Stein
pad-deed-out = Hand leer, Runde gewonnen
pad-deed-blocked = Kleinste Hand, wenn niemand mehr kann
settings-look = Aussehen
settings-theme = Farben
theme-auto = wie das Gerät
theme-light = hell
theme-dark = dunkel
theme-contrast = hoher Kontrast
settings-letters = Ein Buchstabe auf jeder Landschaft
settings-motion = Bewegung
motion-auto = wie das Gerät
motion-full = bewegt
motion-none = ruhig
settings-play = Wie gespielt wird
settings-confirm = Züge bestätigen
confirm-always = immer
confirm-touch = nur bei Berührung
confirm-never = nie
settings-previews = Zeigen, was ein Zug brächte
settings-playable = Passende Steine markieren
settings-ahead = Einen Zug vormerken, während andere nachdenken
settings-ahead-about = Wähle und bestätige einen Zug, bevor du dran bist: Er wird dann von selbst gespielt, wenn er noch möglich ist. Bis dahin nimmst du ihn mit Esc oder durch Antippen zurück. Nicht in gewerteten Spielen mit verdeckten Steinen.
settings-notices = Hinweise
settings-sounds = Töne
settings-notify = Sag mir, wenn ich dran bin, auch wenn die Seite im Hintergrund ist
settings-notify-refused = Der Browser erlaubt keine Hinweise von dieser Seite.
settings-kept = Die Einstellungen bleiben auf diesem Gerät und gelten ohne Konto.
notice-your-turn = { $game }: Du bist dran.
notice-restart =
    Der Server startet neu; das dauert etwa { $seconds ->
        [one] { $seconds } Sekunde
       *[other] { $seconds } Sekunden
    }. Nichts geht verloren.
notice-frozen = Der Server kann gerade keine Züge speichern. Er macht von selbst weiter.
account-name = Dein Name
account-name-about = So sehen dich andere am Tisch.
account-saved = Gespeichert.
account-account = Ein Konto, wenn du magst
account-account-about = Es bewahrt deine Wertungen und deine Spiele. Alles, was du als Gast gespielt hast, kommt mit.
account-login = Name zum Anmelden
account-password = Passwort
account-new-password = Neues Passwort
account-change-password = Passwort ändern
account-sign-in = Anmelden
account-sign-up = Konto anlegen
account-sign-out = Abmelden
account-signed-in = Du bist angemeldet.
account-signed-out = Du bist abgemeldet.
account-signed-in-as = Angemeldet als { $name }
account-device = Auf einem anderen Gerät spielen
account-device-about = Mit einem Link bist du auch auf einem anderen Gerät du. Er gilt einmal; gib ihn niemandem.
account-device-link = Link erzeugen
account-played = Was du gespielt hast
account-game = Spiel
account-games = Spiele
account-won = Gewonnen
account-rating = Wertung
account-history = Beendete Spiele
account-sessions = Wo du angemeldet bist
account-this = hier
account-end = Beenden
account-token = Schlüssel erzeugen
account-token-label = Für welches Programm
account-token-once = Er wird nur einmal gezeigt:
account-data = Was über dich gespeichert ist
account-data-about = Du kannst alles, was über dich gespeichert ist, als Datei bekommen oder löschen lassen.
account-export = Als Datei speichern
account-forget = Alles über mich löschen
account-forget-sure = Ja, alles für immer löschen
account-forgotten = Alles über dich ist gelöscht.
recover-title = Hier dieselbe Person sein
recover-about = Dieser Link kommt von einem anderen Gerät von dir. Wenn du zustimmst, sind deine Spiele auch hier.
recover-accept = Ja, das bin ich
ranking = Rangliste
ranking-place = Rang
ranking-name = Name
ranking-empty = In diesem Spiel hat noch niemand eine Wertung.
problem-home = Zur Startseite
problem-again = Erneut versuchen
problem-no-page = Diese Seite gibt es nicht.
problem-no-page-about = Vielleicht wurde die Adresse abgeschnitten. Von der Startseite ist alles erreichbar.
problem-no-server = Der Server ist nicht erreichbar.
problem-no-server-about = Deine Spiele sind dort sicher und gehen weiter, wenn er wieder da ist. Regeln, Punktezettel und Einstellungen gehen auch ohne ihn.
problem-server = Auf dem Server ist etwas schiefgegangen.
problem-server-about = Nichts ist verloren. Versuch es gleich noch einmal.
problem-not-found = Diesen Tisch gibt es nicht.
problem-not-found-about = Der Link ist vielleicht alt oder abgeschnitten. Lass dir einen neuen geben, oder eröffne selbst einen Tisch.
problem-full-table = Dieser Tisch ist voll.
problem-full-table-about = Alle Plätze sind besetzt. Du kannst einen eigenen Tisch eröffnen.
terrain-letter-wheat = K
terrain-letter-forest = W
terrain-letter-water = S
terrain-letter-grass = G
terrain-letter-swamp = M
terrain-letter-mine = B
kingdomino-current = Zu legen
kingdomino-next = Zur Wahl
kingdomino-done = fertig
kingdomino-castle = Schloss
kingdomino-half =
    { $crowns ->
        [0] { $terrain }
        [one] { $terrain } mit { $crowns } Krone
       *[other] { $terrain } mit { $crowns } Kronen
    }
kingdomino-tile = Domino { $number }: { $left }, { $right }
kingdomino-place =
    { $across ->
        [right] { $x } rechts
        [left] { $x } links
       *[none] { "" }
    } { $along ->
        [down] { $y } unten
        [up] { $y } oben
       *[none] { "" }
    }
kingdomino-empty =
    { $ways ->
        [0] leer
        [one] leer, { $ways } Möglichkeit
       *[other] leer, { $ways } Möglichkeiten
    }
kingdomino-kingdom =
    Königreich von { $player }, { $points ->
        [one] { $points } Punkt
       *[other] { $points } Punkte
    }
kingdomino-enlarge =
    Königreich von { $player } ansehen, { $points ->
        [one] { $points } Punkt
       *[other] { $points } Punkte
    }
kingdomino-own-again = Zurück zu meinem Königreich
kingdomino-gain =
    { $has ->
        [yes] { $gain } – { $why }
       *[no] { $gain }
    }
kingdomino-choose-place = Leg { $tile }.
kingdomino-choose-tile = Wähle ein Domino für die nächste Runde.
kingdomino-no-place = Domino { $number } passt nirgends. Es wird abgeworfen.
kingdomino-discard = { $number } abwerfen
kingdomino-next-order = In der nächsten Runde wählst du als Nummer { $place }.
kingdomino-one-way = Keine andere Richtung passt hier.
kingdomino-not-here = Das Domino passt hier nicht.
kingdomino-move-pick = { $tile } wählen
kingdomino-move-discard = Domino { $number } abwerfen
kingdomino-move-place = { $left } auf { $a }, { $right } auf { $b } ({ $gain })
quixo-board = Brett
quixo-cell =
    { $square }: { $symbol ->
        [cross] Kreuz
        [circle] Kreis
       *[blank] leer
    }{ $dot ->
        [yes] , zeigt auf { $player }
       *[no] { "" }
    }{ $can ->
        [yes] , kann genommen werden
       *[no] { "" }
    }
quixo-row = Reihe { $row }: { $cells }
quixo-cube-cross = Kreuz
quixo-cube-circle = Kreis
quixo-cube-blank = leer
quixo-choose-cube =
    { $symbol ->
        [cross] Nimm einen Würfel: leer oder Kreuz.
       *[circle] Nimm einen Würfel: leer oder Kreis.
    }
quixo-choose-side = Von welcher Seite wird er eingeschoben?
quixo-move =
    { $side ->
        [top] Würfel { $from }, von oben eingeschoben
        [bottom] Würfel { $from }, von unten eingeschoben
        [left] Würfel { $from }, von links eingeschoben
       *[right] Würfel { $from }, von rechts eingeschoben
    }
quixo-move-dot = der Punkt zeigt auf { $player }
quixo-move-pass = Passen
quixo-must-pass = Du kannst keinen Würfel nehmen: Du musst passen.
quixo-dot = Auf wen der Punkt zeigt
quixo-wins = gewinnt
quixo-loses = Vorsicht: Das bildet eine Linie der Gegenseite!
triominos-table =
    { $count ->
        [one] Der Tisch mit { $count } Stein { $tiles }
       *[other] Der Tisch mit { $count } Steinen { $tiles }
    }
triominos-spots = Stellen, an die der Stein passt
triominos-points =
    { $bonus ->
        [bridge] { $points } Punkte mit einer Brücke
        [double] { $points } Punkte mit einer Doppelverbindung
        [hexagon] { $points } Punkte mit einem Sechseck
       *[none]
            { $points ->
                [one] { $points } Punkt
               *[other] { $points } Punkte
            }
    }
triominos-choose-tile = Wähle einen Stein deiner Hand.
triominos-choose-spot =
    { $count ->
        [one] Er passt an { $count } Stelle.
       *[other] Er passt an { $count } Stellen.
    }
triominos-fits-nowhere = { $tile } passt jetzt nirgends.
triominos-must-draw = Keiner deiner Steine passt: Zieh einen.
triominos-must-pass = Nichts passt und es ist nichts mehr zu ziehen: Du musst passen.
triominos-draw = Ziehen (−5), noch { $count }
triominos-pass = Passen (−10)
triominos-move-start = { $tile } zuerst legen: { $points }
triominos-move-beside = { $tile } neben { $beside } legen
triominos-move-lay = { $tile } neben { $beside } legen: { $points }
dominoes-tile = { $left } und { $right }
dominoes-double = { $number }er-Pasch
dominoes-line =
    { $count ->
        [one] Die Kette mit { $count } Stein: { $tiles }
       *[other] Die Kette mit { $count } Steinen: { $tiles }
    }
dominoes-ends = Die offenen Enden sind { $left } links und { $right } rechts.
dominoes-end =
    { $end ->
        [left] Linkes Ende: { $number }
        [right] Rechtes Ende: { $number }
       *[start] Hierhin kommt der erste Stein
    }
dominoes-choose-tile = Wähle einen Stein, der passt.
dominoes-choose-end = Links oder rechts?
dominoes-fits-nowhere = { $tile } passt weder an { $left } noch an { $right }.
dominoes-must-start = Die Runde beginnt mit { $tile }.
dominoes-must-draw = Nichts passt: Zieh einen Stein.
dominoes-must-pass = Nichts passt und der Vorrat ist leer: Du musst passen.
dominoes-draw = Ziehen, noch { $count }
dominoes-pass = Passen
dominoes-sort =
    { $order ->
        [pips] Nach Augen geordnet
        [doubles] Pasche zuerst
        [own] Eigene Reihenfolge
       *[drawn] Wie gezogen
    }
dominoes-move-lay =
    { $end ->
        [left] { $tile } links, an die { $number }
        [right] { $tile } rechts, an die { $number }
       *[start] { $tile } als ersten Stein
    }
points-rounds-before = Frühere Runden
points-last-round = Die letzte Runde
bot-name-number = Computer { $number } ({ $level })
new-delay = Wer zusieht, sieht die Züge
delay-none = sofort
delay-moves =
    { $count ->
        [one] { $count } Zug später
       *[other] { $count } Züge später
    }
delay-seconds =
    { $count ->
        [one] { $count } Sekunde später
       *[other] { $count } Sekunden später
    }
hand-tiles =
    { $count ->
        [one] { $count } Stein auf der Hand
       *[other] { $count } Steine auf der Hand
    }
round-to = Runde { $round }, gespielt bis { $target } Punkte
tool-resign-sure = Ja, endgültig aufgeben
since-play = Auf dem Brett zeigen
since-playing = Was geschehen ist: { $at } von { $all }
since-skip = Überspringen
replay-link = Link zu diesem Zug kopieren
settings-install = Klots auf diesem Gerät installieren
settings-install-about = Es bekommt ein eigenes Symbol und Fenster; Regeln und Punktezettel öffnen sich dann auch ohne Verbindung.
notice-matched = Jemand ist da, um mit dir zu spielen.
notice-go = Zum Tisch
account-kind-session = Browser
account-kind-token = Programm
kingdomino-round = Runde { $round } von { $rounds }
kingdomino-game = Spiel { $game } von { $games }
settings-push = Auch wenn die Seite geschlossen ist
settings-push-about = Der Hersteller deines Browsers überbringt nur ein leeres Signal ohne jeden Text. Es ist aus, bis du es einschaltest.
notice-called = Du bist am Zug.
