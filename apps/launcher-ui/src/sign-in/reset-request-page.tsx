import { Button, Notice, Stack, Text } from '@hoshikraft/ui';
import { useLingui } from '@lingui/react/macro';
import { Navigate, useLocation } from 'react-router-dom';
import { useLauncherPath } from '../parts/launcher-path.ts';
import { CompactPage } from '../shell/compact-page.tsx';

/** Address to which the previous step has sent an email. */
const emailIn = (state: unknown): string | null =>
  typeof state === 'object' && state !== null && 'email' in state ? String(state.email) : null;

/** Step two: the same text whether or not the account exists. */
export const ResetRequestPage = () => {
  const { t } = useLingui();
  const to = useLauncherPath();
  const email = emailIn(useLocation().state);
  if (email === null) return <Navigate to={to('reset')} replace />;
  return (
    <CompactPage title={t`Check your inbox`} lead={t`Set a new password there, then come back and sign in with it.`}>
      <Stack gap={4}>
        <Notice tone="success" live="status">
          {t`If ${email} belongs to an account, an email with a link is on its way.`}
        </Notice>
        <Text>{t`The link works for an hour. No email after a few minutes? Check your spam folder and the address.`}</Text>
        <Button variant="primary" href={to('login')}>
          {t`Back to sign-in`}
        </Button>
        <Button variant="quiet" href={to('reset')}>
          {t`Send another email`}
        </Button>
      </Stack>
    </CompactPage>
  );
};
