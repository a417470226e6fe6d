import { type IdempotentMutation, useIdempotentMutation } from '@hoshikraft/async-state';
import { purchaseCalls, type Schemas, useApi } from '@hoshikraft/api-client';

export type Purchase = IdempotentMutation<Schemas['RoleOrder'], Schemas['RolePurchase']>;

/** Mutation of a confirmed purchase; `onOutdated` is called when what was shown is no longer offered that way. */
export const usePurchase = (onOutdated: () => void): Purchase =>
  useIdempotentMutation(purchaseCalls.buy(useApi()), {
    onRefused: ({ httpCode, details }) => {
      if (httpCode === 409 && details?.missing === undefined) onOutdated();
    },
  });
