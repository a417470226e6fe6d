import { randomUUID } from 'node:crypto';
import { unsetAvatar } from '../../community/appearance/avatars-repository.ts';
import { deleteCapeOf, deleteSkinOf } from '../../community/appearance/looks-repository.ts';
import type { Trx } from '../../platform/database/types.ts';
import { ApiError } from '../../platform/errors/api-error.ts';
import { defineOperation } from '../../platform/http/define-operation.ts';
import { withIdempotency } from '../../platform/idempotency/with-idempotency.ts';
import { insertAct } from '../acts/acts-repository.ts';
import { operatorOf } from '../acts/operator-of.ts';
import { getAct } from '../acts/present-act.ts';
import { listPictures, lockPlayer, type Picture } from './players-repository.ts';

const REMOVE: Record<Picture, (trx: Trx, playerId: string, now: Date) => Promise<void>> = {
  skin: deleteSkinOf,
  cape: deleteCapeOf,
  avatar: unsetAvatar,
};

export const takeDownPicture = defineOperation('takeDownPicture', (request, context) =>
  withIdempotency(context, request, async (trx) => {
    const { part, reason } = request.body;
    const now = context.app.clock.now();
    const { id: playerId } = await lockPlayer(trx, request.params.playerId);
    if (!(await listPictures(trx, playerId)).includes(part)) throw new ApiError('nothing_to_take_down');
    await REMOVE[part](trx, playerId, now);
    const id = randomUUID();
    const act = { id, at: now, operator: operatorOf(context), playerId, reason };
    await insertAct(trx, { ...act, kind: 'appearance', before: part, after: 'none' });
    return { status: 200, body: await getAct(trx, id, context.locale) };
  }),
);
