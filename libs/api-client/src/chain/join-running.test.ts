import contract from '@hoshikraft/contract/openapi.json' with { type: 'json' };
import { createApiClient } from '../create-api-client.ts';

const writes = Object.entries(contract.paths).flatMap(([path, methods]) => ('post' in methods ? [path] : []));

/** A client whose calls end only when `answer` is called. */
const setUp = () => {
  const requests: Request[] = [];
  const waiting: ((response: Response) => void)[] = [];
  const api = createApiClient({
    baseUrl: 'http://api.test/api',
    locale: () => 'en',
    fetch: (request) => {
      requests.push(request);
      return new Promise((resolve) => waiting.push(resolve));
    },
  });
  const post = (path: string, body?: object, signal?: AbortSignal) =>
    api.POST(path as never, { ...(body && { body }), ...(signal && { signal }) } as never) as Promise<unknown>;
  const sent = async () => {
    await new Promise((resolve) => setTimeout(resolve, 0));
    return requests.length;
  };
  const answer = () => {
    for (const resolve of waiting.splice(0)) resolve(Response.json({}));
  };
  return { post, sent, answer };
};

test('each write of the contract that is sent again while it is under way is sent once', async () => {
  expect(writes.length).toBeGreaterThan(80);
  const { post, sent, answer } = setUp();
  const first = writes.map((path) => post(path, { of: path }));
  expect(await sent()).toBe(writes.length);
  const second = writes.map((path) => post(path, { of: path }));
  expect(await sent()).toBe(writes.length);
  answer();
  expect(await Promise.all(second)).toEqual(await Promise.all(first));
  // It has ended: the same again is another act.
  void writes.map((path) => post(path, { of: path }));
  expect(await sent()).toBe(2 * writes.length);
});

test('what is taken back meanwhile is sent again', async () => {
  const { post, sent } = setUp();
  for (const liked of [true, false, true, true]) void post('/user/profile/like', { nickname: 'Ryu', liked });
  expect(await sent()).toBe(3);
});

test('fields of a form are compared, and a call that can be cancelled is never shared', async () => {
  const { post, sent } = setUp();
  const form = (title: string) => {
    const fields = new FormData();
    fields.set('title', title);
    return fields;
  };
  for (const title of ['one', 'one', 'two']) void post('/document/edit', form(title));
  expect(await sent()).toBe(2);
  const { signal } = new AbortController();
  for (let press = 0; press < 2; press += 1) void post('/user/validation', { login: 'Ryu' }, signal);
  expect(await sent()).toBe(4);
});
