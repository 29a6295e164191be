-- What happens to a request, in order: everything else that's known of one is folded from this. The rows of `leads` and `bookings`
-- say it for lists, numbers and seats.
CREATE TABLE events (
  reference TEXT NOT NULL,
  number INTEGER NOT NULL, -- 1 for a request's first: of two at once the slower one fails here
  at INTEGER NOT NULL, -- UTC ms
  person TEXT NOT NULL, -- email address at the desk; empty for the customer, `us` for the clock
  kind TEXT NOT NULL,
  key TEXT NOT NULL DEFAULT '', -- what is done twice by mistake has the same one
  data TEXT NOT NULL, -- JSON, by its kind
  PRIMARY KEY (reference, number)
) STRICT, WITHOUT ROWID;

CREATE UNIQUE INDEX events_keys ON events (reference, key) WHERE key <> '';

-- How far a request is: new, called, priced, held, booked, done, lost or spam. The version before this one joins these rows with
-- bookings and asks for `status` alone, so this has another name.
ALTER TABLE leads ADD COLUMN request_status TEXT NOT NULL DEFAULT 'new';
-- Why it was lost; `closed` where it was taken care of without a job.
ALTER TABLE leads ADD COLUMN reason TEXT NOT NULL DEFAULT '';
-- When its job was done (UTC ms), and what was paid for it (cents).
ALTER TABLE leads ADD COLUMN done_at INTEGER;
ALTER TABLE leads ADD COLUMN paid INTEGER;

