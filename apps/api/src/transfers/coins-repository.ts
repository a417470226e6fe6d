import { sql } from 'kysely';
import { bansFrom } from '../bans/bans-repository.ts';
import { compiledOnce } from '../database/compiled-once.ts';
import { together } from '../database/together.ts';
import type { Db, Trx } from '../database/types.ts';
import { holdPlayerCoins } from '../ledger/accounts.ts';
import { idOfPlayer } from '../players/players-repository.ts';

interface Asked {
  readonly senderId: string;
  readonly serverId: string;
  /** Nickname of the other, as `folded` has it. */
  readonly foldedLogin: string;
  /** Of the application, by which bans end. */
  readonly now: Date;
}

const bothPlayers = compiledOnce((db, { senderId, foldedLogin }: Pick<Asked, 'senderId' | 'foldedLogin'>) =>
  db
    .selectFrom('players')
    .select(['id', 'login', 'registered_at'])
    .where((where) => where.or([where('id', '=', senderId), where(sql`lower(login)`, '=', foldedLogin)])),
);

const heldCoins = compiledOnce((db, { senderId, foldedLogin, serverId }: Omit<Asked, 'now'>) =>
  holdPlayerCoins(db, serverId, [sql<string>`${senderId}`, idOfPlayer({ foldedLogin })]),
);

/** When a transfer is: the clock of the database, that of the whole transaction. */
const MOMENT = sql<Date>`date_trunc('milliseconds', now())`;

/** Movements of coins from this account to another player in the last 24 hours, by the index that is for them alone. */
const sentLately = (db: Db, { senderId, serverId }: Pick<Asked, 'senderId' | 'serverId'>) =>
  db
    .selectFrom('ledger_entries')
    .where('account_id', '=', (query) =>
      query
        .selectFrom('ledger_accounts')
        .select('ledger_accounts.id')
        .where('owner_id', '=', senderId)
        .where('ledger_accounts.kind', '=', 'coins')
        .where('server_id', '=', serverId),
    )
    .where(sql<boolean>`ledger_entries.kind = 'coin_transfer' AND amount < 0`)
    .where('ledger_entries.created_at', '>', sql<Date>`${MOMENT} - interval '24 hours'`);

const sumSent = compiledOnce((db, sender: Pick<Asked, 'senderId' | 'serverId'>) =>
  sentLately(db, sender).select([sql<number>`coalesce(-sum(amount), 0)::bigint`.as('coins'), MOMENT.as('now')]),
);

const banOfSender = compiledOnce((db, { senderId, serverId, now }: Pick<Asked, 'senderId' | 'serverId' | 'now'>) =>
  bansFrom(db, senderId, serverId, now),
);

const banOfOther = compiledOnce((db, { foldedLogin, serverId, now }: Pick<Asked, 'foldedLogin' | 'serverId' | 'now'>) =>
  bansFrom(db, idOfPlayer({ foldedLogin }), serverId, now),
);

const serverOf = compiledOnce((db, { serverId }: Pick<Asked, 'serverId'>) =>
  db.selectFrom('servers').select('id').where('id', '=', serverId),
);

/**
 * What a transfer of coins is decided from: both players, their coins on that server, what the sender sent lately and what
 * time it is, the bans of both, and the server. The coins are held in the order of their accounts before anything is read
 * that hangs on them. Of two that meet there the one that waited may be of an earlier moment: it counts more, never less.
 */
export const askForCoins = (trx: Trx, { senderId, serverId, foldedLogin, now }: Asked) =>
  together(
    trx,
    bothPlayers({ senderId, foldedLogin }),
    heldCoins({ senderId, foldedLogin, serverId }),
    sumSent({ senderId, serverId }),
    banOfSender({ senderId, serverId, now }),
    banOfOther({ foldedLogin, serverId, now }),
    serverOf({ serverId }),
  );

/** What was sent in the last 24 hours, the oldest first. */
export const coinsSent = (trx: Trx, sender: Pick<Asked, 'senderId' | 'serverId'>) =>
  sentLately(trx, sender)
    .select([sql<number>`-amount`.as('coins'), 'ledger_entries.created_at as at'])
    .orderBy('ledger_entries.created_at')
    .execute();
