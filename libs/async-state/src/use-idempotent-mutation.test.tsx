import { ApiFailure, createQueryClient, type Intent } from '@hoshikraft/api-client';
import { sessionAtom } from '@hoshikraft/auth-session';
import { QueryClientProvider } from '@tanstack/react-query';
import { act, renderHook, waitFor } from '@testing-library/react';
import { createStore, Provider } from 'jotai';
import type { ReactNode } from 'react';
import { FIND_OUT_AFTER_MS, FIND_OUT_WITHIN_MS, useIdempotentMutation } from './use-idempotent-mutation.ts';

interface Order {
  thing: string;
  expectedPrice: number;
}
const ORDER: Order = { thing: 'lantern', expectedPrice: 20_000 };
const AUTH = {
  data: { id: 'id', login: 'Kitsune', avatarOrSkin: null },
  permissions: {},
  preferredServer: null,
  coins: 0,
  balance: 50_000,
  currency: 'RUB' as const,
  friendRequests: 0,
  refusedEmail: null,
  managers: { ban: { isBanned: false, unbanPrice: 0, current: null } },
  accessId: 'access',
};

const failure = (httpCode: number, details: ApiFailure['details'] = null) =>
  new ApiFailure({ httpCode, code: httpCode === 0 ? 'NO_CONNECTION' : 5, message: 'm', details });
const refused = (more: object) => failure(409, { type: 't', description: 'd', ...more });

const setUp = (answers: (() => unknown)[], settled: () => unknown = () => undefined) => {
  const sent: Intent<Order>[] = [];
  const store = createStore();
  store.set(sessionAtom, { type: 'loaded', auth: AUTH });
  const client = createQueryClient();
  const wrapper = ({ children }: { children: ReactNode }) => (
    <Provider store={store}>
      <QueryClientProvider client={client}>{children}</QueryClientProvider>
    </Provider>
  );
  const mutationFn = async (intent: Intent<Order>) => {
    sent.push(intent);
    return answers[sent.length - 1]?.();
  };
  const mount = () =>
    renderHook(() => useIdempotentMutation<Order, unknown>({ mutationFn, onSettled: settled }), { wrapper });
  let shown = mount();
  const { result } = shown;
  const reopen = () => {
    shown.unmount();
    shown = mount();
  };
  const send = async (order = ORDER) => {
    act(() => shown.result.current.send(order));
    await waitFor(() => expect(shown.result.current.pending).toBe(false));
  };
  const balance = () => {
    const session = store.get(sessionAtom);
    return session.kind === 'signed-in' ? session.auth.balance : null;
  };
  return { result, send, reopen, balance, keys: () => sent.map(({ idempotencyKey }) => idempotencyKey) };
};

const fail = (error: unknown) => () => Promise.reject(error);

test.each([0, 500, 503])(
  'after %i the same order is sent again with its key, and another order with a new key',
  async (status) => {
    const orders = setUp([fail(failure(status)), fail(failure(status)), () => ({})]);
    await orders.send();
    expect(orders.result.current).toMatchObject({ unknown: true, order: ORDER, done: undefined });
    await orders.send();
    await orders.send({ ...ORDER, thing: 'kite' });
    const [first, second, third] = orders.keys();
    expect(second).toBe(first);
    expect(third).not.toBe(first);
  },
);

test.each([
  ['over the rate limit', failure(429)],
  ['after sign-out', failure(401)],
  ['while the first call runs', refused({ type: 'request_in_progress' })],
  ['by another player', refused({ type: 'another_player' })],
])('a retry %s does not tell the outcome: the order keeps its key', async (_why, refusal) => {
  const orders = setUp([fail(failure(0)), fail(refusal), () => ({}), () => ({})]);
  await orders.send();
  await orders.send();
  await orders.send();
  await orders.send();
  const [first, ...rest] = orders.keys();
  expect(rest.map((key) => key === first)).toEqual([true, true, false]);
});

