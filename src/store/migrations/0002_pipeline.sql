-- new: the owner is told. quarantine: kept back until they have looked. spam: they have.
ALTER TABLE leads ADD COLUMN state TEXT NOT NULL DEFAULT 'new';
-- Why it looks odd, as codes with spaces between.
ALTER TABLE leads ADD COLUMN signs TEXT NOT NULL DEFAULT '';

CREATE INDEX leads_by_state ON leads (state, received_at);

-- Uploaded pictures are attached to their request when it is sent; what never is, goes after a day.
ALTER TABLE photos ADD COLUMN attached_at INTEGER; -- UTC ms
ALTER TABLE photos ADD COLUMN id TEXT NOT NULL DEFAULT ''; -- what the sender knows it by
UPDATE photos SET attached_at = stored_at, id = object_key;

CREATE INDEX photos_by_age ON photos (stored_at);

-- What happened to a request, newest last: the outbox tells of revisions.
CREATE TABLE revisions (
  reference TEXT NOT NULL,
  revision INTEGER NOT NULL,
  at INTEGER NOT NULL, -- UTC ms
  change TEXT NOT NULL, -- sent, corrected, photos, moved or cancelled
  answers TEXT NOT NULL, -- JSON, as they stood after it
  PRIMARY KEY (reference, revision)
) STRICT, WITHOUT ROWID;

INSERT INTO revisions SELECT reference, revision, changed_at, 'sent', answers FROM leads;

-- Single figures: when the cron last ran, for which day the digest was written.
CREATE TABLE marks (
  name TEXT PRIMARY KEY,
  value INTEGER NOT NULL
) STRICT, WITHOUT ROWID;

-- People who asked to be forgotten: what still lies in the spool is not taken up again.
CREATE TABLE erasures (
  reference TEXT PRIMARY KEY,
  asked_at INTEGER NOT NULL -- UTC ms
) STRICT, WITHOUT ROWID;

-- When there was something to tell: what waits too long is an alarm.
ALTER TABLE outbox ADD COLUMN created_at INTEGER NOT NULL DEFAULT 0; -- UTC ms
UPDATE outbox SET created_at = due_at;
