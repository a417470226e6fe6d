import type { Schemas } from '@hoshikraft/api-client';
import { useFormats } from '@hoshikraft/i18n';
import { Button, Notice, Row, Stack } from '@hoshikraft/ui';
import { useLingui } from '@lingui/react/macro';
import { useState } from 'react';
import { failureText } from '../shell/failures.ts';
import { useSiteAddress } from '../shell/launcher-facts.tsx';
import { useUnban } from './use-unban.ts';

export interface UnbanOfferProps {
  banId: string;
  /** Minor units. */
  price: number;
  balance: number;
}

const TopUp = ({ price, balance }: { price: number; balance: number }) => {
  const { t } = useLingui();
  const { money } = useFormats();
  const site = useSiteAddress();
  const cost = money(price);
  const lacking = money(price - balance);
  return (
    <Stack gap={3}>
      <p className="hk-muted">{t`Lifting the ban costs ${cost}. You need ${lacking} more.`}</p>
      <Button
        variant="primary"
        fullWidth
        startIcon="wallet"
        endIcon="external"
        href={site(`pay?amount=${price - balance}`)}
      >
        {t`Top up on the site`}
      </Button>
    </Stack>
  );
};

/** Lifting the ban for money, asked twice since money is taken. */
export const UnbanOffer = ({ banId, price, balance }: UnbanOfferProps) => {
  const { t, i18n } = useLingui();
  const { money } = useFormats();
  const [asking, setAsking] = useState(false);
  const { send, pending, failure } = useUnban();
  const refusal: Schemas['ErrorDetails'] | null | undefined = failure?.details;
  if (price > balance) return <TopUp price={price} balance={balance} />;
  const cost = money(price);
  const left = money(balance - price);
  return (
    <Stack gap={3}>
      {failure !== null && (
        <Notice tone={refusal?.price === undefined ? 'error' : 'warn'} live="alert">
          {refusal?.price === undefined
            ? failureText(i18n, failure)
            : t`The price has changed: it is now ${cost}. You have not been charged.`}
        </Notice>
      )}
      {asking ? (
        <>
          <p>{t`${cost} will be taken from your balance, leaving ${left}.`}</p>
          <Row className="ban__choice">
            <Button
              variant="primary"
              loading={pending}
              loadingLabel={t`Paying`}
              onClick={() => send({ banId, expectedPrice: price })}
            >
              {t`Pay ${cost}`}
            </Button>
            <Button variant="quiet" disabled={pending} onClick={() => setAsking(false)}>
              {t`Not now`}
            </Button>
          </Row>
        </>
      ) : (
        <Button variant="primary" fullWidth startIcon="shield" onClick={() => setAsking(true)}>
          {t`Lift the ban for ${cost}`}
        </Button>
      )}
    </Stack>
  );
};
