import { adminCalls, adminQueries, type Schemas, useApi } from '@hoshikraft/api-client';
import { formatNumber, useLocale } from '@hoshikraft/i18n';
import { SegmentedControl } from '@hoshikraft/ui';
import { CheckboxField, MoneyField, TextField } from '@hoshikraft/ui/forms';
import { useLingui } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { ActDialog } from '../audit/act-dialog.tsx';
import { reductionOf } from './reduction.ts';
import { SaleChanges } from './sale-changes.tsx';
import { SaleScope } from './sale-scope.tsx';
import { timeOf } from './sale-words.ts';
import './sales.css';

const EMPTY = { code: '', percent: '', amount: '', maxUses: '', maxUsesEach: '', endsAt: '' };

/** A typed number of uses: null for no limit, undefined where it is no number. */
const usesOf = (typed: string): number | null | undefined => {
  if (typed.trim() === '') return null;
  return /^[1-9]\d{0,2}$/.test(typed.trim()) ? Number(typed) : undefined;
};

/** Makes a promo code; shows the prices that it will change. */
export const NewCodeDialog = ({ onClose }: { onClose: () => void }) => {
  const { t } = useLingui();
  const api = useApi();
  const locale = useLocale();
  const [typed, setTyped] = useState(EMPTY);
  const [kind, setKind] = useState<'percent' | 'amount'>('percent');
  const [newcomers, setNewcomers] = useState(false);
  const [scope, setScope] = useState<Pick<Schemas['PromoCodeTerms'], 'servers' | 'roles'>>({ servers: [], roles: [] });
  const [isTried, setTried] = useState(false);
  const reduction = reductionOf(kind, typed);
  const sale = { ...scope, periods: [], ...(reduction ?? { percent: null, amount: null }) };
  const { data } = useQuery(adminQueries.salePreview(api, sale));
  const roles = data?.items ?? [];
  const code = typed.code.trim().toUpperCase();
  const isCode = /^[A-Z0-9-]{4,32}$/.test(code);
  const [maxUses, maxUsesEach] = [usesOf(typed.maxUses), usesOf(typed.maxUsesEach)];
  const type = (name: keyof typeof EMPTY) => (value: string) => setTyped({ ...typed, [name]: value });
  const field = (name: keyof typeof EMPTY, error: string | false) => ({
    value: typed[name],
    onChange: ({ target }: { target: { value: string } }) => type(name)(target.value),
    error: (isTried && error) || undefined,
  });
  const notUses = t`Enter a whole number from 1 to 999, or nothing.`;
  const order = (reason: string): Schemas['PromoCodeDraft'] | null => {
    setTried(true);
    if (!isCode || reduction === null || maxUses === undefined || maxUsesEach === undefined) return null;
    const limits = { newcomers, maxUses, maxUsesEach, endsAt: timeOf(typed.endsAt) };
    return { code, terms: { ...scope, ...reduction, ...limits }, reason };
  };
  return (
    <ActDialog
      title={t`New promo code`}
      submit={t`Make the code`}
      done={t`The code is made`}
      act={adminCalls.createPromoCode(api)}
      order={order}
      onClose={onClose}
    >
      <TextField
        label={t`Promo code`}
        autoComplete="off"
        {...field('code', !isCode && t`4 to 32 Latin letters, digits and hyphens.`)}
      />
      <SegmentedControl
        label={t`Reduction`}
        fullWidth
        value={kind}
        onChange={setKind}
        options={[
          { value: 'percent', label: t`Percentage` },
          { value: 'amount', label: t`Amount` },
        ]}
      />
      {kind === 'percent' ? (
        <TextField
          label={t`Percentage`}
          inputMode="numeric"
          end="%"
          {...field('percent', reduction === null && t`Enter a whole number from 1 to 90.`)}
        />
      ) : (
        <MoneyField
          label={t`Amount`}
          currency="₽"
          value={typed.amount}
          onChange={type('amount')}
          format={(minor) => formatNumber(minor / 100, locale, { maximumFractionDigits: 2 })}
          error={isTried && reduction === null ? t`Enter the amount in roubles, such as 150 or 99.50.` : undefined}
        />
      )}
      <SaleScope roles={roles} terms={sale} onChange={(change) => setScope({ ...scope, ...change })} />
      <TextField
        label={t`Uses in all`}
        help={t`Empty means without a limit.`}
        inputMode="numeric"
        {...field('maxUses', maxUses === undefined && notUses)}
      />
      <TextField
        label={t`Uses by each player`}
        help={t`Empty means without a limit.`}
        inputMode="numeric"
        {...field('maxUsesEach', maxUsesEach === undefined && notUses)}
      />
      <CheckboxField
        label={t`Only for a first purchase`}
        checked={newcomers}
        onChange={({ target }) => setNewcomers(target.checked)}
      />
      <TextField
        label={t`Ends on`}
        help={t`Empty means without a limit.`}
        type="datetime-local"
        {...field('endsAt', false)}
      />
      <SaleChanges roles={roles} />
    </ActDialog>
  );
};
