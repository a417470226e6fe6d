import { addresses } from '@hoshikraft/testkit/stack';
import { setTimeout as sleep } from 'node:timers/promises';
import type { Page } from 'playwright/test';
import { expect, test } from '../fixtures/test.ts';

const countPolls = (page: Page): (() => number) => {
  let count = 0;
  page.on('request', (request) => {
    if (new URL(request.url()).pathname === '/api/server/monitoring') count += 1;
  });
  return () => count;
};

test('the servers page shows the online that the game servers themselves report', async ({ page, request }) => {
  const { sandbox } = addresses();
  await page.goto('/en/servers');
  const { online } = (await (await request.get(`${sandbox}/game-servers/hitech/state`)).json()) as {
    online: unknown[];
  };
  expect(online.length).toBeGreaterThan(0);
  await expect(page.getByText('HiTech').first()).toBeVisible();
  await expect(page.getByText(/TPS \d/).first()).toBeVisible();
});

test('live figures are asked for every 5 s while the window has focus, and only then', async ({ page }) => {
  await page.addInitScript(() => {
    let focused = true;
    document.hasFocus = () => focused;
    for (const type of ['blur', 'focus']) addEventListener(type, () => (focused = type === 'focus'), { capture: true });
  });
  await page.clock.install();
  await page.goto('/en/servers');
  const polls = countPolls(page);
  // The page's clock is ours, the answers take real time.
  const pass = async (seconds: number): Promise<void> => {
    for (let passed = 0; passed < seconds; passed += 1) {
      await page.clock.runFor(1000);
      await sleep(200);
    }
  };
  await pass(16);
  expect(polls()).toBeGreaterThanOrEqual(2);
  expect(polls()).toBeLessThanOrEqual(4);
  await page.evaluate(() => dispatchEvent(new Event('blur')));
  const before = polls();
  await pass(16);
  expect(polls() - before).toBe(0);
  await page.evaluate(() => dispatchEvent(new Event('focus')));
  await pass(6);
  expect(polls() - before).toBeGreaterThanOrEqual(1);
});
