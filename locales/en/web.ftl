### What only the page says, and no single game.

## On every page

app-title = Klots – four tile games
skip = Skip to content
loading = Loading…
close = Close
save = Save
answer-yes = Yes
answer-no = No
sum = Total
points = Points
points-why =
    { $points ->
        [one] { $points } point: why?
       *[other] { $points } points: why?
    }
points-bonus = Bonuses
points-before = Earlier games
points-rounds-before = Earlier rounds
points-last-round = Previous round
language = Language
footer = Klots: open to everyone, no account needed.
footer-api = API
guest-name = Guest
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
bot-beginner-about = Still learning, and enjoying every move.
bot-easy-about = Grabs quick points and does not look far ahead.
bot-medium-about = Patient: considers your reply before playing.
bot-hard-about = Sly: plans ahead and rarely slips.
bot-expert-about = Has seen every game and remembers them all.

## Ways through the page

nav = Pages
nav-rules = Rules
nav-pad = Score pad
nav-account = Profile
nav-settings = Settings

## Home

home-title = Four tile games, one table
home-lead = Play right away against the computer, on one device, or with friends by link. No account needed.
home-play-now = Play now
home-with-friends = With friends
home-one-device = On one device
home-learn = Learn
home-more = More options…
home-open-tables = Open tables
home-no-tables = No open tables right now. Create one and others will see it here.
home-mine = Your games
home-you-are = Playing as { $name }.
tables-free =
    { $count ->
        [one] { $count } open seat
       *[other] { $count } open seats
    }
tables-join = Join
tables-watch = Watch
tables-go-on = Continue
tables-your-turn = Your turn
tables-look = Replay
tables-more = Show more

## A new table

new-title = New table: { $game }
new-device-title = On one device: { $game }
new-device-about = Everybody plays on this device. In games with hidden tiles, a screen hides them between turns.
new-seats = Players
new-how-many = Number of players
new-you = You
new-person = Person
new-open = Open seat
new-name-of = Player { $number }’s name
new-who-sits = Seat { $number }
new-options = Game options
new-table = Table
new-visible = Public: anyone can see and join this table
new-chat = Players can chat
new-late = Latecomers can take an open seat or replace a computer player
new-rated = Rated: no hints, no undo
new-delay = Spectators see moves
delay-none = right away
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
new-start = Start game
new-make = Create table
new-match = Find an opponent
new-match-about = { $button }: always as in the rulebook. { $clock }.
options-none = This game has no options for this many players.
options-rulebook = As in the rulebook.
options-all = All options
clock = Clock
clock-none = No clock
clock-move =
    { $seconds ->
        [one] { $seconds } second per turn
       *[other] { $seconds } seconds per turn
    }
clock-game =
    { $minutes ->
        [one] { $minutes } minute each
       *[other] { $minutes } minutes each
    } + { $increment } s
