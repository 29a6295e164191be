-- One row a request. `answers` is the newest cleaned content as JSON; `revision` counts how often it was sent changed.
CREATE TABLE leads (
  reference TEXT PRIMARY KEY,
  form TEXT NOT NULL,
  revision INTEGER NOT NULL DEFAULT 1,
  received_at INTEGER NOT NULL, -- UTC ms of the first arrival
  changed_at INTEGER NOT NULL, -- UTC ms of the newest revision
  phone TEXT NOT NULL DEFAULT '',
  area TEXT NOT NULL DEFAULT '', -- yes, probably or call
  answers TEXT NOT NULL
) STRICT;

CREATE INDEX leads_by_arrival ON leads (received_at DESC);

-- The pictures of a lead; the same picture sent twice is kept once.
CREATE TABLE photos (
  object_key TEXT PRIMARY KEY, -- in the private bucket
  reference TEXT NOT NULL,
  sha256 TEXT NOT NULL,
  type TEXT NOT NULL,
  bytes INTEGER NOT NULL,
  stored_at INTEGER NOT NULL, -- UTC ms
  UNIQUE (reference, sha256)
) STRICT;

-- What the owner still has to be told: one row for each revision and channel, written together with its lead.
CREATE TABLE outbox (
  reference TEXT NOT NULL,
  revision INTEGER NOT NULL,
  channel TEXT NOT NULL,
  state TEXT NOT NULL DEFAULT 'pending', -- pending, sent or dead
  attempts INTEGER NOT NULL DEFAULT 0,
  due_at INTEGER NOT NULL, -- UTC ms
  leased_until INTEGER NOT NULL DEFAULT 0, -- UTC ms; a crashed attempt is taken up again after it
  last_error TEXT NOT NULL DEFAULT '',
  PRIMARY KEY (reference, revision, channel)
) STRICT, WITHOUT ROWID;

CREATE INDEX outbox_due ON outbox (state, due_at);
