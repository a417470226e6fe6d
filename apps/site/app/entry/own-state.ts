import { sessionAtom, type SessionState } from '@hoshikraft/auth-session';
import { type DehydratedState, hydrate } from '@tanstack/react-query';
import type { PageParts } from '../page/page-parts.ts';

/** What of a page's state is its player's own, where the page was drawn for all. */
export interface OwnState {
  session: SessionState;
  dehydrated: DehydratedState;
}

/** Name of its place in the page, and id of the element that stands there. */
export const OWN_STATE = 'own-state';

/** Takes it over from the document before anything is drawn; a page that was drawn for one has none. */
export const restoreOwnState = (
  document: Document,
  { store, queryClient }: Pick<PageParts, 'store' | 'queryClient'>,
) => {
  const text = document.getElementById(OWN_STATE)?.textContent;
  if (!text) return;
  const { session, dehydrated } = JSON.parse(text) as OwnState;
  store.set(sessionAtom, { type: 'restored', session });
  hydrate(queryClient, dehydrated);
};
