// Hidden or misleading: controls, zero-width characters, marks that turn the reading direction, blanks that look like nothing,
// line separators. Tabs, line ends, the joiner of emoji and variation selectors stay.
const HIDDEN = String.raw`(?![\t\n\u200D\uFE00-\uFE0F])[\p{Cc}\p{Default_Ignorable_Code_Point}\u2028\u2029\u2800\uFFF9-\uFFFB\uFFFE\uFFFF]`;
const FORBIDDEN = new RegExp(HIDDEN, 'u');
const FORBIDDEN_ALL = new RegExp(HIDDEN, 'gu');
// Two alternatives that never match the same character: otherwise the search is exponential.
const BLANK = String.raw`(?:[\s\u200D]|(?!\s)${HIDDEN})+`;
const ENDS = new RegExp(`^${BLANK}|${BLANK}$`, 'gu');

/** Whether a text has only what a reader can see: no lone surrogate, no control, nothing that turns the direction. */
export const isVisible = (text: string): boolean => text.isWellFormed() && !FORBIDDEN.test(text);

/** The same text without what `isVisible` refuses, as pasting gives it. */
export const visible = (text: string): string =>
  text
    .toWellFormed()
    .replaceAll(/\r\n?|[\u2028\u2029]/g, '\n')
    .replaceAll(FORBIDDEN_ALL, '');

/** A typed name, address or search without white space and invisible characters at its ends; those within stay. */
export const trimTyped = (text: string): string => text.replaceAll(ENDS, '');
