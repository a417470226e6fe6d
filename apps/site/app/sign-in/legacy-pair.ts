import { browserFields, exchangeLegacyPair, sessionAtom } from '@hoshikraft/auth-session';
import type { PageContext } from '../page/page-context.ts';

/**
 * Signs in whom the site before this one knew in this browser. The page is then loaded anew: it was drawn for a visitor.
 *
 * @param reload given by tests
 */
export const signInByLegacyPair = async (
  { api, store }: PageContext,
  kept: Storage,
  reload = () => window.location.reload(),
): Promise<void> => {
  const place = { read: (key: string) => kept.getItem(key), remove: (key: string) => kept.removeItem(key) };
  if (store.get(sessionAtom).kind !== 'signed-out') {
    place.remove('token');
    place.remove('login');
    return;
  }
  const device = async () => ({ browser: browserFields(window) });
  if ((await exchangeLegacyPair(api, place, device)) !== null) reload();
};
