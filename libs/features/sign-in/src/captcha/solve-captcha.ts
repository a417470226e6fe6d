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
 * Fetches a proof-of-work challenge and solves it in the background: nothing to click, nothing to read.
 *
 * @returns what the API takes as `recaptcha`: the challenge and its solution in the widget's own form
 * @throws ApiFailure where no challenge can be had, Error where it cannot be solved
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