test('an order of unknown outcome keeps its key while its dialog is closed, until it is done', async () => {
  const orders = setUp([fail(failure(0)), () => ({}), () => ({})]);
  await orders.send();
  orders.reopen();
  await orders.send();
  orders.reopen();
  await orders.send();
  const [first, second, third] = orders.keys();
  expect([second === first, third === first]).toEqual([true, false]);
});

test.each([
  ['done', () => ({ balance: 30_000 })],
  ['refused', fail(refused({}))],
])('an order keeps its key when the one before it is %s late', async (_what, late) => {
  let answer = (): void => undefined;
  const slow = () => new Promise((resolve) => (answer = () => resolve(late())));
  const orders = setUp([slow, fail(failure(0)), () => ({})]);
  act(() => orders.result.current.send(ORDER));
  const kite = { ...ORDER, thing: 'kite' };
  orders.reopen();
  await orders.send(kite);
  await act(async () => answer());
  await orders.send(kite);
  const [first, second, third] = orders.keys();
  expect([second === first, third === second]).toEqual([false, true]);
});

test('the outcome of an abandoned order is not shown for the next one', async () => {
  let answer = (): void => undefined;
  const slow = () => new Promise((resolve) => (answer = () => resolve({ balance: 30_000 })));
  const orders = setUp([slow, () => new Promise(() => undefined)]);
  act(() => orders.result.current.send(ORDER));
  act(() => orders.result.current.send({ ...ORDER, thing: 'kite' }));
  await waitFor(() => expect(orders.keys()).toHaveLength(2));
  await act(async () => answer());
  expect(orders.result.current).toMatchObject({ pending: true, done: undefined });
  expect(orders.balance()).toBe(30_000);
});

test('an abandoned order is not retried when its reply is lost', async () => {
  let lose = (): void => undefined;
  const orders = setUp([() => new Promise((_resolve, reject) => (lose = () => reject(failure(0))))]);
  act(() => orders.result.current.send(ORDER));
  act(() => orders.result.current.abandon());
  await waitFor(() => expect(orders.keys()).toHaveLength(1));
  await act(async () => lose());
  await waitFor(() => expect(orders.result.current.failure).not.toBeNull());
  expect(orders.result.current).toMatchObject({ unknown: false, findingOut: false });
});

test('after a rejection or a success the next order gets a new key', async () => {
  const orders = setUp([fail(refused({})), () => ({}), () => ({})]);
  await orders.send();
  expect(orders.result.current).toMatchObject({ unknown: false, failure: { httpCode: 409 } });
  await orders.send();
  await orders.send();
  expect(new Set(orders.keys()).size).toBe(3);
});

test('updates the balance of the session after a success and after a lack of money', async () => {
  const orders = setUp([() => ({ balance: 30_000 }), fail(refused({ missing: 4000 }))]);
  await orders.send();
  expect(orders.balance()).toBe(30_000);
  await orders.send();
  expect(orders.balance()).toBe(16_000);
});

test('is done in the same render as the balance changes, however long the refetch takes', async () => {
  let loaded = (): void => undefined;
  const orders = setUp([() => ({ balance: 30_000 })], () => new Promise<void>((resolve) => (loaded = resolve)));
  act(() => orders.result.current.send(ORDER));
  await waitFor(() => expect(orders.balance()).toBe(30_000));
  expect(orders.result.current).toMatchObject({ pending: false, done: { balance: 30_000 } });
  await act(async () => loaded());
});

