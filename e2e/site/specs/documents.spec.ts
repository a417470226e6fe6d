import { expect, test } from '../fixtures/test.ts';

const STORY = '/en/news/how-to-start';

test('a visitor finds news as they type, in the address too, and comes to its page', async ({ page, words }) => {
  await page.goto('/en/news');
  await page.getByRole('searchbox', { name: words('Search the news') }).pressSequentially('first evening');
  await expect(page).toHaveURL('/en/news?q=first+evening');
  const found = page.getByRole('main').getByRole('heading', { level: 2 });
  await expect(found).toHaveCount(1);
  await found.getByRole('link').click();
  await expect(page).toHaveURL(STORY);
  await expect(page.locator('link[hreflang=ru]')).toHaveAttribute('href', /\/ru\/news\/how-to-start$/);
});

test('no third party gets a request before the user plays a video', async ({ page, words, baseURL }) => {
  const foreign: string[] = [];
  await page.route(
    (url) => url.origin !== baseURL,
    async (route) => {
      foreign.push(new URL(route.request().url()).origin);
      await route.fulfill({ body: '' });
    },
  );
  await page.goto(STORY);
  await page.getByRole('button', { name: words('Watch here') }).scrollIntoViewIfNeeded();
  await page.waitForLoadState('networkidle');
  expect(foreign).toEqual([]);
  await page.getByRole('button', { name: words('Watch here') }).click();
  await expect.poll(() => foreign).toEqual(['https://www.youtube-nocookie.com']);
});

test('a player likes what they read, and it is still liked afterwards', async ({ page, player }) => {
  expect(player.login).not.toBe('');
  await page.goto(STORY);
  const like = page.getByRole('button', { name: /^Like, / });
  await expect(like).toHaveAttribute('aria-pressed', 'false');
  await like.click();
  await expect(like).toHaveAttribute('aria-pressed', 'true');
  await page.reload();
  await expect(like).toHaveAttribute('aria-pressed', 'true');
});

test('a player likes the page of a server, and it is still liked afterwards', async ({ page, player }) => {
  expect(player.login).not.toBe('');
  await page.goto('/en/servers/hitech');
  const like = page.getByRole('main').getByRole('button', { name: /^Like, / });
  await expect(like).toHaveAttribute('aria-pressed', 'false');
  await like.click();
  await expect(like).toHaveAttribute('aria-pressed', 'true');
  await page.reload();
  await expect(like).toHaveAttribute('aria-pressed', 'true');
});

test('a news is shared: its link is copied', async ({ page, words, context, baseURL }) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await page.goto(STORY);
  await page.getByRole('button', { name: words('Share') }).click();
  await expect(page.getByText(words('Link copied.'))).toBeVisible();
  expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(baseURL + STORY);
});

test('a news is shared: where the machine has a sheet for it, that one is opened and nothing copied', async ({
  page,
  words,
  baseURL,
}) => {
  await page.addInitScript(() => {
    const opened: unknown[] = [];
    Object.assign(window, { opened });
    Object.assign(navigator, {
      share: (shared: unknown) => {
        opened.push(shared);
        return opened.length === 1 ? Promise.resolve() : Promise.reject(new DOMException('No.', 'AbortError'));
      },
    });
  });
  await page.goto(STORY);
  const title = await page.getByRole('heading', { level: 1 }).innerText();
  // Shared, and then thought better of.
  for (const times of [1, 2]) {
    await page.getByRole('button', { name: words('Share') }).click();
    await expect
      .poll(() => page.evaluate(() => (window as unknown as { opened: unknown[] }).opened))
      .toEqual(Array(times).fill({ title, url: baseURL + STORY }));
  }
  await expect(page.getByText(words('Link copied.'))).toBeHidden();
});

test('a page of news under its key leads on to its address, for good', async ({ request }) => {
  const answer = await request.get('/api/document?target=news&id=how-to-start');
  const { key } = (await answer.json()) as { key: string };
  const led = await request.get(`/en/news/${key}?from=feed`, { maxRedirects: 0 });
  expect([led.status(), led.headers()['location']]).toEqual([301, `${STORY}?from=feed`]);
});
