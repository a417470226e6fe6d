import { sql } from 'kysely';
import { BAN_COLUMNS, type BanRow, bansFrom } from '../bans/bans-repository.ts';
import { compiledOnce } from '../database/compiled-once.ts';
import { rowLists } from '../database/row-lists.ts';
import { together } from '../database/together.ts';
import type { Db, Trx } from '../database/types.ts';
import { askKeys } from '../idempotency/keys-together.ts';
import type { Taken } from '../idempotency/with-idempotency.ts';
import { holdAccounts } from '../ledger/accounts.ts';

/** Who wants to send coins of which server to whom. */
interface Sending {
  readonly senderId: string;
  readonly serverId: string;
  /** Nickname of the other, as `folded` has it. */
  readonly foldedLogin: string;
}

/** When a transfer is: the clock of the database, that of the whole transaction. */
const MOMENT = sql<Date>`date_trunc('milliseconds', now())`;

const SENDINGS = rowLists<{ place: number; sender_id: string; server_id: string; login: string }>({
  place: 'integer',
  sender_id: 'uuid',
  server_id: 'text',
  login: 'text',
});

const sidesAsked = compiledOnce((db, sendings: ReturnType<typeof SENDINGS.of>) =>
  db
    .selectFrom(SENDINGS.as('sending', sendings))
    .leftJoin('players as sender', 'sender.id', 'sending.sender_id')
    .leftJoin('players as receiver', (join) => join.on(sql`lower(receiver.login)`, '=', sql.ref('sending.login')))
    .leftJoin('servers', 'servers.id', 'sending.server_id')
    .leftJoin('ledger_accounts as source', (join) =>
      join
        .onRef('source.owner_id', '=', 'sending.sender_id')
        .on('source.kind', '=', 'coins')
        .onRef('source.server_id', '=', 'sending.server_id'),
    )
    .leftJoin('ledger_accounts as target', (join) =>
      join
        .onRef('target.owner_id', '=', 'receiver.id')
        .on('target.kind', '=', 'coins')
        .onRef('target.server_id', '=', 'sending.server_id'),
    )
    .select([
      'sending.place',
      'sending.sender_id',
      'sending.server_id',
      'sender.registered_at',
      'receiver.id as receiver_id',
      'receiver.login as receiver_login',
      'servers.id as known_server',
      'source.id as from_id',
      'target.id as to_id',
      MOMENT.as('now'),
    ]),
);

/** Both sides of each transfer that is asked for, in the same order, with those accounts that are there already. */
export async function askSides(trx: Trx, sendings: readonly Sending[]) {
  const rows = sendings.map(({ senderId, serverId, foldedLogin }, place) => ({
    place,
    sender_id: senderId,
    server_id: serverId,
    login: foldedLogin,
  }));
  const sides = await trx.executeQuery(sidesAsked(SENDINGS.of(rows)));
  return sides.rows.toSorted((left, right) => left.place - right.place);
}

export type Sides = Awaited<ReturnType<typeof askSides>>[number];

const ACCOUNTS = rowLists<{ id: number }>({ id: 'bigint' });

const holding = (waits: boolean) =>
  compiledOnce((db, ids: ReturnType<typeof ACCOUNTS.of>) =>
    holdAccounts(db, db.selectFrom(ACCOUNTS.as('asked', ids)).select('asked.id'), waits),
  );
const [heldAtLast, heldAtOnce] = [holding(true), holding(false)];

/** Movements of coins from an account to another player in the last 24 hours, by the index that is for them alone. */
const sentLately = (db: Db, accountId: ReturnType<typeof sql<number>>) =>
  db
    .selectFrom('ledger_entries')
    .where('account_id', '=', accountId)
    .where(sql<boolean>`ledger_entries.kind = 'coin_transfer' AND amount < 0`)
    .where('ledger_entries.created_at', '>', sql<Date>`${MOMENT} - interval '24 hours'`);

const sumsSent = compiledOnce((db, accounts: ReturnType<typeof ACCOUNTS.of>) =>
  db.selectFrom(ACCOUNTS.as('account', accounts)).select([
    'account.id',
    sentLately(db, sql<number>`account.id`)
      .select(sql<number>`coalesce(-sum(amount), 0)::bigint`.as('coins'))
      .$asScalar()
      .as('coins'),
  ]),
);

const PLACES = rowLists<{ player_id: string; server_id: string }>({ player_id: 'uuid', server_id: 'text' });

const bansAsked = compiledOnce((db, { now, ...places }: { now: Date } & ReturnType<typeof PLACES.of>) =>
  db
    .selectFrom(PLACES.as('place', places))
    .innerJoinLateral(bansFrom(db, sql<string>`place.player_id`, sql<string>`place.server_id`, now).as('ban'), (join) =>
      join.onTrue(),
    )
    .select(['place.player_id', 'place.server_id as place', ...BAN_COLUMNS.map((name) => `ban.${name}` as const)]),
);

const keyOf = (playerId: string, serverId: string): string => `${playerId} ${serverId}`;

const unique = <Value>(values: readonly (Value | null | undefined)[]): Value[] => [
  ...new Set(values.filter((value) => value !== null && value !== undefined)),
];

interface Asked {
  readonly sides: readonly Sides[];
  readonly keys: readonly Taken[];
  /** Of the application, by which bans end and keys are forgotten. */
  readonly now: Date;
  /** For accounts that another transaction holds; else those are not among `held`. */
  readonly waits: boolean;
}

/**
 * What transfers are decided from: their accounts, held in the order of their ids before anything is read that hangs on
 * them; what was kept by their keys; what each sender sent lately; and the bans of all. Of two that meet at an account the
 * one that waited may be of an earlier moment: it counts more, never less.
 */
export async function askForCoins(trx: Trx, { sides, keys, now, waits }: Asked) {
  const ids = unique(sides.flatMap(({ from_id, to_id }) => [from_id, to_id]));
  const rowOf = (id: number) => ({ id });
  const places = sides.flatMap(({ sender_id, receiver_id, server_id }) =>
    [sender_id, ...(receiver_id === null ? [] : [receiver_id])].map((player_id) => ({ player_id, server_id })),
  );
  const [held, kept, sums, bans] = await together(
    trx,
    (waits ? heldAtLast : heldAtOnce)(ACCOUNTS.of(ids.map(rowOf))),
    askKeys(keys, now),
    sumsSent(ACCOUNTS.of(unique(sides.map(({ from_id }) => from_id)).map(rowOf))),
    bansAsked({ ...PLACES.of(places), now }),
  );
  const banOf = new Map<string, BanRow>(bans.map((ban) => [keyOf(ban.player_id, ban.place), ban]));
  return {
    held: new Map(held.map((account) => [account.id, account])),
    kept,
    sent: new Map(sums.map(({ id, coins }) => [id, coins ?? 0])),
    /** The ban that keeps a player from a server. */
    banFrom: (playerId: string, serverId: string) => banOf.get(keyOf(playerId, serverId)),
  };
}

/** What was sent from an account in the last 24 hours, the oldest first. */
export const coinsSent = (trx: Trx, accountId: number) =>
  sentLately(trx, sql<number>`${accountId}`)
    .select([sql<number>`-amount`.as('coins'), 'ledger_entries.created_at as at'])
    .orderBy('ledger_entries.created_at')
    .execute();
