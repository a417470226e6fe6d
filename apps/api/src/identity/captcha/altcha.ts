import { createHash } from 'node:crypto';
import { MINUTE_MS } from '@hoshikraft/shared';
import { createChallenge, randomInt, verifySolution } from 'altcha-lib';
import type { Challenge, Payload } from 'altcha-lib';
import { deriveKey } from 'altcha-lib/algorithms/pbkdf2';
import type { Config } from '../../config.ts';
import type { Db } from '../../platform/database/types.ts';
import { markChallengeUsed } from './used-challenges-repository.ts';

type CaptchaConfig = Config['captcha'];

/** How long a challenge is valid, in milliseconds. */
const CHALLENGE_LIFETIME_MS = 20 * MINUTE_MS;

const secrets = ({ secret }: CaptchaConfig) => ({
  hmacSignatureSecret: secret,
  hmacKeySignatureSecret: createHash('sha256').update(`captcha-key:${secret}`).digest('hex'),
});

/** Creates a challenge for the ALTCHA widget. Nothing is stored: the challenge carries our signature. */
export async function createCaptchaChallenge(config: CaptchaConfig): Promise<Challenge> {
  return createChallenge({
    algorithm: 'PBKDF2/SHA-256',
    cost: config.cost,
    counter: randomInt(config.counter, Math.ceil(config.counter / 2)),
    deriveKey,
    // The library compares with the system's clock.
    expiresAt: new Date(Date.now() + CHALLENGE_LIFETIME_MS),
    ...secrets(config),
  });
}

function parsePayload(solution: string): Payload | null {
  try {
    const payload = JSON.parse(Buffer.from(solution, 'base64').toString('utf8')) as Partial<Payload> | null;
    return typeof payload?.challenge?.signature === 'string' && typeof payload.solution === 'object'
      ? (payload as Payload)
      : null;
  } catch {
    return null;
  }
}

/** Whether a solution is correct, not expired and unused. Verifying marks it as used. */
export async function verifyCaptcha(config: CaptchaConfig, db: Db, solution: string): Promise<boolean> {
  const payload = parsePayload(solution);
  if (payload === null) return false;
  try {
    const { challenge, solution } = payload;
    const result = await verifySolution({ challenge, solution, deriveKey, ...secrets(config) });
    if (!result.verified) return false;
  } catch {
    // The library throws on parameters of a wrong type, which only a forged solution has.
    return false;
  }
  const signature = payload.challenge.signature ?? '';
  const challenge = createHash('sha256').update(signature).digest();
  return markChallengeUsed(db, challenge, new Date(Date.now() + CHALLENGE_LIFETIME_MS));
}