-- The two logs that there were become one: what both say of one moment is one event.
CREATE TABLE merged AS
  WITH
    sound AS (
      SELECT r.reference, r.revision, r.at, iif(r.change = 'cancelled', 'canceled', r.change) AS change,
        iif(json_valid(r.answers), r.answers, '{}') AS answers FROM revisions AS r
    ),
    lead AS (
      SELECT *, json(iif(signs = '', '[]', '["' || replace(replace(signs, 'trap-filled', 'honeypot-filled'), ' ', '","') || '"]')) AS signals,
        json(iif(unconfirmed, 'true', 'false')) AS told, iif(json_valid(source), source, '{}') AS origin FROM leads
    ),
    both AS (
      SELECT d.reference, d.number, s.revision FROM desk_events AS d JOIN sound AS s ON s.reference = d.reference
        AND s.change = d.action AND abs(s.at - d.at) < 5 WHERE d.action IN ('booked', 'moved', 'canceled', 'withdrawn')
    )
  SELECT s.reference, s.at, iif(s.revision = 1, 0, 4) AS rank, s.revision, NULL AS desk,
    coalesce((SELECT person FROM desk_events AS d JOIN both USING (reference, number)
      WHERE both.reference = s.reference AND both.revision = s.revision), '') AS person,
    iif(s.revision = 1, 'sent', s.change) AS kind,
    CASE
      WHEN s.revision = 1 OR s.change = 'sent' THEN json_object('form', l.form, 'area', l.area, 'answers', json(s.answers),
        'spamSignals', json(l.signals), 'code', l.referral_code, 'referredBy', l.referred_by, 'unconfirmed', json(l.told),
        'source', json(l.origin), 'language', l.language)
      WHEN s.change = 'corrected' THEN json_object('area', l.area, 'answers', json(s.answers), 'spamSignals', json(l.signals),
        'unconfirmed', json(l.told), 'language', l.language)
      WHEN s.change = 'details' THEN json_object('answers', json(s.answers))
      WHEN s.change = 'booked' THEN json_patch(
        json_object('slot', s.answers ->> 'slot', 'answers', json(s.answers), 'isReal', json('true')),
        coalesce((SELECT json_object('cents', CAST(detail AS INTEGER)) FROM desk_events AS d JOIN both USING (reference, number)
          WHERE both.reference = s.reference AND both.revision = s.revision AND detail <> ''), '{}'))
      WHEN s.change = 'moved' THEN json_object('slot', s.answers ->> 'slot')
      ELSE '{}'
    END AS data
  FROM sound AS s JOIN lead AS l USING (reference)
  UNION ALL
  SELECT d.reference, d.at, iif(d.action = 'accepted', 3, 5), NULL, d.number, d.person,
    CASE d.action WHEN 'quoted' THEN 'priced' WHEN 'accepted' THEN 'agreed' WHEN 'undid' THEN 'undone'
      WHEN 'set-out' THEN 'on-the-way' ELSE d.action END,
    CASE
      WHEN d.action IN ('quoted', 'accepted') THEN json_object('cents', CAST(d.detail AS INTEGER))
      WHEN d.action = 'lost' THEN json_object('reason', d.detail)
      WHEN d.action = 'note' THEN json_object('text', d.detail)
      WHEN d.action = 'late' THEN json_object('minutes', CAST(d.detail AS INTEGER))
      WHEN d.action = 'done' THEN iif(json_valid(d.detail) AND d.detail ->> 'went' IS NOT NULL, d.detail, '{"went":[]}')
      WHEN d.action = 'undid' THEN json_object('desk', CAST(d.detail AS INTEGER))
      ELSE '{}'
    END
  FROM desk_events AS d JOIN leads USING (reference) LEFT JOIN both USING (reference, number)
  WHERE both.revision IS NULL AND NOT (d.action = 'booked' AND EXISTS (SELECT 1 FROM bookings AS b
    WHERE b.reference = d.reference AND b.booked_at = d.at))
  UNION ALL
  -- A window that came with the form: only its seat told of it.
  SELECT b.reference, b.booked_at, 1, NULL, NULL,
    coalesce((SELECT person FROM desk_events AS d WHERE d.reference = b.reference AND action = 'booked' AND d.at = b.booked_at), ''),
    'booked', json_patch(
      json_object('slot', coalesce((SELECT answers ->> 'slot' FROM sound AS s WHERE s.reference = b.reference AND revision = 1), b.slot)),
      iif(held_until IS NULL, '{}', json_object('heldUntil', held_until)))
  FROM bookings AS b JOIN leads USING (reference)
  WHERE NOT EXISTS (SELECT 1 FROM sound AS s WHERE s.reference = b.reference AND change = 'booked' AND abs(s.at - b.booked_at) < 5)
  UNION ALL
  -- A seat that was let go left nothing but itself.
  SELECT b.reference, b.changed_at, 8, NULL, NULL, 'us', 'let-go', '{}' FROM bookings AS b JOIN leads USING (reference)
  WHERE b.status <> 'live' AND NOT EXISTS (SELECT 1 FROM sound AS s WHERE s.reference = b.reference AND change IN ('canceled', 'withdrawn')
      AND s.at >= b.changed_at - 5)
    AND NOT EXISTS (SELECT 1 FROM desk_events AS d WHERE d.reference = b.reference AND action IN ('spam', 'withdrawn')
      AND undone_at IS NULL AND d.at >= b.changed_at - 5);

-- A statement may join five queries at most.
INSERT INTO merged
  SELECT v.reference, v.at, 6, NULL, NULL, 'us', v.step, iif(v.step = 'done', '{"went":[]}', '{}')
  FROM visits AS v JOIN bookings AS b USING (reference, revision) JOIN leads USING (reference)
  WHERE NOT EXISTS (SELECT 1 FROM desk_events AS d WHERE d.reference = v.reference
    AND d.action = iif(v.step = 'on-the-way', 'set-out', v.step) AND d.at = v.at);
INSERT INTO merged
  SELECT reference, bookings.changed_at, 9, NULL, NULL, 'us', 'reminded', '{}' FROM bookings JOIN leads USING (reference)
  WHERE reminded = bookings.revision AND bookings.status = 'live';
INSERT INTO merged
  SELECT reference, received_at, 9, NULL, NULL, 'us', 'nudged', json_object('count', nudges) FROM leads WHERE nudges > 0;

CREATE TABLE numbered AS
  SELECT *, row_number() OVER (PARTITION BY reference ORDER BY rank > 0, at, rank, coalesce(revision, desk)) AS number FROM merged;
