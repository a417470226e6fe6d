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
  online: 'flame',
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
        lead: t`Who played longest since the servers opened. Time away from the keyboard does not count.`,
        empty: t`The place is free: whoever plays is counted within a minute after leaving.`,
        ownEmpty: t`You have not played here yet. Play, and you are counted within a minute after leaving.`,
      },
      online: {
        name: t`Last 30 days`,
        lead: t`Who played longest in the last 30 days. Time away from the keyboard does not count.`,
        empty: t`The place is free: whoever plays is counted within a minute after leaving.`,
        ownEmpty: t`You have not played here in the last 30 days.`,
      },
      coins: {
        name: t`Coins`,
        lead: t`Who holds most coins right now.`,
        empty: t`Nobody holds coins here yet.`,
        ownEmpty: t`You hold no coins here yet.`,
      },
      likes: {
        name: t`Likes`,
        lead: t`Whose profile players like most.`,
        empty: t`Nobody was liked yet: open a profile and be the first to like it.`,
        ownEmpty: t`Nobody has liked your profile yet.`,
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
