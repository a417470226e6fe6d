import { serverQueries, useApi } from '@hoshikraft/api-client';
import { useFormats } from '@hoshikraft/i18n';
import { OnlineDot } from '@hoshikraft/ui';
import { Plural } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';

/** How many play on all servers together, now; nothing while it is not known. */
export const OnlineTotal = () => {
  const { data } = useQuery(serverQueries.monitoring(useApi()));
  const { number } = useFormats();
  if (data === undefined) return null;
  const online = data.records.onlineCurrent;
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
