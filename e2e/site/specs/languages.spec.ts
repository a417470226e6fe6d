import { resize } from '@hoshikraft/testkit/browser';
import type { Page } from 'playwright/test';
import { expect, test } from '../fixtures/test.ts';

const cookieNamed = async (page: Page, name: string) =>
  (await page.context().cookies()).find((cookie) => cookie.name === name);

const daysLeft = (expires: number): number => (expires - Date.now() / 1000) / 86_400;

test('switching the language keeps the page, its query and its anchor, and is remembered', async ({ page, words }) => {
  await page.goto('/en/servers?from=friend#hitech');
  await page.getByRole('button', { name: words('Language and region') }).click();
  await page.getByRole('link', { name: 'Русский' }).click();
  await expect(page).toHaveURL('/ru/servers?from=friend#hitech');
  await expect(page.locator('html')).toHaveAttribute('lang', 'ru');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Серверы');
  const cookie = await cookieNamed(page, 'locale');
  expect(cookie?.value).toBe('ru');
  expect(Math.round(daysLeft(cookie?.expires ?? 0))).toBe(365);
  await page.goto('/rules');
  await expect(page, 'the cookie outweighs the browser’s English').toHaveURL('/ru/rules');
});

test('a phone switches the language from its menu, pressed before our scripts are there', async ({ page, words }) => {
  const pressed = Promise.withResolvers<null>();
  await page.route(/\/assets\/[^/]+\.js$/, async (route) => {
    await pressed.promise;
    await route.continue();
  });
  await resize(page, { width: 360, height: 740 });
  await page.goto('/en/team', { waitUntil: 'domcontentloaded' });
  await page.getByRole('button', { name: words('Open the menu') }).click();
  pressed.resolve(null);
  await page.getByRole('link', { name: 'Русский' }).click();
  await expect(page).toHaveURL('/ru/team');
});

test('Ukrainian is named in the list and cannot be chosen', async ({ page, words }) => {
  await page.goto('/en');
  await page.getByRole('button', { name: words('Language and region') }).click();
  await expect(page.getByText('Українська')).toBeVisible();
  await expect(page.getByText(words('not available yet'))).toBeVisible();
  await expect(page.getByRole('link', { name: 'Українська' })).toHaveCount(0);
});

for (const [accepted, prefix] of [
  ['en-GB', 'en'],
  ['ru-RU', 'ru'],
  ['de-DE', 'ru'],
] as const) {
  test(`an address without a language becomes ${prefix} for a browser that requests ${accepted}`, async ({
    openBrowser,
  }) => {
    const page = await openBrowser({ locale: accepted });
    await page.goto('/servers?page=1');
    await expect(page).toHaveURL(`/${prefix}/servers?page=1`);
    await page.goto('/');
    await expect(page).toHaveURL(`/${prefix}`);
  });
}

test('the region is guessed from the browser, changed on the page, and sent to the API for a signed-in player', async ({
  page,
  words,
  signedInAs,
}) => {
  await signedInAs('player');
  await page.goto('/en');
  await page.getByRole('button', { name: words('Language and region') }).click();
  const world = page.getByRole('radio', { name: words('World') });
  const russia = page.getByRole('radio', { name: words('Russia') });
  const other = (await world.isChecked()) ? { radio: russia, value: 'russia' } : { radio: world, value: 'global' };
  const told = page.waitForResponse((response) => response.url().endsWith('/api/user/set-region'));
  await other.radio.check({ force: true });
  expect((await told).status()).toBeLessThan(300);
  const cookie = await cookieNamed(page, 'region');
  expect(cookie?.value).toBe(other.value);
  expect(Math.round(daysLeft(cookie?.expires ?? 0))).toBe(365);
  await page.reload();
  await page.getByRole('button', { name: words('Language and region') }).click();
  await expect(other.radio).toBeChecked();
});

test('a visitor from elsewhere starts in the global region', async ({ openBrowser }) => {
  const page = await openBrowser({ locale: 'en-US' });
  await page.goto('/en');
  await page.getByRole('button', { name: 'Language and region' }).click();
  await expect(page.getByRole('radio', { name: 'World' })).toBeChecked();
});
