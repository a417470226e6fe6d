import { LOGIN } from '../players/login.ts';
import type { AppContext } from '../../context.ts';
import { ApiError } from '../../platform/errors/api-error.ts';
import type { SkinModel } from '../../content/files/pictures/skin/skin-boxes.ts';
import { foldCase } from '../players/players-repository.ts';
import { defaultSkin } from './default-skins.ts';
import { avatarVersion, capeVersion, skinVersion } from './skin-version.ts';
import { findLook, type LookRow } from './skins-repository.ts';

/** A picture that is immutable under its version. */
export interface Versioned {
  version: string;
  read(): Promise<Buffer>;
}

/** The skin of a player or of an unused nickname, as a PNG. */
export interface WornSkin extends Versioned {
  model: SkinModel;
}

/** The appearance of a player or of an unused nickname. */
export interface WornLook extends WornSkin {
  /** Whether a player has the nickname. */
  isPlayer: boolean;
  /** PNG; null if there is none. */
  cape: Versioned | null;
  /** WebP; null if the face of the skin is shown. */
  avatar: Versioned | null;
}

const reading =
  ({ files }: Pick<AppContext, 'files'>, name: string) =>
  async (): Promise<Buffer> => {
    const bytes = await files.read(name);
    // The skin changed between reading the row and the file.
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
 * The appearance of a nickname: the player's own skin, or a default one, also for an unused nickname.
 *
 * @throws ApiError `not_found` for an invalid nickname
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
