-- One row a booking: a numbered seat in an arrival window. A cancelled one stays, without its seat.
CREATE TABLE bookings (
  reference TEXT PRIMARY KEY, -- the lead's
  slot TEXT NOT NULL, -- local date and hour of the window: 2026-11-23T10
  seat INTEGER NOT NULL, -- 1 to the number of crews
  status TEXT NOT NULL, -- live or cancelled
  revision INTEGER NOT NULL DEFAULT 1, -- rises with every move and with the cancelling; a link of an older one is spent
  told INTEGER NOT NULL DEFAULT 1, -- revision that the owner was told of
  booked_at INTEGER NOT NULL, -- UTC ms
  changed_at INTEGER NOT NULL -- UTC ms
) STRICT;

-- Decides every race: a seat is given once.
CREATE UNIQUE INDEX bookings_seats ON bookings (slot, seat) WHERE status = 'live';

-- Dates on which the owner takes no bookings, beside the holidays.
CREATE TABLE closures (
  date TEXT PRIMARY KEY -- 2026-11-23
) STRICT, WITHOUT ROWID;

-- Where the number of crews differs from the usual: for a window (2026-11-23T10), a date, or a weekday (Mon).
CREATE TABLE capacities (
  place TEXT PRIMARY KEY,
  crews INTEGER NOT NULL
) STRICT, WITHOUT ROWID;
