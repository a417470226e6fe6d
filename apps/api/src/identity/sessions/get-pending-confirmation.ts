import type { components } from '@hoshikraft/contract';
import type { Db } from '../../platform/database/types.ts';
import { pictureOf } from '../../community/skins/present-picture.ts';
import { type Factor, FACTORS } from '../two-factor/factors.ts';
import { listFactors } from '../two-factor/factors-repository.ts';
import { countPasskeys } from '../webauthn/passkeys-repository.ts';

/** Returns who is signing in, the requested factor and all factors that confirm it (docs/product/accounts.md#second-factor). */
export async function getPendingConfirmation(
  db: Db,
  player: { id: string; login: string },
  factor: Factor,
): Promise<components['schemas']['PendingConfirmation']> {
  const factors = await listFactors(db, player.id);
  if ((await countPasskeys(db, player.id)) > 0) factors.push(FACTORS.passkey);
  return {
    userId: player.id,
    login: player.login,
    avatarOrSkin: await pictureOf(db, player.id),
    factor,
    factors: [factor, ...factors.filter((other) => other !== factor)],
  };
}
