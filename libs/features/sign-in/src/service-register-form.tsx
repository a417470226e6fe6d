import { useApiForm } from '@hoshikraft/answers/forms';
import { oauthCalls, useApi } from '@hoshikraft/api-client';
import { Notice } from '@hoshikraft/ui';
import { Form, SubmitButton, TextField } from '@hoshikraft/ui/forms';
import { useLingui } from '@lingui/react/macro';
import { ConsentFields } from './consent-fields.tsx';
import { EMPTY_REGISTRATION, type RegisterValues } from './register-values.ts';
import type { SignInPlatform } from './sign-in-platform.ts';
import { useLiveCheck } from './use-live-check.ts';

export interface ServiceRegisterFormProps {
  platform: SignInPlatform;
  /** Offered to begin with, where the name at the service makes one. */
  nickname: string | null;
}

/** A new account for somebody whom another service knows: a nickname and three consents are all that is missing. */
export const ServiceRegisterForm = ({ platform, nickname }: ServiceRegisterFormProps) => {
  const { t } = useLingui();
  const api = useApi();
  const { register, submit, formState, problem } = useApiForm<Pick<RegisterValues, 'login' | 'consents'>>({
    mode: 'onTouched',
    defaultValues: { login: nickname ?? '', consents: EMPTY_REGISTRATION.consents },
  });
  const { errors } = formState;
  const checkLogin = useLiveCheck('login');

  const send = async ({ login, consents }: Pick<RegisterValues, 'login' | 'consents'>): Promise<void> => {
    const { browser } = await platform.device();
    const answer = await oauthCalls.register(api, {
      login: login.trim(),
      consents,
      region: platform.region,
      ...(browser && { browser }),
    });
    await platform.signedIn(answer);
  };

  return (
    <Form onSubmit={submit(send)} aria-label={t`Registration`}>
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
        {...register('login', { required: t`Enter a nickname.`, validate: checkLogin })}
      />
      <ConsentFields documents={platform.documents} register={register} errors={errors.consents} />
      <SubmitButton size="large" loadingLabel={t`Creating your account`}>
        {t`Create an account`}
      </SubmitButton>
    </Form>
  );
};
