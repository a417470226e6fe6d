import { Button, OfflineState } from '@hoshikraft/ui';
import { useLingui } from '@lingui/react/macro';
import { StatePage } from './state-page.tsx';

/** The service is unavailable: retries automatically, at once on request. */
export const NoServicePage = ({ onRetry }: { onRetry: () => void }) => {
  const { t } = useLingui();
  return (
    <StatePage title={t`No connection to the launcher`}>
      <OfflineState
        level={1}
        title={t`No connection to the launcher`}
        text={t`We keep trying to connect. Nothing is lost: your downloads are kept and a running game continues. If this lasts more than a minute, start the launcher again from its icon.`}
        actions={
          <Button variant="primary" startIcon="refresh" onClick={onRetry}>
            {t`Try now`}
          </Button>
        }
      />
    </StatePage>
  );
};
