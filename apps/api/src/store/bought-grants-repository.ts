import type { Selectable } from 'kysely';
import { compiledOnce } from '../database/compiled-once.ts';
import type { GrantPeriods, Grants } from '../database/generated.ts';
import { rowLists } from '../database/row-lists.ts';
import { notWaitedFor } from '../database/together.ts';
import type { Trx } from '../database/types.ts';

/** A grant that purchases make, as it is after all of them. */
export type MadeGrant = Omit<Selectable<Grants>, 'created_at' | 'held_until'>;
/** Time of a grant that was bought. */
export type Stretch = Omit<Selectable<GrantPeriods>, 'id'>;

/** What purchases do to grants. */
interface GrantChanges {
  readonly made: readonly MadeGrant[];
  /** In the order they were bought in. */
  readonly stretches: readonly Stretch[];
  /** New ends of grants that were there before, by their ids. */
  readonly extended: ReadonlyMap<string, Date | null>;
  /** Ids of grants that were there before and end with a higher one. */
  readonly replaced: readonly string[];
}

const MADE = rowLists<MadeGrant>({
  id: 'uuid',
  player_id: 'uuid',
  server_id: 'text',
  role_id: 'text',
  state: 'text',
  started_at: 'timestamptz',
  expires_at: 'timestamptz',
  replaced_at: 'timestamptz',
  gift_from: 'uuid',
});
const STRETCHES = rowLists<Stretch>({
  grant_id: 'uuid',
  period: 'text',
  starts_at: 'timestamptz',
  ends_at: 'timestamptz',
});
const ENDS = rowLists<{ id: string; ends_at: Date | null }>({ id: 'uuid', ends_at: 'timestamptz' });
const IDS = rowLists<{ id: string }>({ id: 'uuid' });

const grantsMade = compiledOnce(
  (db, { made, stretches }: { made: ReturnType<typeof MADE.of>; stretches: ReturnType<typeof STRETCHES.of> }) =>
    db
      .with('granted', (one) =>
        one
          .insertInto('grants')
          .columns(MADE.columns)
          .expression((query) => query.selectFrom(MADE.as('made', made)).select(MADE.columns)),
      )
      .insertInto('grant_periods')
      .columns(STRETCHES.columns)
      .expression((query) => query.selectFrom(STRETCHES.as('bought', stretches)).select(STRETCHES.columns))
      .modifyEnd(notWaitedFor),
);

const grantsExtended = compiledOnce((db, ends: ReturnType<typeof ENDS.of>) =>
  db
    .updateTable('grants')
    .from(ENDS.as('longer', ends))
    .set((row) => ({ expires_at: row.ref('longer.ends_at') }))
    .whereRef('grants.id', '=', 'longer.id')
    .modifyEnd(notWaitedFor),
);

const grantsReplaced = compiledOnce((db, { now, ...ids }: { now: Date } & ReturnType<typeof IDS.of>) =>
  db
    .updateTable('grants')
    .from(IDS.as('ended', ids))
    .set({ state: 'replaced', replaced_at: now })
    .whereRef('grants.id', '=', 'ended.id')
    .modifyEnd(notWaitedFor),
);

/** Writes what purchases do to grants whose players' rows are held. */
export const writeGrants = async (
  trx: Trx,
  { made, stretches, extended, replaced }: GrantChanges,
  now: Date,
): Promise<void> => {
  await trx.executeQuery(grantsMade({ made: MADE.of(made), stretches: STRETCHES.of(stretches) }));
  if (extended.size > 0) {
    await trx.executeQuery(grantsExtended(ENDS.of([...extended].map(([id, ends_at]) => ({ id, ends_at })))));
  }
  if (replaced.length > 0) await trx.executeQuery(grantsReplaced({ now, ...IDS.of(replaced.map((id) => ({ id }))) }));
};
