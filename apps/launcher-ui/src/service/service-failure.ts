import type { components, ServiceErrorType } from '@hoshikraft/launcher-contract';

type ErrorBody = components['schemas']['Error'];

interface FailureParts {
  httpCode: number;
  type: ServiceErrorType | 'no_connection' | 'unknown';
  message: string;
  description?: string | undefined;
  fields?: Readonly<Record<string, string>> | undefined;
}

/**
 * The only error that a call of the local service throws. `httpCode` is 0 without a response. `message` and
 * `description` are the service's own texts in the page's language; empty with the types no_connection and unknown,
 * for which the page has texts.
 */
export class ServiceFailure extends Error {
  readonly httpCode: number;
  readonly type: FailureParts['type'];
  readonly description: string;
  /** Invalid values of the call, message by name. */
  readonly fields: Readonly<Record<string, string>>;

  constructor({ httpCode, type, message, description = '', fields = {} }: FailureParts) {
    super(message);
    this.name = 'ServiceFailure';
    this.httpCode = httpCode;
    this.type = type;
    this.description = description;
    this.fields = fields;
  }
}

/** No response: the service is unavailable. */
export const noService = (): ServiceFailure => new ServiceFailure({ httpCode: 0, type: 'no_connection', message: '' });

const isErrorBody = (value: unknown): value is ErrorBody =>
  typeof value === 'object' && value !== null && 'error_message' in value && typeof value.error_message === 'string';

/** Parses the error body of a response that is not 2xx. */
export const serviceFailureOf = async (response: Response): Promise<ServiceFailure> => {
  const httpCode = response.status;
  const body: unknown = await response.json().catch(() => null);
  if (!isErrorBody(body)) return new ServiceFailure({ httpCode, type: 'unknown', message: '' });
  return new ServiceFailure({
    httpCode,
    type: (body.details?.type ?? 'unknown') as FailureParts['type'],
    message: body.error_message,
    description: body.details?.description,
    fields: body.details?.fields,
  });
};
