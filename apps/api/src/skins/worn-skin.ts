import type { App } from '../app-parts.ts';
import { ApiError } from '../errors/api-error.ts';
import type { SkinModel } from '../files/pictures/skin/skin-boxes.ts';
import { folded } from '../players/players-repository.ts';
import { defaultSkin } from './default-skins.ts';
import { skinVersion } from './skin-version.ts';
import { findSkin } from './skins-repository.ts';

/** What somebody wears, or would wear. */
export interface WornSkin {
  version: string;
  model: SkinModel;
  /** Whether somebody has the name. */
  isPlayer: boolean;
  /** The skin itself, a PNG. */
  read(): Promise<Buffer>;
}

const LOGIN = /^[A-Za-z0-9_]{3,16}$/;

/**
 * What the player of a nickname wears: their own skin, or one of ours, as does a name that nobody has.
 *
 * @throws ApiError `not_found` where nobody can be called so
 */
export async function wornSkin({ db, files }: Pick<App, 'db' | 'files'>, nickname: string): Promise<WornSkin> {
  if (!LOGIN.test(nickname)) throw new ApiError('not_found');
  const row = await findSkin(db, folded(nickname));
  const isPlayer = row !== undefined;
  if (row === undefined || row.hash === null || row.model === null || row.name === null) {
    const { bytes, ...skin } = await defaultSkin(row?.playerId ?? folded(nickname));
    return { version: skinVersion(skin), model: skin.model, isPlayer, read: () => Promise.resolve(bytes) };
  }
  const { hash, model, name } = row;
  const read = async (): Promise<Buffer> => {
    const bytes = await files.read(name);
    // Changed between the row and the file.
    if (bytes === null) throw new ApiError('database_unavailable');
    return bytes;
  };
  return { version: skinVersion({ hash, model }), model, isPlayer, read };
}
