import type { components, ErrorCode } from '@hoshikraft/contract';

export type ErrorDetails = components['schemas']['ErrorDetails'];

/** A code of the registry, or why no answer of ours could be read (docs/product/site-shell.md#errors). */
export type FailureCode = ErrorCode | 'NO_CONNECTION' | 'UNKNOWN_ERROR';

interface FailureParts {
  httpCode: number;
  code: FailureCode;
  message: string;
  details: ErrorDetails | null;
}

/**
 * The only thing a call of the client throws.
 *
 * `httpCode` is 0 where nothing answered. `message` is in the language asked for, except with the codes
 * NO_CONNECTION and UNKNOWN_ERROR, whose words the page supplies.
 */
export class ApiFailure extends Error {
  readonly httpCode: number;
  readonly code: FailureCode;
  readonly details: ErrorDetails | null;

  constructor({ httpCode, code, message, details }: FailureParts) {
    super(message);
    this.name = 'ApiFailure';
    this.httpCode = httpCode;
    this.code = code;
    this.details = details;
  }

  /** Wrong fields of the form that sent the call, name to text; empty where the refusal is about none. */
  get fields(): Readonly<Record<string, string>> {
    return this.details?.fields ?? {};
  }
}

/** Nothing answered, or what answered is not the API: a status above 500 counts as no connection. */
export const unreadableFailure = (httpCode: number): ApiFailure => {
  const code = httpCode === 0 || httpCode > 500 ? 'NO_CONNECTION' : 'UNKNOWN_ERROR';
  return new ApiFailure({ httpCode, code, message: code, details: null });
};

type ErrorBody = components['schemas']['Error'];

const isErrorBody = (value: unknown): value is ErrorBody =>
  typeof value === 'object' &&
  value !== null &&
  'error_code' in value &&
  typeof value.error_code === 'number' &&
  'error_message' in value &&
  typeof value.error_message === 'string';

/** Reads the error body of an answer that is not 2xx. */
export const failureOf = async (response: Response): Promise<ApiFailure> => {
  let body: unknown;
  try {
    body = await response.json();
  } catch {
    return unreadableFailure(response.status);
  }
  if (!isErrorBody(body)) return unreadableFailure(response.status);
  return new ApiFailure({
    httpCode: response.status,
    code: body.error_code,
    message: body.error_message,
    details: body.details,
  });
};
