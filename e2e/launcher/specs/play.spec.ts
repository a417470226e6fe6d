import { createHash } from 'node:crypto';
import { addresses } from '@hoshikraft/testkit/stack';
import { launcherService } from '../fixtures/launcher-service.ts';
import { limitDownloads, onlineOnSite, playersOn } from '../fixtures/sandbox.ts';
import { expect, test } from '../fixtures/test.ts';
import { speakSite } from '../fixtures/words.ts';
import { chooseServer, play, stopGame } from '../pages/main-page.ts';
import { latestGameSession, signInOnSite } from '../pages/site.ts';

/** As the sample game writes a secret: never itself, but enough to tell it by. */
const fingerprint = (secret: string): string =>
  `(${secret.length} characters, ${createHash('sha256').update(secret).digest('hex').slice(0, 12)})`;

for (const language of ['ru', 'en'] as const) {
  test.describe(language, () => {
    test.use({ language });

    test(`a player signs in, chooses HiTech and plays; everybody sees it [${language}]`, async ({
      page,
      context,
      words,
      signIn,
    }) => {
      await signIn('player');
      await chooseServer(page, words, 'HiTech');
      const begun = Date.now();
      const handedOver = page.waitForResponse('**/launcher/game-session');
      await play(page, words);

      const session = (await (await handedOver).json()) as { login: string; accessToken: string };
      expect(session.login).toBe('player');
      const lines = (): Promise<string[]> => launcherService.gameLines();
      const { recommendedMb } = (await launcherService.clientOf('hitech')).memory;
      const { total } = await launcherService.memory();
      const least = Math.min(recommendedMb, Math.floor((total - 1024) / 512) * 512);
      await expect.poll(lines).toContainEqual(expect.stringContaining(`Maximum memory: ${least} MB`));
      await expect.poll(lines).toContainEqual(expect.stringContaining('Login: player, token: '));
      await expect.poll(lines).toContainEqual(expect.stringContaining(fingerprint(session.accessToken)));
      await expect.poll(lines).toContainEqual(expect.stringContaining(`Locale: ${language}`));
      await expect.poll(lines).toContainEqual(expect.stringMatching(/Joined .+ as player/));
      expect((await lines()).join('\n')).not.toContain(session.accessToken);

      await expect.poll(() => playersOn('hitech')).toContain('player');
      await expect.poll(async () => (await onlineOnSite('hitech')) - (await playersOn('hitech')).length).toBe(0);

      const site = await context.newPage();
      const siteWords = speakSite(language);
      const { site: address, password } = addresses();
      await site.goto(`${address}/${language}/login`);
      await signInOnSite(site, language, { login: 'player', password });
      await site.goto(`${address}/${language}/cabinet/sessions`);
      const games = site
        .getByRole('main')
        .getByRole('listitem')
        .filter({ has: site.getByRole('heading', { name: siteWords('Game'), exact: true }) });
      // There may be more: one for each server played on before.
      await expect(games.filter({ hasNotText: siteWords('Session ended') }).first()).toBeVisible();
      expect(await latestGameSession(site)).toBeGreaterThanOrEqual(begun - 1000);
      await site.close();

      await stopGame(page, words);
      await expect.poll(() => playersOn('hitech')).not.toContain('player');
      expect((await launcherService.clientOf('hitech')).status).toBe('ready');
    });
  });
}

test('what was installed once starts again without a download', async ({ page, words, signIn }) => {
  await signIn('player');
  await chooseServer(page, words, 'HiTech');
  await expect(page.getByRole('button', { name: words('Play {clientName}', { clientName: 'HiTech' }) })).toBeVisible();
  // Enough for the signed list of what is new, and far too little for any of the files.
  await limitDownloads(20_000);
  await play(page, words);
  await stopGame(page, words);
});

test('a stranger looks at the servers and is led to the sign-in and back', async ({
  page,
  open,
  words,
  fillSignIn,
}) => {
  await open();
  await chooseServer(page, words, 'HiTech');
  await page.getByRole('link', { name: words('Sign in to play') }).click();
  await fillSignIn('player');
  await expect(page.getByRole('heading', { level: 1, name: 'HiTech' })).toBeVisible();
  await expect(page.getByRole('link', { name: words('Sign in to play') })).toHaveCount(0);
});
