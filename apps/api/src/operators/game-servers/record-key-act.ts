import { randomUUID } from 'node:crypto';
import type { components } from '@hoshikraft/contract';
import type { Trx } from '../../platform/database/types.ts';
import type { OperationContext } from '../../platform/http/define-operation.ts';
import { insertAct } from '../acts/acts-repository.ts';
import { operatorOf } from '../acts/operator-of.ts';
import { getAct } from '../acts/present-act.ts';

interface KeyAct {
  readonly keyId: string;
  readonly after: 'made' | 'rotated' | 'revoked';
  readonly reason: string;
}

/** Records what happened to a game server's key, and returns the act. */
export async function recordKeyAct(
  trx: Trx,
  context: OperationContext<'session'>,
  { keyId, after, reason }: KeyAct,
): Promise<components['schemas']['OperatorAct']> {
  const id = randomUUID();
  const act = {
    id,
    at: context.app.clock.now(),
    operator: operatorOf(context),
    playerId: null,
    subject: keyId,
    reason,
  };
  await insertAct(trx, { ...act, kind: 'game_key', before: after === 'made' ? 'none' : 'valid', after });
  return getAct(trx, id, context.locale);
}
