-- An event's number is its key already: whoever does the same a second time fails on that, and then finds the first one's key.
DROP INDEX events_keys;
