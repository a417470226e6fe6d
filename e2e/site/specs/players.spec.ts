import { randomInt } from 'node:crypto';
import { newPlayer } from '@hoshikraft/testkit/browser';
import type { Page } from 'playwright/test';
import { expect, test } from '../fixtures/test.ts';
import { join } from '../fixtures/sign-in.ts';
import { reportPlaytime } from '../fixtures/report-playtime.ts';

/** Keeps a part of one's profile from everybody, by the call that the cabinet will make. */
const hide = async (page: Page, part: string): Promise<number> => {
  const cookies = await page.context().cookies();
  const accessId = cookies.find(({ name }) => name === 'access_id')?.value ?? '';
  return page.evaluate(
    async ([hidden = '', shownBy = '']) => {
      const answer = await fetch('/api/user/privacy/hide', {
        method: 'POST',
        headers: { 'content-type': 'application/json', 'x-hoshikraft-page': shownBy },
        body: JSON.stringify({ part: hidden, shownTo: 'nobody' }),
      });
      return answer.status;
    },
    [part, accessId],
  );
};

/** What a visitor receives from these addresses, as text; on a busy machine a failed request is repeated. */
const sentTo = async (visitor: Page, paths: readonly string[]): Promise<string[]> =>
  Promise.all(
    paths.map(async (path) => {
      let text = '';
      await expect(async () => {
        const answer = await visitor.request.get(path);
        expect(answer.status()).toBe(200);
        text = await answer.text();
      }).toPass();
      return text;
    }),
  );

test.describe('en at 360 px', () => {
  const language = 'en';
  test.use({ language, viewport: { width: 360, height: 900 } });

  test('a player finds another one, likes and befriends them; what those hide, visitors see no more', async ({
    page,
    player,
    words,
    openBrowser,
  }) => {
    const other = newPlayer();
    const theirs = await openBrowser();
    await join(theirs.context(), language, other);

    await page.goto(`/${language}/player-search`);
    await page.getByRole('main').getByRole('searchbox').pressSequentially(other.login);
    await page.getByRole('main').getByRole('link', { name: other.login }).click();
    await expect(page).toHaveURL(`/${language}/profile/${other.login}/statistics`);
    const like = page.getByRole('button', { name: words('Like {login}', { login: other.login }) });
    await like.click();
    await expect(like).toHaveAttribute('aria-pressed', 'true');
    await page.getByRole('button', { name: words('Add friend') }).click();
    await expect(page.getByRole('button', { name: words('Withdraw request') })).toBeVisible();
    await page.getByRole('button', { name: words('More actions: {login}', { login: other.login }) }).click();
    await expect(page.getByRole('button', { name: words('Block player') })).toBeVisible();
    await page.keyboard.press('Escape');

    await theirs.goto(`/${language}/profile/${other.login}/friends/requests`);
    await theirs.getByRole('button', { name: `${words('Accept')}: ${player.login}` }).click();
    await expect(theirs.getByText(words('No requests'))).toBeVisible();
    await page.reload();
    await expect(page.getByText(words('You are friends'))).toBeVisible();
    await expect(like).toHaveAttribute('aria-pressed', 'true');

    const visitor = await openBrowser();
    const address = `/${language}/profile/${other.login}/friends/list`;
    await visitor.goto(address);
    await expect(visitor.getByRole('main').getByRole('link', { name: player.login })).toBeVisible();
    expect(await hide(theirs, 'friends')).toBe(200);
    expect((await sentTo(visitor, [address]))[0]).not.toContain(player.login);
    await visitor.goto(`/${language}/profile/${other.login}/statistics`);
    await expect(visitor.getByRole('heading', { level: 1, name: other.login })).toBeVisible();
    await expect(visitor.getByText(words('Hidden by the player'))).toHaveCount(1);
  });
});

/** An address in both languages. */
const inBoth = (path: string): string[] => ['ru', 'en'].map((language) => `/${language}/${path}`);

