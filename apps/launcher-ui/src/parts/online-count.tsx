import { useFormats } from '@hoshikraft/i18n';
import { OnlineDot } from '@hoshikraft/ui';
import { useLingui } from '@lingui/react/macro';
import type { Live } from './use-live.ts';

/** How many play on a server now, in as few words as fit beside its name. */
export const OnlineCount = ({ live, lost }: { live: Live | undefined; lost: boolean }) => {
  const { t } = useLingui();
  const { number } = useFormats();
  if (live === undefined) return <span className="hk-subtle">{lost ? t`No data` : '…'}</span>;
  if (live.status === 'offline') return <OnlineDot online={false}>{t`Offline`}</OnlineDot>;
  const online = number(live.online);
  const places = number(live.maxPlayers);
  return <OnlineDot online={live.status === 'online'}>{t`${online} of ${places}`}</OnlineDot>;
};
