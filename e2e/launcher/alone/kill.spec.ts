import { signalListener } from '@hoshikraft/testkit/stack';
import { launcherAddress, launcherService } from '../fixtures/launcher-service.ts';
import { limitDownloads, playersOn } from '../fixtures/sandbox.ts';
import { expect, test } from '../fixtures/test.ts';
import { chooseServer, goOn, launchButton, play, progressShown, stopGame } from '../pages/main-page.ts';

/** Allows the console errors of a page while the service that it connects to is down. */
const allowOutage = (watch: { allowComplaint: (pattern: RegExp) => void }): void => {
  watch.allowComplaint(/WebSocket connection to .* failed/);
  watch.allowComplaint(/net::ERR_(CONNECTION_REFUSED|CONNECTION_RESET|EMPTY_RESPONSE|SOCKET_NOT_CONNECTED)/);
};

test('the service is killed while its game is watched: the page says so, then everything is back', async ({
  page,
  words,
  signIn,
  open,
  watch,
}) => {
  const { origin } = launcherAddress();
  await signIn('player');
  await chooseServer(page, words, 'HiTech');
  await play(page, words);
  await open('/debugging');
  const lines = page.getByRole('log', { name: words('Game log') });
  await expect(lines).toContainText('Still here, 5 s');
  const before = (await launcherService.state()).running;

  allowOutage(watch);
  const lost = words('No connection to the launcher');
  // On a quiet machine it is said for less time than lies between two looks from outside: looked for at every frame.
  const said = page.waitForFunction((text) => document.body.innerText.includes(text), lost, { timeout: 120_000 });
  signalListener('launcher', origin, 'SIGKILL');
  await said;
  await expect(page.getByText(lost)).toBeHidden();

  const after = (await launcherService.state()).running;
  expect(after).toMatchObject({ pid: before?.pid, clientId: before?.clientId, adopted: true });
  // The game continued to write while the service was down: all its lines are shown, and new ones arrive.
  await expect(lines).toContainText('Still here, 20 s');
  const told = (await launcherService.gameLines()).flatMap((line) => /Still here, (\d+) s/.exec(line)?.[1] ?? []);
  expect(told.slice(0, 4)).toEqual(['5', '10', '15', '20']);
  expect(await playersOn('hitech')).toContain('player');

  await open();
  await chooseServer(page, words, 'HiTech');
  await stopGame(page, words);
});

test('the service is killed in the middle of a download: the page offers to go on, and it does', async ({
  page,
  words,
  signIn,
  watch,
}) => {
  const { origin } = launcherAddress();
  await signIn('player');
  const whole = (await launcherService.clientOf('techno-magic-rpg')).sizes.download;
  await chooseServer(page, words, 'TechnoMagic RPG');
  await limitDownloads(4_000_000);
  await launchButton(page).click();
  await expect.poll(async () => (await progressShown(page, words)) ?? 0, { intervals: [200] }).toBeGreaterThan(0.2);

  allowOutage(watch);
  signalListener('launcher', origin, 'SIGKILL');
  await expect(page.getByText(words('The download was interrupted'))).toBeVisible();
  // What is held is counted after it is said that something is.
  await expect.poll(async () => (await launcherService.state()).interrupted?.bytesHeld).toBeGreaterThan(whole * 0.1);
  await limitDownloads(0);
  await goOn(page, words);
  await stopGame(page, words);
});
