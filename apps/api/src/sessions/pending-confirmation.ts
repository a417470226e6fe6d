import type { components } from '@hoshikraft/contract';
import type { Db } from '../database/types.ts';
import { pictureOf } from '../skins/present-picture.ts';
import { type Factor, FACTORS } from '../two-factor/factors.ts';
import { factorsOf } from '../two-factor/factors-repository.ts';
import { countPasskeys } from '../webauthn/passkeys-repository.ts';

/** Whose sign-in waits for what (docs/product/accounts.md#second-factor): the factor that was asked for, and whatever else confirms it. */
export async function pendingConfirmation(
  db: Db,
  player: { id: string; login: string },
  factor: Factor,
): Promise<components['schemas']['PendingConfirmation']> {
  const factors = await factorsOf(db, player.id);
  if ((await countPasskeys(db, player.id)) > 0) factors.push(FACTORS.passkey);
  return {
    userId: player.id,
    login: player.login,
    avatarOrSkin: await pictureOf(db, player.id),
    factor,
    factors: [factor, ...factors.filter((other) => other !== factor)],
  };
}
