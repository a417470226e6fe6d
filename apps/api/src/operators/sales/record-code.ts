import { randomUUID } from 'node:crypto';
import type { Trx } from '../../platform/database/types.ts';
import type { OperationContext } from '../../platform/http/define-operation.ts';
import { insertAct } from '../acts/acts-repository.ts';
import { operatorOf } from '../acts/operator-of.ts';
import { getAct } from '../acts/present-act.ts';

interface Change {
  readonly code: string;
  readonly reason: string;
  /** Its end before and after; null for none. */
  readonly before: Date | null;
  readonly after: Date | null;
}

/** Records that a promo code was made or ended. */
export const recordCode = async (
  trx: Trx,
  context: Pick<OperationContext<'session'>, 'app' | 'session' | 'ip' | 'locale'>,
  { code, reason, before, after }: Change,
) => {
  const id = randomUUID();
  await insertAct(trx, {
    id,
    at: context.app.clock.now(),
    operator: operatorOf(context),
    kind: 'code',
    playerId: null,
    subject: code,
    reason,
    before: before?.toISOString() ?? '',
    after: after?.toISOString() ?? '',
  });
  return getAct(trx, id, context.locale);
};
