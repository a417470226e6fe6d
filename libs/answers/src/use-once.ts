import { ApiFailure, type Intent, newIdempotencyKey } from '@hoshikraft/api-client';
import { useSessionDispatch } from '@hoshikraft/auth-session';
import { type QueryClient, useMutation, type UseMutationOptions, useQueryClient } from '@tanstack/react-query';
import { useEffect, useRef, useState } from 'react';
import { usePageShown } from './use-page-shown.ts';

/** Whether nobody can say if the call took effect: asking again must carry the same key. */
const outcomeUnknown = (failure: unknown): boolean =>
  failure instanceof ApiFailure &&
  (failure.code === 'NO_CONNECTION' || failure.code === 'UNKNOWN_ERROR' || failure.httpCode >= 500);

/** Said before the key is looked at, or while its first call still runs: what became of that stays as unknown as it was. */
const saysNothing = ({ httpCode, details }: ApiFailure): boolean =>
  [401, 403, 429].includes(httpCode) || details?.type === 'request_in_progress' || details?.type === 'another_player';

/** Waits before the page asks by itself what became of an order, with the order's own key, in ms. */
export const FIND_OUT_AFTER_MS: readonly number[] = [2000, 5000, 12_000, 30_000];
/**
 * How long after the press that goes on, in ms: a page may lie hidden for days, and the API forgets a key after one; what is
 * asked then is bought again, perhaps by who signed in meanwhile.
 */
export const FIND_OUT_WITHIN_MS = 600_000;

export interface Once<Order, Answer> {
  /** Sends the order; one whose outcome is unknown goes out again with its own key. */
  send: (order: Order) => void;
  /** The same, for whoever waits for the answer; rejects with what was thrown. */
  sendAsync: (order: Order) => Promise<Answer>;
  /** A call is on its way. */
  pending: boolean;
  failure: ApiFailure | null;
  /** Whether nobody can say if the last order took effect; also while that is being asked. */
  unknown: boolean;
  /** Whether the page goes on asking what became of an order of unknown outcome. */
  findingOut: boolean;
  /** Asks no more: the player wants something else. The order keeps its key. */
  leaveIt: () => void;
  /** The last order sent. */
  order: Order | undefined;
  done: Answer | undefined;
}

export interface OnceOptions<Order, Answer> {
  onDone?: ((answer: Answer, order: Order) => void) | undefined;
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
 * A call that must take effect once, however often the connection is lost on the way (docs/product/money.md#idempotency): the key is
 * kept while the outcome of the same order is unknown, and the session hears of the new balance. What became of such an
 * order is found out by sending it again with its key: a few times by itself while the page is shown, and by each `send`.
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
  /** How often the page asked by itself what became of the order; null while that is known. */
  const [asked, setAsked] = useState<number | null>(null);
  /** The player wanted something else since the last order was sent. */
  const left = useRef(false);
  const pressedAt = useRef(0);
  const shown = usePageShown();
  // A slow answer may come when another order has been sent since, here or in a dialog opened later: it says nothing of that.
  const isNewest = ({ idempotencyKey }: Intent<Order>): boolean => orders.get(name)?.idempotencyKey === idempotencyKey;
  const call = useMutation({
    ...mutation,
    onSuccess: (answer, intent) => {
      const balance = balanceIn(answer);
      if (balance !== undefined) dispatch({ type: 'balance-changed', balance });
      if (!isNewest(intent)) return;
      const { order } = intent;
      orders.delete(name);
      setDone(answer);
      setAsked(null);
      onDone?.(answer, order);
    },
    onError: (error, intent) => {
      if (!(error instanceof ApiFailure) || !isNewest(intent)) return;
      const { order } = intent;
      if (outcomeUnknown(error)) return left.current ? undefined : setAsked((times) => times ?? 0);
      if (saysNothing(error) && asked !== null) return;
      setAsked(null);
      if (!saysNothing(error)) orders.delete(name);
      const missing = error.details?.missing;
      // The server has counted: what is there is the price without what is missing.
      if (missing !== undefined && 'expectedPrice' in order && typeof order.expectedPrice === 'number') {
        dispatch({ type: 'balance-changed', balance: order.expectedPrice - missing });
      }
      onRefused?.(error, order);
    },
  });
  const { mutate, variables, isPending } = call;

  const pause = asked === null ? undefined : FIND_OUT_AFTER_MS[asked];
  useEffect(() => {
    if (pause === undefined || variables === undefined || isPending || !shown) return undefined;
    const timer = setTimeout(() => {
      if (Date.now() - pressedAt.current > FIND_OUT_WITHIN_MS) return setAsked(FIND_OUT_AFTER_MS.length);
      setAsked((times) => (times === null ? null : times + 1));
      mutate(variables);
    }, pause);
    return () => clearTimeout(timer);
  }, [pause, variables, isPending, shown, mutate]);

  const intentOf = (order: Order): Intent<Order> => {
    const before = orders.get(name);
    const repeated = before !== undefined && same(before.order, order);
    const intent = { order, idempotencyKey: repeated ? before.idempotencyKey : newIdempotencyKey() };
    orders.set(name, intent);
    left.current = false;
    pressedAt.current = Date.now();
    setDone(undefined);
    setAsked(repeated && asked !== null ? 0 : null);
    return intent;
  };
  return {
    send: (order) => mutate(intentOf(order)),
    sendAsync: (order) => call.mutateAsync(intentOf(order)),
    pending: isPending && done === undefined,
    failure: call.error instanceof ApiFailure ? call.error : null,
    unknown: asked !== null,
    findingOut: asked !== null && (isPending || pause !== undefined),
    leaveIt: () => {
      left.current = true;
      setAsked(null);
    },
    order: variables?.order,
    done,
  };
};
