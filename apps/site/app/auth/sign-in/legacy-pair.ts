import { browserFields, exchangeLegacyPair, sessionAtom } from '@hoshikraft/auth-session';
import type { PageContext } from '../../framework/page/page-context.ts';

/**
 * Signs in with the token and login that the previous site stored in this browser, then reloads the page, which was rendered
 * for a visitor.
 *
 * @param reload replaced in tests
 */
export const signInByLegacyPair = async (
  { api, store }: PageContext,
  storage: Storage,
  reload = () => window.location.reload(),
): Promise<void> => {
  const pair = { read: (key: string) => storage.getItem(key), remove: (key: string) => storage.removeItem(key) };
  if (store.get(sessionAtom).kind !== 'signed-out') {
    pair.remove('token');
    pair.remove('login');
    return;
  }
  const device = async () => ({ browser: browserFields(window) });
  if ((await exchangeLegacyPair(api, pair, device)) !== null) reload();
};
