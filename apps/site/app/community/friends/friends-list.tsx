import { ListSkeleton, PagedList } from '@hoshikraft/async-state';
import { friendQueries, profileQueries, type Schemas } from '@hoshikraft/api-client';
import { useFormats } from '@hoshikraft/i18n';
import { Button, Card, EmptyState, ForbiddenState, Grid } from '@hoshikraft/ui';
import { useLingui } from '@lingui/react/macro';
import { definePage } from '../../framework/page/define-page.ts';
import { usePagePath } from '../../framework/page/site-facts.tsx';
import { withRegisteredNickname } from '../players/registered-nickname.ts';
import { NamedPlayer } from '../players/named-player.tsx';
import { useIsOwn } from '../players/use-is-own.ts';
import { FriendsFrame } from './friends-frame.tsx';
import { PlayerRows } from './player-rows.tsx';

const page = definePage({
  queries: ({ api, params }) => ({ profile: profileQueries.one(api, params['nickname'] ?? '') }),
  optional: ({ api, params }) => ({ friends: friendQueries.list(api, params['nickname'] ?? '') }),
});
export const loader = withRegisteredNickname(page.loader);
export const clientLoader = withRegisteredNickname(page.clientLoader);

type Friend = Schemas['Friend'];

const useSince = (): ((friend: Friend) => string) => {
  const { t } = useLingui();
  const { date } = useFormats();
  return ({ since }) => {
    const day = date(since ?? '');
    return t`Friends since ${day}`;
  };
};

const OwnFriends = ({ friends }: { friends: readonly Friend[] }) => {
  const { t } = useLingui();
  const since = useSince();
  const rows = friends.flatMap((friend) =>
    friend.login === null ? [] : [{ key: friend.login, login: friend.login, note: since(friend) }],
  );
  return (
    <PlayerRows
      rows={rows}
      actions={[
        { action: 'remove', label: t`Remove`, variant: 'quiet' },
        {
          action: 'block',
          label: t`Block player`,
          variant: 'quiet',
        },
      ]}
    />
  );
};

const TheirFriends = ({ friends }: { friends: readonly Friend[] }) => {
  const { t } = useLingui();
  const to = usePagePath();
  const since = useSince();
  return (
    <Grid as="ul" min={260}>
      {friends.map((friend, place) => (
        <Card as="li" key={friend.login ?? place} className="friends-card">
          {friend.login === null ? (
            <p className="hk-muted">{t`Friends are hidden`}</p>
          ) : (
            <>
              <NamedPlayer login={friend.login} href={to(`profile/${friend.login}`)} size={40} />
              <p className="hk-muted hk-small">{since(friend)}</p>
            </>
          )}
        </Card>
      ))}
    </Grid>
  );
};

const Empty = ({ own }: { own: boolean }) => {
  const { t } = useLingui();
  const to = usePagePath();
  if (!own) return <EmptyState title={t`No friends yet`} text={t`This player's friends will appear here.`} />;
  return (
    <EmptyState
      title={t`You have no friends yet`}
      text={t`Meet someone on a server and send a friend request: they'll see it on this page.`}
      actions={
        <Button startIcon="server" href={to('servers')}>
          {t`Browse servers`}
        </Button>
      }
    />
  );
};

const HiddenFriends = () => {
  const { t } = useLingui();
  return (
    <ForbiddenState title={t`Hidden by the player`} text={t`The player keeps this part of the profile private.`} />
  );
};

const FriendsListPage = () => {
  const { t } = useLingui();
  const { profile, friends } = page.use();
  const own = useIsOwn(profile.data?.login ?? '');
  return (
    <FriendsFrame profile={profile} current="list">
      {({ hidden }) =>
        hidden.includes('friends') ? (
          <HiddenFriends />
        ) : (
          <PagedList
            list={friends}
            loading={<ListSkeleton label={t`Loading friends`} rows={4} height={72} />}
            empty={<Empty own={own} />}
          >
            {(items) => (own ? <OwnFriends friends={items} /> : <TheirFriends friends={items} />)}
          </PagedList>
        )
      }
    </FriendsFrame>
  );
};

export default FriendsListPage;
