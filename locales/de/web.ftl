### What only the page says, and no single game.

## On every page

app-title = Klots – vier Legespiele
skip = Zum Inhalt
loading = Lädt …
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
points-rounds-before = Frühere Runden
points-last-round = Vorige Runde
language = Sprache
footer = Klots: offen für alle, kein Konto nötig.
footer-api = API
guest-name = Gast
bot-name = Computer ({ $level })
bot-beginner-1 = Pip
bot-beginner-2 = Tilli
bot-beginner-3 = Momo
bot-beginner-4 = Kiki
bot-beginner-5 = Lumi
bot-beginner-6 = Pelle
bot-beginner-7 = Zuzu
bot-beginner-8 = Nino
bot-beginner-9 = Fifi
bot-easy-1 = Lola
bot-easy-2 = Benno
bot-easy-3 = Nuni
bot-easy-4 = Coco
bot-easy-5 = Tobi
bot-easy-6 = Mimi
bot-easy-7 = Kuno
bot-easy-8 = Wanda
bot-easy-9 = Lino
bot-medium-1 = Bruno
bot-medium-2 = Mika
bot-medium-3 = Dora
bot-medium-4 = Gusto
bot-medium-5 = Nora
bot-medium-6 = Alma
bot-medium-7 = Berta
bot-medium-8 = Arno
bot-medium-9 = Tilda
bot-hard-1 = Finn
bot-hard-2 = Vera
bot-hard-3 = Rufus
bot-hard-4 = Kasper
bot-hard-5 = Stella
bot-hard-6 = Felix
bot-hard-7 = Roxy
bot-hard-8 = Viktor
bot-hard-9 = Luna
bot-expert-1 = Otto
bot-expert-2 = Ada
bot-expert-3 = Mira
bot-expert-4 = Iris
bot-expert-5 = Edgar
bot-expert-6 = Klara
bot-expert-7 = Oskar
bot-expert-8 = Nestor
bot-expert-9 = Selma
bot-beginner-about = Lernt noch und freut sich über jeden Zug.
bot-easy-about = Schnappt sich schnell Punkte und schaut nicht weit voraus.
bot-medium-about = Geduldig: bedenkt vor dem Zug deine Antwort.
bot-hard-about = Schlau: plant voraus und macht selten Fehler.
bot-expert-about = Hat schon jedes Spiel gesehen und vergisst keines.

## Ways through the page

nav = Seiten
nav-rules = Regeln
nav-pad = Punktezettel
nav-account = Profil
nav-settings = Einstellungen

## Home

home-title = Vier Legespiele, ein Tisch
home-lead = Spiel sofort gegen den Computer, an einem Gerät oder per Link mit Freunden. Kein Konto nötig.
home-play-now = Jetzt spielen
home-with-friends = Mit Freunden
home-one-device = An einem Gerät
home-learn = Lernen
home-more = Mehr Optionen …
home-open-tables = Offene Tische
home-no-tables = Gerade gibt es keine offenen Tische. Eröffne einen, dann sehen ihn andere hier.
home-mine = Deine Spiele
home-you-are = Du spielst als { $name }.
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
tables-more = Mehr anzeigen

## A new table

new-title = Neuer Tisch: { $game }
new-device-title = An einem Gerät: { $game }
new-device-about = Alle spielen auf diesem Gerät. Bei Spielen mit verdeckten Steinen sind diese zwischen den Zügen verborgen.
new-seats = Wer spielt
new-how-many = Wie viele spielen
new-you = Du
new-person = Mensch
new-open = Freier Platz
new-name-of = Name für Platz { $number }
new-who-sits = Platz { $number }
new-options = Spieloptionen
new-table = Tisch
new-visible = Öffentlich: Alle können diesen Tisch sehen und mitspielen
new-chat = Chat am Tisch erlaubt
new-late = Wer später kommt, darf einen freien Platz oder den eines Computers nehmen
new-rated = Gewertet: keine Tipps, kein Zurücknehmen
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
new-start = Spiel starten
new-make = Tisch eröffnen
new-match = Gegner finden
new-match-about = { $button }: immer wie in der Spielregel. { $clock }.
options-none = Bei dieser Personenzahl hat das Spiel keine Optionen.
options-rulebook = Wie in der Spielregel.
options-all = Alle Optionen
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

