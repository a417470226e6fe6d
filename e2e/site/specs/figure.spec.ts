import type { Page } from 'playwright/test';
import { expect, test } from '../fixtures/test.ts';

const PROFILE = '/en/profile/player/statistics';

/** The page ignores a renderer that runs on the processor: here that renderer reports a graphics card. */
const withCard = async (page: Page): Promise<void> => {
  await page.addInitScript(() => {
    const { prototype } = WebGL2RenderingContext;
    const asked = prototype.getParameter;
    prototype.getParameter = function getParameter(name: number): unknown {
      return name === prototype.RENDERER ? 'ANGLE (a card)' : (asked.call(this, name) as unknown);
    };
  });
};

const frames = (page: Page, count: number): Promise<void> =>
  page.evaluate(async (wanted) => {
    for (let frame = 0; frame < wanted; frame += 1) {
      await new Promise((drawn) => {
        requestAnimationFrame(drawn);
      });
    }
  }, count);

const figureOf = (page: Page) => page.getByRole('slider', { name: "Rotate player's character" });

test('a figure does not move with reduced motion, and turns by drag and by arrow keys', async ({ page, watch }) => {
  watch.allowComplaint(/GPU stall/);
  await withCard(page);
  await page.goto(PROFILE);
  const figure = figureOf(page);
  await expect(figure.locator('canvas')).toBeVisible();
  const shown = () => figure.screenshot();
  await frames(page, 5);
  const first = await shown();
  await frames(page, 20);
  expect((await shown()).equals(first)).toBe(true);

  const box = await figure.boundingBox();
  if (box === null) throw new Error('the figure has no place');
  const [x, y] = [box.x + box.width / 2, box.y + box.height / 2];
  await page.mouse.move(x, y);
  await page.mouse.down();
  await page.mouse.move(x + 40, y, { steps: 8 });
  await page.mouse.up();
  await page.mouse.move(0, 0);
  await expect.poll(async () => (await shown()).equals(first)).toBe(false);

  await figure.focus();
  const dragged = await shown();
  await page.keyboard.press('ArrowLeft');
  await expect(figure).toHaveAttribute('aria-valuetext', '345°');
  await expect.poll(async () => (await shown()).equals(dragged)).toBe(false);
});

test('a figure walks for everybody else', async ({ page, watch }) => {
  watch.allowComplaint(/GPU stall/);
  await withCard(page);
  await page.emulateMedia({ reducedMotion: 'no-preference' });
  await page.goto(PROFILE);
  const canvas = figureOf(page).locator('canvas');
  await expect(canvas).toBeVisible();
  const drawn = () =>
    canvas.evaluate(
      (element) =>
        new Promise<string>((tell) => {
          requestAnimationFrame(() => tell((element as HTMLCanvasElement).toDataURL()));
        }),
    );
  const first = await drawn();
  await expect.poll(async () => (await drawn()) === first).toBe(false);
});

test('the picture stays where the browser has no graphics', async ({ page }) => {
  await page.addInitScript(() => {
    const { prototype } = HTMLCanvasElement;
    const asked = prototype.getContext as (kind: string) => RenderingContext | null;
    prototype.getContext = function getContext(this: HTMLCanvasElement, kind: string) {
      return kind.startsWith('webgl') ? null : asked.call(this, kind);
    } as typeof prototype.getContext;
  });
  const worn = page.waitForResponse(/\/api\/skin\/player$/);
  await page.goto(PROFILE);
  await worn;
  await frames(page, 20);
  await expect(page.locator('.player-living img')).toBeVisible();
  await expect(page.locator('.player-living canvas')).toHaveCount(0);
  await expect(figureOf(page)).toHaveCount(0);
});
