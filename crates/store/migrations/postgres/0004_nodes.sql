-- How often what stands in the log of a table was changed: names and words of somebody who was deleted. Whoever has read
-- the log before reads it again.
ALTER TABLE tables ADD COLUMN revision BIGINT NOT NULL DEFAULT 0;

-- Who answers for the tables of this database, and when each was last heard of, by the database's own clock.
CREATE TABLE nodes (
    id      UUID PRIMARY KEY NOT NULL,
    seen_ms BIGINT NOT NULL
);

-- What was found out about finished games. A cache: every row may be deleted at any time.
CREATE TABLE analyses (
    table_id TEXT PRIMARY KEY NOT NULL REFERENCES tables (id) ON DELETE CASCADE,
    maker    TEXT NOT NULL,
    body     TEXT NOT NULL
);
