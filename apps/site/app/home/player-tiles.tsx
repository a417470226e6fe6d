import type { Schemas } from '@hoshikraft/api-client';
import { useSession } from '@hoshikraft/auth-session';
import { useFormats } from '@hoshikraft/i18n';
import { Button, Icon, Link, RoleFace, ServerEmblem } from '@hoshikraft/ui';
import { Plural, useLingui } from '@lingui/react/macro';
import { PlayerFace } from '../community/players/player-face.tsx';
import { usePagePath } from '../framework/page/site-facts.tsx';
import { useServerNames } from '../framework/page/use-server-names.ts';
import { Tile } from './tile.tsx';

type Home = Schemas['Home'];

const DaysLeft = ({ until }: { until: string }) => {
  const days = Math.max(0, useFormats().daysTo(until));
  return <Plural value={days} _0="Ends today" one="# day left" other="# days left" />;
};

/** The active privilege that ends first, with the days left. */
export const RoleTile = ({ roles }: Pick<Home, 'roles'>) => {
  const { t } = useLingui();
  const to = usePagePath();
  const names = useServerNames();
  const [first, ...others] = roles;
  if (first === undefined) {
    return (
      <Tile
        title={t`Privilege`}
        picture={<Icon name="crown" size={48} />}
        value={t`None yet`}
        note={t`Flight, kits and more land`}
        action={<Button size="small" href={to('store')}>{t`Choose a privilege`}</Button>}
      />
    );
  }
  const { role, expiresAt } = first;
  const server = names(role.serverId);
  return (
    <Tile
      title={t`${role.name} on ${server}`}
      picture={<RoleFace role={role.id} tier={role.tier} colour={role.color} size={48} />}
      value={expiresAt === null ? t`Forever` : <DaysLeft until={expiresAt} />}
      note={
        others.length === 0 ? undefined : (
          <Link href={to('cabinet/roles')}>
            <Plural value={others.length} one="and # more privilege" other="and # more privileges" />
          </Link>
        )
      }
      action={
        expiresAt === null ? (
          <Button size="small" href={to('cabinet/abilities')}>{t`What it gives`}</Button>
        ) : (
          <Button size="small" href={to(`store?server=${role.serverId}`)}>{t`Extend`}</Button>
        )
      }
    />
  );
};

/** Friends who are in the game now. */
export const FriendsTile = ({ home: { friends, friendsOnline } }: { home: Home }) => {
  const { t } = useLingui();
  const to = usePagePath();
  const names = useServerNames();
  const session = useSession();
  const login = session.kind === 'signed-in' ? session.auth.data.login : '';
  const [first] = friends;
  const server = first && names(first.serverId);
  return (
    <Tile
      title={t`Friends online`}
      picture={
        first === undefined ? (
          <Icon name="users" size={48} />
        ) : (
          // A single friend is named in the note.
          <PlayerFace login={first.login} alt={friendsOnline === 1 ? '' : first.login} size={48} />
        )
      }
      value={friendsOnline === 0 ? t`None right now` : friendsOnline}
      note={
        first === undefined ? (
          t`They appear here when they play`
        ) : friendsOnline === 1 ? (
          t`${first.login} on ${server}`
        ) : (
          <ul className="home-tile__faces">
            {friends.slice(1).map((friend) => (
              <li key={friend.login} title={friend.login}>
                <PlayerFace login={friend.login} alt={friend.login} size={24} />
              </li>
            ))}
          </ul>
        )
      }
      action={<Button size="small" href={to(`profile/${login}/friends/list`)}>{t`My friends`}</Button>}
    />
  );
};

/** The next wipe of any server. */
export const WipeTile = ({ wipe }: { wipe: Home['nextWipe'] }) => {
  const { t } = useLingui();
  const to = usePagePath();
  const names = useServerNames();
  const { daysTo, inDays, shortDate } = useFormats();
  if (wipe === null) {
    return (
      <Tile
        title={t`Next wipe`}
        picture={<Icon name="calendar" size={48} />}
        value={t`None announced`}
        action={<Button size="small" href={to('servers')}>{t`All servers`}</Button>}
      />
    );
  }
  const name = names(wipe.serverId);
  return (
    <Tile
      title={t`Next wipe: ${name}`}
      picture={<ServerEmblem server={wipe.serverId} size={48} />}
      value={<time dateTime={wipe.at}>{shortDate(wipe.at)}</time>}
      note={inDays(daysTo(wipe.at))}
      action={<Button size="small" href={to(`servers/${wipe.serverId}`)}>{t`About the server`}</Button>}
    />
  );
};
