import type { Schemas } from '@hoshikraft/api-client';
import type { SessionState } from './session.ts';

/** Storage of the session credentials of an app. */
export interface CredentialStore {
  /** Headers to send with a call of a page that shows this session. */
  headers(shown: SessionState): Readonly<Record<string, string>>;
  /** Stores the credentials of a login or registration reply. */
  keep(answer: Omit<Schemas['SignedIn'], 'accessToken'> & { accessToken?: string }): void;
  /** Removes the credentials. */
  clear(): void;
}

/** Header by which the server of the site recognizes calls of its own pages (docs/product/site-shell.md#cookies). */
const PAGE_HEADER = 'X-Hoshikraft-Page';

/**
 * Store of the site: its server sets, reads and clears HttpOnly cookies, so that scripts cannot read credentials. Tabs share
 * the cookies: a page sends the session it shows, so that it cannot write as a player who has signed in in another tab.
 */
export const cookieProxyStore: CredentialStore = {
  headers: (shown) => ({ [PAGE_HEADER]: shown.kind === 'signed-in' ? shown.auth.accessId : '1' }),
  keep: () => undefined,
  clear: () => undefined,
};
