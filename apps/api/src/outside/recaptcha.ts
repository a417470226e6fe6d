import { ApiError } from '../errors/api-error.ts';

const TIMEOUT_MS = 4000;

/**
 * Asks reCAPTCHA about a solution.
 *
 * @throws ApiError `captcha_unavailable` when it does not answer
 */
export async function verifyRecaptcha(
  config: { secret: string; verifyUrl: string },
  solution: string,
  ip: string,
): Promise<boolean> {
  try {
    const response = await fetch(config.verifyUrl, {
      method: 'POST',
      redirect: 'error',
      signal: AbortSignal.timeout(TIMEOUT_MS),
      body: new URLSearchParams({ secret: config.secret, response: solution, remoteip: ip }),
    });
    if (!response.ok) throw new Error(`reCAPTCHA answered ${response.status}`);
    const verdict = (await response.json()) as { success?: unknown };
    return verdict.success === true;
  } catch (error) {
    throw new ApiError('captcha_unavailable', { cause: error });
  }
}
