import type { MainState, Schemas } from '@hoshikraft/api-client';
import { useSession } from '@hoshikraft/auth-session';
import { PERIODS } from '@hoshikraft/shared';
import { useSearchParams } from 'react-router';

export type Period = Schemas['Period'];

/** Server to show: from the address, else the player's preferred server, else the first. */
export const selectedServer = (
  main: MainState | undefined,
  search: URLSearchParams,
  preferredServer: string | null,
): string | undefined => search.get('server') ?? preferredServer ?? main?.servers[0]?.id;

/** Preferred server of the current player; null for visitors. */
export const usePreferredServer = (): string | null => {
  const session = useSession();
  return session.kind === 'signed-in' ? session.auth.preferredServer : null;
};

/** Recipient of a gift from the address, set by links of profiles; empty if there is none that could be a nickname. */
export const useRecipient = (): string => {
  const recipient = useSearchParams()[0].get('recipient') ?? '';
  return /^\w{1,64}$/.test(recipient) ? recipient : '';
};

/** Whether the signed-in player chooses a gift for the recipient of the address. */
export const useIsGift = (): boolean => {
  const recipient = useRecipient();
  return useSession().kind === 'signed-in' && recipient !== '';
};

/** Period from the address; a month by default. */
export const selectedPeriod = (search: URLSearchParams): Period =>
  PERIODS.find((period) => period === search.get('period')) ?? 'month';

/** The same query with another period; a month is the default and removed. */
export const withPeriod = (search: URLSearchParams, period: Period): URLSearchParams => {
  const next = new URLSearchParams(search);
  if (period === 'month') next.delete('period');
  else next.set('period', period);
  return next;
};

/** Path of this view of the store, without the language; `recipient` of a gift is empty for the player's own. */
export const storeView = (server: string, period: Period, recipient = ''): string => {
  const query = withPeriod(new URLSearchParams({ server }), period);
  if (recipient !== '') query.set('recipient', recipient);
  return `store?${query}`;
};
