import { sql } from 'kysely';
import { banFrom, type BanRow } from '../bans/bans-repository.ts';
import type { Db, Trx } from '../database/types.ts';
import { lockAccounts } from '../ledger/accounts.ts';
import type { Sent } from './coin-limits.ts';

interface Asked {
  readonly senderId: string;
  readonly serverId: string;
  /** Nickname of the receiver, as `foldCase` returns it. */
  readonly foldedLogin: string;
}

/** When a transfer happens: by the clock of the database, the same for the whole transaction. */
const MOMENT = sql<Date>`date_trunc('milliseconds', now())`;

/** Sender, receiver, server and both accounts of coins there; null for what does not exist. */
const findSides = (trx: Trx, { senderId, serverId, foldedLogin }: Asked) =>
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

type Sides = Awaited<ReturnType<typeof findSides>>;

/** Coins sent from an account to other players in the last 24 hours, by the index that serves this alone. */
const sentLately = (db: Db, accountId: number | null) =>
  db
    .selectFrom('ledger_entries')
    .where('account_id', '=', accountId)
    .where(sql<boolean>`ledger_entries.kind = 'coin_transfer' AND amount < 0`)
    .where('ledger_entries.created_at', '>', sql<Date>`${MOMENT} - interval '24 hours'`);

/** What one transfer is decided from. */
export interface TransferFacts {
  readonly sides: Sides;
  /** What the sender has, and has sent in the last 24 hours. */
  readonly coins: number;
  readonly sent: number;
  /** The bans that keep either from the server. */
  readonly ownBan: BanRow | undefined;
  readonly receiverBan: BanRow | undefined;
}

/**
 * Loads what a transfer is decided from. Both accounts are locked, in id order, before anything is read that depends on
 * them. Of two that meet at an account the one that waited may be of an earlier moment: it counts more, never less.
 *
 * @param now of the application, by which bans end
 */
export const loadTransfer = async (trx: Trx, asked: Asked, now: Date): Promise<TransferFacts> => {
  const sides = await findSides(trx, asked);
  const { source_id: sourceId, target_id: targetId, receiver_id: receiverId } = sides;
  const balances = await lockAccounts(
    trx,
    [sourceId, targetId].filter((id) => id !== null),
  );
  const { sent } = await sentLately(trx, sourceId)
    .select(sql<number>`coalesce(-sum(amount), 0)::bigint`.as('sent'))
    .executeTakeFirstOrThrow();
  return {
    sides,
    coins: (sourceId !== null && balances.get(sourceId)) || 0,
    sent,
    ownBan: await banFrom(trx, asked.senderId, asked.serverId, now),
    receiverBan: receiverId === null ? undefined : await banFrom(trx, receiverId, asked.serverId, now),
  };
};

/** What was sent from the sender's account in the last 24 hours, the oldest first. */
export const coinsSent = (trx: Trx, { source_id: sourceId }: Pick<Sides, 'source_id'>): Promise<Sent[]> =>
  sentLately(trx, sourceId)
    .select([sql<number>`-amount`.as('coins'), 'ledger_entries.created_at as at'])
    .orderBy('ledger_entries.created_at')
    .execute();
