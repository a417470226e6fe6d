import type { ApiClient } from '@hoshikraft/api-client';
import { sessionReducer, SIGNED_OUT } from '@hoshikraft/auth-session';
import { anybody, sameForAll } from './for-all.ts';

test('whatever is asked of anybody is told, but not whether somebody is signed in', () => {
  const told: string[] = [];
  const session = sessionReducer(SIGNED_OUT, { type: 'loaded', auth: anybody((asked) => told.push(asked)) });
  expect([session.kind, told]).toEqual(['signed-in', []]);
  if (session.kind !== 'signed-in') return;
  expect([session.auth.data.login, session.auth.balance]).toEqual(['', 0]);
  expect({ ...session.auth }.preferredServer).toBeNull();
  expect(told.slice(0, 2)).toEqual(['data', 'balance']);
  expect(told).toContain('preferredServer');
});

test('calls that know a session are told, and others are not', () => {
  const [told, made]: string[][] = [[], []];
  const calls = { GET: (path: string) => made?.push(path) };
  const api = sameForAll({ ...calls, quiet: calls } as unknown as ApiClient, (asked) => told?.push(asked));
  void api.GET('/servers', {});
  void api.quiet.GET('/server/monitoring', {});
  void api.GET('/cabinet', {});
  void api.quiet.GET('/store/best-roles', {});
  expect(made).toEqual(['/servers', '/server/monitoring', '/cabinet', '/store/best-roles']);
  expect(told).toEqual(['/cabinet', '/store/best-roles']);
});
