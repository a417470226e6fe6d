import { createQueryClient } from '@hoshikraft/api-client';
import { sessionAtom, SIGNED_OUT } from '@hoshikraft/auth-session';
import { dehydrate } from '@tanstack/react-query';
import { createStore } from 'jotai';
import { authOf } from '../testing/content-fixtures.ts';
import { jsonInHtml } from './json-ld.tsx';
import { OWN_STATE, restoreOwnState } from './own-state.ts';

const parts = () => ({ store: createStore(), queryClient: createQueryClient() });

afterEach(() => (document.body.innerHTML = ''));

test('the browser begins with the state that stands in a shared page', () => {
  const { queryClient } = parts();
  queryClient.setQueryData(['main'], { brand: '</script>' });
  const session = { kind: 'signed-in', auth: authOf('Kitsune') };
  const text = jsonInHtml({ session, dehydrated: dehydrate(queryClient) });
  document.body.innerHTML = `<script type="application/json" id="${OWN_STATE}">${text}</script>`;
  const restored = parts();
  restoreOwnState(document, restored);
  expect(restored.store.get(sessionAtom)).toEqual(session);
  expect(restored.queryClient.getQueryData(['main'])).toEqual({ brand: '</script>' });
});

test('a page that was drawn for one brings none', () => {
  const restored = parts();
  restoreOwnState(document, restored);
  expect(restored.store.get(sessionAtom)).toEqual(SIGNED_OUT);
});
