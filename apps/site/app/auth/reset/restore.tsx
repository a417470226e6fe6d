import { accountCalls, type ApiFailure, passwordCalls, useApi } from '@hoshikraft/api-client';
import { cookieProxyStore, useSession, useSessionDispatch } from '@hoshikraft/auth-session';
import { NewPasswordForm } from '@hoshikraft/sign-in';
import { Button, NeedsScriptsNotice, Notice, Skeleton, Stack } from '@hoshikraft/ui';
import { useLingui } from '@lingui/react/macro';
import { useState } from 'react';
import { PageHead } from '../../framework/page/page-head.tsx';
import { usePagePath } from '../../framework/page/site-facts.tsx';
import { AuthPage } from '../page/auth-page.tsx';
import { useLinkToken } from './use-link-token.ts';
import { useResetStatus } from './use-reset-status.ts';

const ExpiredLink = () => {
  const { t } = useLingui();
  const to = usePagePath();
  return (
    <Stack gap={4}>
      <Notice tone="warn" live="alert">
        {t`The link works once, within an hour. A newer email replaces it.`}
      </Notice>
      <Button variant="primary" href={to('reset')}>{t`Get a new link`}</Button>
    </Stack>
  );
};

const Done = () => {
  const { t } = useLingui();
  const to = usePagePath();
  return (
    <Stack gap={4}>
      <Notice tone="success" live="status">
        {t`New password saved. You've been signed out on all devices.`}
      </Notice>
      <Button variant="primary" href={to('login')}>{t`Sign in`}</Button>
    </Stack>
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

type Outcome = 'done' | 'expired' | null;

interface RestoreProps {
  token: string;
  outcome: Outcome;
  onOutcome: (outcome: Outcome) => void;
}

const Restore = ({ token, outcome, onOutcome }: RestoreProps) => {
  const { t } = useLingui();
  const api = useApi();
  const signOut = useLocalSignOut();
  const status = useResetStatus(token);
  if (outcome === 'done') return <Done />;
  if (status.isPending) return <Skeleton variant="block" height={240} />;
  const finish = async (): Promise<void> => {
    onOutcome('done');
    await signOut();
  };
  const fail = (failure: ApiFailure): void => {
    if (failure.details?.type === 'reset_link_old') onOutcome('expired');
  };
  return (
    <NewPasswordForm
      label={t`Set a new password`}
      send={({ newPassword, passwordConfirmation }) =>
        passwordCalls.reset(api, { token, newPassword, passwordConfirmation })
      }
      onDone={finish}
      onFailure={fail}
    />
  );
};

const RestorePage = () => {
  const { t } = useLingui();
  const token = useLinkToken();
  const [outcome, setOutcome] = useState<Outcome>(null);
  const refused = useResetStatus(token ?? '').data?.valid === false;
  const dead = outcome === 'expired' || (outcome === null && (token === '' || refused));
  return (
    <AuthPage
      title={dead ? t`This link no longer works` : t`New password`}
      lead={!dead && t`Use it the next time you sign in.`}
    >
      <PageHead title={t`New password`} description={t`Set a new password using the link we sent you.`} hidden />
      {token === undefined && <NeedsScriptsNotice />}
      {dead && <ExpiredLink />}
      {token !== undefined && !dead && <Restore token={token} outcome={outcome} onOutcome={setOutcome} />}
    </AuthPage>
  );
};

export default RestorePage;
