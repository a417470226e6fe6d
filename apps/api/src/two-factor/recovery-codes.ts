import { createHash } from 'node:crypto';
import { Secret } from 'otpauth';
import type { Trx } from '../database/types.ts';
import { keepRecoveryCodes } from './recovery-codes-repository.ts';

const COUNT = 10;
/** 80 bits each: nobody guesses one, so that they are kept as plain SHA-256 and nobody is made to wait. */
const BYTES = 10;
const LETTERS = /^[A-Z2-7]{16}$/;
/** Digits that base32 lacks, as people write the letters they look like. */
const LOOKALIKES: Readonly<Record<string, string>> = { '0': 'O', '1': 'I', '8': 'B' };

const hashOf = (code: string): Buffer => createHash('sha256').update(code).digest();

/** What is kept of a recovery code as a person typed it; null where it is none. */
export function recoveryHash(typed: string): Buffer | null {
  const code = typed
    .replace(/[\s-]/g, '')
    .toUpperCase()
    .replace(/[018]/g, (digit) => LOOKALIKES[digit] ?? digit);
  return LETTERS.test(code) ? hashOf(code) : null;
}

/** Ten new recovery codes in place of those before, as they are shown: once. */
export async function newRecoveryCodes(trx: Trx, playerId: string): Promise<string[]> {
  const codes = Array.from({ length: COUNT }, () => new Secret({ size: BYTES }).base32);
  await keepRecoveryCodes(trx, playerId, codes.map(hashOf));
  return codes.map((code) => (code.match(/.{4}/g) ?? []).join('-'));
}
