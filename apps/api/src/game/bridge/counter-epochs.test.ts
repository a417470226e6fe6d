import { expect, test } from '@jest/globals';
import fc from 'fast-check';
import { COUNTERS, updateEpochs } from './counter-epochs.ts';
import type { KnownCounters, Totals } from './counter-epochs.ts';

interface Report {
  at: Date;
  totals: Totals;
}

const columns = Object.values(COUNTERS);
const nothing = Object.fromEntries(columns.map((column) => [column, 0])) as Totals;
const START = Date.UTC(2026, 0);

/** Epochs after these reports in their order of arrival. */
const keep = (reports: readonly Report[]): KnownCounters[] =>
  reports.reduce<KnownCounters[]>((known, { totals, at }) => {
    const changed = updateEpochs(known, totals, at);
    const numbers = new Set(changed.map(({ epoch }) => epoch));
    const kept = [...known.filter(({ epoch }) => !numbers.has(epoch)), ...changed];
    return kept.sort((left, right) => left.started_at.getTime() - right.started_at.getTime());
  }, []);

const sum = (rows: readonly Totals[]): Totals =>
  Object.fromEntries(columns.map((column) => [column, rows.reduce((total, row) => total + row[column], 0)])) as Totals;

/** Totals between wipes: the steps of each period are summed up; the last row of a period is its total. */
const lives = fc.array(fc.array(fc.record({ blocks: fc.nat(50), mobs: fc.nat(9) }), { minLength: 1, maxLength: 6 }), {
  minLength: 1,
  maxLength: 5,
});

/** Deaths decrease with every wipe and stay below the old value, so that any two reports show the wipe between them. */
const livesAsReports = (all: { blocks: number; mobs: number }[][]) => {
  let minute = 0;
  return all.map((life, index) => {
    const totals = { ...nothing, deaths: all.length - index };
    return life.map((step): Report => {
      totals.blocks_broken += step.blocks;
      totals.mobs_killed += step.mobs;
      minute += 1;
      return { at: new Date(START + minute * 60_000), totals: { ...totals } };
    });
  });
};

const withOrder = lives.chain((all) => {
  const told = livesAsReports(all);
  const reports = told.flat();
  const ends = told.map((life) => life.at(-1)?.totals ?? nothing);
  const anyOrder = fc.shuffledSubarray(reports, { minLength: reports.length });
  const repeats = fc.subarray(reports);
  return fc.record({ order: anyOrder, repeats, ends: fc.constant(ends) });
});

test('each period between two wipes counts once, regardless of the order and number of reports', () => {
  fc.assert(
    fc.property(withOrder, ({ order, repeats, ends }) => {
      const known = keep([...order, ...repeats]);
      expect(sum(known)).toEqual(sum(ends));
      expect(known).toHaveLength(ends.length);
    }),
    { numRuns: 1000 },
  );
});

const report = (minute: number, blocks: number): Report => ({
  at: new Date(START + minute * 60_000),
  totals: { ...nothing, blocks_broken: blocks },
});

test('totals from before a wipe count even when they arrive after it', () => {
  const known = keep([report(1, 850), report(3, 5), report(2, 900)]);
  expect(known.map(({ blocks_broken }) => blocks_broken)).toEqual([900, 5]);
});

test('a total above a later one means a wipe between the two', () => {
  const known = keep([report(1, 100), report(3, 400), report(2, 900)]);
  expect(known.map(({ blocks_broken }) => blocks_broken)).toEqual([900, 400]);
});

test('two wipes between two reports are two epochs', () => {
  const known = keep([report(1, 900), report(5, 30), report(3, 40), report(4, 60)]);
  expect(known.map(({ blocks_broken }) => blocks_broken)).toEqual([900, 60, 30]);
});

test('a repeat of the same moment changes nothing, one with higher totals adds to it', () => {
  const known = keep([report(1, 90), report(1, 90), report(1, 80), report(1, 95)]);
  expect(known).toMatchObject([{ epoch: 1, blocks_broken: 95 }]);
});