## Before the game

gather-title = { $game }: Tisch
gather-free = frei
gather-you = du
gather-host = Gastgeber
gather-ready = bereit
gather-not-ready = noch nicht bereit
gather-sit = Diesen Platz nehmen
gather-seat-bot = Computer …
gather-unseat = Entfernen
gather-name = Dein Name
gather-start = Bereit
gather-wait = Nicht bereit
gather-leave = Platz verlassen
avatar = Dein Bild
avatar-number = Bild { $number }
avatar-about = Alle am Tisch sehen es.
avatar-change = Name und Bild
gather-waiting =
    { $count ->
        [one] Es fehlt noch { $count } Person.
       *[other] Es fehlen noch { $count } Personen.
    }
gather-word = Ein Wort fürs Mischen
gather-word-about = Der Server hat sein Geheimnis schon festgelegt; gezeigt wird nur der Fingerabdruck. Dein Wort wird hineingemischt, also kann niemand die Steine ausgesucht haben. Lässt du es leer, wird ein zufälliges genommen.
gather-commitment = Fingerabdruck des Geheimnisses:
invite-title = Freunde einladen
invite-about = Verschick diesen Link. Wer ihn öffnet, kann sofort mitspielen.
invite-watch = Verschick diesen Link. Wer ihn öffnet, kann zusehen.
invite-link = Link zu diesem Tisch
invite-copy = Link kopieren
invite-copied = Kopiert
invite-share = Teilen
invite-qr = Der Link als QR-Code

## At the table

turn-yours = Du bist dran
turn-of = { $player } ist am Zug
turn-over = Das Spiel ist zu Ende
turn-paused = Pause
turn-mark = ist am Zug
title-your-turn = Du bist dran
title-over = Spiel zu Ende
hand = Deine Hand
hand-playable = passt
hand-earlier = Stein nach links schieben
hand-later = Stein nach rechts schieben
hand-tiles =
    { $count ->
        [one] { $count } Stein auf der Hand
       *[other] { $count } Steine auf der Hand
    }
hand-lacks = Hat sicher keine: { $numbers }
round-to = Runde { $round }, gespielt bis { $target } Punkte
hand-count =
    { $player }: { $count ->
        [one] { $count } Stein
       *[other] { $count } Steine
    } auf der Hand, { $points ->
        [one] { $points } Punkt
       *[other] { $points } Punkte
    }
move-commit = Spielen
move-turn = Drehen
move-back = Abbrechen
move-gone = Dein Zug ist nicht mehr möglich.
plan-commit = Vormerken
plan-armed = Vorgemerkt: { $move }. Der Zug wird gespielt, sobald du dran bist.
plan-off = Der vorgemerkte Zug wurde verworfen.
moves-filter = Tippen, um einen Zug zu finden; Enter spielt den ersten.
moves-count =
    { $count ->
        [one] { $count } Zug
       *[other] { $count } Züge
    }
tool-hint = Tipp
tool-undo = Zurücknehmen
tool-ask-undo = Um Rücknahme bitten
tool-moves = Alle Züge
tool-log = Verlauf und Chat
tool-menu = Mehr
tool-result = Ergebnis
tool-read = Tisch vorlesen
tool-zen = Nur das Brett
tool-resign = Aufgeben
tool-resign-sure = Ja, aufgeben
tool-leave = Gehen (der Computer spielt weiter)
rule-link = Regel { $rule }
reconnecting = Verbindung verloren. Sie wird neu aufgebaut …
bot-plays = Hier spielt der Computer
bot-plays-for-you = Der Computer spielt für dich.
play-yourself = Wieder selbst spielen
play-on = Weiterspielen
take-over = Computer spielen lassen
presence-here = online
presence-away = abwesend
presence-gone = offline
watching =
    { $count ->
        [one] { $count } schaut zu
       *[other] { $count } schauen zu
    }
