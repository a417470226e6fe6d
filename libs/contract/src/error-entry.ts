/** Codes of the error body (docs/product/api.md#errors and `docs/decisions/`); the contract's enum is checked against them. */
export type ErrorCode = -7 | 1 | 2 | 3 | 4 | 5 | 6 | 7 | 8 | 9 | 500;

interface Words {
  ru: string;
  en: string;
}

/** An error type: its code, HTTP status, description, and advice. */
export interface ErrorEntry {
  code: ErrorCode;
  status: 400 | 401 | 403 | 404 | 409 | 413 | 415 | 422 | 429 | 500 | 503;
  message: Words;
  description: Words;
}

/** Creates an error type; both texts in Russian, then in English. */
export function entry(
  code: ErrorCode,
  status: ErrorEntry['status'],
  message: [string, string],
  description: [string, string],
): ErrorEntry {
  return {
    code,
    status,
    message: { ru: message[0], en: message[1] },
    description: { ru: description[0], en: description[1] },
  };
}
