//! Why a game at this terminal, or its save, is refused.

play::codes! {
    NO_CLOCK = "refused-no-clock";
    NO_HINT = "refused-no-hint";
    SAVE_PLAYERS = "refused-save-players";
    UNDO = "refused-undo";
    CAUSE = "system-cause" (kind: Word);
}
