import { expect, test } from '../fixtures/test.ts';

/** Words that are the same in every language: names of ours, of systems, of units and of builds. */
const NAMES =
  /Hoshikraft|TechnoMagic|HiTech|Magic|RPG|SKY|Java|JVM|Discord|VK|Telegram|YouTube|English|RU|EN|TPS|PvP|admin|player|banned|https?:\S+|\/[\w./-]+|-X\S+|-D\S+|ms\b|HTTPS?_PROXY|«none»|\d+\.\d+\.\d+\+[0-9a-f]+/g;

test('a page in Russian has no English in it, and the language is changed on the page', async ({ page, signIn }) => {
  await signIn('player');
  await page.getByRole('button', { name: 'Language' }).click();
  await page.getByRole('button', { name: 'Русский' }).click();
  await page.waitForURL('**/ru/launcher');
  await expect(page.locator('html')).toHaveAttribute('lang', 'ru');
  for (const path of ['', '/servers', '/debugging', '/settings/ram', '/settings/theme', '/settings/other']) {
    const { origin } = new URL(page.url());
    await page.goto(`${origin}/ru/launcher${path}`);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    // What the game itself has written is the game's, and may come while we read.
    const read = await page.evaluate(() => {
      const written = new Set(document.querySelector<HTMLElement>('[role=log]')?.innerText.split('\n'));
      return document.body.innerText.split('\n').filter((line) => !written.has(line));
    });
    const text = read.join('\n').replace(NAMES, '');
    expect.soft(text.match(/[A-Za-z]{3,}/g) ?? [], path).toEqual([]);
  }
});

test('an address without a language is answered in the one chosen before', async ({ page, open }) => {
  await open('/login');
  const { origin } = new URL(page.url());
  await page.goto(`${origin}/`);
  await page.waitForURL(/\/(ru|en)\/launcher/);
});
