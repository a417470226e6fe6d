import { accountCalls, ApiFailure, useApi } from '@hoshikraft/api-client';
import { useSessionDispatch } from '@hoshikraft/auth-session';
import { Button, type CompactCardProps, showToast, Stack } from '@hoshikraft/ui';
import { useLingui } from '@lingui/react/macro';
import { type ComponentType, type ReactNode, useEffect, useRef, useState } from 'react';

/** Id of the sign-out toast: the next sign-in of the launcher closes it. */
export const SIGNED_OUT_TOAST = 'signed-out';

/** Operations the sign-out needs from its app: the site or the launcher. */
export interface LogoutPlatform {
  /** Deletes the stored credentials. */
  clearCredentials: () => void | Promise<void>;
  /** Removes the data of the player from the query cache. */
  clearCache: () => void | Promise<void>;
  /** Navigates to the first page after the sign-out. */
  leave: () => void | Promise<void>;
}

export interface LogoutCardProps {
  platform: LogoutPlatform;
  /** Signs out without a confirmation. */
  confirmed: boolean;
  /** Card of the app. */
  Card: ComponentType<Pick<CompactCardProps, 'title' | 'lead' | 'children'>>;
  /** Shown below the sign-out button. */
  cancel?: ReactNode;
}

/** Whether a page of the app has navigated here to sign out, by the state of its navigation. */
export const isLogoutConfirmed = (state: unknown): boolean =>
  typeof state === 'object' && state !== null && 'confirmed' in state && state.confirmed === true;

const useSignOut = ({ clearCredentials, clearCache, leave }: LogoutPlatform): (() => Promise<void>) => {
  const { t } = useLingui();
  const api = useApi();
  const dispatch = useSessionDispatch();
  return async () => {
    // The app deletes the session whatever the API returns; an error is only logged (docs/product/accounts.md#signing-out).
    await accountCalls.logout(api).catch((error: unknown) => {
      const alreadySignedOut = error instanceof ApiFailure && error.httpCode === 401;
      if (!alreadySignedOut) console.warn('Sign-out was not confirmed:', error);
    });
    try {
      await clearCredentials();
    } catch (error) {
      console.warn('The credentials could not be removed:', error);
    }
    dispatch({ type: 'signed-out' });
    await clearCache();
    showToast({ id: SIGNED_OUT_TOAST, type: 'warn', text: t`You've signed out.` });
    await leave();
  };
};

/** Ends the session, after a confirmation unless `confirmed`. */
export const LogoutCard = ({ platform, confirmed, Card, cancel }: LogoutCardProps) => {
  const { t } = useLingui();
  const signOut = useSignOut(platform);
  const started = useRef(false);
  const [leaving, setLeaving] = useState(confirmed);

  useEffect(() => {
    if (!leaving || started.current) return;
    started.current = true;
    void signOut();
  }, [leaving, signOut]);

  const button = (
    <Button variant="primary" fullWidth startIcon="logout" onClick={() => setLeaving(true)}>
      {t`Sign out`}
    </Button>
  );
  return (
    <Card
      title={leaving ? t`Signing out` : t`Sign out?`}
      lead={leaving ? t`One moment.` : t`You'll need to sign in again to come back.`}
    >
      {!leaving &&
        (cancel === undefined ? (
          button
        ) : (
          <Stack gap={2}>
            {button}
            {cancel}
          </Stack>
        ))}
    </Card>
  );
};
