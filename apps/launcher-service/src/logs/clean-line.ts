import { stripVTControlCharacters } from 'node:util';

/** Characters of one line; what is longer goes on in the next (contract, LogLine). */
export const LINE_LIMIT = 8192;

const CONTROL = /[\u0000-\u0008\u000b-\u001f\u007f-\u009f]/g;

/** A line as people read it: without colours, cursor movements and other control characters, tabs aside. */
export const cleanLine = (line: string): string => stripVTControlCharacters(line).replace(CONTROL, '').toWellFormed();
