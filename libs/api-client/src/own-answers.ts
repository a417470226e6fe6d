import type { Query } from '@tanstack/react-query';

/**
 * Marks a query whose answer differs for whoever is signed in. A public page comes with the visitor's answer, and the
 * browser asks again for the account.
 */
export const OWN = { own: 'always' } as const;

/** The same where it differs only for what was kept from the visitor, whose answer is then null. */
export const OWN_WHERE_HIDDEN = { own: 'where hidden' } as const;

/** Whether the answer that is there has to be asked for again once it is known who is signed in. */
export const isOwnAnswer = ({ meta, state }: Pick<Query, 'meta' | 'state'>): boolean =>
  meta?.['own'] === OWN.own || (meta?.['own'] === OWN_WHERE_HIDDEN.own && state.data === null);
