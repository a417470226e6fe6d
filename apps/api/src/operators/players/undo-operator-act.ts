import { getGrant } from '../../billing/store/grants-repository.ts';
import { ApiError } from '../../platform/errors/api-error.ts';
import { defineOperation } from '../../platform/http/define-operation.ts';
import { withIdempotency } from '../../platform/idempotency/with-idempotency.ts';
import { findAct } from '../acts/acts-repository.ts';
import { operatorOf } from '../acts/operator-of.ts';
import { getAct } from '../acts/present-act.ts';
import { changeGroups } from './change-groups.ts';
import { correctBalance } from './correct-balance.ts';
import { lockPlayer } from './players-repository.ts';
import { undoGrantEnd } from './set-grant-end.ts';
import { presentGroups } from './present-groups.ts';

/** Undoes an act by the opposite one. */
export const undoOperatorAct = defineOperation('undoOperatorAct', (request, context) =>
  withIdempotency(context, request, async (trx) => {
    const { app, session, locale } = context;
    const found = await findAct(trx, request.params.actId);
    if (found === undefined) throw new ApiError('not_found');
    if (found.player_id === null) throw new ApiError('act_not_undoable');
    const player = await lockPlayer(trx, found.player_id);
    // Read again: another operator may have undone it before the player was locked.
    const act = await getAct(trx, found.id, locale);
    if (act.undone) throw new ApiError('act_undone');
    const { reason } = request.body;
    const correction = {
      trx,
      now: app.clock.now(),
      operator: operatorOf(context),
      player,
      reason,
      undoes: act.id,
    };
    if (act.kind === 'balance') {
      const { id } = await correctBalance(correction, Number(act.before) - Number(act.after), locale);
      return { status: 200, body: await getAct(trx, id, locale) };
    }
    if (act.kind === 'role' && found.grant_id !== null) {
      const id = await undoGrantEnd(correction, await getGrant(trx, found.grant_id), act);
      return { status: 200, body: await getAct(trx, id, locale) };
    }
    if (act.kind !== 'groups') throw new ApiError('act_not_undoable');
    if (!session.permissions.has('admin.settings')) throw new ApiError('permission_missing');
    const [before, after] = [[act.before].flat().map(String), [act.after].flat().map(String)];
    const present = presentGroups(player.groups);
    if (present.join() !== presentGroups(after).join()) {
      throw new ApiError('groups_changed', { values: { groups: present.join(', ') || '—' } });
    }
    const { id } = await changeGroups(correction, before);
    return { status: 200, body: await getAct(trx, id, locale) };
  }),
);
