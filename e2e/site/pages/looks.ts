import type { Locale } from '@hoshikraft/shared';
import { expect, type Locator, type Page } from 'playwright/test';
import { chooseFiles } from '../fixtures/choose-files.ts';
import { speak } from '../fixtures/words.ts';

interface PaintedFile {
  name: string;
  mimeType: string;
  buffer: Buffer;
}

/** A picture of one colour, as a paint program would save it. */
export const paint = async (page: Page, width: number, height: number, colour: string): Promise<PaintedFile> => {
  const address = await page.evaluate(
    ([w, h, fill]) => {
      const canvas = Object.assign(document.createElement('canvas'), { width: w, height: h });
      const context = canvas.getContext('2d');
      if (context === null) throw new Error('nothing to paint on');
      context.fillStyle = fill;
      context.fillRect(0, 0, w, h);
      return canvas.toDataURL('image/png');
    },
    [width, height, colour] as const,
  );
  return {
    name: 'painted.png',
    mimeType: 'image/png',
    buffer: Buffer.from(address.slice(address.indexOf(',') + 1), 'base64'),
  };
};

/** Red, green and blue in the middle of a picture of a page. */
export const middleOf = (picture: Locator): Promise<number[]> =>
  picture.evaluate(async (image: HTMLImageElement) => {
    await image.decode();
    const canvas = Object.assign(document.createElement('canvas'), { width: 1, height: 1 });
    const context = canvas.getContext('2d');
    if (context === null) throw new Error('nothing to paint on');
    const { naturalWidth: width, naturalHeight: height } = image;
    context.drawImage(image, width / 2, height / 2, 1, 1, 0, 0, 1, 1);
    return [...context.getImageData(0, 0, 1, 1).data].slice(0, 3);
  });

/** Where the skin is changed. */
export const skinPlace = (page: Page, language: Locale): Locator =>
  page.getByRole('region', { name: speak(language)('Skin') });

/** Tries a skin on, chosen by keyboard; it is not saved yet. */
export const tryOn = async (page: Page, language: Locale, file: PaintedFile): Promise<void> => {
  const button = skinPlace(page, language).getByRole('button', { name: speak(language)('Choose a skin') });
  await chooseFiles(page, () => button.press('Enter'), file);
};

/** Keeps the skin that is tried on. */
export const keepSkin = async (page: Page, language: Locale): Promise<void> => {
  const [words, place] = [speak(language), skinPlace(page, language)];
  await place.getByRole('button', { name: words('Save the skin') }).click();
  await expect(place.getByRole('button', { name: words('Remove skin') })).toBeVisible();
};

/** Chooses a theme, or a part of a cover, on the page that offers them, and waits until it is stored. */
export const chooseLook = async (page: Page, language: Locale, name: string, call: string): Promise<void> => {
  const kept = page.waitForResponse((answer) => answer.url().endsWith(call));
  const radio = page.getByRole('radio', { name: speak(language)(name), exact: true });
  await page.getByRole('main').locator('label').filter({ has: radio }).click();
  expect((await kept).status()).toBe(200);
  await expect(radio).toBeChecked();
};
