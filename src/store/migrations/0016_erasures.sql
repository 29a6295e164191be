-- The bucket has the same list, as far back as a request is kept.
CREATE INDEX erasures_by_time ON erasures (asked_at);
