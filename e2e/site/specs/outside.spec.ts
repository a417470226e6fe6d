import { newPlayer } from '@hoshikraft/testkit/browser';
import { addresses } from '@hoshikraft/testkit/stack';
import { findPageFaults } from '../fixtures/page-faults.ts';
import { signIn } from '../fixtures/sign-in.ts';
import { expect, test } from '../fixtures/test.ts';

// Waits for what is retried after the sandbox was broken.
test.setTimeout(300_000);

/** The words of the sandbox's pages, which no catalog has. */
const WORDS = {
  ru: {
    message: 'Сообщение',
    send: 'Отправить',
    said: 'Переписка с ботом',
    newPerson: 'Новый человек',
    add: 'Добавить',
    join: 'Вступить',
    member: 'В группе',
    groupMessage: 'Сообщение в группу',
    write: 'Написать в группу',
    group: 'Группа',
    help: 'он присылает коды для входа.',
    letter: 'Письмо',
  },
  en: {
    message: 'Message',
    send: 'Send',
    said: 'Conversation with the bot',
    newPerson: 'New person',
    add: 'Add',
    join: 'Join',
    member: 'In the group',
    groupMessage: 'Group message',
    write: 'Send to the group',
    group: 'Group',
    help: 'it sends sign-in codes.',
    letter: 'Email',
  },
} as const;

for (const language of ['ru', 'en'] as const) {
  test.describe(language, () => {
    test.use({ language });
    const words = WORDS[language];

    for (const messenger of ['telegram', 'vk'] as const) {
      test(`the bot replies to a message in ${messenger} [${language}]`, async ({ page }) => {
        // Telegram sends the language of the messenger; VK sends none, and its bot replies in Russian.
        const name = `${language === 'ru' ? 'Нобу' : 'Nobu'} ${newPlayer().login}`;
        await page.goto(`${addresses().chats}/${messenger}/1`);
        await page.getByLabel(words.newPerson).fill(name);
        await page.getByRole('button', { name: words.add }).click();
        await expect(page.getByRole('heading', { level: 1 })).toContainText(name);
        await page.getByLabel(words.message, { exact: true }).fill('hello');
        await page.getByRole('button', { name: words.send, exact: true }).click();
        const said = page.getByRole('log', { name: words.said }).getByRole('listitem');
        // What is typed meanwhile stays.
        await page.getByLabel(words.message, { exact: true }).fill('half a sent');
        await expect(said).toHaveCount(2, { timeout: 60_000 });
        await expect(said.first()).toHaveText('hello');
        await expect(said.last()).toContainText(WORDS[messenger === 'vk' ? 'ru' : language].help);
        await expect(page.getByLabel(words.message, { exact: true })).toHaveValue('half a sent');
        await page.getByRole('button', { name: words.join }).click();
        await expect(page.getByText(words.member, { exact: true })).toBeVisible();
        await page.getByLabel(words.groupMessage).fill('hello all');
        await page.getByRole('button', { name: words.write }).click();
        await expect(page.getByRole('log', { name: words.group })).toContainText(`${name}: hello all`);
        expect(await findPageFaults(page, language)).toEqual([]);
      });
    }

    test(`axe finds nothing on the pages of the world outside [${language}]`, async ({ page }) => {
      const { sandbox, inbox, chats, providers, faults, site } = addresses();
      const asked = new URLSearchParams({
        client_id: 'development-google',
        redirect_uri: `${site}/oauth/google`,
        response_type: 'code',
        code_challenge: 'x'.repeat(43),
        code_challenge_method: 'S256',
      });
      for (const address of [sandbox, inbox, chats, providers, faults, `${providers}/google/authorize?${asked}`]) {
        await page.goto(address);
        await expect(page.locator('html')).toHaveAttribute('lang', language);
        expect.soft(await findPageFaults(page, language), address).toEqual([]);
      }
    });
  });
}

test('a letter of the site is read in the inbox, and its link leads back to the site', async ({
  page,
  openBrowser,
}) => {
  // From a device that the account has not used; digits are ignored when devices are compared.
  const machine = newPlayer().login.replaceAll(/\d/g, (digit) => 'qrstuvwxyz'.charAt(Number(digit)));
  const other = await openBrowser({ userAgent: `${machine} AppleWebKit Chrome/141.0.0.0 Safari` });
  await signIn(other, 'en', { login: 'rich', password: addresses().password });
  const { inbox, site } = addresses();
  const told = page.getByRole('listitem').filter({ hasText: 'rich@' });
  await expect(async () => {
    await page.goto(inbox);
    expect(await told.count()).toBeGreaterThan(0);
  }).toPass();
  await told.first().getByRole('link').click();
  const letter = page.frameLocator(`iframe[title="${WORDS.en.letter}"]`);
  const href = await letter.getByRole('link').first().getAttribute('href');
  // Followed by its address: not every Chromium lets a click inside the sandboxed frame leave the page.
  await page.goto(href ?? '');
  await page.waitForURL(`${site}/**`);
});
