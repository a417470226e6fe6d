import { presentRoleName } from '../cabinet/present-role-name.ts';
import { localized } from '../../platform/database/localized.ts';
import { ApiError } from '../../platform/errors/api-error.ts';
import { defineOperation } from '../../platform/http/define-operation.ts';
import { presentPrice } from '../store/present-price.ts';
import { findMoves } from './role-transfers-repository.ts';

/** Servers that a role can be moved to, with prices by the same rules as the move. */
export const listRoleTransferServers = defineOperation(
  'listRoleTransferServers',
  async ({ query }, { app, session, locale }) => {
    const moves = await findMoves(app.db, session.playerId, query.roleId, app.clock.now());
    if (moves === undefined) throw new ApiError('not_found');
    const { grant, role, to } = moves;
    const name = localized(role.name, locale);
    return {
      status: 200,
      body: {
        grantId: grant.id,
        role: presentRoleName(role, locale),
        expiresAt: grant.expiresAt?.toISOString() ?? null,
        servers: to.flatMap(({ role: other, price, isHeld }) => {
          if (price === null) return [];
          const shown = presentPrice(price, name, locale);
          return [{ serverId: other.server_id, role: presentRoleName(other, locale), price: shown, isHeld }];
        }),
      },
    };
  },
);
