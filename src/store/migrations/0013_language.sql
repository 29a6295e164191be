-- The language that a request was sent in, which its customer is answered in.
ALTER TABLE leads ADD COLUMN language TEXT NOT NULL DEFAULT 'en';
