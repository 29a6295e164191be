-- How much of a budget is used up in its current window: one row for each budget and whoever spends it.
CREATE TABLE budgets (
  name TEXT PRIMARY KEY, -- the budget, and a keyed hash of the address, the phone or the reference that spends it
  window_start INTEGER NOT NULL, -- UTC ms
  used INTEGER NOT NULL -- requests or bytes
) STRICT, WITHOUT ROWID;
