import type { Locator } from 'playwright/test';
import { newPlayer, pageFaults, resize } from '@hoshikraft/testkit/browser';
import { addresses } from '@hoshikraft/testkit/stack';
import { banOn } from '../fixtures/sandbox.ts';
import { expect, test } from '../fixtures/test.ts';
import { chooseServer, launchButton } from '../pages/main-page.ts';
import { signInOnSite } from '../pages/site.ts';

const SIZES = [
  { width: 360, height: 640 },
  { width: 1280, height: 800 },
  { width: 1000, height: 620 },
];

for (const language of ['ru', 'en'] as const) {
  test.describe(language, () => {
    test.use({ language });

    test(`a banned player reads why, by whom and until when [${language}]`, async ({ page, words, signIn }) => {
      await signIn('banned');
      await expect(page).toHaveURL(/\/launcher\/ban$/);
      await expect(page.getByRole('heading', { level: 1, name: words('You are banned') })).toBeVisible();
      for (const fact of ['Reason', 'Where', 'Banned by', 'Since', 'Until'])
        await expect(page.getByText(words(fact), { exact: true })).toBeVisible();
      expect(await pageFaults(page, SIZES)).toEqual([]);
    });
  });
}

test('a player banned on a server tops up on the site, pays for the lifting, and is let in', async ({
  page,
  context,
  words,
  open,
}) => {
  const player = newPlayer();
  await open('/register');
  await page.getByLabel(words('Nickname'), { exact: true }).fill(player.login);
  await page.getByLabel(words('Email')).fill(`${player.login}@example.org`);
  await page.getByLabel(words('Password'), { exact: true }).fill(player.password);
  for (const consent of await page.getByRole('checkbox').all()) await consent.check({ force: true });
  await page.getByRole('button', { name: words('Create an account') }).click();
  await page.waitForURL(/\/en\/launcher$/);

  await banOn('hitech', { login: player.login, reason: 'Xray', minutes: 600, price: 30_000 });
  await expect(async () => {
    await page.reload();
    await expect(page).toHaveURL(/\/launcher\/ban$/, { timeout: 10_000 });
  }).toPass({ timeout: 120_000 });
  await expect(page.getByText('Xray')).toBeVisible();

  const topUp = page.getByRole('link', { name: words('Top up on the site') });
  const target = new URL(String(await topUp.getAttribute('href')));
  const { site: address, sandbox } = addresses();
  expect([target.origin, target.searchParams.get('amount')]).toEqual([address, '30000']);
  const site = await context.newPage();
  await site.goto(target.href);
  await signInOnSite(site, 'en', player);
  await site.getByRole('radio', { name: /card/i }).check({ force: true });
  await site.getByRole('button', { name: /^Pay / }).click();
  await site.waitForURL(`${sandbox}/reseller/checkout/*`);
  await site.locator('[data-action=pay]').click();
  await site.waitForURL(`${address}/*/pay?**`);
  await site.close();

  await expect(async () => {
    await page.reload();
    await page.getByRole('button', { name: /^Lift the ban for / }).click({ timeout: 10_000 });
  }).toPass({ timeout: 120_000 });
  const pay = page.getByRole('button', { name: /^Pay / });
  await resize(page, { width: 360, height: 740 });
  const width = async (part: Locator): Promise<number> => (await part.boundingBox())?.width ?? 0;
  const room = await width(page.getByText(words('Reason'), { exact: true }).locator('xpath=ancestor::dl'));
  for (const button of [pay, page.getByRole('button', { name: words('Not now') })])
    expect(await width(button)).toBeCloseTo(room, 0);
  // In the narrow window the word of welcome would lie over the servers.
  await resize(page, { width: 1000, height: 620 });
  await pay.click();
  await page.waitForURL(/\/en\/launcher$/);
  await chooseServer(page, words, 'HiTech');
  const session = page.waitForResponse('**/launcher/game-session');
  await launchButton(page).click();
  expect((await session).status()).toBe(200);
});
