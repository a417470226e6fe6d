import { DAY_MS, HOUR_MS } from '@hoshikraft/shared';
import { randomFor, pick } from './habits.ts';

/** A sample player in the history. */
export interface Person {
  id: string;
  login: string;
  registeredAt: Date;
}

export interface Relation {
  from: string;
  to: string;
  at: Date;
}

const between = (share: number, left: Person, right: Person, until: Date): Date => {
  const from = Math.max(left.registeredAt.getTime(), right.registeredAt.getTime());
  return new Date(Math.floor(from + share * Math.max(until.getTime() - from, 0)));
};

/** Friendships between the players, each pair once. */
export function pastFriendships(people: readonly Person[], until: Date): Relation[] {
  const random = randomFor('friendships');
  return people.flatMap((from, index) =>
    people.slice(index + 1).flatMap((to) => {
      const [isFriend, share] = [random() < 0.11, random()];
      return isFriend ? [{ from: from.id, to: to.id, at: between(share, from, to, until) }] : [];
    }),
  );
}

/** Likes of profiles; some players have many. */
export function pastLikes(people: readonly Person[], until: Date): Relation[] {
  const random = randomFor('likes');
  return people.flatMap((to) => {
    const fame = 0.5 * random() ** 2;
    return people.flatMap((from) => {
      const [likes, share] = [random() < fame, random()];
      return likes && from.id !== to.id ? [{ from: from.id, to: to.id, at: between(share, from, to, until) }] : [];
    });
  });
}

export interface PastBan {
  person: Person;
  serverId: string | null;
  bannedBy: string;
  reason: string;
  at: Date;
  /** null for a permanent ban. */
  until: Date | null;
  price: number | null;
  liftedAt: Date | null;
}

const MODERATORS = {
  'techno-magic-rpg': ['Shirayuki_', 'Akatsuki77'],
  hitech: ['Volt_Sensei', 'Kaminari'],
  'techno-magic-sky': ['SoraNoIto'],
  'magic-rpg': ['Mahoutsukai'],
} as const;
const SERVERS = Object.keys(MODERATORS) as (keyof typeof MODERATORS)[];

const REASONS = ['3.1, X-Ray', '3.1, KillAura', '3.1, AutoClicker', '2.6', '2.2', '3.2, Dupe'];

/** Expired and lifted bans, each after the player's registration. */
export function endedBans(people: readonly Person[], until: Date): PastBan[] {
  const random = randomFor('ended bans');
  return people.flatMap((person) => {
    const [isBanned, share, days, lift] = [random() < 0.3, random(), pick(random, [1, 3, 7, 30]), random()];
    const serverId = pick(random, SERVERS);
    const ban = { person, serverId, bannedBy: pick(random, MODERATORS[serverId]), reason: pick(random, REASONS) };
    const room = until.getTime() - days * DAY_MS - HOUR_MS - person.registeredAt.getTime();
    if (!isBanned || room <= 0) return [];
    const at = person.registeredAt.getTime() + Math.floor(share * room);
    const end = at + days * DAY_MS;
    const liftedAt = lift < 0.3 ? new Date(at + Math.floor(lift * 3 * days * DAY_MS)) : null;
    return [{ ...ban, at: new Date(at), until: new Date(end), price: 19_900 * days, liftedAt }];
  });
}

/** Active bans: days since the ban, and its length in days; null for a permanent ban. */
const ACTIVE_BANS = [
  { days: 3, of: 30 },
  { days: 12, of: 60 },
  { days: 40, of: null },
  { days: 1, of: 7 },
  { days: 200, of: null },
  { days: 20, of: 90 },
] as const;

export function activeBans(people: readonly Person[], until: Date): PastBan[] {
  const random = randomFor('active bans');
  return people.flatMap((person, index) => {
    const length = ACTIVE_BANS[index];
    if (!length) return [];
    const serverId = pick(random, SERVERS);
    const at = new Date(until.getTime() - length.days * DAY_MS - Math.floor(random() * DAY_MS));
    const end = length.of === null ? null : new Date(at.getTime() + length.of * DAY_MS);
    const bannedBy = pick(random, MODERATORS[serverId]);
    const reason = pick(random, REASONS);
    const price = length.of === null ? null : 1_900 * length.of;
    return [
      { person, serverId: index % 3 === 0 ? null : serverId, bannedBy, reason, at, until: end, price, liftedAt: null },
    ];
  });
}
