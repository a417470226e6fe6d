import type { Schemas } from '@hoshikraft/api-client';
import { useSession } from '@hoshikraft/auth-session';
import { Button } from '@hoshikraft/ui';
import { useLingui } from '@lingui/react/macro';
import { usePagePath } from '../../framework/page/site-facts.tsx';
import { useIsOwn } from '../players/use-is-own.ts';
import { FriendButton } from './friend-button.tsx';
import { LikeButton } from './like-button.tsx';
import { ShareButton } from './share-button.tsx';

/** Actions for a player: like, add as a friend, share, give a privilege. On one's own profile: dress it, share it. */
export const ProfileActions = ({ profile }: { profile: Schemas['Profile'] }) => {
  const { t } = useLingui();
  const to = usePagePath();
  const signedIn = useSession().kind === 'signed-in';
  const isOwn = useIsOwn(profile.login);
  const store = to(`store?${new URLSearchParams({ recipient: profile.login })}`);
  return (
    <div className="profile-actions own-slots">
      {!isOwn && <LikeButton profile={profile} />}
      {!isOwn && <FriendButton profile={profile} />}
      {isOwn && (
        <Button startIcon="shirt" className="profile-look" href={to('cabinet/profile')}>
          {t`Change the look`}
        </Button>
      )}
      <ShareButton login={profile.login} />
      {!isOwn && (
        <Button
          startIcon="gift"
          variant="primary"
          className="profile-gift"
          href={signedIn ? store : `${to('login')}?${new URLSearchParams({ return_to: store })}`}
        >
          {t`Gift a privilege`}
        </Button>
      )}
    </div>
  );
};
