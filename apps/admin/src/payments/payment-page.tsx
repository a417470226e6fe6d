import { adminQueries, ApiFailure, type Schemas, useApi } from '@hoshikraft/api-client';
import { Loaded } from '@hoshikraft/async-state';
import { Time, useFormats } from '@hoshikraft/i18n';
import { Disclosure, Facts, Link, PageTitle, Section, SkeletonText, Stack, Tag, Text } from '@hoshikraft/ui';
import { useLingui } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import { useParams } from 'react-router';
import { PlayerLink } from '../audit/player-link.tsx';
import { NotFoundPage } from '../shell/state-page.tsx';
import { EventBody, useEventState } from './event-body.tsx';
import { usePaymentWords } from './payment-columns.tsx';
import { RefundButton } from './refund-button.tsx';

type PaymentRecord = Schemas['AdminPaymentRecord'];

const PaymentFacts = ({ payment }: Pick<PaymentRecord, 'payment'>) => {
  const { t } = useLingui();
  const { money } = useFormats();
  const { methods, states, disputes } = usePaymentWords();
  const { player, at, amount, bonus, method, state, refundable, dispute } = payment;
  return (
    <Facts
      items={[
        { key: 'player', label: t`Player`, value: <PlayerLink player={player} /> },
        { key: 'at', label: t`When`, value: <Time at={at} /> },
        { key: 'amount', label: t`Amount`, value: money(amount) },
        { key: 'bonus', label: t`Bonus`, value: money(bonus) },
        { key: 'method', label: t`Method`, value: methods[method] },
        { key: 'state', label: t`State`, value: states[state] },
        ...(state === 'succeeded' ? [{ key: 'left', label: t`Left of the top-up`, value: money(refundable) }] : []),
        ...(dispute ? [{ key: 'dispute', label: t`Dispute`, value: disputes[dispute] }] : []),
      ]}
    />
  );
};

const Reversals = ({ reversals }: Pick<PaymentRecord, 'reversals'>) => {
  const { t } = useLingui();
  const { money } = useFormats();
  const { disputes } = usePaymentWords();
  const states: Readonly<{ [State in Schemas['PaymentReversal']['state']]: string }> = {
    asked: t`Refund asked for, no answer`,
    done: t({ context: 'state of a payment', message: 'Refunded' }),
    ...disputes,
  };
  if (reversals.length === 0) return <Text tone="muted">{t`Nothing went back.`}</Text>;
  return (
    <Stack as="ul" gap={2}>
      {reversals.map(({ id, at, state, amount, taken, reference }) => (
        <li key={id}>
          <Time at={at} /> · {states[state]}: {money(amount)} · {t`taken from the player`}: {money(taken)} · {reference}
        </li>
      ))}
    </Stack>
  );
};

const Events = ({ events }: Pick<PaymentRecord, 'events'>) => {
  const { t } = useLingui();
  const stateOf = useEventState();
  if (events.length === 0) return <Text tone="muted">{t`The payment service has reported nothing.`}</Text>;
  return (
    <Stack gap={2}>
      {events.map((event) => (
        <div key={event.id}>
          <Text>
            <Time at={event.at} /> · {event.type} ·{' '}
            <Tag tone={event.needs !== null && event.handledAt === null ? 'danger' : 'outline'}>{stateOf(event)}</Tag>
          </Text>
          <Disclosure summary={t`What came`}>
            <EventBody event={event} />
          </Disclosure>
        </div>
      ))}
    </Stack>
  );
};

const Movements = ({ movements }: Pick<PaymentRecord, 'movements'>) => {
  const { t } = useLingui();
  const { money, moneyChange } = useFormats();
  if (movements.length === 0) return <Text tone="muted">{t`The balance hasn't changed.`}</Text>;
  return (
    <Stack as="ul" gap={2}>
      {movements.map(({ id, at, description, amount, balanceAfter }) => (
        <li key={id}>
          <Time at={at} /> · {description}: {moneyChange(amount)} · {t`Balance after`}: {money(balanceAfter)}
        </li>
      ))}
    </Stack>
  );
};

/** A payment, with all that its provider reported and what it moved. */
export const PaymentPage = () => {
  const { t } = useLingui();
  const { money } = useFormats();
  const { paymentId = '' } = useParams();
  const query = useQuery(adminQueries.payment(useApi(), paymentId));
  // Code 1: the address has no id at all.
  if (query.error instanceof ApiFailure && (query.error.httpCode === 404 || query.error.code === 1)) {
    return <NotFoundPage />;
  }
  return (
    <Loaded query={query} loading={<SkeletonText />} level={1}>
      {({ payment, reversals, events, movements }) => {
        const amount = money(payment.amount);
        return (
          <>
            <PageTitle
              title={t`Payment of ${amount}`}
              lead={<Link href="/payments">{t`All payments`}</Link>}
              action={<RefundButton payment={payment} />}
            />
            <PaymentFacts payment={payment} />
            <Section title={t`Events`}>
              <Events events={events} />
            </Section>
            <Section title={t`Money movements`}>
              <Movements movements={movements} />
            </Section>
            <Section title={t`Refunds and disputes`}>
              <Reversals reversals={reversals} />
            </Section>
          </>
        );
      }}
    </Loaded>
  );
};
