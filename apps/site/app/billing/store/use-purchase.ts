import { type IdempotentMutation, useIdempotentMutation } from '@hoshikraft/async-state';
import { purchaseCalls, type Schemas, useApi } from '@hoshikraft/api-client';

export type Purchase = IdempotentMutation<Schemas['RoleOrder'], Schemas['RolePurchase']>;

/** Mutation of a confirmed purchase; `onPrice` is called with a price that differs from the expected one. */
export const usePurchase = (onPrice: (price: Schemas['Price']) => void): Purchase =>
  useIdempotentMutation(purchaseCalls.buy(useApi()), {
    onRefused: ({ details }) => details?.price && onPrice(details.price),
  });
