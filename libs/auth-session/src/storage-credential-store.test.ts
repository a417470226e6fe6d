import type { Schemas } from '@hoshikraft/api-client';
import { type TextStorage, storageCredentialStore } from './storage-credential-store.ts';

const AUTH: Schemas['AuthState'] = {
  data: { id: '00000000-0000-4000-8000-000000000001', login: 'Kitsune', avatarOrSkin: null },
  permissions: {},
  preferredServer: null,
  coins: 0,
  balance: 500,
  currency: 'RUB',
  friendRequests: 0,
  refusedEmail: null,
  managers: { ban: { isBanned: false, unbanPrice: 0, current: null } },
  accessId: '10000000-0000-4000-8000-000000000001',
};
const ANSWER: Schemas['SignedIn'] = { ...AUTH, success: true, accessToken: 'secret-1' };

const keptText = (initial: string | null = null): TextStorage & { text: string | null } => {
  const kept = {
    text: initial,
    read: () => Promise.resolve(kept.text),
    write: (text: string) => {
      kept.text = text;
      return Promise.resolve();
    },
    remove: () => {
      kept.text = null;
      return Promise.resolve();
    },
  };
  return kept;
};

test('credentials of a sign-in are sent with all calls, also after a restart', async () => {
  const text = keptText();
  const store = storageCredentialStore(text);
  expect(store.headers()).toEqual({});
  await store.keep(ANSWER);
  expect(store.headers()).toEqual({ 'Access-Id': AUTH.accessId, 'Access-Token': 'secret-1' });

  const later = storageCredentialStore(text);
  expect(await later.restore()).toEqual(AUTH);
  expect(later.headers()).toEqual({ 'Access-Id': AUTH.accessId, 'Access-Token': 'secret-1' });
});

test('a newer state of the session is stored, that of another session is not', async () => {
  const text = keptText();
  const store = storageCredentialStore(text);
  await store.keep(ANSWER);
  await store.remember({ ...AUTH, balance: 900 });
  await store.remember({ ...AUTH, accessId: '10000000-0000-4000-8000-000000000002', balance: 1 });
  const later = storageCredentialStore(text);
  expect((await later.restore())?.balance).toBe(900);
  expect(later.headers()['Access-Token']).toBe('secret-1');
});

test('a sign-in with a pending second factor keeps its credentials after a restart, without a player', async () => {
  const text = keptText();
  const { accessId } = AUTH;
  const { data } = AUTH;
  const pending = { userId: data.id, login: data.login, avatarOrSkin: null, factor: 3 as const, factors: [3 as const] };
  await storageCredentialStore(text).keepPending({ success: true, accessId, accessToken: 'secret-2', pending });
  const later = storageCredentialStore(text);
  expect(await later.restore()).toBeNull();
  expect(later.headers()).toEqual({ 'Access-Id': accessId, 'Access-Token': 'secret-2' });
  await later.remember(AUTH);
  const confirmed = storageCredentialStore(text);
  expect(await confirmed.restore()).toEqual(AUTH);
  expect(confirmed.headers()['Access-Token']).toBe('secret-2');
});

test('sessions stored before second factors existed are still readable', async () => {
  const store = storageCredentialStore(keptText(JSON.stringify({ accessToken: 'old', auth: AUTH })));
  expect(await store.restore()).toEqual(AUTH);
  expect(store.headers()).toEqual({ 'Access-Id': AUTH.accessId, 'Access-Token': 'old' });
});

test('signing out removes everything', async () => {
  const text = keptText();
  const store = storageCredentialStore(text);
  await store.keep(ANSWER);
  await store.clear();
  expect(text.text).toBeNull();
  expect(store.headers()).toEqual({});
});

test.each(['', '{', '[]', 'null', '"text"', '{"accessToken":1,"auth":{}}', '{"accessToken":"a","auth":null}'])(
  'an unreadable text counts as signed out: %s',
  async (kept) => {
    const store = storageCredentialStore(keptText(kept));
    expect(await store.restore()).toBeNull();
    expect(store.headers()).toEqual({});
  },
);

test('a response without a token is an error', async () => {
  const { accessToken: _token, ...rest } = ANSWER;
  await expect(storageCredentialStore(keptText()).keep(rest)).rejects.toThrow(TypeError);
});
