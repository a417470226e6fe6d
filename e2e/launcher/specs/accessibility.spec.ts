import { hardToRead, pageFaults, resize, undrawn } from '@hoshikraft/testkit/browser';
import { limitDownloads } from '../fixtures/sandbox.ts';
import { expect, test } from '../fixtures/test.ts';
import { chooseServer, launchButton, outOfSight, play, stopGame } from '../pages/main-page.ts';

const OPENED = { width: 1000, height: 620 };
const WIDE = { width: 1280, height: 800 };
const NARROW = { width: 360, height: 640 };
const SIZES = [OPENED, WIDE, NARROW];
/** The window in which axe looks for everything, and those that are looked at for what their width decides. */
const LOOKS = {
  ru: [[OPENED], [WIDE, NARROW]],
  en: [[NARROW], [OPENED, WIDE]],
} as const;
const SIGNED_OUT = ['', '/login', '/register', '/servers', '/debugging', '/elements'];
const SIGNED_IN = [
  '',
  '/servers',
  '/debugging',
  '/settings/ram',
  '/settings/admin',
  '/settings/other',
  '/settings/theme',
  '/settings/folder',
  '/nowhere',
];

for (const language of ['ru', 'en'] as const) {
  test.describe(language, () => {
    test.use({ language });
    const [whole, others] = LOOKS[language];

    test(`axe finds nothing before sign-in, and no page scrolls sideways [${language}]`, async ({ page, open }) => {
      await undrawn(page);
      for (const path of SIGNED_OUT) {
        await open(path);
        await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
        expect.soft(await pageFaults(page, whole, others), path).toEqual([]);
      }
    });

    test(`axe finds nothing on any page after sign-in, and none scrolls sideways [${language}]`, async ({
      page,
      open,
      words,
      signIn,
    }) => {
      await undrawn(page);
      await signIn('admin');
      for (const path of SIGNED_IN) {
        await open(path);
        await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
        expect.soft(await pageFaults(page, whole, others), path).toEqual([]);
      }
      // Not below the launcher's pages, but beside them.
      await page.goto(`${new URL(page.url()).origin}/${language}/logout`);
      await expect(page.getByRole('heading', { level: 1, name: words('Sign out?') })).toBeVisible();
      expect.soft(await pageFaults(page, whole, others), 'sign-out').toEqual([]);
    });
  });
}

test('unintended sideways scrolling is reported, an intended scrolling strip is not', async ({ page }) => {
  const wide = '<p style="width: 900px">wide</p>';
  const around = (overflow: string) =>
    `<title>t</title><main style="overflow: ${overflow}" tabindex="0"><h1>h</h1>${wide}</main>`;
  const sideways = async (content: string): Promise<boolean[]> => {
    await page.setContent(`<!doctype html><html lang="en">${content}</html>`);
    return (await pageFaults(page, SIZES.slice(2))).map((fault) => fault.includes(' px wide in '));
  };
  expect(await sideways(around('auto'))).toEqual([true]);
  expect(await sideways(`<title>t</title><main><h1>h</h1>${wide}</main>`)).toEqual([true]);
  expect(await sideways(around('auto hidden'))).toEqual([]);
});

// In Russian: its words are the longer ones.
test.describe('ru', () => {
  test.use({ language: 'ru' });

  test('the main page needs no scrolling, whatever is at work and whatever server is in front', async ({
    page,
    words,
    signIn,
  }) => {
    await signIn('player');
    const servers = page.getByRole('radiogroup', { name: words('Servers') }).getByRole('radio');
    await expect(servers).toHaveCount(4);
    const lookAtEach = async (state: string, bars = 0): Promise<void> => {
      for (const size of SIZES.slice(0, 2)) {
        await resize(page, size);
        for (const server of await servers.all()) {
          await server.click({ force: true });
          await expect(server).toBeChecked();
          // A bar comes a moment after the rest.
          await expect(page.getByRole('progressbar', { name: words('Progress') })).toHaveCount(bars);
          const where = `${state}, ${size.width}×${size.height}, ${await server.getAttribute('value')}`;
          await expect.soft.poll(() => outOfSight(page), { message: where }).toEqual([]);
        }
      }
    };
    await lookAtEach('at rest');
    await chooseServer(page, words, 'HiTech');
    await play(page, words);
    await lookAtEach('HiTech runs');
    await chooseServer(page, words, 'HiTech');
    await stopGame(page, words);
    // Slow enough to last through all of it.
    await limitDownloads(100_000);
    await chooseServer(page, words, 'Magic RPG');
    await launchButton(page).click();
    await expect(page.getByText(words('Downloading files'))).toBeVisible();
    await lookAtEach('Magic RPG is downloaded', 1);
    await chooseServer(page, words, 'Magic RPG');
    await page.getByRole('button', { name: words('Pause'), exact: true }).click();
    await lookAtEach('a download was paused');
  });

  test('what is written on the art of a server is read (AA)', async ({ page, open, words, signIn }) => {
    await signIn('player');
    for (const [path, head] of [
      ['', '.client__head'],
      ['/servers', '.server-about__head'],
    ] as const) {
      await open(path);
      const servers = page.getByRole('radiogroup', { name: words('Servers') }).getByRole('radio');
      await expect(servers).toHaveCount(4);
      for (const server of await servers.all()) {
        await server.click({ force: true });
        await expect(server).toBeChecked();
        for (const size of SIZES) {
          await resize(page, size);
          const where = `${path}, ${size.width} px, ${await server.getAttribute('value')}`;
          await expect.soft.poll(() => hardToRead(page.locator(head)), { message: where }).toEqual([]);
        }
      }
    }
  });
});