clock-days =
    { $days ->
        [one] { $days } day per turn
       *[other] { $days } days per turn
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

gather-title = { $game }: table
gather-free = open
gather-you = you
gather-host = host
gather-ready = ready
gather-not-ready = not ready yet
gather-sit = Take this seat
gather-seat-bot = Computer…
gather-unseat = Remove player
gather-name = Your name
gather-start = Ready to start
gather-wait = Not ready
gather-leave = Leave seat
avatar = Your picture
avatar-number = Picture { $number }
avatar-about = Everyone at the table sees it.
avatar-change = Name and picture
gather-waiting =
    { $count ->
        [one] Waiting for { $count } more player.
       *[other] Waiting for { $count } more players.
    }
gather-word = A word for the shuffle
gather-word-about = The server has already fixed its secret and shows only its fingerprint. Your word is mixed in, so nobody can have arranged the tiles. Leave it empty for a random word.
gather-commitment = Fingerprint of the secret:
invite-title = Invite friends
invite-about = Send this link. Whoever opens it can join with one tap.
invite-watch = Send this link. Whoever opens it can watch.
invite-link = Link to this table
invite-copy = Copy link
invite-copied = Copied
invite-share = Share
invite-qr = The link as a QR code

## At the table

turn-yours = Your turn
turn-of = { $player } to move
turn-over = Game over
turn-paused = Paused
turn-mark = to move
title-your-turn = Your turn
title-over = Game over
hand = Your hand
hand-playable = fits
hand-earlier = Move tile left
hand-later = Move tile right
hand-tiles =
    { $count ->
        [one] { $count } tile in hand
       *[other] { $count } tiles in hand
    }
hand-lacks = Known to have no { $numbers }
round-to = Round { $round } · playing to { $target } points
hand-count =
    { $player }: { $count ->
        [one] { $count } tile
       *[other] { $count } tiles
    } in hand, { $points ->
        [one] { $points } point
       *[other] { $points } points
    }
move-commit = Play
move-turn = Rotate
move-back = Cancel
move-gone = Your move is no longer possible.
plan-commit = Queue move
plan-armed = Queued: { $move }. It will be played as soon as it is your turn.
plan-off = The queued move was cancelled.
moves-filter = Type to find a move; Enter plays the first one.
moves-count =
    { $count ->
        [one] { $count } move
       *[other] { $count } moves
    }
tool-hint = Hint
tool-undo = Undo
tool-ask-undo = Ask to undo
tool-moves = All moves
tool-log = Log and chat
tool-menu = More
tool-result = Result
tool-read = Read the table aloud
tool-zen = Board only
tool-resign = Resign
tool-resign-sure = Yes, resign
tool-leave = Leave (computer takes over)
rule-link = Rule { $rule }
reconnecting = Connection lost. Reconnecting…
bot-plays = The computer is playing here
bot-plays-for-you = The computer is playing for you.
play-yourself = Take your seat back
play-on = Keep playing
take-over = Let the computer play
presence-here = online
presence-away = away
presence-gone = offline
watching =
    { $count ->
        [one] { $count } spectator
       *[other] { $count } spectators
    }
log = Log
round-over =
    { $why ->
        [out] The round is over: a player has no tiles left.
        [blocked] The round is over: nobody can play.
       *[none] The previous game is over.
    }
round-hands = Tiles left in hand
since-title = Since your last turn
since-nothing = Nothing yet.
since-play = Show on the board
since-playing = What you missed: { $at } of { $all }
since-skip = Skip
hint-title = Hint
hint-none = No hint right now.
hint-value = Chance of winning: { $percent }%.
offer-undo = Ask to undo
offer-draw = Offer a draw
offer-pause = Ask for a break
offer-rematch = Rematch
offer-undo-asked = { $player } would like to undo the last move.
offer-draw-asked = { $player } offers a draw.
offer-pause-asked = { $player } asks for a break.
offer-rematch-asked = { $player } would like a rematch.
offer-undo-waits = You have asked to undo your move.
offer-draw-waits = You have offered a draw.
offer-pause-waits = You have asked for a break.
offer-rematch-waits = You have offered a rematch. Waiting for the others.
offer-withdraw = Withdraw
curtain-give = Pass the device to { $player }
curtain-hold = { $player }: press and hold
chat = Chat
chat-presets = Say…
chat-own = Write a message
chat-send = Send
chat-unread = New messages: { $count }
chat-team = team
chat-team-only = Only to my partner
chat-hello = Hello!
chat-good-luck = Good luck!
chat-well-played = Well played!
chat-thanks = Thank you!
chat-oops = Oops!
chat-thinking = Let me think…
chat-back-soon = Back in a moment.
chat-good-game = Good game!
zoom-in = Zoom in
zoom-out = Zoom out
zoom-fit = Show everything
zoom-new-tile = New tile this way
own-table-undone = You undid the last move.
own-table-offered =
    { $offer ->
        [undo] You ask to undo the last move.
        [draw] You offer a draw.
        [pause] You ask for a break.
        [rematch] You offer a rematch.
       *[other] You make an offer.
    }
own-table-accepted = You agree.
own-table-declined = You decline.
own-table-withdrawn = You withdraw the offer.
own-table-took-over = A bot takes over for you.
own-table-handed-back = You are back in the game.

## Help

help-title = Keys and help
help-tab = go from your hand to the board and on
help-arrows = move between the places you can play
help-enter = select, then play what is shown
help-escape = go back
help-order = move a tile within your hand
help-turn = rotate the piece (with Shift the other way)
help-list = all moves, searchable by typing
help-hint = hint
help-undo = undo, or ask to
help-read = read the table aloud
help-zen = board only

## After the game

after-title = Result
after-won =
    { $count ->
        [one] { $players } wins!
       *[other] { $players } share the victory!
    }
after-draw = Draw: nobody wins.
after-flagged = A player ran out of time.
after-resigned = A player resigned.
after-agreed = The players agreed to a draw.
after-abandoned = The game was left unfinished.
after-again = Play again
after-to-rematch = Go to the rematch
after-replay = Replay
after-record = Save record
bring-friends = Continue with friends
bring-analyse = Analyse on the server
bring-here = Keep on this device
bring-note = This game was started elsewhere and moved here, so its shuffle cannot be checked.
fair-title = Was the shuffle fair?
fair-about = Before the game, the server showed the fingerprint of its secret; then everybody added a word. Now the secret is revealed, and this page recomputes every draw. This proves that nothing was changed after the start. It does not prove that whoever runs the server kept the secret to themselves.
fair-check = Check every draw
fair-failed = The draws could not be checked: there is no secret, or this browser allows it only over a secure connection.
fair-commitment =
    { $right ->
        [yes] The secret matches the fingerprint.
       *[no] The secret does not match the fingerprint!
    }
fair-draws = Draws that check out: { $right } of { $all }.
fair-seal =
    { $seal ->
        [whole] The seal matches: game, options, names, words, moves and result are the ones that were sealed.
        [names] The seal matches, except for the names: they have been changed or removed since.
        [none] There is no seal: only the draws were verified, not names, options, moves and result.
       *[wrong] The seal does not match: something in this record was changed.
    }
replay-title = Replay
replay-table = Back to the table
replay-start = Start
replay-first = First move
replay-back = Previous move
replay-next = Next move
replay-last = Last move
replay-play = Autoplay
replay-stop = Stop
replay-slider = Move
replay-eyes = View as
replay-all = everyone
replay-link = Copy link to this move
analysis-title = Analysis
analysis-about = The computer takes another look at every decision. This takes a moment.
analysis-start = Analyse
analysis-stop = Stop
analysis-busy = Thinking…
analysis-graph = Everybody’s chance of winning, move by move
analysis-costly = Costliest moves
analysis-better = { $played } Better (+{ $percent }%): { $better }
analysis-no-cost = No move cost much.
analysis-luck = The role of luck
analysis-luck-of = { $player }: chance of winning { $start }% at the start, { $end }% at the end. { $fortune ->
    [gain] Luck added { $luck }%.
    [loss] Bad luck took away { $luck }%.
   *[none] Luck made no difference.
} { $skill ->
    [gain] The moves added { $play }%.
    [loss] The moves took away { $play }%.
   *[none] The moves made no difference.
}

## Learning

lesson = Guided game
lesson-next = Next
lesson-wait = Play on; the next tip comes soon.
lesson-stop = Leave the lesson
learn-title = Learn { $game }
learn-guided = Your first guided game
learn-guided-about = Five minutes on the real board, one idea at a time. The computer goes easy on you.
learn-start = Start
learn-rules = Read the rules
rules-read = Read

## Score pad

pad-kept = Everything you enter stays on this device.
pad-clear = Clear
pad-undo = Undo last entry
pad-more = Add player
pad-fewer = Remove player
pad-add = Add { $points }
pad-add-round = Add round
pad-round = Round
pad-target = Play to

## Settings

settings-look = Appearance
settings-theme = Colours
theme-auto = same as device
theme-light = light
theme-dark = dark
theme-contrast = high contrast
settings-letters = Letters on terrain
settings-motion = Animation
motion-auto = same as device
motion-full = on
motion-none = off
settings-pace = Speed of other players’ moves
pace-slow = slow
pace-normal = normal
pace-fast = fast
pace-none = instant
settings-play = Gameplay
settings-confirm = Confirm moves
confirm-always = always
confirm-touch = touch only
confirm-never = never
settings-previews = Show what a move would score
settings-playable = Highlight tiles that fit
settings-ahead = Queue a move while others think
settings-ahead-about = Choose a move before your turn and confirm it: it is played automatically when your turn comes, if it is still possible. Until then, Esc or a tap cancels it. Not available in rated games with hidden tiles.
settings-notices = Notifications
settings-sounds = Sounds
settings-notify = Notify me when it is my turn, even if the page is in the background
settings-push = Even when the page is closed
settings-push-about = Notifications go through your browser’s push service and contain no text. Off until you turn them on.
settings-notify-refused = Your browser does not allow notifications from this page.
settings-install = Install Klots on this device
settings-install-about = Klots gets its own icon and window; rules and score pad then work offline.
settings-kept = Settings are saved on this device; no account needed.
notice-your-turn = { $game }: it is your turn.
notice-called = It is your turn.
notice-matched = An opponent has been found.
notice-go = Go to the table
notice-restart =
    { $seconds ->
        [one] The server is restarting and should be back in { $seconds } second. Nothing is lost.
       *[other] The server is restarting and should be back in { $seconds } seconds. Nothing is lost.
    }
notice-frozen = Moves cannot be saved at the moment. The game resumes automatically.

## You

account-name = Your name
account-name-about = This is how others see you at the table.
account-saved = Saved.
account-account = Account (optional)
account-account-about = An account keeps your ratings and games, including everything you played as a guest.
account-login = Username
account-password = Password
account-old-password = Current password
account-new-password = New password
account-change-password = Change password
account-sign-in = Sign in
account-sign-up = Create account
account-sign-out = Sign out
account-signed-in = You are signed in.
account-signed-out = You are signed out.
account-signed-in-as = Signed in as { $name }
account-device = Play on another device
account-device-about = This link signs you in on another device. It works once; do not share it.
account-device-link = Create link
account-played = Your results
account-game = Game
account-games = Games
account-won = Won
account-rating = Rating
account-history = Finished games
account-sessions = Signed-in devices
account-kind-session = Browser
account-kind-token = Program
account-this = this one
account-end = End session
account-token = Create token
account-token-label = Name of the program
account-token-once = Shown only once:
account-data = Your data
account-data-about = You can download everything stored about you, or have it deleted.
account-export = Download
account-forget = Delete all my data
account-forget-sure = Yes, delete everything for good
account-forgotten = All your data has been deleted.
recover-title = Use your profile on this device
recover-about = This link comes from another of your devices. Accept it and your games will be here too.
recover-accept = Yes, that’s me
ranking = Ranking
ranking-place = Place
ranking-name = Name
ranking-empty = Nobody has a rating in this game yet.

## Games on this device

here-title = Games on this device
here-about = These games are saved in this browser and nowhere else. Save them as a file to keep a copy or to move them to another device.
here-finished = Finished
here-save = Save as a file
here-take = Load from a file
here-taken = Games loaded: { $count }.
here-no-games = This file contains no Klots games.
here-broken = Games that could not be read: { $count }.
read-title = Open a record
read-about = Choose a Klots game record, or paste its text, to replay the game.
read-paste = Text of the record
read-open = Open
here-delete = Delete
here-delete-sure = Delete this game?
settings-here = Play against the computer without a server
settings-here-about = These games, and games on one device, run in this browser and are saved only there. Turn this off to play them on the server.
local-full = This device is out of space, so the move was not saved. Delete some games or free up space, then try again.
local-other-tab = This game is open in another tab
local-not-kept = This device could not save the move. Try again.
local-broken = Something went wrong on this page. Your game is safe: reload the page.
update-ready = A new version of Klots is ready.
update-now = Update now

## Something is missing

problem-home = Home
problem-again = Try again
problem-no-page = Page not found
problem-no-page-about = The address may be incomplete. You can reach everything from the home page.
problem-no-server = The server cannot be reached
problem-no-server-about = Your games are safe and continue when it is back. Rules, score pad and settings work without it.
problem-server = Something went wrong on the server
problem-server-about = Nothing is lost. Try again in a moment.
problem-not-found = Table not found
problem-not-found-about = The link may be old or incomplete. Ask your friend for a new one, or create a table yourself.
problem-full-table = This table is full
problem-full-table-about = All seats are taken. You can create a table of your own.
generic-choose-move = Choose a move.
generic-table = The table as text
after-you-win = You win!
after-you-win-by = You win by { $points }!
after-won-by = { $player } wins by { $points }.
after-rounds = Round by round
after-where-lost = Where did I go wrong?
after-team-won = { $players } win!
after-resigned-by = { $player } resigned.
after-flagged-by = { $player } ran out of time.
after-resigned-you = You resigned.
after-flagged-you = You ran out of time.
move-waits = Your move is saved and will be sent when the connection is back.
round-go-on = Continue
you-watch = You are watching.
new-level-all = Level of all computer players
nav-ranking = Ranking
invite-here-only = This address only works on this device. Start Klots with --listen 0.0.0.0:7377 to let others in your network join.
invite-lan = This link works in your local network.
tables-remove = Remove
