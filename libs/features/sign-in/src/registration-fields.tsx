import { trimTyped } from '@hoshikraft/shared';
import { PasswordField, TextField } from '@hoshikraft/ui/forms';
import { useLingui } from '@lingui/react/macro';
import type { UseFormReturn } from 'react-hook-form';
import type { RegisterValues } from './register-values.ts';
import { useLiveCheck } from './use-live-check.ts';

export interface RegistrationFieldsProps {
  form: Pick<UseFormReturn<RegisterValues>, 'register' | 'formState' | 'getValues' | 'trigger'>;
}

/** Nickname of a new account, checked with the API while typing. */
export const NicknameField = ({ form: { register, formState } }: RegistrationFieldsProps) => {
  const { t } = useLingui();
  const validate = useLiveCheck('login');
  return (
    <TextField
      label={t`Nickname`}
      help={t`3 to 16 Latin letters, digits and underscores. This is your name in the game.`}
      autoComplete="username"
      autoCapitalize="none"
      spellCheck={false}
      maxLength={16}
      error={formState.errors.login?.message}
      {...register('login', { required: t`Enter a nickname.`, validate })}
    />
  );
};

/** Code of the player who invited this one. */
export const InviteCodeField = ({ form: { register, formState } }: RegistrationFieldsProps) => {
  const { t } = useLingui();
  return (
    <TextField
      label={t`Invite code`}
      help={t`Optional: the nickname of the friend who invited you. Leave it empty if you used their link.`}
      autoComplete="off"
      autoCapitalize="none"
      spellCheck={false}
      error={formState.errors.inviteCode?.message}
      {...register('inviteCode', {
        validate: (value) =>
          /^(\w{3,16})?$/.test(trimTyped(value)) ||
          t`The code is your friend's nickname: 3 to 16 Latin letters, digits and underscores.`,
      })}
    />
  );
};

/** E-mail and password of a new account, checked with the API while typing. */
export const EmailAndPasswordFields = ({ form }: RegistrationFieldsProps) => {
  const { t } = useLingui();
  const { register, formState, getValues, trigger } = form;
  const { errors, touchedFields } = formState;
  const live = { email: useLiveCheck('email'), password: useLiveCheck('password') };
  const labels = { show: t`Show the password`, hide: t`Hide the password` };
  return (
    <>
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
        help={t`At least 8 characters, not a common password and without your nickname.`}
        autoComplete="new-password"
        maxLength={128}
        labels={labels}
        error={errors.password?.message}
        {...register('password', {
          required: t`Enter a password.`,
          validate: live.password,
          // The second field shows no error before it is touched.
          onChange: () => void (touchedFields.passwordConfirmation && trigger('passwordConfirmation')),
        })}
      />
      <PasswordField
        label={t`Repeat the password`}
        autoComplete="new-password"
        maxLength={128}
        labels={labels}
        error={errors.passwordConfirmation?.message}
        {...register('passwordConfirmation', {
          required: t`Repeat the password.`,
          validate: (value) => value === getValues('password') || t`Passwords mismatch.`,
        })}
      />
    </>
  );
};
