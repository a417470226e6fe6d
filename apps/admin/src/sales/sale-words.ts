import type { Schemas } from '@hoshikraft/api-client';
import { useFormats } from '@hoshikraft/i18n';
import { useLingui } from '@lingui/react/macro';
import { usePeriodWords } from '../audit/act-words.ts';

/** States, periods and terms of sales, in words. */
export const useSaleWords = () => {
  const { t } = useLingui();
  const { money, percent } = useFormats();
  const states: Readonly<Record<Schemas['ListedSale']['state'], string>> = {
    planned: t`Planned`,
    running: t({ context: 'state of a sale', message: 'Running' }),
    over: t({ context: 'state of a sale', message: 'Over' }),
  };
  const periods = usePeriodWords();
  return {
    states,
    periods,
    /** "−20 %" or "−100 ₽". */
    off: (terms: Schemas['SaleTerms']): string =>
      `−${terms.percent === null ? money(terms.amount ?? 0) : percent(terms.percent / 100)}`,
    /** Servers, privileges and periods it applies to. */
    scope: ({ servers, roles, periods: lengths }: Schemas['SaleTerms']): string =>
      [...servers, ...roles, ...lengths.map((period) => periods[period])].join(', ') || t`Everything`,
  };
};

/** What a field of local time holds, as a time; null where it is not filled in. */
export const timeOf = (typed: string): string | null => (typed === '' ? null : new Date(typed).toISOString());
