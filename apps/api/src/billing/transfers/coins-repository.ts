import { sql } from 'kysely';
import { findActiveBanOn, type BanRow } from '../../game/bans/bans-repository.ts';
import type { Db, Trx } from '../../platform/database/types.ts';
import { lockAccounts } from '../ledger/accounts.ts';
import type { Sent } from './coin-limits.ts';

interface TransferQuery {
  readonly senderId: string;
  readonly serverId: string;
  /** The receiver's nickname, normalized by `foldCase`. */
  readonly foldedLogin: string;
}

/** Time of a transfer by the database's clock, the same for the whole transaction. */
const MOMENT = sql<Date>`date_trunc('milliseconds', now())`;

/** Sender, receiver, server and both coin accounts; null for what does not exist. */
const findParties = (trx: Trx, { senderId, serverId, foldedLogin }: TransferQuery) =>
  trx
    .selectFrom('players as sender')
    .leftJoin('players as receiver', (join) => join.on(sql`lower(receiver.login)`, '=', foldedLogin))
    .leftJoin('servers', (join) => join.on('servers.id', '=', serverId))
    .leftJoin('ledger_accounts as source', (join) =>
      join
        .onRef('source.owner_id', '=', 'sender.id')
        .on('source.kind', '=', 'coins')
        .on('source.server_id', '=', serverId),
    )
    .leftJoin('ledger_accounts as target', (join) =>
      join
        .onRef('target.owner_id', '=', 'receiver.id')
        .on('target.kind', '=', 'coins')
        .on('target.server_id', '=', serverId),
    )
    .select(['sender.registered_at', 'receiver.id as receiver_id', 'receiver.login as receiver_login'])
    .select(['servers.id as server_id', 'source.id as source_id', 'target.id as target_id', MOMENT.as('now')])
    .where('sender.id', '=', senderId)
    .executeTakeFirstOrThrow();

type Parties = Awaited<ReturnType<typeof findParties>>;

/** Query of the coins sent from an account in the last 24 hours; a partial index serves it. */
const selectRecentlySent = (db: Db, accountId: number | null) =>
  db
    .selectFrom('ledger_entries')
    .where('account_id', '=', accountId)
    .where(sql<boolean>`ledger_entries.kind = 'coin_transfer' AND amount < 0`)
    .where('ledger_entries.created_at', '>', sql<Date>`${MOMENT} - interval '24 hours'`);

/** The data that a transfer is decided from. */
export interface TransferFacts {
  readonly parties: Parties;
  /** The sender's coins, and the coins sent in the last 24 hours. */
  readonly coins: number;
  readonly sent: number;
  /** Active bans of either player on the server. */
  readonly ownBan: BanRow | undefined;
  readonly receiverBan: BanRow | undefined;
}

/**
 * Loads the data that a transfer is decided from. Both accounts are locked in id order before reading data that depends on
 * them. A transfer that waited for the lock may have an earlier time: its 24 hours then include more, never less.
 *
 * @param now time of the application's clock, by which bans end
 */
export const loadTransfer = async (trx: Trx, query: TransferQuery, now: Date): Promise<TransferFacts> => {
  const parties = await findParties(trx, query);
  const { source_id: sourceId, target_id: targetId, receiver_id: receiverId } = parties;
  const balances = await lockAccounts(
    trx,
    [sourceId, targetId].filter((id) => id !== null),
  );
  const { sent } = await selectRecentlySent(trx, sourceId)
    .select(sql<number>`coalesce(-sum(amount), 0)::bigint`.as('sent'))
    .executeTakeFirstOrThrow();
  return {
    parties,
    coins: (sourceId !== null && balances.get(sourceId)) || 0,
    sent,
    ownBan: await findActiveBanOn(trx, query.senderId, query.serverId, now),
    receiverBan: receiverId === null ? undefined : await findActiveBanOn(trx, receiverId, query.serverId, now),
  };
};

/** Transfers from the sender's account in the last 24 hours, the oldest first. */
export const listSentCoins = (trx: Trx, { source_id: sourceId }: Pick<Parties, 'source_id'>): Promise<Sent[]> =>
  selectRecentlySent(trx, sourceId)
    .select([sql<number>`-amount`.as('coins'), 'ledger_entries.created_at as at'])
    .orderBy('ledger_entries.created_at')
    .execute();