log = Verlauf
round-over =
    { $why ->
        [out] Die Runde ist zu Ende: Jemand hat keine Steine mehr.
        [blocked] Die Runde ist zu Ende: Niemand kann spielen.
       *[none] Das vorige Spiel ist zu Ende.
    }
round-hands = Übrige Steine auf der Hand
since-title = Seit deinem letzten Zug
since-nothing = Noch nichts.
since-play = Auf dem Brett zeigen
since-playing = Was du verpasst hast: { $at } von { $all }
since-skip = Überspringen
hint-title = Tipp
hint-none = Gerade kein Tipp.
hint-value = Siegchance: { $percent } %.
offer-undo = Um Rücknahme bitten
offer-draw = Remis anbieten
offer-pause = Um Pause bitten
offer-rematch = Revanche
offer-undo-asked = { $player } möchte den letzten Zug zurücknehmen.
offer-draw-asked = { $player } bietet Remis an.
offer-pause-asked = { $player } bittet um eine Pause.
offer-rematch-asked = { $player } möchte eine Revanche.
offer-undo-waits = Du hast darum gebeten, deinen Zug zurückzunehmen.
offer-draw-waits = Du hast Remis angeboten.
offer-pause-waits = Du hast um eine Pause gebeten.
offer-rematch-waits = Du hast eine Revanche angeboten. Warten auf die anderen.
offer-withdraw = Zurückziehen
curtain-give = Gib das Gerät an { $player }
curtain-hold = { $player }: gedrückt halten
chat = Chat
chat-presets = Sag …
chat-own = Nachricht schreiben
chat-send = Senden
chat-unread = Neue Nachrichten: { $count }
chat-team = Team
chat-team-only = Nur an mein Team
chat-hello = Hallo!
chat-good-luck = Viel Glück!
chat-well-played = Gut gespielt!
chat-thanks = Danke!
chat-oops = Hoppla!
chat-thinking = Lass mich nachdenken …
chat-back-soon = Bin gleich wieder da.
chat-good-game = Schönes Spiel!
zoom-in = Vergrößern
zoom-out = Verkleinern
zoom-fit = Alles zeigen
zoom-new-tile = Neuer Stein in dieser Richtung
own-table-undone = Du hast den letzten Zug zurückgenommen.
own-table-offered =
    { $offer ->
        [undo] Du möchtest den letzten Zug zurücknehmen.
        [draw] Du bietest Remis an.
        [pause] Du bittest um eine Pause.
        [rematch] Du bietest eine Revanche an.
       *[other] Du machst ein Angebot.
    }
own-table-accepted = Du bist einverstanden.
own-table-declined = Du bist nicht einverstanden.
own-table-withdrawn = Du ziehst das Angebot zurück.
own-table-took-over = Ein Bot spielt jetzt für dich.
own-table-handed-back = Du bist wieder im Spiel.

## Help

help-title = Tasten und Hilfe
help-tab = von der Hand zum Brett und weiter
help-arrows = zwischen den Stellen, an denen ein Zug möglich ist
help-enter = auswählen, dann den gezeigten Zug spielen
help-escape = zurück
help-order = einen Stein auf deiner Hand verschieben
help-turn = den Stein drehen (mit Shift andersherum)
help-list = die Liste aller Züge, mit Suche
help-hint = Tipp
help-undo = zurücknehmen oder darum bitten
help-read = den Tisch vorlesen
help-zen = nur das Brett

## After the game

after-title = Ergebnis
after-won =
    { $count ->
        [one] { $players } gewinnt!
       *[other] { $players } teilen sich den Sieg!
    }
