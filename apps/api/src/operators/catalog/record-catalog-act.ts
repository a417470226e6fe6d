import { randomUUID } from 'node:crypto';
import type { components } from '@hoshikraft/contract';
import type { Trx } from '../../platform/database/types.ts';
import type { OperationContext } from '../../platform/http/define-operation.ts';
import { type ActKind, type ActValue, insertAct } from '../acts/acts-repository.ts';
import { operatorOf } from '../acts/operator-of.ts';
import { getAct } from '../acts/present-act.ts';

interface CatalogAct {
  readonly kind: Extract<ActKind, 'price' | 'best_choice'>;
  readonly roleId: string;
  readonly reason: string;
  readonly before: ActValue;
  readonly after: ActValue;
}

/** Records a change of a role in the catalog, and returns the act. */
export async function recordCatalogAct(
  trx: Trx,
  context: OperationContext<'session'>,
  act: CatalogAct,
): Promise<components['schemas']['OperatorAct']> {
  const id = randomUUID();
  const at = context.app.clock.now();
  await insertAct(trx, { ...act, id, at, operator: operatorOf(context), playerId: null, subject: act.roleId });
  return getAct(trx, id, context.locale);
}
