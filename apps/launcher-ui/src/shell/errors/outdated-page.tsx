import { Button, ErrorState } from '@hoshikraft/ui';
import { useLingui } from '@lingui/react/macro';
import { StatePage } from './state-page.tsx';

/** The versions of page and service are incompatible. */
export const OutdatedPage = () => {
  const { t } = useLingui();
  return (
    <StatePage title={t`The launcher has been updated`}>
      <ErrorState
        level={1}
        title={t`The launcher has been updated`}
        text={t`This page and the launcher have different versions. Reload the page; if that doesn't help, restart the launcher.`}
        actions={
          <Button variant="primary" startIcon="refresh" onClick={() => window.location.reload()}>
            {t`Reload`}
          </Button>
        }
      />
    </StatePage>
  );
};
