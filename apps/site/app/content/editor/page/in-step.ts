import type { Locale } from '@hoshikraft/shared';
import { fieldId } from '../fields/text-column.tsx';

/** Height of what covers the top of the window, px. */
const COVERED = 180;

const blocksOf = (locale: Locale): Element[] => [
  ...(document.getElementById(fieldId(locale, 'body'))?.querySelector('.editor-text')?.children ?? []),
];

/**
 * Remembers the block of a text at the top of the window; the returned function scrolls to the block of the same number
 * in another language, once that is shown.
 */
export const markPlace = (from: Locale): ((to: Locale) => void) => {
  const blocks = blocksOf(from).map((block) => block.getBoundingClientRect());
  const index = blocks.findIndex(({ bottom }) => bottom > COVERED);
  const top = blocks[index]?.top;
  return (to) => {
    const there = blocksOf(to);
    const block = there[Math.min(index, there.length - 1)];
    // While the start of the text is in the window, nothing has to move.
    if (block === undefined || top === undefined || (index === 0 && top > COVERED)) return;
    window.scrollBy({ top: block.getBoundingClientRect().top - top, behavior: 'instant' });
  };
};
