import type { BigIntStats } from 'node:fs';

const CONTENT_NAME = /(?:^|[/-])([0-9a-f]{64})(?:\.json)?$/;

/**
 * A strong tag of a file: its hash where that is its name, else what changes when it is replaced. A download goes on
 * from its middle only under a strong tag, and the static plugin makes weak ones.
 */
export function entityTag(path: string, stats: BigIntStats): string {
  const hash = CONTENT_NAME.exec(path)?.[1];
  if (hash !== undefined) return `"${hash}"`;
  return `"${stats.size.toString(36)}-${stats.mtimeNs.toString(36)}-${stats.ino.toString(36)}"`;
}

/** Whether the file at this path can only ever have one content. */
export function isImmutable(path: string): boolean {
  return CONTENT_NAME.test(path);
}

/** Whether a list of tags, as If-None-Match carries them, names this one. */
export function namesTag(header: string | undefined, tag: string): boolean {
  if (header === undefined) return false;
  return header.trim() === '*' || header.split(',').some((one) => one.trim().replace(/^W\//, '') === tag);
}
