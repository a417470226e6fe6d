import type { Page } from 'playwright/test';
import type { WindowSize } from './resize.ts';

/** Farther than any page reaches, px. */
const BESIDE_EVERYTHING = 100_000;

/**
 * Makes a page draw nothing: it loads, is laid out, is clicked and gives pictures of itself as ever, but what the browser
 * puts on the screen lies beside it. Drawing without a graphics card is a quarter of a visit.
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
