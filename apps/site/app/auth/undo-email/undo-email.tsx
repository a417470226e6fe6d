import { Loaded } from '@hoshikraft/async-state';
import { ApiFailure, mailQueries, type Schemas, useApi } from '@hoshikraft/api-client';
import { Button, Notice, Skeleton, Stack, Text } from '@hoshikraft/ui';
import { useLingui } from '@lingui/react/macro';
import { useMutation } from '@tanstack/react-query';
import { PageHead } from '../../framework/page/page-head.tsx';
import { usePagePath } from '../../framework/page/site-facts.tsx';
import { useLinkToken } from '../reset/use-link-token.ts';
import { ContactSupport } from '../reset/contact-support.tsx';
import { CompactPage } from '../../shell/compact-page.tsx';
import { useMailUndo } from './use-mail-undo.ts';

const ExpiredLink = () => {
  const { t } = useLingui();
  const to = usePagePath();
  return (
    <Stack gap={4}>
      <Notice tone="warn" live="alert">
        {t`This link no longer works.`}
      </Notice>
      <Text>{t`It lasts a day and works once.`}</Text>
      <ContactSupport>{t`Is your account no longer yours?`}</ContactSupport>
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
        {t`Your old e-mail is back, and every session of the account has ended.`}
      </Notice>
      <Text>{t`Whoever changed it may know your password. Set a new one before they sign in again: the letter goes to your old e-mail.`}</Text>
      <Button variant="primary" href={to('reset')}>{t`Set a new password`}</Button>
      <Button variant="quiet" href={to('login')}>{t`Sign in`}</Button>
    </Stack>
  );
};

const isExpired = (error: unknown): boolean => error instanceof ApiFailure && error.details?.type === 'mail_undo_over';

type MailUndo = Schemas['MailUndo'];

/** Asks for confirmation: programs open links of e-mails too, and a link must not undo the change by itself. */
const Confirmation = ({
  oldEmail,
  newEmail,
  undo,
}: Pick<MailUndo, 'oldEmail' | 'newEmail'> & { undo: UndoMutation }) => {
  const { t } = useLingui();
  return (
    <Stack gap={4}>
      <Text>{t`The e-mail of your account was changed from ${oldEmail ?? ''} to ${newEmail ?? ''}.`}</Text>
      <Text tone="muted">{t`If you take the old one back, every device is signed out.`}</Text>
      <Button variant="primary" loading={undo.isPending} loadingLabel={t`Taking it back`} onClick={() => undo.mutate()}>
        {t`Take ${oldEmail ?? ''} back`}
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
    <CompactPage title={t`Old e-mail`} lead={t`A change of e-mail can be taken back for a day.`}>
      <PageHead title={t`Old e-mail`} description={t`Take a change of e-mail back by the link of our letter.`} hidden />
      {token === '' && <ExpiredLink />}
      {token !== undefined && token !== '' && <Undo token={token} />}
    </CompactPage>
  );
};

export default UndoEmailPage;
