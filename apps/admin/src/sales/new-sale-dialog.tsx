import { adminCalls, adminQueries, type Schemas, useApi } from '@hoshikraft/api-client';
import { formatNumber, useLocale } from '@hoshikraft/i18n';
import { SegmentedControl } from '@hoshikraft/ui';
import { MoneyField, TextField } from '@hoshikraft/ui/forms';
import { useLingui } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { ActDialog } from '../audit/act-dialog.tsx';
import { reductionOf } from './reduction.ts';
import { SaleChanges } from './sale-changes.tsx';
import { SaleScope } from './sale-scope.tsx';
import { timeOf } from './sale-words.ts';
import './sales.css';

const EMPTY = { ru: '', en: '', percent: '', amount: '', startsAt: '', endsAt: '' };

/** Makes a sale; shows the prices that it will change. */
export const NewSaleDialog = ({ onClose }: { onClose: () => void }) => {
  const { t } = useLingui();
  const api = useApi();
  const locale = useLocale();
  const [typed, setTyped] = useState(EMPTY);
  const [kind, setKind] = useState<'percent' | 'amount'>('percent');
  const [scope, setScope] = useState<Pick<Schemas['SaleTerms'], 'servers' | 'roles' | 'periods'>>({
    servers: [],
    roles: [],
    periods: [],
  });
  const [isTried, setTried] = useState(false);
  const reduction = reductionOf(kind, typed);
  const terms = { ...scope, ...(reduction ?? { percent: null, amount: null }) };
  const { data } = useQuery(adminQueries.salePreview(api, terms));
  const roles = data?.items ?? [];
  const endsAt = timeOf(typed.endsAt);
  const type = (field: keyof typeof EMPTY) => (value: string) => setTyped({ ...typed, [field]: value });
  const field = (name: keyof typeof EMPTY, error: string | null) => ({
    value: typed[name],
    onChange: ({ target }: { target: { value: string } }) => type(name)(target.value),
    error: (isTried && error) || undefined,
  });
  const noName = (name: string): string | null => (name.trim() === '' ? t`Enter the name.` : null);
  const order = (reason: string): Schemas['SaleDraft'] | null => {
    setTried(true);
    const name = { ru: typed.ru.trim(), en: typed.en.trim() };
    if (reduction === null || endsAt === null || name.ru === '' || name.en === '') return null;
    return { name, terms, startsAt: timeOf(typed.startsAt) ?? new Date().toISOString(), endsAt, reason };
  };
  return (
    <ActDialog
      title={t`New sale`}
      submit={t`Make the sale`}
      done={t`The sale is made`}
      act={adminCalls.createSale(api)}
      order={order}
      onClose={onClose}
    >
      <TextField label={t`Name in Russian`} maxLength={60} {...field('ru', noName(typed.ru))} />
      <TextField label={t`Name in English`} maxLength={60} {...field('en', noName(typed.en))} />
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
          {...field('percent', reduction === null ? t`Enter a whole number from 1 to 90.` : null)}
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
      <SaleScope withPeriods roles={roles} terms={terms} onChange={(change) => setScope({ ...scope, ...change })} />
      <TextField label={t`Starts`} help={t`Empty means now.`} type="datetime-local" {...field('startsAt', null)} />
      <TextField
        label={t`Ends on`}
        type="datetime-local"
        {...field('endsAt', endsAt === null ? t`Choose date and time.` : null)}
      />
      <SaleChanges roles={roles} />
    </ActDialog>
  );
};
