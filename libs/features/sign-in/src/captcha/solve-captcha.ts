import { accountCalls, type ApiClient } from '@hoshikraft/api-client';

/** The part of a worker that the solver needs. */
export type CaptchaWorker = Pick<Worker, 'postMessage' | 'terminate' | 'onmessage' | 'onerror'>;

const solveIn = (worker: CaptchaWorker, challenge: unknown): Promise<unknown> =>
  new Promise((resolve, reject) => {
    worker.onmessage = ({ data }) => resolve(data);
    worker.onerror = () => reject(new Error('The captcha could not be solved.'));
    worker.postMessage(challenge);
  });

/**
 * Fetches a proof-of-work challenge and solves it in the background, without any action of the user.
 *
 * @returns value of `recaptcha` for the API: challenge and solution as the ALTCHA widget encodes them
 * @throws ApiFailure if no challenge could be fetched, Error if it could not be solved
 */
export const solveCaptcha = async (api: ApiClient, startWorker: () => CaptchaWorker): Promise<string> => {
  const challenge = await accountCalls.captchaChallenge(api);
  const worker = startWorker();
  try {
    const solution = await solveIn(worker, challenge);
    if (solution === null) throw new Error('The captcha could not be solved.');
    return btoa(JSON.stringify({ challenge, solution }));
  } finally {
    worker.terminate();
  }
};
