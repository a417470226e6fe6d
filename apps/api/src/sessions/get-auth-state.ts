import type { components } from '@hoshikraft/contract';
import { presentPermissions } from '../players/permissions.ts';
import { banStatus } from '../bans/ban-status.ts';
import type { Session } from '../http/authenticators.ts';
import type { Db } from '../database/types.ts';
import { firstServer } from '../servers/servers-repository.ts';
import { balanceOf, coinsOf } from '../ledger/accounts.ts';
import { pictureOf } from '../skins/present-picture.ts';

type AuthState = components['schemas']['AuthState'];

/** Returns what a client shows of a signed-in player (docs/product/accounts.md#sign-in). */
export async function getAuthState(
  db: Db,
  player: Pick<Session, 'id' | 'playerId' | 'login' | 'groups' | 'preferredServer'>,
  now: Date,
): Promise<AuthState> {
  const preferredServer = player.preferredServer ?? (await firstServer(db));
  return {
    data: { id: player.playerId, login: player.login, avatarOrSkin: await pictureOf(db, player.playerId) },
    permissions: presentPermissions(player.groups),
    preferredServer,
    coins: preferredServer === null ? 0 : await coinsOf(db, player.playerId, preferredServer),
    balance: await balanceOf(db, player.playerId),
    currency: 'RUB',
    managers: { ban: await banStatus(db, player.playerId, now) },
    accessId: player.id,
  };
}
