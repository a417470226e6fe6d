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
  /** From when on what was sent counts. */
  readonly since: Date;
  readonly now: Date;
}

const bothPlayers = compiledOnce((db, { senderId, foldedLogin }: Pick<Asked, 'senderId' | 'foldedLogin'>) =>
  db
    .selectFrom('players')
    .select(['id', 'login', 'registered_at'])
    .where((where) => where.or([where('id', '=', senderId), where(sql`lower(login)`, '=', foldedLogin)])),
);

const heldCoins = compiledOnce((db, { senderId, foldedLogin, serverId }: Omit<Asked, 'since' | 'now'>) =>
  holdPlayerCoins(db, serverId, [sql<string>`${senderId}`, idOfPlayer({ foldedLogin })]),
);

/** Movements of coins from this account to another player, by the index that is for them alone. */
const sentBy = (db: Db, senderId: string, serverId: string, since: Date) =>
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
    .where('ledger_entries.created_at', '>', since);

const sentSince = compiledOnce((db, { senderId, serverId, since }: Pick<Asked, 'senderId' | 'serverId' | 'since'>) =>
  sentBy(db, senderId, serverId, since).select(sql<number>`coalesce(-sum(amount), 0)::bigint`.as('coins')),
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
 * What a transfer of coins is decided from: both players, their coins on that server, what the sender sent lately, the bans
 * of both, and the server. The coins are held in the order of their accounts before anything is read that hangs on them.
 */
export const askForCoins = (trx: Trx, { senderId, serverId, foldedLogin, since, now }: Asked) =>
  together(
    trx,
    bothPlayers({ senderId, foldedLogin }),
    heldCoins({ senderId, foldedLogin, serverId }),
    sentSince({ senderId, serverId, since }),
    banOfSender({ senderId, serverId, now }),
    banOfOther({ foldedLogin, serverId, now }),
    serverOf({ serverId }),
  );

/** What was sent since then, the oldest first. */
export const coinsSent = (trx: Trx, { senderId, serverId, since }: Pick<Asked, 'senderId' | 'serverId' | 'since'>) =>
  sentBy(trx, senderId, serverId, since)
    .select([sql<number>`-amount`.as('coins'), 'ledger_entries.created_at as at'])
    .orderBy('ledger_entries.created_at')
    .execute();
