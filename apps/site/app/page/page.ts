import { sessionAtom } from '@hoshikraft/auth-session';
import { makeDefinePage } from './define-page.ts';

/** How a page says what it needs; see docs/site-pages.md. */
export const definePage = makeDefinePage(({ store }) => {
  const session = store.get(sessionAtom);
  if (session.kind !== 'signed-in') return { signedIn: false, preferredServer: null };
  return { signedIn: true, preferredServer: session.auth.preferredServer };
});
