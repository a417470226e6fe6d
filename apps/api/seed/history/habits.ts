import { hashText, type Random, seededRandom } from '@hoshikraft/shared';

/** How somebody plays, the same each time it is asked. */
export interface Habits {
  login: string;
  /** Where they play, what they like most first, with the share of their time. */
  servers: readonly { serverId: string; share: number }[];
  /** Hours at the game in a usual week. */
  weekHours: number;
  /** Hour of the day (UTC) around which they come. */
  evening: number;
  /** Share of a session that they may be away. */
  awayness: number;
  random: Random;
}

/** Popular ones more than once: who picks blindly picks them more often. */
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

/** Any number: another one is another history. */
const SEED = 20_260_707;

export const chanceOf = (subject: string): Random => seededRandom(SEED ^ hashText(subject));

export const pick = <Item>(random: Random, items: readonly Item[]): Item => {
  const item = items[Math.floor(random() * items.length)];
  if (item === undefined) throw new RangeError('nothing to pick from');
  return item;
};

export function habitsOf(login: string): Habits {
  const random = chanceOf(`habits of ${login}`);
  const shares = pick(random, SHARES);
  const liked = new Set<string>();
  while (liked.size < shares.length) liked.add(pick(random, SERVERS));
  return {
    login,
    servers: [...liked].map((serverId, place) => ({ serverId, share: shares[place] ?? 0 })),
    weekHours: 2 + 20 * random() ** 2,
    evening: 13 + random() * 7,
    awayness: random() * 0.2,
    random,
  };
}
