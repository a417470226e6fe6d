import { unreadableFailure } from '../api-failure.ts';
import type { ApiClient } from '../create-api-client.ts';
import { findSchemaError } from './find-schema-error.ts';

export { isSameForAll } from './find-schema-error.ts';

type Get = (path: string, ...init: unknown[]) => Promise<{ data?: unknown }>;

/**
 * A client that rejects replies that do not match the contract, as if the API were unavailable. Only for the server: it
 * bundles the contract.
 *
 * @param report called with the call and the place of the error
 */
export const validatingClient = (api: ApiClient, report: (message: string) => void): ApiClient => {
  const checked = (get: unknown) =>
    (async (path, ...init) => {
      const reply = await (get as Get)(path, ...init);
      const error = reply.data === undefined ? undefined : findSchemaError(path, reply.data);
      if (error === undefined) return reply;
      report(`GET ${path} is not what the contract says at "${error}"`);
      throw unreadableFailure(503);
    }) satisfies Get;
  const { quiet } = api;
  return { ...api, GET: checked(api.GET), quiet: { ...quiet, GET: checked(quiet.GET) } } as ApiClient;
};
