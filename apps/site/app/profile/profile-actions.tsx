import type { Schemas } from '@hoshikraft/api-client';
import { useSession } from '@hoshikraft/auth-session';
import { Button } from '@hoshikraft/ui';
import { useLingui } from '@lingui/react/macro';
import { usePagePath } from '../page/site-facts.tsx';
import { useIsOwn } from '../players/use-is-own.ts';
import { FriendButton } from './friend-button.tsx';
import { LikeButton } from './like-button.tsx';

/** What others can do for a player: like them, befriend them, give them a privilege. Nothing of it can be done to oneself. */
export const ProfileActions = ({ profile }: { profile: Schemas['Profile'] }) => {
  const { t } = useLingui();
  const to = usePagePath();
  const signedIn = useSession().kind === 'signed-in';
  if (useIsOwn(profile.login)) return null;
  const store = to(`store?${new URLSearchParams({ recipient: profile.login })}`);
  return (
    <div className="profile-actions">
      <LikeButton profile={profile} />
      <FriendButton profile={profile} />
      <Button
        startIcon="gift"
        variant="primary"
        href={signedIn ? store : `${to('login')}?${new URLSearchParams({ return_to: store })}`}
      >
        {t`Give a privilege`}
      </Button>
    </div>
  );
};
