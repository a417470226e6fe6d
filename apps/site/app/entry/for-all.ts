import { type ApiClient, type Schemas } from '@hoshikraft/api-client';
import { isSameForAll } from '@hoshikraft/api-client/checked-answers';

const NOBODY: Schemas['AuthState'] = {
  data: { id: '', login: '', avatarOrSkin: null },
  accessId: '',
  permissions: {},
  preferredServer: null,
  coins: 0,
  balance: 0,
  currency: 'RUB',
  managers: { ban: { isBanned: false, unbanPrice: 0, current: null } },
};

/**
 * Whoever is signed in, while a page is drawn for all of them.
 *
 * @param tell hears of everything that is asked of it: that would be one player's own
 */
export const anybody = (tell: (asked: string) => void): Schemas['AuthState'] =>
  new Proxy(NOBODY, {
    get: (nobody, name) => {
      tell(String(name));
      return Reflect.get(nobody, name) as unknown;
    },
  });

type Get = (path: string, ...init: unknown[]) => unknown;

/** The same client, which tells of every call that the contract answers otherwise to whoever is signed in. */
export const sameForAll = (api: ApiClient, tell: (asked: string) => void): ApiClient => {
  const watched = (get: unknown): Get => {
    return (path, ...init) => {
      if (!isSameForAll(path)) tell(path);
      return (get as Get)(path, ...init);
    };
  };
  const { quiet } = api;
  return { ...api, GET: watched(api.GET), quiet: { ...quiet, GET: watched(quiet.GET) } } as ApiClient;
};
