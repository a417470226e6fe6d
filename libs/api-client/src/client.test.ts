import { errorRegistry } from '@hoshikraft/contract';
import { readBody } from './read-body.ts';
import { ApiFailure } from './api-failure.ts';
import { type ApiClientOptions, createApiClient } from './create-api-client.ts';
import { fetchWithStatus } from './fetch-with-status.ts';
import { mainQueries } from './queries/main-queries.ts';

const refusal = (code: number, type = 'a_type') => ({
  error_code: code,
  error_message: 'what happened',
  details: { type, description: 'what to try' },
});

const json = (status: number, body: unknown): Response => Response.json(body, { status });

const setUp = (answers: (() => Response | Promise<Response>)[], options: Partial<ApiClientOptions> = {}) => {
  const requests: Request[] = [];
  const on = { unauthorized: jest.fn(), twoFactor: jest.fn(), notify: jest.fn() };
  const api = createApiClient({
    baseUrl: 'http://api.test/api',
    locale: () => 'en',
    retryDelaysMs: [1, 1],
    on,
    fetch: async (request) => {
      requests.push(request);
      const answer = answers[Math.min(requests.length, answers.length) - 1];
      if (answer === undefined) throw new Error('no answer given');
      return answer();
    },
    ...options,
  });
  const countCalls = () => Object.fromEntries(Object.entries(on).map(([name, mock]) => [name, mock.mock.calls.length]));
  return { api, requests, on, countCalls };
};

const failureOf = async (call: Promise<unknown>): Promise<ApiFailure> => {
  const error: unknown = await call.then(
    () => undefined,
    (reason: unknown) => reason,
  );
  if (!(error instanceof ApiFailure)) throw new Error(`expected a failure, got ${String(error)}`);
  return error;
};

describe('what every call carries', () => {
  test('language and the headers of the app', async () => {
    const { api, requests } = setUp([() => json(200, {})], { headers: () => ({ 'Access-Id': 'a' }) });
    await api.GET('/main');
    expect(requests[0]?.url).toBe('http://api.test/api/main');
    expect(requests[0]?.headers.get('Accept-Language')).toBe('en');
    expect(requests[0]?.headers.get('Access-Id')).toBe('a');
  });

  test('a POST carries a fresh idempotency key, unless the caller repeats an earlier one', async () => {
    const { api, requests } = setUp([() => json(200, {})]);
    await api.POST('/user/auth/logout');
    await api.POST('/user/auth/logout');
    const body = { roleId: 'r', period: 'month', mode: 'buy', expectedPrice: 1 } as const;
    await api.POST('/store/buy', { params: { header: { 'Idempotency-Key': 'mine' } }, body });
    const keys = requests.map(({ headers }) => headers.get('Idempotency-Key'));
    expect(keys[0]).toMatch(/^[0-9a-f]{8}-([0-9a-f]{4}-){3}[0-9a-f]{12}$/);
    expect(keys[1]).not.toBe(keys[0]);
    expect(keys[2]).toBe('mine');
  });

  test('a GET carries none', async () => {
    const { api, requests } = setUp([() => json(200, {})]);
    await api.GET('/main');
    expect(requests[0]?.headers.has('Idempotency-Key')).toBe(false);
  });
});

