/** What spreadsheets take for the beginning of a formula. */
const FORMULA = /^[=+\-@\t\r]/;
const NUMBER = /^-?\d+(\.\d+)?$/;

/** A field in quotes, its own doubled; what would be a formula is made a text by an apostrophe. Numbers stay numbers. */
const field = (value: string): string => {
  const text = FORMULA.test(value) && !NUMBER.test(value) ? `'${value}` : value;
  return `"${text.replaceAll('"', '""')}"`;
};

/** One line of a table (RFC 4180). */
export const csvLine = (fields: readonly string[]): string => `${fields.map(field).join(',')}\r\n`;

/** Without it spreadsheets read Cyrillic as the code page of the machine. */
export const BYTE_ORDER_MARK = '\ufeff';
