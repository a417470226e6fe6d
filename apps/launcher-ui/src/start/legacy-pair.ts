import type { ApiClient } from '@hoshikraft/api-client';
import { browserFields, exchangeLegacyPair, sessionAtom } from '@hoshikraft/auth-session';
import { responseData } from '../service/response-data.ts';
import { serviceStorage } from '../service/service-calls.ts';
import { ServiceFailure } from '../service/service-failure.ts';
import type { LauncherContext } from '../shell/launcher-context.ts';

/** Signs in with credentials of an earlier launcher on this machine; the start does not wait for it. */
export const signInByLegacyPair = async (context: LauncherContext, api: ApiClient): Promise<void> => {
  const { service, store, credentials, queryClient } = context;
  const device = async () => ({
    browser: browserFields(window),
    system: await responseData(service.quiet.GET('/system-data')),
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
