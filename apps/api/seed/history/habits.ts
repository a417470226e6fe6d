import { hashText, type Random, seededRandom } from '@hoshikraft/shared';

/** How a sample player plays; derived from the login. */
export interface Habits {
  login: string;
  /** Servers on which they play, with the share of their time, most played first. */
  servers: readonly { serverId: string; share: number }[];
  /** Hours of play in a usual week. */
  weekHours: number;
  /** Hour of the day (UTC) around which they join. */
  evening: number;
  /** Largest share of a session that is AFK. */
  afkShare: number;
  random: Random;
}

/** Popular servers are listed several times, so that a random pick takes them more often. */
const SERVERS = [
  'techno-magic-rpg',
  'techno-magic-rpg',
  'techno-magic-rpg',
  'hitech',
  'hitech',
  'techno-magic-sky',
  'magic-rpg',
];
const SHARES = [[1], [0.75, 0.25], [0.65, 0.25, 0.1]] as const;

/** Arbitrary; another number gives another history. */
const SEED = 20_260_707;

export const randomFor = (subject: string): Random => seededRandom(SEED ^ hashText(subject));

export const pick = <Item>(random: Random, items: readonly Item[]): Item => {
  const item = items[Math.floor(random() * items.length)];
  if (item === undefined) throw new RangeError('nothing to pick from');
  return item;
};

export function habitsOf(login: string): Habits {
  const random = randomFor(`habits of ${login}`);
  const shares = pick(random, SHARES);
  const liked = new Set<string>();
  while (liked.size < shares.length) liked.add(pick(random, SERVERS));
  return {
    login,
    servers: [...liked].map((serverId, place) => ({ serverId, share: shares[place] ?? 0 })),
    weekHours: 2 + 20 * random() ** 2,
    evening: 13 + random() * 7,
    afkShare: random() * 0.2,
    random,
  };
}
