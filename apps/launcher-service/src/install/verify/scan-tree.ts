import { type Dirent, lstatSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { setImmediate as breathe } from 'node:timers/promises';
import { errorCode } from '../../system/files/error-code.ts';
import { isPlayers } from '../plan/scopes.ts';

/** An entry on the disk; a file has a stamp that shows changes. */
export type Scanned =
  | { kind: 'file'; size: number; stamp: string; changedMs: number }
  | { kind: 'folder' }
  | { kind: 'link' }
  | { kind: 'other' };

const AT_ONCE = 500;

/**
 * Identity and times of a file as one text: size, modification and change time in nanoseconds, and inode. Every write
 * changes one of them, and a program that resets the modification time cannot reset the change time.
 */
export function stampOf(file: string): { size: number; stamp: string; changedMs: number } | null {
  const stat = lstatSync(file, { bigint: true, throwIfNoEntry: false });
  if (!stat?.isFile()) return null;
  return {
    size: Number(stat.size),
    stamp: `${stat.size}.${stat.mtimeNs}.${stat.ino}.${stat.ctimeNs}`,
    changedMs: Number(stat.ctimeNs / 1_000_000n),
  };
}

function list(folder: string): Dirent[] {
  try {
    return readdirSync(folder, { withFileTypes: true });
  } catch (error) {
    if (errorCode(error) === 'ENOENT') return [];
    throw error;
  }
}

/**
 * Everything below a folder by its path with `/`; links are not followed, and the player's own folders are not
 * read. Reads synchronously, which is many times faster, and yields in between.
 */
export async function scanTree(root: string, signal: AbortSignal): Promise<Map<string, Scanned>> {
  const found = new Map<string, Scanned>();
  const folders = [''];
  let count = 0;
  for (let folder = folders.pop(); folder !== undefined; folder = folders.pop()) {
    for (const entry of list(join(root, folder))) {
      // APFS and HFS+ may return decomposed names; they treat composed ones as equal.
      const name = process.platform === 'darwin' ? entry.name.normalize('NFC') : entry.name;
      const path = folder === '' ? name : `${folder}/${name}`;
      if (entry.isDirectory()) {
        found.set(path, { kind: 'folder' });
        if (!isPlayers(path)) folders.push(path);
      } else if (entry.isSymbolicLink()) {
        found.set(path, { kind: 'link' });
      } else {
        const stamp = entry.isFile() ? stampOf(join(root, path)) : null;
        found.set(path, stamp === null ? { kind: 'other' } : { kind: 'file', ...stamp });
      }
      count += 1;
      if (count % AT_ONCE === 0) {
        await breathe();
        signal.throwIfAborted();
      }
    }
  }
  return found;
}
