import { newPlayer } from '@hoshikraft/testkit/browser';
import { addresses } from '@hoshikraft/testkit/stack';
import { tabTo } from '../fixtures/keyboard.ts';
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

test('a new player registers without a mouse, and hears each error beside its field', async ({ page, words }) => {
  const player = newPlayer();
  await page.goto('/en/register');
  const create = page.getByRole('button', { name: words('Create an account') });
  await tabTo(page, create);
  await page.keyboard.press('Enter');
  await expect(page.getByRole('main')).toMatchAriaSnapshot(`
    - heading "Create account" [level=1]
    - form "Create account":
      - textbox "Nickname"
      - alert: Enter a nickname.
      - textbox "Email"
      - alert: Enter your email.
      - textbox "Password"
      - button "Show the password"
      - alert: Enter a password.
      - checkbox "I accept the public offer"
      - alert: You need to accept this to create an account.
      - checkbox "I agree to the privacy policy"
      - alert: You need to accept this to create an account.
      - checkbox "I agree to follow the project rules"
      - alert: You need to accept this to create an account.
      - button "Create an account"
  `);
  const nickname = page.getByLabel(words('Nickname'), { exact: true });
  await expect(nickname).toBeFocused();
  await expect(nickname).toHaveAccessibleDescription(words('Enter a nickname.'));
  await page.keyboard.type(player.login);
  await tabTo(page, page.getByLabel(words('Email')));
  await page.keyboard.type(`${player.login}@example.org`);
  await tabTo(page, page.getByLabel(words('Password'), { exact: true }));
  await page.keyboard.type(player.password);
  for (const consent of await page.getByRole('checkbox').all()) {
    await tabTo(page, consent);
    await page.keyboard.press('Space');
  }
  await tabTo(page, create);
  await page.keyboard.press('Enter');
  await page.waitForURL('/en/start');
  await expect(page.getByRole('status').filter({ hasText: player.login })).toBeVisible();
});

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
