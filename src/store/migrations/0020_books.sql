-- What stays of a job that was done when its request is deleted: what the books need, and nothing that leads back to anybody.
CREATE TABLE income (
  done_on TEXT NOT NULL, -- local date, 2026-11-24
  cents INTEGER, -- what was paid; NULL where nobody said
  cost_cents INTEGER,
  dump_cents INTEGER, -- of what it cost
  method TEXT NOT NULL, -- cash, card, check or other; empty where nobody said
  town TEXT NOT NULL, -- as the numbers call it
  kind TEXT NOT NULL -- what kind of job it was, as they call that
) STRICT;
CREATE INDEX income_by_day ON income (done_on);

-- How a job was paid, and where things went, with a space between.
ALTER TABLE leads ADD COLUMN method TEXT NOT NULL DEFAULT '';
ALTER TABLE leads ADD COLUMN went TEXT NOT NULL DEFAULT '';
UPDATE leads SET (method, went) = (SELECT coalesce(data ->> 'method', ''),
      coalesce((SELECT group_concat(value, ' ') FROM json_each(data, '$.went')), '')
    FROM events WHERE events.reference = leads.reference AND kind = 'done' AND json_valid(data) ORDER BY number DESC LIMIT 1)
  WHERE done_at IS NOT NULL AND reference IN (SELECT reference FROM events WHERE kind = 'done' AND json_valid(data));

-- Why jobs were lost, in today's words.
UPDATE leads SET reason = CASE reason
    WHEN 'No answer' THEN 'Never answered'
    WHEN 'Changed their mind' THEN 'Customer canceled'
    WHEN 'Not a job for us' THEN 'We canceled'
    ELSE 'Declined the price' END
  WHERE reason IN ('Too expensive', 'Went with somebody else', 'No answer', 'Changed their mind', 'Not a job for us');
UPDATE leads SET reason = iif(coalesce((SELECT person FROM events AS e WHERE e.reference = leads.reference
    AND kind IN ('canceled', 'withdrawn') ORDER BY number DESC LIMIT 1), '') IN ('', 'us'), 'Customer canceled', 'We canceled')
  WHERE request_status = 'lost' AND reason = '';
