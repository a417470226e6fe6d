import { useSession } from '@hoshikraft/auth-session';
import { LoginForm } from '@hoshikraft/sign-in';
import { Stack, Text } from '@hoshikraft/ui';
import { Modal } from '@hoshikraft/ui/dialog';
import { useLingui } from '@lingui/react/macro';
import { useState } from 'react';
import { useUnauthorizedFirst } from '../../shell/use-unauthorized-first.ts';
import { useSiteSignInPlatform } from './site-sign-in-platform.ts';

interface SignInAgainProps {
  /** Text that says what is not lost. */
  note: string;
  /** Called after signing in. */
  onDone: (login: string) => void;
}

/**
 * Sign-in dialog for pages with unsaved input: an ended session (HTTP 401) opens it instead of the sign-out page.
 */
export const SignInAgain = ({ note, onDone }: SignInAgainProps) => {
  const { t } = useLingui();
  const [ended, setEnded] = useState(false);
  const signedIn = useSession().kind === 'signed-in';
  const platform = useSiteSignInPlatform('again');
  useUnauthorizedFirst((event) => {
    // A visitor has no unsaved input.
    if (!signedIn) return;
    event.preventDefault();
    setEnded(true);
  });
  return (
    <Modal
      open={ended}
      onClose={() => setEnded(false)}
      title={t`Your session has ended`}
      closeLabel={t`Close, and sign in later`}
    >
      <Stack gap={4}>
        <Text>
          {t`Sign in again to go on.`} {note}
        </Text>
        <LoginForm
          platform={{
            ...platform,
            signedIn: async (answer) => {
              await platform.signedIn(answer);
              setEnded(false);
              onDone(answer.data.login);
            },
          }}
        />
      </Stack>
    </Modal>
  );
};
