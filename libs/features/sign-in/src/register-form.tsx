import { useApiForm } from '@hoshikraft/answers/forms';
import { accountCalls, ApiFailure, useApi } from '@hoshikraft/api-client';
import { Notice } from '@hoshikraft/ui';
import { Form, PasswordField, SubmitButton, TextField } from '@hoshikraft/ui/forms';
import { useLingui } from '@lingui/react/macro';
import type { CaptchaWorker } from './captcha/solve-captcha.ts';
import { useCaptcha } from './captcha/use-captcha.ts';
import { ConsentFields } from './consent-fields.tsx';
import { EMPTY_REGISTRATION, type RegisterValues } from './register-values.ts';
import type { SignInPlatform } from './sign-in-platform.ts';
import { useLiveCheck } from './use-live-check.ts';

export interface RegisterFormProps {
  platform: SignInPlatform;
  /** Starts the captcha's worker; given by tests. */
  startWorker?: (() => Promise<CaptchaWorker>) | undefined;
}

/** A new account: fields checked while they are filled in, three consents, a captcha solved in the background. */
export const RegisterForm = ({ platform, startWorker }: RegisterFormProps) => {
  const { t } = useLingui();
  const api = useApi();
  const captcha = useCaptcha(startWorker);
  const { register, submit, formState, getValues, trigger, problem, setProblem } = useApiForm<RegisterValues>({
    mode: 'onTouched',
    defaultValues: EMPTY_REGISTRATION,
    onFailure: (error) => {
      if (!(error instanceof ApiFailure)) setProblem(t`The robot check failed. Reload the page and try again.`);
      captcha.prepare();
    },
  });
  const { errors } = formState;
  const live = { login: useLiveCheck('login'), email: useLiveCheck('email'), password: useLiveCheck('password') };
  const passwordLabels = { show: t`Show the password`, hide: t`Hide the password` };

  const send = async (values: RegisterValues): Promise<void> => {
    const [recaptcha, device] = await Promise.all([captcha.take(), platform.device()]);
    const answer = await accountCalls.register(api, {
      ...values,
      login: values.login.trim(),
      email: values.email.trim(),
      recaptcha,
      region: platform.region,
      ...device,
    });
    await platform.signedIn(answer);
  };

  return (
    <Form onSubmit={submit(send)} onFocus={captcha.prepare} aria-label={t`Registration`}>
      {problem !== null && (
        <Notice tone="error" live="alert">
          {problem}
        </Notice>
      )}
      <TextField
        label={t`Nickname`}
        help={t`3 to 16 Latin letters, digits and underscores. It is your name in the game.`}
        autoComplete="username"
        autoCapitalize="none"
        spellCheck={false}
        maxLength={16}
        error={errors.login?.message}
        {...register('login', { required: t`Enter a nickname.`, validate: live.login })}
      />
      <TextField
        label={t`E-mail`}
        type="email"
        inputMode="email"
        autoComplete="email"
        autoCapitalize="none"
        spellCheck={false}
        maxLength={320}
        error={errors.email?.message}
        {...register('email', { required: t`Enter your e-mail.`, validate: live.email })}
      />
      <PasswordField
        label={t`Password`}
        help={t`At least 8 characters, not a common password, without your nickname in it.`}
        autoComplete="new-password"
        maxLength={128}
        labels={passwordLabels}
        error={errors.password?.message}
        {...register('password', {
          required: t`Enter a password.`,
          validate: live.password,
          // Untouched, the second field has nothing to be wrong about yet.
          onChange: () => void (formState.touchedFields.passwordConfirmation && trigger('passwordConfirmation')),
        })}
      />
      <PasswordField
        label={t`Repeat the password`}
        autoComplete="new-password"
        maxLength={128}
        labels={passwordLabels}
        error={errors.passwordConfirmation?.message}
        {...register('passwordConfirmation', {
          required: t`Repeat the password.`,
          validate: (value) => value === getValues('password') || t`Passwords mismatch.`,
        })}
      />
      <ConsentFields documents={platform.documents} register={register} errors={errors.consents} />
      <SubmitButton
        size="large"
        loadingLabel={captcha.waiting ? t`Checking that you are not a robot` : t`Creating your account`}
      >
        {t`Create an account`}
      </SubmitButton>
    </Form>
  );
};
