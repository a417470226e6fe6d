import { accountCalls, passkeyCalls, useApi } from '@hoshikraft/api-client';
import { browserFields, useSessionDispatch } from '@hoshikraft/auth-session';
import type { ConfirmPlatform } from '@hoshikraft/sign-in';
import { useQueryClient } from '@tanstack/react-query';

/** Confirms a sign-in on the site by a second factor. */
export const useConfirmPlatform = (): ConfirmPlatform => {
  const api = useApi();
  const dispatch = useSessionDispatch();
  const queryClient = useQueryClient();
  return {
    confirm: (code) => accountCalls.confirm(api, { code, browser: browserFields(window) }),
    confirmByPasskey: async (answer) => {
      const passkey = await answer(await passkeyCalls.check(api));
      return passkeyCalls.confirm(api, { passkey, browser: browserFields(window) });
    },
    confirmed: async ({ auth }) => {
      // Cached data was loaded for a visitor.
      await queryClient.invalidateQueries({ refetchType: 'none' });
      dispatch({ type: 'loaded', auth });
    },
  };
};
