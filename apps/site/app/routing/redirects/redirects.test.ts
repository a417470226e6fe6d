import { createQueryClient } from '@hoshikraft/api-client';
import { type LoaderFunctionArgs, RouterContextProvider } from 'react-router';
import { type PageContext, pageContext } from '../../framework/page/page-context.ts';
import { redirectToProfilePage } from '../../community/players/registered-nickname.ts';
import * as cabinet from './cabinet.tsx';
import * as cover from './cabinet-cover.tsx';
import * as friends from './profile-friends.tsx';

const toStatistics = redirectToProfilePage('statistics', () => Promise.resolve());

test.each([
  ['cabinet', cabinet.loader, '/cabinet', '/cabinet/bonus'],
  ['cover', cover.loader, '/cabinet/cover', '/cabinet/cover/glow'],
  ['friends', friends.loader, '/profile/Kitsune/friends', '/profile/Kitsune/friends/list'],
  ['profile', toStatistics, '/profile/Kitsune', '/profile/Kitsune/statistics'],
])('%s redirects with the whole query, so that a modal opens over any address', async (_name, loader, from, to) => {
  const context = new RouterContextProvider();
  context.set(pageContext, { api: {}, queryClient: createQueryClient() } as unknown as PageContext);
  for (const search of ['', '?open-modal=transfer-coins&a=%26']) {
    const url = new URL(`http://site.test/ru${from}${search}`);
    const params = { locale: 'ru', nickname: 'Kitsune' };
    const response = await loader({ params, url, context } as unknown as LoaderFunctionArgs);
    expect(response.headers.get('Location')).toBe(`/ru${to}${search}`);
  }
});
