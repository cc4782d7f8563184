-- A quick match finds its tables by a column; what nothing reads is gone.
ALTER TABLE tables ADD COLUMN quick BOOLEAN NOT NULL DEFAULT FALSE;
UPDATE tables SET quick = TRUE WHERE extra LIKE '%"quick":true%';
ALTER TABLE tables DROP COLUMN extra;
ALTER TABLE tables DROP COLUMN secret;
ALTER TABLE people DROP COLUMN settings;
DROP TABLE snapshots;

-- What a token for programs may be used for.
ALTER TABLE api_tokens ADD COLUMN scope TEXT NOT NULL DEFAULT 'play';

-- The events of a log that name somebody who took no seat by them: lines of chat, the making of a table.
CREATE TABLE named (
    person   UUID NOT NULL REFERENCES people (id) ON DELETE CASCADE,
    table_id TEXT NOT NULL REFERENCES tables (id) ON DELETE CASCADE,
    number   BIGINT NOT NULL,
    PRIMARY KEY (person, table_id, number)
);
CREATE INDEX named_table ON named (table_id);

-- Who made a table and never sat down is named in its first event.
INSERT INTO named (person, table_id, number) SELECT host, id, 1 FROM tables WHERE host IS NOT NULL;
INSERT INTO attendance (person, table_id) SELECT host, id FROM tables WHERE host IS NOT NULL ON CONFLICT DO NOTHING;
