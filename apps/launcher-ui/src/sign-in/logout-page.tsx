import { accountCalls, ApiFailure, useApi } from '@hoshikraft/api-client';
import { useSessionDispatch } from '@hoshikraft/auth-session';
import { Button, showToast, Stack } from '@hoshikraft/ui';
import { useLingui } from '@lingui/react/macro';
import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useRef, useState } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import { useLauncherPath } from '../parts/launcher-path.ts';
import { CompactPage } from '../shell/compact-page.tsx';
import { useCredentials } from '../start/credentials.tsx';
import { SIGNED_OUT_TOAST } from './signed-out-toast.ts';

const isConfirmed = (state: unknown): boolean =>
  typeof state === 'object' && state !== null && 'confirmed' in state && state.confirmed === true;

const useSignOut = (): (() => Promise<void>) => {
  const { t } = useLingui();
  const api = useApi();
  const dispatch = useSessionDispatch();
  const credentials = useCredentials();
  const queryClient = useQueryClient();
  const navigate = useNavigate();
  const to = useLauncherPath();
  return async () => {
    // The launcher deletes the session whatever the API responds; an error is only logged (docs/product/accounts.md#signing-out).
    await accountCalls.logout(api).catch((error: unknown) => {
      const overAlready = error instanceof ApiFailure && error.httpCode === 401;
      if (!overAlready) console.warn('Sign-out was not confirmed:', error);
    });
    await credentials.clear().catch((error: unknown) => console.warn('The credentials could not be removed:', error));
    dispatch({ type: 'signed-out' });
    queryClient.removeQueries({
      predicate: ({ queryKey }) => !['main', 'service', 'start'].includes(String(queryKey[0])),
    });
    showToast({ id: SIGNED_OUT_TOAST, type: 'warn', text: t`You have signed out.` });
    await navigate(to('login'), { replace: true });
  };
};

/** Ends the session. Asks for confirmation if the address was opened by hand. */
export const LogoutPage = () => {
  const { t } = useLingui();
  const to = useLauncherPath();
  const { state } = useLocation();
  const signOut = useSignOut();
  const started = useRef(false);
  const [leaving, setLeaving] = useState(isConfirmed(state));
  useEffect(() => {
    if (!leaving || started.current) return;
    started.current = true;
    void signOut();
  }, [leaving, signOut]);
  return (
    <CompactPage
      title={leaving ? t`Signing out` : t`Sign out?`}
      lead={leaving ? t`One moment.` : t`You will need your password to come back.`}
    >
      {!leaving && (
        <Stack gap={2}>
          <Button variant="primary" fullWidth startIcon="logout" onClick={() => setLeaving(true)}>
            {t`Sign out`}
          </Button>
          <Button variant="quiet" fullWidth href={to()}>
            {t`Not now`}
          </Button>
        </Stack>
      )}
    </CompactPage>
  );
};
