import type { Schemas } from '@hoshikraft/api-client';
import { useSession } from '@hoshikraft/auth-session';
import { PERIODS } from '@hoshikraft/shared';
import { useSearchParams } from 'react-router';

export type Period = Schemas['Period'];

/** The server whose privileges are shown: the address's, else the player's own, else the first. */
export const pickedServer = (
  main: Schemas['Main'] | undefined,
  search: URLSearchParams,
  preferredServer: string | null,
): string | undefined => search.get('server') ?? preferredServer ?? main?.servers[0]?.id;

/** The server of whoever is at the page now; null for visitors. */
export const usePreferredServer = (): string | null => {
  const session = useSession();
  return session.kind === 'signed-in' ? session.auth.preferredServer : null;
};

/** Whom a profile has led here to give something; empty where nobody. */
export const useRecipient = (): string => useSearchParams()[0].get('recipient') ?? '';

/** The period that the address names; a month where it names none. */
export const pickedPeriod = (search: URLSearchParams): Period =>
  PERIODS.find((period) => period === search.get('period')) ?? 'month';

/** The same query with another period; a month needs no mention. */
export const withPeriod = (search: URLSearchParams, period: Period): URLSearchParams => {
  const next = new URLSearchParams(search);
  if (period === 'month') next.delete('period');
  else next.set('period', period);
  return next;
};

/** Path of the store below the language prefix, back to exactly this view of it. */
export const storeView = (server: string, period: Period): string =>
  `store?${withPeriod(new URLSearchParams({ server }), period)}`;
