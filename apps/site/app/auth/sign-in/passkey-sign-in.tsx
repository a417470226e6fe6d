import { passkeyCalls, useApi } from '@hoshikraft/api-client';
import { browserFields } from '@hoshikraft/auth-session';
import { PasskeyButton, type SignInPlatform } from '@hoshikraft/sign-in';
import { useLingui } from '@lingui/react/macro';

/** Sign-in by a passkey, which identifies its account. */
export const PasskeySignIn = ({ platform }: { platform: Pick<SignInPlatform, 'signedIn'> }) => {
  const { t } = useLingui();
  const api = useApi();
  return (
    <PasskeyButton
      action={async (answer) => {
        const passkey = await answer(await passkeyCalls.begin(api));
        await platform.signedIn(await passkeyCalls.signIn(api, { passkey, browser: browserFields(window) }));
      }}
    >
      {t`Sign in with a passkey`}
    </PasskeyButton>
  );
};
