import { OnlineDot } from '@hoshikraft/ui';
import { Plural, useLingui } from '@lingui/react/macro';
import type { Live } from './use-live-servers.ts';

/** Number of players on a server now, as short as fits beside its name. */
export const OnlineCount = ({ live, lost }: { live: Live | undefined; lost: boolean }) => {
  const { t } = useLingui();
  if (live === undefined) return <span className="hk-subtle">{lost ? t`No data` : '…'}</span>;
  if (live.status === 'offline') return <OnlineDot online={false}>{t`Offline`}</OnlineDot>;
  const { online, status } = live;
  return (
    <OnlineDot online={status === 'online'}>
      <Plural value={online} one="# player" other="# players" />
    </OnlineDot>
  );
};
