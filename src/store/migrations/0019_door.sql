-- What a job cost, and what of that was the dump's, in cents. NULL where nobody said.
ALTER TABLE leads ADD COLUMN cost_cents INTEGER;
ALTER TABLE leads ADD COLUMN dump_cents INTEGER;
