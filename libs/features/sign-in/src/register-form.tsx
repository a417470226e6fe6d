import { useApiForm } from '@hoshikraft/async-state/forms';
import { accountCalls, ApiFailure, oauthCalls, useApi } from '@hoshikraft/api-client';
import { Notice } from '@hoshikraft/ui';
import { Form, SubmitButton } from '@hoshikraft/ui/forms';
import { useLingui } from '@lingui/react/macro';
import type { CaptchaWorker } from './captcha/solve-captcha.ts';
import { useCaptcha } from './captcha/use-captcha.ts';
import { ConsentFields } from './consent-fields.tsx';
import { EMPTY_REGISTRATION, type RegisterValues } from './register-values.ts';
import { EmailField, InviteCodeField, NewAccountPasswordField, NicknameField } from './registration-fields.tsx';
import type { SignedInAnswer, SignInPlatform } from './sign-in-platform.ts';

export interface RegisterFormProps {
  platform: SignInPlatform;
  /**
   * Registration after a sign-in by another service: it needs no email, password or captcha. `nickname` is the initial
   * value, if the name at the service makes a valid one.
   */
  service?: { nickname: string | null } | undefined;
  /** Starts the captcha worker; replaced in tests. */
  startWorker?: (() => Promise<CaptchaWorker>) | undefined;
}

/** A new account: fields checked while typing, three consents, a captcha solved in the background. */
export const RegisterForm = ({ platform, service, startWorker }: RegisterFormProps) => {
  const { t } = useLingui();
  const api = useApi();
  const captcha = useCaptcha(startWorker);
  const handleFailure = (error: unknown): void => {
    if (!(error instanceof ApiFailure)) form.setProblem(t`The robot check failed. Reload the page and try again.`);
    captcha.prepare();
  };
  const form = useApiForm<RegisterValues>({
    mode: 'onTouched',
    // Only shown fields: errors of other fields are displayed above the form.
    defaultValues: service
      ? { login: service.nickname ?? '', inviteCode: '', consents: EMPTY_REGISTRATION.consents }
      : EMPTY_REGISTRATION,
    onFailure: service ? undefined : handleFailure,
  });
  const { region } = platform;

  const registerByPassword = async (values: RegisterValues): Promise<SignedInAnswer> => {
    const [recaptcha, device] = await Promise.all([captcha.getSolution(), platform.device()]);
    const [login, email] = [values.login.trim(), values.email.trim()];
    const passwordConfirmation = values.password;
    return accountCalls.register(api, { ...values, passwordConfirmation, login, email, recaptcha, region, ...device });
  };

  const registerByService = async ({ login, inviteCode, consents }: RegisterValues): Promise<SignedInAnswer> => {
    const { browser } = await platform.device();
    return oauthCalls.register(api, {
      login: login.trim(),
      inviteCode,
      consents,
      region,
      ...(browser && { browser }),
    });
  };

  const send = async (values: RegisterValues): Promise<void> =>
    platform.signedIn(await (service ? registerByService(values) : registerByPassword(values)));

  return (
    <Form onSubmit={form.submit(send)} onFocus={service ? undefined : captcha.prepare} aria-label={t`Create account`}>
      {form.problem !== null && (
        <Notice tone="error" live="alert">
          {form.problem}
        </Notice>
      )}
      {service ? (
        <NicknameField form={form} />
      ) : (
        <>
          <div className="hk-form__pair">
            <NicknameField form={form} />
            <EmailField form={form} />
          </div>
          <NewAccountPasswordField form={form} />
        </>
      )}
      <InviteCodeField form={form} />
      <ConsentFields documents={platform.documents} register={form.register} errors={form.formState.errors.consents} />
      <SubmitButton
        size="large"
        loadingLabel={captcha.waiting ? t`Checking that you're not a robot` : t`Creating your account`}
      >
        {t`Create an account`}
      </SubmitButton>
    </Form>
  );
};
