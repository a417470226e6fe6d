import { type components, errorRegistry } from '@hoshikraft/contract';
import type { Locale } from '@hoshikraft/shared';

/**
 * What the API says where nothing behind it answers, for whoever stands in front of it and has to say so in its place:
 * status and error body (product.md section 8).
 */
export const apiAway = (locale: Locale): { status: number; body: components['schemas']['Error'] } => {
  const type = 'database_unavailable';
  const { code, status, message, description } = errorRegistry[type];
  const details = { type, description: description[locale] };
  return { status, body: { error_code: code, error_message: message[locale], details } };
};
