import type { Schemas } from '@hoshikraft/api-client';
import { useLingui } from '@lingui/react/macro';

/** What to do first if a service or a passkey is the only sign-in method: what the account lacks, or has turned off. */
export const useOnlyMethodText = ({ email, hasPassword }: Schemas['Authorization']): string => {
  const { t } = useLingui();
  if (hasPassword && email !== null)
    return t`This is your only way to sign in, so you can't turn it off. Turn on password sign-in or link another service first.`;
  if (hasPassword)
    return t`This is your only way to sign in, so you can't turn it off. Add an email or link another service first.`;
  return t`This is your only way to sign in, so you can't turn it off. Set an email and a password or link another service first.`;
};
