//! Why something is refused here.

play::codes! {
    DEAL = "refused-dominoes-deal" (count: Number);
    DRAWING = "refused-dominoes-drawing";
    DRAWN_TILE = "refused-dominoes-drawn-tile" (drawn: Text, left: Number, right: Number, tile: Text);
    EQUAL_ENDS = "refused-dominoes-equal-ends" (left: Number, right: Number, tile: Text);
    HANDS = "refused-dominoes-hands" (field: Text, seats: Number);
    MUST_DRAW = "refused-dominoes-must-draw";
    MUST_LAY = "refused-dominoes-must-lay";
    NO_LUCK = "refused-dominoes-no-luck";
    NO_MATCH = "refused-dominoes-no-match" (ends: Word, left: Number, right: Number, tile: Text);
    NOT_HELD = "refused-dominoes-not-held" (left: Number, right: Number, tile: Text);
    NOT_IN_STOCK = "refused-dominoes-not-in-stock" (tile: Text);
    OTHER_END = "refused-dominoes-other-end" (left: Number, right: Number, tile: Text);
    POSITION = "refused-dominoes-position" (why: Word);
    ROUND_OVER = "refused-dominoes-round-over";
    SECOND = "refused-dominoes-second" (left: Number, right: Number, tile: Text);
    START = "refused-dominoes-start" (tile: Text);
    STARTED = "refused-dominoes-started" (left: Number, right: Number, tile: Text);
    STOCK_EMPTY = "refused-dominoes-stock-empty";
    TILE_TWICE = "refused-dominoes-tile-twice" (tile: Text);
    TEXT_TILE = "text-dominoes-tile";
    TEXT_WHICH_END = "text-dominoes-which-end" (tile: Text);
}
