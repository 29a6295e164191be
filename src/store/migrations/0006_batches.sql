-- Requests of which the owner is notified together, in one message. A lead that waits for its batch has the state
-- `waiting`; when it's in one, it's `new`. The outbox row of a batch has the reference `batch` and its number as revision.
CREATE TABLE batches (
  number INTEGER PRIMARY KEY, -- the minute in which it was made: UTC ms / 60,000
  members TEXT NOT NULL -- references as JSON, the ones that look like customers first
) STRICT;
