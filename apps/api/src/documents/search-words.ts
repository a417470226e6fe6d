import type { DocumentContent } from '@hoshikraft/document';

/** Bytes of a title by which documents are sorted: so much of it fits into a cursor. */
const SORTED_BYTES = 90;

/** Small letters, and yo as ye: as people type it, and as it is sorted. */
const fold = (text: string): string => text.toLowerCase().replaceAll('\u0451', '\u0435');

/** A title as it is sorted by: its letters and digits in small, as far as they tell titles apart. */
export function sortTitle(title: string): string {
  const letters = fold(title)
    .replace(/[^\p{L}\p{N}]+/gu, ' ')
    .trim();
  let sorted = '';
  let bytes = 0;
  for (const letter of letters) {
    bytes += Buffer.byteLength(letter);
    if (bytes > SORTED_BYTES) break;
    sorted += letter;
  }
  return sorted;
}

/** Everything that a search looks at, in small letters. */
export const searchedWords = ({ texts }: Pick<DocumentContent, 'texts'>, tagTitles: readonly string[]): string =>
  fold(
    [texts.ru, texts.en]
      .flatMap((text) => (text ? [text.title, text.summary] : []))
      .concat(tagTitles)
      .join('\n'),
  );

/** LIKE patterns of a search, one a word: all of them have to be found, anywhere. */
export const searchPatterns = (q: string): string[] =>
  fold(q)
    .split(/\s+/)
    .filter((word) => word !== '')
    .map((word) => `%${word.replace(/[\\%_]/g, '\\$&')}%`);
