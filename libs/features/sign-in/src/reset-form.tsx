import { useApiForm } from '@hoshikraft/async-state/forms';
import { ApiFailure, passwordCalls, useApi } from '@hoshikraft/api-client';
import { Notice } from '@hoshikraft/ui';
import { Form, SubmitButton, TextField } from '@hoshikraft/ui/forms';
import { useLingui } from '@lingui/react/macro';
import type { CaptchaWorker } from './captcha/solve-captcha.ts';
import { useCaptcha } from './captcha/use-captcha.ts';

export interface ResetFormProps {
  /** Called with the address the email is sent to, if an account has it. */
  onSent: (email: string) => unknown;
  /** Starts the captcha worker; replaced in tests. */
  startWorker?: (() => Promise<CaptchaWorker>) | undefined;
}

/** First step of a password reset: the email of the account. */
export const ResetForm = ({ onSent, startWorker }: ResetFormProps) => {
  const { t } = useLingui();
  const api = useApi();
  const captcha = useCaptcha(startWorker);
  const { register, submit, formState, problem, setProblem } = useApiForm({
    defaultValues: { email: '' },
    onFailure: (error) => {
      if (!(error instanceof ApiFailure)) setProblem(t`The robot check failed. Reload the page and try again.`);
      captcha.prepare();
    },
  });
  const send = async (values: { email: string }): Promise<void> => {
    const email = values.email.trim();
    await passwordCalls.requestReset(api, { email, recaptcha: await captcha.getSolution() });
    await onSent(email);
  };
  return (
    <Form onSubmit={submit(send)} onFocus={captcha.prepare} aria-label={t`Reset password`}>
      {problem !== null && (
        <Notice tone="error" live="alert">
          {problem}
        </Notice>
      )}
      <TextField
        label={t`Email`}
        type="email"
        inputMode="email"
        autoComplete="email"
        autoCapitalize="none"
        spellCheck={false}
        maxLength={320}
        error={formState.errors.email?.message}
        {...register('email', {
          required: t`Enter your email.`,
          pattern: { value: /.@.+\../, message: t`Check the email address for typos.` },
        })}
      />
      <SubmitButton
        size="large"
        loadingLabel={captcha.waiting ? t`Checking that you're not a robot` : t`Sending the link`}
      >
        {t`Send reset link`}
      </SubmitButton>
    </Form>
  );
};
