import { resize } from '@hoshikraft/testkit/browser';
import type { Locator } from 'playwright/test';
import { launcherService } from '../fixtures/launcher-service.ts';
import { expect, test } from '../fixtures/test.ts';
import { chooseServer, launchButton, play, stopGame } from '../pages/main-page.ts';

const SIZES = [
  { width: 1000, height: 620 },
  { width: 360, height: 740 },
];

const boxOf = async (locator: Locator) => {
  const box = await locator.boundingBox();
  if (box === null) throw new Error('It is not shown');
  return box;
};

test('memory set to 4096 MB is what the game says it has', async ({ page, words, signIn, open }) => {
  await signIn('player');
  await open('/settings/ram');
  await page.getByRole('radio', { name: words('Manual') }).check({ force: true });
  await page.getByRole('slider', { name: words('Memory for the game') }).fill('4096');
  await expect(page.getByText(words('Saved. Takes effect at the next launch.'))).toBeVisible();
  await open();
  await chooseServer(page, words, 'HiTech');
  await play(page, words);
  await expect
    .poll(() => launcherService.gameLines())
    .toContainEqual(expect.stringContaining('Maximum memory: 4096 MB'));
  await stopGame(page, words);
});

test('automatic memory is shown for the selected client, and its game gets it', async ({
  page,
  words,
  signIn,
  open,
}) => {
  await signIn('player');
  await open();
  await chooseServer(page, words, 'HiTech');
  const { uuid } = await launcherService.clientOf('hitech');
  const { automatic } = await launcherService.memory(uuid);
  await open('/settings/ram');
  await expect(page.getByText('for HiTech')).toContainText(`${automatic / 1024} GB`);
  await open();
  await play(page, words);
  await expect
    .poll(() => launcherService.gameLines())
    .toContainEqual(expect.stringContaining(`Maximum memory: ${automatic} MB`));
  await stopGame(page, words);
});

for (const language of ['ru', 'en'] as const) {
  test.describe(language, () => {
    test.use({ language });

    test(`marks of the memory stand at their values, apart from one another [${language}]`, async ({
      page,
      words,
      signIn,
      open,
    }) => {
      await signIn('player');
      await open('/settings/ram');
      await page.getByRole('radio', { name: words('Manual') }).check({ force: true });
      for (const size of SIZES) {
        await resize(page, size);
        const slider = await boxOf(page.getByRole('slider'));
        const mark = page.locator('.ram__mark');
        const place = Number(await mark.evaluate((element) => element.style.getPropertyValue('--ram-place')));
        const { x, width, ...rows } = await boxOf(mark);
        const least = await boxOf(page.locator('.ram__ends > :first-child'));
        const most = await boxOf(page.locator('.ram__ends > :last-child'));
        const where = `${size.width}×${size.height}`;
        // The words span their tick as the slider spans its value; the thumb's middle never reaches its ends.
        const thumb = 16;
        const value = slider.x + thumb / 2 + (slider.width - thumb) * place;
        expect.soft(Math.abs(x + width * place - value), where).toBeLessThan(2);
        expect.soft(x, where).toBeGreaterThanOrEqual(slider.x);
        expect.soft(x + width, where).toBeLessThanOrEqual(slider.x + slider.width);
        expect.soft(rows.y + rows.height, where).toBeLessThanOrEqual(slider.y);
        expect.soft(least.x + least.width, where).toBeLessThan(most.x);
        expect.soft(least.height, `${where}: one line`).toBe(most.height);
      }
    });
  });
}

test('with the debugger on, the console opens with the game and shows its lines', async ({
  page,
  words,
  signIn,
  open,
}) => {
  await signIn('admin');
  await open('/settings/admin');
  await page.getByRole('checkbox', { name: words('Debugger') }).check({ force: true });
  await expect(page.getByText(words('Saved. Takes effect at the next launch.'))).toBeVisible();
  await open();
  await chooseServer(page, words, 'HiTech');
  await launchButton(page).click();
  await page.waitForURL('**/en/launcher/debugging');
  const lines = page.getByRole('log', { name: words('Game log') });
  await expect(lines).toContainText('Hoshikraft sample client is ready');
  await expect(page.getByText(words('The game is running'))).toBeVisible();
  expect((await launcherService.state()).status).toBe('debugging');
  await expect(lines).toContainText('Still here');
  await page
    .getByRole('navigation', { name: words('Launcher') })
    .getByRole('link', { name: words('Play') })
    .click();
  await stopGame(page, words);
});

test('administration is not there for a player', async ({ page, words, signIn, open }) => {
  await signIn('player');
  await open('/settings/admin');
  await expect(page.getByRole('heading', { level: 1, name: words('Page Not Found') })).toBeVisible();
});
