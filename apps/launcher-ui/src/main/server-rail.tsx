import { classNames, ServerEmblem } from '@hoshikraft/ui';
import { useLingui } from '@lingui/react/macro';
import { activityOf, useActivityWords } from '../parts/activity.ts';
import { OnlineCount } from '../parts/online-count.tsx';
import { useInSight } from '../parts/use-in-sight.ts';
import type { Live } from '../parts/use-live.ts';
import { useLauncherState } from '../service/launcher-state.ts';
import type { ServiceSchemas } from '../service/service-queries.ts';
import '../parts/panel.css';
import { ActivityMark } from './activity-mark.tsx';
import './server-rail.css';

export interface ServerRailProps {
  clients: readonly ServiceSchemas['Client'][];
  chosenId: string | undefined;
  onChoose: (serverId: string) => void;
  live: Readonly<Record<string, Live>> | undefined;
  /** Figures do not come at present. */
  lost: boolean;
}

/** The servers at the window's left; native radio buttons, so that arrows go from one to the next. */
export const ServerRail = ({ clients, chosenId, onChoose, live, lost }: ServerRailProps) => {
  const { t } = useLingui();
  const state = useLauncherState();
  const words = useActivityWords();
  const rail = useInSight<HTMLDivElement>('.server-rail__item--on', chosenId);
  return (
    <div ref={rail} className="server-rail panel" role="radiogroup" aria-label={t`Servers`}>
      {clients.map(({ uuid, serverId, serverName, gameVersion }) => {
        const activity = activityOf(uuid, state);
        return (
          <label
            key={uuid}
            title={activity ? words[activity] : undefined}
            className={classNames('server-rail__item', serverId === chosenId && 'server-rail__item--on')}
          >
            <input
              type="radio"
              name="server"
              value={serverId}
              checked={serverId === chosenId}
              onChange={() => onChoose(serverId)}
            />
            <ServerEmblem server={serverId} size={40} />
            <span className="server-rail__words">
              <span className="server-rail__name">{serverName}</span>
              <span className="server-rail__facts">
                <span>{gameVersion}</span>
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
