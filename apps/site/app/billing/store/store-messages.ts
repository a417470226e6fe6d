import type { Schemas } from '@hoshikraft/api-client';
import { useFormats } from '@hoshikraft/i18n';
import { plural } from '@lingui/core/macro';
import { useLingui } from '@lingui/react/macro';
import type { PurchaseKind } from './offer-choice.ts';

type Period = Schemas['Period'];

interface PeriodMessages {
  /** Name of the option, and a short form for narrow screens. */
  name: string;
  short: string;
  /** Shown beside a price. */
  length: string;
  /** Without a preposition. */
  span: string;
}

export const usePeriodMessages = (): Record<Period, PeriodMessages> => {
  const { t } = useLingui();
  return {
    month: { name: t`Month`, short: t`Month`, length: t`for 31 days`, span: t`31 days` },
    three_months: { name: t`3 months`, short: t`3 mo.`, length: t`for 93 days`, span: t`93 days` },
    forever: { name: t`Forever`, short: t`Forever`, length: t`forever`, span: t`forever` },
  };
};

/** Button and dialog title of each kind of purchase. */
export const useKindMessages = (): Record<PurchaseKind, { button: string; title: string }> => {
  const { t } = useLingui();
  return {
    buy: { button: t`Buy`, title: t`Buy a privilege` },
    extend: { button: t`Extend`, title: t`Extend a privilege` },
    stack: { button: t`Keep both`, title: t`A second privilege` },
    upgrade: { button: t`Upgrade`, title: t`Upgrade your privilege` },
  };
};

/** Returns a function from the end of a role to its text, with a short date if `short`; null means forever. */
export const useEndText = (length: 'long' | 'short' = 'long'): ((expiresAt: string | null) => string) => {
  const { t } = useLingui();
  const { date, shortDate } = useFormats();
  return (expiresAt) => {
    if (expiresAt === null) return t`forever`;
    const end = length === 'short' ? shortDate(expiresAt) : date(expiresAt);
    return t`until ${end}`;
  };
};

/** Returns a function from a kit's cooldown to its text. */
export const useCooldownText = (): ((cooldown: Schemas['Cooldown']) => string) => {
  const { t } = useLingui();
  return ({ amount, unit }) =>
    unit === 'hour'
      ? t`${plural(amount, { one: 'once an hour', other: 'every # hours' })}`
      : t`${plural(amount, { one: 'once a day', other: 'every # days' })}`;
};
