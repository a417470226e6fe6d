import { newPlayer, pageFaults } from '@hoshikraft/testkit/browser';
import type { Page } from 'playwright/test';
import { LAPTOP, PHONE } from '../fixtures/page-faults.ts';
import { expect, test } from '../fixtures/test.ts';
import { speak } from '../fixtures/words.ts';

type Words = ReturnType<typeof speak>;

const SERVICES = ['VK ID', 'Yandex', 'Google', 'Steam'];
/** Names that are no words of ours are the same in every language. */
const nameOf = (service: string, words: Words): string => (service === 'Yandex' ? words('Yandex') : service);

/** Confirms as a new person on the page of a service. */
const sayYesAs = async (page: Page, name: string, fault = ''): Promise<void> => {
  await page.waitForURL(/\/identity\//);
  if (fault !== '') await page.locator('select[name=fault]').selectOption(fault);
  await page.locator('input[name=name]').fill(name);
  await page.locator('button[value=new]').click();
};
const sayNo = async (page: Page): Promise<void> => {
  await page.waitForURL(/\/identity\//);
  await page.locator('button[value=deny]').click();
};
const openDoor = async (page: Page, service: string): Promise<void> => {
  await page.getByRole('main').getByRole('button', { name: service, exact: true }).click();
};

/** Goes to a service from the sign-in page as a new person, and chooses a nickname. Ends at the first steps. */
const registerBy = async (page: Page, language: 'ru' | 'en', service: string, login: string): Promise<void> => {
  const words = speak(language);
  await page.goto(`/${language}/login`);
  await openDoor(page, nameOf(service, words));
  await sayYesAs(page, login);
  await page.waitForURL(new RegExp(`/${language}/oauth/\\w+/register$`));
  await page.getByLabel(words('Nickname'), { exact: true }).fill(login);
  for (const consent of await page.getByRole('checkbox').all()) await consent.check();
  await page.getByRole('button', { name: words('Create an account') }).click();
  await page.waitForURL(`/${language}/start`);
};

/** Clears the cookies. The page is left first, because it would send requests without a session. */
const signOut = async (page: Page): Promise<void> => {
  await page.goto('/robots.txt');
  await page.context().clearCookies();
};

// The page knows no more of a service than its name: each is gone through in one language and at one width, by turns.
for (const [language, width, services] of [
  ['ru', 1280, SERVICES.filter((_, at) => at % 2 === 0)],
  ['en', 360, SERVICES.filter((_, at) => at % 2 === 1)],
] as const) {
  test.describe(`${language} ${width}`, () => {
    test.use({ language, viewport: { width, height: 800 } });

    for (const service of services) {
      test(`by ${service} one chooses a nickname the first time, and is in the next [${language} ${width}]`, async ({
        page,
        words,
      }) => {
        const { login } = newPlayer();
        await registerBy(page, language, service, login);
        expect(page.url()).not.toMatch(/code|state|openid/);
        await signOut(page);
        await page.goto(`/${language}/login?return_to=%2F${language}%2Fcabinet%2Fauthorization`);
        await openDoor(page, nameOf(service, words));
        await sayYesAs(page, login);
        await page.waitForURL(`/${language}/cabinet/authorization`);
        const row = page.getByRole('listitem', { name: nameOf(service, words), exact: true });
        await expect(row.getByText(words('On'), { exact: true })).toBeVisible();
        await expect(row.getByRole('button')).toHaveCount(0);
        expect(await pageFaults(page, [], [LAPTOP, PHONE])).toEqual([]);
      });
    }
  });
}

test.describe('ru at 1280 px', () => {
  const language = 'ru';
  test.use({ language, viewport: { width: 1280, height: 800 } });

  test('a service is linked, turned off and unlinked in the cabinet', async ({ page, words, player }) => {
    await page.goto(`/${language}/cabinet/authorization`);
    const row = page.getByRole('listitem', { name: 'Google', exact: true });
    await row.getByRole('button', { name: words('Link account: {name}', { name: 'Google' }) }).click();
    await sayYesAs(page, player.login);
    await page.waitForURL(`/${language}/cabinet/authorization`);
    await expect(row.getByText(words('On'), { exact: true })).toBeVisible();
    await row.getByRole('button', { name: words('Turn off: {name}', { name: 'Google' }) }).click();
    await expect(row.getByText(words('Off'), { exact: true })).toBeVisible();
    await row.getByRole('button', { name: words('Unlink: {name}', { name: 'Google' }) }).click();
    await page
      .getByRole('dialog')
      .getByRole('button', { name: words('Unlink'), exact: true })
      .click();
    await expect(row.getByText(words('Not linked'))).toBeVisible();
  });

  test('a service that is down says so, and another lets one in', async ({ page, words, watch }) => {
    watch.expectComplaint(/status of 503/);
    watch.expectComplaint(/answer 503/);
    await page.goto(`/${language}/login`);
    await openDoor(page, 'Google');
    await sayYesAs(page, newPlayer().login, 'down');
    await expect(page.getByRole('alert')).toContainText(/Google (?:не отвечает|is not responding)/);
    await openDoor(page, nameOf('Yandex', words));
    await sayYesAs(page, newPlayer().login);
    await expect(page.getByRole('heading', { name: words('Choose a nickname') })).toBeVisible();
  });
});

test.describe('en at 360 px', () => {
  const language = 'en';
  test.use({ language, viewport: { width: 360, height: 800 } });

  test('refusing consent at a service shows a message and leaves the other sign-in methods', async ({
    page,
    words,
  }) => {
    await page.goto(`/${language}/login`);
    await openDoor(page, 'Steam');
    await sayNo(page);
    await expect(page.getByText(words('You cancelled the {name} sign-in.', { name: 'Steam' }))).toBeVisible();
    await expect(page.getByRole('link', { name: words('Sign in with a password') })).toBeVisible();
    for (const service of SERVICES)
      await expect(page.getByRole('button', { name: nameOf(service, words), exact: true })).toBeEnabled();
  });
});

test('what a service brings back is good in the browser that went there, and once', async ({
  page,
  words,
  openBrowser,
  watch,
}) => {
  watch.expectComplaint(/status of 409/);
  const { login } = newPlayer();
  await page.goto('/en/login');
  await openDoor(page, 'Google');
  let brought = '';
  // The redirect back is intercepted and opened in another browser, in which no sign-in was started.
  await page.route(/\/identity\//, async (route) => {
    if (route.request().method() !== 'POST') return route.continue();
    const answer = await route.fetch({ maxRedirects: 0 });
    brought = answer.headers()['location'] ?? '';
    return route.abort();
  });
  watch.allowComplaint(/ERR_FAILED/);
  await page.waitForURL(/\/identity\//);
  await page.locator('input[name=name]').fill(login);
  await page.locator('button[value=new]').click();
  await expect.poll(() => brought).toContain('code=');
  const other = await openBrowser();
  await other.goto(brought);
  await expect(other.getByRole('alert')).toContainText(/Sign-in wasn't completed/);
  await page.unroute(/\/identity\//);
  await page.goto(brought);
  await expect(page.getByRole('heading', { name: words('Choose a nickname') })).toBeVisible();
});
