/** First characters that spreadsheets take for a formula. */
const FORMULA = /^[=+\-@\t\r]/;
const NUMBER = /^-?\d+(\.\d+)?$/;

/** A quoted field. An apostrophe turns a formula into text; numbers stay numbers. */
const field = (value: string): string => {
  const text = FORMULA.test(value) && !NUMBER.test(value) ? `'${value}` : value;
  return `"${text.replaceAll('"', '""')}"`;
};

/** One line of a table (RFC 4180). */
export const csvLine = (fields: readonly string[]): string => `${fields.map(field).join(',')}\r\n`;

/** Without it spreadsheets read Cyrillic in the system's code page. */
export const BYTE_ORDER_MARK = '\ufeff';
