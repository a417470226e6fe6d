import { ApiFailure } from './api-failure.ts';
import type { ApiClient } from './create-api-client.ts';

type Calls = ApiClient['quiet'];

const needsStepUp = (failure: unknown): boolean =>
  failure instanceof ApiFailure && failure.details?.type === 'proof_needed';

/**
 * A client that repeats a write rejected for lack of step-up authentication (`proof_needed`) after the player has confirmed
 * their identity. The caller only waits longer.
 *
 * @param confirm shows the dialog; resolves with false if the player cancels, and the call fails as before
 */
export const stepUpClient = (api: ApiClient, confirm: () => Promise<boolean>): ApiClient => {
  let pending: Promise<boolean> | undefined;
  const confirmOnce = (): Promise<boolean> => (pending ??= confirm().finally(() => (pending = undefined)));
  const withStepUp = (calls: Calls): Calls => {
    const send = calls.POST as (path: string, init?: object) => Promise<unknown>;
    const post: typeof send = async (path, init) => {
      try {
        return await send(path, init);
      } catch (failure) {
        if (!needsStepUp(failure) || !(await confirmOnce())) throw failure;
        return send(path, init);
      }
    };
    return { GET: calls.GET, POST: post as Calls['POST'] };
  };
  return { ...api, ...withStepUp(api), quiet: withStepUp(api.quiet) };
};
