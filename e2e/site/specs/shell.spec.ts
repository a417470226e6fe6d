import { expect, test } from '../fixtures/test.ts';

test('the header counts as fixed as soon as the scroll position is not 0', async ({ page }) => {
  await page.goto('/en');
  const header = page.getByRole('banner');
  await expect(header).toHaveAttribute('data-fixed', 'false');
  await page.evaluate(() => scrollTo(0, 1));
  await expect(header).toHaveAttribute('data-fixed', 'true');
  await page.evaluate(() => scrollTo(0, 0));
  await expect(header).toHaveAttribute('data-fixed', 'false');
});

test('a white bar of 2 px shows at the very top while the next page loads', async ({ page, words }) => {
  await page.goto('/en');
  // A slow line: the answer is the real one, a second later.
  await page.route('**/api/team*', async (route) => {
    await new Promise((resolve) => setTimeout(resolve, 1000));
    await route.continue();
  });
  await page
    .getByRole('navigation', { name: words('Main navigation') })
    .getByRole('link', { name: words('Team') })
    .click();
  const bar = page.getByRole('progressbar', { name: words('Loading page') });
  await expect(bar).toBeVisible();
  const look = await bar.evaluate((element) => {
    const { position, top, height } = getComputedStyle(element);
    const { backgroundColor } = getComputedStyle(element, '::after');
    return { position, top, height, backgroundColor };
  });
  expect(look).toEqual({ position: 'fixed', top: '0px', height: '2px', backgroundColor: 'rgb(255, 255, 255)' });
  await expect(page).toHaveURL('/en/team');
  await expect(bar).toBeHidden();
});

test('titles name page and brand, and the home page the brand alone', async ({ page }) => {
  await page.goto('/en');
  await expect(page).toHaveTitle('Hoshikraft');
  await page.goto('/en/rules');
  await expect(page).toHaveTitle('Rules - Hoshikraft');
  await expect(page.locator('link[rel=canonical]')).toHaveAttribute('href', /\/en\/rules$/);
  await expect(page.locator('link[rel=alternate][hreflang=ru]')).toHaveAttribute('href', /\/ru\/rules$/);
});

test('every picture and icon that a page names is there', async ({ page, request }) => {
  await page.goto('/en');
  const named = await page
    .locator('link[rel~=icon], link[rel=apple-touch-icon], meta[property="og:image"]')
    .evaluateAll((elements) =>
      elements.map((element) => element.getAttribute('href') ?? element.getAttribute('content')),
    );
  expect(named.length).toBeGreaterThanOrEqual(3);
  for (const address of named) {
    const answer = await request.get(String(address));
    expect(answer.status(), String(address)).toBe(200);
    expect(answer.headers()['content-type']).toMatch(/^image\//);
  }
});

test('a navigation lands at the top of the next page, and going back where it was', async ({ page, words }) => {
  await page.goto('/en/rules');
  await page.evaluate(() => scrollTo(0, 600));
  await expect(page.getByRole('banner')).toHaveAttribute('data-fixed', 'true');
  // A press of the mouse: Playwright's own click would scroll the page to a header that is in sight already.
  const link = page
    .getByRole('navigation', { name: words('Main navigation') })
    .getByRole('link', { name: words('Team') });
  await link.dispatchEvent('click');
  await expect(page).toHaveURL('/en/team');
  await expect.poll(() => page.evaluate(() => scrollY)).toBe(0);
  await page.goBack();
  await expect(page).toHaveURL('/en/rules');
  await expect.poll(() => page.evaluate(() => scrollY)).toBe(600);
});

test('going back to a list with pictures returns to within 20 px', async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 800 });
  await page.goto('/en/news');
  const last = page.getByRole('main').locator('a[href^="/en/news/"]').last();
  await last.scrollIntoViewIfNeeded();
  const place = await page.evaluate(() => scrollY);
  expect(place).toBeGreaterThan(800);
  await last.dispatchEvent('click');
  await expect(page).toHaveURL(/\/en\/news\/./);
  await expect.poll(() => page.evaluate(() => scrollY)).toBe(0);
  await page.goBack();
  await expect(page).toHaveURL('/en/news');
  await expect.poll(() => page.evaluate((before) => Math.abs(scrollY - before), place)).toBeLessThanOrEqual(20);
});

test('an address pasted with invisible characters is cleaned and stays on our site', async ({ page, watch }) => {
  await page.goto('/en/%E2%80%8Bservers');
  await expect(page).toHaveURL('/en/servers');
  watch.expectComplaint(/status of 404/);
  const answer = await page.goto('/%E2%80%8B/evil.example/x');
  expect(answer?.status()).toBe(404);
  await expect(page).toHaveURL('/en/evil.example/x');
});

test('the first JavaScript of the home page holds no form, dialog or toast', async ({ page, openBrowser }) => {
  const scriptsOf = async (visitor: typeof page, path: string): Promise<string> => {
    const scripts: Promise<string>[] = [];
    visitor.on('response', (response) => {
      if (response.request().resourceType() === 'script') scripts.push(response.text());
    });
    await visitor.goto(path);
    return (await Promise.all(scripts)).join('\n');
  };
  const home = await scriptsOf(page, '/en');
  expect(home).toContain('createElement');
  for (const mark of ['MuiInputBase', 'MuiDialog', 'notistack']) expect(home.includes(mark), mark).toBe(false);
  const login = await scriptsOf(await openBrowser(), '/en/login');
  expect(login.includes('MuiInputBase'), 'the mark of a form is a real one').toBe(true);
});

test('a link followed without a network leaves the page as it is, says why, and works again after', async ({
  page,
  words,
  watch,
}) => {
  await page.goto('/en/rules');
  watch.expectComplaint(/ERR_INTERNET_DISCONNECTED/);
  await page.context().setOffline(true);
  const link = page
    .getByRole('navigation', { name: words('Main navigation') })
    .getByRole('link', { name: words('Team') });
  await link.click();
  await expect(page.getByText(words('Unable to connect to the server'))).toBeVisible();
  await expect(page).toHaveURL('/en/rules');
  await page.context().setOffline(false);
  await link.click();
  await expect(page).toHaveURL('/en/team');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
});

test('the festival night moves without a word on the console, at phone and desktop width', async ({ openBrowser }) => {
  for (const width of [360, 1280]) {
    const page = await openBrowser({ reducedMotion: 'no-preference', viewport: { width, height: 800 } });
    await page.goto('/ru', { waitUntil: 'networkidle' });
    await page.mouse.move(width / 2, 300);
    await page.mouse.wheel(0, 900);
    await expect(page.getByRole('banner')).toHaveAttribute('data-fixed', 'true');
    await page.close();
  }
});
