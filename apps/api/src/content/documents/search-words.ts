import type { DocumentContent } from '@hoshikraft/document';
import { normalizeText } from '../../platform/database/text-search.ts';

/** Bytes of a title that documents are sorted by: its length in a cursor is limited. */
const SORTED_BYTES = 90;

/** Sort key of a title: its letters and digits in lower case, shortened. */
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

/** The searched text of a document. */
export const searchedWords = ({ texts }: Pick<DocumentContent, 'texts'>, tagTitles: readonly string[]): string =>
  normalizeText(
    [texts.ru, texts.en]
      .flatMap((text) => (text ? [text.title, text.summary] : []))
      .concat(tagTitles)
      .join('\n'),
  );
