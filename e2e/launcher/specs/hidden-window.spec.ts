import type { Page } from 'playwright/test';
import { expect, test } from '../fixtures/test.ts';

// Everything moves here that would on a player's machine.
test.use({ contextOptions: { reducedMotion: 'no-preference' } });

/** How many animations of the style sheets go on that never end by themselves, as the entrance of a card does. */
const moving = (page: Page): Promise<number> =>
  page.evaluate(
    () =>
      document
        .getAnimations()
        .filter(
          (animation) =>
            animation instanceof CSSAnimation &&
            animation.playState === 'running' &&
            animation.effect?.getTiming().iterations === Infinity,
        ).length,
  );

/** As the browser does when the window is minimised or covered. */
const hide = (page: Page, hidden: boolean): Promise<void> =>
  page.evaluate((value) => {
    Object.defineProperty(document, 'hidden', { configurable: true, value });
    document.dispatchEvent(new Event('visibilitychange'));
  }, hidden);

test('animations pause while the window is hidden, and resume when it is visible again', async ({ page, open }) => {
  await open('/login');
  // Fonts and scenery may still be on their way: what moves is counted once all of it does.
  await page.waitForLoadState('networkidle');
  let before = 0;
  await expect
    .poll(async () => {
      const last = before;
      before = await moving(page);
      return before > 0 && before === last;
    })
    .toBe(true);
  await hide(page, true);
  await expect.poll(() => moving(page)).toBe(0);
  await hide(page, false);
  await expect.poll(() => moving(page)).toBe(before);
});
