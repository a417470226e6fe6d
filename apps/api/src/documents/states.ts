import type { components } from '@hoshikraft/contract';
import type { Locale } from '@hoshikraft/shared';
import { wrongAt } from './read-content.ts';

export type State = components['schemas']['DocumentState'];
export type WrittenState = Exclude<State, 'trash'>;

/** Where a document stands, as far as it decides where it may go. */
export interface Standing {
  state: WrittenState;
  publishAt: Date | null;
  /** null before it was ever published. */
  publishedAt: Date | null;
}

/** A document that is not there yet. */
export const UNWRITTEN: Standing = { state: 'draft', publishAt: null, publishedAt: null };

/**
 * Where a save leads.
 *
 * @param now by the clock of the database
 * @throws ApiError `form_invalid`: a draft only before it was published, unpublished only after, scheduled for what is to come
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
  // Its minute came while it was being written: what was scheduled is what came true.
  const cameTrue = from.state === 'published' && from.publishAt?.getTime() === publishAt.getTime();
  if (cameTrue) return from;
  if (from.state === 'published') throw refuse('state', 'publishedAlready');
  if (publishAt <= now) throw refuse('publishAt', 'publishAtPast');
  return { state: 'scheduled', publishAt, publishedAt };
}