after-draw = Remis: Niemand gewinnt.
after-flagged = Eine Bedenkzeit ist abgelaufen.
after-resigned = Jemand hat aufgegeben.
after-agreed = Alle haben sich auf Remis geeinigt.
after-abandoned = Das Spiel wurde nicht zu Ende gespielt.
after-again = Noch einmal
after-to-rematch = Zur Revanche
after-replay = Rückblick
after-record = Aufzeichnung speichern
bring-friends = Mit Freunden weiterspielen
bring-analyse = Auf dem Server analysieren
bring-here = Auf diesem Gerät behalten
bring-note = Dieses Spiel wurde anderswo begonnen und hierher übernommen, deshalb lässt sich das Mischen nicht nachprüfen.
fair-title = War das Mischen fair?
fair-about = Vor dem Spiel zeigte der Server den Fingerabdruck seines Geheimnisses; dann gaben alle ein Wort dazu. Jetzt ist das Geheimnis offengelegt, und diese Seite rechnet jede Ziehung nach. Das beweist, dass nach dem Start nichts geändert wurde. Es beweist nicht, dass das Geheimnis vorher auf dem Server niemandem verraten wurde.
fair-check = Jede Ziehung prüfen
fair-failed = Die Ziehungen ließen sich nicht prüfen: Es gibt kein Geheimnis, oder dieser Browser erlaubt es nur über eine sichere Verbindung.
fair-commitment =
    { $right ->
        [yes] Das Geheimnis passt zum Fingerabdruck.
       *[no] Das Geheimnis passt nicht zum Fingerabdruck!
    }
fair-draws = { $right } von { $all } Ziehungen stimmen.
fair-seal =
    { $seal ->
        [whole] Das Siegel passt: Spiel, Optionen, Namen, Wörter, Züge und Ergebnis sind so, wie sie versiegelt wurden.
        [names] Das Siegel passt bis auf die Namen: Sie wurden seitdem geändert oder entfernt.
        [none] Es gibt kein Siegel: Nur die Ziehungen wurden geprüft, nicht Namen, Optionen, Züge und Ergebnis.
       *[wrong] Das Siegel passt nicht: In dieser Aufzeichnung wurde etwas geändert.
    }
replay-title = Rückblick
replay-table = Zurück zum Tisch
replay-start = Anfang
replay-first = Zum Anfang
replay-back = Voriger Zug
replay-next = Nächster Zug
replay-last = Zum Ende
replay-play = Abspielen
replay-stop = Anhalten
replay-slider = Zug
replay-eyes = Sicht von
replay-all = allen
replay-link = Link zu diesem Zug kopieren
analysis-title = Analyse
analysis-about = Der Computer schaut sich jede Entscheidung noch einmal an. Das dauert einen Moment.
analysis-start = Analysieren
analysis-stop = Abbrechen
analysis-busy = Denkt nach …
analysis-graph = Die Siegchancen aller, Zug für Zug
analysis-costly = Die teuersten Züge
analysis-better = { $played } Besser (+{ $percent } %): { $better }
analysis-no-cost = Kein Zug hat viel gekostet.
analysis-luck = Der Anteil des Glücks
analysis-luck-of = { $player }: Siegchance { $start } % am Anfang, { $end } % am Ende. { $fortune ->
    [gain] Das Glück brachte { $luck } %.
    [loss] Das Pech kostete { $luck } %.
   *[none] Das Glück änderte nichts.
} { $skill ->
    [gain] Die Züge brachten { $play } %.
    [loss] Die Züge kosteten { $play } %.
   *[none] Die Züge änderten nichts.
}

## Learning

lesson = Geführtes Spiel
lesson-next = Weiter
lesson-wait = Spiel weiter, der nächste Tipp kommt gleich.
lesson-stop = Anleitung beenden
learn-title = { $game } lernen
learn-guided = Ein erstes geführtes Spiel
learn-guided-about = Fünf Minuten am echten Brett, ein Gedanke nach dem anderen. Der Computer spielt nachsichtig.
learn-start = Start
learn-rules = Regeln lesen
rules-read = Lesen

## Score pad

pad-kept = Was du einträgst, bleibt auf diesem Gerät.
pad-clear = Leeren
pad-undo = Letzten Eintrag zurücknehmen
pad-more = Person hinzufügen
pad-fewer = Person entfernen
pad-add = { $points } eintragen
pad-add-round = Runde eintragen
pad-round = Runde
pad-target = Gespielt wird bis

## Settings

