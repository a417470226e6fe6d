import { useApiForm } from '@hoshikraft/async-state/forms';
import { ApiFailure, type Schemas } from '@hoshikraft/api-client';
import { Notice } from '@hoshikraft/ui';
import { Form, PasswordField, SubmitButton } from '@hoshikraft/ui/forms';
import { useLingui } from '@lingui/react/macro';
import type { CaptchaWorker } from './captcha/solve-captcha.ts';
import { useCaptchaOnDemand } from './captcha/use-captcha-on-demand.ts';
import { useLiveCheck } from './use-live-check.ts';

export interface NewPasswordFormProps {
  label: string;
  /** Whether to require the current password. */
  current?: boolean;
  /** Sends the form; a wrong current password is a reply, not a failure. */
  send: (values: Schemas['PasswordUpdate']) => Promise<Schemas['ProofResult']>;
  onDone: () => unknown;
  onFailure?: ((failure: ApiFailure) => void) | undefined;
  /** Starts the captcha worker; replaced in tests. */
  startWorker?: (() => Promise<CaptchaWorker>) | undefined;
}

/** Form for a new password, typed once and shown on request, after the current one if required. */
export const NewPasswordForm = ({ label, current = false, send, onDone, ...rest }: NewPasswordFormProps) => {
  const { t } = useLingui();
  const captcha = useCaptchaOnDemand(rest.startWorker);
  const form = useApiForm({
    mode: 'onTouched',
    defaultValues: { password: '', newPassword: '' },
    onFailure: (error) => {
      if (!(error instanceof ApiFailure)) form.setProblem(t`The robot check failed. Reload the page and try again.`);
      else rest.onFailure?.(error);
    },
  });
  const { register, formState, problem } = form;
  const { errors } = formState;
  const live = useLiveCheck('password');
  const labels = { show: t`Show the password`, hide: t`Hide the password` };

  const showWrongPassword = (): void => {
    form.setError('password', { message: t`Wrong password. Check it and try again.` }, { shouldFocus: true });
  };

  const submit = form.submit(async ({ password, newPassword }) => {
    const answer = await captcha.send((solved) =>
      send({ newPassword, passwordConfirmation: newPassword, ...(current && { password }), ...solved }),
    );
    if (!answer.success) return showWrongPassword();
    form.reset();
    await onDone();
  });

  return (
    <Form onSubmit={submit} aria-label={label}>
      {problem !== null && (
        <Notice tone="error" live="alert">
          {problem}
        </Notice>
      )}
      {current && (
        <PasswordField
          label={t`Current password`}
          autoComplete="current-password"
          maxLength={256}
          labels={labels}
          error={errors.password?.message}
          {...register('password', { required: t`Enter your current password.` })}
        />
      )}
      <PasswordField
        label={t`New password`}
        help={t`At least 8 characters, not a common password and without your nickname.`}
        autoComplete="new-password"
        maxLength={128}
        labels={labels}
        error={errors.newPassword?.message}
        {...register('newPassword', { required: t`Enter a new password.`, validate: live })}
      />
      <SubmitButton loadingLabel={captcha.waiting ? t`Checking that you're not a robot` : t`Saving the password`}>
        {t`Save the new password`}
      </SubmitButton>
    </Form>
  );
};
