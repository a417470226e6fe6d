import { spawnSync } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { newPlayer, turnOnApp } from '@hoshikraft/testkit/browser';
import { waitForEmail } from '@hoshikraft/testkit/stack';
import { test } from '../fixtures/on-postgres.ts';
import { restoreLink, setPassword } from '../fixtures/reset.ts';
import { signInWaiting } from '../fixtures/second-factor.ts';
import { accountButton } from '../fixtures/sign-in.ts';
import { expect } from '../fixtures/test.ts';

const OPERATE = fileURLToPath(new URL('../../../apps/api/src/identity/support/account-command.ts', import.meta.url));

test.describe('en at 1280 px', () => {
  const language = 'en';
  test.use({ language, viewport: { width: 1280, height: 800 } });

  test('mailbox and password lost: an operator gives another mail, and the phone opens the account', async ({
    database,
    page,
    player,
    openBrowser,
    words,
  }) => {
    const { code } = await turnOnApp(page, words, `/${language}/cabinet/2fa`);
    const other = await openBrowser();
    await other.goto(`/${language}/reset`);
    await expect(other.getByRole('main').getByRole('link', { name: '@' })).toBeVisible();

    const fresh = `found_${player.login}@example.org`;
    const given = spawnSync(
      process.execPath,
      [OPERATE, 'give-mail', player.login, fresh, '--reason', 'ticket 1: named the last top-up'],
      { env: { ...process.env, NODE_ENV: 'development', DATABASE_URL: database }, encoding: 'utf8' },
    );
    expect(given).toMatchObject({ status: 0, stdout: expect.stringContaining(fresh) });
    await other.goto(await restoreLink(fresh));
    const { password } = newPlayer();
    await setPassword(other, words, password);
    await expect(other.getByText(words("New password saved. You've been signed out on all devices."))).toBeVisible();
    await signInWaiting(other, language, { login: fresh, password });
    await other.getByLabel(words('Code')).fill(await code());
    await other.waitForURL(({ pathname }) => !pathname.endsWith('/2fa'));
    await expect(accountButton(other, language, player.login)).toBeVisible();
    await other.goto(`/${language}/cabinet/email`);
    await expect(other.getByText(words('Email changed by support'))).toBeVisible();
    await page.goto(`/${language}/cabinet/sessions`);
    await expect(accountButton(page, language, player.login)).toBeHidden();

    // Whoever reads the old mail after all did not write to us.
    const { text } = await waitForEmail(`${player.login}@example.org`, /\/undo-email#/);
    await page.goto(/https?:\/\/\S+\/undo-email#\S+/.exec(text)?.[0] ?? '');
    await page.getByRole('button', { name: words('Restore {0}', { 0: 'e•••@example.org' }) }).click();
    await expect(
      page.getByText(words("Your old email is restored, and you've been signed out on all devices.")),
    ).toBeVisible();
    await other.goto(`/${language}/cabinet/email`);
    await expect(accountButton(other, language, player.login)).toBeHidden();
  });
});
