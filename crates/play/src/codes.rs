//! Why texts, options and numbers of seats are refused, and what several rooms refuse.

/// Whether a code is about the options of a game.
pub fn is_about_options(code: &str) -> bool {
    [OPTION_FORM, OPTION_SEATS, OPTION_TWICE, OPTION_UNKNOWN, OPTION_VALUE]
        .iter()
        .any(|known| known.id == code)
}

crate::codes! {
    RECORD_BESIDE = "record-beside" (text: Text);
    RECORD_ENDING = "record-ending" (possible: Text, text: Text);
    RECORD_EVENT = "record-event" (text: Text);
    RECORD_EYES = "record-eyes";
    RECORD_FORMAT = "record-format" (expected: Text);
    RECORD_HEADER = "record-header" (text: Text);
    RECORD_HEADER_TWICE = "record-header-twice" (earlier: Number, name: Text);
    RECORD_MISSING = "record-missing" (name: Text);
    RECORD_NUMBER = "record-number" (max: Number, min: Number, text: Text);
    RECORD_PER_SEAT = "record-per-seat" (name: Text, seats: Number);
    RECORD_SEAT = "record-seat" (seats: Number, text: Text);
    RECORD_WHOSE_EYES = "record-whose-eyes" (text: Text);
    BOT = "refused-bot" (bot: Text, possible: Text);
    GAME_UNKNOWN = "refused-game-unknown" (game: Text, possible: Text);
    LUCK_FIRST = "refused-luck-first";
    NOT_YOUR_TURN = "refused-not-your-turn" (seat: Seat) is NotYourTurn;
    OPTION_FORM = "refused-option-form" (text: Text);
    OPTION_SEATS = "refused-option-seats" (option: Text, seats: Number);
    OPTION_TWICE = "refused-option-twice" (option: Text);
    OPTION_UNKNOWN = "refused-option-unknown" (option: Text, possible: Text);
    OPTION_VALUE = "refused-option-value" (option: Text, possible: Text, value: Text);
    OVER = "refused-over" is Over;
    SEATS = "refused-seats" (game: Text, max: Number, min: Number, seats: Number);
    TEXT_EXPECTED = "text-expected" (expected: Text);
    TEXT_NUMBER = "text-number" (max: Number, min: Number);
    TEXT_TRAILING = "text-trailing" (text: Text);
}
