import {
  closeSync,
  constants,
  fstatSync,
  ftruncateSync,
  openSync,
  readFileSync,
  readSync,
  renameSync,
  rmSync,
  writeFileSync,
  writeSync,
} from 'node:fs';
import { basename, join } from 'node:path';
import { setImmediate as breathe } from 'node:timers/promises';
import { makeFolderSync } from '../../system/files/make-folder.ts';
import { temporaryFile } from '../../system/files/write-atomically.ts';
import type { ObjectStore } from '../objects/object-store.ts';
import { type PieceReader, readPieces } from './piece-reader.ts';
import type { Piece, Unit } from './units.ts';

/** The partial download of a unit. */
export interface Part {
  /** Bytes from the unit's start. */
  held(): number;
  /** ETag of the remote file of these bytes; null if unknown or weak. */
  etag(): string | null;
  /** Reads the bytes of an earlier run, so that hashing can continue. */
  restore(signal: AbortSignal): Promise<void>;
  /** Sets the ETag for the next bytes. */
  remember(etag: string | null): void;
  append(bytes: Buffer): void;
  /** Drops all bytes. */
  restart(): void;
  /** Stores the correct pieces as objects when all bytes are there; returns the wrong ones. */
  finish(objects: ObjectStore, signal: AbortSignal): Promise<Piece[]>;
  /** Closes the file; its content stays for the next run. */
  close(): void;
}

/** Metadata of a partial download: which bytes of which file it contains. */
interface Sidecar extends Unit {
  etag: string | null;
}

// Smaller parts are only held in memory: downloading them again is cheaper than managing files.
const KEPT_FROM_BYTES = 64 * 1024;
const BLOCK_BYTES = 1024 * 1024;
const PIECES_AT_ONCE = 100;

export const partFile = (folder: string, key: string): string => join(folder, `${key}.part`);
const sidecarFile = (folder: string, key: string): string => join(folder, `${key}.json`);

/** Whether an interrupted unit leaves a file on the disk. */
export const isKept = ({ length }: Unit): boolean => length >= KEPT_FROM_BYTES;

export function readSidecar(folder: string, key: string): Sidecar | null {
  try {
    const sidecar = JSON.parse(readFileSync(sidecarFile(folder, key), 'utf8')) as Sidecar;
    return sidecar.key === key && Array.isArray(sidecar.pieces) ? sidecar : null;
  } catch {
    return null;
  }
}

export function removePart(folder: string, key: string): void {
  rmSync(partFile(folder, key), { force: true });
  rmSync(sidecarFile(folder, key), { force: true });
}

/** A small unit: its bytes are collected in memory. */
export function memoryPart(unit: Unit): Part {
  let chunks: Buffer[] = [];
  let held = 0;
  let etag: string | null = null;
  return {
    held: () => held,
    etag: () => etag,
    restore: async () => undefined,
    remember: (given) => void (etag = given),
    append(bytes) {
      chunks.push(bytes);
      held += bytes.length;
    },
    restart() {
      chunks = [];
      held = 0;
      etag = null;
    },
    async finish(objects) {
      const bytes = Buffer.concat(chunks);
      const reader = readPieces(unit.pieces);
      reader.consume(bytes);
      for (const { sha256, offset, size } of reader.right) objects.put(sha256, bytes.subarray(offset, offset + size));
      return reader.wrong;
    },
    close: () => undefined,
  };
}

/** A unit whose bytes survive this process: written at once, and read and hashed again by the next run. */
export function filePart(folder: string, unit: Unit): Part {
  makeFolderSync(folder);
  const sidecar = readSidecar(folder, unit.key);
  if (sidecar === null) removePart(folder, unit.key);
  const file = partFile(folder, unit.key);
  let handle: number | null = openSync(file, constants.O_RDWR | constants.O_CREAT);
  let etag = sidecar?.etag ?? null;
  let reader: PieceReader = readPieces(unit.pieces);

  const open = (): number => {
    if (handle === null) throw new Error(`the part ${unit.key} is closed`);
    return handle;
  };
  const close = (): void => {
    if (handle !== null) closeSync(handle);
    handle = null;
  };
  const restart = (): void => {
    ftruncateSync(open(), 0);
    reader = readPieces(unit.pieces);
    etag = null;
  };

  return {
    held: () => reader.position(),
    etag: () => etag,
    async restore(signal) {
      const length = Math.min(fstatSync(open()).size, unit.length);
      ftruncateSync(open(), length);
      const block = Buffer.allocUnsafe(BLOCK_BYTES);
      while (reader.position() < length) {
        const got = readSync(open(), block, 0, Math.min(block.length, length - reader.position()), reader.position());
        if (got === 0) break;
        reader.consume(block.subarray(0, got));
        await breathe();
        signal.throwIfAborted();
      }
      // The disk changed the bytes: nothing of this part is trusted.
      if (reader.wrong.length > 0) restart();
    },
    remember(given) {
      etag = given;
      const target = sidecarFile(folder, unit.key);
      const temporary = temporaryFile(folder, basename(target));
      writeFileSync(temporary, JSON.stringify({ ...unit, etag } satisfies Sidecar));
      renameSync(temporary, target);
    },
    append(bytes) {
      for (let at = 0; at < bytes.length;) {
        at += writeSync(open(), bytes, at, bytes.length - at, reader.position() + at);
      }
      reader.consume(bytes);
    },
    restart,
    async finish(objects, signal) {
      const { right, wrong } = reader;
      const [only] = right;
      if (only?.size === unit.length) {
        close();
        objects.adopt(only.sha256, file);
      } else {
        await extract(open(), right, objects, signal);
        close();
      }
      removePart(folder, unit.key);
      return wrong;
    },
    close,
  };
}

/** Stores pieces of an open part as objects. */
export async function extract(
  handle: number,
  pieces: readonly Piece[],
  objects: ObjectStore,
  signal: AbortSignal,
): Promise<void> {
  for (const [index, piece] of pieces.entries()) {
    if (!objects.has(piece)) {
      const bytes = Buffer.allocUnsafe(piece.size);
      readSync(handle, bytes, 0, piece.size, piece.offset);
      objects.put(piece.sha256, bytes);
    }
    if (index % PIECES_AT_ONCE === PIECES_AT_ONCE - 1) {
      await breathe();
      signal.throwIfAborted();
    }
  }
}
