import type { ObjectReference } from '../objects/object-store.ts';

/** Size of files on the disk: equal contents are stored once, under several names. */
export function distinctBytes(files: Iterable<ObjectReference>): number {
  const sizes = new Map<string, number>();
  for (const { sha256, size } of files) sizes.set(sha256, size);
  return [...sizes.values()].reduce((sum, size) => sum + size, 0);
}
