import { ApiFailure, purchaseCalls, useApi } from '@hoshikraft/api-client';
import { useFormats } from '@hoshikraft/i18n';
import { Button, Row } from '@hoshikraft/ui';
import { TextField } from '@hoshikraft/ui/forms';
import { useLingui } from '@lingui/react/macro';
import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import type { Order } from './purchase-order.ts';

export interface PromoCodeProps {
  order: Order;
  /** The order is sent and its outcome not known yet. */
  disabled: boolean;
  onChange: (order: Order) => void;
}

/** Why a code was refused, as the API says. */
const reasonOf = (error: Error | null): string | undefined => {
  if (error === null) return undefined;
  return error instanceof ApiFailure ? `${error.message}. ${error.details?.description ?? ''}` : error.message;
};

/** Opens a field for a promo code; the price with it comes from the API. */
export const PromoCode = ({ order, disabled, onChange }: PromoCodeProps) => {
  const { t } = useLingui();
  const { money } = useFormats();
  const [isOpen, setOpen] = useState(false);
  const [typed, setTyped] = useState('');
  const preview = useMutation({
    ...purchaseCalls.preview(useApi()),
    onSuccess: ({ price }) => onChange({ ...order, promo: { code: typed.trim(), price } }),
  });
  const { role, period, offer, recipient, promo } = order;
  if (promo !== undefined) {
    const off = money(promo.price.promo?.amount ?? 0);
    const code = promo.price.promo?.code ?? promo.code;
    return (
      <Row gap={2} justify="space-between">
        <span className="hk-small">{t`Promo code ${code}: ${off} off`}</span>
        <Button
          variant="quiet"
          size="small"
          disabled={disabled}
          onClick={() => onChange({ ...order, promo: undefined })}
        >
          {t`Remove`}
        </Button>
      </Row>
    );
  }
  if (!isOpen) {
    return (
      <Button variant="quiet" size="small" startIcon="percent" disabled={disabled} onClick={() => setOpen(true)}>
        {t`I have a promo code`}
      </Button>
    );
  }
  const apply = (): void => {
    const code = typed.trim();
    if (code === '') return;
    const { mode } = offer;
    preview.mutate({ roleId: role.id, period, mode, promoCode: code, ...(recipient !== undefined && { recipient }) });
  };
  return (
    <TextField
      label={t`Promo code`}
      maxLength={64}
      autoComplete="off"
      autoFocus
      value={typed}
      disabled={disabled}
      error={reasonOf(preview.error)}
      onChange={({ target }) => {
        setTyped(target.value);
        preview.reset();
      }}
      onKeyDown={({ key }) => key === 'Enter' && apply()}
      end={
        <Button size="small" loading={preview.isPending} loadingLabel={t`Checking`} disabled={disabled} onClick={apply}>
          {t`Apply`}
        </Button>
      }
    />
  );
};