describe('failures', () => {
  const codes = [...new Set(Object.values(errorRegistry).map(({ code }) => code))];
  const whoHears = (type: string, code: number, status: number): string => {
    if (status === 401 || type === 'another_player') return 'unauthorized';
    if (code === -7) return 'twoFactor';
    return code === 1 || type === 'proof_needed' ? 'nobody' : 'notify';
  };
  const toldOf = (type: string, code: number, status: number) => {
    const who = whoHears(type, code, status);
    return Object.fromEntries(['unauthorized', 'twoFactor', 'notify'].map((name) => [name, Number(name === who)]));
  };

  test.each(Object.entries(errorRegistry).map(([type, { code, status }]) => [type, code, status] as const))(
    '%s (code %i, HTTP %i) is thrown with its message and passed to its handler',
    async (type, code, status) => {
      const { api, countCalls } = setUp([() => json(status, refusal(code, type))]);
      const failure = await failureOf(api.POST('/user/auth/logout'));
      expect(failure).toMatchObject({ httpCode: status, code, message: 'what happened', details: { type } });
      expect(countCalls()).toEqual(toldOf(type, code, status));
    },
  );

  test('every code of the registry was among them', () => {
    expect(codes.sort((a, b) => a - b)).toEqual([-7, 1, 2, 3, 4, 5, 6, 7, 8, 9, 500]);
  });

  test.each([
    [400, 'UNKNOWN_ERROR'],
    [404, 'UNKNOWN_ERROR'],
    [500, 'UNKNOWN_ERROR'],
    [501, 'NO_CONNECTION'],
    [502, 'NO_CONNECTION'],
    [504, 'NO_CONNECTION'],
  ])('HTTP %i without a body of ours is %s', async (status, code) => {
    for (const body of ['<html>', '', '{"error":1}', 'null', '{"error_code":"5","error_message":""}']) {
      const { api, countCalls } = setUp([() => new Response(body, { status })]);
      expect(await failureOf(api.POST('/user/auth/logout'))).toMatchObject({ httpCode: status, code, details: null });
      expect(countCalls().notify).toBe(1);
    }
  });

  test('where nothing answers there is no connection, and its code is 0', async () => {
    const { api, countCalls } = setUp([() => Promise.reject(new TypeError('Failed to fetch'))]);
    expect(await failureOf(api.POST('/user/auth/logout'))).toMatchObject({ httpCode: 0, code: 'NO_CONNECTION' });
    expect(countCalls().notify).toBe(1);
  });

  test('quiet calls fail without a toast, and still say that the session is over', async () => {
    const { api, countCalls } = setUp([() => json(409, refusal(5)), () => json(401, refusal(8))]);
    await failureOf(api.quiet.POST('/user/auth/logout'));
    expect(countCalls()).toEqual({ unauthorized: 0, twoFactor: 0, notify: 0 });
    await failureOf(api.quiet.POST('/user/auth/logout'));
    expect(countCalls()).toEqual({ unauthorized: 1, twoFactor: 0, notify: 0 });
  });

  const lost = [
    ['is over', 401, 8, 'signed_out', 'unauthorized'],
    ['is that of another player', 409, 5, 'another_player', 'unauthorized'],
    ['needs a second factor', 403, -7, 'two_factor_required', 'twoFactor'],
  ] as const;

  test.each(
    lost.flatMap((how) => [
      [...how, 'signs in again', true, 2] as const,
      [...how, 'does not sign in', false, 1] as const,
    ]),
  )('an act refused as the session %s (%i, %i, %s; %s), where the player %s', async (...row) => {
    const [, status, code, type, handler, , signsIn, sent] = row;
    const shown = ['before', 'after'];
    const answers = [() => json(status, refusal(code, type)), () => json(200, { likes: 1, liked: true })];
    const { api, requests, on, countCalls } = setUp(answers, {
      headers: () => ({ 'Access-Id': (requests.length === 0 ? shown[0] : shown[1]) ?? '' }),
    });
    on[handler].mockResolvedValue(signsIn);
    const call = api.POST('/user/logout-other' as never, { body: { liked: true } } as never);
    if (signsIn) await call;
    else expect((await failureOf(call)).httpCode).toBe(status);
    expect(on[handler].mock.calls.map(([, isAct]: unknown[]) => isAct)).toEqual([true]);
    expect(countCalls()).toEqual({ unauthorized: 0, twoFactor: 0, notify: 0, [handler]: 1 });
    expect(requests).toHaveLength(sent);
    expect(requests.map(({ headers }) => headers.get('Access-Id'))).toEqual(shown.slice(0, sent));
  });

  test.each([
    '/user/auth/logout',
    '/user/auth/token',
    '/user/auth/code',
    '/launcher/auth',
    '/launcher/auth/code',
  ] as const)('a call that keeps the session itself is no act: %s', async (path) => {
    const { api, on } = setUp([() => json(401, refusal(8))]);
    on.unauthorized.mockResolvedValue(true);
    await failureOf(api.POST(path as never));
    expect(on.unauthorized.mock.calls.map(([, isAct]: unknown[]) => isAct)).toEqual([false]);
  });

  test('a cancelled call notifies no handler', async () => {
    const controller = new AbortController();
    const { api, countCalls } = setUp([() => new Promise<Response>(() => undefined)]);
    const call = api.GET('/main', { signal: controller.signal });
    controller.abort();
    await expect(call).rejects.toMatchObject({ name: 'AbortError' });
    expect(countCalls()).toEqual({ unauthorized: 0, twoFactor: 0, notify: 0 });
  });
});

