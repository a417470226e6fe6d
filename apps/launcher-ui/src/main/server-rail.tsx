import { classNames, ServerEmblem } from '@hoshikraft/ui';
import { useLingui } from '@lingui/react/macro';
import { activityOf, useActivityMessages } from '../parts/activity.ts';
import { OnlineCount } from '../parts/online-count.tsx';
import { useScrollIntoView } from '../parts/use-scroll-into-view.ts';
import type { Live } from '../parts/use-live-servers.ts';
import { useLauncherState } from '../service/launcher-state.ts';
import type { ServiceSchemas } from '../service/service-queries.ts';
import '../parts/panel.css';
import { ActivityMark } from './activity-mark.tsx';
import './server-rail.css';

export interface ServerRailProps {
  clients: readonly ServiceSchemas['Client'][];
  selectedId: string | undefined;
  onSelect: (serverId: string) => void;
  live: Readonly<Record<string, Live>> | undefined;
  /** Live numbers are unavailable. */
  lost: boolean;
}

/** The servers at the left of the window; native radio buttons, so that arrow keys work. */
export const ServerRail = ({ clients, selectedId, onSelect, live, lost }: ServerRailProps) => {
  const { t } = useLingui();
  const state = useLauncherState();
  const words = useActivityMessages();
  const rail = useScrollIntoView<HTMLDivElement>('.server-rail__item--on', selectedId);
  return (
    <div ref={rail} className="server-rail panel" role="radiogroup" aria-label={t`Servers`}>
      {clients.map(({ uuid, serverId, serverName }) => {
        const activity = activityOf(uuid, state);
        return (
          <label
            key={uuid}
            title={activity ? words[activity] : undefined}
            className={classNames('server-rail__item', serverId === selectedId && 'server-rail__item--on')}
          >
            <input
              type="radio"
              name="server"
              value={serverId}
              checked={serverId === selectedId}
              onChange={() => onSelect(serverId)}
            />
            <ServerEmblem server={serverId} size={40} />
            <span className="server-rail__words">
              <span className="server-rail__name">{serverName}</span>
              <span className="server-rail__facts">
                <OnlineCount live={live?.[serverId]} lost={lost} />
              </span>
            </span>
            {activity && <ActivityMark activity={activity} words={words[activity]} />}
          </label>
        );
      })}
    </div>
  );
};
