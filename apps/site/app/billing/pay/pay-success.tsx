import { useFormats } from '@hoshikraft/i18n';
import { Button, Notice, Row, Skeleton, SkeletonGroup, type StepItem, Steps } from '@hoshikraft/ui';
import { useLingui } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import { usePagePath } from '../../framework/page/site-facts.tsx';
import { CompactPage } from '../../shell/compact-page.tsx';
import type { Attempt } from './attempt.ts';
import { type Arrival, useArrival } from './use-arrival.ts';

/** What to do next: the purchase that the money was for, else the store. */
const NextLinks = ({ returnTo, primary }: { returnTo: string | null; primary: boolean }) => {
  const { t } = useLingui();
  const to = usePagePath();
  const back = returnTo?.startsWith(to('store')) ? t`Continue the purchase` : t`Go back`;
  return (
    <Row className="pay-next">
      <Button variant={primary ? 'primary' : 'secondary'} endIcon="arrow-right" href={returnTo ?? to('store')}>
        {returnTo === null ? t`Go to store` : back}
      </Button>
      <Button variant="quiet" startIcon="receipt" href={to('cabinet/transactions')}>
        {t`Transactions`}
      </Button>
    </Row>
  );
};

const CheckAgain = ({ onClick }: { onClick: () => void }) => {
  const { t } = useLingui();
  return (
    <Button size="small" startIcon="refresh" onClick={onClick}>
      {t`Check again`}
    </Button>
  );
};

/** The way of the money: paid, confirmed by the payment service, on the balance. */
const useSteps = (attempt: Attempt, { sum, late }: Arrival): StepItem[] => {
  const { t } = useLingui();
  const { money } = useFormats();
  const paid = money(attempt.amount);
  const isIn = sum !== null;
  const arrived = money(sum ?? 0);
  const bonus = money((sum ?? 0) - attempt.amount);
  return [
    { key: 'paid', title: t`You paid ${paid}`, state: 'done' },
    {
      key: 'confirmed',
      title: isIn ? t`The payment service confirmed it` : t`Waiting for the payment service`,
      body: isIn || late ? undefined : t`This usually takes less than a minute.`,
      state: isIn ? 'done' : 'current',
    },
    {
      key: 'added',
      title: isIn ? t`${arrived} added to your balance` : t`The money is added to your balance`,
      body: isIn && sum > attempt.amount ? t`Includes a bonus of ${bonus}.` : undefined,
      state: isIn ? 'done' : 'ahead',
    },
  ];
};

const Progress = ({ attempt, arrival }: { attempt: Attempt; arrival: Arrival }) => {
  const { t } = useLingui();
  const steps = useSteps(attempt, arrival);
  return (
    <>
      <div role="status">
        <Steps items={steps} doneLabel={t`done`} />
      </div>
      {arrival.late && (
        <Notice
          tone="warn"
          live="status"
          title={t`The payment isn't confirmed yet`}
          action={<CheckAgain onClick={arrival.checkAgain} />}
        >
          {t`The money will arrive as soon as the payment is confirmed. You can close this page, and there's no need to pay again.`}
        </Notice>
      )}
    </>
  );
};

/** Success without a stored attempt, from another browser or without storage: shows the latest top-up. */
const LatestTopUp = ({ latest, loading, checkAgain }: Arrival) => {
  const { t } = useLingui();
  const { money, moment } = useFormats();
  if (loading) {
    return (
      <SkeletonGroup label={t`Checking your payment`}>
        <Skeleton variant="block" height={152} />
      </SkeletonGroup>
    );
  }
  const sum = money(latest?.sum ?? 0);
  const time = moment(latest?.at ?? new Date(0).toISOString());
  return (
    <Notice
      tone="info"
      live="status"
      title={latest === null ? t`Already paid?` : t`Your latest top-up: ${sum}, ${time}`}
      action={<CheckAgain onClick={checkAgain} />}
    >
      {latest === null
        ? t`The money will arrive as soon as the payment service confirms it. There's no need to pay again.`
        : t`If you just made another payment, it's still on its way. There's no need to pay again.`}
    </Notice>
  );
};

export interface PaySuccessProps {
  attempt: Attempt | null;
  /** Formatted. */
  balance: string;
  head: ReactNode;
}

/** Page after a successful payment (docs/product/money.md#after-paying: notify=success). */
export const PaySuccess = ({ attempt, balance, head }: PaySuccessProps) => {
  const { t } = useLingui();
  const arrival = useArrival(attempt);
  const arrived = arrival.sum !== null;
  const none = attempt === null && !arrival.loading && arrival.latest === null;
  const title = none ? t`No top-ups yet` : t`Your payment`;
  return (
    <CompactPage title={arrived ? t`Balance topped up` : title} lead={t`Your balance: ${balance}`}>
      {head}
      {attempt === null ? <LatestTopUp {...arrival} /> : <Progress attempt={attempt} arrival={arrival} />}
      <NextLinks returnTo={attempt?.returnTo ?? null} primary={arrived} />
    </CompactPage>
  );
};
