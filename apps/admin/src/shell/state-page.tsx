import { Button, ErrorState, ForbiddenState, NotFoundState } from '@hoshikraft/ui';
import { useLingui } from '@lingui/react/macro';
import { useEffect } from 'react';
import { useRouteError } from 'react-router';
import { PageHead } from './page-head.tsx';

export const NotFoundPage = () => {
  const { t } = useLingui();
  return (
    <>
      <PageHead title={t`Page Not Found`} />
      <NotFoundState
        level={1}
        title={t`Page Not Found`}
        text={t`There's nothing at this address.`}
        actions={
          <Button variant="primary" href="/">
            {t`To the overview`}
          </Button>
        }
      />
    </>
  );
};

/** The operator's groups do not open this page. */
export const NoPermissionPage = ({ title }: { title: string }) => {
  const { t } = useLingui();
  return (
    <>
      <PageHead title={title} />
      <ForbiddenState
        level={1}
        title={t`You don't have access`}
        text={t`Your groups don't open this page. An administrator can change them.`}
      />
    </>
  );
};

/** A page that crashed, or whose code could not be loaded. */
export const RouteFailure = () => {
  const { t } = useLingui();
  const error = useRouteError();
  useEffect(() => console.error('Error in a page:', error), [error]);
  return (
    <>
      <PageHead title={t`Something went wrong`} />
      <ErrorState
        level={1}
        title={t`Something went wrong`}
        text={t`The page crashed, or a new version replaced it. Reload it.`}
        actions={
          <Button variant="primary" startIcon="refresh" onClick={() => window.location.reload()}>
            {t`Reload`}
          </Button>
        }
      />
    </>
  );
};
