import type { Words } from '@hoshikraft/testkit/browser';
import { expect, type Page } from 'playwright/test';

/** Longest time from a press of the button to a running game, milliseconds: a first download on a busy machine. */
export const INSTALL_MS = 180_000;

/** Chooses a server in the rail at the left. */
export const chooseServer = async (page: Page, words: Words, server: string): Promise<void> => {
  const rail = page.getByRole('radiogroup', { name: words('Servers') });
  // Not check(): the selection is shown only after it is stored.
  await rail.getByRole('radio', { name: new RegExp(`^${server} `) }).click();
  await expect(page.getByRole('article').getByRole('heading', { level: 1 })).toContainText(server);
};

/** The one button, whatever it offers: to install, to update or to play. */
export const launchButton = (page: Page) =>
  page.getByRole('article').getByRole('contentinfo').or(page.locator('.client__footer')).getByRole('button').first();

/** Presses the one button and waits until the game runs. */
export const play = async (page: Page, words: Words): Promise<void> => {
  await launchButton(page).click();
  await expect(page.getByText(words('Running'), { exact: true })).toBeVisible({ timeout: INSTALL_MS });
};

/** Presses the one button after a download that stopped, which says how much is left, and waits until the game runs. */
export const goOn = async (page: Page, words: Words): Promise<void> => {
  await expect(launchButton(page)).toHaveText(/\d/);
  await expect(launchButton(page)).toContainText(words('Continue · {size}', { size: '' }));
  await expect(page.getByRole('article').getByRole('button', { name: /\d\s.?[BБ]$/ })).toHaveCount(1);
  await play(page, words);
};

/** Stops the game through its dialog. */
export const stopGame = async (page: Page, words: Words): Promise<void> => {
  await page.getByRole('button', { name: words('Stop'), exact: true }).click();
  await page
    .getByRole('dialog')
    .getByRole('button', { name: words('Stop the game') })
    .click();
  await expect(page.getByText(words('Running'), { exact: true })).toBeHidden();
};

/** How far the bar is, 0 to 1; null while there is none. */
export const progressShown = async (page: Page, words: Words): Promise<number | null> => {
  const bar = page.getByRole('progressbar', { name: words('Progress') });
  if (!(await bar.isVisible())) return null;
  const [now, max] = await Promise.all([bar.getAttribute('aria-valuenow'), bar.getAttribute('aria-valuemax')]);
  return now === null || max === null ? null : Number(now) / Number(max);
};

/** Parts of the main page that have more in them than their room shows. @throws when a part that may is not there */
export const outOfSight = (page: Page): Promise<string[]> =>
  page.evaluate(() => {
    const known = ['html', '#main', '.server-rail', '.client__body'];
    const missing = known.filter((name) => document.querySelector(name) === null);
    if (missing.length > 0) throw new Error(`There is no ${missing.join(', ')}`);
    const parts = [...document.querySelectorAll(known.join(', '))];
    return parts
      .filter(({ scrollHeight, clientHeight }) => scrollHeight > clientHeight)
      .map(
        ({ className, id, tagName, scrollHeight, clientHeight }) =>
          `${id || className || tagName}: ${scrollHeight} px in ${clientHeight} px`,
      );
  });
