import { resize } from '@hoshikraft/testkit/browser';
import { expect, test } from '../fixtures/test.ts';

const SIZES = [
  { width: 1000, height: 620 },
  { width: 1280, height: 800 },
  { width: 360, height: 740 },
];
/** Fifteen letters, and as wide as words get in both alphabets. */
const WORDS = { ru: 'Синхрофазотроны', en: 'MagicalRedstone' } as const;

for (const language of ['ru', 'en'] as const) {
  test.describe(language, () => {
    test.use({ language });

    test(`a long word is read whole in the console's search [${language}]`, async ({ page, words, signIn, open }) => {
      await signIn('player');
      await open('/debugging');
      const field = page.getByRole('searchbox', { name: words('Search in the log') });
      await field.fill(WORDS[language]);
      for (const size of SIZES) {
        await resize(page, size);
        const spare = await field.evaluate((input: HTMLInputElement) => {
          const pen = document.createElement('canvas').getContext('2d');
          if (pen === null) throw new Error('Nothing to measure with');
          pen.font = getComputedStyle(input).font;
          return input.clientWidth - pen.measureText(input.value).width;
        });
        // The cross that clears the field is inside it.
        expect.soft(spare, `${size.width}×${size.height}`).toBeGreaterThan(24);
      }
    });
  });
}
