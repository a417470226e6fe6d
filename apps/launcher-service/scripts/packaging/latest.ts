import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Arch, System, Target } from './systems.ts';

interface Artifact {
  system: System;
  arch: Arch;
  /** Name beside `latest.json`. */
  file: string;
  /** Bytes. */
  size: number;
  sha256: string;
}

/** Content of `latest.json`: what the site offers for download. */
export interface Latest {
  version: string;
  artifacts: Artifact[];
}

const writeWhole = (path: string, data: Buffer | string): void => {
  writeFileSync(`${path}.part`, data);
  renameSync(`${path}.part`, path);
};

const known = (path: string, version: string): Artifact[] => {
  if (!existsSync(path)) return [];
  const before = JSON.parse(readFileSync(path, 'utf8')) as Latest;
  return before.version === version ? before.artifacts : [];
};

/**
 * Writes the archive and then `latest.json`, each atomically. Archives of the same version for other systems stay
 * listed.
 */
export const publishArchive = (
  folder: string,
  { version, target, archive }: { version: string; target: Target; archive: Buffer },
): Latest => {
  mkdirSync(folder, { recursive: true });
  const { system, arch } = target;
  const file = `hoshikraft-launcher-${version}-${system}-${arch}.${system === 'windows' ? 'zip' : 'tar.gz'}`;
  const sha256 = createHash('sha256').update(archive).digest('hex');
  writeWhole(join(folder, file), archive);
  const path = join(folder, 'latest.json');
  const others = known(path, version).filter((artifact) => artifact.system !== system || artifact.arch !== arch);
  const latest = { version, artifacts: [...others, { system, arch, file, size: archive.length, sha256 }] };
  writeWhole(path, `${JSON.stringify(latest, null, 2)}\n`);
  return latest;
};
