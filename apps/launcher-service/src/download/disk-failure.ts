import { statfs } from 'node:fs/promises';
import { errorCode } from '../files/error-code.ts';
import { LaunchFailure } from '../launch-failure.ts';

const FULL = new Set(['ENOSPC', 'EDQUOT']);
const REFUSED = new Set(['EROFS', 'EACCES', 'EPERM']);

/** Bytes that this user may still write where a folder is. */
export async function freeBytes(folder: string): Promise<number> {
  const { bavail, bsize } = await statfs(folder);
  return bavail * bsize;
}

/** Whether the disk itself refused, being full or not to be written, rather than what lies on it. */
export function isRefusal(error: unknown): boolean {
  const code = errorCode(error);
  return code !== null && (FULL.has(code) || REFUSED.has(code));
}

/** Whether this is what `diskFailure` makes of a refusal. */
export const isDiskFailure = (error: unknown): error is LaunchFailure =>
  error instanceof LaunchFailure && ['disk_full', 'path_unusable'].includes(error.reason.code);

/** What the disk refused, as the player is told; anything else as it is. */
export async function diskFailure(error: unknown, folder: string, need: number): Promise<unknown> {
  const code = errorCode(error);
  if (code !== null && FULL.has(code)) {
    return new LaunchFailure({ code: 'disk_full', need, free: await freeBytes(folder).catch(() => 0) }, error);
  }
  if (code !== null && REFUSED.has(code)) {
    return new LaunchFailure({ code: 'path_unusable', reason: 'read_only', path: folder }, error);
  }
  return error;
}
