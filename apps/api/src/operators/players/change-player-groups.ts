import { ApiError } from '../../platform/errors/api-error.ts';
import { defineOperation } from '../../platform/http/define-operation.ts';
import { withIdempotency } from '../../platform/idempotency/with-idempotency.ts';
import { operatorOf } from '../acts/operator-of.ts';
import { getAct } from '../acts/present-act.ts';
import { changeGroups } from './change-groups.ts';
import { lockPlayer } from './players-repository.ts';
import { presentGroups } from './present-groups.ts';

export const changePlayerGroups = defineOperation('changePlayerGroups', (request, context) =>
  withIdempotency(context, request, async (trx) => {
    const { groups, expectedGroups, reason } = request.body;
    const player = await lockPlayer(trx, request.params.playerId);
    const present = presentGroups(player.groups);
    if (present.join() !== presentGroups(expectedGroups).join()) {
      throw new ApiError('groups_changed', { values: { groups: present.join(', ') || '—' } });
    }
    const correction = { trx, now: context.app.clock.now(), operator: operatorOf(context), player, reason };
    const { id } = await changeGroups(correction, groups);
    return { status: 200, body: await getAct(trx, id, context.locale) };
  }),
);
