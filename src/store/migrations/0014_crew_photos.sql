-- Who took a photo: empty for its sender, `before` or `after` for the crew at the pickup.
ALTER TABLE photos ADD COLUMN taken TEXT NOT NULL DEFAULT '';
