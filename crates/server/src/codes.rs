//! Why the server refuses, before a table is asked.

play::codes! {
    ACCOUNT_NAME = "refused-account-name";
    ACCOUNT_TAKEN = "refused-account-taken";
    HAS_ACCOUNT = "refused-has-account";
    HELLO_FIRST = "refused-hello-first";
    MOVE_ID = "refused-move-id" is Malformed;
    NO_ACCOUNT = "refused-no-account" is Forbidden;
    NOBODY = "refused-nobody" is Forbidden;
    OLD_PASSWORD = "refused-old-password" is Forbidden;
    ORIGIN = "refused-origin" is Forbidden;
    PASSWORD = "refused-password" is Forbidden;
    PASSWORD_LENGTH = "refused-password-length" (max: Number, min: Number);
    PUSH_ADDRESS = "refused-push-address";
    PUSH_OFF = "refused-push-off";
    QUERY = "refused-query" is Malformed;
    RATED_HINT = "refused-rated-hint" is Forbidden;
    RECOVERY = "refused-recovery" is Forbidden;
    STORE_BUSY = "store-busy";
}
