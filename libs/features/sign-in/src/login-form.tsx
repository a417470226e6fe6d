import { ApiFailure } from '@hoshikraft/api-client';
import { Notice } from '@hoshikraft/ui';
import { Form, PasswordField, SubmitButton, TextField } from '@hoshikraft/ui/forms';
import { useLingui } from '@lingui/react/macro';
import { useState } from 'react';
import { useForm } from 'react-hook-form';
import type { CaptchaWorker } from './captcha/solve-captcha.ts';
import { useCaptcha } from './captcha/use-captcha.ts';
import { showRefusal } from './form-failure.ts';
import type { SignInPlatform } from './sign-in-platform.ts';

interface LoginValues {
  login: string;
  password: string;
}

export interface LoginFormProps {
  platform: SignInPlatform;
  /** Starts the captcha's worker; given by tests. */
  startWorker?: (() => Promise<CaptchaWorker>) | undefined;
}

/** Sign-in by nickname (or e-mail) and password; a captcha joins in where the API asks for one (product.md section 5). */
export const LoginForm = ({ platform, startWorker }: LoginFormProps) => {
  const { t } = useLingui();
  const captcha = useCaptcha(startWorker);
  const [captchaNeeded, setCaptchaNeeded] = useState(false);
  const [problem, setProblem] = useState<string | null>(null);
  const { register, handleSubmit, formState, setError, resetField, setFocus } = useForm<LoginValues>({
    defaultValues: { login: '', password: '' },
  });
  const { errors } = formState;

  const demandCaptcha = (): void => {
    setCaptchaNeeded(true);
    captcha.prepare();
  };

  const refuse = (needed: boolean): void => {
    setProblem(t`Wrong nickname or password. Check both and try again.`);
    resetField('password');
    setFocus('password');
    if (needed) demandCaptcha();
  };

  const send = async ({ login, password }: LoginValues): Promise<void> => {
    setProblem(null);
    try {
      const recaptcha = captchaNeeded ? await captcha.take() : undefined;
      const answer = await platform.login({
        login: login.trim(),
        password,
        ...(recaptcha !== undefined && { recaptcha }),
      });
      if (answer.success) await platform.signedIn(answer);
      else refuse(answer.captchaRequired);
    } catch (error) {
      const refused = showRefusal<LoginValues>(error, ['login', 'password'], setError);
      if (refused !== null) setProblem(refused);
      else if (!(error instanceof ApiFailure)) setProblem(t`The robot check failed. Reload the page and try again.`);
      if (error instanceof ApiFailure && error.fields['recaptcha'] !== undefined) demandCaptcha();
    }
  };

  return (
    <Form onSubmit={handleSubmit(send)} aria-label={t`Sign in`}>
      {problem !== null && (
        <Notice tone="error" live="alert">
          {problem}
        </Notice>
      )}
      <TextField
        label={t`Nickname or e-mail`}
        autoComplete="username"
        autoCapitalize="none"
        spellCheck={false}
        maxLength={320}
        error={errors.login?.message}
        {...register('login', { required: t`Enter your nickname or e-mail.` })}
      />
      <PasswordField
        label={t`Password`}
        autoComplete="current-password"
        maxLength={256}
        labels={{ show: t`Show the password`, hide: t`Hide the password` }}
        error={errors.password?.message}
        {...register('password', { required: t`Enter your password.` })}
      />
      <SubmitButton size="large" loadingLabel={captcha.waiting ? t`Checking that you are not a robot` : t`Signing in`}>
        {t`Sign in`}
      </SubmitButton>
    </Form>
  );
};
