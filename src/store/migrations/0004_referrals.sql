-- The code that a referral gave its sender, and the code that somebody came with. A code is no personal data: it is made
-- of a number by the site's secret, and only the sender's own request tells whose it is.
ALTER TABLE leads ADD COLUMN referral_code TEXT NOT NULL DEFAULT '';
ALTER TABLE leads ADD COLUMN referred_by TEXT NOT NULL DEFAULT '';

CREATE INDEX leads_by_code ON leads (referral_code) WHERE referral_code <> '';
