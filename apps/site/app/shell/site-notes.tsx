import { useLingui } from '@lingui/react/macro';
import { BanNotice } from './ban-notice.tsx';
import { useBuildWatch } from './build-watch.ts';
import { RefusedEmailNotice } from './refused-email-notice.tsx';

/** Lines at the bottom of the window on every page. Rendered after the page: at its end they lie below the footer. */
export const SiteNotes = () => {
  const { t } = useLingui();
  const hasNewBuild = useBuildWatch();
  return (
    <div className="site-notes">
      <BanNotice />
      <RefusedEmailNotice />
      {hasNewBuild && (
        <p
          className="site-note"
          role="status"
        >{t`The site has been updated. The new version loads with the next page you open.`}</p>
      )}
    </div>
  );
};
