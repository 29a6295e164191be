-- The revision of which the customer was reminded, or would have been: a move makes a new one, which has its own reminder.
ALTER TABLE bookings ADD COLUMN reminded INTEGER NOT NULL DEFAULT 0;
