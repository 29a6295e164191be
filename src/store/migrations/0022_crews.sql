-- Whose pickup it is: the number of a crew of its window, from 1. NULL where an older version booked it.
ALTER TABLE bookings ADD COLUMN crew INTEGER;
ALTER TABLE income ADD COLUMN crew INTEGER; -- whose job it was; NULL where nobody knows
