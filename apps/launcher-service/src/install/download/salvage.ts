import { closeSync, openSync, readSync, readdirSync, statSync } from 'node:fs';
import type { ObjectStore } from '../objects/object-store.ts';
import { BLOCK_BYTES } from '../verify/hash-file.ts';
import { extract, partFile, readSidecar, removePart } from './part.ts';
import { readPieces } from './piece-reader.ts';
import type { Piece, Unit } from './units.ts';

/** Keys of the parts in a folder. */
function partKeys(folder: string): string[] {
  try {
    return readdirSync(folder).flatMap((name) => (name.endsWith('.part') ? name.slice(0, -'.part'.length) : []));
  } catch {
    return [];
  }
}

/** Stored bytes of a unit. */
export function heldOf(folder: string, unit: Unit): number {
  const size = statSync(partFile(folder, unit.key), { throwIfNoEntry: false })?.size ?? 0;
  return readSidecar(folder, unit.key) === null ? 0 : Math.min(size, unit.length);
}

/**
 * Stores the complete pieces of parts that will not be resumed because another range is needed now, and deletes those parts.
 * Returns whether an object was stored.
 */
export async function salvage(
  folder: string,
  planned: readonly Unit[],
  wanted: ReadonlySet<string>,
  objects: ObjectStore,
  signal: AbortSignal,
): Promise<boolean> {
  const going = new Set(planned.map(({ key }) => key));
  let won = false;
  for (const key of partKeys(folder)) {
    if (going.has(key)) continue;
    const sidecar = readSidecar(folder, key);
    const useful = sidecar?.pieces.filter(({ sha256 }) => wanted.has(sha256)) ?? [];
    // Parts of other clients are not touched.
    if (sidecar !== null && useful.length === 0) continue;
    if (sidecar !== null) {
      const handle = openSync(partFile(folder, key), 'r');
      try {
        const reader = readPieces(sidecar.pieces);
        const block = Buffer.allocUnsafe(BLOCK_BYTES);
        for (let got = 1; got > 0;) {
          got = readSync(handle, block, 0, block.length, reader.position());
          reader.consume(block.subarray(0, got));
          signal.throwIfAborted();
        }
        const whole = reader.right.filter(({ sha256 }) => wanted.has(sha256));
        await extract(handle, whole, objects, signal);
        won ||= whole.length > 0;
      } finally {
        closeSync(handle);
      }
    }
    removePart(folder, key);
  }
  return won;
}

/** Deletes parts without a needed piece. */
export function pruneParts(folder: string, isWanted: (piece: Piece) => boolean): void {
  for (const key of partKeys(folder)) {
    if (!readSidecar(folder, key)?.pieces.some(isWanted)) removePart(folder, key);
  }
}
