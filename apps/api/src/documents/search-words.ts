import type { DocumentContent } from '@hoshikraft/document';
import { normalizeText } from '../database/text-search.ts';

/** Bytes of a title by which documents are sorted: so much of it fits into a cursor. */
const SORTED_BYTES = 90;

/** A title as it is sorted by: its letters and digits in small, as far as they tell titles apart. */
export function sortTitle(title: string): string {
  const letters = normalizeText(title)
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

/** Everything that a search looks at. */
export const searchedWords = ({ texts }: Pick<DocumentContent, 'texts'>, tagTitles: readonly string[]): string =>
  normalizeText(
    [texts.ru, texts.en]
      .flatMap((text) => (text ? [text.title, text.summary] : []))
      .concat(tagTitles)
      .join('\n'),
  );
