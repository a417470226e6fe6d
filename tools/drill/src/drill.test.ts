import { expect, test } from '@jest/globals';
import { drill } from './drill.ts';

const quiet = () => undefined;

test('with the API and PostgreSQL killed under it, no purchase is lost, doubled or given up', async () => {
  const report = await drill({ purchases: 900, clients: 12, naive: false, hangUps: 3, calm: 1500, say: quiet });
  expect(report.findings).toEqual([]);
  expect(report.acknowledged).toBe(report.purchases);
  expect(Math.min(report.apiKills, report.postgresKills)).toBeGreaterThan(0);
  // A drill in which nothing had to be tried again would prove nothing.
  expect(report.tries).toBeGreaterThan(report.acknowledged);
});

test('the same count finds out a client without idempotency', async () => {
  const report = await drill({ purchases: 200, clients: 8, naive: true, hangUps: 30, calm: 3000, say: quiet });
  expect(report.findings.some((finding) => finding.startsWith('doubled: '))).toBe(true);
  expect(report.findings.some((finding) => finding.startsWith('balance of '))).toBe(true);
  expect(report.findings.some((finding) => finding.startsWith('movement '))).toBe(false);
});
