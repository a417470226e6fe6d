import { ApiFailure, banQueries, type BuyUnban, newIdempotencyKey, type Schemas, useApi } from '@hoshikraft/api-client';
import { useSessionDispatch } from '@hoshikraft/auth-session';
import { showToast } from '@hoshikraft/ui';
import { useLingui } from '@lingui/react/macro';
import { useMutation } from '@tanstack/react-query';
import { useRef } from 'react';

/** Whether nobody can say if the purchase went through: asking again must carry the same key. */
const outcomeUnknown = (failure: unknown): boolean =>
  failure instanceof ApiFailure &&
  (failure.code === 'NO_CONNECTION' || failure.code === 'UNKNOWN_ERROR' || failure.httpCode >= 500);

export interface Unban {
  /** Pays, or repeats the payment whose outcome is unknown with its own key. */
  pay: (order: Schemas['UnbanOrder']) => void;
  pending: boolean;
  failure: ApiFailure | null;
}

/** Lifting a ban for money: charged once, however often the connection is lost on the way (product.md section 4). */
export const useUnban = (): Unban => {
  const { t } = useLingui();
  const dispatch = useSessionDispatch();
  const attempt = useRef<BuyUnban>(undefined);
  const buy = useMutation({
    ...banQueries.unban(useApi()),
    onSuccess: ({ balance }) => {
      dispatch({ type: 'balance-changed', balance });
      showToast({ id: 'unbanned', type: 'success', text: t`The ban is lifted. Welcome back!` });
    },
    onError: (error, { order }) => {
      const missing = error instanceof ApiFailure ? error.details?.missing : undefined;
      // The server has counted: what is there is the price without what is missing.
      if (missing !== undefined) dispatch({ type: 'balance-changed', balance: order.expectedPrice - missing });
    },
  });
  const pay = (order: Schemas['UnbanOrder']): void => {
    const repeated = outcomeUnknown(buy.error) ? attempt.current : undefined;
    attempt.current = repeated ?? { order, idempotencyKey: newIdempotencyKey() };
    buy.mutate(attempt.current);
  };
  return { pay, pending: buy.isPending, failure: buy.error instanceof ApiFailure ? buy.error : null };
};