CREATE INDEX numbered_revisions ON numbered (reference, revision);

INSERT INTO events (reference, number, at, person, kind, data)
  SELECT reference, number, at, person, kind,
    iif(kind = 'undone', json_object('number', (SELECT other.number FROM numbered AS other
      WHERE other.reference = numbered.reference AND other.desk = numbered.data ->> 'desk')), data)
  FROM numbered;

-- Messages that may still be sent are about an event's number, as newer ones are. In two steps, since numbers may meet.
UPDATE outbox SET revision = 1000000 + (SELECT number FROM numbered AS n
    WHERE n.reference = outbox.reference AND n.revision = outbox.revision)
  WHERE EXISTS (SELECT 1 FROM numbered AS n WHERE n.reference = outbox.reference AND n.revision = outbox.revision)
    AND reference IN (SELECT reference FROM outbox WHERE state <> 'sent');
UPDATE outbox SET revision = revision - 1000000 WHERE revision > 1000000
  AND reference IN (SELECT reference FROM events);

-- What the older tables say of a request's row.
CREATE VIEW older AS SELECT reference,
  CASE
    WHEN state = 'spam' THEN 'spam'
    WHEN EXISTS (SELECT 1 FROM bookings AS b WHERE b.reference = leads.reference AND b.status = 'live' AND held_until IS NULL)
      THEN iif(stage = 'done' OR EXISTS (SELECT 1 FROM visits AS v JOIN bookings AS b USING (reference, revision)
        WHERE v.reference = leads.reference AND step = 'done'), 'done', 'booked')
    WHEN stage NOT IN ('done', 'lost') AND EXISTS (SELECT 1 FROM bookings AS b
      WHERE b.reference = leads.reference AND b.status = 'live') THEN 'held'
    WHEN stage = 'quoted' THEN 'priced'
    ELSE stage END AS status,
  CASE
    WHEN stage = 'lost' THEN coalesce((SELECT detail FROM desk_events AS d WHERE d.reference = leads.reference AND action = 'lost'
      AND undone_at IS NULL ORDER BY number DESC LIMIT 1), '')
    WHEN stage = 'done' AND EXISTS (SELECT 1 FROM desk_events AS d WHERE d.reference = leads.reference AND action = 'closed'
      AND undone_at IS NULL) THEN 'closed'
    ELSE '' END AS reason,
  (SELECT max(v.at) FROM visits AS v JOIN bookings AS b USING (reference, revision)
    WHERE v.reference = leads.reference AND step = 'done') AS done_at,
  (SELECT iif(json_valid(detail), detail, '{}') ->> 'cents' FROM desk_events AS d WHERE d.reference = leads.reference
    AND action = 'done' AND undone_at IS NULL ORDER BY number DESC LIMIT 1) AS paid
FROM leads;

UPDATE leads SET
  (request_status, reason, done_at, paid) = (SELECT status, reason, done_at, paid FROM older WHERE older.reference = leads.reference),
  revision = coalesce((SELECT max(number) FROM numbered AS n WHERE n.reference = leads.reference), revision),
  signs = replace(signs, 'trap-filled', 'honeypot-filled');

-- Which event a row of the desk's older log is about: NULL for one that the version before this one has written since.
ALTER TABLE desk_events ADD COLUMN event INTEGER;
UPDATE desk_events SET event = coalesce(
  (SELECT number FROM numbered AS n WHERE n.reference = desk_events.reference AND n.desk = desk_events.number),
  (SELECT number FROM numbered AS n WHERE n.reference = desk_events.reference AND kind = action AND abs(n.at - desk_events.at) < 5), 0);

DROP TABLE merged;
DROP TABLE numbered;

CREATE INDEX leads_by_status ON leads (request_status, received_at);
CREATE INDEX leads_done ON leads (done_at) WHERE done_at IS NOT NULL;
DROP INDEX leads_by_stage;
DROP INDEX leads_by_state;

-- The version before this one reads and writes the logs that it knows: while both run, and after a rollback. All that follows, the
-- view and those tables go in a later migration, once no such version can come back. There's no CASE and no comment in
-- a trigger: D1's server takes an END for the trigger's own.

