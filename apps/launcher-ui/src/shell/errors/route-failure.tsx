import { Button, ErrorState } from '@hoshikraft/ui';
import { useLingui } from '@lingui/react/macro';
import { useEffect } from 'react';
import { useRouteError } from 'react-router-dom';
import { PageHead } from '../page-head.tsx';

/** A page that crashed, or whose code could not be loaded. */
export const RouteFailure = () => {
  const { t } = useLingui();
  const error = useRouteError();
  useEffect(() => console.error('Error in a page of the launcher:', error), [error]);
  return (
    <div className="launcher-fill">
      <PageHead title={t`Something went wrong`} />
      <div className="launcher-state__card">
        <ErrorState
          level={1}
          title={t`Something went wrong`}
          text={t`The page crashed. Reload it: downloads and a running game aren't affected.`}
          actions={
            <Button variant="primary" startIcon="refresh" onClick={() => window.location.reload()}>
              {t`Reload`}
            </Button>
          }
        />
      </div>
    </div>
  );
};