describe('patience', () => {
  test('a read is tried three times, a write once', async () => {
    const away = () => Promise.reject(new TypeError('away'));
    const read = setUp([away]);
    await failureOf(read.api.GET('/main'));
    expect(read.requests).toHaveLength(3);
    const write = setUp([away]);
    await failureOf(write.api.POST('/user/auth/logout'));
    expect(write.requests).toHaveLength(1);
  });

  test('a read goes through once the gateway is back', async () => {
    const { api, requests, countCalls } = setUp([
      () => new Response('', { status: 503 }),
      () => json(200, { brand: 'b' }),
    ]);
    expect((await api.GET('/main')).data).toEqual({ brand: 'b' });
    expect(requests).toHaveLength(2);
    expect(countCalls().notify).toBe(0);
  });

  test.each([400, 404, 409, 429, 500])('HTTP %i is a response: the request is not retried', async (status) => {
    const { api, requests } = setUp([() => json(status, refusal(5))]);
    await failureOf(api.GET('/main'));
    expect(requests).toHaveLength(1);
  });

  test('all tries together end at the deadline', async () => {
    const { api, requests } = setUp([() => new Promise<Response>(() => undefined)], { deadlineMs: 40 });
    expect(await failureOf(api.GET('/main'))).toMatchObject({ httpCode: 0, code: 'NO_CONNECTION' });
    expect(requests[0]?.signal.aborted).toBe(true);
  });
});

test('a failed first load shows no toast: the page shows the error', async () => {
  const { api, countCalls } = setUp([() => json(500, refusal(500))]);
  const { queryFn } = mainQueries.state(api);
  await failureOf(
    (queryFn as (context: { signal: AbortSignal }) => Promise<unknown>)({ signal: new AbortController().signal }),
  );
  expect(countCalls().notify).toBe(0);
});

describe('what answers 200 and is not the API', () => {
  test.each(['<!doctype html><title>It works!</title>', 'garbage', '', '"main"', 'null', '42', '{"brand":"Hoshi'])(
    '%j counts as no connection',
    async (body) => {
      const { api } = setUp([() => new Response(body, { headers: { 'content-type': 'text/html' } })]);
      const failure = await failureOf(readBody(api.quiet.GET('/main')));
      expect(failure).toMatchObject({ httpCode: 503, code: 'NO_CONNECTION' });
    },
  );

  const stalled = (chunk: string) => {
    let timer: ReturnType<typeof setInterval>;
    const body = new ReadableStream<Uint8Array>({
      start: (controller) => void (timer = setInterval(() => controller.enqueue(new TextEncoder().encode(chunk)), 5)),
      cancel: () => clearInterval(timer),
    });
    return new Response(body, { headers: { 'content-type': 'application/json' } });
  };

  test.each([
    ['stalls after its headers', ''],
    ['drips', ' '],
  ])('a body that %s ends at the deadline', async (_name, chunk) => {
    const answers = [() => (chunk === '' ? new Response(new ReadableStream()) : stalled(chunk))];
    const { api } = setUp(answers, { deadlineMs: 60 });
    const failure = await failureOf(readBody(api.quiet.GET('/main')));
    expect(failure).toMatchObject({ httpCode: 0, code: 'NO_CONNECTION' });
  });
});

test('a refusal that its host sent as 200 is the failure that it was', async () => {
  const hidden = Response.json(refusal(8), { headers: { 'x-status': '401' } });
  jest.spyOn(globalThis, 'fetch').mockResolvedValueOnce(hidden);
  const { api, on } = setUp([], { fetch: fetchWithStatus('x-status') });
  expect(await failureOf(api.GET('/main'))).toMatchObject({ httpCode: 401, code: 8 });
  expect(on.unauthorized).toHaveBeenCalledTimes(1);
});
