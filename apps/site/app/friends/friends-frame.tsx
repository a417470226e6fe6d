import type { Answer } from '@hoshikraft/answers';
import { Loaded } from '@hoshikraft/answers';
import type { Schemas } from '@hoshikraft/api-client';
import { useSession } from '@hoshikraft/auth-session';
import { Heading, PageColumn, Skeleton, SkeletonGroup, Tabs } from '@hoshikraft/ui';
import { Plural, useLingui } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import { PageHead } from '../page/page-head.tsx';
import { usePagePath } from '../page/site-facts.tsx';
import { PlayerFace } from '../players/player-face.tsx';
import './friends.css';

/** Whether these friends are those of whoever looks at them. */
export const useIsOwn = (login: string): boolean => {
  const session = useSession();
  return session.kind === 'signed-in' && session.auth.data.login === login;
};

const Head = ({ profile: { login, avatarOrSkin, friends } }: { profile: Schemas['Profile'] }) => {
  const { t } = useLingui();
  return (
    <div className="friends-head">
      <PlayerFace login={login} picture={avatarOrSkin ?? undefined} size={64} />
      <div>
        <Heading level={1}>{t`Friends of ${login}`}</Heading>
        {friends !== null && (
          <p className="hk-muted">
            <Plural value={friends} one="# friend" other="# friends" />
          </p>
        )}
      </div>
    </div>
  );
};

const OwnTabs = ({ login, current }: { login: string; current: FriendsFrameProps['current'] }) => {
  const { t } = useLingui();
  const to = usePagePath();
  return (
    <div className="friends-tabs">
      <Tabs
        label={t`Friends`}
        items={[
          { href: to(`profile/${login}/friends/list`), label: t`Friends`, current: current === 'list' },
          { href: to(`profile/${login}/friends/requests`), label: t`Requests`, current: current === 'requests' },
        ]}
      />
    </div>
  );
};

export interface FriendsFrameProps {
  profile: Answer<Schemas['Profile']>;
  current: 'list' | 'requests';
  children: (profile: Schemas['Profile']) => ReactNode;
}

/** Whose friends these are, with tabs for their owner, and one of the two pages. */
export const FriendsFrame = ({ profile, current, children }: FriendsFrameProps) => {
  const { t } = useLingui();
  const login = profile.data?.login ?? '';
  const own = useIsOwn(login);
  return (
    <PageColumn page sky>
      <PageHead title={t`Friends of ${login}`} description={t`Who plays together with ${login}.`} hidden />
      <Loaded
        query={profile}
        level={1}
        loading={
          <SkeletonGroup label={t`Loading the player`}>
            <Skeleton variant="card" height={64} />
          </SkeletonGroup>
        }
      >
        {(player) => (
          <>
            <Head profile={player} />
            {own && <OwnTabs login={player.login} current={current} />}
            {children(player)}
          </>
        )}
      </Loaded>
    </PageColumn>
  );
};
