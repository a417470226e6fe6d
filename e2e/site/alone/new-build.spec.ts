import { readFileSync, writeFileSync } from 'node:fs';
import { expect, test } from '../fixtures/test.ts';

const LATEST = new URL('../../../apps/site/build/client/builds/latest.json', import.meta.url);

test('a page reloads itself once when a newer build is there', async ({ page }) => {
  const built = readFileSync(LATEST, 'utf8');
  let loads = 0;
  page.on('domcontentloaded', () => (loads += 1));
  await page.clock.install();
  await page.goto('/en/team', { waitUntil: 'networkidle' });
  expect(loads).toBe(1);
  await page.clock.runFor(61_000);
  await page.waitForTimeout(500);
  expect(loads, 'the same build changes nothing').toBe(1);
  try {
    writeFileSync(LATEST, JSON.stringify({ build: 'a-newer-one' }));
    await page.clock.runFor(61_000);
    await expect.poll(() => loads).toBe(2);
    await page.waitForLoadState('networkidle');
    await page.waitForTimeout(1000);
    expect(loads, 'once, not again and again').toBe(2);
  } finally {
    writeFileSync(LATEST, built);
  }
});
