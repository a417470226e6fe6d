import { defineOperation } from '../../platform/http/define-operation.ts';
import { getBalance } from '../ledger/accounts.ts';
import { listCoinsByServer, findCabinet, findHighestRole } from './cabinet-repository.ts';
import { pictureOf } from '../../community/skins/present-picture.ts';
import { maskEmail } from '../../community/players/mask-email.ts';
import { presentRoleName } from './present-role-name.ts';

/** Summary of the caller's account: identity, money, and numbers of roles and sessions. */
export const getCabinet = defineOperation('getCabinet', async (_request, { app, session, locale }) => {
  const now = app.clock.now();
  const account = await findCabinet(app.db, session.playerId, now);
  const rank = await findHighestRole(app.db, session.playerId, now);
  return {
    status: 200,
    body: {
      user: {
        id: session.playerId,
        login: session.login,
        avatarOrSkin: await pictureOf(app.db, session.playerId),
      },
      email: account.email === null ? null : maskEmail(account.email),
      registeredAt: account.registered_at.toISOString(),
      rank: rank === undefined ? null : presentRoleName(rank, locale),
      balance: await getBalance(app.db, session.playerId),
      currency: 'RUB' as const,
      coins: await listCoinsByServer(app.db, session.playerId),
      activeRoles: account.active_roles ?? 0,
      activeSessions: account.active_sessions ?? 0,
      deleteAt: account.delete_at?.toISOString() ?? null,
    },
  };
});
