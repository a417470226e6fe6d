import { thisSystem } from '../install/clients/system.ts';
import type { RuntimeNeed, Schemas } from '../schemas.ts';
import type { Publisher } from './publisher.ts';

type ManifestFile = Schemas['ManifestFile'];

export const CLIENT_ID = '5b1c7a3e-6f0e-4d6b-9a55-0a6d1c1f0002';
export const OTHER_CLIENT_ID = '5b1c7a3e-6f0e-4d6b-9a55-0a6d1c1f0003';

/** Random bytes that do not compress; the same for the same seed. */
export function contentOf(seed: string, size: number): Buffer {
  const bytes = Buffer.alloc(size);
  let state = [...seed].reduce((hash, letter) => (hash * 31 + (letter.codePointAt(0) ?? 0)) >>> 0, 0x9e3779b9);
  for (let at = 0; at + 4 <= size; at += 4) {
    state ^= state << 13;
    state ^= state >>> 17;
    state ^= state << 5;
    bytes.writeUInt32LE(state >>> 0, at);
  }
  bytes.write(seed.slice(-Math.min(size, 16)), Math.max(0, size - 16));
  return bytes;
}

type Given = Buffer | ({ bytes: Buffer } & Partial<Pick<ManifestFile, 'mode' | 'rules' | 'optional' | 'executable'>>);

/** Puts contents on the server and returns their manifest entries. */
export function addFiles(
  publisher: Publisher,
  files: Record<string, Given>,
  options = { objects: true },
): ManifestFile[] {
  return Object.entries(files).map(([path, given]) => {
    const { bytes, ...more } = Buffer.isBuffer(given) ? { bytes: given } : given;
    const reference = publisher.addObject(bytes);
    if (!options.objects) publisher.files.delete(`objects/${reference.sha256.slice(0, 2)}/${reference.sha256}`);
    return { path, ...reference, mode: 'enforce', ...more };
  });
}

/** A client's manifest with defaults. */
export function clientManifest(
  publisher: Publisher,
  files: ManifestFile[],
  more: Partial<Schemas['ClientManifest']> = {},
): Schemas['ClientManifest'] {
  const picture = { ...publisher.addObject(Buffer.from('picture')), mediaType: 'image/png' as const };
  return {
    type: 'client',
    formatVersion: 1,
    id: CLIENT_ID,
    version: 1,
    label: '1.0.0',
    publishedAt: '2026-01-01T00:00:00Z',
    name: 'HiTech',
    serverId: 'hitech',
    serverName: 'HiTech',
    gameVersion: '1.19.2',
    server: 'http://127.0.0.1/',
    icon: picture,
    background: picture,
    files,
    scopes: [{ path: 'mods', foreign: 'quarantine' }],
    packs: [],
    optionalMods: [],
    runtime: { kind: 'java', minimumMajor: 17, bundles: [] },
    launch: { main: 'Main', classpath: [], vmArgs: [], args: [], readyMarker: null },
    memory: { minimumMb: 512, recommendedMb: 2048 },
    ...more,
  };
}

/** Runtime requirement of a client that installs `javaRuntime` with the same major version. */
export const javaNeed = (major = 17): RuntimeNeed => {
  const { os, arch } = thisSystem();
  return { kind: 'java', minimumMajor: major, bundles: [{ os, arch, bundle: `java-${major}-test` }] };
};

/** A published Java for this system. */
export const javaRuntime = (files: ManifestFile[], major = 17): Schemas['RuntimeManifest'] => {
  const { os, arch } = thisSystem();
  return {
    type: 'runtime',
    formatVersion: 1,
    id: `java-${major}-test`,
    version: 1,
    label: String(major),
    publishedAt: '2026-01-01T00:00:00Z',
    kind: 'java',
    major,
    os,
    arch,
    executable: 'bin/java',
    files,
    packs: [],
  };
};
