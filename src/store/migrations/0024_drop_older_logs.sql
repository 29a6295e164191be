-- Empty since `0018`, and no version that's still in use knows them.
DROP TABLE revisions;
DROP TABLE desk_events;
DROP TABLE visits;
