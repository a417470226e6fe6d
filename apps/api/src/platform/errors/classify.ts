import { types } from 'node:util';
import { ApiError } from './api-error.ts';

/**
 * SQLSTATE classes and socket codes of temporary failures: PostgreSQL is unreachable, shutting down, read-only (a standby),
 * out of disk, memory or connections, or found a deadlock. A retry may help.
 */
const GONE =
  /^(08...|25006|40001|40P01|53...|57014|57P0[123]|58...|ECONNREFUSED|ECONNRESET|EPIPE|ENOTFOUND|ENOENT|ETIMEDOUT|EHOSTUNREACH|ENETUNREACH|EAI_AGAIN)$/;
/** Messages of errors that pg and pg-pool throw without a code. */
const GONE_MESSAGES =
  /Connection terminated|Query read timeout|timeout exceeded when trying to connect|not queryable|Cannot use a pool after|Client was closed/;

const codeOf = (error: Error): string => String((error as { code?: unknown }).code ?? '');

/** Whether the database is unavailable, as opposed to having rejected a query. */
export function isDatabaseGone(error: unknown): boolean {
  if (!types.isNativeError(error)) return false;
  if (error instanceof AggregateError) return error.errors.some(isDatabaseGone);
  return GONE.test(codeOf(error)) || GONE_MESSAGES.test(error.message);
}

/** SQLSTATE of a failed query, such as 23505; '' for other errors, such as EPIPE (no SQLSTATE class begins with E). */
export function sqlState(error: unknown): string {
  return error instanceof Error && /^[0-9A-DF-Z][0-9A-Z]{4}$/.test(codeOf(error)) ? codeOf(error) : '';
}

/** Name of the violated constraint; null for other errors. */
export function brokenConstraint(error: unknown): string | null {
  if (!sqlState(error).startsWith('23')) return null;
  return (error as { constraint?: string }).constraint ?? null;
}

/** Deadlock: PostgreSQL aborted this transaction. */
export const DEADLOCK = '40P01';

/** A table does not exist: the schema is older than the program. */
export const UNDEFINED_TABLE = '42P01';

/** The lock timeout passed while another transaction held a lock. */
export const LOCK_NOT_AVAILABLE = '55P03';

/** Errors of Fastify, by their code. */
const FRAMEWORK: Record<string, ApiError['type']> = {
  FST_ERR_CTP_BODY_TOO_LARGE: 'body_too_large',
  FST_ERR_CTP_INVALID_MEDIA_TYPE: 'unsupported_media_type',
  FST_ERR_CTP_INVALID_CONTENT_LENGTH: 'malformed_request',
  FST_ERR_CTP_EMPTY_JSON_BODY: 'malformed_request',
  FST_ERR_BAD_URL: 'malformed_request',
  FST_ERR_ASYNC_CONSTRAINT: 'malformed_request',
  FST_ERR_MAX_PARAM_LENGTH: 'not_found',
  FST_ERR_ROUTE_MISSING_CONTENT_TYPE: 'malformed_request',
  FST_STATIC_FORBIDDEN_PATH: 'not_found',
};

/** Converts anything thrown to an error of the registry. */
export function toApiError(error: unknown): ApiError {
  if (error instanceof ApiError) return error;
  if (isDatabaseGone(error)) return new ApiError('database_unavailable', { cause: error });
  if (sqlState(error) === LOCK_NOT_AVAILABLE) return new ApiError('request_in_progress', { cause: error });
  const type = error instanceof Error ? FRAMEWORK[codeOf(error)] : undefined;
  return new ApiError(type ?? 'internal', { cause: error });
}
