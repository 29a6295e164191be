-- The local date on which a job that's done comes back as a new request; empty for none.
ALTER TABLE leads ADD COLUMN again TEXT NOT NULL DEFAULT '';
CREATE INDEX leads_to_come_back ON leads (again) WHERE again <> '';
