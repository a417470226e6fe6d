import type { ObjectReference } from '../objects/object-store.ts';

/** Bytes that files take on the disk: a content that several of them have is there once, under all their names. */
export function distinctBytes(files: Iterable<ObjectReference>): number {
  const sizes = new Map<string, number>();
  for (const { sha256, size } of files) sizes.set(sha256, size);
  return [...sizes.values()].reduce((sum, size) => sum + size, 0);
}
