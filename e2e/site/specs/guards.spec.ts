import { addresses } from '@hoshikraft/testkit/stack';
import { expect, test } from '../fixtures/test.ts';
import { accountButton, submitSignIn } from '../fixtures/sign-in.ts';

const NOT_FOUND = /status of 404/;

for (const path of ['/en/nowhere', '/ru/servers/create', '/en/cabinet/nowhere', '/ru/no/such/page']) {
  test(`${path} does not exist: status 404 and a page that says so`, async ({ page, watch }) => {
    watch.expectComplaint(NOT_FOUND);
    const answer = await page.goto(path);
    expect(answer?.status()).toBe(404);
    const title = path.startsWith('/ru') ? 'Страница не найдена' : 'Page Not Found';
    await expect(page.getByRole('heading', { level: 1, name: title })).toBeVisible();
    await expect(page).toHaveTitle(`${title} - Hoshikraft`);
  });
}

for (const path of ['/en/pay?amount=50000', '/en/cabinet/transactions', '/en/cabinet/roles']) {
  test(`${path} requires a visitor to sign in and then opens`, async ({ page }) => {
    await page.goto(path);
    await expect(page).toHaveURL(`/en/login?return_to=${encodeURIComponent(path)}`);
    await submitSignIn(page, 'en', { login: 'player', password: addresses().password });
    await expect(page).toHaveURL(path);
    await expect(accountButton(page, 'en', 'player')).toBeVisible();
  });
}

test('a visitor who follows a link to a page for players is sent to the sign-in page, without a reload', async ({
  page,
  words,
}) => {
  await page.goto('/en');
  await page.evaluate(() => Object.assign(window, { sameDocument: true }));
  await page
    .getByRole('contentinfo')
    .getByRole('link', { name: words('Top up') })
    .click();
  await expect(page).toHaveURL('/en/login?return_to=%2Fen%2Fpay');
  expect(await page.evaluate(() => 'sameDocument' in window)).toBe(true);
});

test('the cabinet opens on its first page', async ({ page, signedInAs }) => {
  await signedInAs('player');
  await page.goto('/en/cabinet');
  await expect(page).toHaveURL('/en/cabinet/bonus');
});

test('a signed-in player is sent back from the pages for visitors', async ({ page, signedInAs }) => {
  await signedInAs('player');
  await page.goto('/en/login?return_to=%2Fen%2Frules');
  await expect(page).toHaveURL('/en/rules');
  await page.goto('/en/register');
  await expect(page).toHaveURL('/en');
});

for (const foreign of ['//evil.example/x', 'https://evil.example', '/\\evil.example', '/%E2%80%8B/evil.example']) {
  test(`sign-in never leads off our site: ${foreign}`, async ({ page }) => {
    await page.goto(`/en/login?return_to=${encodeURIComponent(foreign)}`);
    await submitSignIn(page, 'en', { login: 'player', password: addresses().password });
    await expect(page).toHaveURL('/en');
    await expect(accountButton(page, 'en', 'player')).toBeVisible();
  });
}