// In both languages at once, since leaderboards are computed once a minute.
test('playtime that a player hides is found by visitors nowhere', async ({ page, player, openBrowser }) => {
  test.setTimeout(300_000);
  const hours = 900 + randomInt(100_000) / 1000;
  await reportPlaytime(player.login, hours);
  const seconds = new RegExp(`\\b${Math.floor(hours * 3600)}\\b`);
  const visitor = await openBrowser();
  const [profiles, tops] = [inBoth(`profile/${player.login}/statistics`), inBoth('top/playtime')];
  const otherTops = [...inBoth('top/playtime/hitech'), ...inBoth('top/online')];
  const found = inBoth(`player-search?q=${player.login}`);
  for (const text of await sentTo(visitor, profiles)) expect(text).toMatch(seconds);
  const stands = async () => (await sentTo(visitor, tops)).every((text) => seconds.test(text));
  await expect.poll(stands, { timeout: 200_000 }).toBe(true);
  for (const top of tops) {
    await visitor.goto(top);
    await expect(visitor.getByRole('main').getByRole('link', { name: player.login })).toBeVisible();
  }
  const pictures = async (): Promise<(string | null)[]> => {
    const shared: (string | null)[] = [];
    for (const profile of profiles) {
      await visitor.goto(profile);
      shared.push(await visitor.locator('meta[property="og:image"]').getAttribute('content'));
    }
    return shared;
  };
  const before = await pictures();

  await page.goto('/en');
  expect(await hide(page, 'playtime')).toBe(200);
  for (const text of await sentTo(visitor, [...profiles, ...tops, ...otherTops, ...found]))
    expect(text).not.toMatch(seconds);
  for (const text of await sentTo(visitor, [...tops, ...otherTops])) expect(text).not.toContain(player.login);
  // The picture showed the hours: what is shared from now on is another one.
  for (const [at, picture] of (await pictures()).entries()) expect(picture).not.toBe(before[at]);
  // The player's own browser requests the player's own data.
  const own = page.waitForResponse(
    async (response) => response.ok() && seconds.test(await response.text().catch(() => '')),
  );
  await page.goto(profiles[0] ?? '');
  await own;
});

test('faces, busts and figures come as pictures that never change, and stand on the page', async ({
  page,
  request,
  signedInAs,
}) => {
  await signedInAs('player');
  const worn = await request.get('/api/skin/player');
  const { version } = (await worn.json()) as { version: string };
  for (const part of ['face', 'bust', 'figure']) {
    for (const [format, type] of [
      ['webp', 'image/webp'],
      ['png', 'image/png'],
    ] as const) {
      const drawn = await request.get(`/api/skin/player/${part}?size=96&format=${format}&v=${version}`);
      expect([part, drawn.status(), drawn.headers()['content-type']]).toEqual([part, 200, type]);
      expect(drawn.headers()['cache-control']).toContain('immutable');
    }
  }
  await page.goto('/en/profile/player/statistics');
  const figure = page.locator('.profile-head__figure img');
  await expect(figure).toHaveJSProperty('complete', true);
  expect(await figure.evaluate((image: HTMLImageElement) => image.naturalHeight)).toBeGreaterThan(100);
  await page.goto('/en/player-search?q=play');
  const face = page.getByRole('main').getByRole('link', { name: 'player' }).first().locator('img');
  await expect.poll(() => face.evaluate((image: HTMLImageElement) => image.naturalWidth)).toBeGreaterThan(0);
});

test('a nickname in another case opens the profile of its player, and the leaderboards open at playtime', async ({
  page,
  player,
  words,
}) => {
  await page.goto(`/en/profile/${player.login.toUpperCase()}`);
  await expect(page).toHaveURL(`/en/profile/${player.login}/statistics`);
  await page.goto('/en/top');
  await expect(page).toHaveURL('/en/top/playtime');
  await expect(page.getByRole('heading', { name: words('Top players'), level: 1 })).toBeVisible();
});

for (const size of [
  { width: 360, height: 760 },
  { width: 1280, height: 800 },
]) {
  test(`all leaderboards and the first of a list are in the first screen of ${size.width} × ${size.height}`, async ({
    page,
    words,
  }) => {
    await page.setViewportSize(size);
    const kinds = page.getByRole('navigation', { name: words('Leaderboards') }).getByRole('link');
    const first = page.getByRole('main').getByRole('list').last().getByRole('listitem').first();
    // Leaderboards are computed once a minute.
    await expect(async () => {
      await page.goto('/en/top/playtime');
      const box = await first.boundingBox();
      expect(box === null ? Infinity : box.y + box.height).toBeLessThan(size.height);
    }).toPass();
    await expect(kinds).toHaveCount(4);
    for (const kind of await kinds.all()) await expect(kind).toBeInViewport({ ratio: 1 });
  });
}
