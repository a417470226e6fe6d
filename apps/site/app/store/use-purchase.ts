import {
  ApiFailure,
  type BuyRole,
  newIdempotencyKey,
  type Schemas,
  storeQueries,
  useApi,
} from '@hoshikraft/api-client';
import { useSessionDispatch } from '@hoshikraft/auth-session';
import { useMutation } from '@tanstack/react-query';
import { useRef } from 'react';

/** Whether nobody can say if the purchase went through: asking again must carry the same key. */
export const outcomeUnknown = (failure: unknown): boolean =>
  failure instanceof ApiFailure &&
  (failure.code === 'NO_CONNECTION' || failure.code === 'UNKNOWN_ERROR' || failure.httpCode >= 500);

export interface Purchase {
  /** Sends the order, or repeats the one whose outcome is unknown with its own key. */
  confirm: (order: Schemas['RoleOrder']) => void;
  pending: boolean;
  failure: ApiFailure | null;
  /** What the last order expected to pay, in kopecks. */
  expected: number | undefined;
  done: Schemas['RolePurchase'] | undefined;
}

/** One confirmed purchase: charged once, however often the connection is lost on the way (product.md section 5). */
export const usePurchase = (onPrice: (price: Schemas['Price']) => void): Purchase => {
  const dispatch = useSessionDispatch();
  const attempt = useRef<BuyRole>(undefined);
  const buy = useMutation({
    ...storeQueries.buy(useApi()),
    onSuccess: ({ balance }) => dispatch({ type: 'balance-changed', balance }),
    onError: (error, { order }) => {
      if (!(error instanceof ApiFailure)) return;
      const { price, missing } = error.details ?? {};
      if (price !== undefined) onPrice(price);
      // The server has counted: what is there is the price without what is missing.
      if (missing !== undefined) dispatch({ type: 'balance-changed', balance: order.expectedPrice - missing });
    },
  });
  const confirm = (order: Schemas['RoleOrder']): void => {
    const repeated = outcomeUnknown(buy.error) ? attempt.current : undefined;
    attempt.current = repeated ?? { order, idempotencyKey: newIdempotencyKey() };
    buy.mutate(attempt.current);
  };
  return {
    confirm,
    pending: buy.isPending,
    failure: buy.error instanceof ApiFailure ? buy.error : null,
    expected: buy.variables?.order.expectedPrice,
    done: buy.data,
  };
};
