import { sessionAtom } from '@hoshikraft/auth-session';
import { act, waitFor } from '@testing-library/react';
import { authOf, mainOf, serverOf } from '../framework/testing/content-fixtures.ts';
import { renderPage } from '../framework/testing/render-page.tsx';
import { useThemeSync } from './theme-sync.ts';

const Follower = () => {
  useThemeSync();
  return null;
};
const theme = () => document.documentElement.dataset['theme'];

test('signing in shows the theme of the account, signing out that of the visitor', async () => {
  document.cookie = 'theme=sakura; Path=/';
  document.documentElement.dataset['theme'] = 'sakura';
  const auth = authOf('Kitsune');
  const main = { ...mainOf([serverOf('hitech', 'HiTech')]), auth, theme: 'matcha' };
  const { context, requests } = renderPage(<Follower />, { answers: { 'GET /main': main } });
  expect(requests).toEqual([]);
  act(() => context.store.set(sessionAtom, { type: 'loaded', auth }));
  await waitFor(() => expect(theme()).toBe('matcha'));
  act(() => context.store.set(sessionAtom, { type: 'loaded', auth: null }));
  await waitFor(() => expect(theme()).toBe('sakura'));
  expect(requests).toHaveLength(1);
  document.cookie = 'theme=; Max-Age=0; Path=/';
});
