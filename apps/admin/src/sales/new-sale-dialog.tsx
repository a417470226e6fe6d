import { adminCalls, adminQueries, type Schemas, useApi } from '@hoshikraft/api-client';
import { TextField } from '@hoshikraft/ui/forms';
import { useLingui } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { ActDialog } from '../audit/act-dialog.tsx';
import { NO_REDUCTION, ReductionField } from './reduction-field.tsx';
import { reductionOf } from './reduction.ts';
import { SaleChanges } from './sale-changes.tsx';
import { SaleScope } from './sale-scope.tsx';
import { timeOf } from './sale-words.ts';
import './sales.css';

const EMPTY = { ru: '', en: '', startsAt: '', endsAt: '' };

/** Makes a sale; shows the prices that it will change. */
export const NewSaleDialog = ({ onClose }: { onClose: () => void }) => {
  const { t } = useLingui();
  const api = useApi();
  const [typed, setTyped] = useState(EMPTY);
  const [off, setOff] = useState(NO_REDUCTION);
  const [scope, setScope] = useState<Pick<Schemas['SaleTerms'], 'servers' | 'roles' | 'periods'>>({
    servers: [],
    roles: [],
    periods: [],
  });
  const [isTried, setTried] = useState(false);
  const reduction = reductionOf(off);
  const terms = { ...scope, ...(reduction ?? { percent: null, amount: null }) };
  const { data } = useQuery(adminQueries.salePreview(api, terms));
  const roles = data?.items ?? [];
  const endsAt = timeOf(typed.endsAt);
  const field = (name: keyof typeof EMPTY, error: string | null) => ({
    value: typed[name],
    onChange: ({ target }: { target: { value: string } }) => setTyped({ ...typed, [name]: target.value }),
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
      <ReductionField typed={off} onChange={setOff} wrong={isTried && reduction === null} />
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
