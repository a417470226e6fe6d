import { newPlayer } from '@hoshikraft/testkit/browser';
import { addresses } from '@hoshikraft/testkit/stack';
import { expect, test } from '../fixtures/test.ts';
import { accountButton, register, signIn, submitSignIn } from '../fixtures/sign-in.ts';

for (const language of ['ru', 'en'] as const) {
  test.describe(language, () => {
    test.use({ language });

    test(`a new player registers with the three consents, leaves and comes back [${language}]`, async ({
      page,
      words,
    }) => {
      const player = newPlayer();
      await register(page, language, player);
      await accountButton(page, language, player.login).click();
      await page.getByRole('button', { name: words('Sign out') }).click();
      await expect(page.getByText(words("You've signed out."))).toBeVisible();
      await expect(page).toHaveURL(`/${language}`);
      await expect(accountButton(page, language, player.login)).toBeHidden();
      await signIn(page, language, player);
    });
  });
}

test('registration requires each of the three consents', async ({ page, words }) => {
  await page.goto('/en/register');
  const boxes = page.getByRole('checkbox');
  await expect(boxes).toHaveCount(3);
  const { login, password } = newPlayer();
  await page.getByLabel(words('Nickname'), { exact: true }).fill(login);
  await page.getByLabel(words('Email')).fill(`${login}@example.org`);
  await page.getByLabel(words('Password'), { exact: true }).fill(password);
  await boxes.nth(0).check();
  await boxes.nth(2).check();
  await page.getByRole('button', { name: words('Create an account') }).click();
  await expect(page.getByText(words('You need to accept this to create an account.'))).toHaveCount(1);
  await expect(page).toHaveURL('/en/register');
});

test('a wrong password is refused in place and says nothing about the login', async ({ page, words }) => {
  const { login } = newPlayer();
  await page.goto('/en/login');
  await submitSignIn(page, 'en', { login: 'player', password: 'not the password' });
  const refusal = page
    .getByRole('alert')
    .filter({ hasText: words('Wrong nickname or password. Check both and try again.') });
  await expect(refusal).toBeVisible();
  await submitSignIn(page, 'en', { login, password: 'not the password' });
  await expect(refusal).toBeVisible();
  await expect(accountButton(page, 'en', 'player')).toBeHidden();
});

test('sign-out on one page ends the session in the API at once', async ({ page, context, words, request }) => {
  const { password, api } = addresses();
  await signIn(page, 'en', { login: 'editor', password });
  const value = async (name: string) => (await context.cookies()).find((cookie) => cookie.name === name)?.value ?? '';
  const headers = { 'Access-Id': await value('access_id'), 'Access-Token': await value('access_token') };
  expect((await request.get(`${api}/api/user/sessions`, { headers })).status()).toBe(200);
  await accountButton(page, 'en', 'editor').click();
  await page.getByRole('button', { name: words('Sign out') }).click();
  await expect(page.getByText(words("You've signed out."))).toBeVisible();
  expect((await request.get(`${api}/api/user/sessions`, { headers })).status()).toBe(401);
  expect(await value('access_token')).toBe('');
});
