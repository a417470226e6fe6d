import type { components } from '@hoshikraft/contract';
import type { Locale } from '@hoshikraft/shared';
import { wrongAt } from './read-content.ts';

export type State = components['schemas']['DocumentState'];
export type WrittenState = Exclude<State, 'trash'>;

/** The state of a document, as far as it decides on the next one. */
export interface Standing {
  state: WrittenState;
  publishAt: Date | null;
  /** null before it is published for the first time. */
  publishedAt: Date | null;
}

/** State of a document before its first save. */
export const UNWRITTEN: Standing = { state: 'draft', publishAt: null, publishedAt: null };

/**
 * The state after a save.
 *
 * @param now by the clock of the database
 * @throws ApiError `form_invalid`: draft only before the first publishing, unpublished only after it, scheduled only for a future time
 */
export function nextStanding(
  from: Standing,
  asked: WrittenState,
  publishAt: Date | null,
  now: Date,
  locale: Locale,
): Standing {
  const refuse = (place: 'state' | 'publishAt', fault: Parameters<typeof wrongAt>[1]) => wrongAt(place, fault, locale);
  const { publishedAt } = from;
  if (asked === 'draft' && publishedAt !== null) throw refuse('state', 'publishedBefore');
  if (asked === 'unpublished' && publishedAt === null) throw refuse('state', 'publishedNever');
  if (asked === 'published') return { state: 'published', publishAt, publishedAt: publishedAt ?? now };
  if (asked !== 'scheduled') return { state: asked, publishAt, publishedAt };
  if (publishAt === null) throw refuse('publishAt', 'publishAtMissing');
  // The scheduled minute passed while the document was edited.
  const cameTrue = from.state === 'published' && from.publishAt?.getTime() === publishAt.getTime();
  if (cameTrue) return from;
  if (from.state === 'published') throw refuse('state', 'publishedAlready');
  if (publishAt <= now) throw refuse('publishAt', 'publishAtPast');
  return { state: 'scheduled', publishAt, publishedAt };
}
