import { unreadableFailure } from '../api-failure.ts';
import type { ApiClient } from '../create-api-client.ts';
import { answerFault } from './answer-fault.ts';

export { isSameForAll } from './answer-fault.ts';

type Get = (path: string, ...init: unknown[]) => Promise<{ data?: unknown }>;

/**
 * The same client, in which an answer of another shape than the contract's was not said by the API, and counts as if the
 * API were away. For the server alone: it carries the contract.
 *
 * @param tell is told which call was answered so, and where in the answer
 */
export const checkedAnswers = (api: ApiClient, tell: (fault: string) => void): ApiClient => {
  const checked = (get: unknown) =>
    (async (path, ...init) => {
      const answer = await (get as Get)(path, ...init);
      const fault = answer.data === undefined ? undefined : answerFault(path, answer.data);
      if (fault === undefined) return answer;
      tell(`GET ${path} is not what the contract says at "${fault}"`);
      throw unreadableFailure(503);
    }) satisfies Get;
  const { quiet } = api;
  return { ...api, GET: checked(api.GET), quiet: { ...quiet, GET: checked(quiet.GET) } } as ApiClient;
};
