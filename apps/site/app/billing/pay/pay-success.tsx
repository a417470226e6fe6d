import { useFormats } from '@hoshikraft/i18n';
import { Button, Notice, Row } from '@hoshikraft/ui';
import { useLingui } from '@lingui/react/macro';
import { usePagePath } from '../../framework/page/site-facts.tsx';
import type { Attempt } from './attempt.ts';
import { useArrival } from './use-arrival.ts';

const NextLinks = ({ returnTo }: { returnTo: string | null }) => {
  const { t } = useLingui();
  const to = usePagePath();
  return (
    <Row>
      {returnTo === null ? (
        <Button variant="primary" startIcon="store" href={to('store')}>
          {t`Go to store`}
        </Button>
      ) : (
        <Button variant="primary" startIcon="arrow-left" href={returnTo}>
          {t`Go back`}
        </Button>
      )}
      <Button variant="quiet" startIcon="receipt" href={to('cabinet/transactions')}>
        {t`Transactions`}
      </Button>
    </Row>
  );
};

/** State of this attempt's money: pending, arrived or late. */
const Arrival = ({ attempt }: { attempt: Attempt }) => {
  const { t } = useLingui();
  const { money } = useFormats();
  const { sum, late, checkAgain } = useArrival(attempt);
  if (sum !== null) {
    const arrived = money(sum);
    return (
      <Notice tone="success" live="status" title={t`${arrived} added to your balance`}>
        {t`It's on your balance, ready to spend.`}
      </Notice>
    );
  }
  if (late) {
    return (
      <Notice
        tone="warn"
        live="status"
        title={t`The payment isn't confirmed yet`}
        action={
          <Button size="small" startIcon="refresh" onClick={checkAgain}>
            {t`Check again`}
          </Button>
        }
      >
        {t`The money will arrive as soon as the payment is confirmed. You can close this page, and there's no need to pay again.`}
      </Notice>
    );
  }
  const paid = money(attempt.amount);
  return (
    <Notice tone="info" live="status" title={t`Waiting for the payment service`}>
      <span className="pay-waiting">
        <span className="hk-spinner" aria-hidden="true" />
        {t`You paid ${paid}. Confirmation usually takes less than a minute.`}
      </span>
    </Notice>
  );
};

/** Success without a stored attempt, from another browser or without storage: shows the latest top-up. */
const UnknownArrival = () => {
  const { t } = useLingui();
  const { money, moment } = useFormats();
  const { latest, checkAgain } = useArrival(null);
  const sum = money(latest?.sum ?? 0);
  const time = moment(latest?.at ?? new Date(0).toISOString());
  return (
    <Notice
      tone="info"
      live="status"
      title={latest === null ? t`No top-ups yet` : t`Your latest top-up: ${sum}, ${time}`}
      action={
        <Button size="small" startIcon="refresh" onClick={checkAgain}>
          {t`Check again`}
        </Button>
      }
    >
      {latest === null
        ? t`If you've paid, the money will arrive as soon as the payment service confirms it. There's no need to pay again.`
        : t`If you just made another payment, it's still on its way. There's no need to pay again.`}
    </Notice>
  );
};

/** Page after a successful payment (docs/product/money.md#after-paying: notify=success). */
export const PaySuccess = ({ attempt }: { attempt: Attempt | null }) => (
  <>
    {attempt === null ? <UnknownArrival /> : <Arrival attempt={attempt} />}
    <NextLinks returnTo={attempt?.returnTo ?? null} />
  </>
);
