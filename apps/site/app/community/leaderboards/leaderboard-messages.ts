import type { Schemas } from '@hoshikraft/api-client';
import { useFormats } from '@hoshikraft/i18n';
import type { IconName } from '@hoshikraft/ui';
import { useLingui } from '@lingui/react/macro';
import { useHours } from '../players/use-hours.ts';

export type TopType = Schemas['TopType'];

/** All leaderboards, in the order of their tabs. */
export const TOP_TYPES = ['playtime', 'online', 'coins', 'likes'] as const satisfies readonly TopType[];

export const TOP_ICONS: Readonly<Record<TopType, IconName>> = {
  playtime: 'clock',
  online: 'calendar',
  coins: 'coin',
  likes: 'heart',
};

/** Name and description of each leaderboard. */
export const useLeaderboardMessages = () => {
  const { t } = useLingui();
  return (type: TopType): { name: string; lead: string; empty: string; ownEmpty: string } => {
    const words = {
      playtime: {
        name: t`Playtime`,
        lead: t`Most playtime since the servers opened. Time spent AFK doesn't count.`,
        empty: t`This spot is free: play, and you'll be here within a minute of leaving.`,
        ownEmpty: t`You haven't played here yet. Play, and you'll appear within a minute of leaving.`,
      },
      online: {
        name: t`Last 30 days`,
        lead: t`Most playtime in the last 30 days. Time spent AFK doesn't count.`,
        empty: t`This spot is free: play, and you'll be here within a minute of leaving.`,
        ownEmpty: t`You haven't played here in the last 30 days.`,
      },
      coins: {
        name: t`Coins`,
        lead: t`Who has the most coins right now.`,
        empty: t`No one has coins here yet.`,
        ownEmpty: t`You have no coins here yet.`,
      },
      likes: {
        name: t`Likes`,
        lead: t`The most liked profiles.`,
        empty: t`No likes yet: open a profile and be the first to like it.`,
        ownEmpty: t`No one has liked your profile yet.`,
      },
    };
    return words[type];
  };
};

/** Formats the value of a leaderboard: hours, coins, likes. */
export const useLeaderboardValue = () => {
  const { number } = useFormats();
  const hours = useHours();
  return (type: TopType, value: number): string =>
    type === 'coins' || type === 'likes' ? number(value) : hours(value);
};
