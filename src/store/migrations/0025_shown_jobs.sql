-- What the website may show of a job that's done, as JSON; NULL for all others.
ALTER TABLE leads ADD COLUMN shown TEXT;
CREATE INDEX leads_shown ON leads (done_at) WHERE shown IS NOT NULL;
