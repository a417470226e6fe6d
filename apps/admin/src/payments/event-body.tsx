import type { Schemas } from '@hoshikraft/api-client';
import { useLingui } from '@lingui/react/macro';
import { useNeedWords } from '../audit/act-words.ts';
import './payments.css';

type StoredEvent = Schemas['StoredPaymentEvent'];

/** What the payment service sent, as it came. */
export const EventBody = ({ event }: { event: StoredEvent }) => {
  const { t } = useLingui();
  const { eventId, body } = event;
  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- It scrolls by the keyboard.
    <pre className="event-body" tabIndex={0} role="region" aria-label={t`Event ${eventId}`}>
      {body}
    </pre>
  );
};

/** What an event came to, in words. */
export const useEventState = (): ((event: StoredEvent) => string) => {
  const { t } = useLingui();
  const needs = useNeedWords();
  return (event) => {
    if (event.needs === null) return t`Applied`;
    return event.handledAt === null ? needs[event.needs] : `${needs[event.needs]}: ${t`Dealt with`}`;
  };
};
