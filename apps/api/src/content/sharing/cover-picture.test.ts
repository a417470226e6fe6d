import { afterAll, expect, test } from '@jest/globals';
import { COVER } from '@hoshikraft/shared';
import { contrastRatio, parseHex, type Rgb } from '@hoshikraft/shared/contrast';
import { Renderer } from '@takumi-rs/core';
import sharp from 'sharp';
import { drawShare, SHARE_INKS } from '../files/pictures/draw-share.ts';
import { createFonts, drawable, SHARE_FONTS } from '../files/pictures/share-fonts.ts';
import { coverPicture } from './cover-picture.ts';

/** Area of the text in pixels; the brand and its emblem are above it. */
const TEXT_AREA = { left: 64, top: 140, width: 700, height: 426 };
const AA = 4.5;
const COLOR = '#c9a7ff';
const inks = [...Object.values(SHARE_INKS), COLOR].map(parseHex);

let rendered = 0;
afterAll(() => expect(rendered).toBe(4 * 4 * 4));

const withoutText = { brand: '', label: '', title: '', line: '', color: COLOR, figure: null };

/** The brightest pixel behind the text: its contrast with the text colours is the lowest. */
async function brightestOf(cover: Parameters<typeof coverPicture>[0]): Promise<Rgb> {
  const bytes = await drawShare({ ...withoutText, cover: coverPicture(cover) });
  const { data, info } = await sharp(bytes).extract(TEXT_AREA).raw().toBuffer({ resolveWithObject: true });
  let brightest: Rgb = [0, 0, 0];
  let most = 0;
  // 300,000 pixels of 64 pictures: only the brightest becomes an object.
  for (let at = 0; at < data.length; at += info.channels) {
    const [red, green, blue] = [data[at] ?? 0, data[at + 1] ?? 0, data[at + 2] ?? 0];
    const light = 2 * red + 7 * green + blue;
    if (light <= most) continue;
    most = light;
    brightest = [red, green, blue];
  }
  return brightest;
}

const pairs = COVER.glow.flatMap((glow) => COVER.style.map((style) => [glow, style] as const));

/** The plain cover and a quarter of the drawings for each pair: every drawing is seen on every glow, and on every style. */
const drawingsOf = (pair: number) =>
  COVER.art.filter((art, place) => art === 'none' || place % 4 === (pair + Math.floor(pair / 4)) % 4);

test.each(pairs.map(([glow, style], pair) => [glow, style, drawingsOf(pair)] as const))(
  'text on the picture of a player has AA contrast before %s in %s, before %j',
  async (glow, style, drawings) => {
    for (const art of drawings) {
      const brightest = await brightestOf({ glow, style, art });
      const ratios = inks.map((ink) => contrastRatio(ink, brightest));
      expect([art, Math.min(...ratios) >= AA]).toEqual([art, true]);
      rendered += 1;
    }
  },
);

test('each cover gives a different picture', () => {
  const covers = COVER.glow.flatMap((glow) =>
    COVER.style.flatMap((style) => COVER.art.map((art) => String(coverPicture({ glow, style, art })))),
  );
  expect(new Set(covers).size).toBe(covers.length);
  expect([COVER.glow.length, COVER.style.length, COVER.art.filter((art) => art !== 'none').length]).toEqual([4, 4, 12]);
});

const SCRIPTS = {
  Latin: 'Wipe Žluťoučký Việt ŋ',
  Cyrillic: 'Вайп ҚӘҢ Ђ ѣ',
  Greek: 'Ωλά',
  Arabic: 'تحديث',
  Hebrew: 'עדכון',
  Japanese: '星のクラフト、アニメ',
  emoji: '🎉🔥❤🦊⚔',
  signs: '№ ₽ € « » — … → ★ ♥ ∞ 2×2',
};

test.each(Object.entries(SCRIPTS))('%s is drawn on share pictures, no character as a box', async (_script, text) => {
  expect(drawable(text)).toBe(text);
  const renderer = new Renderer();
  await createFonts(renderer)(text);
  const draw = (sign: string): Promise<Buffer> =>
    renderer.render(
      { type: 'text', text: sign, style: { fontFamily: 'unbounded', fontSize: 40, color: '#ffffff' } },
      { width: 80, height: 80, fontFamilies: SHARE_FONTS },
    );
  const box = await draw('\u{E000}');
  for (const sign of text.replace(/ /g, '')) expect([sign, box.equals(await draw(sign))]).toEqual([sign, false]);
});

test('sequences of emoji are one picture, and what no font has is left out', () => {
  expect(['👨‍👩‍👧 1️⃣', 'a 𐎀\u{E000}\n b', '𐎀'].map(drawable)).toEqual(['👨‍👩‍👧 1️⃣', 'a b', '']);
});

/** Left and right edge of the white text, in columns of pixels of the text's area. */
async function edgesOf(title: string): Promise<[number, number]> {
  const bytes = await drawShare({ ...withoutText, title, cover: null });
  const { data, info } = await sharp(bytes).extract(TEXT_AREA).greyscale().raw().toBuffer({ resolveWithObject: true });
  const columns = [...data.entries()].filter(([, light]) => light > 220).map(([at]) => at % info.width);
  return columns.reduce(([left, right], at) => [Math.min(left, at), Math.max(right, at)], [info.width, 0]);
}

test.each([
  ['Wipe', 'left'],
  ['Wipe تحديث', 'left'],
  ['🎉 2: Wipe', 'left'],
  ['تحديث', 'right'],
  ['🎉 2: עדכון HiTech', 'right'],
])('the title %s is aligned to the %s, by its first letter', async (title, side) => {
  const [left, right] = await edgesOf(title);
  expect(right - left).toBeGreaterThan(60);
  expect(left < 20 ? 'left' : right > 680 ? 'right' : [left, right]).toBe(side);
});
