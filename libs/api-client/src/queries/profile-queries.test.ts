import { expect, jest, test } from '@jest/globals';
import type { Schemas } from '../index.ts';
import { createApiClient } from '../create-api-client.ts';
import { createQueryClient } from '../query-client.ts';
import { profileQueries } from './profile-queries.ts';
import { skinQueries } from './skin-queries.ts';

const setUp = (answer: (request: Request) => Response) => {
  const asked: string[] = [];
  const api = createApiClient({
    baseUrl: 'http://api.test/api',
    locale: () => 'ru',
    retryDelaysMs: [],
    fetch: async (request) => {
      asked.push(`${request.method} ${request.url} ${await request.clone().text()}`.trim());
      return answer(request);
    },
  });
  return { api, asked, client: createQueryClient() };
};

test('a nickname is case-insensitive, and its profile is requested once', async () => {
  const { api, asked, client } = setUp(() => Response.json({ login: 'Neko' }));
  await client.fetchQuery(profileQueries.one(api, 'neko'));
  await client.fetchQuery(profileQueries.one(api, 'NEKO'));
  expect(asked).toEqual(['GET http://api.test/api/user/profile/neko']);
});

test('a changed appearance is requested again by a page opened again within ten seconds', async () => {
  const { api, asked, client } = setUp(() => Response.json({}));
  const open = () =>
    Promise.all([
      client.fetchQuery(profileQueries.one(api, 'Neko')),
      client.fetchQuery(profileQueries.found(api, 'neko')),
      client.fetchQuery(skinQueries.worn(api, 'Neko')),
    ]);
  await open();
  const opened = Date.now();
  const now = jest.spyOn(Date, 'now').mockReturnValue(opened + 9000);
  await open();
  now.mockRestore();
  expect(asked).toHaveLength(6);
});

test('a like is shown in the profile it is about, by whatever case it is named', async () => {
  const { api, asked, client } = setUp(() => Response.json({ liked: true, likes: 9 }));
  const { queryKey } = profileQueries.one(api, 'Neko');
  client.setQueryData(queryKey, { likes: 4, liked: false } as Schemas['Profile']);
  await client.getMutationCache().build(client, profileQueries.like(api)).execute({ nickname: 'nEKO', liked: true });
  expect(client.getQueryData(queryKey)).toMatchObject({ likes: 9, liked: true });
  expect(asked).toEqual(['POST http://api.test/api/user/profile/like {"nickname":"nEKO","liked":true}']);
});

test('a privacy change is in the cache at once, and profiles are requested again', async () => {
  const { api, client } = setUp(() => Response.json({ coins: 'nobody' }));
  const { queryKey } = profileQueries.one(api, 'Neko');
  client.setQueryData(queryKey, { coins: { amount: 1 } } as Schemas['Profile']);
  await client.getMutationCache().build(client, profileQueries.hide(api)).execute({ part: 'coins', shownTo: 'nobody' });
  expect(client.getQueryData(profileQueries.privacy(api).queryKey)).toMatchObject({ coins: 'nobody' });
  expect(client.getQueryState(queryKey)?.isInvalidated).toBe(true);
});
