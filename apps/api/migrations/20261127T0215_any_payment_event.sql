-- Events of every type are stored, with ids as long as the reseller makes them; an event that names none of our payments has none.
ALTER TABLE payment_events DROP CONSTRAINT payment_events_type_check;
ALTER TABLE payment_events DROP CONSTRAINT payment_events_event_id_check;
ALTER TABLE payment_events ADD CHECK (length(event_id) BETWEEN 1 AND 1000);
ALTER TABLE payment_events ALTER COLUMN payment_id DROP NOT NULL;
ALTER TABLE payment_events DROP CONSTRAINT payment_events_payment_id_fkey;
ALTER TABLE payment_events ADD FOREIGN KEY (payment_id) REFERENCES payments (id) ON DELETE SET NULL;
