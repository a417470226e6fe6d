import type { Page } from 'playwright/test';

export interface WindowSize {
  width: number;
  height: number;
}

/**
 * Gives a window its size, and comes back once the page has been laid out in it: until then its parts stand where they
 * stood. Only for a page that runs scripts.
 */
export const resize = async (page: Page, size: WindowSize): Promise<void> => {
  await page.setViewportSize(size);
  await page.evaluate(
    ({ width, height }) =>
      new Promise<number>((resolve) => {
        const look = (): void => {
          const isThere = window.innerWidth === width && window.innerHeight === height;
          requestAnimationFrame(isThere ? () => requestAnimationFrame(resolve) : look);
        };
        look();
      }),
    size,
  );
};
