import type { components } from '@hoshikraft/contract';
import { hashText, seededRandom } from '@hoshikraft/shared';
import type { Random } from '@hoshikraft/shared';
import { gaussian, poisson } from '../random.ts';

export type Counters = components['schemas']['PlayerCounters'];
type Counter = Exclude<keyof Counters, 'login'>;

// Per hour of play, from the calmest player to the busiest.
const RATES: Record<Counter, readonly [number, number]> = {
  blocksBroken: [250, 2600],
  blocksPlaced: [120, 1700],
  playersKilled: [0, 1],
  mobsKilled: [15, 240],
  deaths: [0.3, 3],
  experience: [300, 4200],
  chatMessages: [1, 60],
  caseOpenings: [0, 1.2],
  coinIncome: [60, 420],
  coinExpenses: [20, 300],
};
const HOUR_SECONDS = 3600;

export function emptyCounters(login: string): Counters {
  return {
    login,
    ...(Object.fromEntries(Object.keys(RATES).map((name) => [name, 0])) as Record<Counter, number>),
  };
}

/** What a bot does in that time, added to its totals. The same login always plays in the same manner. */
export function play(random: Random, totals: Counters, seconds: number, fights: number): void {
  const manner = seededRandom(hashText(totals.login));
  for (const [name, [calm, busy]] of Object.entries(RATES) as [Counter, readonly [number, number]][]) {
    const perHour = (calm + (busy - calm) * manner() ** 2) * (name === 'playersKilled' ? fights : 1);
    totals[name] += poisson(random, Math.min((perHour * seconds) / HOUR_SECONDS, 50));
  }
}

/** Ticks a second of a server: near 20, lower when it is full, with a dip now and then. */
export function createTicks(random: Random, heaviness: number) {
  let tps = 20;
  return {
    step(fill: number): number {
      const usual = 20.2 - heaviness * fill;
      tps += (usual - tps) * 0.35 + gaussian(random) * 0.12;
      if (random() < 0.008) tps -= 2 + random() * 5;
      tps = Math.min(Math.max(tps, 4), 20);
      return Math.round(tps * 100) / 100;
    },
  };
}
