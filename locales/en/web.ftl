### What only the page says, and no single game.

## On every page

app-title = Klots – four tile games
skip = To the content
loading = Loading …
close = Close
save = Save
answer-yes = Yes
answer-no = No
sum = Sum
points = Points
points-why =
    { $points ->
        [one] { $points } point: why?
       *[other] { $points } points: why?
    }
points-bonus = Bonuses
points-before = Games before
points-rounds-before = Rounds before
points-last-round = The last round
language = Language
footer = Klots: open to everybody, no account needed.
footer-api = For programs
guest-name = Guest
bot-name = Computer ({ $level })
bot-name-number = Computer { $number } ({ $level })

## Ways through the page

nav = Pages
nav-rules = Rules
nav-pad = Score pad
nav-account = You
nav-settings = Settings

## Home

home-title = Four tile games, one table
home-lead = Play at once against the computer, on one device, or with friends by a link. No account needed.
home-play-now = Play now
home-with-friends = With friends
home-one-device = On one device
home-learn = Learn
home-more = More choices …
home-open-tables = Open tables
home-no-tables = No table is waiting right now. Make one and others will see it here.
home-mine = Your games
home-you-are = You are here as { $name }.
tables-free =
    { $count ->
        [one] { $count } free seat
       *[other] { $count } free seats
    }
tables-join = Sit down
tables-watch = Watch
tables-go-on = Go on
tables-your-turn = Your turn
tables-look = Look back

## A new table

new-title = New table: { $game }
new-device-title = On one device: { $game }
new-device-about = Everybody plays on this device. Where hands are hidden, a curtain falls between the turns.
new-seats = Who plays
new-how-many = Number of players
new-you = You
new-person = A person
new-open = Free, for whoever comes
new-name-of = Name of player { $number }
new-who-sits = Who sits on seat { $number }
new-options = How it is played
new-table = The table
new-visible = Everybody may see this table and sit down
new-chat = People may write to each other
new-rated = Rated: no hints, no undo
new-delay = Onlookers see the moves
delay-none = at once
delay-moves =
    { $count ->
        [one] { $count } move later
       *[other] { $count } moves later
    }
delay-seconds =
    { $count ->
        [one] { $count } second later
       *[other] { $count } seconds later
    }
new-start = Start the game
new-make = Make the table
new-match = Find somebody to play with
options-none = This game has no options with so many players.
clock = Clock
clock-none = No clock
clock-move =
    { $seconds ->
        [one] { $seconds } second for each turn
       *[other] { $seconds } seconds for each turn
    }
clock-game =
    { $minutes ->
        [one] { $minutes } minute each
       *[other] { $minutes } minutes each
    } + { $increment } s
clock-days =
    { $days ->
        [one] { $days } day for each turn
       *[other] { $days } days for each turn
    }
clock-days-left =
    { $days ->
        [one] { $days } day
       *[other] { $days } days
    }
clock-low =
    { $seconds ->
        [one] { $seconds } second left
       *[other] { $seconds } seconds left
    }

## Before the game

gather-title = { $game }: the table
gather-free = free
gather-you = you
gather-host = host
gather-ready = ready
gather-not-ready = not ready yet
gather-sit = Sit down here
gather-seat-bot = Computer …
gather-unseat = Free the seat
gather-name = Your name
gather-start = Ready: start
gather-wait = Wait, not yet
gather-leave = Stand up
gather-waiting =
    { $count ->
        [one] Waiting for { $count } more player.
       *[other] Waiting for { $count } more players.
    }
gather-word = A word for the shuffle
gather-word-about = The server has already fixed its secret; only its fingerprint is shown. Your word is mixed in, so nobody can have chosen the tiles. Leave it empty and a random one is taken.
gather-commitment = Fingerprint of the secret:
invite-title = Invite friends
invite-about = Send this link. Who opens it sits down with one tap.
invite-link = Link to this table
invite-copy = Copy the link
invite-copied = Copied
invite-share = Share
invite-qr = The link as a QR code

## At the table

turn-yours = Your turn
turn-of = { $player } is to move
turn-over = The game is over
turn-paused = The game has a break
turn-mark = is to move
title-your-turn = Your turn
title-over = Game over
hand = Your hand
hand-playable = fits
hand-earlier = Move the tile to the left
hand-later = Move the tile to the right
hand-tiles =
    { $count ->
        [one] { $count } tile in hand
       *[other] { $count } tiles in hand
    }
round-to = Round { $round }, played to { $target } points
hand-count =
    { $player }: { $count ->
        [one] { $count } tile
       *[other] { $count } tiles
    } in hand, { $points ->
        [one] { $points } point
       *[other] { $points } points
    }
