import type { Schemas } from '../../schemas.ts';
import type { LogLine } from './game-log.ts';

const LINES = 50_000;
/** Memory limit for long lines: 50,000 of the longest would take 800 MB. */
const CHARACTERS = 16_000_000;

/** The newest lines, by their numbers. */
export class LineRing {
  readonly #capacity: number;
  readonly #characters: number;
  readonly #lines: (LogLine | undefined)[] = [];
  #held = 0;
  #first = 1;
  #next = 1;

  constructor(capacity = LINES, characters = CHARACTERS) {
    this.#capacity = capacity;
    this.#characters = characters;
  }

  /** Number of the next line. */
  get next(): number {
    return this.#next;
  }

  add(line: LogLine): void {
    if (this.#next - this.#first === this.#capacity) this.#dropFirst();
    this.#lines[line.number % this.#capacity] = line;
    this.#next = line.number + 1;
    this.#held += line.text.length;
    while (this.#held > this.#characters && this.#first < line.number) this.#dropFirst();
  }

  page(from: number, limit: number): Schemas['LogPage'] {
    if (this.#first === this.#next) return { lines: [], first: 0, last: 0 };
    const lines: LogLine[] = [];
    for (let number = Math.max(from, this.#first); number < this.#next && lines.length < limit; number += 1) {
      const line = this.#lines[number % this.#capacity];
      if (line !== undefined) lines.push(line);
    }
    return { lines, first: this.#first, last: this.#next - 1 };
  }

  #dropFirst(): void {
    this.#held -= this.#lines[this.#first % this.#capacity]?.text.length ?? 0;
    this.#lines[this.#first % this.#capacity] = undefined;
    this.#first += 1;
  }
}
