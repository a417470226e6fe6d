import { HOUR_MS, SECOND_MS } from '@hoshikraft/shared';
import { COUNTERS, type KnownCounters, type Totals } from '../../src/game/bridge/counter-epochs.ts';
import { randomFor } from './habits.ts';
import type { PastSession } from './past-sessions.ts';

/** Counts per hour of play of an average player. */
const RATES: Totals = {
  blocks_broken: 1400,
  blocks_placed: 900,
  players_killed: 0.4,
  mobs_killed: 120,
  deaths: 1.5,
  experience: 2200,
  chat_messages: 30,
  case_openings: 0.6,
  coin_income: 240,
  coin_expenses: 190,
};

export interface PastEpoch extends KnownCounters {
  serverId: string;
}

/** Counters of those sessions, in epochs between the wipes of each server. */
export function pastCounters(
  login: string,
  sessions: readonly PastSession[],
  wipes: readonly { serverId: string; at: Date }[],
): PastEpoch[] {
  const random = randomFor(`manner of ${login}`);
  const factors = Object.fromEntries(
    Object.values(COUNTERS).map((name) => [name, 0.15 + 1.7 * random() ** 2]),
  ) as Totals;
  const byEpoch = Map.groupBy(sessions, ({ serverId, joinedAt }) => {
    const before = wipes.filter((wipe) => wipe.serverId === serverId && wipe.at.getTime() <= joinedAt);
    return `${serverId} ${before.length}`;
  });
  const epochs: PastEpoch[] = [];
  for (const played of byEpoch.values()) {
    const [first, last] = [played[0], played.at(-1)];
    if (!first || !last) continue;
    const hours = played.reduce(
      (sum, { joinedAt, leftAt, afkSeconds }) => sum + (leftAt - joinedAt - afkSeconds * SECOND_MS) / HOUR_MS,
      0,
    );
    const totals = Object.fromEntries(
      Object.values(COUNTERS).map((name) => [name, Math.floor(hours * RATES[name] * factors[name])]),
    ) as Totals;
    const { serverId } = first;
    const epoch = 1 + epochs.filter((known) => known.serverId === serverId).length;
    // A player cannot spend more than the income.
    totals.coin_expenses = Math.min(totals.coin_expenses, Math.floor(totals.coin_income * 0.9));
    epochs.push({
      ...totals,
      serverId,
      epoch,
      started_at: new Date(first.joinedAt),
      reported_at: new Date(last.leftAt),
    });
  }
  return epochs;
}
