import { recordAccountEvent, type EventOrigin } from '../audit-log/record-account-event.ts';
import type { Trx } from '../../platform/database/types.ts';
import { removeBotFactor } from './bot-factors-repository.ts';
import { type Factor, FACTORS } from './factors.ts';
import { listFactors, removeApp } from './factors-repository.ts';
import { deleteRecoveryCodes } from './recovery-codes-repository.ts';

const NAMES = { 1: 'telegram', 2: 'vk', 3: 'app', 4: 'passkey' } as const;

const REMOVE: Readonly<Record<Factor, (trx: Trx, playerId: string) => Promise<boolean>>> = {
  [FACTORS.telegram]: (trx, playerId) => removeBotFactor(trx, playerId, 'telegram'),
  [FACTORS.vk]: (trx, playerId) => removeBotFactor(trx, playerId, 'vk'),
  [FACTORS.app]: removeApp,
  // Passkeys are removed one by one.
  [FACTORS.passkey]: async () => false,
};

/** Turns a factor off, and deletes the recovery codes with the last one. Returns false if it is not on. */
export async function removeFactor(trx: Trx, origin: EventOrigin, playerId: string, factor: Factor): Promise<boolean> {
  if (!(await REMOVE[factor](trx, playerId))) return false;
  await recordAccountEvent(trx, origin, { playerId, kind: 'factor_off', service: NAMES[factor] });
  if ((await listFactors(trx, playerId)).length === 0) await deleteRecoveryCodes(trx, playerId);
  return true;
}

/** Turns off every factor that sign-in requires. */
export async function removeFactors(trx: Trx, origin: EventOrigin, playerId: string): Promise<void> {
  for (const factor of await listFactors(trx, playerId)) await removeFactor(trx, origin, playerId, factor);
}
