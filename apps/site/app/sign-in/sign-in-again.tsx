import { useSession } from '@hoshikraft/auth-session';
import { LoginForm } from '@hoshikraft/sign-in';
import { Stack, Text } from '@hoshikraft/ui';
import { Modal } from '@hoshikraft/ui/dialog';
import { useLingui } from '@lingui/react/macro';
import { useEffect, useEffectEvent, useState } from 'react';
import { UNAUTHORIZED_EVENT } from '../shell/failures.ts';
import { useSiteSignInPlatform } from './site-sign-in-platform.ts';

interface SignInAgainProps {
  /** Says what is not lost meanwhile. */
  kept: string;
  /** Hears who has signed in. */
  onDone: (login: string) => void;
}

/**
 * On a page that holds what was typed or chosen, a session that has ended (HTTP 401) leads nowhere: the sign-in comes to
 * the page.
 */
export const SignInAgain = ({ kept, onDone }: SignInAgainProps) => {
  const { t } = useLingui();
  const [ended, setEnded] = useState(false);
  const signedIn = useSession().kind === 'signed-in';
  const platform = useSiteSignInPlatform('again');
  const hear = useEffectEvent((event: Event): void => {
    // A visitor has nothing here to be kept.
    if (!signedIn) return;
    event.preventDefault();
    setEnded(true);
  });
  useEffect(() => {
    const listener = (event: Event): void => hear(event);
    // Before the shell, which would leave the page.
    window.addEventListener(UNAUTHORIZED_EVENT, listener, { capture: true });
    return () => window.removeEventListener(UNAUTHORIZED_EVENT, listener, { capture: true });
  }, []);
  return (
    <Modal
      open={ended}
      onClose={() => setEnded(false)}
      title={t`Your session has ended`}
      closeLabel={t`Close, and sign in later`}
    >
      <Stack gap={4}>
        <Text>
          {t`Sign in again to go on.`} {kept}
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
