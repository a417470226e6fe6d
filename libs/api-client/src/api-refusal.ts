import { type components, errorRegistry, type ErrorType } from '@hoshikraft/contract';
import type { Locale } from '@hoshikraft/shared';

/**
 * What the API says in such a case, for whoever stands in front of it and has to say so in its place: status and error
 * body (docs/product/site-shell.md#errors).
 */
export const apiRefusal = (
  type: ErrorType,
  locale: Locale,
): { status: number; body: components['schemas']['Error'] } => {
  const { code, status, message, description } = errorRegistry[type];
  const details = { type, description: description[locale] };
  return { status, body: { error_code: code, error_message: message[locale], details } };
};
