import type { Schemas } from '@hoshikraft/api-client';
import type { SessionState } from './session.ts';

/** Storage of the session credentials of an app. */
export interface CredentialStore {
  /** Headers to send with a call of a page that shows this session. */
  headers(shown: SessionState): Readonly<Record<string, string>>;
  /** Stores the credentials of a login or registration reply. */
  keep(answer: Omit<Schemas['SignedIn'], 'accessToken'> & { accessToken?: string }): void;
  /** Forgets everything. */
  clear(): void;
}

/** Header by which the server of the site recognizes calls of its own pages (docs/product/site-shell.md#cookies). */
const PAGE_HEADER = 'X-Hoshikraft-Page';

/**
 * The site's store: the cookies are HttpOnly and its own server sets, reads and clears them, so that a script in the
 * page has nothing to keep or to steal. Tabs share them: a page says whom it shows, and writes nothing in the name of
 * who has signed in elsewhere since.
 */
export const cookieProxyStore: CredentialStore = {
  headers: (shown) => ({ [PAGE_HEADER]: shown.kind === 'signed-in' ? shown.auth.accessId : '1' }),
  keep: () => undefined,
  clear: () => undefined,
};
