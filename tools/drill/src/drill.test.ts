import { expect, test } from '@jest/globals';
import { drill } from './drill.ts';

const quiet = () => undefined;
/** A machine that is busy with everything else starts the API for a minute and more, again and again. */
const LONG_ENOUGH_MS = 900_000;
/** Fewer top-ups, transfers, bonuses, hours or refunds would meet no kill. */
const PAYMENTS = 10;
const TRANSFERS = 20;
const REWARDS = 5;

test(
  'with the API and PostgreSQL killed under it, nothing that moves money or coins is lost, doubled or given up',
  async () => {
    const report = await drill({ purchases: 300, clients: 12, naive: false, hangUps: 3, calm: 2500, say: quiet });
    expect(report.findings).toEqual([]);
    expect(report.acknowledged).toBe(report.purchases);
    expect(Math.min(report.apiKills, report.postgresKills)).toBeGreaterThan(0);
    // A drill in which nothing had to be tried again would prove nothing.
    expect(report.tries).toBeGreaterThan(report.acknowledged);
    expect(report.transfers).toBeGreaterThan(TRANSFERS);
    expect(Math.min(report.bonuses, report.hours, report.refunds)).toBeGreaterThan(REWARDS);
    expect(report.movements).toMatchObject({
      bonus: report.bonuses,
      referral: report.hours,
      order_refund: report.refunds,
    });
    expect(new Set(Object.values(report.books))).toEqual(new Set([0]));
    // Each is begun once and reported twice.
    expect(report.topUps).toBeGreaterThan(PAYMENTS);
    expect(report.topUpTries).toBeGreaterThan(3 * report.topUps);
  },
  LONG_ENOUGH_MS,
);

test(
  'the same count finds out a client without idempotency',
  async () => {
    const report = await drill({ purchases: 120, clients: 8, naive: true, hangUps: 30, calm: 3000, say: quiet });
    expect(report.findings.some((finding) => finding.startsWith('doubled: order '))).toBe(true);
    expect(report.findings.some((finding) => finding.startsWith('doubled: payment '))).toBe(true);
    expect(report.findings.some((finding) => finding.startsWith('balance of '))).toBe(true);
    expect(report.findings.some((finding) => finding.startsWith('movement '))).toBe(false);
  },
  LONG_ENOUGH_MS,
);
