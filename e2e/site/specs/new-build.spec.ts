import { expect, test } from '../fixtures/test.ts';

test('a page reloads itself once when a newer build is there', async ({ page }) => {
  let loads = 0;
  let asked = 0;
  let newer = false;
  page.on('domcontentloaded', () => (loads += 1));
  await page.route('**/builds/latest.json', async (route) => {
    asked += 1;
    await (newer ? route.fulfill({ json: { build: 'a-newer-one' } }) : route.continue());
  });
  await page.clock.install();
  await page.goto('/en/team', { waitUntil: 'networkidle' });
  expect(loads).toBe(1);
  await page.clock.runFor(61_000);
  await expect.poll(() => asked).toBeGreaterThan(0);
  await page.waitForTimeout(500);
  expect(loads, 'the same build changes nothing').toBe(1);
  newer = true;
  await page.clock.runFor(61_000);
  await expect.poll(() => loads).toBe(2);
  await page.waitForLoadState('networkidle');
  await page.waitForTimeout(1000);
  expect(loads, 'once, not again and again').toBe(2);
});
