import { accountHistoryQueries, cabinetQueries, mailQueries, type Schemas, useApi } from '@hoshikraft/api-client';
import { Loaded } from '@hoshikraft/async-state';
import { Button, Card, Heading, Icon, Notice, Skeleton, Stack, Text } from '@hoshikraft/ui';
import { useLingui } from '@lingui/react/macro';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { definePage } from '../../framework/page/define-page.ts';
import { ContactSupport } from '../../auth/reset/contact-support.tsx';
import { AccountHistory } from './account-history.tsx';
import { MailCodeForm } from './mail-code-form.tsx';
import { NewEmailForm } from './new-email-form.tsx';
import { SendCodeForm } from './send-code-form.tsx';
import { TabHead } from './tab-head.tsx';

const page = definePage({
  queries: ({ api }) => ({ mail: mailQueries.settings(api) }),
  optional: ({ api }) => ({ history: accountHistoryQueries.list(api, 'mail') }),
});
export const loader = page.loader;
export const clientLoader = page.clientLoader;

type Mail = Schemas['MailSettings'];

const STEPS: readonly Mail['form'][] = ['send_code', 'enter_code', 'new_email', 'enter_new_code'];

/** Form of the current step of the change, which another device may have started. */
const NextForm = ({ mail, form, onMail }: { mail: Mail; form: Mail['form']; onMail: (mail: Mail) => void }) => {
  switch (form) {
    case 'send_code':
      return <SendCodeForm onMail={onMail} />;
    case 'enter_code':
      return <MailCodeForm key="current" mail={mail} to={mail.email ?? ''} onMail={onMail} />;
    case 'new_email':
      return <NewEmailForm refused={mail.newEmail} onMail={onMail} />;
    case 'enter_new_code':
      return <MailCodeForm key={mail.newEmail} mail={mail} to={mail.newEmail ?? ''} onMail={onMail} />;
  }
};

const useTitles = (hasEmail: boolean): Readonly<Record<Mail['form'], string>> => {
  const { t } = useLingui();
  return {
    send_code: t`Change email`,
    enter_code: t`Code from your current email`,
    new_email: hasEmail ? t`New email` : t`Add an email`,
    enter_new_code: t`Code from your new email`,
  };
};

/** Where letters go now: said by the page at every width, and announced after a change. */
const AddressNow = ({ mail: { email, emailRefused }, isChanged }: { mail: Mail; isChanged: boolean }) => {
  const { t } = useLingui();
  if (email === null)
    return <Text>{t`Your account has no email yet. Add one to get back in if you forget your password.`}</Text>;
  if (emailRefused) {
    return (
      <Notice tone="warn" live="status" title={t`We couldn't deliver a message to ${email}`}>
        {t`Its mail server refused it, so codes and links don't reach you. Is the address right? Then ask your mail service to accept our messages. If it isn't, write to us: see below what to include.`}
      </Notice>
    );
  }
  const text = t`Your email: ${email}`;
  return isChanged ? (
    <Notice tone="success" live="status" title={t`Email changed`}>
      {text}
    </Notice>
  ) : (
    <p className="cabinet-mail__now">
      <Icon name="mail" />
      {text}
    </p>
  );
};

const Change = ({ mail }: { mail: Mail }) => {
  const { t } = useLingui();
  const api = useApi();
  const queryClient = useQueryClient();
  const hasEmail = mail.email !== null;
  const titles = useTitles(hasEmail);
  const cancel = useMutation({
    mutationFn: () => mailQueries.cancel(api),
    onSuccess: (next) => queryClient.setQueryData(mailQueries.settings(api).queryKey, next),
  });
  const [isChanged, setChanged] = useState(false);
  const show = (next: Mail): void => {
    const isDone = mail.form === 'enter_new_code' && next.newEmail === null;
    setChanged(isDone);
    // The head of the cabinet shows the address too.
    if (isDone) void queryClient.invalidateQueries({ queryKey: cabinetQueries.all() });
    queryClient.setQueryData(mailQueries.settings(api).queryKey, next);
    void queryClient.invalidateQueries({ queryKey: accountHistoryQueries.all() });
  };
  // Without an address the change starts with the third form.
  const steps = hasEmail ? STEPS : STEPS.slice(2);
  // A new address that refuses messages is entered again.
  const form = mail.form === 'enter_new_code' && mail.codeRefused ? 'new_email' : mail.form;
  const step = steps.indexOf(form) + 1;
  const count = steps.length;
  const isStarted = form !== steps[0];
  return (
    <Card className="cabinet-narrow">
      <Stack gap={4} className="cabinet-form">
        <AddressNow mail={mail} isChanged={isChanged} />
        <div>
          {isStarted && <Text tone="muted" size="small">{t`Step ${step} of ${count}`}</Text>}
          <Heading level={2} size="h3">
            {titles[form]}
          </Heading>
        </div>
        <NextForm mail={mail} form={form} onMail={show} />
        {isStarted && (
          <Button
            variant="quiet"
            loading={cancel.isPending}
            loadingLabel={t`Cancelling`}
            onClick={() => cancel.mutate()}
          >
            {t`Keep everything as it is`}
          </Button>
        )}
        {(form === 'send_code' || form === 'enter_code') && (
          <div>
            <ContactSupport>{t`Can't access your current mailbox?`}</ContactSupport>
            <Text tone="muted" size="small">
              {t`Include your nickname, your old and new email, and proof that the account is yours: recent top-ups, when you started playing.`}
            </Text>
          </div>
        )}
      </Stack>
    </Card>
  );
};

const EmailPage = () => {
  const { t } = useLingui();
  const { mail, history } = page.use();
  return (
    <>
      <TabHead title={t`Email`} lead={t`For account emails and for getting back in if you lose access.`} />
      <Stack gap={5}>
        <Loaded query={mail} loading={<Skeleton height={220} />}>
          {(data) => <Change mail={data} />}
        </Loaded>
        <AccountHistory of="mail" list={history} />
      </Stack>
    </>
  );
};

export default EmailPage;
