import { Loaded } from '@hoshikraft/async-state';
import { ApiFailure, mailQueries, type Schemas, useApi } from '@hoshikraft/api-client';
import { Button, NeedsScriptsNotice, Notice, Skeleton, Stack, Text } from '@hoshikraft/ui';
import { useLingui } from '@lingui/react/macro';
import { useMutation } from '@tanstack/react-query';
import { PageHead } from '../../framework/page/page-head.tsx';
import { usePagePath } from '../../framework/page/site-facts.tsx';
import { useLinkToken } from '../reset/use-link-token.ts';
import { ContactSupport } from '../reset/contact-support.tsx';
import { AuthPage } from '../page/auth-page.tsx';
import { useMailUndo } from './use-mail-undo.ts';

const ExpiredLink = () => {
  const { t } = useLingui();
  const to = usePagePath();
  return (
    <Stack gap={4}>
      <Notice tone="warn" live="alert" title={t`This link no longer works.`}>
        {t`It works once, within a day of the change.`}
      </Notice>
      <ContactSupport>{t`Lost access to your account?`}</ContactSupport>
      <Button variant="primary" href={to('login')}>{t`Sign in`}</Button>
    </Stack>
  );
};

const Done = () => {
  const { t } = useLingui();
  const to = usePagePath();
  return (
    <Stack gap={4}>
      <Notice tone="success" live="status">
        {t`Your old email is restored, and you've been signed out on all devices.`}
      </Notice>
      <Text>{t`The person who changed it may know your password. Set a new one now: we'll send the link to your old email.`}</Text>
      <Button variant="primary" href={to('reset')}>{t`Set a new password`}</Button>
      <Button variant="quiet" href={to('login')}>{t`Sign in`}</Button>
    </Stack>
  );
};

const isExpired = (error: unknown): boolean => error instanceof ApiFailure && error.details?.type === 'mail_undo_over';

type MailUndo = Schemas['MailUndo'];

/** Asks for confirmation: programs open links of emails too, and a link must not undo the change by itself. */
const Confirmation = ({
  oldEmail,
  newEmail,
  undo,
}: Pick<MailUndo, 'oldEmail' | 'newEmail'> & { undo: UndoMutation }) => {
  const { t } = useLingui();
  return (
    <Stack gap={4}>
      <Text>{t`Your account's email was changed from ${oldEmail ?? ''} to ${newEmail ?? ''}.`}</Text>
      <Text tone="muted">{t`Restoring the old email signs you out on all devices.`}</Text>
      <Button variant="primary" loading={undo.isPending} loadingLabel={t`Restoring`} onClick={() => undo.mutate()}>
        {t`Restore ${oldEmail ?? ''}`}
      </Button>
    </Stack>
  );
};

interface UndoMutation {
  isPending: boolean;
  mutate: () => void;
}

const Undo = ({ token }: { token: string }) => {
  const api = useApi();
  const status = useMailUndo(token);
  const undo = useMutation({ mutationFn: () => mailQueries.undo(api, token) });
  if (undo.isSuccess) return <Done />;
  if (isExpired(undo.error)) return <ExpiredLink />;
  return (
    <Loaded query={status} loading={<Skeleton variant="block" height={120} />}>
      {({ works, oldEmail, newEmail }) =>
        works ? <Confirmation {...{ oldEmail, newEmail, undo }} /> : <ExpiredLink />
      }
    </Loaded>
  );
};

const UndoEmailPage = () => {
  const { t } = useLingui();
  const token = useLinkToken();
  return (
    <AuthPage title={t`Restore email`}>
      <PageHead title={t`Restore email`} description={t`Undo an email change using the link we sent you.`} hidden />
      {token === undefined && <NeedsScriptsNotice />}
      {token === '' && <ExpiredLink />}
      {token !== undefined && token !== '' && <Undo token={token} />}
    </AuthPage>
  );
};

export default UndoEmailPage;
