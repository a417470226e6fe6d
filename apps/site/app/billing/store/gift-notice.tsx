import { useSession } from '@hoshikraft/auth-session';
import { Notice } from '@hoshikraft/ui';
import { useLingui } from '@lingui/react/macro';
import { useRecipient } from './store-view.ts';

/** Says for whom a privilege is chosen, after a link of a profile. */
export const GiftNotice = () => {
  const { t } = useLingui();
  const signedIn = useSession().kind === 'signed-in';
  const recipient = useRecipient();
  if (!signedIn || recipient === '') return null;
  return <Notice>{t`Gift for ${recipient}: choose a privilege and press “Give as a gift”.`}</Notice>;
};
