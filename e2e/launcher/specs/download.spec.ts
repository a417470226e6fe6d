import { launcherService } from '../fixtures/launcher-service.ts';
import { limitDownloads } from '../fixtures/sandbox.ts';
import { expect, test } from '../fixtures/test.ts';
import { chooseServer, goOn, launchButton, progressShown, stopGame } from '../pages/main-page.ts';

const SERVER = 'TechnoMagic SKY';
const SERVER_ID = 'techno-magic-sky';
/** Slow enough to be watched, fast enough to end, bytes a second. */
const SLOW = 4_000_000;

test('a download shows its real progress, is paused at once, and resumes where it stopped', async ({
  page,
  words,
  signIn,
}) => {
  await signIn('player');
  const whole = (await launcherService.clientOf(SERVER_ID)).sizes.download;
  await chooseServer(page, words, SERVER);
  await limitDownloads(SLOW);
  await launchButton(page).click();

  const shown: number[] = [];
  await expect
    .poll(
      async () => {
        const now = await progressShown(page, words);
        if (now !== null) shown.push(now);
        return shown.at(-1) ?? 0;
      },
      { intervals: [200] },
    )
    .toBeGreaterThan(0.25);
  expect(await page.getByText(words('Downloading files')).isVisible()).toBe(true);

  await page.getByRole('button', { name: words('Pause'), exact: true }).click();
  await expect(page.getByText(words('Paused. Your downloads are kept.'))).toBeVisible();
  expect((await launcherService.state()).status).toBe('idle');

  const left = (await launcherService.clientOf(SERVER_ID)).sizes.download;
  expect(left, 'what came is kept').toBeLessThan(whole * 0.85);
  expect((await launcherService.clientOf(SERVER_ID)).status).toBe('notInstalled');

  await limitDownloads(0);
  await goOn(page, words);
  await expect.poll(() => launcherService.gameLines()).toContainEqual(expect.stringMatching(/Joined .+ as player/));
  await stopGame(page, words);
});

test('a network that refuses and breaks off holds a download up, no more', async ({ page, words, signIn }) => {
  await signIn('player');
  await chooseServer(page, words, 'Magic RPG');
  await limitDownloads(SLOW);
  await launchButton(page).click();
  await expect(page.getByText(words('Downloading files'))).toBeVisible();
  await limitDownloads(0, { refusals: 5, cuts: 5 });
  await expect(page.getByText(words('Running'), { exact: true })).toBeVisible({ timeout: 180_000 });
  expect((await launcherService.state()).error).toBeNull();
  await stopGame(page, words);
});
