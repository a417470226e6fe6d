import { type DocumentContent, missingForPublishing, type RefusalReason } from '@hoshikraft/document';
import { readContent as readChecked } from '@hoshikraft/document/check';
import type { Locale } from '@hoshikraft/shared';
import { ApiError } from '../../platform/errors/api-error.ts';
import type { Target } from './documents-repository.ts';
import type { DocumentFault } from '../../platform/messages/api-messages.ts';
import { messagesFor } from '../../platform/messages/messages.ts';

/** Maximum number of places in one error. */
const MOST = 50;

const TAKEN: ReadonlySet<DocumentFault> = new Set(['slugTaken', 'tagTaken', 'serverHasPage']);

/** An error for one place of a document. */
export const wrongAt = (place: string, fault: DocumentFault, locale: Locale): ApiError =>
  new ApiError(TAKEN.has(fault) ? 'already_taken' : 'form_invalid', {
    details: { fields: { [place]: messagesFor(locale).documents.wrong[fault] } },
  });

/** An error for a place whose text cannot be stored as it is. */
export const refusedAt = (place: string, reason: RefusalReason, locale: Locale): ApiError =>
  new ApiError('form_invalid', { details: { fields: { [place]: messagesFor(locale).documents.refused[reason] } } });

/**
 * Parses and validates the content that an editor sent.
 *
 * @throws ApiError `form_invalid` with the place of the first fault
 */
export function readContent(json: string, locale: Locale): DocumentContent {
  const read = readChecked(json);
  if ('content' in read) return read.content;
  const { place, reason } = read.refusal;
  throw refusedAt(place === '' ? 'content' : place, reason, locale);
}

/** @throws ApiError `form_invalid` with all places that lack content required for publishing */
export function assertPublishable(target: Target, content: DocumentContent, locale: Locale): void {
  const missing = missingForPublishing(target, content).filter(({ weight }) => weight === 'required');
  if (missing.length === 0) return;
  const named = missing.slice(0, MOST).map(({ place, what }) => [place, messagesFor(locale).documents.missing[what]]);
  throw new ApiError('form_invalid', { details: { fields: Object.fromEntries(named) as Record<string, string> } });
}
