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

/** Whether no column of `totals` is above that of `other`. */
const isAtMost = (totals: Totals, other: Totals): boolean =>
  Object.values(COUNTERS).every((column) => totals[column] <= other[column]);

const at = (moment: Date, totals: Totals, epoch: number): KnownCounters => ({
  ...totals,
  epoch,
  started_at: moment,
  reported_at: moment,
});

/**
 * The epochs that a report changes or adds. Totals only rise between two wipes, so a total below an earlier one, or above a
 * later one, means a wipe between them. Reports may arrive late: one that a later report covers changes nothing, and totals
 * from before a wipe count even when they arrive after it. Epochs are numbered in order of arrival.
 *
 * @param epochs all known epochs of this player on this server, ordered by time
 */
export function updateEpochs(epochs: readonly KnownCounters[], totals: Totals, moment: Date): KnownCounters[] {
  const before = epochs.findLast(({ started_at }) => started_at <= moment);
  const after = epochs.find(({ started_at }) => started_at > moment);
  const fresh = 1 + Math.max(0, ...epochs.map(({ epoch }) => epoch));
  if (before && moment <= before.reported_at && isAtMost(totals, before)) return [];
  if (before && moment < before.reported_at) {
    // Totals fell after this report: split the epoch, and let the stored totals begin a new one.
    const later = { ...before, epoch: fresh, started_at: before.reported_at };
    return [{ ...at(moment, totals, before.epoch), started_at: before.started_at }, later];
  }
  if (before && isAtMost(before, totals))
    return [{ ...at(moment, totals, before.epoch), started_at: before.started_at }];
  if (after && isAtMost(totals, after)) return [{ ...after, started_at: moment }];
  return [at(moment, totals, fresh)];
}
