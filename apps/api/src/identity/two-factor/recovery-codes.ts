import { createHash } from 'node:crypto';
import { Secret } from 'otpauth';
import type { Trx } from '../../platform/database/types.ts';
import { saveRecoveryCodes } from './recovery-codes-repository.ts';

const COUNT = 10;
/** 80 bits each cannot be guessed, so plain SHA-256 hashes and unlimited attempts are safe. */
const BYTES = 10;
const LETTERS = /^[A-Z2-7]{16}$/;
/** Digits that base32 does not use, and the letters that people mistake for them. */
const LOOKALIKES: Readonly<Record<string, string>> = { '0': 'O', '1': 'I', '8': 'B' };

const hashOf = (code: string): Buffer => createHash('sha256').update(code).digest();

/** Hashes a recovery code as typed by a user; null if it is not one. */
export function hashRecoveryCode(typed: string): Buffer | null {
  const code = typed
    .replace(/[\s-]/g, '')
    .toUpperCase()
    .replace(/[018]/g, (digit) => LOOKALIKES[digit] ?? digit);
  return LETTERS.test(code) ? hashOf(code) : null;
}

/** Creates ten recovery codes, replacing the previous ones, in the format that is shown once. */
export async function replaceRecoveryCodes(trx: Trx, playerId: string): Promise<string[]> {
  const codes = Array.from({ length: COUNT }, () => new Secret({ size: BYTES }).base32);
  await saveRecoveryCodes(trx, playerId, codes.map(hashOf));
  return codes.map((code) => (code.match(/.{4}/g) ?? []).join('-'));
}
