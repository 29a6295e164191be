-- What lists and mails say of a request without reading its events: the local date on which the owner calls again, the price in
-- cents and since when (UTC ms), the newest answer of the desk (UTC ms), and the local date of a pickup that isn't done.
ALTER TABLE leads ADD COLUMN call_again TEXT NOT NULL DEFAULT '';
ALTER TABLE leads ADD COLUMN price INTEGER;
ALTER TABLE leads ADD COLUMN priced_at INTEGER;
ALTER TABLE leads ADD COLUMN answered_at INTEGER;
ALTER TABLE leads ADD COLUMN stop_day TEXT NOT NULL DEFAULT '';

UPDATE leads SET (price, priced_at) = (SELECT data ->> 'cents', at FROM events
    WHERE events.reference = leads.reference AND kind = 'priced' AND NOT EXISTS (SELECT 1 FROM events AS later
      WHERE later.reference = events.reference AND later.kind = 'undone' AND later.data ->> 'number' = events.number)
    ORDER BY number DESC LIMIT 1)
  WHERE reference IN (SELECT reference FROM events WHERE kind = 'priced');
UPDATE leads SET answered_at = (SELECT max(at) FROM events
    WHERE events.reference = leads.reference AND person NOT IN ('', 'us') AND kind NOT IN ('undone', 'sent', 'details')
      AND NOT EXISTS (SELECT 1 FROM events AS later
        WHERE later.reference = events.reference AND later.kind = 'undone' AND later.data ->> 'number' = events.number))
  WHERE touched_at IS NOT NULL;
UPDATE leads SET stop_day = coalesce((SELECT substr(slot, 1, 10) FROM bookings WHERE bookings.reference = leads.reference), '')
  WHERE request_status = 'booked';

CREATE INDEX leads_to_call ON leads (call_again) WHERE call_again <> '';
CREATE INDEX leads_to_finish ON leads (stop_day) WHERE stop_day <> '';
-- It finds all that the older one did.
CREATE INDEX leads_by_answer ON leads (phone, answered_at) WHERE phone <> '';
DROP INDEX leads_by_phone;
