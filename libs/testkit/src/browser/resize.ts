import type { Page } from 'playwright/test';

export interface WindowSize {
  width: number;
  height: number;
}

/**
 * Resizes a window and waits for the page's layout in the new size. Only for a page that runs scripts.
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
