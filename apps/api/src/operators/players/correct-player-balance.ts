import { formatMoney } from '@hoshikraft/shared';
import { getBalance } from '../../billing/ledger/accounts.ts';
import { ApiError } from '../../platform/errors/api-error.ts';
import { defineOperation } from '../../platform/http/define-operation.ts';
import { withIdempotency } from '../../platform/idempotency/with-idempotency.ts';
import { operatorOf } from '../acts/operator-of.ts';
import { getAct } from '../acts/present-act.ts';
import { correctBalance } from './correct-balance.ts';
import { lockPlayer } from './players-repository.ts';

export const correctPlayerBalance = defineOperation('correctPlayerBalance', (request, context) =>
  withIdempotency(context, request, async (trx) => {
    const { amount, expectedBalance, reason } = request.body;
    const player = await lockPlayer(trx, request.params.playerId);
    const balance = await getBalance(trx, player.id);
    if (balance !== expectedBalance) {
      throw new ApiError('balance_changed', { values: { balance: formatMoney(balance, context.locale) } });
    }
    const correction = { trx, now: context.app.clock.now(), operator: operatorOf(context), player, reason };
    const { id } = await correctBalance(correction, amount, context.locale);
    return { status: 200, body: await getAct(trx, id, context.locale) };
  }),
);
