import type { components } from '@hoshikraft/contract';
import type { Db } from '../database/types.ts';
import { avatarVersion, skinVersion } from './skin-version.ts';
import { findLooks, type LookRow } from './skins-repository.ts';

type Picture = components['schemas']['AvatarOrSkin'] | null;

/** The avatar that a player set, or else the skin; null for neither, where one of our skins is drawn. */
export function presentPicture({ avatarHash, hash, model }: Pick<LookRow, 'avatarHash' | 'hash' | 'model'>): Picture {
  if (avatarHash !== null) return { id: avatarVersion(avatarHash), extension: 'webp', type: 'AVATAR' };
  return hash === null || model === null ? null : { id: skinVersion({ hash, model }), extension: 'png', type: 'SKIN' };
}

/** The pictures that players set, by their ids. */
export async function picturesOf(db: Db, playerIds: readonly string[]): Promise<ReadonlyMap<string, Picture>> {
  const rows = await findLooks(db, playerIds);
  return new Map(rows.map((row) => [row.playerId, presentPicture(row)]));
}

/** The picture that a player set. */
export const pictureOf = async (db: Db, playerId: string): Promise<Picture> =>
  (await picturesOf(db, [playerId])).get(playerId) ?? null;
