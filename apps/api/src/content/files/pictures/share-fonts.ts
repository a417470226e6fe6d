import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import type { Renderer } from '@takumi-rs/core';

const { resolve } = createRequire(import.meta.url);
const dataOf = (path: string): Buffer => readFileSync(resolve(`@fontsource-variable/${path}`));

type Ranges = [first: number, last: number][];

/** A file of a font, with the code points that it serves. */
interface FontFile {
  family: string;
  path: string;
  unicodeRange: Ranges;
}

/**
 * Fonts in order of preference, and their subsets in use. A subset with a number serves exactly what is in its file. One
 * with a name serves what such a subset has in general: Noto Sans has the rest of Latin and Cyrillic.
 */
const FONTS: [family: string, subsets: RegExp][] = [
  ['unbounded', /^(?:latin|latin-ext|cyrillic)$/],
  ['onest', /^(?:latin|latin-ext|cyrillic)$/],
  ['noto-sans', /^[a-z]/],
  ['noto-sans-arabic', /^arabic$/],
  ['noto-sans-hebrew', /^hebrew$/],
  ['noto-sans-jp', /^\[/],
  ['noto-emoji', /^\[/],
];

/** Names of the fonts, for a style and for the order of replacements of a missing character. */
export const SHARE_FONTS = FONTS.map(([family]) => family);

/** Parses a CSS `unicode-range`. */
const parseRanges = (list: string): Ranges =>
  list.split(',').map((range) => {
    const [first = '', last = first] = range.trim().slice('U+'.length).split('-');
    return [Number.parseInt(first, 16), Number.parseInt(last, 16)];
  });

const FILES = FONTS.flatMap(([family, subsets]): FontFile[] => {
  const ranges = JSON.parse(dataOf(`${family}/unicode.json`).toString()) as Record<string, string>;
  return Object.entries(ranges)
    .filter(([subset]) => subsets.test(subset))
    .map(([subset, list]) => ({
      family,
      path: `${family}/files/${family}-${subset.replace(/[[\]]/g, '')}-wght-normal.woff2`,
      unicodeRange: parseRanges(list),
    }));
});

const serves = ({ unicodeRange }: FontFile, sign: string): boolean => {
  const code = sign.codePointAt(0) ?? 0;
  return unicodeRange.some(([first, last]) => first <= code && code <= last);
};

/** The text in one line, without characters that no font has: they would be rendered as boxes. */
export const drawable = (text: string): string =>
  [...text.normalize('NFC').replace(/[\s\p{Cc}]+/gu, ' ')]
    .filter((sign) => FILES.some((file) => serves(file, sign)))
    .join('')
    .replace(/ +/g, ' ')
    .trim();

/** Registers the files that a text needs, of 150, each once for a renderer; one that failed is tried again. */
export function createFonts(renderer: Pick<Renderer, 'registerFont'>): (text: string) => Promise<void> {
  const registered = new Map<FontFile, Promise<unknown>>();
  return async (text) => {
    const signs = [...new Set(text)];
    for (const file of FILES) {
      if (registered.has(file) || !signs.some((sign) => serves(file, sign))) continue;
      const { family: name, path, unicodeRange } = file;
      const registration = renderer.registerFont({ name, data: dataOf(path), unicodeRange });
      registered.set(file, registration);
      registration.catch(() => registered.delete(file));
    }
    await Promise.all(registered.values());
  };
}
