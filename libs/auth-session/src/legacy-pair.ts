import { type ApiClient, ApiFailure, passwordCalls, type Schemas } from '@hoshikraft/api-client';

/** Storage keys of the previous site and launcher for login and token. */
export interface LegacyPlace {
  read(key: 'login' | 'token'): string | null | Promise<string | null>;
  remove(key: 'login' | 'token'): unknown;
}

type Answer = Schemas['SignedIn'] | Schemas['SignedInPending'];

/**
 * Exchanges a stored legacy pair for a session once and removes it (docs/product/accounts.md#legacy-tokens). If the API is
 * unreachable, the pair stays for the next start.
 *
 * @returns the session, whose second factor may be pending; null if there is no pair, or it was rejected
 */
export const exchangeLegacyPair = async (
  api: ApiClient,
  place: LegacyPlace,
  device: () => Promise<Omit<Schemas['LegacyPair'], 'login'>>,
): Promise<Answer | null> => {
  const token = await place.read('token');
  if (token === null) return null;
  const login = await place.read('login');
  let answer: Schemas['LoginResult'] | null = null;
  try {
    if (login !== null) answer = await passwordCalls.exchangeLegacy(api, token, { login, ...(await device()) });
  } catch (failure) {
    if (!(failure instanceof ApiFailure)) throw failure;
    // A pair rejected with 400 stays invalid, so it is removed.
    if (failure.httpCode !== 400) return null;
  }
  await Promise.all([place.remove('token'), place.remove('login')]);
  return answer?.success === true ? answer : null;
};
