import type { Schemas } from '@hoshikraft/api-client';

/** Addresses of what a player wears, for ever the same. */
export const wornTextures = (login: string, { version, cape }: Pick<Schemas['PlayerSkin'], 'version' | 'cape'>) => {
  const at = `/api/skin/${encodeURIComponent(login)}`;
  return { skin: `${at}/texture?v=${version}`, cape: cape === null ? null : `${at}/cape?v=${cape}` };
};
