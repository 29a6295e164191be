-- How far the crew is with a pickup, and since when. One that was moved or canceled since has another revision: it starts over.
CREATE TABLE visits (
  reference TEXT NOT NULL,
  revision INTEGER NOT NULL, -- the booking's
  step TEXT NOT NULL, -- on-the-way, arrived or done
  at INTEGER NOT NULL, -- UTC ms
  PRIMARY KEY (reference, revision, step)
) STRICT, WITHOUT ROWID;
