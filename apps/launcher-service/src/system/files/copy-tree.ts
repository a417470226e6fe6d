import { type open, lstat, mkdir, readdir, readlink, symlink, utimes } from 'node:fs/promises';
import { join } from 'node:path';
import { syncFolder } from './sync-folder.ts';

/** A file, folder or link, by its path below the root of the tree; the root has the path ''. */
export interface TreeEntry {
  path: string;
  kind: 'file' | 'folder' | 'link';
  /** Size, bytes; 0 for folders and links. */
  size: number;
  mode: number;
  atime: Date;
  mtime: Date;
}

interface CopyOptions {
  signal: AbortSignal;
  opening: typeof open;
  /** Called with the number of bytes copied since the last call. */
  onBytes: (bytes: number) => void;
  /** Called after a file or link is complete and on the disk. */
  onFile: () => void;
}

const BLOCK_BYTES = 1024 * 1024;
/** Number of files that are synced at the same time: the journal of the file system is then written once for all. */
const FILES_AT_ONCE = 8;

/** Lists a path and everything below it, folders before their contents; links are not followed. */
export async function listTree(root: string, signal: AbortSignal): Promise<TreeEntry[]> {
  const found: TreeEntry[] = [];
  const visit = async (path: string): Promise<void> => {
    signal.throwIfAborted();
    const stat = await lstat(join(root, path));
    const { mode, atime, mtime } = stat;
    const entry = { path, size: 0, mode: mode & 0o777, atime, mtime };
    if (stat.isSymbolicLink()) found.push({ ...entry, kind: 'link' });
    if (stat.isFile()) found.push({ ...entry, kind: 'file', size: stat.size });
    // Sockets and devices have no content to copy.
    if (!stat.isDirectory()) return;
    found.push({ ...entry, kind: 'folder' });
    for (const name of await readdir(join(root, path))) await visit(join(path, name));
  };
  await visit('');
  return found;
}

async function copyFile(source: string, target: string, entry: TreeEntry, block: Buffer, options: CopyOptions) {
  const { signal, opening, onBytes } = options;
  const from = await opening(source, 'r');
  try {
    const to = await opening(target, 'wx', entry.mode);
    try {
      for (;;) {
        signal.throwIfAborted();
        const { bytesRead } = await from.read(block, 0, block.length, null);
        if (bytesRead === 0) break;
        await to.writeFile(block.subarray(0, bytesRead));
        onBytes(bytesRead);
      }
      await to.utimes(entry.atime, entry.mtime);
      await to.sync();
    } finally {
      await to.close();
    }
  } finally {
    await from.close();
  }
}

/**
 * Copies a listed tree to a new place. When it resolves, contents and names are on the disk; only the name of the root is
 * left to the caller to sync.
 *
 * @throws the error of the file system, or the reason of an aborted signal; writing has stopped then, and copied files
 *   remain
 */
export async function copyTree(
  source: string,
  target: string,
  entries: readonly TreeEntry[],
  options: CopyOptions,
): Promise<void> {
  const folders = entries.filter(({ kind }) => kind === 'folder');
  for (const { path, mode } of folders) await mkdir(join(target, path), { mode: mode | 0o700 });
  const rest = entries.filter(({ kind }) => kind !== 'folder').values();
  let hasFailed = false;
  const work = async (): Promise<void> => {
    const block = Buffer.allocUnsafe(BLOCK_BYTES);
    for (const entry of rest) {
      if (hasFailed) return;
      const [from, to] = [join(source, entry.path), join(target, entry.path)];
      if (entry.kind === 'link') await symlink(await readlink(from), to);
      else await copyFile(from, to, entry, block, options);
      options.onFile();
    }
  };
  const watched = async (): Promise<void> => {
    try {
      await work();
    } catch (error) {
      hasFailed = true;
      throw error;
    }
  };
  const ends = await Promise.allSettled(Array.from({ length: FILES_AT_ONCE }, watched));
  for (const end of ends) if (end.status === 'rejected') throw end.reason;
  for (const { path, atime, mtime } of folders.reverse()) {
    await utimes(join(target, path), atime, mtime);
    await syncFolder(join(target, path), options.opening);
  }
}