describe('an order of unknown outcome', () => {
  const hide = (hidden: boolean): void => {
    jest.spyOn(document, 'hidden', 'get').mockReturnValue(hidden);
    act(() => void document.dispatchEvent(new Event('visibilitychange')));
  };
  const elapse = (ms: number) => act(() => jest.advanceTimersByTimeAsync(ms));
  const [first = 0, second = 0] = FIND_OUT_AFTER_MS;
  const all = FIND_OUT_AFTER_MS.reduce((sum, pause) => sum + pause, 0);

  beforeEach(() => jest.useFakeTimers());
  afterEach(() => {
    jest.useRealTimers();
    jest.restoreAllMocks();
  });

  const sendOnce = async (answers: (() => unknown)[]) => {
    const orders = setUp(answers);
    act(() => orders.result.current.send(ORDER));
    await elapse(1);
    expect(orders.result.current).toMatchObject({ unknown: true, findingOut: true, pending: false });
    return orders;
  };

  test('is retried automatically with its key, in growing pauses, until the outcome is known', async () => {
    const busy = fail(refused({ type: 'request_in_progress' }));
    const orders = await sendOnce([fail(failure(503)), busy, () => ({ balance: 30_000 })]);
    await elapse(first);
    expect(orders.keys()).toHaveLength(2);
    expect(orders.result.current).toMatchObject({ unknown: true, findingOut: true });
    await elapse(second - 1);
    expect(orders.keys()).toHaveLength(2);
    await elapse(2);
    expect(new Set(orders.keys()).size).toBe(1);
    expect(orders.result.current).toMatchObject({ unknown: false, findingOut: false, done: { balance: 30_000 } });
    await elapse(all);
    expect([orders.keys().length, orders.balance()]).toEqual([3, 30_000]);
  });

  test('may be rejected', async () => {
    const orders = await sendOnce([fail(failure(0)), fail(refused({ missing: 4000 }))]);
    await elapse(first);
    expect(orders.result.current).toMatchObject({ unknown: false, failure: { httpCode: 409 } });
    expect(orders.balance()).toBe(16_000);
  });

  test('is retried automatically a few times, then only on click', async () => {
    const orders = await sendOnce(Array.from({ length: 20 }, () => fail(failure(0))));
    await elapse(all * 3);
    expect(orders.keys()).toHaveLength(1 + FIND_OUT_AFTER_MS.length);
    expect(orders.result.current).toMatchObject({ unknown: true, findingOut: false });
    act(() => orders.result.current.send(ORDER));
    await elapse(1);
    expect(orders.result.current).toMatchObject({ unknown: true, findingOut: true });
    expect(new Set(orders.keys()).size).toBe(1);
  });

  test('is retried at once on click, with no automatic retry meanwhile', async () => {
    const orders = await sendOnce([fail(failure(0)), () => new Promise(() => undefined)]);
    act(() => orders.result.current.send(ORDER));
    await elapse(all);
    expect(orders.keys()).toHaveLength(2);
    expect(orders.result.current).toMatchObject({ unknown: true, pending: true });
  });

  test('is not retried while the page is hidden, but when it is visible again', async () => {
    const orders = await sendOnce([fail(failure(0)), () => ({})]);
    hide(true);
    await elapse(all);
    expect(orders.keys()).toHaveLength(1);
    hide(false);
    await elapse(first);
    expect(orders.result.current).toMatchObject({ unknown: false, done: {} });
  });

  test('is not retried automatically long after the click, when its key may be deleted', async () => {
    const orders = await sendOnce([fail(failure(0)), () => ({})]);
    hide(true);
    await elapse(FIND_OUT_WITHIN_MS);
    hide(false);
    await elapse(all);
    expect(orders.keys()).toHaveLength(1);
    expect(orders.result.current).toMatchObject({ unknown: true, findingOut: false });
  });

  test('is not retried after the page is closed or the order abandoned', async () => {
    const orders = await sendOnce([fail(failure(0)), fail(failure(0)), () => ({})]);
    orders.reopen();
    await elapse(all);
    expect(orders.keys()).toHaveLength(1);
    const next = await sendOnce([fail(failure(0)), () => ({})]);
    act(() => next.result.current.abandon());
    await elapse(all);
    expect(next.keys()).toHaveLength(1);
    act(() => next.result.current.send(ORDER));
    await elapse(1);
    expect(new Set(next.keys()).size).toBe(1);
  });
});