-- What this version does is in the older logs: as a revision of that number, at the desk, and among the crew's steps.
CREATE TRIGGER events_for_older AFTER INSERT ON events BEGIN
  INSERT INTO revisions (reference, revision, at, change, answers)
    SELECT NEW.reference, NEW.number, NEW.at, iif(NEW.kind IN ('corrected', 'photos', 'details', 'booked', 'moved', 'confirmed',
      'canceled', 'withdrawn'), NEW.kind,
        iif(NEW.kind = 'let-go', 'corrected', 'sent')), answers
    FROM leads WHERE reference = NEW.reference AND NEW.number > 0 ON CONFLICT DO NOTHING;
  UPDATE leads SET unconfirmed = iif(NEW.kind = 'told-unconfirmed' OR NEW.data ->> 'unconfirmed', 1, 0)
    WHERE reference = NEW.reference AND NEW.kind IN ('sent', 'corrected', 'told-unconfirmed');
  INSERT INTO desk_events (reference, number, at, person, action, detail, stage_before, event)
    SELECT NEW.reference, (SELECT coalesce(max(number), 0) + 1 FROM desk_events WHERE reference = NEW.reference), NEW.at, NEW.person,
      iif(NEW.kind = 'priced', 'quoted', iif(NEW.kind = 'agreed', 'accepted', iif(NEW.kind = 'undone', 'undid', iif(NEW.kind = 'on-the-way', 'set-out', NEW.kind)))),
      iif(NEW.kind = 'done', NEW.data, iif(NEW.kind = 'undone', coalesce((SELECT number FROM desk_events WHERE reference = NEW.reference AND event = NEW.data ->> 'number'), ''),
        coalesce(NEW.data ->> 'cents', NEW.data ->> 'reason', NEW.data ->> 'text', NEW.data ->> 'minutes', ''))),
      'new', NEW.number
    WHERE (NEW.kind IN ('called', 'priced', 'lost', 'closed', 'note', 'spam', 'released', 'undone', 'agreed', 'withdrawn', 'on-the-way',
        'late', 'arrived', 'done') OR (NEW.person NOT IN ('', 'us') AND NEW.kind IN ('booked', 'moved', 'canceled'))
        OR (NEW.kind = 'booked' AND NEW.data ->> 'cents' IS NOT NULL))
      AND NOT EXISTS (SELECT 1 FROM desk_events WHERE reference = NEW.reference AND event IS NULL);
  UPDATE desk_events SET undone_at = NEW.at WHERE NEW.kind = 'undone' AND reference = NEW.reference AND undone_at IS NULL
    AND event = NEW.data ->> 'number' AND NOT EXISTS (SELECT 1 FROM desk_events WHERE reference = NEW.reference AND event IS NULL);
  INSERT INTO visits (reference, revision, step, at)
    SELECT reference, revision, NEW.kind, NEW.at FROM bookings
    WHERE reference = NEW.reference AND NEW.kind IN ('on-the-way', 'arrived', 'done') ON CONFLICT DO NOTHING;
END;

-- Its stage is the status, except for what a window says: only where the older tables say another status.
CREATE TRIGGER status_for_older AFTER UPDATE OF request_status ON leads
WHEN NEW.request_status <> (SELECT status FROM older WHERE older.reference = NEW.reference) BEGIN
  UPDATE leads SET stage = iif(NEW.request_status = 'priced', 'quoted', iif(NEW.request_status IN ('called', 'done', 'lost'), NEW.request_status,
        'new')) WHERE reference = NEW.reference;
END;

