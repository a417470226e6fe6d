import { ApiFailure, type Intent, newIdempotencyKey } from '@hoshikraft/api-client';
import { useSessionDispatch } from '@hoshikraft/auth-session';
import { type QueryClient, useMutation, type UseMutationOptions, useQueryClient } from '@tanstack/react-query';
import { useEffect, useRef, useState } from 'react';
import { usePageVisible } from './use-page-visible.ts';

/** Whether the call may have taken effect: a retry must send the same key. */
const outcomeUnknown = (failure: unknown): boolean =>
  failure instanceof ApiFailure &&
  (failure.code === 'NO_CONNECTION' || failure.code === 'UNKNOWN_ERROR' || failure.httpCode >= 500);

/** Errors sent before the API reads the key, or while its first call still runs: they do not tell the outcome of that call. */
const leavesOutcomeUnknown = ({ httpCode, details }: ApiFailure): boolean =>
  [401, 403, 429].includes(httpCode) || details?.type === 'request_in_progress' || details?.type === 'another_player';

/** Pauses before the automatic retries of an order of unknown outcome, in ms. Each retry sends the same key. */
export const FIND_OUT_AFTER_MS: readonly number[] = [2000, 5000, 12_000, 30_000];
/**
 * Automatic retries stop this long after the click, in ms. A page may stay hidden for days, and the API deletes a key after
 * one day: a retry after that would buy again, perhaps for another player who has signed in since.
 */
export const FIND_OUT_WITHIN_MS = 600_000;

export interface IdempotentMutation<Order, Answer> {
  /** Sends the order. The same order is sent with the same key while its outcome is unknown. */
  send: (order: Order) => void;
  /** Same as `send`, but returns a promise of the reply; rejects with the error. */
  sendAsync: (order: Order) => Promise<Answer>;
  /** Whether a call is running. */
  pending: boolean;
  failure: ApiFailure | null;
  /** Whether it is unknown if the last order took effect, automatic retries included. */
  unknown: boolean;
  /** Whether automatic retries of an order of unknown outcome are running. */
  findingOut: boolean;
  /** Stops the automatic retries, since the player chose something else. The order keeps its key. */
  abandon: () => void;
  /** The last order sent. */
  order: Order | undefined;
  done: Answer | undefined;
}

export interface IdempotentMutationOptions<Order, Answer> {
  /** Called with the reply and its order. */
  onDone?: ((answer: Answer, order: Order) => void) | undefined;
  /** Called when the API rejects the order, after the balance of the session is updated. */
  onRefused?: ((failure: ApiFailure, order: Order) => void) | undefined;
}

/** The player's new balance in a reply, in kopecks. */
const balanceIn = (answer: unknown): number | undefined => {
  const { balance } = answer as { balance?: unknown };
  return typeof balance === 'number' ? balance : undefined;
};

const isSame = (one: unknown, other: unknown): boolean => JSON.stringify(one) === JSON.stringify(other);

/** Orders of unknown outcome by mutation key: a dialog that is closed and reopened reuses the idempotency key. */
const unknownOrders = new WeakMap<QueryClient, Map<string, Intent<object>>>();

const ordersOf = (client: QueryClient): Map<string, Intent<object>> => {
  const orders = unknownOrders.get(client) ?? new Map<string, Intent<object>>();
  unknownOrders.set(client, orders);
  return orders;
};

/**
 * A mutation that takes effect once even if the connection is lost (docs/product/money.md#idempotency). The idempotency key
 * is reused while the outcome of the same order is unknown, and the session is updated with the new balance. To find the
 * outcome, the order is sent again with its key: a few times automatically while the page is visible, and by each `send`.
 */
export const useIdempotentMutation = <Order extends object, Answer>(
  mutation: UseMutationOptions<Answer, Error, Intent<Order>>,
  { onDone, onRefused }: IdempotentMutationOptions<Order, Answer> = {},
): IdempotentMutation<Order, Answer> => {
  const dispatch = useSessionDispatch();
  const orders = ordersOf(useQueryClient());
  const name = JSON.stringify(mutation.mutationKey ?? []);
  // Set in the same render as the new balance: the mutation itself settles only after the invalidated queries are refetched,
  // and until then a page would subtract a price that is already paid.
  const [done, setDone] = useState<Answer>();
  /** Number of automatic retries so far; null while the outcome is known. */
  const [retries, setRetries] = useState<number | null>(null);
  /** Whether the player has abandoned the last order. */
  const abandoned = useRef(false);
  const sentAt = useRef(0);
  const visible = usePageVisible();
  // A slow reply may arrive after another order was sent, here or in a dialog opened later: it is not about that order.
  const isLatest = ({ idempotencyKey }: Intent<Order>): boolean => orders.get(name)?.idempotencyKey === idempotencyKey;
  const call = useMutation({
    ...mutation,
    onSuccess: (answer, intent) => {
      const balance = balanceIn(answer);
      if (balance !== undefined) dispatch({ type: 'balance-changed', balance });
      if (!isLatest(intent)) return;
      const { order } = intent;
      orders.delete(name);
      setDone(answer);
      setRetries(null);
      onDone?.(answer, order);
    },
    onError: (error, intent) => {
      if (!(error instanceof ApiFailure) || !isLatest(intent)) return;
      const { order } = intent;
      if (outcomeUnknown(error)) return abandoned.current ? undefined : setRetries((count) => count ?? 0);
      if (leavesOutcomeUnknown(error) && retries !== null) return;
      setRetries(null);
      if (!leavesOutcomeUnknown(error)) orders.delete(name);
      const missing = error.details?.missing;
      // The balance is the price minus the missing amount.
      if (missing !== undefined && 'expectedPrice' in order && typeof order.expectedPrice === 'number') {
        dispatch({ type: 'balance-changed', balance: order.expectedPrice - missing });
      }
      onRefused?.(error, order);
    },
  });
  const { mutate, variables, isPending } = call;

  const pause = retries === null ? undefined : FIND_OUT_AFTER_MS[retries];
  useEffect(() => {
    if (pause === undefined || variables === undefined || isPending || !visible) return undefined;
    const timer = setTimeout(() => {
      if (Date.now() - sentAt.current > FIND_OUT_WITHIN_MS) return setRetries(FIND_OUT_AFTER_MS.length);
      setRetries((count) => (count === null ? null : count + 1));
      mutate(variables);
    }, pause);
    return () => clearTimeout(timer);
  }, [pause, variables, isPending, visible, mutate]);

  const intentOf = (order: Order): Intent<Order> => {
    const previous = orders.get(name);
    const repeated = previous !== undefined && isSame(previous.order, order);
    const intent = { order, idempotencyKey: repeated ? previous.idempotencyKey : newIdempotencyKey() };
    orders.set(name, intent);
    abandoned.current = false;
    sentAt.current = Date.now();
    setDone(undefined);
    setRetries(repeated && retries !== null ? 0 : null);
    return intent;
  };
  return {
    send: (order) => mutate(intentOf(order)),
    sendAsync: (order) => call.mutateAsync(intentOf(order)),
    pending: isPending && done === undefined,
    failure: call.error instanceof ApiFailure ? call.error : null,
    unknown: retries !== null,
    findingOut: retries !== null && (isPending || pause !== undefined),
    abandon: () => {
      abandoned.current = true;
      setRetries(null);
    },
    order: variables?.order,
    done,
  };
};
