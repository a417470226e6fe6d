import type { Schemas } from '@hoshikraft/api-client';

/** Immutable URLs of a player's skin and cape textures. */
export const wornTextures = (login: string, { version, cape }: Pick<Schemas['PlayerSkin'], 'version' | 'cape'>) => {
  const at = `/api/skin/${encodeURIComponent(login)}`;
  return { skin: `${at}/texture?v=${version}`, cape: cape === null ? null : `${at}/cape?v=${cape}` };
};
