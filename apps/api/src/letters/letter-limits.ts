import { DAY_MS, HOUR_MS, MINUTE_MS } from '@hoshikraft/shared';
import type { Trx } from '../database/types.ts';
import { folded } from '../players/players-repository.ts';
import { askedKinds } from './letter-kinds.ts';
import { agesOfLetters, holdCount } from './letters-repository.ts';

interface Limit {
  readonly within: number;
  readonly letters: number;
}

/** Letters that are asked for, to one address whoever asks. */
const TO_ADDRESS: readonly Limit[] = [
  { within: MINUTE_MS, letters: 1 },
  { within: HOUR_MS, letters: 5 },
  { within: DAY_MS, letters: 10 },
];
/** By one player, whoever they go to. */
const BY_PLAYER: readonly Limit[] = [
  { within: HOUR_MS, letters: 10 },
  { within: DAY_MS, letters: 20 },
];

/** @param ages newest first */
const waitOf = (ages: readonly number[], limits: readonly Limit[]): number =>
  Math.max(0, ...limits.map(({ within, letters }) => within - (ages[letters - 1] ?? within)));

/**
 * How long until another letter may be asked for, milliseconds; 0 is now. Until the transaction ends nobody else is told so
 * for the same address. Call it in the transaction that then calls `sendLetter`.
 */
export async function waitForLetter(trx: Trx, to: string, playerId?: string): Promise<number> {
  const address = folded(to);
  await holdCount(trx, address);
  const waits = [waitOf(await agesOfLetters(trx, { to: address }, askedKinds), TO_ADDRESS)];
  if (playerId !== undefined) {
    await holdCount(trx, playerId);
    waits.push(waitOf(await agesOfLetters(trx, { playerId }, askedKinds), BY_PLAYER));
  }
  return Math.ceil(Math.max(...waits));
}
