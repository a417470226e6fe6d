import { addresses } from '@hoshikraft/testkit/stack';
import type { Page } from 'playwright/test';
import { expect, test } from '../fixtures/test.ts';
import { signIn } from '../fixtures/sign-in.ts';

const cookiesOf = async (page: Page) => {
  const cookies = await page.context().cookies();
  return new Map(cookies.map((cookie) => [cookie.name, cookie]));
};

test('credentials are HttpOnly cookies, Lax, for a year, of this host alone', async ({ page, signedInAs }) => {
  await signedInAs('player');
  await page.goto('/en');
  const cookies = await cookiesOf(page);
  for (const name of ['access_id', 'access_token']) {
    const cookie = cookies.get(name);
    expect(cookie).toMatchObject({ httpOnly: true, sameSite: 'Lax', path: '/', domain: '127.0.0.1' });
    expect(Math.round(((cookie?.expires ?? 0) - Date.now() / 1000) / 86_400)).toBe(365);
  }
});

test('the token reaches no script, storage, page or answer', async ({ page }) => {
  const bodies: Promise<{ url: string; text: string }>[] = [];
  page.on('response', (response) => {
    if (['document', 'fetch', 'xhr', 'script'].includes(response.request().resourceType())) {
      const text = response.text().catch(() => '');
      bodies.push(text.then((found) => ({ url: response.url(), text: found })));
    }
  });
  await signIn(page, 'en', { login: 'admin', password: addresses().password });
  const token = (await cookiesOf(page)).get('access_token')?.value ?? '';
  expect(token.length).toBeGreaterThan(30);
  for (const path of ['/en', '/ru/servers', '/en/rules']) {
    await page.goto(path);
    const seen = await page.evaluate(() => ({
      cookie: document.cookie,
      local: JSON.stringify({ ...localStorage }),
      session: JSON.stringify({ ...sessionStorage }),
      html: document.documentElement.outerHTML,
      globals: Object.getOwnPropertyNames(window)
        .map((name) => {
          try {
            return JSON.stringify((window as unknown as Record<string, unknown>)[name]) ?? '';
          } catch {
            return '';
          }
        })
        .join(),
    }));
    for (const [place, text] of Object.entries(seen)) expect(text.includes(token), `${place} of ${path}`).toBe(false);
    expect(seen.html, 'the player is known to the page').toContain('admin');
  }
  const answers = await Promise.all(bodies);
  expect(answers.some(({ url }) => url.endsWith('/api/user/auth/login'))).toBe(true);
  expect(answers.filter(({ text }) => text.includes(token)).map(({ url }) => url)).toEqual([]);
});

test('a page of another site can neither sign a player out nor in', async ({ page, signedInAs, watch }) => {
  const { site, sandbox } = addresses();
  await signedInAs('player');
  for (const path of ['user/auth/logout', 'user/auth/login', 'user/sessions/terminate-all']) {
    watch.expectComplaint(/status of 403/);
    await page.goto(sandbox);
    const [answer] = await Promise.all([
      page.waitForResponse((response) => response.url() === `${site}/api/${path}`),
      page.evaluate((action) => {
        const form = document.createElement('form');
        Object.assign(form, { method: 'post', action, enctype: 'text/plain' });
        document.body.append(form);
        form.submit();
      }, `${site}/api/${path}`),
    ]);
    expect(answer.status(), path).toBe(403);
    await page.waitForURL(`${site}/**`);
  }
  await page.goto('/en');
  await expect(page.getByRole('button', { name: "player's account" })).toBeVisible();
});
