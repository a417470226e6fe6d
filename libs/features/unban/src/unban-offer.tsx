import { failureText } from '@hoshikraft/async-state';
import { useFormats } from '@hoshikraft/i18n';
import { Button, Notice, Stack } from '@hoshikraft/ui';
import { useLingui } from '@lingui/react/macro';
import { type ReactNode, useState } from 'react';
import { type UnbanMutation, useUnban } from './use-unban.ts';

export interface UnbanOfferProps {
  banId: string;
  /** Minor units. */
  price: number;
  /** Minor units. */
  balance: number;
  /** Renders the link to a top-up of the missing amount, minor units; the launcher has no page for it. */
  topUp: (missing: number) => ReactNode;
  onLifted?: () => void;
}

const TopUpNeeded = ({ price, balance, topUp }: Pick<UnbanOfferProps, 'price' | 'balance' | 'topUp'>) => {
  const { t } = useLingui();
  const { money } = useFormats();
  const cost = money(price);
  const lacking = money(price - balance);
  return (
    <Stack gap={3}>
      <p className="hk-muted">{t`Lifting the ban costs ${cost}. You need ${lacking} more.`}</p>
      {topUp(price - balance)}
    </Stack>
  );
};

/** Why the ban was not lifted, or that the outcome is unknown; `cost` is the current price. */
const Refusal = ({ unban: { failure, unknown, findingOut }, cost }: { unban: UnbanMutation; cost: string }) => {
  const { t, i18n } = useLingui();
  if (unknown) {
    return (
      <Notice tone="warn" live="alert" title={t`Connection lost`}>
        {findingOut
          ? t`We're checking whether the ban was lifted. You won't be charged twice.`
          : t`We couldn't confirm that the ban was lifted. Try again: you won't be charged twice.`}
      </Notice>
    );
  }
  if (failure === null) return null;
  const priceChanged = failure.details?.price !== undefined;
  return (
    <Notice tone={priceChanged ? 'warn' : 'error'} live="alert">
      {priceChanged ? t`The price has changed to ${cost}. You haven't been charged.` : failureText(i18n, failure)}
    </Notice>
  );
};

/** Offer to lift the ban for money, with a confirmation. */
export const UnbanOffer = ({ banId, price, balance, topUp, onLifted }: UnbanOfferProps) => {
  const { t } = useLingui();
  const { money } = useFormats();
  const [confirming, setConfirming] = useState(false);
  const unban = useUnban(onLifted);
  const { pending, unknown } = unban;
  if (price > balance && !unknown) return <TopUpNeeded price={price} balance={balance} topUp={topUp} />;
  const cost = money(price);
  const left = money(balance - price);
  return (
    <Stack gap={3}>
      <Refusal unban={unban} cost={cost} />
      {confirming ? (
        <>
          <p>{t`${cost} will be taken from your balance, leaving ${left}.`}</p>
          <Stack gap={2}>
            <Button
              variant="primary"
              fullWidth
              loading={pending}
              loadingLabel={unknown ? t`Checking` : t`Paying`}
              onClick={() => unban.send({ banId, expectedPrice: price })}
            >
              {unknown ? t`Try again` : t`Pay ${cost}`}
            </Button>
            <Button variant="quiet" fullWidth disabled={pending && !unknown} onClick={() => setConfirming(false)}>
              {t`Not now`}
            </Button>
          </Stack>
        </>
      ) : (
        <Button variant="primary" fullWidth startIcon="shield" onClick={() => setConfirming(true)}>
          {t`Lift the ban for ${cost}`}
        </Button>
      )}
    </Stack>
  );
};
