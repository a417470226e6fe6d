import { Disclosure, Notice } from '@hoshikraft/ui';
import { Trans, useLingui } from '@lingui/react/macro';

/** Notice after a failed payment, with advice. */
export const PayFailed = () => {
  const { t } = useLingui();
  return (
    <Notice tone="error" live="alert" title={t`The payment didn't go through`}>
      <p>{t`Nothing was added to your balance.`}</p>
      <Disclosure summary={t`What to try`}>
        <ul className="pay-advice">
          <li>
            <Trans>If your bank shows a pending charge, it will be released automatically.</Trans>
          </li>
          <li>
            <Trans>Check that the card has enough money and allows online payments.</Trans>
          </li>
          <li>
            <Trans>Try another payment method.</Trans>
          </li>
          <li>
            <Trans>If you closed the payment page yourself, just start again below.</Trans>
          </li>
        </ul>
      </Disclosure>
    </Notice>
  );
};
