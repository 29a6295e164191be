-- An event's number is its key already: who does it a second time fails on that, and finds the first one's key.
DROP INDEX events_keys;
