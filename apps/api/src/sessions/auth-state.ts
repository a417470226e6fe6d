import type { components } from '@hoshikraft/contract';
import { permissionsOf } from '../accounts/permissions.ts';
import { banStatus } from '../bans/ban-status.ts';
import type { Session } from '../http/authenticators.ts';
import type { Db } from '../database/types.ts';
import { balanceOf, coinsOf } from '../ledger/accounts.ts';

type AuthState = components['schemas']['AuthState'];

/** The first server in their own order: whose coins the header shows until the player chooses another. */
async function firstServer(db: Db): Promise<string | null> {
  const row = await db.selectFrom('servers').select('id').orderBy('position').limit(1).executeTakeFirst();
  return row?.id ?? null;
}

/** Who the visitor is (product.md section 3, auth state). */
export async function authState(
  db: Db,
  player: Pick<Session, 'id' | 'playerId' | 'login' | 'groups' | 'preferredServer'>,
  now: Date,
): Promise<AuthState> {
  const preferredServer = player.preferredServer ?? (await firstServer(db));
  return {
    data: { id: player.playerId, login: player.login, avatarOrSkin: null },
    permissions: permissionsOf(player.groups),
    preferredServer,
    coins: preferredServer === null ? 0 : await coinsOf(db, player.playerId, preferredServer),
    balance: await balanceOf(db, player.playerId),
    currency: 'RUB',
    managers: { ban: await banStatus(db, player.playerId, now) },
    accessId: player.id,
  };
}
