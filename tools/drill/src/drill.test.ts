import { expect, test } from '@jest/globals';
import { drill } from './drill.ts';

const quiet = () => undefined;
/** Each start of the API can take more than a minute on a busy machine. */
const LONG_ENOUGH_MS = 900_000;
/** Minimum numbers of operations, so that some are interrupted by a kill. */
const PAYMENTS = 10;
const TRANSFERS = 20;
const REWARDS = 5;

test(
  'while the API and PostgreSQL are killed, no movement of money or coins is lost, duplicated or failed',
  async () => {
    const report = await drill({
      purchases: 300,
      clients: 12,
      naive: false,
      abortPercent: 3,
      maxPauseMs: 2500,
      print: quiet,
    });
    expect(report.findings).toEqual([]);
    expect(report.acknowledged).toBe(report.purchases);
    expect(Math.min(report.apiKills, report.postgresKills)).toBeGreaterThan(0);
    // Without retries the drill would test nothing.
    expect(report.tries).toBeGreaterThan(report.acknowledged);
    expect(report.transfers).toBeGreaterThan(TRANSFERS);
    expect(Math.min(report.bonuses, report.hours, report.refunds)).toBeGreaterThan(REWARDS);
    expect(report.movements).toMatchObject({
      bonus: report.bonuses,
      referral: report.hours,
      order_refund: report.refunds,
    });
    expect(new Set(Object.values(report.unitTotals))).toEqual(new Set([0]));
    // Each top-up is started once and reported twice.
    expect(report.topUps).toBeGreaterThan(PAYMENTS);
    expect(report.topUpTries).toBeGreaterThan(3 * report.topUps);
  },
  LONG_ENOUGH_MS,
);

test(
  'the same checks detect a client without idempotency',
  async () => {
    const report = await drill({
      purchases: 120,
      clients: 8,
      naive: true,
      abortPercent: 30,
      maxPauseMs: 3000,
      print: quiet,
    });
    expect(report.findings.some((finding) => finding.startsWith('doubled: order '))).toBe(true);
    expect(report.findings.some((finding) => finding.startsWith('doubled: payment '))).toBe(true);
    expect(report.findings.some((finding) => finding.startsWith('balance of '))).toBe(true);
    expect(report.findings.some((finding) => finding.startsWith('movement '))).toBe(false);
  },
  LONG_ENOUGH_MS,
);
