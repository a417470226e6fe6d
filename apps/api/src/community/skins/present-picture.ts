import type { components } from '@hoshikraft/contract';
import type { Db } from '../../platform/database/types.ts';
import { avatarVersion, skinVersion } from './skin-version.ts';
import { findLooks, type LookRow } from './skins-repository.ts';

type Picture = components['schemas']['AvatarOrSkin'] | null;

/** The player's avatar, or else the skin; null for neither, in which case a default skin is rendered. */
export function presentPicture({ avatarHash, hash, model }: Pick<LookRow, 'avatarHash' | 'hash' | 'model'>): Picture {
  if (avatarHash !== null) return { id: avatarVersion(avatarHash), extension: 'webp', type: 'AVATAR' };
  return hash === null || model === null ? null : { id: skinVersion({ hash, model }), extension: 'png', type: 'SKIN' };
}

/** The picture of a player. */
export async function pictureOf(db: Db, playerId: string): Promise<Picture> {
  const [row] = await findLooks(db, [playerId]);
  return row === undefined ? null : presentPicture(row);
}
