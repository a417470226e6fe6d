import { createHash } from 'node:crypto';
import { DAY_MS, HOUR_MS, MINUTE_MS, type Random, SECOND_MS } from '@hoshikraft/shared';
import type { Habits } from './habits.ts';

export interface PastSession {
  id: string;
  serverId: string;
  joinedAt: number;
  leftAt: number;
  afkSeconds: number;
}

const MEAN_HOURS = 1.4;
const LONGEST_HOURS = 7;
const SHORTEST_MS = 6 * MINUTE_MS;

/** UUID derived from a text. */
function uuidOf(text: string): string {
  const hex = createHash('sha256').update(text).digest('hex');
  return `${hex.slice(0, 8)}-${hex.slice(8, 12)}-8${hex.slice(13, 16)}-a${hex.slice(17, 20)}-${hex.slice(20, 32)}`;
}

/** Random number around 0, mostly within 1. */
const around = (random: Random): number => random() + random() + random() - 1.5;

function serverFor({ random, servers }: Habits): string {
  let left = random();
  return servers.find(({ share }) => (left -= share) < 0)?.serverId ?? servers[0]?.serverId ?? '';
}

/** Factor of play time on a day: more at weekends, less in summer, none in pauses. */
function activity(day: number, pauses: readonly { from: number; days: number }[]): number {
  if (pauses.some(({ from, days }) => from <= day && day < from + days * DAY_MS)) return 0;
  const date = new Date(day);
  const weekend = [0, 6].includes(date.getUTCDay()) ? 1.6 : 0.85;
  return weekend * (1 + 0.25 * Math.cos((2 * Math.PI * (date.getUTCMonth() - 0.5)) / 12));
}

/** Sessions of a sample player between two moments, oldest first; they do not overlap. */
export function pastSessions(habits: Habits, from: number, until: number): PastSession[] {
  const { login, random, weekHours, evening, afkShare } = habits;
  const pauses = Array.from({ length: 4 }, () => ({ from: from + random() * (until - from), days: 5 + random() * 40 }));
  const sessions: PastSession[] = [];
  let free = from;
  for (let day = Math.floor(from / DAY_MS) * DAY_MS; day < until; day += DAY_MS) {
    const mean = (activity(day, pauses) * weekHours) / 7 / MEAN_HOURS;
    for (let chance = mean; random() < chance; chance -= 1) {
      const hours = Math.min(-Math.log(1 - random()) * MEAN_HOURS, LONGEST_HOURS);
      const joinedAt = Math.round(Math.max(day + (evening + 4 * around(random)) * HOUR_MS, free + MINUTE_MS));
      const leftAt = joinedAt + SHORTEST_MS + Math.round(hours * HOUR_MS);
      const away = random() < 0.4 ? random() * afkShare : 0;
      const serverId = serverFor(habits);
      if (leftAt > until) return sessions;
      free = leftAt;
      const afkSeconds = Math.floor((away * (leftAt - joinedAt)) / SECOND_MS);
      sessions.push({ id: uuidOf(`${login} ${sessions.length}`), serverId, joinedAt, leftAt, afkSeconds });
    }
  }
  return sessions;
}
