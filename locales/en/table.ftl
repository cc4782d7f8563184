### What tables and the server say, outside the games.
### $player is the name of the seat $seat.

## Refusals at a table

refused-not-over = The game is not over yet.
refused-started = The game has already started.
refused-not-started = The game has not started yet.
refused-paused = The game is paused.
refused-not-paused = The game is not paused.
refused-not-seated = You have no seat at this table.
refused-seated = You already sit at this table.
refused-seat-taken = Seat { $seat } is taken.
refused-seat-free = Nobody sits on seat { $seat }.
refused-seat-open = Seat { $seat } is still free.
refused-seats-taken = Somebody sits on a seat that would be removed.
refused-no-seat = This table has no seat { $seat }.
refused-full = Every seat is taken.
refused-invite = This is a private table: you need its invitation link.
refused-private = This is a private table: you need its link.
refused-host = Only the host may do that.
refused-forbidden = That is not yours to do.
refused-not-ready = { $player } is not ready yet.
refused-clock = This clock is not possible.
refused-delay = Onlookers can be at most { $max } moves behind.
refused-delay-seconds = Onlookers can be at most { $max } seconds behind.
refused-name = A name has 1 to { $max } characters.
refused-word = A word for the shuffle has at most { $max } characters.
refused-chat-text = A message has 1 to { $max } characters.
refused-chat-off = Chat is off at this table; presets still work.
refused-preset = There is no message “{ $preset }”.
refused-team-chat = Partners have no chat of their own at this table.
refused-stand-in = A bot plays for you. Come back first.
refused-not-replaced = Nobody plays for you.
refused-present = This seat's player is still here.
refused-gone = You have already left.
refused-out = You are out of the game.
refused-time = Your time is up.
refused-offer =
    { $offer ->
        [undo] Nothing can be taken back now.
        [draw] A draw cannot be offered now.
        [pause] There is no clock to stop now.
        [rematch] A rematch can be offered when the game is over.
       *[other] That cannot be offered now.
    }
refused-offer-open = That has already been offered.
refused-no-offer = There is no such offer to answer.
refused-stale = Something has happened in the meantime: look again.
refused-ahead = This table has not come that far.
refused-id-reused = This message id was used for something else.
refused-move-id = A message id has 32 hexadecimal digits.
refused-rated-bot = Rated games are played without bots.
refused-rated-guest = Rated games need an account.
refused-rated-device = Rated games are played on separate devices.
refused-rated-hint = There are no hints in rated games.

## Refusals of the server

refused-nobody = Nobody is signed in here.
refused-not-found = There is no such thing here.
refused-rate = That was too much at once. Wait a moment.
refused-origin = This request came from another site.
refused-malformed = The message could not be read (line { $line }, column { $column }).
refused-too-large = The message is larger than { $max } bytes.
refused-query = This address cannot be read.
refused-hello-first = A connection starts with hello.
refused-unavailable = Something went wrong on the server.
refused-recovery = This recovery link does not work, or not any more.
refused-no-account = You have no account.
refused-has-account = You already have an account.
refused-account-name = An account name has 3 to 24 of the characters a–z, 0–9, - and _.
refused-account-taken = This account name is taken.
refused-password = Account name or password is wrong.
refused-push-off = This server cannot call a closed page.
refused-push-address = This server does not call that push service.
refused-password-length = A password has { $min } to { $max } characters.

## The log of a table

told-table-configured = The table was set up anew.
told-table-sat = { $name } sat down.
told-table-left = Seat { $seat } is free.
told-table-renamed = Now called { $name }.
told-table-bot =
    { $level ->
        [random] A bot that moves at random sat down.
       *[other] A bot sat down ({ $level }).
    }
told-table-started = The game starts.
told-table-undone = { $player } took the last move back.
told-table-offered =
    { $offer ->
        [undo] { $player } asks to take the last move back.
        [draw] { $player } offers a draw.
        [pause] { $player } asks for a break.
        [rematch] { $player } wants to play again.
       *[other] { $player } makes an offer.
    }
told-table-accepted = { $player } agrees.
told-table-declined = { $player } does not agree.
told-table-withdrawn = { $player } takes the offer back.
told-table-paused = Break: the clock stands still.
told-table-resumed = The break is over.
told-table-frozen = The clock stands still: the server stops or was away.
told-table-thawed = The clock runs again.
told-table-flagged = { $player } has run out of time.
told-table-resigned = { $player } gave up.
told-table-abandoned = { $player } left.
told-table-took-over = A bot plays for { $player }.
told-table-handed-back = { $player } plays again.
told-table-finished =
    { $cause ->
        [flagged] The game is over: time was up.
        [resigned] The game is over by resignation.
        [agreed] The game is a draw by agreement.
        [abandoned] The game was abandoned.
       *[other] The game is over.
    }
told-table-revealed = The secret of the shuffle is shown: every draw can be checked.
told-table-rematch = The rematch has its own table.
