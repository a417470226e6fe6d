import type { components } from '@hoshikraft/contract';
import type { Locale } from '@hoshikraft/shared';
import { findRefusal } from '../../community/emails/refused-addresses-repository.ts';
import { countRequestsTo } from '../../community/friends/friends-repository.ts';
import { maskEmail } from '../../community/players/mask-email.ts';
import { presentPermissions } from '../../community/players/permissions.ts';
import { getBanStatus } from '../../game/bans/ban-status.ts';
import type { Session } from '../../platform/http/authenticators.ts';
import type { Db } from '../../platform/database/types.ts';
import { findFirstServer } from '../../game/servers/servers-repository.ts';
import { getBalance, getCoins } from '../../billing/ledger/accounts.ts';
import { pictureOf } from '../../community/skins/present-picture.ts';

type AuthState = components['schemas']['AuthState'];

/** Returns what a client shows of a signed-in player (docs/product/accounts.md#sign-in). */
export async function getAuthState(
  db: Db,
  player: Pick<Session, 'id' | 'playerId' | 'login' | 'groups' | 'preferredServer'>,
  now: Date,
  locale: Locale,
): Promise<AuthState> {
  const refusal = await findRefusal(db, player.playerId);
  const preferredServer = player.preferredServer ?? (await findFirstServer(db));
  return {
    data: { id: player.playerId, login: player.login, avatarOrSkin: await pictureOf(db, player.playerId) },
    permissions: presentPermissions(player.groups),
    preferredServer,
    coins: preferredServer === null ? 0 : await getCoins(db, player.playerId, preferredServer),
    balance: await getBalance(db, player.playerId),
    currency: 'RUB',
    friendRequests: await countRequestsTo(db, player.playerId),
    refusedEmail: refusal === undefined ? null : maskEmail(refusal.address),
    managers: { ban: await getBanStatus(db, player.playerId, now, locale) },
    accessId: player.id,
  };
}
