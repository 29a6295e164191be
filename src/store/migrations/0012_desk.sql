-- How far the owner is with a request: new, called, quoted, done or lost. What a booking adds to that is read from its rows.
ALTER TABLE leads ADD COLUMN stage TEXT NOT NULL DEFAULT 'new';
UPDATE leads SET stage = 'lost' WHERE reference IN (
  SELECT reference FROM bookings WHERE status <> 'live' AND held_until IS NULL);
UPDATE leads SET stage = 'done' WHERE reference IN (SELECT reference FROM visits WHERE step = 'done');

-- When somebody at the desk first did something with it (UTC ms): NULL for nobody yet.
ALTER TABLE leads ADD COLUMN touched_at INTEGER;
-- How often the owner was reminded that nobody has.
ALTER TABLE leads ADD COLUMN nudges INTEGER NOT NULL DEFAULT 0;
-- Where its sender came from, as JSON: campaign, host, first page.
ALTER TABLE leads ADD COLUMN source TEXT NOT NULL DEFAULT '{}';

CREATE INDEX leads_by_stage ON leads (stage, received_at);
CREATE INDEX leads_by_phone ON leads (phone) WHERE phone <> '';

-- What was done with a request at the desk, or by its customer with a link of the desk's. The newest price that wasn't undone
-- is the one that its customer can accept.
CREATE TABLE desk_events (
  reference TEXT NOT NULL,
  number INTEGER NOT NULL, -- 1 for the first one of a request
  at INTEGER NOT NULL, -- UTC ms
  person TEXT NOT NULL, -- email address; empty for the customer
  action TEXT NOT NULL,
  detail TEXT NOT NULL DEFAULT '', -- cents for a price, the reason for a loss, text for a note, JSON for a receipt
  stage_before TEXT NOT NULL DEFAULT 'new',
  undone_at INTEGER, -- UTC ms
  PRIMARY KEY (reference, number)
) STRICT, WITHOUT ROWID;

CREATE INDEX desk_events_by_action ON desk_events (action, at);

-- Phones and computers on which the desk is open. Without its row a cookie is worth nothing.
CREATE TABLE sessions (
  id TEXT PRIMARY KEY, -- that of the link that it began with, which therefore works once
  address TEXT NOT NULL, -- email address
  device TEXT NOT NULL, -- as its browser calls itself
  created_at INTEGER NOT NULL, -- UTC ms
  expires_at INTEGER NOT NULL -- UTC ms
) STRICT, WITHOUT ROWID;

-- Taps on call and text links, by local day and page: no visitor is told from another.
CREATE TABLE taps (
  day TEXT NOT NULL, -- 2026-11-24
  page TEXT NOT NULL, -- a path of the site
  kind TEXT NOT NULL, -- call or text
  count INTEGER NOT NULL,
  PRIMARY KEY (day, page, kind)
) STRICT, WITHOUT ROWID;
