import { errorRegistry } from '@hoshikraft/contract';
import type { components, ErrorEntry, ErrorType } from '@hoshikraft/contract';
import { formatWait, type Locale, SECOND_MS } from '@hoshikraft/shared';

type Details = components['schemas']['ErrorDetails'];

interface Options {
  /** Besides type and description, which the registry gives. Texts of `fields` are already in the caller's language. */
  details?: Omit<Details, 'type' | 'description' | 'requestId'>;
  /** Values that replace `{name}` in the registry's texts. */
  values?: Record<string, string>;
  cause?: unknown;
}

/** An error of the registry: thrown anywhere, sent in the contract's shape in the caller's language. */
export class ApiError extends Error {
  readonly type: ErrorType;
  readonly entry: ErrorEntry;
  readonly details: NonNullable<Options['details']>;
  readonly values: Record<string, string>;

  constructor(type: ErrorType, options: Options = {}) {
    super(type, options.cause === undefined ? undefined : { cause: options.cause });
    this.name = 'ApiError';
    this.type = type;
    this.entry = errorRegistry[type];
    this.details = options.details ?? {};
    this.values = options.values ?? {};
  }
}

/** Body of an error response (docs/product/api.md#errors), in one language. */
export function errorBody(error: ApiError, locale: Locale, requestId: string): components['schemas']['Error'] {
  const { code, message, description } = error.entry;
  const { retryAfter } = error.details;
  const values: Record<string, string> = {
    ...error.values,
    ...(retryAfter !== undefined && { wait: formatWait(retryAfter * SECOND_MS, locale) }),
  };
  const fill = (text: string) => text.replace(/\{(\w+)\}/g, (whole, name: string) => values[name] ?? whole);
  return {
    error_code: code,
    error_message: fill(message[locale]),
    details: {
      type: error.type,
      description: fill(description[locale]),
      ...error.details,
      ...(code === 500 ? { requestId } : {}),
    },
  };
}
