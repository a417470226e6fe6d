import type { Locale } from '@hoshikraft/shared';
import { ApiError } from '../../platform/errors/api-error.ts';
import { messagesFor } from '../../platform/messages/messages.ts';
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
