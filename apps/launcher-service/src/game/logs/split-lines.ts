import { StringDecoder } from 'node:string_decoder';
import { LINE_LIMIT } from './clean-line.ts';

/** Splits bytes into lines; a character or a line may be split anywhere between two chunks. */
export class LineSplitter {
  #decoder = new StringDecoder('utf8');
  #rest = '';

  /** Lines that are complete now. */
  push(bytes: Buffer): string[] {
    return this.#cut(this.#decoder.write(bytes));
  }

  /** The rest without a line end, after the last chunk. */
  end(): string[] {
    const lines = this.#cut(this.#decoder.end());
    if (this.#rest !== '') lines.push(this.#rest);
    this.#rest = '';
    return lines;
  }

  #cut(text: string): string[] {
    const pieces = (this.#rest + text).split('\n');
    this.#rest = pieces.pop() ?? '';
    const lines = pieces.flatMap((piece) => inPieces(piece.endsWith('\r') ? piece.slice(0, -1) : piece));
    // Limits the memory for a line that never ends.
    while (this.#rest.length > LINE_LIMIT) {
      lines.push(this.#rest.slice(0, LINE_LIMIT));
      this.#rest = this.#rest.slice(LINE_LIMIT);
    }
    return lines;
  }
}

function inPieces(line: string): string[] {
  if (line.length <= LINE_LIMIT) return [line];
  return [line.slice(0, LINE_LIMIT), ...inPieces(line.slice(LINE_LIMIT))];
}
