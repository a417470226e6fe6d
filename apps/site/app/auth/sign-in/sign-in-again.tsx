import { SignInAgainDialog, type SignInPlatform } from '@hoshikraft/sign-in';
import { Link, Stack, Text } from '@hoshikraft/ui';
import { useLingui } from '@lingui/react/macro';
import { reloadPage } from '../../shell/reload-page.ts';
import { useSignInAddress } from '../../shell/sign-in-address.ts';
import { LostPhone } from '../reset/lost-phone.tsx';
import { PasskeySignIn } from './passkey-sign-in.tsx';
import { useSiteSignInPlatform } from './site-sign-in-platform.ts';
import { useConfirmPlatform } from './use-confirm-platform.ts';

/** Ways to sign in without a password: those that leave the page open in a new tab, and the dialog goes on after them. */
const OtherWays = ({ platform }: { platform: SignInPlatform }) => {
  const { t } = useLingui();
  const login = useSignInAddress()('login');
  return (
    <Stack gap={3}>
      <PasskeySignIn platform={platform} />
      <Text size="small">
        <Link href={login} target="_blank">{t`Sign in another way, in a new tab`}</Link>
      </Text>
      <Text tone="muted" size="small">
        {t`Use VK ID, Steam, Google or Yandex, or reset your password. Once you're signed in there, this page continues by itself.`}
      </Text>
    </Stack>
  );
};

/** Sign-in on the page whose session has ended. */
export const SignInAgain = ({ onSettled }: { onSettled: (hasSignedIn: boolean) => void }) => (
  <SignInAgainDialog
    platform={useSiteSignInPlatform('again')}
    confirm={useConfirmPlatform()}
    OtherWays={OtherWays}
    help={<LostPhone />}
    startOver={async () => reloadPage()}
    onSettled={onSettled}
  />
);
