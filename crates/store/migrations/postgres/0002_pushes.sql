-- Where a browser that is closed may be called; gone with its session.
CREATE TABLE pushes (
    session  UUID PRIMARY KEY NOT NULL REFERENCES sessions (id) ON DELETE CASCADE,
    person   UUID NOT NULL REFERENCES people (id) ON DELETE CASCADE,
    endpoint TEXT NOT NULL
);
CREATE INDEX pushes_person ON pushes (person);
