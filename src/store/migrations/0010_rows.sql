-- Live seats of a month's windows as JSON, by window: what a page that lists open windows reads, a row a month instead of one
-- for each seat. The statements that change seats keep it.
CREATE TABLE occupied (
  month TEXT PRIMARY KEY, -- 2026-11
  windows TEXT NOT NULL -- {"2026-11-23T10": 2}
) STRICT, WITHOUT ROWID;

INSERT INTO occupied
  SELECT substr(slot, 1, 7), json_group_object(slot, seats)
  FROM (SELECT slot, count(*) AS seats FROM bookings WHERE status = 'live' GROUP BY slot) GROUP BY substr(slot, 1, 7);

-- Seats that are held right now: the older index also has those that were let go, and grows.
CREATE INDEX bookings_on_hold ON bookings (held_until) WHERE status = 'live' AND held_until IS NOT NULL;

-- Photos whose form hasn't been sent.
CREATE INDEX photos_waiting ON photos (stored_at) WHERE attached_at IS NULL;

-- Budgets whose window is over.
CREATE INDEX budgets_by_window ON budgets (window_start);