settings-look = Darstellung
settings-theme = Farben
theme-auto = wie das Gerät
theme-light = hell
theme-dark = dunkel
theme-contrast = hoher Kontrast
settings-letters = Buchstaben auf Landschaften
settings-motion = Animation
motion-auto = wie das Gerät
motion-full = an
motion-none = aus
settings-pace = Tempo der Züge der anderen
pace-slow = langsam
pace-normal = normal
pace-fast = schnell
pace-none = sofort
settings-play = Spielablauf
settings-confirm = Züge bestätigen
confirm-always = immer
confirm-touch = nur bei Touch
confirm-never = nie
settings-previews = Zeigen, was ein Zug brächte
settings-playable = Passende Steine markieren
settings-ahead = Einen Zug vormerken, während andere nachdenken
settings-ahead-about = Wähle und bestätige einen Zug, bevor du dran bist: Er wird dann von selbst gespielt, wenn er noch möglich ist. Bis dahin verwirfst du ihn mit Esc oder durch Antippen. Nicht in gewerteten Spielen mit verdeckten Steinen.
settings-notices = Benachrichtigungen
settings-sounds = Töne
settings-notify = Benachrichtige mich, wenn ich dran bin, auch wenn die Seite im Hintergrund ist
settings-push = Auch wenn die Seite geschlossen ist
settings-push-about = Benachrichtigungen laufen über den Push-Dienst deines Browsers und enthalten keinen Text. Sie sind aus, bis du sie einschaltest.
settings-notify-refused = Der Browser erlaubt keine Benachrichtigungen von dieser Seite.
settings-install = Klots auf diesem Gerät installieren
settings-install-about = Klots bekommt ein eigenes Symbol und Fenster; Regeln und Punktezettel funktionieren dann auch offline.
settings-kept = Die Einstellungen werden auf diesem Gerät gespeichert; kein Konto nötig.
notice-your-turn = { $game }: Du bist dran.
notice-called = Du bist dran.
notice-matched = Gegner gefunden.
notice-go = Zum Tisch
notice-restart =
    Der Server startet neu; das dauert etwa { $seconds ->
        [one] { $seconds } Sekunde
       *[other] { $seconds } Sekunden
    }. Nichts geht verloren.
notice-frozen = Züge können gerade nicht gespeichert werden. Das Spiel geht automatisch weiter.

## You

account-name = Dein Name
account-name-about = So sehen dich andere am Tisch.
account-saved = Gespeichert.
account-account = Konto (optional)
account-account-about = Ein Konto bewahrt deine Wertungen und Spiele auf, auch alles, was du als Gast gespielt hast.
account-login = Benutzername
account-password = Passwort
account-old-password = Bisheriges Passwort
account-new-password = Neues Passwort
account-change-password = Passwort ändern
account-sign-in = Anmelden
account-sign-up = Konto erstellen
account-sign-out = Abmelden
account-signed-in = Du bist angemeldet.
account-signed-out = Du bist abgemeldet.
account-signed-in-as = Angemeldet als { $name }
account-device = Auf einem anderen Gerät spielen
account-device-about = Mit diesem Link meldest du dich auf einem anderen Gerät an. Er funktioniert nur einmal; gib ihn nicht weiter.
account-device-link = Link erstellen
account-played = Deine Ergebnisse
account-game = Spiel
account-games = Spiele
account-won = Gewonnen
account-rating = Wertung
account-history = Beendete Spiele
account-sessions = Angemeldete Geräte
account-kind-session = Browser
account-kind-token = Programm
account-this = dieses Gerät
account-end = Sitzung beenden
account-token = Schlüssel erstellen
account-token-label = Name des Programms
account-token-once = Wird nur einmal angezeigt:
account-data = Deine Daten
account-data-about = Du kannst alles, was über dich gespeichert ist, herunterladen oder löschen lassen.
account-export = Herunterladen
account-forget = Alle meine Daten löschen
account-forget-sure = Ja, alles für immer löschen
account-forgotten = Alle deine Daten wurden gelöscht.
recover-title = Dein Profil auf diesem Gerät nutzen
recover-about = Dieser Link kommt von einem anderen Gerät von dir. Wenn du zustimmst, sind deine Spiele auch hier.
recover-accept = Ja, das bin ich
ranking = Rangliste
ranking-place = Rang
ranking-name = Name
ranking-empty = In diesem Spiel hat noch niemand eine Wertung.

