import { launcherService } from '../fixtures/launcher-service.ts';
import { expect, test } from '../fixtures/test.ts';
import { chooseServer, launchButton, play, stopGame } from '../pages/main-page.ts';

test('memory set to 4096 MB is what the game says it has', async ({ page, words, signIn, open }) => {
  await signIn('player');
  await open('/settings/ram');
  await page.getByRole('radio', { name: words('My own') }).check({ force: true });
  await page.getByRole('slider', { name: words('Memory for the game') }).fill('4096');
  await page.getByRole('button', { name: words('Save') }).click();
  await expect(page.getByText(words('Saved. The next launch gets this memory.'))).toBeVisible();
  await open();
  await chooseServer(page, words, 'HiTech');
  await play(page, words);
  await expect
    .poll(() => launcherService.gameLines())
    .toContainEqual(expect.stringContaining('Maximum memory: 4096 MB'));
  await stopGame(page, words);
});

test('with the debugger on, the console opens with the game and shows its lines', async ({
  page,
  words,
  signIn,
  open,
}) => {
  await signIn('admin');
  await open('/settings/admin');
  await page.getByRole('checkbox', { name: words('Debugger') }).check({ force: true });
  await expect(page.getByText(words('Saved.'), { exact: true })).toBeVisible();
  await open();
  await chooseServer(page, words, 'HiTech');
  await launchButton(page).click();
  await page.waitForURL('**/en/launcher/debugging', { timeout: 60_000 });
  const lines = page.getByRole('log', { name: words('Lines of the game') });
  await expect(lines).toContainText('Hoshikraft sample client is ready');
  await expect(page.getByText(words('The game is running'))).toBeVisible();
  expect((await launcherService.state()).status).toBe('debugging');
  await expect(lines).toContainText('Still here', { timeout: 20_000 });
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
