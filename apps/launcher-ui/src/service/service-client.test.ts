import { waitFor } from '@testing-library/react';
import { createServiceClient } from './service-client.ts';
import { ServiceFailure } from './service-failure.ts';

const body = (type: string, fields?: Record<string, string>) => ({
  error_code: 5,
  error_message: 'Занято',
  details: { type, description: 'Подождите.', ...(fields && { fields }) },
});

const clientOver = (answer: (request: Request) => Response | Promise<Response>) => {
  const requests: Request[] = [];
  const notify = jest.fn();
  const refused = jest.fn();
  const service = createServiceClient({
    serviceUrl: 'http://127.0.0.1:4203',
    token: 'key-1',
    locale: () => 'ru',
    notify,
    refused,
    fetch: async (request) => {
      requests.push(request);
      return answer(request);
    },
  });
  return { service, requests, notify, refused };
};

test('every call sends the token and the language', async () => {
  const { service, requests } = clientOver(() => Response.json({ value: true }));
  await service.GET('/debugger');
  expect(requests[0]?.url).toBe('http://127.0.0.1:4203/debugger');
  expect(requests[0]?.headers.get('X-Launcher-Token')).toBe('key-1');
  expect(requests[0]?.headers.get('Accept-Language')).toBe('ru');
});

test('a call sent again while it is under way is sent once', async () => {
  const { service, requests } = clientOver(() => Response.json({ value: true }));
  await Promise.all([true, true].map((value) => service.POST('/debugger', { body: { value } })));
  expect(requests).toHaveLength(1);
});

test('an error is thrown with its text, and reported once for a toast', async () => {
  const { service, notify } = clientOver(() => Response.json(body('busy', { value: 'Нет' }), { status: 409 }));
  const failure = await service.POST('/debugger', { body: { value: true } }).catch((error: unknown) => error);
  expect(failure).toBeInstanceOf(ServiceFailure);
  expect(failure).toMatchObject({
    httpCode: 409,
    type: 'busy',
    message: 'Занято',
    description: 'Подождите.',
    fields: { value: 'Нет' },
  });
  expect(notify.mock.calls).toEqual([[failure]]);
});

test('an error of a quiet call is thrown without a toast', async () => {
  const { service, notify } = clientOver(() => Response.json(body('busy'), { status: 409 }));
  await expect(service.quiet.GET('/debugger')).rejects.toMatchObject({ type: 'busy' });
  expect(notify).not.toHaveBeenCalled();
});

test('a wrong token is reported to the page, quiet or not, and never as a toast', async () => {
  const { service, notify, refused } = clientOver(() => Response.json(body('not_allowed'), { status: 403 }));
  await expect(service.GET('/debugger')).rejects.toMatchObject({ httpCode: 403 });
  await expect(service.quiet.GET('/debugger')).rejects.toMatchObject({ httpCode: 403 });
  expect(refused).toHaveBeenCalledTimes(2);
  expect(notify).not.toHaveBeenCalled();
});

test('no response means no connection', async () => {
  const { service } = clientOver(() => Promise.reject(new TypeError('Failed to fetch')));
  await expect(service.quiet.GET('/debugger')).rejects.toMatchObject({ httpCode: 0, type: 'no_connection' });
});

test('a service that does not respond means no connection, with a longer timeout for slow calls', async () => {
  const deadlines: [number, AbortController][] = [];
  jest.spyOn(AbortSignal, 'timeout').mockImplementation((ms) => {
    const controller = new AbortController();
    deadlines.push([ms, controller]);
    return controller.signal;
  });
  const { service } = clientOver(
    ({ signal }) => new Promise((_, reject) => signal.addEventListener('abort', () => reject(signal.reason as Error))),
  );
  const failures = [
    service.quiet.GET('/debugger'),
    service.quiet.POST('/cancel', { body: { force: true } }),
    service.quiet.POST('/logs/upload', { body: { send: false } }),
  ].map((call) => call.catch((error: unknown) => error));
  await waitFor(() => expect(deadlines).toHaveLength(3));
  // A game has 10 s to end by itself and 5 s to be killed; the API has 15 s for a log.
  expect(deadlines.map(([ms]) => ms)).toEqual([10_000, 20_000, 20_000]);
  for (const [, controller] of deadlines) controller.abort(new DOMException('too late', 'TimeoutError'));
  for (const failure of failures) expect(await failure).toMatchObject({ type: 'no_connection' });
  jest.restoreAllMocks();
});

test('a response that is not from the service has a default text', async () => {
  const { service } = clientOver(() => new Response('<html>', { status: 502 }));
  await expect(service.quiet.GET('/debugger')).rejects.toMatchObject({ httpCode: 502, type: 'unknown', message: '' });
});

test('a cancelled call is not reported', async () => {
  const { service, requests, notify } = clientOver(
    (request) =>
      new Promise((_resolve, reject) => {
        request.signal.addEventListener('abort', () => reject(request.signal.reason as Error));
      }),
  );
  const controller = new AbortController();
  const call = service.GET('/debugger', { signal: controller.signal });
  while (requests.length === 0) await Promise.resolve();
  controller.abort();
  await expect(call).rejects.toMatchObject({ name: 'AbortError' });
  expect(notify).not.toHaveBeenCalled();
});
