import { recordAccountEvent, type Whence } from '../account-history/record-account-event.ts';
import type { Trx } from '../database/types.ts';
import { removeBotFactor } from './bot-factors-repository.ts';
import { type Factor, FACTORS } from './factors.ts';
import { factorsOf, removeApp } from './factors-repository.ts';
import { forgetRecoveryCodes } from './recovery-codes-repository.ts';

const NAMES = { 1: 'telegram', 2: 'vk', 3: 'app', 4: 'passkey' } as const;

const REMOVE: Readonly<Record<Factor, (trx: Trx, playerId: string) => Promise<boolean>>> = {
  [FACTORS.telegram]: (trx, playerId) => removeBotFactor(trx, playerId, 'telegram'),
  [FACTORS.vk]: (trx, playerId) => removeBotFactor(trx, playerId, 'vk'),
  [FACTORS.app]: removeApp,
  // Passkeys are removed one by one.
  [FACTORS.passkey]: async () => false,
};

/** Turns a factor off, and forgets the recovery codes with the last one; false where it is not on. */
export async function removeFactor(trx: Trx, whence: Whence, playerId: string, factor: Factor): Promise<boolean> {
  if (!(await REMOVE[factor](trx, playerId))) return false;
  await recordAccountEvent(trx, whence, { playerId, kind: 'factor_off', service: NAMES[factor] });
  if ((await factorsOf(trx, playerId)).length === 0) await forgetRecoveryCodes(trx, playerId);
  return true;
}

/** Turns every factor off that makes a sign-in wait. */
export async function removeFactors(trx: Trx, whence: Whence, playerId: string): Promise<void> {
  for (const factor of await factorsOf(trx, playerId)) await removeFactor(trx, whence, playerId, factor);
}
