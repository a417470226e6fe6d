import { Link } from '@hoshikraft/ui';
import { Trans } from '@lingui/react/macro';
import { usePagePath } from '../framework/page/site-facts.tsx';

/** Says on every page what does not work in a browser that runs no scripts, and what to use instead. */
export const NoScriptsNote = () => {
  const to = usePagePath();
  return (
    <noscript>
      <p className="site-scripts-note">
        <Trans>
          This browser runs no scripts. Pages can be read and <Link href={to('player-search')}>players found</Link>;
          sign-in, purchases, menus and the search above need JavaScript.
        </Trans>
      </p>
    </noscript>
  );
};
