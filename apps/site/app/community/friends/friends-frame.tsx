import type { QueryState } from '@hoshikraft/async-state';
import { Loaded } from '@hoshikraft/async-state';
import type { Schemas } from '@hoshikraft/api-client';
import { useSession } from '@hoshikraft/auth-session';
import { Button, Heading, Row, Skeleton, SkeletonGroup, Tabs } from '@hoshikraft/ui';
import { useLingui } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import { PageHead } from '../../framework/page/page-head.tsx';
import { usePagePath } from '../../framework/page/site-facts.tsx';
import { RequestBadge } from '../../shell/request-badge.tsx';
import { useIsOwn } from '../players/use-is-own.ts';
import './friends.css';

const OwnTabs = ({ login, current }: { login: string; current: FriendsFrameProps['current'] }) => {
  const { t } = useLingui();
  const to = usePagePath();
  const session = useSession();
  const waiting = session.kind === 'signed-in' ? session.auth.friendRequests : 0;
  return (
    <Tabs
      label={t`Friends`}
      items={[
        { href: to(`profile/${login}/friends/list`), label: t`Friends`, current: current === 'list' },
        {
          href: to(`profile/${login}/friends/requests`),
          label: (
            <>
              {t`Requests`} <RequestBadge count={waiting} />
            </>
          ),
          current: current === 'requests',
        },
      ]}
    />
  );
};

/** Id of the title, which receives the focus when a list becomes empty. */
export const FRIENDS_TITLE = 'friends-title';

export interface FriendsFrameProps {
  profile: QueryState<Schemas['Profile']>;
  current: 'list' | 'requests';
  children: (profile: Schemas['Profile']) => ReactNode;
}

interface Head {
  title: string;
  /** Title that the player sees on the own page. */
  ownTitle: string;
  description: string;
}

/** Titles and description of each page. */
const useHead = (login: string): Record<FriendsFrameProps['current'], Head> => {
  const { t } = useLingui();
  return {
    list: {
      title: t`${login}'s friends`,
      ownTitle: t`My friends`,
      description: t`Players who are friends with ${login}.`,
    },
    requests: {
      title: t`Friend requests: ${login}`,
      ownTitle: t`Friend requests`,
      description: t`Friend requests ${login} has received and sent.`,
    },
  };
};

/** Layout of both friends pages: title, tabs for the owner, content. */
export const FriendsFrame = ({ profile, current, children }: FriendsFrameProps) => {
  const { t } = useLingui();
  const to = usePagePath();
  const login = profile.data?.login ?? '';
  const own = useIsOwn(login);
  const { title, ownTitle, description } = useHead(login)[current];
  return (
    <>
      <PageHead title={title} description={description} hidden />
      <Loaded
        query={profile}
        loading={
          <SkeletonGroup label={t`Loading the player`}>
            <Skeleton variant="card" height={64} />
          </SkeletonGroup>
        }
      >
        {(player) => (
          <>
            <div className="friends-head">
              <Heading level={2} id={FRIENDS_TITLE} tabIndex={-1}>
                {own ? ownTitle : title}
              </Heading>
              {own && (
                <Row gap={3}>
                  <OwnTabs login={player.login} current={current} />
                  <Button startIcon="search" href={to('player-search')}>
                    {t`Find a player`}
                  </Button>
                </Row>
              )}
            </div>
            {children(player)}
          </>
        )}
      </Loaded>
    </>
  );
};
