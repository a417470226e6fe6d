import { chooseFiles } from '../fixtures/choose-files.ts';
import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { saveScreenshots } from '@hoshikraft/testkit/browser';
import { addresses, signalListener } from '@hoshikraft/testkit/stack';
import { type BrowserContext, chromium } from 'playwright/test';
import { afterScripts } from '../fixtures/after-scripts.ts';
import { test as base } from '../fixtures/on-postgres.ts';
import { expect } from '../fixtures/test.ts';
import { speak } from '../fixtures/words.ts';
import { fieldOf, PICTURE, save, saved, someTitle, textOf } from '../pages/editor.ts';

const words = speak('en');

interface Machine {
  /** Starts its browser, on what was there before. */
  start: () => Promise<BrowserContext>;
  /** Kills it as a power cut would: no page is notified. */
  kill: () => Promise<void>;
}

const isBrowserOf = (profile: string, pid: string): boolean => {
  try {
    const line = readFileSync(`/proc/${pid}/cmdline`, 'utf8');
    return line.includes(`--user-data-dir=${profile}`) && !line.includes('--type=');
  } catch {
    // It ended while we were looking.
    return false;
  }
};

const test = base.extend<{ machine: Machine }>({
  machine: async ({ launchOptions, baseURL, userAgent, locale }, use, info) => {
    const profile = mkdtempSync(join(tmpdir(), 'hoshikraft-browser-'));
    let context: BrowserContext | undefined;
    await use({
      start: async () => {
        context = await chromium.launchPersistentContext(profile, {
          ...launchOptions,
          ...(baseURL !== undefined && { baseURL }),
          ...(userAgent !== undefined && { userAgent }),
          ...(locale !== undefined && { locale }),
        });
        return context;
      },
      kill: async () => {
        const closed = new Promise((resolve) => context?.once('close', resolve));
        const browsers = readdirSync('/proc').filter((name) => /^\d+$/.test(name) && isBrowserOf(profile, name));
        expect(browsers).not.toEqual([]);
        browsers.forEach((pid) => process.kill(Number(pid), 'SIGKILL'));
        await closed;
      },
    });
    if (context !== undefined) await saveScreenshots(context, info);
    await context?.close();
    rmSync(profile, { recursive: true, force: true });
  },
});

// API and site restart.
test.setTimeout(300_000);

test('what was typed outlives the end of API, site and browser: words and pictures are there, and are saved', async ({
  machine,
  stateOf,
  request,
}) => {
  const { api, site } = addresses();
  const { cookies } = await stateOf('editor');
  const title = someTitle();
  const open = async () => {
    const context = await machine.start();
    await context.addCookies(cookies);
    const page = afterScripts(await context.newPage());
    await page.goto('/en/news/create');
    return page;
  };
  const before = await open();
  await chooseFiles(before, () => before.getByRole('button', { name: words('Choose a cover') }).click(), [PICTURE]);
  const source = await before
    .getByRole('group', { name: words('Cover') })
    .locator('img')
    .getAttribute('src');
  await fieldOf(before, 'Title, {language}', 'English').fill(title);
  await textOf(before, 'English').click();
  await before.keyboard.type('The last words.');
  await expect(before.getByText(words('Not saved yet. Stored in this browser.'))).toBeVisible();

  signalListener('api', api, 'SIGKILL');
  signalListener('site', site, 'SIGKILL');
  await machine.kill();
  const isBack = (): Promise<boolean> =>
    request.get(`${site}/en/news`).then(
      (answer) => answer.ok(),
      () => false,
    );
  await expect.poll(isBack, { timeout: 120_000 }).toBe(true);

  const after = await open();
  await after
    .getByRole('button', { name: words('Continue with it') })
    .first()
    .click();
  await expect(fieldOf(after, 'Title, {language}', 'English')).toHaveValue(title);
  await expect(textOf(after, 'English')).toHaveText('The last words.');
  await expect(after.getByRole('group', { name: words('Cover') }).locator('img')).toHaveAttribute(
    'src',
    String(source),
  );
  await save(after).click();
  await expect(saved(after)).toBeVisible();
});
