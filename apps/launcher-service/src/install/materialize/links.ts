import { chmodSync, constants, copyFileSync, linkSync, rmSync, writeFileSync } from 'node:fs';
import { errorCode } from '../../system/files/error-code.ts';
import { temporaryFile } from '../../system/files/write-atomically.ts';

/** Creates files from stored contents in the cheapest way that the disk supports. */
export interface Links {
  /** @param own the game may write to it: its own bytes, and not read-only */
  put(object: string, target: string, file: { own: boolean; executable: boolean }): void;
  /** Whether equal contents take space once; the test leaves no files. */
  shareIn(folder: string): boolean;
}

/** Tries a reflink first, then a hard link, then a copy. A way that failed is not tried again. */
export function createLinks(): Links {
  let clones = true;
  let links = true;

  const clone = (object: string, target: string): boolean => {
    if (!clones) return false;
    try {
      copyFileSync(object, target, constants.COPYFILE_FICLONE_FORCE);
      return true;
    } catch (error) {
      if (errorCode(error) === 'ENOSPC' || errorCode(error) === 'ENOENT') throw error;
      clones = false;
      return false;
    }
  };
  const link = (object: string, target: string): boolean => {
    if (!links) return false;
    try {
      linkSync(object, target);
      return true;
    } catch (error) {
      const code = errorCode(error);
      if (code === 'ENOSPC' || code === 'ENOENT') throw error;
      // One content can reach the limit of links; others are not affected.
      links = code === 'EMLINK';
      return false;
    }
  };

  return {
    shareIn(folder) {
      const [probe, twin] = [temporaryFile(folder, 'probe'), temporaryFile(folder, 'twin')];
      try {
        writeFileSync(probe, 'probe');
        return clone(probe, twin) || link(probe, twin);
      } finally {
        rmSync(probe, { force: true });
        rmSync(twin, { force: true });
      }
    },
    put(object, target, { own, executable }) {
      const shared = !clone(object, target) && !own && link(object, target);
      if (shared) return;
      if (!clones) copyFileSync(object, target);
      chmodSync(target, executable ? 0o755 : 0o644);
    },
  };
}
