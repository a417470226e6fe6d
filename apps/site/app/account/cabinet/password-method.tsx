import { authorizationQueries, type Schemas, useApi } from '@hoshikraft/api-client';
import { Button, Icon } from '@hoshikraft/ui';
import { useLingui } from '@lingui/react/macro';
import { useMutation } from '@tanstack/react-query';
import { SignInMethodRow } from './sign-in-method-row.tsx';

const usePasswordText = ({ email, hasPassword }: Schemas['Authorization']): string => {
  const { t } = useLingui();
  if (!hasPassword) return t`No password yet. Set an email and a password to sign in this way.`;
  return email === null
    ? t`Your account has no email: if you forget your password, we can't send you a reset link.`
    : email;
};

/** The password as a sign-in method. */
export const PasswordMethod = ({ authorization }: { authorization: Schemas['Authorization'] }) => {
  const { t } = useLingui();
  const update = useMutation(authorizationQueries.update(useApi()));
  const method = authorization.methods.find((one) => one.method === 'password');
  const { enabled = false, available = false, only = false } = method ?? {};
  return (
    <SignInMethodRow
      mark={
        <span className="cabinet-session__icon">
          <Icon name="key" size={24} />
        </span>
      }
      name={t`Password`}
      state={authorization.hasPassword ? (enabled ? 'on' : 'off') : 'none'}
      only={only}
      onlyText={t`This is your only way to sign in, so you can't turn it off. Add a passkey or link a service first.`}
      actions={
        (enabled ? !only : available) && (
          <Button
            size="small"
            loading={update.isPending}
            loadingLabel={t`Saving`}
            onClick={() => update.mutate({ method: 'password', enabled: !enabled })}
          >
            {enabled ? t`Turn off` : t`Turn on`}
          </Button>
        )
      }
    >
      {usePasswordText(authorization)}
    </SignInMethodRow>
  );
};
