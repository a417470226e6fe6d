import type { Random } from '@hoshikraft/shared';
import type { BanList } from './ban-list.ts';

interface ModeratorContext {
  bans: BanList;
  random: Random;
  names: readonly string[];
}

const HOUR_SECONDS = 3600;
/** Bans an hour of a server, and how often an hour a ban is lifted before its time. */
const BANS = 1.5;
const LIFTS = 0.5;
/** A server that never banned anybody has its first one within a minute or so. */
const FIRST_BANS = 90;
const MOST_IN_FORCE = 3;

/** What for, for how many minutes, and at what price (kopecks). */
const SENTENCES = [
  { reason: '2.4', minutes: 15, price: null },
  { reason: '2.1', minutes: 60, price: 4_900 },
  { reason: '3.5', minutes: 180, price: 9_900 },
  { reason: '3.1, AutoClicker', minutes: 1440, price: 19_900 },
] as const;

/** Moderators of a server: they ban a bot now and then, and let one back before its time. */
export function createModerator({ bans, random, names }: ModeratorContext) {
  const anyOf = <Item>(items: readonly Item[]): Item | undefined => items[Math.floor(random() * items.length)];
  const happens = (anHour: number, seconds: number) => random() < (anHour * seconds) / HOUR_SECONDS;

  return {
    /** Lets time pass over the bots who play; answers who was banned now. */
    step(now: number, seconds: number, logins: readonly string[]): string | null {
      const given = bans.all().filter(({ banned_by }) => names.includes(banned_by));
      const inForce = given.filter(
        ({ lifted, unban_at }) => !lifted && (unban_at === null || Date.parse(unban_at) > now),
      );
      const pardoned = happens(LIFTS, seconds) ? anyOf(inForce) : undefined;
      if (pardoned) bans.lift(pardoned.id, now);
      if (inForce.length >= MOST_IN_FORCE || !happens(given.length === 0 ? FIRST_BANS : BANS, seconds)) return null;
      const [login, sentence, by] = [anyOf(logins), anyOf(SENTENCES), anyOf(names)];
      if (login === undefined || sentence === undefined || by === undefined) return null;
      bans.ban({ login, by, ...sentence }, now);
      return login;
    },
  };
}
