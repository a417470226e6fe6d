import { accountCalls, type ApiFailure, passwordCalls, useApi } from '@hoshikraft/api-client';
import { cookieProxyStore, useSession, useSessionDispatch } from '@hoshikraft/auth-session';
import { NewPasswordForm } from '@hoshikraft/sign-in';
import { Button, NeedsScriptsNotice, Notice, Skeleton } from '@hoshikraft/ui';
import { useLingui } from '@lingui/react/macro';
import { type ReactNode, useState } from 'react';
import { PageHead } from '../../framework/page/page-head.tsx';
import { usePagePath } from '../../framework/page/site-facts.tsx';
import { AuthPage } from '../page/auth-page.tsx';
import { useLinkToken } from './use-link-token.ts';
import { useResetStatus } from './use-reset-status.ts';

const ExpiredLink = () => {
  const { t } = useLingui();
  const to = usePagePath();
  return (
    <AuthPage title={t`This link no longer works`}>
      <p role="alert">{t`The link works once, within an hour. A newer email replaces it.`}</p>
      <Button variant="primary" href={to('reset')}>{t`Get a new link`}</Button>
    </AuthPage>
  );
};

const NewPassword = ({ children }: { children: ReactNode }) => {
  const { t } = useLingui();
  return (
    <AuthPage title={t`New password`} lead={t`Use it the next time you sign in.`}>
      {children}
    </AuthPage>
  );
};

const Done = () => {
  const { t } = useLingui();
  const to = usePagePath();
  return (
    <NewPassword>
      <Notice tone="success" live="status">
        {t`New password saved. You've been signed out on all devices.`}
      </Notice>
      <Button variant="primary" href={to('login')}>{t`Sign in`}</Button>
    </NewPassword>
  );
};

/** Signs out this browser: its session has ended with all others, and the site's server clears the cookies. */
const useLocalSignOut = () => {
  const api = useApi();
  const signedIn = useSession().kind !== 'signed-out';
  const dispatch = useSessionDispatch();
  return async (): Promise<void> => {
    if (!signedIn) return;
    await accountCalls.logout(api).catch(() => undefined);
    cookieProxyStore.clear();
    dispatch({ type: 'signed-out' });
  };
};

const Restore = ({ token }: { token: string }) => {
  const { t } = useLingui();
  const api = useApi();
  const signOut = useLocalSignOut();
  const [outcome, setOutcome] = useState<'done' | 'expired' | null>(null);
  const status = useResetStatus(token);
  if (outcome === 'done') return <Done />;
  if (outcome === 'expired' || token === '' || status.data?.valid === false) return <ExpiredLink />;
  if (status.isPending) {
    return (
      <NewPassword>
        <Skeleton variant="block" height={240} />
      </NewPassword>
    );
  }
  const finish = async (): Promise<void> => {
    setOutcome('done');
    await signOut();
  };
  const fail = (failure: ApiFailure): void => {
    if (failure.details?.type === 'reset_link_old') setOutcome('expired');
  };
  return (
    <NewPassword>
      <NewPasswordForm
        label={t`Set a new password`}
        send={({ newPassword, passwordConfirmation }) =>
          passwordCalls.reset(api, { token, newPassword, passwordConfirmation })
        }
        onDone={finish}
        onFailure={fail}
      />
    </NewPassword>
  );
};

const RestorePage = () => {
  const { t } = useLingui();
  const token = useLinkToken();
  return (
    <>
      <PageHead title={t`New password`} description={t`Set a new password using the link we sent you.`} hidden />
      {token === undefined ? (
        <NewPassword>
          <NeedsScriptsNotice />
        </NewPassword>
      ) : (
        <Restore token={token} />
      )}
    </>
  );
};

export default RestorePage;
