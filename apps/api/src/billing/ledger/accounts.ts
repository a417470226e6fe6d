import { type Minor, minor } from '@hoshikraft/shared';
import type { QueryCreator } from 'kysely';
import type { Database, Db, Trx } from '../../platform/database/types.ts';

export type SystemAccountKind = 'reseller' | 'sales' | 'rewards' | 'game_sink' | 'opening' | 'corrections';

/** An account of the ledger, as its entries refer to it. */
export interface Account {
  readonly id: number;
  readonly ownerId: string;
  /** System accounts store no balance and may go below zero. */
  readonly system: boolean;
}

/** Whose account: a player's money or debt, a player's coins on a server, or the system's side of either. */
export type AccountName =
  | { readonly playerId: string; readonly kind: 'balance' | 'debt' }
  | { readonly playerId: string; readonly kind: 'coins'; readonly serverId: string }
  | { readonly playerId: null; readonly kind: SystemAccountKind; readonly serverId?: string };

/** Owner of the system's accounts. */
const SYSTEM = '00000000-0000-0000-0000-000000000000';

const ownerOf = (name: AccountName): string => name.playerId ?? SYSTEM;
const serverOf = (name: AccountName): string | null => ('serverId' in name ? (name.serverId ?? null) : null);
const keyOf = (owner: string, kind: string, server: string | null): string => JSON.stringify([owner, kind, server]);

const COLUMNS = ['id', 'owner_id', 'kind', 'server_id', 'player_id', 'balance'] as const;

/** Query of accounts that exist already. */
const selectAccounts = (db: QueryCreator<Database>, names: readonly AccountName[]) =>
  db
    .selectFrom('ledger_accounts')
    .select(COLUMNS)
    .where((where) =>
      where.or(
        names.map((name) =>
          where.and([
            where('owner_id', '=', ownerOf(name)),
            where('kind', '=', name.kind),
            where('server_id', serverOf(name) === null ? 'is' : '=', serverOf(name)),
          ]),
        ),
      ),
    );

/** Locks accounts of players to the end of the transaction, in id order as `transfer` does. Returns their balances by id. */
export const lockAccounts = async (trx: Trx, ids: readonly number[]): Promise<Map<number, number>> => {
  if (ids.length === 0) return new Map();
  const rows = await trx
    .selectFrom('ledger_accounts')
    .select(['id', 'balance'])
    .where('id', 'in', ids)
    .orderBy('id')
    .forNoKeyUpdate()
    .execute();
  return new Map(rows.map(({ id, balance }) => [id, balance ?? 0]));
};

type AccountRow = Awaited<ReturnType<ReturnType<typeof selectAccounts>['execute']>>[number];

const byKey = (rows: readonly AccountRow[]): Map<string, Account> =>
  new Map(
    rows.map(({ id, owner_id: ownerId, kind, server_id, player_id }) => [
      keyOf(ownerId, kind, server_id),
      { id, ownerId, system: player_id === null },
    ]),
  );

const insertAccount = async (db: Db, name: AccountName): Promise<void> => {
  await db
    .insertInto('ledger_accounts')
    .values({
      kind: name.kind,
      player_id: name.playerId,
      server_id: serverOf(name),
      balance: name.playerId === null ? null : 0,
    })
    .onConflict((conflict) => conflict.doNothing())
    .execute();
};

/** The accounts in the order of `names`. An account that does not exist yet is created: it appears with its first transfer. */
export const openAccounts = async <const Names extends readonly AccountName[]>(
  db: Db,
  names: Names,
): Promise<{ [Index in keyof Names]: Account }> => {
  let known = byKey(await selectAccounts(db, names).execute());
  const isKnown = (name: AccountName) => known.has(keyOf(ownerOf(name), name.kind, serverOf(name)));
  const missing = names.filter((name) => !isKnown(name));
  if (missing.length > 0) {
    for (const name of missing) await insertAccount(db, name);
    // A concurrent transaction that created one first has committed by now: the inserts above waited for it.
    known = byKey(await selectAccounts(db, names).execute());
  }
  return names.map((name) => {
    const account = known.get(keyOf(ownerOf(name), name.kind, serverOf(name)));
    if (!account) throw new Error(`account ${name.kind} could not be opened`);
    return account;
  }) as { [Index in keyof Names]: Account };
};

/** One account, created where it does not exist yet. */
export const openAccount = async (db: Db, name: AccountName): Promise<Account> => (await openAccounts(db, [name]))[0];

/** Money of a player, kopecks; 0 before the first transfer. */
export const getBalance = async (db: Db, playerId: string): Promise<Minor> => {
  const row = await db
    .selectFrom('ledger_accounts')
    .select('balance')
    .where('owner_id', '=', playerId)
    .where('kind', '=', 'balance')
    .executeTakeFirst();
  return minor(row?.balance ?? 0);
};

/** Coins of a player on one server, whole coins; 0 before the first transfer. */
export const getCoins = async (db: Db, playerId: string, serverId: string): Promise<number> => {
  const row = await db
    .selectFrom('ledger_accounts')
    .select('balance')
    .where('owner_id', '=', playerId)
    .where('kind', '=', 'coins')
    .where('server_id', '=', serverId)
    .executeTakeFirst();
  return row?.balance ?? 0;
};
