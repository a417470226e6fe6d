import { adminCalls, adminQueries, type Schemas, useApi } from '@hoshikraft/api-client';
import { useFormats } from '@hoshikraft/i18n';
import { CheckboxField, TextField } from '@hoshikraft/ui/forms';
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

const EMPTY = { code: '', maxUses: '', maxUsesEach: '', endsAt: '' };

/** Most uses by all players, and by each. */
const MOST_USES = 1_000_000;
const MOST_USES_EACH = 1000;

/** A typed number of uses: null for no limit, undefined where it is no number from 1 to `most`. */
const usesOf = (typed: string, most: number): number | null | undefined => {
  if (typed.trim() === '') return null;
  return /^[1-9]\d*$/.test(typed.trim()) && Number(typed) <= most ? Number(typed) : undefined;
};

/** Makes a promo code; shows the prices that it will change. */
export const NewCodeDialog = ({ onClose }: { onClose: () => void }) => {
  const { t } = useLingui();
  const { number } = useFormats();
  const api = useApi();
  const [typed, setTyped] = useState(EMPTY);
  const [off, setOff] = useState(NO_REDUCTION);
  const [newcomers, setNewcomers] = useState(false);
  const [scope, setScope] = useState<Pick<Schemas['PromoCodeTerms'], 'servers' | 'roles'>>({ servers: [], roles: [] });
  const [isTried, setTried] = useState(false);
  const reduction = reductionOf(off);
  const sale = { ...scope, periods: [], ...(reduction ?? { percent: null, amount: null }) };
  const { data } = useQuery(adminQueries.salePreview(api, sale));
  const roles = data?.items ?? [];
  const code = typed.code.trim().toUpperCase();
  const isCode = /^[A-Z0-9-]{4,32}$/.test(code);
  const [maxUses, maxUsesEach] = [usesOf(typed.maxUses, MOST_USES), usesOf(typed.maxUsesEach, MOST_USES_EACH)];
  const field = (name: keyof typeof EMPTY, error: string | false) => ({
    value: typed[name],
    onChange: ({ target }: { target: { value: string } }) => setTyped({ ...typed, [name]: target.value }),
    error: (isTried && error) || undefined,
  });
  const notUses = (most: number): string => {
    const limit = number(most);
    return t`Enter a whole number from 1 to ${limit}, or nothing.`;
  };
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
      <ReductionField typed={off} onChange={setOff} wrong={isTried && reduction === null} />
      <SaleScope roles={roles} terms={sale} onChange={(change) => setScope({ ...scope, ...change })} />
      <TextField
        label={t`Uses in all`}
        help={t`Empty means without a limit.`}
        inputMode="numeric"
        {...field('maxUses', maxUses === undefined && notUses(MOST_USES))}
      />
      <TextField
        label={t`Uses by each player`}
        help={t`Empty means without a limit.`}
        inputMode="numeric"
        {...field('maxUsesEach', maxUsesEach === undefined && notUses(MOST_USES_EACH))}
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
