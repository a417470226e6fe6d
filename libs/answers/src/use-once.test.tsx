import { ApiFailure, createQueryClient, type Intent } from '@hoshikraft/api-client';
import { sessionAtom } from '@hoshikraft/auth-session';
import { QueryClientProvider } from '@tanstack/react-query';
import { act, renderHook, waitFor } from '@testing-library/react';
import { createStore, Provider } from 'jotai';
import type { ReactNode } from 'react';
import { FIND_OUT_AFTER_MS, FIND_OUT_WITHIN_MS, useOnce } from './use-once.ts';

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
  const mount = () => renderHook(() => useOnce<Order, unknown>({ mutationFn, onSettled: settled }), { wrapper });
  let shown = mount();
  const { result } = shown;
  const openAgain = () => {
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
  return { result, send, openAgain, balance, keys: () => sent.map(({ idempotencyKey }) => idempotencyKey) };
};

const fail = (error: unknown) => () => Promise.reject(error);

test.each([0, 500, 503])(
  'after %i the same order goes out again with its own key, another one with another',
  async (status) => {
    const once = setUp([fail(failure(status)), fail(failure(status)), () => ({})]);
    await once.send();
    expect(once.result.current).toMatchObject({ unknown: true, order: ORDER, done: undefined });
    await once.send();
    await once.send({ ...ORDER, thing: 'kite' });
    const [first, second, third] = once.keys();
    expect(second).toBe(first);
    expect(third).not.toBe(first);
  },
);

test.each([
  ['one too many', failure(429)],
  ['of somebody signed out', failure(401)],
  ['beside the first', refused({ type: 'request_in_progress' })],
  ['while another player is here', refused({ type: 'another_player' })],
])('a try %s says nothing of the first: the order keeps its key', async (_why, refusal) => {
  const once = setUp([fail(failure(0)), fail(refusal), () => ({}), () => ({})]);
  await once.send();
  await once.send();
  await once.send();
  await once.send();
  const [first, ...rest] = once.keys();
  expect(rest.map((key) => key === first)).toEqual([true, true, false]);
});

test('an order of unknown outcome keeps its key while its dialog is closed, and loses it once it is done', async () => {
  const once = setUp([fail(failure(0)), () => ({}), () => ({})]);
  await once.send();
  once.openAgain();
  await once.send();
  once.openAgain();
  await once.send();
  const [first, second, third] = once.keys();
  expect([second === first, third === first]).toEqual([true, false]);
});

test.each([
  ['done', () => ({ balance: 30_000 })],
  ['refused', fail(refused({}))],
])('an order whose predecessor is %s late keeps its own key', async (_what, late) => {
  let answer = (): void => undefined;
  const slow = () => new Promise((resolve) => (answer = () => resolve(late())));
  const once = setUp([slow, fail(failure(0)), () => ({})]);
  act(() => once.result.current.send(ORDER));
  const kite = { ...ORDER, thing: 'kite' };
  once.openAgain();
  await once.send(kite);
  await act(async () => answer());
  await once.send(kite);
  const [first, second, third] = once.keys();
  expect([second === first, third === second]).toEqual([false, true]);
});

test('what became of an order that was left for another is not told of the other', async () => {
  let answer = (): void => undefined;
  const slow = () => new Promise((resolve) => (answer = () => resolve({ balance: 30_000 })));
  const once = setUp([slow, () => new Promise(() => undefined)]);
  act(() => once.result.current.send(ORDER));
  act(() => once.result.current.send({ ...ORDER, thing: 'kite' }));
  await waitFor(() => expect(once.keys()).toHaveLength(2));
  await act(async () => answer());
  expect(once.result.current).toMatchObject({ pending: true, done: undefined });
  expect(once.balance()).toBe(30_000);
});

test('an order that was left is not asked about once its answer turns out to be lost', async () => {
  let lose = (): void => undefined;
  const once = setUp([() => new Promise((_resolve, reject) => (lose = () => reject(failure(0))))]);
  act(() => once.result.current.send(ORDER));
  act(() => once.result.current.leaveIt());
  await waitFor(() => expect(once.keys()).toHaveLength(1));
  await act(async () => lose());
  await waitFor(() => expect(once.result.current.failure).not.toBeNull());
  expect(once.result.current).toMatchObject({ unknown: false, findingOut: false });
});

test('what was refused, or has been done, is asked for anew', async () => {
  const once = setUp([fail(refused({})), () => ({}), () => ({})]);
  await once.send();
  expect(once.result.current).toMatchObject({ unknown: false, failure: { httpCode: 409 } });
  await once.send();
  await once.send();
  expect(new Set(once.keys()).size).toBe(3);
});

test('the session hears of the new balance, and of what is missing', async () => {
  const once = setUp([() => ({ balance: 30_000 }), fail(refused({ missing: 4000 }))]);
  await once.send();
  expect(once.balance()).toBe(30_000);
  await once.send();
  expect(once.balance()).toBe(16_000);
});

