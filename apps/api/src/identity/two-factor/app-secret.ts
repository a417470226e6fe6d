import { Secret, TOTP } from 'otpauth';
import type { AppContext } from '../../context.ts';
import { openSealed, type SealingKey, sealText } from '../../platform/database/seal.ts';

/** How long an app shows a code, in seconds: the default of every app (RFC 6238). */
const PERIOD_S = 30;
/** Steps by which a phone's clock may differ, in both directions. */
const WINDOW = 1;
const SECRET_BYTES = 20;
const DIGITS = /^\d{6}$/;

type Sealing = { readonly config: Pick<AppContext['config'], 'sealingSecret'> };

const keyOf = (app: Sealing): SealingKey => ({ secret: app.config.sealingSecret, purpose: 'authenticator-apps' });

const totpOf = (secret: Secret): TOTP => new TOTP({ secret, period: PERIOD_S, digits: 6, algorithm: 'SHA1' });

/** Encrypts the secret of a player's app (base32) for storage. */
export const sealAppSecret = (app: Sealing, playerId: string, secret: string): Buffer =>
  sealText(keyOf(app), playerId, secret);

/** Creates a secret: encrypted for storage, and in plain text for the app. */
export function createAppSecret(app: AppContext, player: { id: string; login: string }) {
  const secret = new Secret({ size: SECRET_BYTES });
  const totp = totpOf(secret);
  totp.issuer = app.config.brandName;
  totp.label = player.login;
  return {
    sealed: sealAppSecret(app, player.id, secret.base32),
    shown: { secret: secret.base32, uri: totp.toString() },
  };
}

/** Finds the time step that a code belongs to; null if it matches none near now. */
export function findCodeStep(app: AppContext, playerId: string, sealed: Uint8Array, code: string): number | null {
  // The library compares bytes and throws if six characters take more than six bytes.
  if (!DIGITS.test(code)) return null;
  const secret = Secret.fromBase32(openSealed(keyOf(app), playerId, sealed));
  const timestamp = app.clock.now().getTime();
  const delta = totpOf(secret).validate({ token: code, timestamp, window: WINDOW });
  return delta === null ? null : TOTP.counter({ period: PERIOD_S, timestamp }) + delta;
}
