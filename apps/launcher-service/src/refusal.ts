import { serviceErrors } from '@hoshikraft/launcher-contract';
import type { ServiceErrorType } from '@hoshikraft/launcher-contract';
import type { Locale } from '@hoshikraft/shared';
import { isFull, isRefusal } from './system/files/disk-failure.ts';
import { LaunchFailure } from './launch-failure.ts';
import type { Schemas } from './schemas.ts';

interface Options {
  /** Problems by field, in the caller's language. */
  fields?: Record<string, string>;
  /** File or folder that the text names. */
  path?: string | undefined;
  cause?: unknown;
}

/** An error of the registry: thrown anywhere, sent in the contract's format in the caller's language. */
export class Refusal extends Error {
  readonly type: ServiceErrorType;
  readonly fields: Record<string, string> | undefined;
  readonly path: string | undefined;

  constructor(type: ServiceErrorType, { fields, path, cause }: Options = {}) {
    super(type, cause === undefined ? undefined : { cause });
    this.name = 'Refusal';
    this.type = type;
    this.fields = fields;
    this.path = path;
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
  metadata_expired: 'metadata_expired',
  network_lost: 'manifest_unavailable',
  manifest_untrusted: 'manifest_untrusted',
  object_corrupt: 'manifest_untrusted',
  disk_full: 'disk_full',
  path_unusable: 'not_saved',
};

/** Reasons that have an error of their own. */
const BY_REASON: Partial<Record<string, ServiceErrorType>> = { clock: 'clock_wrong', proxy: 'proxy_unavailable' };

/** Converts any thrown value to an error of the registry. @param home folder of the files that calls write */
export function toRefusal(error: unknown, home: string): Refusal {
  if (error instanceof Refusal) return error;
  if (error instanceof LaunchFailure) {
    const { code, reason, path = home } = error.reason;
    const type = BY_REASON[reason ?? ''] ?? LAUNCH[code] ?? 'internal';
    return new Refusal(type, { path, cause: error });
  }
  if (isFull(error)) return new Refusal('disk_full', { path: home, cause: error });
  if (isRefusal(error)) return new Refusal('not_saved', { path: home, cause: error });
  const code = error instanceof Error ? String((error as { code?: unknown }).code ?? '') : '';
  return new Refusal(FRAMEWORK[code] ?? 'internal', { cause: error });
}

/** Body of an error response (docs/product/api.md#errors), in one language. */
export function refusalBody({ type, fields, path = '' }: Refusal, locale: Locale): Schemas['Error'] {
  const { code, message, description } = serviceErrors[type];
  return {
    error_code: code,
    error_message: message[locale],
    details: {
      type,
      description: description[locale].replace('{path}', () => path),
      ...(fields === undefined ? {} : { fields }),
    },
  };
}

/** HTTP status of a refusal. */
export const refusalStatus = ({ type }: Refusal): number => serviceErrors[type].status;
