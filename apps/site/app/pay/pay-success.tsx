import { useFormats } from '@hoshikraft/i18n';
import { Button, Notice, Row } from '@hoshikraft/ui';
import { useLingui } from '@lingui/react/macro';
import { usePagePath } from '../page/site-facts.tsx';
import type { Attempt } from './attempt.ts';
import { useArrival } from './use-arrival.ts';

const Way = ({ returnTo }: { returnTo: string | null }) => {
  const { t } = useLingui();
  const to = usePagePath();
  return (
    <Row>
      {returnTo === null ? (
        <Button variant="primary" startIcon="store" href={to('store')}>
          {t`To the store`}
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

/** How the money of this attempt fares: on its way, arrived, or late. */
const Arrival = ({ attempt }: { attempt: Attempt }) => {
  const { t } = useLingui();
  const { money } = useFormats();
  const { sum, late, lookAgain } = useArrival(attempt);
  if (sum !== null) {
    const arrived = money(sum);
    return (
      <Notice tone="success" live="status" title={t`${arrived} arrived`}>
        {t`The money is on your balance.`}
      </Notice>
    );
  }
  if (late) {
    return (
      <Notice
        tone="warn"
        live="status"
        title={t`The payment service is still silent`}
        action={
          <Button size="small" startIcon="refresh" onClick={lookAgain}>
            {t`Look again`}
          </Button>
        }
      >
        {t`The money will come as soon as the service reports the payment; you need not keep this page open. Do not pay a second time.`}
      </Notice>
    );
  }
  const paid = money(attempt.amount);
  return (
    <Notice tone="info" live="status" title={t`Waiting for the payment service`}>
      <span className="pay-waiting">
        <span className="hk-spinner" aria-hidden="true" />
        {t`You paid ${paid}. The service tells us within a minute, as a rule.`}
      </span>
    </Notice>
  );
};

/** A return nobody here remembers the beginning of: another browser, or storage switched off. */
const UnknownArrival = () => {
  const { t } = useLingui();
  useArrival(null);
  return (
    <Notice tone="success" live="status" title={t`The payment went through`}>
      {t`The money comes to the balance as soon as the payment service reports it; you will find it among your transactions.`}
    </Notice>
  );
};

/** Back from the payment service with success (product.md section 2: notify=success). */
export const PaySuccess = ({ attempt }: { attempt: Attempt | null }) => (
  <>
    {attempt === null ? <UnknownArrival /> : <Arrival attempt={attempt} />}
    <Way returnTo={attempt?.returnTo ?? null} />
  </>
);
