import { createHash, type Hash } from 'node:crypto';
import type { Piece } from './units.ts';

/** Hashes the bytes of a unit and checks each piece after its last byte. */
export interface PieceReader {
  consume(bytes: Buffer): void;
  /** Bytes so far. */
  position(): number;
  /** Pieces with the right content, and those with a wrong one. */
  right: Piece[];
  wrong: Piece[];
}

/** Reads a unit from its start; pieces are in the order of their offsets. */
export function readPieces(pieces: readonly Piece[]): PieceReader {
  const right: Piece[] = [];
  const wrong: Piece[] = [];
  let position = 0;
  let index = 0;
  let hash: Hash | null = null;
  return {
    right,
    wrong,
    position: () => position,
    consume(bytes) {
      let at = 0;
      while (at < bytes.length) {
        const piece = pieces[index];
        if (piece === undefined) {
          position += bytes.length - at;
          return;
        }
        if (position < piece.offset) {
          const gap = Math.min(piece.offset - position, bytes.length - at);
          at += gap;
          position += gap;
          continue;
        }
        const length = Math.min(piece.offset + piece.size - position, bytes.length - at);
        hash ??= createHash('sha256');
        hash.update(bytes.subarray(at, at + length));
        at += length;
        position += length;
        if (position === piece.offset + piece.size) {
          (hash.digest('hex') === piece.sha256 ? right : wrong).push(piece);
          hash = null;
          index += 1;
        }
      }
    },
  };
}
