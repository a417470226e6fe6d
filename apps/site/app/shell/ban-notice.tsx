import { useSession } from '@hoshikraft/auth-session';
import { Icon, Link } from '@hoshikraft/ui';
import { Trans } from '@lingui/react/macro';
import { useLocation } from 'react-router';
import { usePagePath } from '../framework/page/site-facts.tsx';
import { useServerNames } from '../framework/page/use-server-names.ts';

const Place = ({ server }: { server: string | null }) => {
  const names = useServerNames();
  if (server === null) return <Trans>You are banned on every server.</Trans>;
  const name = names(server);
  return <Trans>You are banned on {name}.</Trans>;
};

/** Tells a banned player on every page, and leads to the reason and the way out; home and the ban list show both. */
export const BanNotice = () => {
  const to = usePagePath();
  const { pathname } = useLocation();
  const session = useSession();
  const ban = session.kind === 'signed-in' ? session.auth.managers.ban.current : null;
  if (ban === null || [to('banlist'), to('')].includes(pathname.replace(/\/+$/, ''))) return null;
  return (
    <p className="site-note" role="status">
      <Icon name="warning" size={16} /> <Place server={ban.server} />{' '}
      <Link href={to('banlist')}>
        <Trans>See why, for how long and what you can do</Trans>
      </Link>
    </p>
  );
};