## Games on this device

here-title = Spiele auf diesem Gerät
here-about = Diese Spiele sind nur in diesem Browser gespeichert. Speichere sie als Datei, um eine Kopie zu haben oder sie auf ein anderes Gerät mitzunehmen.
here-finished = Beendet
here-save = Als Datei speichern
here-take = Aus Datei laden
here-taken = Geladene Spiele: { $count }.
here-no-games = Diese Datei enthält keine Spiele von Klots.
here-broken = Spiele, die nicht gelesen werden konnten: { $count }.
read-title = Aufzeichnung öffnen
read-about = Wähle eine Aufzeichnung aus Klots oder füge ihren Text ein, um das Spiel noch einmal anzusehen.
read-paste = Text der Aufzeichnung
read-open = Öffnen
here-delete = Löschen
here-delete-sure = Dieses Spiel löschen?
settings-here = Ohne Server gegen den Computer spielen
settings-here-about = Diese Spiele und Spiele an einem Gerät laufen in diesem Browser und werden nur dort gespeichert. Schalte das aus, um sie auf dem Server zu spielen.
local-full = Auf diesem Gerät ist kein Platz mehr, deshalb wurde der Zug nicht gespeichert. Lösch Spiele oder schaff Platz, dann versuch es noch einmal.
local-other-tab = Dieses Spiel ist in einem anderen Tab offen
local-not-kept = Dieses Gerät konnte den Zug nicht speichern. Versuch es noch einmal.
local-broken = Auf dieser Seite ist etwas schiefgegangen. Dein Spiel ist sicher: Lade die Seite neu.
update-ready = Eine neue Version von Klots ist da.
update-now = Jetzt aktualisieren

## Something is missing

problem-home = Startseite
problem-again = Erneut versuchen
problem-no-page = Seite nicht gefunden
problem-no-page-about = Vielleicht ist die Adresse unvollständig. Von der Startseite ist alles erreichbar.
problem-no-server = Der Server ist nicht erreichbar
problem-no-server-about = Deine Spiele sind dort sicher und gehen weiter, wenn er wieder da ist. Regeln, Punktezettel und Einstellungen funktionieren auch ohne ihn.
problem-server = Auf dem Server ist etwas schiefgegangen
problem-server-about = Nichts ist verloren. Versuch es gleich noch einmal.
problem-not-found = Tisch nicht gefunden
problem-not-found-about = Der Link ist vielleicht alt oder unvollständig. Lass dir einen neuen geben, oder eröffne selbst einen Tisch.
problem-full-table = Dieser Tisch ist voll
problem-full-table-about = Alle Plätze sind besetzt. Du kannst einen eigenen Tisch eröffnen.
generic-choose-move = Wähle einen Zug.
generic-table = Der Tisch als Text
after-you-win = Du gewinnst!
after-you-win-by = { $points ->
    [one] Du gewinnst mit { $points } Punkt Vorsprung!
   *[other] Du gewinnst mit { $points } Punkten Vorsprung!
}
after-won-by = { $points ->
    [one] { $player } gewinnt mit { $points } Punkt Vorsprung.
   *[other] { $player } gewinnt mit { $points } Punkten Vorsprung.
}
after-rounds = Runde für Runde
after-where-lost = Wo lag mein Fehler?
after-team-won = { $players } gewinnen!
after-resigned-by = { $player } hat aufgegeben.
after-flagged-by = Die Zeit von { $player } ist abgelaufen.
after-resigned-you = Du hast aufgegeben.
after-flagged-you = Deine Zeit ist abgelaufen.
move-waits = Dein Zug ist gespeichert und wird gesendet, sobald die Verbindung wieder steht.
round-go-on = Weiter
you-watch = Du siehst zu.
new-level-all = Stärke aller Computergegner
nav-ranking = Rangliste
invite-here-only = Diese Adresse funktioniert nur auf diesem Gerät. Starte Klots mit --listen 0.0.0.0:7377, damit andere in deinem Netz mitspielen können.
invite-lan = Dieser Link funktioniert in deinem lokalen Netz.
tables-remove = Entfernen
