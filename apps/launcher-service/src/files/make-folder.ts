import { existsSync, mkdirSync, statSync } from 'node:fs';
import { mkdir, stat } from 'node:fs/promises';
import { dirname, resolve } from 'node:path';
import { errorCode, orAbsent } from './error-code.ts';

// Node's own `recursive` never comes back where a file system says ENOENT although the parent is there, as /proc does.

/** Somebody else may have made it in between. @throws the error where that is not so */
function orMadeByOthers(error: unknown, isFolder: boolean): void {
  if (errorCode(error) !== 'EEXIST' || !isFolder) throw error;
}

/** Makes a folder, with those above it that are missing. @throws the error of the file system */
export async function makeFolder(folder: string, mode?: number): Promise<void> {
  const missing: string[] = [];
  for (let path = resolve(folder); (await orAbsent(stat(path))) === null; path = dirname(path)) missing.push(path);
  for (const path of missing.reverse()) {
    await mkdir(path, mode).catch(async (error) => orMadeByOthers(error, (await stat(path)).isDirectory()));
  }
}

/** The same at once, for what may not wait. */
export function makeFolderSync(folder: string, mode?: number): void {
  const missing: string[] = [];
  for (let path = resolve(folder); !existsSync(path) && path !== dirname(path); path = dirname(path)) {
    missing.push(path);
  }
  for (const path of missing.reverse()) {
    try {
      mkdirSync(path, mode);
    } catch (error) {
      orMadeByOthers(error, statSync(path).isDirectory());
    }
  }
}
