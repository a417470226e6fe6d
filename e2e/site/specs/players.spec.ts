import { newPlayer } from '@hoshikraft/testkit/browser';
import type { Page } from 'playwright/test';
import { expect, test } from '../fixtures/test.ts';
import { register } from '../fixtures/sign-in.ts';

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

test('a player finds another one, likes and befriends them; what those hide, visitors see no more', async ({
  page,
  player,
  words,
  language,
  openBrowser,
}) => {
  const other = newPlayer();
  const theirs = await openBrowser();
  await register(theirs, language, other);

  await page.goto('/en/player-search');
  await page.getByRole('main').getByRole('searchbox').pressSequentially(other.login);
  await page.getByRole('main').getByRole('link', { name: other.login }).click();
  await expect(page).toHaveURL(`/en/profile/${other.login}/statistics`);
  const like = page.getByRole('button', { name: words('Like {login}', { login: other.login }) });
  await like.click();
  await expect(like).toHaveAttribute('aria-pressed', 'true');
  await page.getByRole('button', { name: words('Add friend') }).click();
  await expect(page.getByRole('button', { name: words('Take the request back') })).toBeVisible();

  await theirs.goto(`/en/profile/${other.login}/friends/requests`);
  await theirs.getByRole('button', { name: words('Accept {login}', { login: player.login }) }).click();
  await expect(theirs.getByText(words('Nobody asks'))).toBeVisible();
  await page.reload();
  await expect(page.getByText(words('You are friends'))).toBeVisible();
  await expect(like).toHaveAttribute('aria-pressed', 'true');

  const visitor = await openBrowser();
  const address = `/en/profile/${other.login}/friends/list`;
  await visitor.goto(address);
  await expect(visitor.getByRole('main').getByRole('link', { name: player.login })).toBeVisible();
  expect(await hide(theirs, 'friends')).toBe(200);
  expect(await (await visitor.request.get(address)).text()).not.toContain(player.login);
  await visitor.goto(`/en/profile/${other.login}/statistics`);
  await expect(visitor.getByRole('heading', { level: 1, name: other.login })).toBeVisible();
  await expect(visitor.getByText(words('Hidden by the player'))).toHaveCount(1);
});

test('a nickname in another case leads to the profile of who registered it, and the top says where one stands', async ({
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
