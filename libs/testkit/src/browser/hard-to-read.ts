import { contrastRatio, type Rgb } from '@hoshikraft/shared/contrast';
import type { Locator } from 'playwright/test';

interface Written {
  text: string;
  ink: number;
  /** Every colour behind it, as the browser paints them, each as one number: there are thousands. */
  grounds: number[];
}

const unpacked = (colour: number): Rgb => [colour >> 16, (colour >> 8) & 255, colour & 255];

/** What is written in an element, and on what: the picture of it without its words is laid under them. */
const written = async (element: Locator): Promise<Written[]> => {
  const fill = (colour: string) =>
    element.evaluate((one: HTMLElement, value) => one.style.setProperty('-webkit-text-fill-color', value), colour);
  await fill('transparent');
  const picture = (await element.screenshot({ animations: 'disabled' })).toString('base64');
  await fill('');
  return element.evaluate(async (one, base64) => {
    const image = new Image();
    image.src = `data:image/png;base64,${base64}`;
    await image.decode();
    const canvas = Object.assign(document.createElement('canvas'), { width: image.width, height: image.height });
    const context = canvas.getContext('2d', { willReadFrequently: true });
    if (context === null) throw new Error('nothing to paint on');
    const coloursIn = (x: number, y: number, width: number, height: number): number[] => {
      const { data } = context.getImageData(x, y, Math.max(1, width), Math.max(1, height));
      const seen = new Set<number>();
      for (let at = 0; at < data.length; at += 4) {
        seen.add(((data[at] ?? 0) << 16) | ((data[at + 1] ?? 0) << 8) | (data[at + 2] ?? 0));
      }
      return [...seen];
    };
    const { left, top } = one.getBoundingClientRect();
    const found: { text: string; ink: number; grounds: number[] }[] = [];
    const texts = document.createTreeWalker(one, NodeFilter.SHOW_TEXT);
    for (let text = texts.nextNode(); text !== null; text = texts.nextNode()) {
      const words = text.textContent?.trim() ?? '';
      const parent = text.parentElement;
      // Words for screen readers alone stand in a box of one pixel.
      if (words === '' || parent === null || parent.offsetWidth === 1) continue;
      context.fillStyle = getComputedStyle(parent).color;
      context.fillRect(0, 0, 1, 1);
      const [ink = 0] = coloursIn(0, 0, 1, 1);
      context.drawImage(image, 0, 0);
      const range = document.createRange();
      range.selectNodeContents(text);
      const boxes = [...range.getClientRects()];
      const grounds = boxes.flatMap((box) => coloursIn(box.left - left, box.top - top, box.width, box.height));
      found.push({ text: words, ink, grounds });
    }
    return found;
  }, picture);
};

/** Texts in an element whose contrast, at the worst point behind them, is below AA for small text (4.5 to 1). */
export const hardToRead = async (element: Locator): Promise<string[]> =>
  (await written(element))
    .map(({ text, ink, grounds }) => {
      const ratios = grounds.map((ground) => contrastRatio(unpacked(ink), unpacked(ground)));
      return [text, Math.min(...ratios)] as const;
    })
    .filter(([, ratio]) => ratio < 4.5)
    .map(([text, ratio]) => `${text}: ${ratio.toFixed(2)}`);