test('it is done in the same turn as the balance changes, however long what it made stale takes to load', async () => {
  let loaded = (): void => undefined;
  const once = setUp([() => ({ balance: 30_000 })], () => new Promise<void>((resolve) => (loaded = resolve)));
  act(() => once.result.current.send(ORDER));
  await waitFor(() => expect(once.balance()).toBe(30_000));
  expect(once.result.current).toMatchObject({ pending: false, done: { balance: 30_000 } });
  await act(async () => loaded());
});

describe('an order of unknown outcome', () => {
  const hide = (hidden: boolean): void => {
    jest.spyOn(document, 'hidden', 'get').mockReturnValue(hidden);
    act(() => void document.dispatchEvent(new Event('visibilitychange')));
  };
  const passes = (ms: number) => act(() => jest.advanceTimersByTimeAsync(ms));
  const [first = 0, second = 0] = FIND_OUT_AFTER_MS;
  const all = FIND_OUT_AFTER_MS.reduce((sum, pause) => sum + pause, 0);

  beforeEach(() => jest.useFakeTimers());
  afterEach(() => {
    jest.useRealTimers();
    jest.restoreAllMocks();
  });

  const sendOnce = async (answers: (() => unknown)[]) => {
    const once = setUp(answers);
    act(() => once.result.current.send(ORDER));
    await passes(1);
    expect(once.result.current).toMatchObject({ unknown: true, findingOut: true, pending: false });
    return once;
  };

  test('is asked about by itself with its own key, in growing pauses, until the outcome is known', async () => {
    const busy = fail(refused({ type: 'request_in_progress' }));
    const once = await sendOnce([fail(failure(503)), busy, () => ({ balance: 30_000 })]);
    await passes(first);
    expect(once.keys()).toHaveLength(2);
    expect(once.result.current).toMatchObject({ unknown: true, findingOut: true });
    await passes(second - 1);
    expect(once.keys()).toHaveLength(2);
    await passes(2);
    expect(new Set(once.keys()).size).toBe(1);
    expect(once.result.current).toMatchObject({ unknown: false, findingOut: false, done: { balance: 30_000 } });
    await passes(all);
    expect([once.keys().length, once.balance()]).toEqual([3, 30_000]);
  });

  test('may turn out to be refused', async () => {
    const once = await sendOnce([fail(failure(0)), fail(refused({ missing: 4000 }))]);
    await passes(first);
    expect(once.result.current).toMatchObject({ unknown: false, failure: { httpCode: 409 } });
    expect(once.balance()).toBe(16_000);
  });

  test('is asked about a few times only, then by the press alone', async () => {
    const once = await sendOnce(Array.from({ length: 20 }, () => fail(failure(0))));
    await passes(all * 3);
    expect(once.keys()).toHaveLength(1 + FIND_OUT_AFTER_MS.length);
    expect(once.result.current).toMatchObject({ unknown: true, findingOut: false });
    act(() => once.result.current.send(ORDER));
    await passes(1);
    expect(once.result.current).toMatchObject({ unknown: true, findingOut: true });
    expect(new Set(once.keys()).size).toBe(1);
  });

  test('is asked about at once by a press, and not again beside it', async () => {
    const once = await sendOnce([fail(failure(0)), () => new Promise(() => undefined)]);
    act(() => once.result.current.send(ORDER));
    await passes(all);
    expect(once.keys()).toHaveLength(2);
    expect(once.result.current).toMatchObject({ unknown: true, pending: true });
  });

  test('is not asked about while the page is hidden, but when it is shown again', async () => {
    const once = await sendOnce([fail(failure(0)), () => ({})]);
    hide(true);
    await passes(all);
    expect(once.keys()).toHaveLength(1);
    hide(false);
    await passes(first);
    expect(once.result.current).toMatchObject({ unknown: false, done: {} });
  });

  test('is not asked about by itself long after the press, when its key may be forgotten', async () => {
    const once = await sendOnce([fail(failure(0)), () => ({})]);
    hide(true);
    await passes(FIND_OUT_WITHIN_MS);
    hide(false);
    await passes(all);
    expect(once.keys()).toHaveLength(1);
    expect(once.result.current).toMatchObject({ unknown: true, findingOut: false });
  });

  test('is not asked about once the page is left, or the player wants something else', async () => {
    const once = await sendOnce([fail(failure(0)), fail(failure(0)), () => ({})]);
    once.openAgain();
    await passes(all);
    expect(once.keys()).toHaveLength(1);
    const next = await sendOnce([fail(failure(0)), () => ({})]);
    act(() => next.result.current.leaveIt());
    await passes(all);
    expect(next.keys()).toHaveLength(1);
    act(() => next.result.current.send(ORDER));
    await passes(1);
    expect(new Set(next.keys()).size).toBe(1);
  });
});
