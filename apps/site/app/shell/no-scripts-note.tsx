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
          JavaScript is off in this browser. You can read pages and <Link href={to('player-search')}>find players</Link>
          ; sign-in, purchases, menus and the search above need JavaScript.
        </Trans>
      </p>
    </noscript>
  );
};
