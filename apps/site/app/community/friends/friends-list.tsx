import { ListSkeleton, PagedList } from '@hoshikraft/async-state';
import { friendQueries, profileQueries, type Schemas } from '@hoshikraft/api-client';
import { useFormats } from '@hoshikraft/i18n';
import { Button, EmptyState, ForbiddenState } from '@hoshikraft/ui';
import { Plural, useLingui } from '@lingui/react/macro';
import { definePage } from '../../framework/page/define-page.ts';
import { usePagePath } from '../../framework/page/site-facts.tsx';
import { withRegisteredNickname } from '../players/registered-nickname.ts';
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

const useSince = (own: boolean): ((friend: Pick<Friend, 'since'>) => string) => {
  const { t } = useLingui();
  const { date } = useFormats();
  return ({ since }) => {
    const day = date(since ?? '');
    return own ? t`Your friend since ${day}` : t`Friends since ${day}`;
  };
};

/** Friends who play now first; otherwise in the order of the list. */
const byPresence = (friends: readonly Friend[]): Friend[] => {
  const [playing, away] = [
    friends.filter(({ online }) => online !== null),
    friends.filter(({ online }) => online === null),
  ];
  return [...playing, ...away];
};

const Friends = ({ friends, own }: { friends: readonly Friend[]; own: boolean }) => {
  const { t } = useLingui();
  const since = useSince(own);
  const rows = byPresence(friends).flatMap(({ login, online, ...friend }) =>
    login === null ? [] : [{ login, online, note: since(friend) }],
  );
  const hidden = friends.length - rows.length;
  if (rows.length === 0) {
    return (
      <EmptyState
        title={
          <Plural
            value={hidden}
            one="# friend keeps their friends private"
            other="# friends keep their friends private"
          />
        }
        text={t`A player appears here when they show their own list of friends.`}
      />
    );
  }
  return (
    <>
      <PlayerRows
        rows={rows}
        more={
          own
            ? [
                { action: 'remove', label: t`Remove from friends`, icon: 'close' },
                { action: 'block', label: t`Block player`, icon: 'ban' },
              ]
            : []
        }
      />
      {hidden > 0 && (
        <p className="friends-hidden hk-muted">
          <Plural
            value={hidden}
            one="# more friend keeps their friends private"
            other="# more friends keep their friends private"
          />
        </p>
      )}
    </>
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
            loading={<ListSkeleton label={t`Loading friends`} rows={4} height={56} />}
            empty={<Empty own={own} />}
          >
            {(items) => <Friends friends={items} own={own} />}
          </PagedList>
        )
      }
    </FriendsFrame>
  );
};

export default FriendsListPage;