move-commit = Play
move-turn = Turn it
move-back = Put it back
move-gone = Your move is no longer possible.
plan-commit = Plan it
plan-armed = Planned: { $move }. It is played as soon as it is your turn.
plan-off = The planned move is taken back.
moves-filter = Type to find a move; Enter plays the first one.
moves-count =
    { $count ->
        [one] { $count } move
       *[other] { $count } moves
    }
tool-hint = Hint
tool-undo = Take back
tool-ask-undo = Ask to take back
tool-moves = All moves
tool-log = Log and chat
tool-menu = More
tool-result = Result
tool-read = Read the table aloud
tool-zen = Only the board
tool-resign = Give up
tool-resign-sure = Yes, give up for good
tool-leave = Leave (the computer plays on)
rule-link = Rule { $rule }
reconnecting = The connection is lost. Reconnecting …
bot-plays = The computer plays here
bot-plays-for-you = The computer plays for you.
play-yourself = Play yourself again
play-on = Play on
take-over = Let the computer play
presence-here = here
presence-away = away
presence-gone = gone
watching =
    { $count ->
        [one] { $count } watches
       *[other] { $count } watch
    }
log = What happened
round-over =
    { $why ->
        [out] The round is over: a hand is empty.
        [blocked] The round is over: nobody can play.
       *[none] The last game is over.
    }
round-hands = What was left in hand
since-title = Since your last turn
since-nothing = Nothing yet.
since-play = Show it on the board
since-playing = What has happened: { $at } of { $all }
since-skip = Skip
hint-title = Hint
hint-none = No hint now.
hint-value = Chance to win { $percent } %.
offer-undo = Ask to take back
offer-draw = Offer a draw
offer-pause = Ask for a break
offer-rematch = Play again
offer-undo-asked = { $player } would like to take the last move back.
offer-draw-asked = { $player } offers a draw.
offer-pause-asked = { $player } asks for a break.
offer-rematch-asked = { $player } would like to play again.
offer-undo-waits = You have asked to take your move back.
offer-draw-waits = You have offered a draw.
offer-pause-waits = You have asked for a break.
offer-rematch-waits = You would like to play again. Waiting for the others.
offer-withdraw = Never mind
curtain-give = Give the device to { $player }
curtain-hold = { $player }: press and hold
chat = Chat
chat-presets = Say …
chat-own = Write something
chat-send = Send
chat-team = team
chat-team-only = Only to my partner
chat-hello = Hello!
chat-good-luck = Good luck!
chat-well-played = Well played!
chat-thanks = Thank you!
chat-oops = Oops!
chat-thinking = Let me think …
chat-back-soon = Back in a moment.
chat-good-game = Good game!
zoom-in = Larger
zoom-out = Smaller
zoom-fit = Show everything
zoom-new-tile = The new tile is this way

## Help

help-title = Keys and help
help-tab = from the hand to the board and on
help-arrows = between the places where a move is possible
help-enter = choose, and play what is shown
help-escape = back
help-order = move a tile within your hand
help-turn = turn the piece (with Shift the other way)
help-list = the list of all moves, found by typing
help-hint = hint
help-undo = take back, or ask for it
help-read = read the table aloud
help-zen = only the board

## After the game

after-title = Result
after-won =
    { $count ->
        [one] { $players } wins!
       *[other] { $players } share the victory!
    }
after-draw = A draw: nobody wins.
after-flagged = Somebody’s time was up.
after-resigned = Somebody gave up.
after-agreed = Everybody agreed to a draw.
after-abandoned = The game was left unfinished.
after-again = Play again
after-to-rematch = To the next game
after-replay = Look back
after-record = Save the record
fair-title = Was the shuffle fair?
fair-about = Before the game the server showed the fingerprint of its secret; then everybody added a word. Now the secret is open, and this page computes every draw again. It proves that nothing was changed after the start. It does not prove that whoever runs the server kept the secret from a friend.
fair-check = Compute every draw again
fair-failed = The draws could not be checked: there is no secret, or this browser allows it only over a secure connection.
fair-commitment =
    { $right ->
        [yes] The secret belongs to the fingerprint.
       *[no] The secret does not belong to the fingerprint!
    }
fair-draws = { $right } of { $all } draws are as computed.
replay-title = Looking back
replay-table = To the table
replay-start = The start
replay-first = To the start
replay-back = One move back
replay-next = One move on
replay-last = To the end
replay-play = Play it by itself
replay-stop = Stop
replay-slider = Move
replay-eyes = Seen by
replay-all = everybody
replay-link = Copy the link to this move
analysis-title = Analysis
analysis-about = The computer looks at every decision again. That takes a moment.
analysis-start = Analyse
analysis-busy = Thinking …
analysis-graph = Everybody’s chance to win, move by move
analysis-costly = The moves that cost most
analysis-better = { $played } Better by { $percent } %: { $better }
analysis-no-cost = No move cost much.
analysis-luck = What luck did
analysis-luck-of = { $player }: { $percent } %

