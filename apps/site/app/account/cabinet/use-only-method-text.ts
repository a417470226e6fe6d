import type { Schemas } from '@hoshikraft/api-client';
import { useLingui } from '@lingui/react/macro';

/** What to do first if a service or a passkey is the only sign-in method: what the account lacks, or has turned off. */
export const useOnlyMethodText = ({ email, hasPassword }: Schemas['Authorization']): string => {
  const { t } = useLingui();
  if (hasPassword && email !== null)
    return t`This is the only way into your account, so it stays on. Turn on the password, or link another service first.`;
  if (hasPassword)
    return t`This is the only way into your account, so it stays on. Add an e-mail to your password, or link another service first.`;
  return t`This is the only way into your account, so it stays on. Set an e-mail and a password, or link another service first.`;
};
