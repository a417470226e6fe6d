import { useApiForm } from '@hoshikraft/async-state/forms';
import { mailQueries, type Schemas, useApi } from '@hoshikraft/api-client';
import { Notice } from '@hoshikraft/ui';
import { Form, SubmitButton, TextField } from '@hoshikraft/ui/forms';
import { useLingui } from '@lingui/react/macro';
import { useEffect } from 'react';
import { typedEmail } from './typed-email.ts';
import { useRefetchMail } from './use-refetch-mail.ts';

export interface NewEmailFormProps {
  /** The address entered before, whose mail server refused the code; null if there is none. */
  refused: string | null;
  onMail: (mail: Schemas['MailSettings']) => void;
}

/** Third form: the new address. */
export const NewEmailForm = ({ refused, onMail }: NewEmailFormProps) => {
  const { t } = useLingui();
  const api = useApi();
  const form = useApiForm({ defaultValues: { email: '' }, onFailure: useRefetchMail() });
  const { setValue } = form;
  useEffect(() => setValue('email', typedEmail.read() || (refused ?? '')), [refused, setValue]);
  const send = async ({ email }: { email: string }): Promise<void> => {
    typedEmail.store(email);
    const mail = await mailQueries.send(api, { email: email.trim() });
    typedEmail.clear();
    onMail(mail);
  };
  return (
    <Form onSubmit={form.submit(send)} aria-label={t`New email`}>
      {refused !== null && (
        <Notice tone="warn" live="status">
          {t`We couldn't deliver the code to ${refused}: its mail server refused it. Correct the address or enter another one.`}
        </Notice>
      )}
      {form.problem !== null && (
        <Notice tone="error" live="alert">
          {form.problem}
        </Notice>
      )}
      <TextField
        label={t`New email`}
        help={t`We'll send a code there. Nothing changes until you enter it.`}
        type="email"
        inputMode="email"
        autoComplete="email"
        autoCapitalize="none"
        spellCheck={false}
        maxLength={320}
        error={form.formState.errors.email?.message}
        {...form.register('email', { required: t`Enter the new email.` })}
      />
      <SubmitButton loadingLabel={t`Sending the code`}>{t`Send a code`}</SubmitButton>
    </Form>
  );
};
