import { type Challenge, solveChallenge } from 'altcha-lib';
import { deriveKey } from 'altcha-lib/algorithms/pbkdf2';

/**
 * A solved captcha, as the widget sends it.
 *
 * @param origin of an API, or of a site in front of one
 */
export const solveCaptcha = async (origin: string): Promise<string> => {
  const answer = await fetch(`${origin}/api/captcha/challenge`);
  const challenge = (await answer.json()) as Challenge;
  const solution = await solveChallenge({ challenge, deriveKey });
  return Buffer.from(JSON.stringify({ challenge, solution })).toString('base64');
};
