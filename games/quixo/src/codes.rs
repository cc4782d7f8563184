//! Why something is refused here.

play::codes! {
    DOT_AT_PARTNER = "refused-quixo-dot-at-partner";
    ENDLESS = "refused-quixo-endless";
    LOT_DRAWN = "refused-quixo-lot-drawn";
    LOT_FIRST = "refused-quixo-lot-first";
    NEVER_PASS = "refused-quixo-never-pass";
    NO_DOTS = "refused-quixo-no-dots";
    NOT_AN_END = "refused-quixo-not-an-end" (from: Text, to: Text);
    NOT_BORDER = "refused-quixo-not-border" (square: Text);
    OTHER_DOT = "refused-quixo-other-dot" (seat: Seat, square: Text);
    OTHER_SYMBOL = "refused-quixo-other-symbol" (square: Text);
    OVER = "refused-quixo-over";
    PASS_WITH_CUBE = "refused-quixo-pass-with-cube";
    POSITION = "refused-quixo-position" (why: Word);
    SAME_PLACE = "refused-quixo-same-place" (from: Text, to: Text);
    THREE = "refused-quixo-three";
    TEXT_CUBE = "text-quixo-cube" (seats: Number);
    TEXT_SQUARE = "text-quixo-square" (last: Text);
}
