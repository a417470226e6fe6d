import { defineOperation } from '../http/define-operation.ts';
import { balanceOf } from '../ledger/accounts.ts';
import { coinsByServer, findCabinet, highestHeld } from './cabinet-repository.ts';
import { pictureOf } from '../skins/present-picture.ts';
import { maskEmail } from '../players/mask-email.ts';
import { presentRoleName } from './present-role-name.ts';

/** The player at a glance: account, money, and how much is held. */
export const getCabinet = defineOperation('getCabinet', async (_request, { app, session, locale }) => {
  const now = app.clock.now();
  const account = await findCabinet(app.db, session.playerId, now);
  const rank = await highestHeld(app.db, session.playerId, now);
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
      balance: await balanceOf(app.db, session.playerId),
      currency: 'RUB' as const,
      coins: await coinsByServer(app.db, session.playerId),
      activeRoles: account.active_roles ?? 0,
      activeSessions: account.active_sessions ?? 0,
    },
  };
});
