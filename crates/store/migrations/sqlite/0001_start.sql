-- Times are milliseconds since 1970, ids of people are 16 bytes, tokens are kept as hashes only.
CREATE TABLE meta (
    key   TEXT PRIMARY KEY NOT NULL,
    value TEXT NOT NULL
) WITHOUT ROWID;

CREATE TABLE people (
    id         BLOB PRIMARY KEY NOT NULL,
    kind       TEXT NOT NULL,
    name       TEXT NOT NULL,
    login      TEXT UNIQUE,
    password   TEXT,
    settings   TEXT NOT NULL,
    created_ms BIGINT NOT NULL,
    seen_ms    BIGINT NOT NULL
);
CREATE INDEX people_seen ON people (kind, seen_ms);

CREATE TABLE sessions (
    token      BLOB PRIMARY KEY NOT NULL,
    id         BLOB NOT NULL UNIQUE,
    person     BLOB NOT NULL REFERENCES people (id) ON DELETE CASCADE,
    device     TEXT NOT NULL,
    created_ms BIGINT NOT NULL,
    seen_ms    BIGINT NOT NULL,
    expires_ms BIGINT NOT NULL
);
CREATE INDEX sessions_person ON sessions (person);
CREATE INDEX sessions_expiry ON sessions (expires_ms);

CREATE TABLE api_tokens (
    token      BLOB PRIMARY KEY NOT NULL,
    id         BLOB NOT NULL UNIQUE,
    person     BLOB NOT NULL REFERENCES people (id) ON DELETE CASCADE,
    label      TEXT NOT NULL,
    created_ms BIGINT NOT NULL,
    used_ms    BIGINT
);
CREATE INDEX api_tokens_person ON api_tokens (person);

CREATE TABLE recovery_links (
    token      BLOB PRIMARY KEY NOT NULL,
    person     BLOB NOT NULL REFERENCES people (id) ON DELETE CASCADE,
    created_ms BIGINT NOT NULL,
    expires_ms BIGINT NOT NULL
);
CREATE INDEX recovery_links_person ON recovery_links (person);

CREATE TABLE tables (
    id          TEXT PRIMARY KEY NOT NULL,
    game        TEXT NOT NULL,
    options     TEXT NOT NULL,
    rules       TEXT NOT NULL,
    is_open     BOOLEAN NOT NULL,
    rated       BOOLEAN NOT NULL,
    phase       TEXT NOT NULL,
    host        BLOB REFERENCES people (id) ON DELETE SET NULL,
    secret      BLOB NOT NULL,
    extra       TEXT NOT NULL,
    result      TEXT,
    created_ms  BIGINT NOT NULL,
    started_ms  BIGINT,
    finished_ms BIGINT,
    rated_ms    BIGINT
) WITHOUT ROWID;
CREATE INDEX tables_lobby ON tables (phase, created_ms, id);
CREATE INDEX tables_host ON tables (host);

CREATE TABLE seats (
    table_id TEXT NOT NULL REFERENCES tables (id) ON DELETE CASCADE,
    seat     BIGINT NOT NULL,
    kind     TEXT NOT NULL,
    person   BLOB REFERENCES people (id) ON DELETE SET NULL,
    name     TEXT,
    bot      TEXT,
    place    BIGINT,
    points   BIGINT,
    PRIMARY KEY (table_id, seat)
) WITHOUT ROWID;
CREATE INDEX seats_person ON seats (person, table_id);

-- Who ever sat at a table or is named in its log: where to look when a person's data are deleted.
CREATE TABLE attendance (
    person   BLOB NOT NULL REFERENCES people (id) ON DELETE CASCADE,
    table_id TEXT NOT NULL REFERENCES tables (id) ON DELETE CASCADE,
    PRIMARY KEY (person, table_id)
) WITHOUT ROWID;
CREATE INDEX attendance_table ON attendance (table_id);

-- The log. (table_id, number) is the only arbiter between writers; move_id stands on the first event of a move.
CREATE TABLE events (
    table_id TEXT NOT NULL REFERENCES tables (id) ON DELETE CASCADE,
    number   BIGINT NOT NULL CHECK (number > 0),
    move_id  BLOB,
    digest   BLOB,
    kind     TEXT NOT NULL,
    body     TEXT NOT NULL,
    at_ms    BIGINT NOT NULL,
    PRIMARY KEY (table_id, number)
) WITHOUT ROWID;
CREATE UNIQUE INDEX events_move ON events (table_id, move_id) WHERE move_id IS NOT NULL;

-- A cache: every row may be deleted at any time.
CREATE TABLE snapshots (
    table_id TEXT PRIMARY KEY NOT NULL REFERENCES tables (id) ON DELETE CASCADE,
    number   BIGINT NOT NULL,
    rules    TEXT NOT NULL,
    body     BLOB NOT NULL
);

CREATE TABLE ratings (
    person     BLOB NOT NULL REFERENCES people (id) ON DELETE CASCADE,
    game       TEXT NOT NULL,
    rating     DOUBLE NOT NULL,
    deviation  DOUBLE NOT NULL,
    volatility DOUBLE NOT NULL,
    games      BIGINT NOT NULL,
    wins       BIGINT NOT NULL,
    draws      BIGINT NOT NULL,
    losses     BIGINT NOT NULL,
    updated_ms BIGINT NOT NULL,
    PRIMARY KEY (person, game)
);
CREATE INDEX ratings_board ON ratings (game, rating);

CREATE TABLE rating_changes (
    table_id   TEXT NOT NULL REFERENCES tables (id) ON DELETE CASCADE,
    person     BLOB NOT NULL REFERENCES people (id) ON DELETE CASCADE,
    game       TEXT NOT NULL,
    before     DOUBLE NOT NULL,
    after      DOUBLE NOT NULL,
    at_ms      BIGINT NOT NULL,
    PRIMARY KEY (table_id, person)
);
CREATE INDEX rating_changes_person ON rating_changes (person, game, at_ms);

INSERT INTO meta (key, value) VALUES ('application', 'klots');
