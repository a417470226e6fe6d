import type { components } from '@hoshikraft/contract';

type Reported = components['schemas']['PlayerCounters'];

/** Contract name and column of each running total. */
export const COUNTERS = {
  blocksBroken: 'blocks_broken',
  blocksPlaced: 'blocks_placed',
  playersKilled: 'players_killed',
  mobsKilled: 'mobs_killed',
  deaths: 'deaths',
  experience: 'experience',
  chatMessages: 'chat_messages',
  caseOpenings: 'case_openings',
  coinIncome: 'coin_income',
  coinExpenses: 'coin_expenses',
} as const satisfies Record<Exclude<keyof Reported, 'login'>, string>;

export type Totals = Record<(typeof COUNTERS)[keyof typeof COUNTERS], number>;

export interface KnownCounters extends Totals {
  epoch: number;
  started_at: Date;
  reported_at: Date;
}

export const totalsOf = (reported: Reported): Totals =>
  Object.fromEntries(
    Object.entries(COUNTERS).map(([name, column]) => [column, reported[name as keyof typeof COUNTERS]]),
  ) as Totals;

/**
 * What is kept after a report: the same epoch with the new totals, or the next epoch when any total fell (a wipe). Null
 * when the report is older than what is known.
 */
export function nextCounters(known: KnownCounters | undefined, totals: Totals, reportedAt: Date): KnownCounters | null {
  if (!known) return { ...totals, epoch: 1, started_at: reportedAt, reported_at: reportedAt };
  if (reportedAt < known.reported_at) return null;
  const fell = Object.values(COUNTERS).some((column) => totals[column] < known[column]);
  return fell
    ? { ...totals, epoch: known.epoch + 1, started_at: reportedAt, reported_at: reportedAt }
    : { ...totals, epoch: known.epoch, started_at: known.started_at, reported_at: reportedAt };
}
