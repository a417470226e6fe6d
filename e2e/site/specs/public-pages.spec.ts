import { routes } from '../fixtures/routes.ts';
import { expect, test } from '../fixtures/test.ts';

/** Most bytes of HTML that a page may take, before it is compressed. */
const MOST_BYTES = 80 * 1024;

declare global {
  interface Window {
    seen: { signIn: number; shifts: number };
    injected?: boolean;
  }
}

/** Watches every frame for what only visitors are shown, and adds up how far the page moves by itself. */
const watchFrames = (): void => {
  window.seen = { signIn: 0, shifts: 0 };
  new PerformanceObserver((list) => {
    for (const entry of list.getEntries() as (PerformanceEntry & { value: number; hadRecentInput: boolean })[]) {
      if (!entry.hadRecentInput) window.seen.shifts += entry.value;
    }
  }).observe({ type: 'layout-shift', buffered: true });
  const look = (): void => {
    const shown = [...document.querySelectorAll('a[href*="/login"], a[href*="/register"]')].filter(
      (link) => link.closest('.own-slot, .own-slots') === null && link.checkVisibility(),
    );
    window.seen.signIn += shown.length;
    requestAnimationFrame(look);
  };
  requestAnimationFrame(look);
};

test.describe('a public page', () => {
  test.use({ language: 'ru' });

  for (const path of ['', 'store', 'start', 'top/playtime', 'news/wipe-winter-2025']) {
    test(`/${path} never shows a player what visitors see, and does not move`, async ({ page, signedInAs }) => {
      await signedInAs('player');
      await page.addInitScript(watchFrames);
      await page.goto(`/ru/${path}`);
      await expect(page.locator('.site-account')).toContainText('player');
      await expect(page.locator('html')).toHaveAttribute('data-account', 'ready');
      const { signIn, shifts } = await page.evaluate(() => window.seen);
      expect(signIn).toBe(0);
      expect(shifts).toBeLessThanOrEqual(0.02);
    });
  }

  test('is the same for a player and a visitor, and never stored for one of them', async ({
    page,
    openBrowser,
    signedInAs,
  }) => {
    await signedInAs('player');
    const [player, visitor] = [page.request, (await openBrowser()).request];
    const [own, open] = [await player.get('/ru/team'), await visitor.get('/ru/team')];
    expect(await own.text()).toBe(await open.text());
    expect(await own.text()).not.toMatch(/[>"]player[<"]/);
    expect(own.headers()['vary']).toContain('Cookie');
    expect((await player.get('/ru/cabinet/roles')).headers()['cache-control']).toBe('private, no-store');
  });

  test('takes at most 80 KB of HTML, whichever it is', async ({ request }) => {
    const addresses = routes.filter(({ kind }) => kind === 'public').flatMap(({ path, seenAt }) => seenAt ?? [path]);
    const sizes = [];
    for (const address of addresses) {
      const size = (await (await request.get(`/ru/${address}`)).body()).length;
      sizes.push({ address, size });
    }
    expect(sizes.filter(({ size }) => size > MOST_BYTES)).toEqual([]);
  });

  test('runs no script that got into it, and no style', async ({ page, watch }) => {
    watch.allowComplaint(/Content.Security.Policy/i);
    // React finds elements in the page that it did not render.
    watch.allowComplaint(/Minified React error #418/);
    await page.route('**/ru/team', async (route) => {
      const response = await route.fetch();
      const injected = '<script>window.injected = true</script><style>main { display: none }</style>';
      await route.fulfill({ response, body: (await response.text()).replace('<main', `${injected}<main`) });
    });
    await page.goto('/ru/team');
    await expect(page.getByRole('main')).toBeVisible();
    expect(await page.evaluate(() => window.injected)).toBeUndefined();
  });
});
