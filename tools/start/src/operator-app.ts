import { Secret, TOTP } from 'otpauth';

/** Secret of the authenticator app of the sample operator, base32. */
export const OPERATOR_APP = process.env['DEV_OPERATOR_APP'] ?? 'HOSHIKRAFTOPERATORDEVELOPMENTAPP';

/** The code that the app of the sample operator shows at a moment, milliseconds since the epoch. */
export const operatorCode = (timestamp: number): string =>
  new TOTP({ secret: Secret.fromBase32(OPERATOR_APP) }).generate({ timestamp });