-- A revision that the older version writes is an event of that number. A window that came with a form has no revision of its own: it's
-- event 0. The desk's row of the same change says by whom, and at which price. With one whose place is too far, the seat is let go.
CREATE TRIGGER revisions_of_older AFTER INSERT ON revisions
WHEN NOT EXISTS (SELECT 1 FROM events WHERE reference = NEW.reference AND number = NEW.revision) BEGIN
  INSERT INTO events (reference, number, at, person, kind, data)
    SELECT reference, 0, booked_at, '', 'booked', json_patch(json_object('slot', slot),
      iif(held_until IS NULL, '{}', json_object('heldUntil', held_until)))
    FROM bookings WHERE reference = NEW.reference AND NEW.revision = 1 AND status = 'live' ON CONFLICT DO NOTHING;
  INSERT INTO events (reference, number, at, person, kind, data)
    SELECT NEW.reference, NEW.revision, NEW.at,
      coalesce((SELECT person FROM desk_events AS d WHERE d.reference = NEW.reference AND event IS NULL AND action = NEW.change), ''),
      NEW.change,
      iif(NEW.change = 'sent', json_object('form', form, 'area', area, 'answers', json(NEW.answers), 'spamSignals',
          json(iif(signs = '', '[]', '["' || replace(signs, ' ', '","') || '"]')), 'code', referral_code, 'referredBy', referred_by,
          'unconfirmed', json(iif(unconfirmed, 'true', 'false')), 'source', json(source), 'language', language),
        iif(NEW.change = 'corrected', json_object('area', area, 'answers', json(NEW.answers), 'spamSignals',
          json(iif(signs = '', '[]', '["' || replace(signs, ' ', '","') || '"]')),
          'unconfirmed', json(iif(unconfirmed, 'true', 'false')), 'language', language),
        iif(NEW.change = 'details', json_object('answers', json(NEW.answers)),
        iif(NEW.change = 'booked', json_patch(
          json_object('slot', NEW.answers ->> 'slot', 'answers', json(NEW.answers), 'area', area, 'isReal', json('true')),
          coalesce((SELECT json_object('cents', CAST(detail AS INTEGER)) FROM desk_events AS d
            WHERE d.reference = NEW.reference AND event IS NULL AND action = 'booked' AND detail <> ''), '{}')),
        iif(NEW.change = 'moved', json_patch(json_object('slot', NEW.answers ->> 'slot'), coalesce((SELECT
          json_object('heldUntil', held_until) FROM bookings AS b WHERE b.reference = NEW.reference AND held_until IS NOT NULL), '{}')),
        '{}')))))
    FROM leads WHERE reference = NEW.reference;
  UPDATE desk_events SET event = NEW.revision WHERE reference = NEW.reference AND event IS NULL AND action = NEW.change;
  INSERT INTO events (reference, number, at, person, kind, data)
    SELECT reference, NEW.revision + 1, NEW.at, 'us', 'let-go', '{}' FROM leads JOIN bookings AS b USING (reference)
    WHERE reference = NEW.reference AND NEW.change = 'corrected' AND area = 'too-far' AND b.status <> 'live'
      AND abs(b.changed_at - NEW.at) < 5;
  UPDATE leads SET
    (request_status, reason, done_at, paid) = (SELECT status, reason, done_at, paid FROM older WHERE older.reference = NEW.reference),
    revision = (SELECT max(number) FROM events WHERE reference = NEW.reference)
    WHERE reference = NEW.reference;
END;

