import type { Locale } from '@hoshikraft/shared';
import { ApiError } from '../../platform/errors/api-error.ts';
import { messagesFor } from '../../platform/messages/messages.ts';
import { canonicalEmail } from './canonical-email.ts';
import type { FieldFault } from './field-rules.ts';

/** The fault of each field of a form; null if it is valid. */
export type FieldFaults = Record<string, FieldFault | null>;

/** @throws ApiError of that type, with a message for each invalid field */
export function refuseFields(type: 'form_invalid' | 'already_taken', faults: FieldFaults, locale: Locale): void {
  const wrong = Object.entries(faults).flatMap(([name, fault]) => (fault === null ? [] : [[name, fault] as const]));
  if (wrong.length === 0) return;
  const fields = Object.fromEntries(wrong.map(([name, fault]) => [name, messagesFor(locale).fields[fault]]));
  throw new ApiError(type, { details: { fields } });
}

/**
 * Returns the email of a form as it is stored.
 *
 * @throws ApiError `form_invalid` if it is no email, or another field has a fault
 */
export function readEmail(typed: string, locale: Locale, others: FieldFaults = {}): string {
  const email = canonicalEmail(typed) ?? '';
  refuseFields('form_invalid', { ...others, email: email === '' ? 'emailForm' : null }, locale);
  return email;
}
