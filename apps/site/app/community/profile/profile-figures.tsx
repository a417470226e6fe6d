import type { Schemas } from '@hoshikraft/api-client';
import { useFormats } from '@hoshikraft/i18n';
import { Stat } from '@hoshikraft/ui';
import { useLingui } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import { useHours } from '../players/use-hours.ts';
import { HiddenValue, useVisibilityHint } from './hidden-value.tsx';

const orHidden = (value: string | null): ReactNode => value ?? <HiddenValue />;

/** Hours, coins, likes and friends of a player. */
export const ProfileFigures = ({ profile }: { profile: Schemas['Profile'] }) => {
  const { t } = useLingui();
  const { number } = useFormats();
  const hours = useHours();
  const shownTo = useVisibilityHint(profile);
  const { playtime, coins, likes, friends } = profile;
  return (
    <div className="profile-figures">
      <Stat
        icon="clock"
        label={t`Played`}
        value={orHidden(playtime && hours(playtime.seconds))}
        hint={shownTo('playtime')}
      />
      <Stat icon="coin" label={t`Coins`} value={orHidden(coins && number(coins.amount))} hint={shownTo('coins')} />
      <Stat icon="heart" label={t`Likes`} value={number(likes)} />
      <Stat
        icon="users"
        label={t`Friends`}
        value={orHidden(friends === null ? null : number(friends))}
        hint={shownTo('friends')}
      />
    </div>
  );
};
