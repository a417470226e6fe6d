import { useApiForm } from '@hoshikraft/async-state/forms';
import { ApiFailure } from '@hoshikraft/api-client';
import { Notice } from '@hoshikraft/ui';
import { Form, PasswordField, SubmitButton, TextField } from '@hoshikraft/ui/forms';
import { useLingui } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import type { CaptchaWorker } from './captcha/solve-captcha.ts';
import { useCaptchaOnDemand } from './captcha/use-captcha-on-demand.ts';
import type { SignInPlatform } from './sign-in-platform.ts';

interface LoginValues {
  login: string;
  password: string;
}

export interface LoginFormProps {
  platform: SignInPlatform;
  /** Below the password: the way to a new one. */
  forgotten?: ReactNode;
  /** Starts the captcha worker; replaced in tests. */
  startWorker?: (() => Promise<CaptchaWorker>) | undefined;
}

/** Sign-in by nickname (or email) and password; with a captcha when the API requires one (docs/product/accounts.md#sign-in). */
export const LoginForm = ({ platform, forgotten, startWorker }: LoginFormProps) => {
  const { t } = useLingui();
  const captcha = useCaptchaOnDemand(startWorker);
  const { register, submit, formState, resetField, setFocus, problem, setProblem } = useApiForm<LoginValues>({
    defaultValues: { login: '', password: '' },
    onFailure: (error) => {
      if (!(error instanceof ApiFailure)) setProblem(t`The robot check failed. Reload the page and try again.`);
    },
  });
  const { errors } = formState;

  const showWrongPassword = (): void => {
    setProblem(t`Wrong nickname or password. Check both and try again.`);
    resetField('password');
    setFocus('password');
  };

  const send = async ({ login, password }: LoginValues): Promise<void> => {
    const answer = await captcha.send((solved) => platform.login({ login: login.trim(), password, ...solved }));
    if (!answer.success) showWrongPassword();
    else if ('pending' in answer) await platform.secondFactor(answer);
    else await platform.signedIn(answer);
  };

  return (
    <Form onSubmit={submit(send)} aria-label={t`Sign in`}>
      {problem !== null && (
        <Notice tone="error" live="alert">
          {problem}
        </Notice>
      )}
      <TextField
        label={t`Nickname or email`}
        autoComplete="username"
        autoCapitalize="none"
        spellCheck={false}
        maxLength={320}
        error={errors.login?.message}
        {...register('login', { required: t`Enter your nickname or email.` })}
      />
      <PasswordField
        label={t`Password`}
        autoComplete="current-password"
        maxLength={256}
        labels={{ show: t`Show the password`, hide: t`Hide the password` }}
        error={errors.password?.message}
        {...register('password', { required: t`Enter your password.` })}
      />
      {forgotten !== undefined && <p className="hk-small">{forgotten}</p>}
      <SubmitButton size="large" loadingLabel={captcha.waiting ? t`Checking that you're not a robot` : t`Signing in`}>
        {t`Sign in`}
      </SubmitButton>
    </Form>
  );
};
