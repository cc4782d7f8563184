//! Why something is refused here.

play::codes! {
    BACKWARDS = "refused-kingdomino-backwards" (tile: Number);
    COVERED = "refused-kingdomino-covered" (x: Number, y: Number);
    FITS = "refused-kingdomino-fits" (count: Number, seat: Seat, tile: Number);
    KINGS_COUNT = "refused-kingdomino-kings-count" (kings: Number, seat: Seat);
    KINGS_SNAKE = "refused-kingdomino-kings-snake";
    LOT_COUNT = "refused-kingdomino-lot-count" (count: Number, written: Number);
    LUCK = "refused-kingdomino-luck";
    NO_LUCK = "refused-kingdomino-no-luck" (text: Text);
    NOT_IN_ROW = "refused-kingdomino-not-in-row" (tile: Number);
    OTHER_DOMINO = "refused-kingdomino-other-domino" (own: Number, tile: Number);
    OUTSIDE = "refused-kingdomino-outside" (across: Number, down: Number, size: Number);
    OVER = "refused-kingdomino-over";
    PICK_NOW = "refused-kingdomino-pick-now";
    PLACE_FIRST = "refused-kingdomino-place-first";
    POSITION_COUNT = "refused-kingdomino-position-count" (seat: Seat);
    POSITION_KINGDOM = "refused-kingdomino-position-kingdom" (seat: Seat, tile: Number);
    POSITION_KINGS = "refused-kingdomino-position-kings" (seat: Seat);
    POSITION_MISSING = "refused-kingdomino-position-missing" (section: Text);
    POSITION_ORDER = "refused-kingdomino-position-order";
    POSITION_PAST = "refused-kingdomino-position-past";
    POSITION_STAGE = "refused-kingdomino-position-stage";
    POSITION_TWICE = "refused-kingdomino-position-twice" (tile: Number);
    POSITION_WORD = "refused-kingdomino-position-word" (text: Text);
    ROW_COUNT = "refused-kingdomino-row-count" (count: Number, written: Number);
    ROW_SEEN = "refused-kingdomino-row-seen" (tile: Number);
    ROW_TWICE = "refused-kingdomino-row-twice" (tile: Number);
    TAKEN = "refused-kingdomino-taken" (seat: Seat, tile: Number);
    UNMATCHED = "refused-kingdomino-unmatched" (left: Word, right: Word);
    TEXT_DIRECTION = "text-kingdomino-direction";
    TEXT_MOVE = "text-kingdomino-move";
}
