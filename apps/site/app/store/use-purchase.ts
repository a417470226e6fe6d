import { type Once, useOnce } from '@hoshikraft/answers';
import { purchaseCalls, type Schemas, useApi } from '@hoshikraft/api-client';

export type Purchase = Once<Schemas['RoleOrder'], Schemas['RolePurchase']>;

/** One confirmed purchase; `onPrice` hears of a price that is not what the order expected. */
export const usePurchase = (onPrice: (price: Schemas['Price']) => void): Purchase =>
  useOnce(purchaseCalls.buy(useApi()), {
    onRefused: ({ details }) => details?.price && onPrice(details.price),
  });
