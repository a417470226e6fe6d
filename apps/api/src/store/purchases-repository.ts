import { sql } from 'kysely';
import { bansFrom } from '../bans/bans-repository.ts';
import { compiledOnce } from '../database/compiled-once.ts';
import { rowLists } from '../database/row-lists.ts';
import { together } from '../database/together.ts';
import type { Db, Trx } from '../database/types.ts';
import { askKeys } from '../idempotency/keys-together.ts';
import type { Taken } from '../idempotency/with-idempotency.ts';
import { holdBalances } from '../ledger/accounts.ts';
import { holdPlayers, type PlayerName } from '../players/players-repository.ts';
import { heldPeriods } from './grants-repository.ts';
import { soldRolesBeside } from './roles-repository.ts';

/** Who wants to buy which role for whom. */
interface Buying {
  readonly buyerId: string;
  readonly order: { readonly roleId: string };
  readonly receiver: PlayerName;
}

interface Wanted {
  place: number;
  /** Of who it is for, one or the other. */
  player_id: string | null;
  login: string | null;
  role_id: string;
}
const WANTED = rowLists<Wanted>({ place: 'integer', player_id: 'uuid', login: 'text', role_id: 'text' });

const receiverOf = sql<string | null>`coalesce(wanted.player_id, named.id)`;
const receiving = (db: Db, wanted: ReturnType<typeof WANTED.of>) =>
  db
    .selectFrom(WANTED.as('wanted', wanted))
    .leftJoin('players as named', (join) => join.on(sql`lower(named.login)`, '=', sql.ref('wanted.login')));

const receiversHeld = (waits: boolean) =>
  compiledOnce((db, wanted: ReturnType<typeof WANTED.of>) =>
    db
      .with('receiver', () => receiving(db, wanted).select(['wanted.place', receiverOf.as('id')]))
      .with('held', (one) => holdPlayers(one, one.selectFrom('receiver').select('receiver.id'), waits))
      .selectFrom('receiver')
      .leftJoin('held', 'held.id', 'receiver.id')
      .select(['receiver.place', 'receiver.id', 'held.login']),
  );
const [heldAtLast, heldAtOnce] = [receiversHeld(true), receiversHeld(false)];

type WantedNow = { now: Date } & ReturnType<typeof WANTED.of>;

const places = (db: Db, wanted: ReturnType<typeof WANTED.of>) =>
  receiving(db, wanted)
    .innerJoin('roles', 'roles.id', 'wanted.role_id')
    .select([receiverOf.as('player_id'), 'roles.server_id'])
    .distinct();

const periodsAsked = compiledOnce((db, { now, ...wanted }: WantedNow) =>
  db
    .selectFrom(places(db, wanted).as('place'))
    .innerJoinLateral(
      heldPeriods(db, sql<string>`place.player_id`, sql<string>`place.server_id`, now).as('held'),
      (join) => join.onTrue(),
    )
    .select(['place.player_id', 'place.server_id', 'held.id', 'held.role_id', 'held.expires_at'])
    .select(['held.period', 'held.starts_at', 'held.ends_at']),
);

const bansAsked = compiledOnce((db, { now, ...wanted }: WantedNow) =>
  db
    .selectFrom(places(db, wanted).where('wanted.login', 'is not', null).as('place'))
    .innerJoinLateral(bansFrom(db, sql<string>`place.player_id`, sql<string>`place.server_id`, now).as('ban'), (join) =>
      join.onTrue(),
    )
    .select(['place.player_id', 'place.server_id']),
);

const rowOf = ({ receiver, order }: Buying, place: number): Wanted => ({
  place,
  player_id: 'id' in receiver ? receiver.id : null,
  login: 'id' in receiver ? null : receiver.foldedLogin,
  role_id: order.roleId,
});

interface Asked {
  readonly wishes: readonly Buying[];
  readonly keys: readonly Taken[];
  readonly now: Date;
  /** For rows that another transaction holds; else those are not held, and come without what they would tell. */
  readonly waits: boolean;
}

/**
 * What purchases are decided from: who gets each, held before their grants are read, so that two purchases for one receiver
 * are decided one after the other; the money of the buyers, held too; what was kept by their keys; the roles that are sold
 * beside those that are bought; the stretches that the receivers hold there; and, where something is given, the bans of
 * those who get it.
 */
export async function askForPurchases(trx: Trx, { wishes, keys, now, waits }: Asked) {
  const wanted = WANTED.of(wishes.map(rowOf));
  const buyers = [...new Set(wishes.map(({ buyerId }) => buyerId))];
  const roles = [...new Set(wishes.map(({ order }) => order.roleId))];
  const gives = wishes.some(({ receiver }) => !('id' in receiver));
  const [receivers, balances, kept, sold, periods, bans = []] = await together(
    trx,
    (waits ? heldAtLast : heldAtOnce)(wanted),
    holdBalances(buyers, 'sales', waits),
    askKeys(keys, now),
    soldRolesBeside(roles),
    periodsAsked({ ...wanted, now }),
    ...(gives ? [bansAsked({ ...wanted, now })] : []),
  );
  return {
    receivers: receivers.toSorted((left, right) => left.place - right.place),
    balances,
    kept,
    sold,
    periods,
    bans,
  };
}
