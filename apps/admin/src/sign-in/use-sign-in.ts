import { accountCalls, adminCalls, passkeyCalls, useApi } from '@hoshikraft/api-client';
import { browserFields } from '@hoshikraft/auth-session';
import type { ConfirmPlatform, SignInPlatform } from '@hoshikraft/sign-in';

/**
 * What the forms of sign-in need here.
 *
 * @param invite secret of a one-time link
 * @param onSent called once login and password are accepted
 */
export const useSignIn = (invite: string | null, onSent: () => void): SignInPlatform => {
  const api = useApi();
  const sent = async (): Promise<void> => onSent();
  return {
    login: (credentials) => adminCalls.login(api, { ...credentials, ...(invite !== null && { invite }) }),
    secondFactor: sent,
    signedIn: sent,
    // Of registration, which this app does not have.
    device: () => ({}),
    documents: { publicOffer: '', privacyPolicy: '', rules: '' },
    region: 'global',
  };
};

/** @param onConfirmed called once the second factor is accepted */
export const useConfirmation = (onConfirmed: () => Promise<unknown>): ConfirmPlatform => {
  const api = useApi();
  return {
    confirm: (code) => accountCalls.confirm(api, { code, browser: browserFields(window) }),
    confirmByPasskey: async (answer) => {
      const passkey = await answer(await passkeyCalls.check(api));
      return passkeyCalls.confirm(api, { passkey, browser: browserFields(window) });
    },
    confirmed: async () => void (await onConfirmed()),
  };
};
