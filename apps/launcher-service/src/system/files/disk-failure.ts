import { statfs } from 'node:fs/promises';
import { errorCode } from './error-code.ts';
import { LaunchFailure } from '../../launch-failure.ts';

const FULL = new Set(['ENOSPC', 'EDQUOT']);
const REFUSED = new Set(['EROFS', 'EACCES', 'EPERM']);
/** Calls that only read: their refusal concerns one file or folder, not the disk. */
const READING = new Set(['scandir', 'opendir', 'lstat', 'stat', 'readlink']);

/** Free bytes for this user on the disk of a folder. */
export async function freeBytes(folder: string): Promise<number> {
  const { bavail, bsize } = await statfs(folder);
  return bavail * bsize;
}

/** Whether the disk is full. */
export const isFull = (error: unknown): boolean => FULL.has(errorCode(error) ?? '');

/** Whether the disk is full or read-only, as opposed to a problem with one file. */
export function isRefusal(error: unknown): boolean {
  const code = errorCode(error);
  return code !== null && (FULL.has(code) || REFUSED.has(code));
}

/** Whether the error comes from `diskFailure`. */
export const isDiskFailure = (error: unknown): error is LaunchFailure =>
  error instanceof LaunchFailure && ['disk_full', 'path_unusable'].includes(error.reason.code);

/** Converts a disk error to an error for the player; others are returned unchanged. */
export async function diskFailure(error: unknown, folder: string, need: number): Promise<unknown> {
  const code = errorCode(error);
  if (isFull(error)) {
    return new LaunchFailure(
      { code: 'disk_full', need, free: await freeBytes(folder).catch(() => 0), path: folder },
      error,
    );
  }
  if (code !== null && REFUSED.has(code)) {
    const { syscall, path } = error as NodeJS.ErrnoException;
    const isReading = READING.has(syscall ?? '') && path !== undefined;
    const where = isReading ? { reason: 'unreadable', path } : { reason: 'read_only', path: folder };
    return new LaunchFailure({ code: 'path_unusable', ...where }, error);
  }
  return error;
}
