import { useSession } from '@hoshikraft/auth-session';
import { Notice } from '@hoshikraft/ui';
import { useLingui } from '@lingui/react/macro';
import type { ServiceSchemas } from '../service/service-queries.ts';

/** What works and what does not while the project's servers are unavailable. */
export const OfflineNotice = ({ client: { status, guest } }: { client: ServiceSchemas['Client'] }) => {
  const { t } = useLingui();
  const signedIn = useSession().kind === 'signed-in';
  const text =
    status === 'notInstalled'
      ? t`This client is not installed yet, and its files come only from there.`
      : signedIn || guest
        ? t`The game starts with what is on this computer: your own worlds work, our servers and updates do not.`
        : t`You have to be signed in to play this client, and signing in needs a connection.`;
  return (
    <Notice tone="warn" live="status" title={t`Our servers are not responding`}>
      {text}
    </Notice>
  );
};
