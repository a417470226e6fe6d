import { Button, NotFoundState } from '@hoshikraft/ui';
import { useLingui } from '@lingui/react/macro';
import { useLauncherPath } from '../../parts/launcher-path.ts';
import { PageHead } from '../page-head.tsx';

/** The page does not exist, or not for this player (docs/product/site-shell.md#errors: 'Page Not Found'). */
export const NotFoundPage = () => {
  const { t } = useLingui();
  const to = useLauncherPath();
  return (
    <div className="launcher-fill">
      <PageHead title={t`Page Not Found`} />
      <div className="launcher-state__card">
        <NotFoundState
          level={1}
          title={t`Page Not Found`}
          text={t`There's nothing at this address in the launcher.`}
          actions={
            <Button variant="primary" href={to()}>
              {t`Browse servers`}
            </Button>
          }
          code="404"
        />
      </div>
    </div>
  );
};
