import type { Page } from 'playwright/test';
import type { WindowSize } from './resize.ts';

/** Offset larger than any page, px. */
const BESIDE_EVERYTHING = 100_000;

/**
 * Stops a page from painting: it loads, has a layout and takes clicks and screenshots as usual, but the visible area is
 * beside it. Painting without a graphics card takes a quarter of the time of a test.
 */
export const undrawn = async (page: Page): Promise<Page> => {
  const devtools = await page.context().newCDPSession(page);
  const setViewportSize = async ({ width, height }: WindowSize): Promise<void> => {
    const shown = { x: BESIDE_EVERYTHING, y: 0, width, height, scale: 1 };
    const metrics = { width, height, deviceScaleFactor: 1, mobile: false, viewport: shown };
    await devtools.send('Emulation.setDeviceMetricsOverride', metrics);
  };
  const size = page.viewportSize();
  if (size !== null) await setViewportSize(size);
  return Object.assign(page, { setViewportSize });
};
