import type { AppContext } from '../context.ts';
import { ApiError } from '../errors/api-error.ts';
import type { SkinModel } from '../files/pictures/skin/skin-boxes.ts';
import { foldCase } from '../players/players-repository.ts';
import { defaultSkin } from './default-skins.ts';
import { avatarVersion, capeVersion, skinVersion } from './skin-version.ts';
import { findLook, type LookRow } from './skins-repository.ts';

/** A picture that never changes under its version. */
export interface Versioned {
  version: string;
  read(): Promise<Buffer>;
}

/** A skin that somebody wears, or would wear. Read, it is a PNG. */
export interface WornSkin extends Versioned {
  model: SkinModel;
}

/** What somebody wears, or would wear. */
export interface WornLook extends WornSkin {
  /** Whether somebody has the name. */
  isPlayer: boolean;
  /** PNG; null where none is worn. */
  cape: Versioned | null;
  /** WebP; null where the face of the skin is shown. */
  avatar: Versioned | null;
}

const LOGIN = /^[A-Za-z0-9_]{3,16}$/;

const reading =
  ({ files }: Pick<AppContext, 'files'>, name: string) =>
  async (): Promise<Buffer> => {
    const bytes = await files.read(name);
    // Changed between the row and the file.
    if (bytes === null) throw new ApiError('database_unavailable');
    return bytes;
  };

const picture = (
  app: Pick<AppContext, 'files'>,
  hash: string | null | undefined,
  name: string | null | undefined,
  version: (hash: string) => string,
): Versioned | null => (hash && name ? { version: version(hash), read: reading(app, name) } : null);

async function skinOf(app: Pick<AppContext, 'files'>, row: LookRow | undefined, name: string): Promise<WornSkin> {
  if (row === undefined || row.hash === null || row.model === null || row.name === null) {
    const { bytes, ...skin } = await defaultSkin(row?.playerId ?? name);
    return { version: skinVersion(skin), model: skin.model, read: () => Promise.resolve(bytes) };
  }
  const { hash, model } = row;
  return { version: skinVersion({ hash, model }), model, read: reading(app, row.name) };
}

/**
 * What the player of a nickname wears: their own skin, or one of ours, as does a name that nobody has.
 *
 * @throws ApiError `not_found` where nobody can be called so
 */
export async function wornSkin(app: Pick<AppContext, 'db' | 'files'>, nickname: string): Promise<WornLook> {
  if (!LOGIN.test(nickname)) throw new ApiError('not_found');
  const row = await findLook(app.db, foldCase(nickname));
  return {
    ...(await skinOf(app, row, foldCase(nickname))),
    isPlayer: row !== undefined,
    cape: picture(app, row?.capeHash, row?.capeName, capeVersion),
    avatar: picture(app, row?.avatarHash, row?.avatarName, avatarVersion),
  };
}
