-- The leads that wait for a batch, in the order in which they come into one.
CREATE INDEX leads_waiting ON leads (signs <> '', received_at) WHERE state = 'waiting';

-- Mails that the owner is owed: how long they've failed, and what is due once the mail service is back.
CREATE INDEX outbox_mails ON outbox (due_at) WHERE state = 'pending' AND channel = 'email';

-- Keyed hashes of email addresses whose owners don't want mails from us.
CREATE TABLE stopped_mails (
  email_key TEXT PRIMARY KEY,
  at INTEGER NOT NULL -- UTC ms
) STRICT, WITHOUT ROWID;
