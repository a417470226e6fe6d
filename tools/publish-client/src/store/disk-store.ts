import { createHash, randomUUID } from 'node:crypto';
import { createReadStream, mkdirSync, rmSync } from 'node:fs';
import { mkdir, open, readFile, rename, stat, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { forEachOf } from '../for-each-of.ts';
import { changedMeanwhile, isSame } from './store.ts';
import type { LocalFile, Store } from './store.ts';

// Both start with a dot: unfinished files are not served.
const UNFINISHED = '.unfinished';
const LOCK = '.publishing';
const SYNCED_AT_ONCE = 32;
const PIECE_BYTES = 1024 * 1024;

const isAbsent = (error: unknown): boolean =>
  ['ENOENT', 'ENOTDIR'].includes((error as NodeJS.ErrnoException).code ?? '');

async function syncPath(path: string): Promise<void> {
  const handle = await open(path, 'r');
  try {
    await handle.sync();
  } finally {
    await handle.close();
  }
}

async function copyHashing(from: string, to: string): Promise<string> {
  const hash = createHash('sha256');
  const [source, target] = [await open(from, 'r'), await open(to, 'wx', 0o644)];
  try {
    const piece = Buffer.allocUnsafe(PIECE_BYTES);
    for (;;) {
      const { bytesRead } = await source.read(piece, 0, PIECE_BYTES);
      if (bytesRead === 0) return hash.digest('hex');
      hash.update(piece.subarray(0, bytesRead));
      await target.write(piece, 0, bytesRead);
    }
  } finally {
    await source.close();
    await target.close();
  }
}

/** A local folder. Files are written to a temporary name and renamed. */
export function diskStore(folder: string): Store {
  const written = new Set<string>();
  const folders = new Set<string>();

  async function size(name: string): Promise<number | null> {
    try {
      const found = await stat(join(folder, name));
      return found.isFile() ? found.size : null;
    } catch (error) {
      if (isAbsent(error)) return null;
      throw error;
    }
  }

  async function makeFolder(path: string): Promise<void> {
    if (folders.has(path)) return;
    await mkdir(path, { recursive: true });
    folders.add(path);
  }

  async function putBy(name: string, write: (beside: string) => Promise<void>): Promise<void> {
    const path = join(folder, name);
    await makeFolder(dirname(path));
    await makeFolder(join(folder, UNFINISHED));
    const beside = join(folder, UNFINISHED, randomUUID());
    await write(beside);
    // Renamed after it is synced: a power cut never leaves an empty file under its final name.
    if (name.endsWith('.json')) await syncPath(beside);
    await rename(beside, path);
    written.add(path);
  }

  const put = (name: string, bytes: Uint8Array): Promise<void> =>
    putBy(name, (beside) => writeFile(beside, bytes, { flag: 'wx', mode: 0o644 }));

  return {
    where: folder,
    size,
    async open(name) {
      if ((await size(name)) === null) return null;
      return createReadStream(join(folder, name), { highWaterMark: PIECE_BYTES });
    },
    put,
    async replace(name, bytes, previous) {
      const there = (await size(name)) === null ? null : await readFile(join(folder, name));
      // No other publisher can interfere: this one holds the lock.
      if (!isSame(there, previous)) throw changedMeanwhile({ where: folder });
      await put(name, bytes);
    },
    putFile: (name: string, file: LocalFile) =>
      putBy(name, async (beside) => {
        const hash = await copyHashing(file.path, beside);
        if (hash !== file.sha256) throw new Error(`${file.path} was changed while it was being published`);
      }),
    async flush() {
      const paths = [...written];
      written.clear();
      await forEachOf(paths, SYNCED_AT_ONCE, syncPath);
      // Windows cannot sync folders.
      if (process.platform === 'win32') return;
      await forEachOf([...new Set(paths.map((path) => dirname(path)))], SYNCED_AT_ONCE, syncPath);
    },
    async lock() {
      mkdirSync(folder, { recursive: true });
      const database = new DatabaseSync(join(folder, LOCK));
      try {
        // The system releases it when this process ends for any reason.
        database.exec('BEGIN EXCLUSIVE');
      } catch {
        database.close();
        throw new Error(`Another process is publishing to ${folder}`);
      }
      rmSync(join(folder, UNFINISHED), { recursive: true, force: true });
      folders.clear();
      return () => database.close();
    },
  };
}
