import { type FriendAction, friendQueries, type Schemas, useApi } from '@hoshikraft/api-client';
import { Button, type IconName, Tag } from '@hoshikraft/ui';
import { useLingui } from '@lingui/react/macro';
import { useMutation } from '@tanstack/react-query';
import { useSignInAddress } from '../../shell/sign-in-address.ts';

interface Step {
  action: FriendAction;
  label: string;
  icon: IconName;
}

/** The next step between a viewer and this player; visitors sign in first and return here. */
export const FriendButton = ({ profile: { login, friendState } }: { profile: Schemas['Profile'] }) => {
  const { t } = useLingui();
  const signIn = useSignInAddress();
  const change = useMutation(friendQueries.change(useApi()));
  if (friendState === null) {
    return (
      <Button startIcon="users" href={signIn('login')}>
        {t`Add friend`}
      </Button>
    );
  }
  if (friendState === 'friends') return <Tag tone="outline">{t`You are friends`}</Tag>;
  const steps: Record<typeof friendState, Step> = {
    none: { action: 'request', label: t`Add friend`, icon: 'users' },
    outgoing: { action: 'cancel', label: t`Take the request back`, icon: 'close' },
    incoming: { action: 'accept', label: t`Accept friendship`, icon: 'check' },
    blocked: { action: 'unblock', label: t`Unblock`, icon: 'lock' },
  };
  const { action, label, icon } = steps[friendState];
  return (
    <Button
      startIcon={icon}
      loading={change.isPending}
      loadingLabel={label}
      onClick={() => change.mutate({ action, nickname: login })}
    >
      {label}
    </Button>
  );
};
