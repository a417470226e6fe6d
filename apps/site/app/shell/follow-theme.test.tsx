import { sessionAtom } from '@hoshikraft/auth-session';
import { act, waitFor } from '@testing-library/react';
import { authOf, mainOf, serverOf } from '../testing/content-fixtures.ts';
import { renderPage } from '../testing/render-page.tsx';
import { useFollowTheme } from './follow-theme.ts';

const Follower = () => {
  useFollowTheme();
  return null;
};
const theme = () => document.documentElement.dataset['theme'];

test('who signs in on the page sees their own theme, and who signs out that of the visitor before', async () => {
  document.cookie = 'theme=sakura; Path=/';
  document.documentElement.dataset['theme'] = 'sakura';
  const auth = authOf('Kitsune');
  const main = { ...mainOf([serverOf('hitech', 'HiTech')]), auth, theme: 'matcha' };
  const { parts, requests } = renderPage(<Follower />, { answers: { 'GET /main': main } });
  expect(requests).toEqual([]);
  act(() => parts.store.set(sessionAtom, { type: 'loaded', auth }));
  await waitFor(() => expect(theme()).toBe('matcha'));
  act(() => parts.store.set(sessionAtom, { type: 'loaded', auth: null }));
  await waitFor(() => expect(theme()).toBe('sakura'));
  expect(requests).toHaveLength(1);
  document.cookie = 'theme=; Max-Age=0; Path=/';
});
