import { ResetForm } from '@hoshikraft/sign-in';
import { Button, Link, Notice, Stack, Text } from '@hoshikraft/ui';
import { Trans, useLingui } from '@lingui/react/macro';
import { useState } from 'react';
import { PageHead } from '../../framework/page/page-head.tsx';
import { usePagePath } from '../../framework/page/site-facts.tsx';
import { AuthPage } from '../page/auth-page.tsx';
import { LostMailbox } from './lost-mailbox.tsx';

/** Second step; the same text whether or not the account exists. */
const EmailSent = ({ email, onAgain }: { email: string; onAgain: () => void }) => {
  const { t } = useLingui();
  return (
    <Stack gap={4}>
      <Notice tone="success" live="status">
        {t`If ${email} belongs to an account, an email with a link is on its way.`}
      </Notice>
      <Text>{t`The link works for an hour. No email after a few minutes? Check your spam folder and the address.`}</Text>
      <Button variant="secondary" onClick={onAgain}>
        {t`Send another email`}
      </Button>
    </Stack>
  );
};

const ResetPage = () => {
  const { t } = useLingui();
  const to = usePagePath();
  const [sentTo, setSentTo] = useState<string | null>(null);
  return (
    <AuthPage
      title={t`Reset password`}
      lead={t`We'll send you a link to set a new password.`}
      after={
        <Trans>
          Remembered it? <Link href={to('login')}>Sign in</Link>
        </Trans>
      }
    >
      <PageHead title={t`Reset password`} description={t`Reset your password by email.`} hidden />
      {sentTo === null ? (
        <ResetForm onSent={setSentTo} />
      ) : (
        <EmailSent email={sentTo} onAgain={() => setSentTo(null)} />
      )}
      <LostMailbox>
        <Trans>
          Can't access that mailbox? <Link href={to('login')}>Sign in</Link> with a linked service or a passkey. Have
          neither?
        </Trans>
      </LostMailbox>
    </AuthPage>
  );
};

export default ResetPage;
