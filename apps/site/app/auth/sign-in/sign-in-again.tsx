import type { Schemas } from '@hoshikraft/api-client';
import { useSession } from '@hoshikraft/auth-session';
import { ConfirmForm, LoginForm } from '@hoshikraft/sign-in';
import { Link, showToast, Stack, Text } from '@hoshikraft/ui';
import { Modal } from '@hoshikraft/ui/dialog';
import { useLingui } from '@lingui/react/macro';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { reloadPage } from '../../shell/reload-page.ts';
import { useSignInAddress } from '../../shell/sign-in-address.ts';
import { useSiteSignInPlatform } from './site-sign-in-platform.ts';
import { useConfirmPlatform } from './use-confirm-platform.ts';

interface SignInAgainProps {
  /** Called once the dialog is closed: with true if the same player has signed in again. */
  onSettled: (hasSignedIn: boolean) => void;
}

/** Sign-in on the page whose session has ended, with a second factor where the account has one. */
export const SignInAgain = ({ onSettled }: SignInAgainProps) => {
  const { t } = useLingui();
  const session = useSession();
  // The session of the page changes before `onSettled`: its player is the one of the first render.
  const [login] = useState(session.kind === 'signed-in' ? session.auth.data.login : null);
  const [pending, setPending] = useState<Schemas['PendingConfirmation'] | null>(null);
  const platform = useSiteSignInPlatform('again');
  const confirm = useConfirmPlatform();
  const otherWays = useSignInAddress()('login');
  const queryClient = useQueryClient();

  const finish = (signedInAs: string | undefined): void => {
    // What is on the page was typed by another player.
    if (signedInAs !== login) return reloadPage();
    showToast({ type: 'success', text: t`You're signed in again. Nothing was lost.` });
    void queryClient.invalidateQueries();
    onSettled(true);
  };
  return (
    <Modal
      open
      onClose={() => onSettled(false)}
      title={t`Your session has ended`}
      closeLabel={t`Close and sign in later`}
    >
      <Stack gap={4}>
        <Text>{t`Sign in again to continue. What you've typed stays here, and we'll finish what you started.`}</Text>
        {pending === null ? (
          <LoginForm
            platform={{
              ...platform,
              secondFactor: async (answer) => setPending(answer.pending),
              signedIn: async (answer) => {
                await platform.signedIn(answer);
                finish(answer.data.login);
              },
            }}
          />
        ) : (
          <ConfirmForm
            pending={pending}
            platform={{
              ...confirm,
              confirmed: async (state) => {
                await confirm.confirmed(state);
                finish(state.auth?.data.login);
              },
            }}
          />
        )}
        <Link href={otherWays}>{t`Sign in another way: this page opens again, but what is typed here is lost`}</Link>
      </Stack>
    </Modal>
  );
};
