import { afterAll, expect, test } from '@jest/globals';
import { COVER } from '@hoshikraft/shared';
import { contrastRatio, parseHex, type Rgb } from '@hoshikraft/shared/contrast';
import sharp from 'sharp';
import { drawShare, SHARE_INKS } from '../files/pictures/draw-share.ts';
import { coverPicture } from './cover-picture.ts';

/** Where words stand, pixels; the brand and its emblem are above it. */
const WORDS = { left: 64, top: 140, width: 700, height: 426 };
const AA = 4.5;
const COLOR = '#c9a7ff';
const inks = [...Object.values(SHARE_INKS), COLOR].map(parseHex);

let drawn = 0;
afterAll(() => expect(drawn).toBe(4 * 4 * 13));

const wordless = { brand: '', label: '', title: '', line: '', color: COLOR, figure: null };

async function groundOf(cover: Parameters<typeof coverPicture>[0]): Promise<Rgb[]> {
  const bytes = await drawShare({ ...wordless, cover: coverPicture(cover) });
  const { data, info } = await sharp(bytes).extract(WORDS).raw().toBuffer({ resolveWithObject: true });
  return Array.from({ length: info.width * info.height }, (_, at): Rgb => {
    const [red = 0, green = 0, blue = 0] = data.subarray(at * info.channels);
    return [red, green, blue];
  });
}

const light = ([red, green, blue]: Rgb): number => 2 * red + 7 * green + blue;

test.each(COVER.glow.flatMap((glow) => COVER.style.map((style) => [glow, style] as const)))(
  'words on the picture of a player are read (AA) before %s in %s, whatever is drawn on it',
  async (glow, style) => {
    for (const art of COVER.art) {
      const ground = await groundOf({ glow, style, art });
      const brightest = ground.reduce((one, other) => (light(other) > light(one) ? other : one));
      const ratios = inks.map((ink) => contrastRatio(ink, brightest));
      expect([art, Math.min(...ratios) >= AA]).toEqual([art, true]);
      drawn += 1;
    }
  },
);

test('each cover is another picture', () => {
  const covers = COVER.glow.flatMap((glow) =>
    COVER.style.flatMap((style) => COVER.art.map((art) => String(coverPicture({ glow, style, art })))),
  );
  expect(new Set(covers).size).toBe(covers.length);
  expect([COVER.glow.length, COVER.style.length, COVER.art.filter((art) => art !== 'none').length]).toEqual([4, 4, 12]);
});