## Learning

lesson = Guided game
lesson-next = Next
lesson-stop = End the guide
learn-title = Learn { $game }
learn-guided = A first guided game
learn-guided-about = Five minutes on the real board, one idea at a time. The computer plays gently.
learn-start = Start
learn-rules = Read the rules
rules-read = Read

## Score pad

pad-kept = What you enter stays on this device.
pad-clear = Empty the pad
pad-undo = Take the last line back
pad-more = One player more
pad-fewer = One player fewer
pad-add = Write down { $points }
pad-add-round = Add the round
pad-round = Round
pad-target = Play to

## Settings

settings-look = How it looks
settings-theme = Colours
theme-auto = like the device
theme-light = light
theme-dark = dark
theme-contrast = high contrast
settings-letters = A letter on every terrain
settings-motion = Movement
motion-auto = like the device
motion-full = animated
motion-none = still
settings-play = How it is played
settings-confirm = Confirm moves
confirm-always = always
confirm-touch = only by touch
confirm-never = never
settings-previews = Show what a move would bring
settings-playable = Mark tiles that fit
settings-ahead = Plan a move while others think
settings-ahead-about = Choose a move before your turn and confirm it: it is played by itself as soon as it is your turn, if it is still possible. Until then Esc or a tap takes it back. Not in rated games with hidden tiles.
settings-notices = Notices
settings-sounds = Sounds
settings-notify = Tell me when it is my turn, also when the page is in the background
settings-push = Also when the page is closed
settings-push-about = The maker of your browser carries an empty call, without any text. It is off until you turn it on.
settings-notify-refused = The browser does not allow notices from this page.
settings-install = Install Klots on this device
settings-install-about = It gets its own icon and window; rules and score pad then open without a connection.
settings-kept = The settings are kept on this device and work without an account.
notice-your-turn = { $game }: it is your turn.
notice-called = It is your turn.
notice-matched = Somebody has come to play with you.
notice-go = To the table
notice-restart =
    { $seconds ->
        [one] The server restarts and should be back in { $seconds } second. Nothing is lost.
       *[other] The server restarts and should be back in { $seconds } seconds. Nothing is lost.
    }
notice-frozen = The server cannot keep moves at the moment. It goes on by itself.

## You

account-name = Your name
account-name-about = That is how others see you at the table.
account-saved = Saved.
account-account = An account, if you like
account-account-about = It keeps your ratings and your games. Everything you played as a guest comes along.
account-login = Name to sign in with
account-password = Password
account-new-password = New password
account-change-password = Change the password
account-sign-in = Sign in
account-sign-up = Make an account
account-sign-out = Sign out
account-signed-in = You are signed in.
account-signed-out = You are signed out.
account-signed-in-as = Signed in as { $name }
account-device = Play on another device
account-device-about = A link makes another device you as well. It works once; give it to nobody.
account-device-link = Make the link
account-played = What you have played
account-game = Game
account-games = Games
account-won = Won
account-rating = Rating
account-history = Finished games
account-sessions = Where you are signed in
account-kind-session = Browser
account-kind-token = Program
account-this = here
account-end = End it
account-token = Make a token
account-token-label = For which program
account-token-once = It is shown only once:
account-data = What is kept about you
account-data-about = You can have everything that is kept about you as a file, or have it deleted.
account-export = Save as a file
account-forget = Delete everything about me
account-forget-sure = Yes, delete everything for ever
account-forgotten = Everything about you is deleted.
recover-title = Be the same person here
recover-about = This link comes from another device of yours. After you accept, your games are here as well.
recover-accept = Yes, that is me
ranking = Ranking
ranking-place = Place
ranking-name = Name
ranking-empty = Nobody has a rating in this game yet.

## Something is missing

problem-home = To the first page
problem-again = Try again
problem-no-page = There is no such page.
problem-no-page-about = Perhaps the address was cut off. Everything can be reached from the first page.
problem-no-server = The server cannot be reached.
problem-no-server-about = Your games are safe there and go on when it is back. Rules, score pad and settings work without it.
problem-server = Something went wrong on the server.
problem-server-about = Nothing is lost. Try again in a moment.
problem-not-found = There is no such table.
problem-not-found-about = The link may be old or cut off. Ask your friend for a new one, or make a table yourself.
problem-full-table = This table is full.
problem-full-table-about = All seats are taken. You can make a table of your own.
generic-choose-move = Choose a move.
generic-table = The table as text
