import type { Locator } from 'playwright/test';

/** Words of a profile's head that its cover lies behind, a cover that paints beyond its box, and a drawing that is cut off. */
export const outOfPlace = (head: Locator): Promise<string[]> =>
  head.evaluate((element) => {
    const box = element.querySelector('.cover');
    if (box === null) return ['no cover'];
    const cover = box.getBoundingClientRect();
    const { overflow, boxShadow, filter } = getComputedStyle(box);
    const isWithin = overflow === 'hidden' && boxShadow === 'none' && filter === 'none';
    const found = isWithin ? [] : ['the cover, beyond its box'];
    const texts = document.createTreeWalker(element, NodeFilter.SHOW_TEXT);
    for (let text = texts.nextNode(); text !== null; text = texts.nextNode()) {
      const range = document.createRange();
      range.selectNodeContents(text);
      const over = [...range.getClientRects()].some(({ top, bottom }) => top < cover.bottom && bottom > cover.top);
      if (over) found.push(text.textContent ?? '');
    }
    const drawing = element.querySelector<HTMLImageElement>('.cover__art');
    if (drawing === null) return found;
    const { width, height } = drawing.getBoundingClientRect();
    const isWhole = Math.abs(width / height - 480 / 168) < 0.05 && width <= cover.width + 1;
    return isWhole ? found : [...found, `the drawing, ${width} × ${height}`];
  });
