import { mkdirSync, statSync } from 'node:fs';
import { mkdir, stat } from 'node:fs/promises';
import { dirname, resolve } from 'node:path';
import { errorCode } from './error-code.ts';

// Node's own `recursive` never comes back where a file system says ENOENT although the parent is there, as /proc does.

/** Somebody else may have made it in between. @throws the error where that is not so */
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

/** Makes a folder, with those above it that are missing. @throws the error of the file system */
export async function makeFolder(folder: string, mode?: number): Promise<void> {
  const missing: string[] = [];
  for (let path = resolve(folder); !(await isFolder(path)) && path !== dirname(path); path = dirname(path)) {
    missing.push(path);
  }
  for (const path of missing.reverse()) {
    await mkdir(path, mode).catch(async (error) => orMadeByOthers(error, await isFolder(path)));
  }
}

/** The same at once, for what may not wait. */
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
