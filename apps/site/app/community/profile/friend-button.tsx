import type { FriendAction, Schemas } from '@hoshikraft/api-client';
import { Button, IconButton, type IconName, Menu, type MenuItem, Tag } from '@hoshikraft/ui';
import { useLingui } from '@lingui/react/macro';
import { type RefObject, useLayoutEffect, useRef } from 'react';
import { useSignInAddress } from '../../shell/sign-in-address.ts';
import { type FriendChanges, useFriendChange } from '../friends/use-friend-change.tsx';

type State = Schemas['FriendState'];

interface Step {
  action: FriendAction;
  label: string;
  icon: IconName;
}

/** Keeps the focus on what is left after a change has replaced the focused button. */
const useFocusAfterChange = (place: RefObject<HTMLElement | null>, state: State) => {
  const isChanging = useRef(false);
  useLayoutEffect(() => {
    if (isChanging.current && document.activeElement === document.body) place.current?.querySelector('button')?.focus();
    isChanging.current = false;
  }, [place, state]);
  return () => void (isChanging.current = true);
};

interface StepProps extends Omit<FriendChanges, 'dialog'> {
  login: string;
  state: State;
  onSend: () => void;
}

const NextStep = ({ login, state, change, isPending, onSend }: StepProps) => {
  const { t } = useLingui();
  if (state === 'friends') return <Tag tone="outline">{t`You are friends`}</Tag>;
  const steps: Record<typeof state, Step> = {
    none: { action: 'request', label: t`Add friend`, icon: 'users' },
    outgoing: { action: 'cancel', label: t`Withdraw request`, icon: 'close' },
    incoming: { action: 'accept', label: t`Accept request`, icon: 'check' },
    blocked: { action: 'unblock', label: t`Unblock`, icon: 'lock' },
  };
  const { action, label, icon } = steps[state];
  return (
    <Button
      startIcon={icon}
      loading={isPending(action, login)}
      loadingLabel={label}
      onClick={() => change(action, login, onSend)}
    >
      {label}
    </Button>
  );
};

/** Changes that end the relation: a menu, because they are rare. A blocked player has none. */
const EndMenu = ({ login, state, change, isPending, onSend }: StepProps) => {
  const { t } = useLingui();
  const itemOf = (action: FriendAction, label: string, icon: IconName): MenuItem => ({
    key: action,
    label,
    icon,
    danger: true,
    onSelect: () => change(action, login, onSend),
  });
  return (
    <Menu
      align="end"
      trigger={(props) => (
        <IconButton
          variant="secondary"
          icon="more"
          label={t`More actions: ${login}`}
          loading={isPending('block', login) || isPending('remove', login)}
          {...props}
        />
      )}
      items={[
        ...(state === 'incoming' ? [itemOf('decline', t`Decline`, 'close')] : []),
        ...(state === 'friends' ? [itemOf('remove', t`Remove from friends`, 'close')] : []),
        itemOf('block', t`Block player`, 'ban'),
      ]}
    />
  );
};

const Relation = ({ login, state }: { login: string; state: State }) => {
  const place = useRef<HTMLDivElement>(null);
  const { dialog, ...changes } = useFriendChange();
  const step = { ...changes, login, state, onSend: useFocusAfterChange(place, state) };
  return (
    <div ref={place} className="profile-relation">
      <NextStep {...step} />
      {state !== 'blocked' && <EndMenu {...step} />}
      {dialog}
    </div>
  );
};

/** The next step between a viewer and this player, and the ways to end it; visitors sign in first and return here. */
export const FriendButton = ({ profile: { login, friendState } }: { profile: Schemas['Profile'] }) => {
  const { t } = useLingui();
  const signIn = useSignInAddress();
  if (friendState === null) {
    return (
      <Button startIcon="users" href={signIn('login')}>
        {t`Add friend`}
      </Button>
    );
  }
  return <Relation login={login} state={friendState} />;
};
