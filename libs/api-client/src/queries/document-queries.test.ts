import { createApiClient } from '../create-api-client.ts';
import type { Schemas } from '../index.ts';
import { createQueryClient } from '../query-client.ts';
import { documentQueries } from './document-queries.ts';

const KEY = '6f1c2d3e-0000-4000-8000-000000000001';
const shown = { key: KEY, likes: 4, liked: false } as Schemas['Document'];
const like = (liked: boolean): Schemas['DocumentLike'] => ({ key: KEY, liked });

const setUp = (answer: (request: Request) => Promise<Response>) => {
  const api = createApiClient({ baseUrl: 'http://api.test/api', locale: () => 'ru', retryDelaysMs: [], fetch: answer });
  const client = createQueryClient();
  const { queryKey } = documentQueries.one(api, 'news', 'wipe');
  client.setQueryData(queryKey, shown);
  const press = (liked: boolean) =>
    client.getMutationCache().build(client, documentQueries.like(api)).execute(like(liked));
  return { api, client, press, now: () => client.getQueryData(queryKey) };
};

test('a list sends exactly the given filters', async () => {
  const asked: string[] = [];
  const { api, client } = setUp(({ url }) => {
    asked.push(url);
    return Promise.resolve(Response.json({ items: [], nextCursor: null }));
  });
  await client.fetchInfiniteQuery(documentQueries.list(api, { target: 'mods', tag: 'magic', sort: 'title' }, 5));
  expect(asked).toEqual(['http://api.test/api/documents?target=mods&tag=magic&sort=title&limit=5']);
});

test('a like is shown before it is answered, and then as the API counts it', async () => {
  let release = (): void => undefined;
  const answered = new Promise<void>((resolve) => (release = resolve));
  const { press, now } = setUp(async () => {
    await answered;
    return Response.json({ likes: 9, liked: true });
  });
  const pressed = press(true);
  await Promise.resolve();
  expect(now()).toMatchObject({ likes: 5, liked: true });
  release();
  await pressed;
  expect(now()).toMatchObject({ likes: 9, liked: true });
});

test('a like that is refused is taken back', async () => {
  const { press, now } = setUp(() =>
    Promise.resolve(Response.json({ error_code: 500, error_message: '', details: null }, { status: 500 })),
  );
  await expect(press(true)).rejects.toThrow();
  expect(now()).toMatchObject({ likes: 4, liked: false });
});

test('of presses in a row the last one counts, whatever the first is answered', async () => {
  const sent: boolean[] = [];
  const { press, now } = setUp(async (request) => {
    const { liked } = (await request.json()) as Schemas['DocumentLike'];
    sent.push(liked);
    return Response.json({ likes: liked ? 5 : 4, liked });
  });
  const seen: unknown[] = [];
  const first = press(true).then(() => seen.push(now()?.liked));
  const second = press(false).then(() => seen.push(now()?.liked));
  await Promise.all([first, second]);
  expect(sent).toEqual([true, false]);
  expect(seen).toEqual([false, false]);
  expect(now()).toMatchObject({ likes: 4, liked: false });
});
