import { type components, errorRegistry, type ErrorType } from '@hoshikraft/contract';
import type { Locale } from '@hoshikraft/shared';

/**
 * Status and error body that the API would send for this error type (docs/product/site-shell.md#errors), for a server in
 * front of it that responds in its place.
 */
export const apiErrorResponse = (
  type: ErrorType,
  locale: Locale,
): { status: number; body: components['schemas']['Error'] } => {
  const { code, status, message, description } = errorRegistry[type];
  const details = { type, description: description[locale] };
  return { status, body: { error_code: code, error_message: message[locale], details } };
};