-- What the older version does at the desk is an event, too: it changes the request's row right after it. Not in a trigger on the log
-- itself, since that version counts the rows that it has written, and D1 counts a trigger's, too. Whoever was spam and isn't has no
-- seat, unless they get it back.
CREATE TRIGGER desk_of_older AFTER UPDATE OF stage, state, touched_at ON leads
WHEN EXISTS (SELECT 1 FROM desk_events WHERE reference = NEW.reference AND event IS NULL)
  OR (NEW.state = 'spam') <> (NEW.request_status = 'spam')
  OR (NEW.stage <> OLD.stage AND NEW.stage <> iif(NEW.request_status = 'priced', 'quoted', iif(NEW.request_status IN ('called', 'done', 'lost'), NEW.request_status,
        'new'))) BEGIN
  UPDATE events SET person = (SELECT person FROM desk_events AS d WHERE d.reference = NEW.reference AND event IS NULL)
    WHERE reference = NEW.reference AND number = 0 AND person = '' AND EXISTS (SELECT 1 FROM desk_events AS d
      WHERE d.reference = NEW.reference AND d.event IS NULL AND d.action = 'booked' AND d.at = events.at);
  UPDATE desk_events SET event = 0 WHERE reference = NEW.reference AND event IS NULL AND action = 'booked'
    AND at = (SELECT at FROM events WHERE reference = NEW.reference AND number = 0);
  INSERT INTO events (reference, number, at, person, kind, data)
    SELECT NEW.reference, NEW.revision + 1, at, person,
      iif(action = 'quoted', 'priced', iif(action = 'accepted', 'agreed', iif(action = 'undid', 'undone', iif(action = 'set-out', 'on-the-way', action)))),
      iif(action IN ('quoted', 'accepted'), json_object('cents', CAST(detail AS INTEGER)),
        iif(action = 'lost', json_object('reason', detail), iif(action = 'note', json_object('text', detail), iif(action = 'late', json_object('minutes', CAST(detail AS INTEGER)),
        iif(action = 'done', detail, iif(action = 'undid', json_object('number', (SELECT event FROM desk_events AS other
          WHERE other.reference = NEW.reference AND other.number = CAST(d.detail AS INTEGER))),
        '{}'))))))
    FROM desk_events AS d
    WHERE reference = NEW.reference AND event IS NULL AND action NOT IN ('booked', 'moved', 'canceled', 'withdrawn');
  UPDATE desk_events SET event = NEW.revision + 1
    WHERE reference = NEW.reference AND event IS NULL AND action NOT IN ('booked', 'moved', 'canceled', 'withdrawn');
  INSERT INTO events (reference, number, at, person, kind, data)
    SELECT reference, NEW.revision + 1, (SELECT max(at) FROM events AS e WHERE e.reference = NEW.reference), 'us', 'let-go', '{}'
    FROM bookings WHERE reference = NEW.reference AND status <> 'live' AND NEW.request_status = 'spam' AND NEW.state <> 'spam';
  UPDATE leads SET
    (request_status, reason, done_at, paid) = (SELECT status, reason, done_at, paid FROM older WHERE older.reference = NEW.reference),
    revision = max(revision, (SELECT max(number) FROM events WHERE reference = NEW.reference))
    WHERE reference = NEW.reference;
END;

-- A hold that the older version ends leaves nothing but the seat, and so does a seat that's theirs again once they're no spam.
CREATE TRIGGER seats_of_older AFTER UPDATE OF status ON bookings
WHEN (NEW.status <> 'live' AND OLD.status = 'live' AND NEW.held_until IS NOT NULL AND NOT EXISTS (SELECT 1 FROM events
    WHERE reference = NEW.reference AND at >= NEW.changed_at AND kind IN ('let-go', 'canceled', 'withdrawn', 'spam')))
  OR (NEW.status = 'live' AND OLD.status <> 'live' AND 'let-go' = (SELECT kind FROM events
    WHERE reference = NEW.reference AND at = NEW.changed_at ORDER BY number DESC LIMIT 1)) BEGIN
  INSERT INTO events (reference, number, at, person, kind, data)
    SELECT reference, revision + 1, NEW.changed_at, 'us', iif(NEW.status = 'live', 'moved', 'let-go'),
      iif(NEW.status = 'live', json_object('slot', NEW.slot), '{}') FROM leads WHERE reference = NEW.reference;
  UPDATE leads SET request_status = (SELECT status FROM older WHERE older.reference = NEW.reference),
    revision = (SELECT max(number) FROM events WHERE reference = NEW.reference)
    WHERE reference = NEW.reference;
END;

-- A seat that was only held is theirs once the older version releases their request.
CREATE TRIGGER released_by_older AFTER UPDATE OF held_until ON bookings
WHEN NEW.held_until IS NULL AND 'released' = (SELECT kind FROM events WHERE reference = NEW.reference ORDER BY number DESC LIMIT 1) BEGIN
  UPDATE leads SET request_status = (SELECT status FROM older WHERE older.reference = NEW.reference) WHERE reference = NEW.reference;
END;
