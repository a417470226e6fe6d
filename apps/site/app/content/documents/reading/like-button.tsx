import { type Schemas, useApi } from '@hoshikraft/api-client';
import { useSession } from '@hoshikraft/auth-session';
import { useFormats } from '@hoshikraft/i18n';
import { Button } from '@hoshikraft/ui';
import { plural } from '@lingui/core/macro';
import { useLingui } from '@lingui/react/macro';
import { useQueryClient } from '@tanstack/react-query';
import { useSignInAddress } from '../../../shell/sign-in-address.ts';
import { useActions } from './use-actions.ts';

/** Like count of a document and the user's own like; visitors sign in first and return here. */
export const LikeButton = ({ document }: { document: Pick<Schemas['Document'], 'key' | 'likes' | 'liked'> }) => {
  const { t } = useLingui();
  const { number } = useFormats();
  const session = useSession();
  const signIn = useSignInAddress();
  const client = useQueryClient();
  const api = useApi();
  const act = useActions();
  const { key, likes, liked } = document;
  const count = t`${plural(likes, { one: '# like', other: '# likes' })}`;
  if (session.kind !== 'signed-in') {
    return (
      <Button
        startIcon="heart"
        className="own-slot"
        href={signIn('login')}
        aria-label={t`Sign in to like this, ${count}`}
      >
        {number(likes)}
      </Button>
    );
  }
  return (
    <Button
      startIcon="heart"
      className={liked ? 'reading-like reading-like--on' : 'reading-like'}
      aria-pressed={liked}
      aria-label={t`Like, ${count}`}
      onClick={() => act(({ like }) => like(client, api, { key, liked: !liked }))}
    >
      {number(likes)}
    </Button>
  );
};
