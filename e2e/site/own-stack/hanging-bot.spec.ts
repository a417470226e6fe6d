import { factorCard, turnOnApp } from '@hoshikraft/testkit/browser';
import { addresses, chatPerson } from '@hoshikraft/testkit/stack';
import { enterRecoveryCode, signInWaiting } from '../fixtures/second-factor.ts';
import { accountButton } from '../fixtures/sign-in.ts';
import { test } from '../fixtures/on-postgres.ts';
import { expect } from '../fixtures/test.ts';

// The bot hangs for a minute.
test.setTimeout(300_000);

const hang = (kind: 'slow' | 'none') =>
  fetch(addresses().faults, {
    method: 'POST',
    redirect: 'manual',
    body: new URLSearchParams({ of: 'telegram', kind, count: '1000', ms: '60000' }),
  });

test('while the bot hangs a recovery code opens; then its code comes by itself and opens the other browser', async ({
  page,
  player,
  words,
  openBrowser,
  watch,
}) => {
  const { recoveryCodes } = await turnOnApp(page, words, '/en/cabinet/2fa');
  const person = await chatPerson('telegram', `Nobu ${player.login}`);
  await page.goto('/en/cabinet/2fa');
  const card = factorCard(page, 'Telegram');
  await card.getByRole('button', { name: words('Link the bot') }).click();
  await person.write(await card.locator('code').innerText());
  await expect(card.getByText(words('On'), { exact: true })).toBeVisible();

  await hang('slow');
  try {
    const waiting = await openBrowser();
    await signInWaiting(waiting, 'en', player);
    watch.expectComplaint(/status of 422/);
    await waiting.getByLabel(words('Code')).fill('000000');
    await expect(waiting.getByRole('textbox', { name: words('Code') })).toHaveAttribute('aria-invalid', 'true');

    // Who needs it now has the other ways, and the site answers everybody else as ever.
    const urgent = await openBrowser();
    await signInWaiting(urgent, 'en', player);
    await enterRecoveryCode(urgent, words, recoveryCodes[0] ?? '');
    await expect(accountButton(urgent, 'en', player.login)).toBeVisible();

    await hang('none');
    // On a slow machine the bot sends a code of the second sign-in, too; either may arrive first.
    const tried = new Set<string>();
    await expect(async () => {
      for (const code of await person.codesFrom(`sign in to ${player.login}`)) {
        if (tried.has(code)) continue;
        const answered = waiting.waitForResponse((answer) => answer.request().method() === 'POST');
        await waiting.getByLabel(words('Code')).fill(code);
        tried.add(code);
        if ((await answered).ok()) break;
      }
      expect(new URL(waiting.url()).pathname).not.toMatch(/\/2fa$/);
    }).toPass({ timeout: 60_000 });
    await expect(accountButton(waiting, 'en', player.login)).toBeVisible();
  } finally {
    await hang('none');
  }
});
