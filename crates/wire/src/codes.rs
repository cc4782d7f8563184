//! Why a message is refused before or after anybody has looked at what it asks for.

play::codes! {
    AHEAD = "refused-ahead" is Stale;
    FORBIDDEN = "refused-forbidden" is Forbidden;
    ID_REUSED = "refused-id-reused";
    MALFORMED = "refused-malformed" (field: Text, line: Number) is Malformed;
    NOT_FOUND = "refused-not-found";
    NOT_OVER = "refused-not-over";
    PRIVATE = "refused-private" is Forbidden;
    RATE = "refused-rate";
    RATED_GUEST = "refused-rated-guest";
    STALE = "refused-stale" is Stale;
    TOO_LARGE = "refused-too-large" (max: Number) is Malformed;
    UNAVAILABLE = "refused-unavailable";
}
