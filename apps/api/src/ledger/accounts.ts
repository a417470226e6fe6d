import { type Minor, minor } from '@hoshikraft/shared';
import type { Db } from '../database/types.ts';

export type PlayerAccountKind = 'balance' | 'coins';
export type SystemAccountKind = 'reseller' | 'sales' | 'rewards' | 'game_sink' | 'opening';

/** An account of the ledger, as entries name it. */
export interface Account {
  readonly id: number;
  readonly ownerId: string;
  /** System accounts keep no total and may go below zero. */
  readonly system: boolean;
}

/** Whose account: a player's money, a player's coins on a server, or the system's side of either. */
export type AccountName =
  | { readonly playerId: string; readonly kind: 'balance' }
  | { readonly playerId: string; readonly kind: 'coins'; readonly serverId: string }
  | { readonly playerId: null; readonly kind: SystemAccountKind; readonly serverId?: string };

const serverOf = (name: AccountName): string | null => ('serverId' in name ? (name.serverId ?? null) : null);

const findAccount = async (db: Db, name: AccountName): Promise<Account | undefined> => {
  const row = await db
    .selectFrom('ledger_accounts')
    .select(['id', 'owner_id'])
    .where('kind', '=', name.kind)
    .where('player_id', name.playerId === null ? 'is' : '=', name.playerId)
    .where('server_id', serverOf(name) === null ? 'is' : '=', serverOf(name))
    .executeTakeFirst();
  return row && { id: row.id, ownerId: row.owner_id, system: name.playerId === null };
};

/** The account, opened now where it was not yet: an account appears with the first movement. */
export const openAccount = async (db: Db, name: AccountName): Promise<Account> => {
  const known = await findAccount(db, name);
  if (known) return known;
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
  // A twin that opened it first has committed by now: the insert above waited for it.
  const opened = await findAccount(db, name);
  if (!opened) throw new Error(`account ${name.kind} could not be opened`);
  return opened;
};

/** Money of a player, kopecks; 0 before the first movement. */
export const balanceOf = async (db: Db, playerId: string): Promise<Minor> => {
  const row = await db
    .selectFrom('ledger_accounts')
    .select('balance')
    .where('owner_id', '=', playerId)
    .where('kind', '=', 'balance')
    .executeTakeFirst();
  return minor(row?.balance ?? 0);
};

/** Coins of a player on one server, whole coins; 0 before the first movement. */
export const coinsOf = async (db: Db, playerId: string, serverId: string): Promise<number> => {
  const row = await db
    .selectFrom('ledger_accounts')
    .select('balance')
    .where('owner_id', '=', playerId)
    .where('kind', '=', 'coins')
    .where('server_id', '=', serverId)
    .executeTakeFirst();
  return row?.balance ?? 0;
};
