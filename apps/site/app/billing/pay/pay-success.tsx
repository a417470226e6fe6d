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
          {t`Back to where you were`}
        </Button>
      )}
      <Button variant="quiet" startIcon="history" href={to('cabinet/transactions')}>
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
        {t`It is on your balance, ready to spend.`}
      </Notice>
    );
  }
  if (late) {
    return (
      <Notice
        tone="warn"
        live="status"
        title={t`Still no word from the payment service`}
        action={
          <Button size="small" startIcon="refresh" onClick={checkAgain}>
            {t`Check again`}
          </Button>
        }
      >
        {t`The money will arrive as soon as the service confirms the payment. You can close this page; there is no need to pay again.`}
      </Notice>
    );
  }
  const paid = money(attempt.amount);
  return (
    <Notice tone="info" live="status" title={t`Waiting for the payment service`}>
      <span className="pay-waiting">
        <span className="hk-spinner" aria-hidden="true" />
        {t`You paid ${paid}. We usually hear from the payment service within a minute.`}
      </span>
    </Notice>
  );
};

/** Success without a stored attempt, from another browser or without storage: shows the latest top-up. */
const UnknownArrival = () => {
  const { t } = useLingui();
  const { money, dateTime } = useFormats();
  const { latest, checkAgain } = useArrival(null);
  const sum = money(latest?.sum ?? 0);
  const time = dateTime(latest?.at ?? new Date(0).toISOString());
  return (
    <Notice
      tone="info"
      live="status"
      title={latest === null ? t`No top-up has arrived yet` : t`Your latest top-up: ${sum}, ${time}`}
      action={
        <Button size="small" startIcon="refresh" onClick={checkAgain}>
          {t`Check again`}
        </Button>
      }
    >
      {latest === null
        ? t`If you have paid, the money will arrive as soon as the payment service confirms it. There is no need to pay again.`
        : t`If you have just paid and this is another payment, yours is still on its way. There is no need to pay again.`}
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
