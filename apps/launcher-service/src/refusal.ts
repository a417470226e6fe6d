import { serviceErrors } from '@hoshikraft/launcher-contract';
import type { ServiceErrorType } from '@hoshikraft/launcher-contract';
import type { Locale } from '@hoshikraft/shared';
import { isRefusal } from './system/files/disk-failure.ts';
import { LaunchFailure } from './launch-failure.ts';
import type { Schemas } from './schemas.ts';

interface Options {
  /** Problems by field, in the caller's language. */
  fields?: Record<string, string>;
  cause?: unknown;
}

/** An error of the registry: thrown anywhere, sent in the contract's format in the caller's language. */
export class Refusal extends Error {
  readonly type: ServiceErrorType;
  readonly fields: Record<string, string> | undefined;

  constructor(type: ServiceErrorType, { fields, cause }: Options = {}) {
    super(type, cause === undefined ? undefined : { cause });
    this.name = 'Refusal';
    this.type = type;
    this.fields = fields;
  }
}

/** Errors of Fastify, by their codes. */
const FRAMEWORK: Record<string, ServiceErrorType> = {
  FST_ERR_CTP_BODY_TOO_LARGE: 'body_too_large',
  FST_ERR_CTP_INVALID_MEDIA_TYPE: 'body_type',
  FST_ERR_CTP_INVALID_CONTENT_LENGTH: 'malformed_request',
  FST_ERR_CTP_EMPTY_JSON_BODY: 'malformed_request',
  FST_ERR_BAD_URL: 'malformed_request',
  FST_ERR_ASYNC_CONSTRAINT: 'malformed_request',
  FST_ERR_MAX_PARAM_LENGTH: 'malformed_request',
};

/** The failure of a job as the error of a call. */
const LAUNCH: Partial<Record<Schemas['LaunchError']['code'], ServiceErrorType>> = {
  manifest_unavailable: 'manifest_unavailable',
  metadata_expired: 'manifest_unavailable',
  network_lost: 'manifest_unavailable',
  manifest_untrusted: 'manifest_untrusted',
  object_corrupt: 'manifest_untrusted',
};

/** Converts any thrown value to an error of the registry. */
export function toRefusal(error: unknown): Refusal {
  if (error instanceof Refusal) return error;
  if (error instanceof LaunchFailure) return new Refusal(LAUNCH[error.reason.code] ?? 'internal', { cause: error });
  if (isRefusal(error)) return new Refusal('not_saved', { cause: error });
  const code = error instanceof Error ? String((error as { code?: unknown }).code ?? '') : '';
  return new Refusal(FRAMEWORK[code] ?? 'internal', { cause: error });
}

/** Body of an error response (docs/product/api.md#errors), in one language. */
export function refusalBody({ type, fields }: Refusal, locale: Locale): Schemas['Error'] {
  const { code, message, description } = serviceErrors[type];
  return {
    error_code: code,
    error_message: message[locale],
    details: { type, description: description[locale], ...(fields === undefined ? {} : { fields }) },
  };
}

/** HTTP status of a refusal. */
export const refusalStatus = ({ type }: Refusal): number => serviceErrors[type].status;
