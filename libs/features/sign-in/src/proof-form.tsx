import { useApiForm } from '@hoshikraft/answers/forms';
import { ApiFailure, proofCalls, type Schemas, useApi } from '@hoshikraft/api-client';
import { Button, Notice, Stack, Text } from '@hoshikraft/ui';
import { CodeField, Form, PasswordField, SubmitButton } from '@hoshikraft/ui/forms';
import { useLingui } from '@lingui/react/macro';
import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import type { CaptchaWorker } from './captcha/solve-captcha.ts';
import { useCaptcha } from './captcha/use-captcha.ts';

export interface ProofFormProps {
  ways: Schemas['ProofWays'];
  onProved: () => unknown;
  /** Starts the captcha's worker; given by tests. */
  startWorker?: (() => Promise<CaptchaWorker>) | undefined;
}

/** By the password of the account. */
const ByPassword = ({ onProved, startWorker }: Omit<ProofFormProps, 'ways'>) => {
  const { t } = useLingui();
  const api = useApi();
  const captcha = useCaptcha(startWorker);
  const [captchaNeeded, setCaptchaNeeded] = useState(false);
  const form = useApiForm({
    defaultValues: { password: '' },
    onFailure: (error) => {
      if (!(error instanceof ApiFailure)) form.setProblem(t`The robot check failed. Reload the page and try again.`);
    },
  });
  const submit = form.submit(async ({ password }) => {
    const recaptcha = captchaNeeded ? await captcha.take() : undefined;
    const answer = await proofCalls.prove(api, { password, ...(recaptcha !== undefined && { recaptcha }) });
    if (answer.success) return onProved();
    form.resetField('password');
    form.setError(
      'password',
      { message: t`This is not your password. Check it and try again.` },
      { shouldFocus: true },
    );
    if (!answer.captchaRequired) return undefined;
    setCaptchaNeeded(true);
    return captcha.prepare();
  });
  return (
    <Form onSubmit={submit} aria-label={t`Confirm that it is you`}>
      {form.problem !== null && (
        <Notice tone="error" live="alert">
          {form.problem}
        </Notice>
      )}
      <PasswordField
        label={t`Current password`}
        autoComplete="current-password"
        maxLength={256}
        labels={{ show: t`Show the password`, hide: t`Hide the password` }}
        error={form.formState.errors.password?.message}
        {...form.register('password', { required: t`Enter your current password.` })}
      />
      <SubmitButton loadingLabel={captcha.waiting ? t`Checking that you are not a robot` : t`Checking`}>
        {t`Confirm`}
      </SubmitButton>
    </Form>
  );
};

/** By a code that goes to the e-mail of the account. */
const ByCode = ({ email, onProved }: { email: string; onProved: () => unknown }) => {
  const { t } = useLingui();
  const api = useApi();
  const sending = useMutation({ mutationFn: () => proofCalls.sendCode(api) });
  const form = useApiForm({ defaultValues: { code: '' } });
  const submit = form.submit(async ({ code }) => {
    const answer = await proofCalls.prove(api, { code: code.trim() });
    if (answer.success) return onProved();
    form.resetField('code');
    return form.setError(
      'code',
      { message: t`This is not the code, or it has run out. After five wrong ones send a new code.` },
      { shouldFocus: true },
    );
  });
  return (
    <Stack gap={4}>
      <Text>{t`We will send a code to ${email}.`}</Text>
      <Button
        variant="secondary"
        loading={sending.isPending}
        loadingLabel={t`Sending`}
        onClick={() => sending.mutate()}
      >
        {sending.isSuccess ? t`Send another code` : t`Send a code`}
      </Button>
      {sending.isSuccess && (
        <Form onSubmit={submit} aria-label={t`Confirm that it is you`}>
          <CodeField
            label={t`Code from the letter`}
            error={form.formState.errors.code?.message}
            {...form.register('code', { required: t`Enter the code from the letter.` })}
          />
          <SubmitButton loadingLabel={t`Checking`}>{t`Confirm`}</SubmitButton>
        </Form>
      )}
    </Stack>
  );
};

/** Who is there, once more: by the password where the account has one, else by a code. */
export const ProofForm = ({ ways, ...rest }: ProofFormProps) => {
  const { t } = useLingui();
  if (ways.password) return <ByPassword {...rest} />;
  if (ways.email !== null) return <ByCode email={ways.email} onProved={rest.onProved} />;
  return <Text>{t`Your account has neither a password nor an e-mail. Sign out and sign in again, then repeat.`}</Text>;
};
