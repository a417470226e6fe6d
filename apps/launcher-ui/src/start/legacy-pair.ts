import type { ApiClient } from '@hoshikraft/api-client';
import { browserFields, exchangeLegacyPair, sessionAtom } from '@hoshikraft/auth-session';
import { answered } from '../service/answered.ts';
import { serviceStorage } from '../service/service-calls.ts';
import { ServiceFailure } from '../service/service-failure.ts';
import type { LauncherParts } from './launcher-parts.ts';

/** Signs in whom the launcher before this one knew on this machine; nobody waits for it. */
export const signInByLegacyPair = async (parts: LauncherParts, api: ApiClient): Promise<void> => {
  const { service, store, credentials, queryClient } = parts;
  const device = async () => ({
    browser: browserFields(window),
    system: await answered(service.quiet.GET('/system-data')),
  });
  try {
    const answer = await exchangeLegacyPair(api, serviceStorage(service), device);
    if (answer === null || store.get(sessionAtom).kind !== 'signed-out') return;
    if ('pending' in answer) {
      await credentials.keepPending(answer);
      return store.set(sessionAtom, { type: 'two-factor-needed', pending: answer.pending });
    }
    await credentials.keep(answer);
    store.set(sessionAtom, { type: 'signed-in', answer });
    await queryClient.invalidateQueries({
      predicate: ({ queryKey }) => queryKey[0] !== 'service' && queryKey[0] !== 'start',
    });
  } catch (error) {
    // The next start tries again.
    if (!(error instanceof ServiceFailure)) throw error;
  }
};
