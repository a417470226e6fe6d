import { ListSkeleton, type PagedQueryState, PagedList } from '@hoshikraft/async-state';
import { friendQueries, profileQueries, type Schemas } from '@hoshikraft/api-client';
import { Time } from '@hoshikraft/i18n';
import { EmptyState, ForbiddenState, Heading } from '@hoshikraft/ui';
import { useLingui } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import { definePage } from '../../framework/page/define-page.ts';
import { withRegisteredNickname } from '../players/registered-nickname.ts';
import { useIsOwn } from '../players/use-is-own.ts';
import { FriendsFrame } from './friends-frame.tsx';
import { type MenuAction, PlayerRows, type RowAction } from './player-rows.tsx';

const page = definePage({
  queries: ({ api, params }) => ({ profile: profileQueries.one(api, params['nickname'] ?? '') }),
  optional: ({ api, signedIn }) =>
    signedIn
      ? {
          incoming: friendQueries.requests(api, 'incoming'),
          outgoing: friendQueries.requests(api, 'outgoing'),
          blocked: friendQueries.blocked(api),
        }
      : { incoming: undefined, outgoing: undefined, blocked: undefined },
});
export const loader = withRegisteredNickname(page.loader);
export const clientLoader = withRegisteredNickname(page.clientLoader);

type Known = Schemas['KnownPlayer'];

interface PartProps {
  list: PagedQueryState<Known> | undefined;
  actions: RowAction[];
  more?: MenuAction[];
  empty: ReactNode;
}

const Part = ({ list, actions, more = [], empty }: PartProps) => {
  const { t } = useLingui();
  if (list === undefined) return null;
  return (
    <PagedList
      list={list}
      level={3}
      loading={<ListSkeleton label={t`Loading requests`} rows={2} height={56} />}
      empty={empty}
    >
      {(players) => (
        <PlayerRows
          rows={players.map(({ login, at }) => ({ login, note: <Time at={at} /> }))}
          actions={actions}
          more={more}
        />
      )}
    </PagedList>
  );
};

const Requests = () => {
  const { t } = useLingui();
  const { incoming, outgoing, blocked } = page.use();
  return (
    <>
      <section className="friends-part">
        <Heading level={3}>{t`Incoming requests`}</Heading>
        <Part
          list={incoming}
          actions={[
            { action: 'accept', label: t`Accept`, variant: 'primary' },
            { action: 'decline', label: t`Decline`, variant: 'quiet' },
          ]}
          more={[{ action: 'block', label: t`Block player`, icon: 'ban' }]}
          empty={<EmptyState level={3} title={t`No requests`} text={t`Requests from other players appear here.`} />}
        />
      </section>
      <section className="friends-part">
        <Heading level={3}>{t`Sent requests`}</Heading>
        <Part
          list={outgoing}
          actions={[{ action: 'cancel', label: t`Withdraw` }]}
          empty={<p className="hk-muted">{t`You have no pending requests.`}</p>}
        />
      </section>
      {blocked?.data?.pages[0]?.items.length !== 0 && (
        <section className="friends-part">
          <Heading level={3}>{t`Blocked players`}</Heading>
          <Part list={blocked} actions={[{ action: 'unblock', label: t`Unblock` }]} empty={null} />
        </section>
      )}
    </>
  );
};

const FriendRequestsPage = () => {
  const { t } = useLingui();
  const { profile } = page.use();
  const own = useIsOwn(profile.data?.login ?? '');
  return (
    <FriendsFrame profile={profile} current="requests">
      {() =>
        own ? (
          <Requests />
        ) : (
          <ForbiddenState
            title={t`Only the player can see this`}
            text={t`Sign in as this player to see their requests.`}
          />
        )
      }
    </FriendsFrame>
  );
};

export default FriendRequestsPage;
