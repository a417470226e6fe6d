import { randomUUID } from 'node:crypto';
import { isActive } from '../../billing/store/grant-rules.ts';
import { holdsRole, insertGrant } from '../../billing/store/grants-repository.ts';
import { findRole } from '../../billing/store/roles-repository.ts';
import { queueDeliveries } from '../../game/deliveries/deliveries-repository.ts';
import { roleGrant } from '../../game/deliveries/delivery-draft.ts';
import { ApiError } from '../../platform/errors/api-error.ts';
import { defineOperation } from '../../platform/http/define-operation.ts';
import { withIdempotency } from '../../platform/idempotency/with-idempotency.ts';
import { insertAct } from '../acts/acts-repository.ts';
import { operatorOf } from '../acts/operator-of.ts';
import { getAct } from '../acts/present-act.ts';
import { lockPlayer } from './players-repository.ts';
import { presentEnd } from './present-end.ts';

/** Gives a role without payment. Its time was not bought, so that no purchase and no refund counts it. */
export const giveRole = defineOperation('giveRole', (request, context) =>
  withIdempotency(context, request, async (trx) => {
    const { app, locale } = context;
    const { roleId, reason } = request.body;
    const now = app.clock.now();
    const until = request.body.until === null ? null : new Date(request.body.until);
    const player = await lockPlayer(trx, request.params.playerId);
    const role = await findRole(trx, roleId);
    if (role === undefined) throw new ApiError('not_found');
    if (!isActive({ expiresAt: until }, now)) throw new ApiError('role_end_past');
    if (await holdsRole(trx, player.id, roleId, now)) throw new ApiError('role_held');
    const grantId = randomUUID();
    const serverId = role.server_id;
    await insertGrant(trx, { id: grantId, playerId: player.id, serverId, roleId, startsAt: now, endsAt: until });
    await queueDeliveries(trx, [roleGrant({ serverId, receiver: player, roleId, grantId, orderId: null }, until, now)]);
    const id = randomUUID();
    const act = { id, at: now, operator: operatorOf(context), playerId: player.id, reason };
    await insertAct(trx, { ...act, kind: 'role', grantId, before: 'none', after: presentEnd(until) });
    return { status: 200, body: await getAct(trx, id, locale) };
  }),
);
