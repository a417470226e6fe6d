import type { components } from '@hoshikraft/contract';
import type { Db } from '../database/types.ts';
import { skinVersion } from './skin-version.ts';
import { findOwnSkin } from './skins-repository.ts';

/** The picture that a player set; null for none, where one of our skins is drawn. */
export async function pictureOf(db: Db, playerId: string): Promise<components['schemas']['AvatarOrSkin'] | null> {
  const skin = await findOwnSkin(db, playerId);
  return skin === undefined ? null : { id: skinVersion(skin), extension: 'png', type: 'SKIN' };
}
