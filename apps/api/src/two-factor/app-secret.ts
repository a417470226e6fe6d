import { Secret, TOTP } from 'otpauth';
import type { AppContext } from '../context.ts';
import { openSealed, type SealingKey, sealText } from '../database/seal.ts';

/** How long a code of an app is shown, seconds: what every app assumes (RFC 6238). */
const PERIOD_S = 30;
/** Steps that the clock of a phone may be off, to either side. */
const WINDOW = 1;
const SECRET_BYTES = 20;
const DIGITS = /^\d{6}$/;

const keyOf = (app: AppContext): SealingKey => ({ secret: app.config.sealingSecret, purpose: 'authenticator-apps' });

const totpOf = (secret: Secret): TOTP => new TOTP({ secret, period: PERIOD_S, digits: 6, algorithm: 'SHA1' });

/** A new secret: as it is kept, and as the app is told it. */
export function newAppSecret(app: AppContext, player: { id: string; login: string }) {
  const secret = new Secret({ size: SECRET_BYTES });
  const totp = totpOf(secret);
  totp.issuer = app.config.brandName;
  totp.label = player.login;
  return {
    sealed: sealText(keyOf(app), player.id, secret.base32),
    told: { secret: secret.base32, uri: totp.toString() },
  };
}

/** The step of time that a code is of; null where it is of none near now. */
export function stepOfCode(app: AppContext, playerId: string, sealed: Uint8Array, code: string): number | null {
  // The library compares bytes, and throws where six letters are more than six of them.
  if (!DIGITS.test(code)) return null;
  const secret = Secret.fromBase32(openSealed(keyOf(app), playerId, sealed));
  const timestamp = app.clock.now().getTime();
  const delta = totpOf(secret).validate({ token: code, timestamp, window: WINDOW });
  return delta === null ? null : TOTP.counter({ period: PERIOD_S, timestamp }) + delta;
}
