import { readFileSync, renameSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { openEnvelope } from '@hoshikraft/launcher-contract/signed';
import { readdirNames } from '../keys/key-store.ts';
import type { RootMetadata } from '../schemas.ts';
import { names } from './names.ts';
import { parseSigned } from './parse-signed.ts';

/** A root with its signatures. */
export interface RootFile {
  bytes: Buffer;
  root: RootMetadata;
}

function meets(bytes: Buffer, { roles, keys }: RootMetadata): boolean {
  return openEnvelope(bytes, 'root', roles.root, keys).ok;
}

/**
 * Parses a root that enough of its own keys signed and, unless it is the first of a chain, enough of the keys of the
 * previous one.
 *
 * @throws Error with the refused file and the reason
 */
export function openRoot(bytes: Buffer, previous: RootFile | null, name: string): RootFile {
  const root = parseSigned('root', bytes, name);
  if (!meets(bytes, root)) throw new Error(`${name}: too few of its own root keys signed it`);
  if (previous) {
    if (!meets(bytes, previous.root)) throw new Error(`${name}: too few keys of the root before it signed it`);
    if (root.version !== previous.root.version + 1) throw new Error(`${name} has version ${root.version}`);
  }
  return { bytes, root };
}

/** All roots in a folder, oldest first, each verified by the previous one. @throws Error if there is none */
export function readRootChain(folder: string): RootFile[] {
  const versions = readdirNames(folder)
    .map((name) => Number(/^root\.(\d+)\.json$/.exec(name)?.[1] ?? 0))
    .filter((version) => version > 0)
    .sort((one, other) => one - other);
  const chain: RootFile[] = [];
  for (const version of versions) {
    const path = join(folder, names.root(version));
    chain.push(openRoot(readFileSync(path), chain.at(-1) ?? null, path));
  }
  if (chain.length === 0) throw new Error(`${folder} has no root.<version>.json: run "keys" to create one`);
  return chain;
}

/** Saves a root in the folder, also as `root.json`, which is shipped with launchers. */
export function writeRoot(folder: string, { bytes, root }: RootFile): void {
  writeFileSync(join(folder, names.root(root.version)), bytes, { flag: 'wx' });
  const beside = join(folder, '.root.json');
  writeFileSync(beside, bytes);
  renameSync(beside, join(folder, 'root.json'));
}
