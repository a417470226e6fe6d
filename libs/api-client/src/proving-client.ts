import { ApiFailure } from './api-failure.ts';
import type { ApiClient } from './create-api-client.ts';

type Calls = ApiClient['quiet'];

const needsProof = (failure: unknown): boolean =>
  failure instanceof ApiFailure && failure.details?.type === 'proof_needed';

/**
 * The same client, but that a write which asks for a fresh proof (`proof_needed`) is sent again once there is one: whoever
 * called notices nothing, and nothing that was typed is lost.
 *
 * @param prove asks the player; false where they would rather not, and the call fails as it did
 */
export const provingClient = (api: ApiClient, prove: () => Promise<boolean>): ApiClient => {
  let asking: Promise<boolean> | undefined;
  const proved = (): Promise<boolean> => (asking ??= prove().finally(() => (asking = undefined)));
  const provingBy = (calls: Calls): Calls => {
    const send = calls.POST as (path: string, init?: object) => Promise<unknown>;
    const post: typeof send = async (path, init) => {
      try {
        return await send(path, init);
      } catch (failure) {
        if (!needsProof(failure) || !(await proved())) throw failure;
        return send(path, init);
      }
    };
    return { GET: calls.GET, POST: post as Calls['POST'] };
  };
  return { ...provingBy(api), quiet: provingBy(api.quiet), upload: api.upload };
};
