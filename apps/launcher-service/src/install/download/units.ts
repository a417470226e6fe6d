import type { ObjectReference } from '../objects/object-store.ts';
import type { Schemas } from '../../schemas.ts';

/** One object inside of a unit; `offset` counts from the unit's start. */
export interface Piece extends ObjectReference {
  offset: number;
}

/** A range of one remote file, downloaded over one connection. All numbers are bytes. */
export interface Unit {
  /** Name of its part on the disk: the same range has the same name in every run. */
  key: string;
  /** Path in the repository. */
  path: string;
  fileSize: number;
  start: number;
  length: number;
  /** In the order of their offsets, with gaps for contents that are stored already. */
  pieces: Piece[];
}

// Downloading a gap smaller than this is cheaper than another request.
const MOST_GAP = 64 * 1024;
// A pack is downloaded over several connections at once.
const MOST_STRETCH = 8 * 1024 * 1024;

export const objectUnit = ({ sha256, size }: ObjectReference): Unit => ({
  key: sha256,
  path: `objects/${sha256.slice(0, 2)}/${sha256}`,
  fileSize: size,
  start: 0,
  length: size,
  pieces: [{ sha256, size, offset: 0 }],
});

function packUnits(pack: Schemas['Pack'], wanted: Map<string, number>): Unit[] {
  const entries = pack.entries
    .filter(({ sha256, size }) => size > 0 && wanted.get(sha256) === size)
    .sort((one, other) => one.offset - other.offset);
  const units: Unit[] = [];
  for (const { sha256, size, offset } of entries) {
    if (!wanted.delete(sha256)) continue;
    const last = units.at(-1);
    const gap = last === undefined ? Infinity : offset - (last.start + last.length);
    if (last === undefined || gap < 0 || gap > MOST_GAP || offset + size - last.start > MOST_STRETCH) {
      units.push({
        key: '',
        path: `packs/${pack.sha256}`,
        fileSize: pack.size,
        start: offset,
        length: size,
        pieces: [{ sha256, size, offset: 0 }],
      });
    } else {
      last.pieces.push({ sha256, size, offset: offset - last.start });
      last.length = offset + size - last.start;
    }
  }
  return units.map((unit) => ({ ...unit, key: `${pack.sha256}-${unit.start}-${unit.length}` }));
}

/**
 * Plans the download of contents: as ranges of packs where possible, else as objects. Large units come first, so that no
 * long one remains at the end.
 */
export function planUnits(wanted: readonly ObjectReference[], packs: readonly Schemas['Pack'][]): Unit[] {
  const left = new Map(wanted.filter(({ size }) => size > 0).map(({ sha256, size }) => [sha256, size]));
  const units = packs.flatMap((pack) => packUnits(pack, left));
  for (const [sha256, size] of left) units.push(objectUnit({ sha256, size }));
  return units.sort((one, other) => other.length - one.length);
}
