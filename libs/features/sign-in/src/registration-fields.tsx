import { trimTyped } from '@hoshikraft/shared';
import { Disclosure } from '@hoshikraft/ui';
import { PasswordField, TextField } from '@hoshikraft/ui/forms';
import { useLingui } from '@lingui/react/macro';
import type { UseFormReturn } from 'react-hook-form';
import type { RegisterValues } from './register-values.ts';
import { useLiveCheck } from './use-live-check.ts';

export interface RegistrationFieldsProps {
  form: Pick<UseFormReturn<RegisterValues>, 'register' | 'formState'>;
}

/** Nickname of a new account, checked with the API while typing. */
export const NicknameField = ({ form: { register, formState } }: RegistrationFieldsProps) => {
  const { t } = useLingui();
  const validate = useLiveCheck('login');
  return (
    <TextField
      label={t`Nickname`}
      help={t`Your name in the game: 3 to 16 Latin letters, digits or _.`}
      autoComplete="username"
      autoCapitalize="none"
      spellCheck={false}
      maxLength={16}
      error={formState.errors.login?.message}
      {...register('login', { required: t`Enter a nickname.`, validate })}
    />
  );
};

/** Code of the player who invited this one, folded: few have one, and a link of an invitation needs none. */
export const InviteCodeField = ({ form: { register, formState } }: RegistrationFieldsProps) => {
  const { t } = useLingui();
  return (
    <Disclosure
      summary={t`I have an invite code`}
      open={Boolean(formState.errors.inviteCode ?? formState.dirtyFields.inviteCode)}
    >
      <TextField
        label={t`Invite code`}
        help={t`The nickname of the friend who invited you. Leave it empty if you used their link.`}
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
    </Disclosure>
  );
};

/** Email of a new account, checked with the API while typing. */
export const EmailField = ({ form: { register, formState } }: RegistrationFieldsProps) => {
  const { t } = useLingui();
  const validate = useLiveCheck('email');
  return (
    <TextField
      label={t`Email`}
      type="email"
      inputMode="email"
      autoComplete="email"
      autoCapitalize="none"
      spellCheck={false}
      maxLength={320}
      error={formState.errors.email?.message}
      {...register('email', { required: t`Enter your email.`, validate })}
    />
  );
};

/** Password of a new account, checked with the API while typing; typed once, and shown on request. */
export const NewAccountPasswordField = ({ form: { register, formState } }: RegistrationFieldsProps) => {
  const { t } = useLingui();
  const validate = useLiveCheck('password');
  return (
    <PasswordField
      label={t`Password`}
      help={t`At least 8 characters, not a common password and without your nickname.`}
      autoComplete="new-password"
      maxLength={128}
      labels={{ show: t`Show the password`, hide: t`Hide the password` }}
      error={formState.errors.password?.message}
      {...register('password', { required: t`Enter a password.`, validate })}
    />
  );
};
