### What tables and the server say, outside the games.
### $player is the name of the seat $seat.

## Refusals at a table

refused-not-over = The game is not over yet.
refused-started = The game has already started.
refused-not-started = The game has not started yet.
refused-paused = The game is paused.
refused-not-paused = The game is not paused.
refused-not-seated = You have no seat at this table.
refused-seated = You already have a seat at this table.
refused-seat-taken = Seat { $seat } is taken.
refused-seat-free = Nobody is in seat { $seat }.
refused-seat-open = Seat { $seat } is still open.
refused-seats-taken = A seat that would be removed is taken.
refused-no-seat = This table has no seat { $seat }.
refused-full = Every seat is taken.
refused-invite = This is a private table: you need its invitation link.
refused-private = This is a private table: you need its link.
refused-host = Only the host can do that.
refused-forbidden = You are not allowed to do that.
refused-not-ready = { $player } is not ready yet.
refused-clock = That clock setting is not possible.
refused-clock-twice = { $seconds ->
    [one] The options already set a clock of { $seconds } second per move; there cannot be another.
   *[other] The options already set a clock of { $seconds } seconds per move; there cannot be another.
}
refused-no-clock = There is no clock here: seconds per move only apply at a server’s table.
refused-delay = Spectators can be at most { $max } moves behind.
refused-delay-seconds = Spectators can be at most { $max } seconds behind.
refused-name = A name must have 1 to { $max } characters.
refused-word = A word for the shuffle can have at most { $max } characters.
refused-chat-text = A message must have 1 to { $max } characters.
refused-chat-off = Chat is off at this table; quick messages still work.
refused-preset = There is no message “{ $preset }”.
refused-team-chat = There is no team chat at this table.
refused-stand-in = A bot is playing for you. Take your seat back first.
refused-not-replaced = Nobody is playing for you.
refused-present = This seat’s player is still here.
refused-gone = You have already left.
refused-out = You are out of the game.
refused-time = Your time is up.
refused-offer =
    { $offer ->
        [undo] There is nothing to undo right now.
        [draw] You cannot offer a draw right now.
        [pause] There is no clock to pause right now.
        [rematch] You can offer a rematch when the game is over.
       *[other] You cannot offer that right now.
    }
refused-offer-open = That has already been offered.
refused-no-offer = There is no such offer to answer.
refused-stale = Something has happened in the meantime: take another look.
refused-ahead = That has not happened at this table yet.
refused-id-reused = This message id has already been used for something else.
refused-move-id = A message id must have 32 hexadecimal digits.
refused-rated-bot = Rated games are played without bots.
refused-rated-guest = Rated games need an account.
refused-rated-device = Rated games are played on separate devices.
refused-rated-hint = There are no hints in rated games.
refused-rated-late = Nobody can join a rated game once it has started.

## Refusals of the server

refused-nobody = You are not signed in.
refused-not-found = There is nothing here.
refused-rate = Too many requests at once. Wait a moment.
refused-origin = This request came from another site.
refused-malformed = The message could not be read (line { $line }, column { $column }).
refused-too-large = The message is larger than { $max } bytes.
refused-query = This address is not valid.
refused-hello-first = A connection must start with hello.
refused-unavailable = Something went wrong on the server.
refused-recovery = This recovery link is invalid or has expired.
refused-no-account = You have no account.
refused-has-account = You already have an account.
refused-account-name = A username must have 3 to 24 characters from a–z, 0–9, - and _.
refused-account-taken = This username is taken.
refused-password = Wrong username or password.
refused-old-password = That is not your current password.
refused-push-off = This server has no push notifications.
refused-push-address = This server does not use that push service.
refused-password-length = A password must have { $min } to { $max } characters.

## The log of a table

told-table-configured = The table was changed.
told-table-sat = { $name } joined.
told-table-left = Seat { $seat } is open.
told-table-renamed = New name: { $name }.
told-table-bot =
    { $level ->
        [random] A bot that moves at random joined.
       *[other] A bot joined ({ $level }).
    }
told-table-bot-named = { $player } joined ({ $level }).
told-table-started = The game starts.
told-table-undone = { $player } undid the last move.
told-table-offered =
    { $offer ->
        [undo] { $player } asks to undo the last move.
        [draw] { $player } offers a draw.
        [pause] { $player } asks for a break.
        [rematch] { $player } offers a rematch.
       *[other] { $player } makes an offer.
    }
told-table-accepted = { $player } agrees.
told-table-declined = { $player } declines.
told-table-withdrawn = { $player } withdraws the offer.
told-table-paused = Paused: the clock is stopped.
told-table-resumed = The game continues.
told-table-frozen = Clock paused: the server is stopping or was unavailable.
told-table-thawed = The clock is running again.
told-table-flagged = { $player } ran out of time.
told-table-resigned = { $player } resigned.
told-table-abandoned = { $player } left.
told-table-took-over = A bot takes over for { $player }.
told-table-handed-back = { $player } is back in the game.
told-table-finished =
    { $cause ->
        [flagged] The game is over: a player ran out of time.
        [resigned] The game is over: a player resigned.
        [agreed] The game is a draw by agreement.
        [abandoned] The game was abandoned.
       *[other] The game is over.
    }
told-table-revealed = The secret of the shuffle has been revealed: every draw can be checked.
told-table-rematch = The rematch is at a new table.
score-forfeit = The others resigned or ran out of time
