import { adminCalls, adminQueries, type Schemas, useApi } from '@hoshikraft/api-client';
import { Time } from '@hoshikraft/i18n';
import { Button, Link, PageTitle, Row, VisuallyHidden } from '@hoshikraft/ui';
import { useLingui } from '@lingui/react/macro';
import { useState } from 'react';
import { ActDialog } from '../audit/act-dialog.tsx';
import { AdminTable } from '../table/admin-table.tsx';
import type { TableColumn } from '../table/table-column.ts';
import { EventBody, useEventState } from './event-body.tsx';

type StoredEvent = Schemas['StoredPaymentEvent'];
type Kind = 'again' | 'handled';

const EventDialog = ({ event, kind, onClose }: { event: StoredEvent; kind: Kind; onClose: () => void }) => {
  const { t } = useLingui();
  const api = useApi();
  const isAgain = kind === 'again';
  return (
    <ActDialog
      title={isAgain ? t`Read the event again` : t`Mark the event as dealt with`}
      submit={isAgain ? t`Read again` : t`Dealt with`}
      done={isAgain ? t`The event was read again` : t`The event is marked as dealt with`}
      act={isAgain ? adminCalls.readEventAgain(api, event.id) : adminCalls.handleEvent(api, event.id)}
      order={(reason) => ({ reason })}
      onClose={onClose}
    >
      <EventBody event={event} />
    </ActDialog>
  );
};

/** Events of payments that need a person. */
export const EventsPage = () => {
  const { t } = useLingui();
  const api = useApi();
  const stateOf = useEventState();
  // Beside the table: a refused act reloads the list, and still says why.
  const [open, setOpen] = useState<{ kind: Kind; event: StoredEvent } | null>(null);
  const columns: TableColumn<StoredEvent>[] = [
    { id: 'at', header: t`When`, lead: true, text: ({ at }) => at, render: ({ at }) => <Time at={at} /> },
    { id: 'type', header: t`Kind`, long: true, text: ({ type }) => type },
    { id: 'needs', header: t`Why`, text: stateOf },
    {
      id: 'payment',
      header: t`Payment`,
      text: ({ paymentId }) => paymentId ?? '—',
      render: ({ paymentId }) =>
        paymentId === null ? '—' : <Link href={`/payments/${paymentId}`}>{t`To the payment`}</Link>,
    },
    { id: 'eventId', header: t`Number`, long: true, text: ({ eventId }) => eventId },
    {
      id: 'acts',
      header: t`Actions`,
      render: (event) => (
        <Row gap={1}>
          <Button size="small" startIcon="refresh" onClick={() => setOpen({ kind: 'again', event })}>
            {t`Read again`} <VisuallyHidden>{event.type}</VisuallyHidden>
          </Button>
          <Button size="small" variant="quiet" startIcon="check" onClick={() => setOpen({ kind: 'handled', event })}>
            {t`Dealt with`} <VisuallyHidden>{event.type}</VisuallyHidden>
          </Button>
        </Row>
      ),
    },
  ];
  return (
    <>
      <PageTitle
        title={t`Events of payments`}
        lead={t`What the payment service reported and a person has to look at.`}
      />
      <AdminTable
        name="payment-events"
        caption={t`Events of payments`}
        list={adminQueries.paymentEvents(api)}
        columns={columns}
        getId={({ id }) => id}
        empty={{ title: t`Nothing to look at`, text: t`Events that couldn't be applied appear here.` }}
      />
      {open !== null && <EventDialog {...open} onClose={() => setOpen(null)} />}
    </>
  );
};
