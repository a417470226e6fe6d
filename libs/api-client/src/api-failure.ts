import type { components, ErrorCode } from '@hoshikraft/contract';

export type ErrorDetails = components['schemas']['ErrorDetails'];

/** An error code of the registry, or why no response of the API could be read (docs/product/site-shell.md#errors). */
export type FailureCode = ErrorCode | 'NO_CONNECTION' | 'UNKNOWN_ERROR';

interface FailureOptions {
  httpCode: number;
  code: FailureCode;
  message: string;
  details: ErrorDetails | null;
}

/**
 * The only error that a call of the client throws.
 *
 * `httpCode` is 0 without a response. `message` is in the requested language, except with the codes NO_CONNECTION and
 * UNKNOWN_ERROR, whose messages the page supplies.
 */
export class ApiFailure extends Error {
  readonly httpCode: number;
  readonly code: FailureCode;
  readonly details: ErrorDetails | null;

  constructor({ httpCode, code, message, details }: FailureOptions) {
    super(message);
    this.name = 'ApiFailure';
    this.httpCode = httpCode;
    this.code = code;
    this.details = details;
  }

  /** Validation errors of the sent form, field name to message; empty if the error is not about a field. */
  get fields(): Readonly<Record<string, string>> {
    return this.details?.fields ?? {};
  }
}

/** Failure without a readable error body. No response, or a status above 500, counts as no connection. */
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

/** Reads the error body of a response that is not 2xx. */
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
