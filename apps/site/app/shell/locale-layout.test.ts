import { sessionAtom } from '@hoshikraft/auth-session';
import { RouterContextProvider } from 'react-router';
import type { PageParts } from '../page/page-parts.ts';
import { partsContext } from '../page/page-parts.ts';
import { createStore } from 'jotai';
import { authOf } from '../testing/content-fixtures.ts';
import { clientMiddleware, middleware } from './locale-layout.tsx';

const outcome = async (which: 'server' | 'browser', path: string, signedIn: boolean): Promise<string> => {
  const store = createStore();
  if (signedIn) store.set(sessionAtom, { type: 'loaded', auth: authOf('Kitsune') });
  const context = new RouterContextProvider();
  context.set(partsContext, { store } as PageParts);
  const url = new URL(path, 'http://site.test');
  const args = { context, url, params: { locale: url.pathname.split('/')[1] } };
  const [guard] = which === 'server' ? middleware : clientMiddleware;
  const next = jest.fn().mockResolvedValue(new Response('page'));
  try {
    await guard?.(args as never, next);
  } catch (thrown) {
    expect(next).not.toHaveBeenCalled();
    if (thrown instanceof Response) return thrown.headers.get('Location') ?? '';
    return `status ${(thrown as { init: { status: number } }).init.status}`;
  }
  expect(next).toHaveBeenCalledTimes(1);
  return 'page';
};

describe.each(['server', 'browser'] as const)('on the %s', (which) => {
  test.each([
    ['/ru', false, 'page'],
    ['/ru/pay?amount=100', false, '/ru/login?return_to=%2Fru%2Fpay%3Famount%3D100'],
    ['/ru/pay', true, 'page'],
    ['/en/cabinet/roles', false, '/en/login?return_to=%2Fen%2Fcabinet%2Froles'],
    ['/en/login', true, '/en'],
    ['/en/login?return_to=/en/store', true, '/en/store'],
    ['/en/logout', true, 'page'],
    ['/ru/nothing', false, 'page'],
    ['/uk/store', false, 'status 404'],
  ])('%s (signed in: %s) leads to %s', async (path, signedIn, expected) => {
    expect(await outcome(which, path, signedIn)).toBe(expected);
  });
});
