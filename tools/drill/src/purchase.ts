import type { components } from '@hoshikraft/contract';
import { insist, type Manners } from './insist.ts';
import type { Goods, Shopper } from './shoppers.ts';

type Schemas = components['schemas'];

export interface Terms extends Manners {
  goods: Goods;
}

/** A purchase that was acknowledged, or given up with a refusal. */
export type Outcome =
  | { kind: 'acknowledged'; payer: string; receiver: string; orderId: string; tries: number }
  | { kind: 'given up'; payer: string; receiver: string; why: string };

/** One month more for `receiver`, tried until it is acknowledged. */
export async function purchase(
  terms: Terms,
  payer: Shopper,
  receiver: Shopper,
  mode: 'buy' | 'extend',
): Promise<Outcome> {
  const order: Schemas['RoleOrder'] = {
    roleId: terms.goods.roleId,
    period: 'month',
    mode,
    expectedPrice: terms.goods.price,
    ...(payer === receiver ? {} : { recipient: receiver.login }),
  };
  const names = { payer: payer.playerId, receiver: receiver.playerId };
  const end = await insist<Schemas['RolePurchase']>(terms, {
    path: '/api/store/buy',
    body: JSON.stringify(order),
    headers: (key) => ({ ...payer.headers, 'idempotency-key': key }),
  });
  return end.kind === 'given up'
    ? { ...end, ...names }
    : { kind: 'acknowledged', ...names, orderId: end.body.orderId, tries: end.tries };
}
