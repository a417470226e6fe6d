import { newPlayer } from '@hoshikraft/testkit/browser';
import { readOpenedLink } from '../fixtures/launcher-service.ts';
import { expect, test } from '../fixtures/test.ts';
import { speakSite } from '../fixtures/words.ts';

test.describe('en', () => {
  const language = 'en';
  test.use({ language });
  test.skip(process.platform !== 'linux', 'elsewhere the system opens links by another program');

  test('a player without a password signs in to the launcher by Steam, in the browser', async ({
    page,
    context,
    words,
    open,
  }) => {
    const { login } = newPlayer();
    const site = speakSite(language);
    await open('/login');
    await page.getByRole('button', { name: words('Sign in via browser') }).click();
    await expect(page.getByText(words('Confirm in your browser'))).toBeVisible();
    await expect.poll(readOpenedLink).toContain('/en/launcher-login?');

    const browser = await context.newPage();
    await browser.goto(await readOpenedLink());
    await browser.getByRole('main').getByRole('button', { name: 'Steam', exact: true }).click();
    await browser.waitForURL(/\/identity\//);
    await browser.locator('input[name=name]').fill(login);
    await browser.locator('button[value=new]').click();
    await browser.waitForURL(/\/oauth\/steam\/register/);
    await browser.getByLabel(site('Nickname'), { exact: true }).fill(login);
    for (const consent of await browser.getByRole('checkbox').all()) await consent.check();
    await browser.getByRole('button', { name: site('Create an account') }).click();
    await browser.getByRole('button', { name: site('Sign in to the launcher') }).click();
    await browser.waitForURL(/^http:\/\/127\.0\.0\.1:\d+\/callback\?/);

    await page.waitForURL(/\/en\/launcher$/);
    await expect(page.getByRole('button', { name: words("{login}'s account", { login }) })).toBeVisible();
  });
});
