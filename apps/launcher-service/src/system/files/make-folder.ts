import { mkdirSync, statSync } from 'node:fs';
import { mkdir, stat } from 'node:fs/promises';
import { dirname, resolve } from 'node:path';
import { errorCode } from './error-code.ts';

// Node's `recursive` option never returns where a file system reports ENOENT although the parent exists, as /proc does.

/** Another process may have created it meanwhile. @throws the error otherwise */
function orMadeByOthers(error: unknown, isThere: boolean): void {
  if (errorCode(error) !== 'EEXIST' || !isThere) throw error;
}

const isFolder = (path: string): Promise<boolean> =>
  stat(path).then(
    (found) => found.isDirectory(),
    () => false,
  );

function isFolderSync(path: string): boolean {
  try {
    return statSync(path).isDirectory();
  } catch {
    return false;
  }
}

/** Creates a folder and its missing parents. @throws the error of the file system */
export async function makeFolder(folder: string, mode?: number): Promise<void> {
  const missing: string[] = [];
  for (let path = resolve(folder); !(await isFolder(path)) && path !== dirname(path); path = dirname(path)) {
    missing.push(path);
  }
  for (const path of missing.reverse()) {
    await mkdir(path, mode).catch(async (error) => orMadeByOthers(error, await isFolder(path)));
  }
}

/** Synchronous variant. */
export function makeFolderSync(folder: string, mode?: number): void {
  const missing: string[] = [];
  for (let path = resolve(folder); !isFolderSync(path) && path !== dirname(path); path = dirname(path)) {
    missing.push(path);
  }
  for (const path of missing.reverse()) {
    try {
      mkdirSync(path, mode);
    } catch (error) {
      orMadeByOthers(error, isFolderSync(path));
    }
  }
}
