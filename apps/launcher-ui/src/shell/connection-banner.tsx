import { Notice } from '@hoshikraft/ui';
import { useLingui } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import { useLasting } from '../parts/use-lasting.ts';
import { useConnection } from '../service/launcher-state.ts';
import { serviceQueries } from '../service/service-queries.ts';
import { useService } from '../service/service-context.tsx';

/** A break shorter than this is not worth a word, in ms. */
const UNNOTICED_MS = 300;

/** How often a lost service is asked whether it still knows this page, in ms. */
const ASK_MS = 2000;

/** Says that the service is away for as long as it is, and goes away by itself. */
export const ConnectionBanner = () => {
  const { t } = useLingui();
  const lost = useLasting(useConnection() === 'lost', UNNOTICED_MS);
  // The socket cannot tell a service that is away from one that was restarted with another key; this call can.
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
          {t`Reconnecting. Your downloads are kept; a running game stays open.`}
        </Notice>
      )}
    </div>
  );
};
