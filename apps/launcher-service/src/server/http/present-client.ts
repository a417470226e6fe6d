import type { Locale } from '@hoshikraft/shared';
import type { KnownClient } from '../../install/installer.ts';
import { thisSystem } from '../../install/clients/system.ts';
import { isForGuests } from '../../game/process/placeholders.ts';
import type { ClientManifest, Schemas } from '../../schemas.ts';
import { isFor } from '../../install/trust/check-manifest.ts';

const EXTENSIONS: Record<Schemas['Picture']['mediaType'], string> = {
  'image/png': 'png',
  'image/webp': 'webp',
  'image/jpeg': 'jpg',
};

/** Name of a picture in URLs: changes with the picture. */
export const pictureName = ({ sha256, mediaType }: Schemas['Picture']): string =>
  `${sha256.slice(0, 16)}.${EXTENSIONS[mediaType]}`;

function sizeOfOptional({ files }: ClientManifest, id: string, system: Schemas['Os']): number {
  return files
    .filter((file) => file.optional === id && isFor(file, { os: system, arch: thisSystem().arch }))
    .reduce((sum, { size }) => sum + size, 0);
}

/** A client as the pages get it. */
export function presentClient(
  { manifest, status, installedLabel, sizes, optional }: KnownClient,
  { locale, system, lastPlayedAt }: { locale: Locale; system: Schemas['Os']; lastPlayedAt: string | null },
): Schemas['Client'] {
  return {
    uuid: manifest.id,
    name: manifest.name,
    serverId: manifest.serverId,
    serverName: manifest.serverName,
    gameVersion: manifest.gameVersion,
    iconPath: pictureName(manifest.icon),
    backgroundPath: pictureName(manifest.background),
    status,
    versions: { installed: installedLabel, available: manifest.label },
    sizes,
    memory: manifest.memory,
    optionalMods: manifest.optionalMods.map(({ id, name, description, enabledAtFirst }) => ({
      id,
      name: name[locale],
      description: description[locale],
      enabled: optional.includes(id),
      enabledAtFirst,
      size: sizeOfOptional(manifest, id, system),
    })),
    lastPlayedAt,
    guest: isForGuests(manifest),
  };
}
