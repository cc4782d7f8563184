//! Why an analysis, a match, its results or a board to be solved are refused.

play::codes! {
    ANALYSIS_GAME = "refused-analysis-game" (game: Text);
    ANALYSIS_LUCK = "refused-analysis-luck";
    ANALYSIS_TURN = "refused-analysis-turn" (seat: Seat);
    ANALYSIS_UNIT = "refused-analysis-unit";
    ARENA_BOTS = "refused-arena-bots" (bots: Number, possible: Text, seats: Number);
    ARENA_FILE = "refused-arena-file" (kind: Word, path: Text);
    ARENA_GAMES = "refused-arena-games";
    ARENA_ILLEGAL = "refused-arena-illegal" (bot: Text, move: Text, position: Text);
    ARENA_NOT_RESULTS = "refused-arena-not-results" (line: Number, path: Text);
    ARENA_NOTHING_TO_MERGE = "refused-arena-nothing-to-merge";
    ARENA_ONE = "refused-arena-one";
    ARENA_OTHER_MATCH = "refused-arena-other-match" (path: Text);
    SHARD = "refused-shard" (possible: Text, text: Text);
    SOLVE_FOLDER = "refused-solve-folder";
    SOLVE_SIZE = "refused-solve-size";
    SPRT = "refused-sprt" (possible: Text, text: Text);
    TRAIN_TABLES = "refused-train-tables";
}
