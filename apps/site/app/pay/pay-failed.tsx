import { Notice } from '@hoshikraft/ui';
import { Trans, useLingui } from '@lingui/react/macro';

/** Back from the payment service without having paid: what it means, and what to try. */
export const PayFailed = () => {
  const { t } = useLingui();
  return (
    <Notice tone="error" live="alert" title={t`The payment did not go through`}>
      <p>{t`Nothing came to your balance. If your bank still shows a hold, it lifts it by itself.`}</p>
      <ul className="pay-advice">
        <li>
          <Trans>Check that there is enough money and that the card may pay online.</Trans>
        </li>
        <li>
          <Trans>Try another way to pay.</Trans>
        </li>
        <li>
          <Trans>If you closed the payment page yourself, simply begin again below.</Trans>
        </li>
      </ul>
    </Notice>
  );
};
