import { sessionAtom } from '@hoshikraft/auth-session';
import { makeDefinePage } from './define-page.ts';

/** How a page says what it needs; see docs/site-pages.md. */
export const definePage = makeDefinePage(({ store }) => store.get(sessionAtom).kind === 'signed-in');
