import { profileQueries, type Schemas, useApi } from '@hoshikraft/api-client';
import { useSession } from '@hoshikraft/auth-session';
import { Button } from '@hoshikraft/ui';
import { useLingui } from '@lingui/react/macro';
import { useMutation } from '@tanstack/react-query';
import { useSignInAddress } from '../../shell/sign-in-address.ts';

/** Likes a player; visitors sign in first and return here. */
export const LikeButton = ({ profile: { login, liked } }: { profile: Schemas['Profile'] }) => {
  const { t } = useLingui();
  const session = useSession();
  const signIn = useSignInAddress();
  const { mutate } = useMutation(profileQueries.like(useApi()));
  if (session.kind !== 'signed-in') {
    return (
      <Button
        startIcon="heart"
        className="profile-like"
        href={signIn('login')}
        aria-label={t`Sign in to like ${login}`}
      >
        <span>{t`Like`}</span>
      </Button>
    );
  }
  return (
    <Button
      startIcon="heart"
      className={liked ? 'profile-like profile-like--on' : 'profile-like'}
      aria-pressed={liked}
      aria-label={t`Like ${login}`}
      onClick={() => mutate({ nickname: login, liked: !liked })}
    >
      <span>{t`Like`}</span>
    </Button>
  );
};
