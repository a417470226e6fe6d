import type { components } from '@hoshikraft/contract';
import { callUntilAcknowledged, type ClientOptions } from './retry-call.ts';
import type { Goods, Shopper } from './shoppers.ts';

type Schemas = components['schemas'];

export interface ClientContext extends ClientOptions {
  goods: Goods;
}

/** Result of a purchase: acknowledged, or given up with the last error. */
export type Outcome =
  | { kind: 'acknowledged'; payer: string; receiver: string; orderId: string; tries: number }
  | { kind: 'given up'; payer: string; receiver: string; why: string };

/** Buys one month for `receiver`; retries until it is acknowledged. */
export async function purchase(
  context: ClientContext,
  payer: Shopper,
  receiver: Shopper,
  mode: 'buy' | 'extend',
): Promise<Outcome> {
  const order: Schemas['RoleOrder'] = {
    roleId: context.goods.roleId,
    period: 'month',
    mode,
    expectedPrice: context.goods.price,
    ...(payer === receiver ? {} : { recipient: receiver.login }),
  };
  const names = { payer: payer.playerId, receiver: receiver.playerId };
  const end = await callUntilAcknowledged<Schemas['RolePurchase']>(context, {
    path: '/api/store/buy',
    body: JSON.stringify(order),
    headers: (key) => ({ ...payer.headers, 'idempotency-key': key }),
  });
  return end.kind === 'given up'
    ? { ...end, ...names }
    : { kind: 'acknowledged', ...names, orderId: end.body.orderId, tries: end.tries };
}
