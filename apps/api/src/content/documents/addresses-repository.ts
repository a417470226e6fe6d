import { sql } from 'kysely';
import type { Db } from '../../platform/database/types.ts';
import { isShown, type Target } from './documents-repository.ts';

/** Documents per part of the list of addresses, as in the contract. */
export const PART = 2500;

interface AddressRow {
  slug: string;
  locales: string[];
  updated_at: Date;
  /** Sources of the cover; null without one. */
  sources: unknown;
}

/** Number of published documents of a target. */
export async function countShown(db: Db, target: Target): Promise<number> {
  const { count } = await db
    .selectFrom('documents as d')
    .select(sql<number>`count(*)::int`.as('count'))
    .where('d.target', '=', target)
    .where(isShown)
    .executeTakeFirstOrThrow();
  return count;
}

/** Published documents of a target, oldest first, of one part; parts are counted from 1. */
export const shownAddresses = (db: Db, target: Target, part: number): Promise<AddressRow[]> =>
  db
    .selectFrom('documents as d')
    .leftJoin('document_images as image', 'image.id', 'd.cover')
    .select(['d.slug', 'd.locales', 'd.updated_at', 'image.sources'])
    // The offset skips keys only, before other columns are read.
    .where('d.key', 'in', (from) =>
      from
        .selectFrom('documents as d')
        .select('d.key')
        .where('d.target', '=', target)
        .where(isShown)
        .orderBy('d.shows_at')
        .orderBy('d.key')
        .offset((part - 1) * PART)
        .limit(PART),
    )
    .orderBy('d.shows_at')
    .orderBy('d.key')
    .execute();
