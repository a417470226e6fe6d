import { stripVTControlCharacters } from 'node:util';

/** Maximum length of a line, characters; the rest becomes the next line (contract, LogLine). */
export const LINE_LIMIT = 8192;

const CONTROL = /[\u0000-\u0008\u000b-\u001f\u007f-\u009f]/g;

/** Removes colors, cursor movements and other control characters except tabs. */
export const cleanLine = (line: string): string => stripVTControlCharacters(line).replace(CONTROL, '').toWellFormed();
