import type { Schemas } from '@hoshikraft/api-client';

/** Where an app keeps what proves the session. */
export interface CredentialStore {
  /** Headers to send with a call. */
  headers(): Readonly<Record<string, string>>;
  /** Keeps what login or registration answered. */
  keep(answer: Omit<Schemas['SignedIn'], 'accessToken'> & { accessToken?: string }): void;
  /** Forgets everything. */
  clear(): void;
}

/** Name and value of the header by which the site's own server knows a call of its own pages (security.md, Sessions). */
export const PAGE_HEADER = { name: 'X-Hoshikraft-Page', value: '1' } as const;

/**
 * The site's store: the cookies are HttpOnly and its own server sets, reads and clears them, so that a script in the
 * page has nothing to keep or to steal.
 */
export const cookieProxyStore: CredentialStore = {
  headers: () => ({ [PAGE_HEADER.name]: PAGE_HEADER.value }),
  keep: () => undefined,
  clear: () => undefined,
};
