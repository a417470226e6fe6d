import { launcherCalls, mainQueries, useApi } from '@hoshikraft/api-client';
import { browserFields, useSessionDispatch } from '@hoshikraft/auth-session';
import { guessRegion } from '@hoshikraft/shared';
import { SIGNED_OUT_TOAST, type SignInPlatform } from '@hoshikraft/sign-in';
import { hideToast } from '@hoshikraft/ui';
import { useQueryClient } from '@tanstack/react-query';
import { serviceQueries, type ServiceSchemas } from '../service/service-queries.ts';
import { useService } from '../service/service-context.tsx';
import { useSiteAddress } from '../shell/launcher-facts.tsx';
import { useCredentials } from '../shell/credentials.tsx';

/**
 * Launcher side of the sign-in forms: its own call, the machine's data, credentials stored by the service.
 *
 * @param as `again` stays on the page whose session has ended: it confirms a second factor itself
 */
export const useLauncherSignIn = (as: 'known' | 'again' = 'known'): SignInPlatform => {
  const api = useApi();
  const service = useService();
  const site = useSiteAddress();
  const dispatch = useSessionDispatch();
  const credentials = useCredentials();
  const queryClient = useQueryClient();
  const systemData = (): Promise<ServiceSchemas['SystemData']> =>
    queryClient.ensureQueryData(serviceQueries.systemData(service));
  return {
    region: guessRegion(navigator.languages.join(',')),
    documents: { publicOffer: site('public-offer'), privacyPolicy: site('privacy'), rules: site('rules') },
    login: async (typed) => launcherCalls.login(api, { ...typed, systemData: await systemData() }),
    device: async () => ({ browser: browserFields(window), system: await systemData() }),
    secondFactor: async (answer) => {
      hideToast(SIGNED_OUT_TOAST);
      await credentials.keepPending(answer);
      if (as !== 'again') dispatch({ type: 'two-factor-needed', pending: answer.pending });
    },
    signedIn: async (answer) => {
      hideToast(SIGNED_OUT_TOAST);
      await credentials.keep(answer);
      // Before the session changes: the next page must not be rendered with a visitor's state.
      await queryClient.cancelQueries({ queryKey: mainQueries.all() });
      dispatch({ type: 'signed-in', answer });
      await queryClient.invalidateQueries({
        predicate: ({ queryKey }) => queryKey[0] !== 'service' && queryKey[0] !== 'start',
      });
    },
  };
};
