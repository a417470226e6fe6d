import { resize } from '@hoshikraft/testkit/browser';
import { addresses } from '@hoshikraft/testkit/stack';
import { launcherService } from '../fixtures/launcher-service.ts';
import { limitDownloads } from '../fixtures/sandbox.ts';
import { expect, test } from '../fixtures/test.ts';
import { chooseServer, INSTALL_MS, play, stopGame } from '../pages/main-page.ts';

test.describe('ru', () => {
  const language = 'ru';
  test.use({ language });

  test('with API and CDN away what is installed is played, and what does not work is said', async ({
    page,
    words,
    signIn,
    open,
    watch,
  }, testInfo) => {
    await signIn('player');
    await chooseServer(page, words, 'HiTech');
    await play(page, words);
    await stopGame(page, words);

    watch.allowComplaint(/net::ERR_FAILED/);
    await page.route(`${addresses().api}/**`, (route) => route.abort());
    await limitDownloads(0, { refusals: 1000 });
    await open();
    await chooseServer(page, words, 'HiTech');
    await expect(page.getByText(words("Our servers aren't responding"))).toBeVisible();
    await page.screenshot({ path: testInfo.outputPath('away-1000.png') });
    // It is said for five seconds: on a busy machine the game may run only after it has gone.
    const said = page.getByText(words('The game starts offline')).waitFor({ timeout: INSTALL_MS });
    await Promise.all([said, play(page, words)]);
    await page.screenshot({ path: testInfo.outputPath('playing-1000.png') });
    expect(await launcherService.state()).toMatchObject({ error: null, running: { adopted: false } });
    const lines = (): Promise<string[]> => launcherService.gameLines();
    await expect.poll(lines).toContainEqual(expect.stringContaining('Login: player, token: '));
    await expect.poll(lines).toContainEqual(expect.stringContaining('Started without a session'));
    await stopGame(page, words);
  });
});

test.describe('en', () => {
  const language = 'en';
  test.use({ language });

  test('with the API down, a visitor sees why the client cannot start', async ({
    page,
    words,
    open,
    watch,
  }, testInfo) => {
    watch.allowComplaint(/net::ERR_FAILED/);
    await page.route(`${addresses().api}/**`, (route) => route.abort());
    await open();
    await chooseServer(page, words, 'HiTech');
    await expect(
      page.getByText(words('You need to sign in to play this client, and that takes a connection.')),
    ).toBeVisible();
    await resize(page, { width: 360, height: 640 });
    await page.screenshot({ path: testInfo.outputPath('away-360.png'), fullPage: true });
  });
});
