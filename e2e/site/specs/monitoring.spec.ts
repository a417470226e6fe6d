import { addresses } from '@hoshikraft/testkit/stack';
import { setTimeout as sleep } from 'node:timers/promises';
import type { APIRequestContext, Page } from 'playwright/test';
import { expect, test } from '../fixtures/test.ts';

const countPolls = (page: Page): (() => number) => {
  let count = 0;
  page.on('request', (request) => {
    if (new URL(request.url()).pathname === '/api/server/monitoring') count += 1;
  });
  return () => count;
};

const SERVERS = {
  'techno-magic-rpg': 'TechnoMagic RPG',
  hitech: 'HiTech',
  'techno-magic-sky': 'TechnoMagic SKY',
  'magic-rpg': 'Magic RPG',
};

/** How many play on a server, as the game server itself says. */
const reported = async (request: APIRequestContext, server: string): Promise<number> => {
  const answer = await request.get(`${addresses().sandbox}/game-servers/${server}/state`);
  return ((await answer.json()) as { online: unknown[] }).online.length;
};

test('the servers page shows the online that the game servers themselves report', async ({ page, request }) => {
  await page.goto('/en/servers');
  for (const [id, name] of Object.entries(SERVERS)) {
    const card = page.getByRole('listitem').filter({ has: page.getByRole('heading', { name, exact: true }) });
    await expect(card.getByText(/TPS \d/)).toBeVisible();
    // Players come and go, and a heartbeat and a poll lie between: at some moment both say the same.
    await expect(async () => {
      const online = await reported(request, id);
      expect(online).toBeGreaterThan(0);
      await expect(card.getByText(new RegExp(`^${online} players?$`))).toBeVisible({ timeout: 100 });
      await expect(card.getByText(/^24-hour record \d+$/)).toBeVisible({ timeout: 100 });
    }).toPass({ intervals: [500] });
  }
});

test('live figures are requested every 5 s, only while the window has focus', async ({ page }) => {
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

test('the page of a server begins with its name, the number of players and Play', async ({ page }) => {
  for (const size of [
    { width: 1280, height: 800 },
    { width: 360, height: 760 },
  ]) {
    await page.setViewportSize(size);
    await page.goto('/en/servers/hitech');
    const top = page.getByRole('main').locator('header');
    const play = top.getByRole('link', { name: 'Play', exact: true });
    for (const part of [top.getByRole('heading', { level: 1 }), top.getByText(/^\d+ players?$/), play]) {
      const box = await part.boundingBox();
      expect((box?.y ?? Infinity) + (box?.height ?? 0)).toBeLessThan(size.height);
    }
  }
});
