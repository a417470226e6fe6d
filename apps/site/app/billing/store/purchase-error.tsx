import { useFormats } from '@hoshikraft/i18n';
import { Notice } from '@hoshikraft/ui';
import { useLingui } from '@lingui/react/macro';
import type { Purchase } from './use-purchase.ts';

/** Error of a purchase and what to do; renders nothing without an error. */
export const PurchaseError = ({ purchase }: { purchase: Purchase }) => {
  const { t } = useLingui();
  const { money } = useFormats();
  const { failure, pending, unknown, findingOut, order } = purchase;
  if (unknown) {
    return (
      <Notice tone="warn" live="alert" title={t`Connection lost`}>
        {findingOut
          ? t`We're checking whether the purchase went through. You won't be charged twice.`
          : t`We couldn't confirm the purchase. Try again: you won't be charged twice.`}
      </Notice>
    );
  }
  if (failure === null || pending) return null;
  // The missing amount is shown with the price, and the button opens the top-up.
  if (failure.details?.missing !== undefined) return null;
  if (failure.details?.type === 'replaced_role_changed') {
    return (
      <Notice tone="warn" live="alert" title={failure.message}>
        {failure.details.description}
      </Notice>
    );
  }
  if (failure.details?.price !== undefined) {
    const before = money(order?.expectedPrice ?? 0);
    return (
      <Notice tone="warn" live="alert" title={t`The price has changed`}>
        {t`It was ${before}. You haven't been charged: check the new price and confirm again.`}
      </Notice>
    );
  }
  const reason = failure.fields['recipient'] ?? failure.details?.description;
  return (
    <Notice tone="error" live="alert" title={t`Failed to purchase a role`}>
      {reason ? `${failure.message}. ${reason}` : failure.message}
    </Notice>
  );
};
