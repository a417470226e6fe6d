// Hidden or misleading: controls, marks that turn the reading direction, zero-width ones, line separators, tags, holes.
// The joiner of emoji (U+200D) and soft line ends stay.
const FORBIDDEN =
  /[\u0000-\u0008\u000B-\u001F\u007F-\u009F\u00AD\u061C\u115F\u1160\u180E\u200B\u200C\u200E\u200F\u2028-\u202E\u2060-\u206F\u3164\uFEFF\uFFA0\uFFF9-\uFFFB\uFFFE\uFFFF\u{E0000}-\u{E0FFF}]/u;
const FORBIDDEN_ALL = new RegExp(FORBIDDEN.source, 'gu');

/** Only what a reader can see, each in its place: no half of a character, no control, nothing that turns a text round. */
export const isVisible = (text: string): boolean => text.isWellFormed() && !FORBIDDEN.test(text);

/** The same text without what `isVisible` refuses: what pasting goes through. */
export const visible = (text: string): string =>
  text
    .toWellFormed()
    .replaceAll(/\r\n?|[\u2028\u2029]/g, '\n')
    .replaceAll(FORBIDDEN_ALL, '');
