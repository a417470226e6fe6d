import { ApiFailure, type Intent, newIdempotencyKey } from '@hoshikraft/api-client';
import { useSessionDispatch } from '@hoshikraft/auth-session';
import { type QueryClient, useMutation, type UseMutationOptions, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';

/** Whether nobody can say if the call took effect: asking again must carry the same key. */
const outcomeUnknown = (failure: unknown): boolean =>
  failure instanceof ApiFailure &&
  (failure.code === 'NO_CONNECTION' || failure.code === 'UNKNOWN_ERROR' || failure.httpCode >= 500);

/** Said before the key is looked at, or while its first call still runs: what became of that stays as unknown as it was. */
const saysNothing = ({ httpCode, details }: ApiFailure): boolean =>
  [401, 403, 429].includes(httpCode) || details?.type === 'request_in_progress';

export interface Once<Order, Answer> {
  /** Sends the order; one whose outcome is unknown goes out again with its own key. */
  send: (order: Order) => void;
  /** The same, for whoever waits for the answer; rejects with what was thrown. */
  sendAsync: (order: Order) => Promise<Answer>;
  pending: boolean;
  failure: ApiFailure | null;
  /** Whether nobody can say if the last order took effect. */
  unknown: boolean;
  /** The last order sent. */
  order: Order | undefined;
  done: Answer | undefined;
}

export interface OnceOptions<Order, Answer> {
  onDone?: ((answer: Answer) => void) | undefined;
  /** What the API refused, with the order it was about; the session knows of a missing sum by then. */
  onRefused?: ((failure: ApiFailure, order: Order) => void) | undefined;
}

/** What the session is told of an answer: the player's new balance, kopecks. */
const balanceIn = (answer: unknown): number | undefined => {
  const { balance } = answer as { balance?: unknown };
  return typeof balance === 'number' ? balance : undefined;
};

const same = (one: unknown, other: unknown): boolean => JSON.stringify(one) === JSON.stringify(other);

/** Orders of unknown outcome by the name of their call: a dialog that is closed and opened again goes on with its key. */
const unknownOrders = new WeakMap<QueryClient, Map<string, Intent<object>>>();

const ordersOf = (client: QueryClient): Map<string, Intent<object>> => {
  const orders = unknownOrders.get(client) ?? new Map<string, Intent<object>>();
  unknownOrders.set(client, orders);
  return orders;
};

/**
 * A call that must take effect once, however often the connection is lost on the way (product.md section 5): the key is
 * kept while the outcome of the same order is unknown, and the session hears of the new balance.
 */
export const useOnce = <Order extends object, Answer>(
  mutation: UseMutationOptions<Answer, Error, Intent<Order>>,
  { onDone, onRefused }: OnceOptions<Order, Answer> = {},
): Once<Order, Answer> => {
  const dispatch = useSessionDispatch();
  const orders = ordersOf(useQueryClient());
  const name = JSON.stringify(mutation.mutationKey ?? []);
  // Set with the new balance, in one turn: the mutation itself is done only after what it made stale is loaded anew, and
  // until then a page would reckon with a price that has been paid already.
  const [done, setDone] = useState<Answer>();
  const call = useMutation({
    ...mutation,
    onSuccess: (answer) => {
      orders.delete(name);
      const balance = balanceIn(answer);
      if (balance !== undefined) dispatch({ type: 'balance-changed', balance });
      setDone(answer);
      onDone?.(answer);
    },
    onError: (error, { order }) => {
      if (!(error instanceof ApiFailure)) return;
      if (!outcomeUnknown(error) && !saysNothing(error)) orders.delete(name);
      const missing = error.details?.missing;
      // The server has counted: what is there is the price without what is missing.
      if (missing !== undefined && 'expectedPrice' in order && typeof order.expectedPrice === 'number') {
        dispatch({ type: 'balance-changed', balance: order.expectedPrice - missing });
      }
      onRefused?.(error, order);
    },
  });
  const intentOf = (order: Order): Intent<Order> => {
    const before = orders.get(name);
    const repeated = before !== undefined && same(before.order, order);
    const intent = { order, idempotencyKey: repeated ? before.idempotencyKey : newIdempotencyKey() };
    orders.set(name, intent);
    setDone(undefined);
    return intent;
  };
  return {
    send: (order) => call.mutate(intentOf(order)),
    sendAsync: (order) => call.mutateAsync(intentOf(order)),
    pending: call.isPending && done === undefined,
    failure: call.error instanceof ApiFailure ? call.error : null,
    unknown: outcomeUnknown(call.error),
    order: call.variables?.order,
    done,
  };
};
