import type { Schemas } from '@hoshikraft/api-client';
import { useLingui } from '@lingui/react/macro';

type Part = Schemas['HiddenPart']['part'];
type ShownTo = Schemas['HiddenPart']['shownTo'];

export const PARTS = ['online', 'lastSeen', 'playtime', 'statistics', 'coins', 'roles', 'friends', 'services'] as const;
export const SHOWN_TO = ['everyone', 'friends', 'nobody'] as const;

/** Labels of the parts of a profile and of their audiences. */
export const usePrivacyLabels = (): {
  part: Readonly<Record<Part, { title: string; about: string }>>;
  shownTo: Readonly<Record<ShownTo, string>>;
} => {
  const { t } = useLingui();
  return {
    part: {
      online: { title: t`In the game now`, about: t`Whether you're playing and on which server.` },
      lastSeen: {
        title: t`Last seen`,
        about: t`When you last played. Shown only to people who can see when you're playing.`,
      },
      playtime: { title: t`Playtime`, about: t`Hours, days and your place on the playtime leaderboards.` },
      statistics: { title: t`Statistics`, about: t`Blocks, combat, experience and other stats.` },
      coins: { title: t`Coins`, about: t`How many you have and your place on the coins leaderboard.` },
      roles: { title: t`Privileges`, about: t`Which privileges you have and where.` },
      friends: { title: t`Friends`, about: t`How many friends you have and who they are.` },
      services: { title: t`Discord and YouTube`, about: t`Accounts you've linked for your profile.` },
    },
    shownTo: { everyone: t`Everyone`, friends: t`Friends`, nobody: t`Only me` },
  };
};
