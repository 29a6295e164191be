-- A booking that looks unusual holds its seat until then (UTC ms) and no longer, unless the owner keeps it: NULL. One that
-- was let go keeps its value, so that it isn't held again and again.
ALTER TABLE bookings ADD COLUMN held_until INTEGER;
-- Keyed hashes of the phone number and of the day's network address: by them live seats are counted.
ALTER TABLE bookings ADD COLUMN phone_key TEXT NOT NULL DEFAULT '';
ALTER TABLE bookings ADD COLUMN address_key TEXT NOT NULL DEFAULT '';

CREATE INDEX bookings_by_phone ON bookings (phone_key) WHERE phone_key <> '';
CREATE INDEX bookings_by_address ON bookings (address_key) WHERE address_key <> '';
CREATE INDEX bookings_held ON bookings (held_until) WHERE held_until IS NOT NULL;

-- 1: the visitor read that the time isn't confirmed yet, whatever the calendar says since.
ALTER TABLE leads ADD COLUMN unconfirmed INTEGER NOT NULL DEFAULT 0;
