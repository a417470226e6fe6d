import { useApiForm } from '@hoshikraft/async-state/forms';
import { mailQueries, type Schemas, useApi } from '@hoshikraft/api-client';
import { useCodeRules } from '@hoshikraft/sign-in';
import { Button, Notice, Stack, Text } from '@hoshikraft/ui';
import { CodeField, Form, SubmitButton } from '@hoshikraft/ui/forms';
import { plural } from '@lingui/core/macro';
import { useLingui } from '@lingui/react/macro';
import { useMutation } from '@tanstack/react-query';
import { useRefetchMail } from './use-refetch-mail.ts';
import { useSecondsLeft } from './use-seconds-left.ts';

type Mail = Schemas['MailSettings'];

export interface MailCodeFormProps {
  mail: Mail;
  /** Address that the code was sent to. */
  to: string;
  onMail: (mail: Mail) => void;
}

/** Sends the email again, not earlier than the API accepts. */
const Resend = ({ mail, onMail }: Pick<MailCodeFormProps, 'mail' | 'onMail'>) => {
  const { t } = useLingui();
  const api = useApi();
  const left = useSecondsLeft(mail.resendAt);
  const resend = useMutation({
    mutationFn: () => mailQueries.send(api, mail.newEmail === null ? {} : { email: mail.newEmail }),
    onSuccess: onMail,
  });
  const isWaiting = left === null || left > 0;
  return (
    <Button
      variant="secondary"
      disabled={isWaiting}
      loading={resend.isPending}
      loadingLabel={t`Sending the code`}
      onClick={() => resend.mutate()}
    >
      {isWaiting && left !== null
        ? t`Another code in ${plural(left, { one: '# second', other: '# seconds' })}`
        : t`Send another code`}
    </Button>
  );
};

/** Second and fourth form: the code of the email. */
export const MailCodeForm = ({ mail, to, onMail }: MailCodeFormProps) => {
  const { t } = useLingui();
  const api = useApi();
  const form = useApiForm({ defaultValues: { code: '' }, onFailure: useRefetchMail(), countedTries: true });
  const rules = useCodeRules();
  const secondsLeft = useSecondsLeft(mail.codeUntil);
  const isExpired = mail.triesLeft === 0 || secondsLeft === 0;
  const send = async ({ code }: { code: string }): Promise<void> => onMail(await mailQueries.verify(api, code));
  return (
    <Stack gap={4}>
      {mail.codeRefused ? (
        <Notice tone="warn" live="status">
          {t`We couldn't deliver the code to ${to}: its mail server refused it.`}
        </Notice>
      ) : isExpired ? (
        <Notice tone="warn" live="status">
          {t`The code we sent to ${to} no longer works. Send a new one.`}
        </Notice>
      ) : (
        <Form onSubmit={form.submit(send)} aria-label={t`Code from the email`}>
          <Text>{t`We sent a code to ${to}. It works for 10 minutes. Can't find it? Check your spam folder.`}</Text>
          {form.problem !== null && (
            <Notice tone="error" live="alert">
              {form.problem}
            </Notice>
          )}
          <CodeField
            label={t`Code from the email`}
            error={form.formState.errors.code?.message}
            {...form.register('code', { ...rules, required: t`Enter the code from the email.` })}
          />
          <SubmitButton loadingLabel={t`Checking`}>{t`Confirm`}</SubmitButton>
        </Form>
      )}
      <Resend mail={mail} onMail={onMail} />
    </Stack>
  );
};
