import { Notice } from '@hoshikraft/ui';
import { useLingui } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import { useDelayedFlag } from '../parts/use-delayed-flag.ts';
import { useConnection } from '../service/launcher-state.ts';
import { serviceQueries } from '../service/service-queries.ts';
import { useService } from '../service/service-context.tsx';

/** A shorter interruption is not shown, in ms. */
const UNNOTICED_MS = 300;

/** Interval at which a lost service is called, to check whether it still accepts this page, in ms. */
const ASK_MS = 2000;

/** Shown while the service is unavailable. */
export const ConnectionBanner = () => {
  const { t } = useLingui();
  const lost = useDelayedFlag(useConnection() === 'lost', UNNOTICED_MS);
  // The socket cannot distinguish an unavailable service from one that was restarted with another token; this call can.
  useQuery({
    ...serviceQueries.systemStates(useService()),
    enabled: lost,
    refetchInterval: ASK_MS,
    refetchIntervalInBackground: true,
  });
  return (
    <div className="launcher-banner" role="status">
      {lost && (
        <Notice tone="warn" title={t`No connection to the launcher`}>
          {t`Reconnecting. Your downloads are safe, and a running game stays open. If this lasts, start the launcher again.`}
        </Notice>
      )}
    </div>
  );
};
