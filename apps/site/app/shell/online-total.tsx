import { useFormats } from '@hoshikraft/i18n';
import { OnlineDot } from '@hoshikraft/ui';
import { Plural } from '@lingui/react/macro';
import { useMonitoring } from '../framework/page/use-monitoring.ts';

/** Number of players online on all servers; renders nothing until it is known. */
export const OnlineTotal = () => {
  const { monitoring } = useMonitoring();
  const { number } = useFormats();
  if (monitoring === undefined) return null;
  const online = monitoring.records.onlineCurrent;
  return (
    <span className="site-online">
      <OnlineDot online={online > 0}>
        <span className="site-online__number">{number(online)}</span>{' '}
        <span className="site-online__word">
          <Plural value={online} one="player online" other="players online" />
        </span>
      </OnlineDot>
    </span>
  );
};
