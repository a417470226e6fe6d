import { pageFaults } from '@hoshikraft/testkit/browser';
import type { Locale } from '@hoshikraft/shared';
import { routes, type WalkedRoute } from '../fixtures/routes.ts';
import { expect, test } from '../fixtures/shared-windows.ts';

/**
 * The widths of a window in each language: in the first the page is loaded and axe looks for everything, so that both
 * languages and both ends are seen by it; the second language goes on where the first has ended.
 */
const WIDTHS: readonly (readonly [Locale, number, ...number[]])[] = [
  ['ru', 1280, 768, 360],
  ['en', 360, 1920, 1280],
];
/**
 * Most HTML of a page, in bytes. Documents are as long as their text, which is also sent for the browser's first render; the
 * editor and the development pages, which no player opens, have no limit.
 */
const maxHtml = (address: string): number => {
  if (/^development\/|\/edit$/.test(address)) return Infinity;
  return /^(news|mods)\/.|^servers\/create/.test(address) ? 66_000 : 60_000;
};

const sizeOf = (width: number) => ({ width, height: 800 });

/** The sample player who may see a page; null for a visitor. */
const lookers = ({ path, type, permission, development }: WalkedRoute): readonly (string | null)[] => {
  if (permission !== undefined) return ['admin'];
  // Whoever is signed out already is led home from it.
  if (path === 'logout') return ['player'];
  // The kit looks the same to everybody.
  if (type === 'auth' || development === true) return [null];
  return type === 'protected' ? ['player'] : [null, 'player'];
};

interface Visited {
  address: string;
  who: readonly (string | null)[];
  inOneLanguage: boolean;
}

const addresses = ({ path, seenAt }: WalkedRoute): readonly string[] => {
  if (seenAt !== undefined) return seenAt;
  if (/[:*]/.test(path)) throw new Error(`${path} has parameters: its line of the route table says where it is seen`);
  return [path];
};

/**
 * A page that visitors and players see is read by one of them in each language, by turns: every page in both languages and by
 * both, and in every language the head and the foot of both. What only one of them sees is read in both; a page of the kit in
 * one language for each theme, by turns.
 */
const visitsOf = ({ address, who, inOneLanguage }: Visited, turn: number) =>
  who.map((looker, index) => ({
    address,
    looker,
    widths: inOneLanguage ? WIDTHS.filter((_, language) => (language + index + turn) % 2 === 0) : WIDTHS,
  }));

const seen = routes
  .flatMap((route) => {
    const who = lookers(route);
    const inOneLanguage = who.length > 1 || route.development === true;
    return addresses(route).map((address) => ({ address, who, inOneLanguage }));
  })
  .flatMap(visitsOf);

// One looker after another: the windows of the others stand empty meanwhile.
for (const looker of new Set(seen.map((one) => one.looker))) {
  test.describe(looker ?? 'signed out', () => {
    test.use({ looker });

    for (const { address, widths } of seen.filter((one) => one.looker === looker)) {
      const languages = widths.map(([language]) => language).join(' and ');
      test(`/${address}, ${looker ?? 'signed out'}: axe, console, width and weight, in ${languages}`, async ({
        page,
        watch,
      }) => {
        // The error page responds with the status in its address.
        const [, status] = /[?&]status=(\d{3})/.exec(address) ?? [];
        if (status !== undefined) watch.expectComplaint(new RegExp(`\\b${status}\\b.*/error`));
        for (const [language, first, ...others] of widths) {
          await page.setViewportSize(sizeOf(first));
          const response = await page.goto(`/${language}/${address}`);
          expect.soft((await response?.body())?.length, 'bytes of HTML').toBeLessThanOrEqual(maxHtml(address));
          await expect(page.locator('html')).toHaveAttribute('lang', language);
          await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
          await expect.soft(page.getByRole('heading', { level: 1 })).toHaveCount(1);
          const faults = await pageFaults(page, [sizeOf(first)], others.map(sizeOf));
          expect.soft(faults, `/${language}/${address}`).toEqual([]);
        }
      });
    }
  });
}

test('/nowhere: axe, console and width, in both languages', async ({ page, watch }) => {
  watch.expectComplaint(/status of 404.*\/nowhere/);
  for (const [language, first, ...others] of WIDTHS) {
    await page.setViewportSize(sizeOf(first));
    await page.goto(`/${language}/nowhere`);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    expect.soft(await pageFaults(page, [sizeOf(first)], others.map(sizeOf)), language).toEqual([]);
  }
});
