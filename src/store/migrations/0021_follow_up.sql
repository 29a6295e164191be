-- The price in cents.
ALTER TABLE leads ADD COLUMN price INTEGER;
UPDATE leads SET price = (SELECT data ->> 'cents' FROM events
    WHERE events.reference = leads.reference AND kind = 'priced' AND NOT EXISTS (SELECT 1 FROM events AS later
      WHERE later.reference = events.reference AND later.kind = 'undone' AND later.data ->> 'number' = events.number)
    ORDER BY number DESC LIMIT 1)
  WHERE reference IN (SELECT reference FROM events WHERE kind = 'priced');
