//! Why something is refused here.

play::codes! {
    CORNER = "refused-triominos-corner" (not: Number, shows: Number, tile: Text);
    COVERED = "refused-triominos-covered" (cell: Text);
    DRAWS_USED = "refused-triominos-draws-used" (count: Number);
    HAND_SIZE = "refused-triominos-hand-size" (count: Number, expected: Number, seat: Seat);
    HELD_BEFORE = "refused-triominos-held-before" (tile: Text);
    IMPOSSIBLE_POSITION = "refused-triominos-impossible-position" (why: Word);
    LUCK_FIRST = "refused-triominos-luck-first";
    MUST_DRAW = "refused-triominos-must-draw" (count: Number);
    MUST_LAY = "refused-triominos-must-lay" (tile: Text);
    NO_LUCK = "refused-triominos-no-luck";
    NO_SIDE = "refused-triominos-no-side" (cell: Text);
    NOT_IN_HAND = "refused-triominos-not-in-hand" (tile: Text);
    NOT_IN_POOL = "refused-triominos-not-in-pool" (tile: Text);
    OVER = "refused-triominos-over";
    POOL_EMPTY = "refused-triominos-pool-empty";
    START = "refused-triominos-start" (tile: Text);
    TABLE = "refused-triominos-table" (tile: Text);
    TILE_TWICE = "refused-triominos-tile-twice" (tile: Text);
    TEXT_STAGE = "text-triominos-stage" (text: Text);
    TEXT_TILE = "text-triominos-tile" (text: Text);
    TEXT_TOO_MANY = "text-triominos-too-many";
}
