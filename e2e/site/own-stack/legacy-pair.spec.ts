import { spawnSync } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { test } from '../fixtures/on-postgres.ts';
import { accountButton } from '../fixtures/sign-in.ts';
import { expect } from '../fixtures/test.ts';

const TAKE_IN = fileURLToPath(
  new URL('../../../apps/api/src/identity/passwords/legacy-tokens-command.ts', import.meta.url),
);

test.describe('ru at 360 px', () => {
  const language = 'ru';
  test.use({ language, viewport: { width: 360, height: 800 } });

  test('a player signed in on the previous site is signed in again once, and the stored token pair is deleted', async ({
    database,
    player,
    openBrowser,
  }) => {
    const token = `token-of-old-${player.login}`;
    const taken = spawnSync(process.execPath, [TAKE_IN], {
      env: { ...process.env, NODE_ENV: 'development', DATABASE_URL: database },
      input: `${player.login},${token}\n`,
      encoding: 'utf8',
    });
    expect(taken.stdout).toContain('Tokens imported: 1');
    const withPair = async () => {
      const page = await openBrowser();
      await page.goto(`/${language}/rules`);
      await page.evaluate(
        ([login = '', kept = '']) => {
          localStorage.setItem('login', login);
          localStorage.setItem('token', kept);
        },
        [player.login, token],
      );
      await page.reload();
      return {
        page,
        pair: () => page.evaluate(() => [localStorage.getItem('login'), localStorage.getItem('token')]),
      };
    };
    const { page, pair } = await withPair();
    const account = accountButton(page, language, player.login);
    await expect(account).toBeVisible();
    expect(await pair()).toEqual([null, null]);
    await page.goto(`/${language}/cabinet/sessions`);
    await expect(account).toBeVisible();

    const copied = await withPair();
    await expect.poll(copied.pair).toEqual([null, null]);
    await copied.page.reload();
    await expect(accountButton(copied.page, language, player.login)).toHaveCount(0);
  });
});
