import { randomUUID } from 'node:crypto';
import { findBannedPlayer, lockBan, markLifted } from '../../game/bans/bans-repository.ts';
import { isOver, queueLift } from '../../game/bans/lift.ts';
import { ApiError } from '../../platform/errors/api-error.ts';
import { defineOperation } from '../../platform/http/define-operation.ts';
import { withIdempotency } from '../../platform/idempotency/with-idempotency.ts';
import { insertAct } from '../acts/acts-repository.ts';
import { operatorOf } from '../acts/operator-of.ts';
import { getAct } from '../acts/present-act.ts';
import { lockPlayer } from './players-repository.ts';

export const liftBan = defineOperation('liftBan', (request, context) =>
  withIdempotency(context, request, async (trx) => {
    const now = context.app.clock.now();
    const playerId = await findBannedPlayer(trx, request.params.banId);
    if (playerId === undefined) throw new ApiError('not_found');
    const player = await lockPlayer(trx, playerId);
    const ban = await lockBan(trx, playerId, request.params.banId);
    if (ban === undefined) throw new ApiError('not_found');
    if (isOver(ban, now)) throw new ApiError('ban_not_active');
    await markLifted(trx, ban.id, now);
    await queueLift(trx, ban, player, now);
    const id = randomUUID();
    const act = { id, at: now, operator: operatorOf(context), playerId, reason: request.body.reason };
    await insertAct(trx, { ...act, kind: 'unban', before: 'active', after: 'lifted' });
    return { status: 200, body: await getAct(trx, id, context.locale) };
  }),
);
