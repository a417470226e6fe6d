import type { Query } from '@tanstack/react-query';

/**
 * `meta` of a query whose data depends on the signed-in player. A public page is rendered with the data of a visitor, and
 * the browser refetches it for the player.
 */
export const PERSONAL = { own: 'always' } as const;

/** The same for data that differs only if it is hidden from visitors, for whom it is null. */
export const PERSONAL_IF_HIDDEN = { own: 'where hidden' } as const;

/** Whether the cached data must be refetched once the player is known. */
export const isPersonal = ({ meta, state }: Pick<Query, 'meta' | 'state'>): boolean =>
  meta?.['own'] === PERSONAL.own || (meta?.['own'] === PERSONAL_IF_HIDDEN.own && state.data === null);
