import { type ApiClient, ApiFailure } from '@hoshikraft/api-client';

type Get = ApiClient['GET'];
type AnyGet = (path: string, init?: object) => Promise<unknown>;

/**
 * While a sign-in waits for its second factor (docs/product/accounts.md#second-factor, code -7), loads the initial state of
 * the page without the session, as for a visitor.
 */
export const withVisitorState = (api: ApiClient, visitor: ApiClient): ApiClient => {
  const [own, asVisitor] = [api.quiet.GET as AnyGet, visitor.quiet.GET as AnyGet];
  const get: AnyGet = async (path, init) => {
    try {
      return await own(path, init);
    } catch (failure) {
      const waits = failure instanceof ApiFailure && failure.code === -7;
      if (!waits || path !== '/main') throw failure;
      return asVisitor(path, init);
    }
  };
  return { ...api, quiet: { ...api.quiet, GET: get as Get } };
};
