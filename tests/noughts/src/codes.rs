//! Why a mark or a position is refused.

play::codes! {
    POSITION = "refused-noughts-position" (text: Text);
    TAKEN = "refused-noughts-taken" (square: Text);
}
