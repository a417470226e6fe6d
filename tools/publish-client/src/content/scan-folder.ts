import { createHash } from 'node:crypto';
import { closeSync, fstatSync, openSync, readdirSync, readSync } from 'node:fs';
import { join } from 'node:path';
import { refusePaths } from '@hoshikraft/launcher-contract/signed';
import type { LocalFile } from '../store/store.ts';

/** A file of a bundle. */
export interface ContentFile {
  /** Path in the bundle: relative, with `/`. */
  path: string;
  executable: boolean;
  local: LocalFile;
}

const PIECE_BYTES = 1024 * 1024;
const OWNER_RUNS = 0o100;
const piece = Buffer.allocUnsafe(PIECE_BYTES);

/** Size and hash of a local file. */
export function measureFile(path: string): LocalFile & { executable: boolean } {
  const hash = createHash('sha256');
  const file = openSync(path, 'r');
  try {
    let size = 0;
    for (let read = readSync(file, piece); read > 0; read = readSync(file, piece)) {
      hash.update(piece.subarray(0, read));
      size += read;
    }
    return { path, size, sha256: hash.digest('hex'), executable: (fstatSync(file).mode & OWNER_RUNS) !== 0 };
  } finally {
    closeSync(file);
  }
}

function listFiles(folder: string, prefix: string, into: string[]): void {
  for (const entry of readdirSync(join(folder, prefix), { withFileTypes: true })) {
    const path = prefix === '' ? entry.name : `${prefix}/${entry.name}`;
    if (entry.isDirectory()) listFiles(folder, path, into);
    else if (entry.isFile()) into.push(path);
    else throw new Error(`${join(folder, path)} is neither a file nor a folder (a link?); only these are published`);
  }
}

/**
 * All files of a folder in the order of their paths, with hashes.
 *
 * @throws Error for links and for names that some of our players' systems do not support
 */
export function scanFolder(folder: string): ContentFile[] {
  const paths: string[] = [];
  listFiles(folder, '', paths);
  paths.sort((one, other) => (one < other ? -1 : 1));
  const refused = refusePaths(paths);
  if (refused) throw new Error(`${join(folder, refused.path)} cannot be published: ${refused.refusal}`);
  return paths.map((path) => {
    const { executable, ...local } = measureFile(join(folder, path));
    return { path, executable, local };
  });
}
