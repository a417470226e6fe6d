import { newPlayer, turnOnApp } from '@hoshikraft/testkit/browser';
import { addresses } from '@hoshikraft/testkit/stack';
import { launcherAddress } from '../fixtures/launcher-service.ts';
import { expect, test } from '../fixtures/test.ts';
import { speakSite } from '../fixtures/words.ts';
import { registerOnSite } from '../pages/site.ts';

test.describe('en', () => {
  const language = 'en';
  test.use({ language });

  test('a sign-in that waits shows its second factor and nothing else, and a code lets in', async ({
    page,
    context,
    words,
    open,
    watch,
  }) => {
    const player = newPlayer();
    const site = await context.newPage();
    await registerOnSite(site, language, player);
    const { code } = await turnOnApp(site, speakSite(language), `${addresses().site}/${language}/cabinet/2fa`);
    await site.close();

    // The state is requested with the pending credentials, and then without them.
    watch.expectComplaint(/status of 403/);
    await open('/login');
    await page.getByLabel(words('Nickname or email')).fill(player.login);
    await page.getByLabel(words('Password'), { exact: true }).fill(player.password);
    await page
      .getByRole('form', { name: words('Sign in') })
      .getByRole('button', { name: words('Sign in') })
      .click();
    const confirm = new RegExp(`/${language}/2fa$`);
    await page.waitForURL(confirm);
    const title = page.getByRole('heading', { level: 1, name: words('Confirm your sign-in') });
    await expect(title).toBeVisible();
    const { origin } = launcherAddress();
    for (const path of ['launcher', 'launcher/servers', 'launcher/settings/ram']) {
      const state = page.waitForResponse((answer) => answer.url().endsWith('/api/main') && answer.ok());
      await page.goto(`${origin}/${language}/${path}`);
      await page.waitForURL(confirm);
      await state;
    }
    await expect(page.getByText(player.login)).toBeVisible();

    watch.expectComplaint(/status of 422/);
    await page.getByLabel(words('Code')).fill('000000');
    await expect(page.getByRole('textbox', { name: words('Code') })).toHaveAttribute('aria-invalid', 'true');
    await page.getByLabel(words('Code')).fill(await code());
    await page.waitForURL(new RegExp(`/${language}/launcher`));
    await expect(page.getByRole('button', { name: words("{login}'s account", { login: player.login }) })).toBeVisible();
    await page.reload();
    await expect(page.getByRole('button', { name: words("{login}'s account", { login: player.login }) })).toBeVisible();
  });
});
