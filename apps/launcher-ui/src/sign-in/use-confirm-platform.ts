import { launcherCalls, useApi } from '@hoshikraft/api-client';
import { useSessionDispatch } from '@hoshikraft/auth-session';
import type { ConfirmPlatform } from '@hoshikraft/sign-in';
import { useQueryClient } from '@tanstack/react-query';
import { serviceQueries } from '../service/service-queries.ts';
import { useService } from '../service/service-context.tsx';
import { useCredentials } from '../shell/credentials.tsx';

/** Confirms a sign-in in the launcher by a second factor. */
export const useConfirmPlatform = (): ConfirmPlatform => {
  const api = useApi();
  const service = useService();
  const dispatch = useSessionDispatch();
  const credentials = useCredentials();
  const queryClient = useQueryClient();
  return {
    confirm: async (code) => {
      const systemData = await queryClient.ensureQueryData(serviceQueries.systemData(service));
      return launcherCalls.confirm(api, { code, systemData });
    },
    confirmed: async ({ auth }) => {
      await credentials.remember(auth);
      // The guard redirects from the page of the second factor.
      dispatch({ type: 'loaded', auth });
      await queryClient.invalidateQueries({
        predicate: ({ queryKey }) => queryKey[0] !== 'service' && queryKey[0] !== 'start',
      });
    },
  };
};
