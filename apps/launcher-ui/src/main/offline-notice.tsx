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
      ? t`This client isn't installed yet, and its files can only be downloaded from our servers.`
      : signedIn || guest
        ? t`You can play single-player worlds; our servers and updates aren't available.`
        : t`You need to sign in to play this client, and that takes a connection.`;
  return (
    <Notice tone="warn" live="status" title={t`Our servers aren't responding`}>
      {text}
    </Notice>
  );
};
