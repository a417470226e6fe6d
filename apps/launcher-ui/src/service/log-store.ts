import type { components, LogLine } from '@hoshikraft/launcher-contract';

/** Lines that are kept; the oldest go first. */
export const LOG_LIMIT = 50_000;

/** Lines asked for at once, as many as the service gives. */
const PAGE_LINES = 2000;

export interface LogSnapshot {
  /** Oldest first, in order of their numbers. */
  lines: readonly LogLine[];
}

export type ReadLogs = (from: number, limit: number) => Promise<components['schemas']['LogPage']>;

interface Gap {
  from: number;
  to: number;
}

const EMPTY: LogSnapshot = { lines: [] };

/**
 * Lines of the game, outside of React: they come by the thousand. Numbers make gaps visible (a slow page is not sent
 * every line); what is missing is asked for and put in its place.
 */
export class LogStore {
  #snapshot = EMPTY;
  #gaps: Gap[] = [];
  #mending = false;
  // Answers that were asked for before the lines were cleared belong to another game.
  #generation = 0;
  readonly #read: ReadLogs;
  readonly #listeners = new Set<() => void>();

  constructor(read: ReadLogs) {
    this.#read = read;
  }

  readonly snapshot = (): LogSnapshot => this.#snapshot;

  readonly subscribe = (listener: () => void): (() => void) => {
    this.#listeners.add(listener);
    return () => this.#listeners.delete(listener);
  };

  /** Forgets every line: another game begins, or the service starts over. */
  clear(): void {
    this.#generation += 1;
    this.#gaps = [];
    this.#set(EMPTY);
  }

  /** Takes lines as they come; asks for those that are missing before them. */
  append(lines: readonly LogLine[]): void {
    if (this.#isAnotherGame(lines)) this.clear();
    const last = this.#snapshot.lines.at(-1)?.number ?? 0;
    const fresh = lines.filter(({ number }) => number > last);
    const first = fresh[0];
    if (first === undefined) return;
    if (first.number > last + 1) this.#gaps.push({ from: last + 1, to: first.number - 1 });
    this.#set({ lines: [...this.#snapshot.lines, ...fresh] });
    void this.mend();
  }

  /** Asks for missing lines; what fails is tried again with the next lines or the next connection. */
  async mend(): Promise<void> {
    if (this.#mending) return;
    this.#mending = true;
    try {
      for (let gap = this.#gaps[0]; gap !== undefined; gap = this.#gaps[0]) await this.#mendFrom(gap);
    } catch {
      // The service is away; the gap stays on the list.
    } finally {
      this.#mending = false;
    }
  }

  async #mendFrom(gap: Gap): Promise<void> {
    const generation = this.#generation;
    const { from, to } = gap;
    const page = await this.#read(from, Math.min(PAGE_LINES, to - from + 1));
    if (generation !== this.#generation) return;
    const found = page.lines.filter(({ number }) => number >= from && number <= to);
    const next = (found.at(-1)?.number ?? to) + 1;
    this.#gaps = next > to ? this.#gaps.slice(1) : [{ from: next, to }, ...this.#gaps.slice(1)];
    this.#set({ lines: this.#insert(found) });
  }

  #insert(found: readonly LogLine[]): readonly LogLine[] {
    const { lines } = this.#snapshot;
    const first = found[0];
    if (first === undefined) return lines;
    const at = lines.findIndex(({ number }) => number > first.number);
    return at === -1 ? [...lines, ...found] : [...lines.slice(0, at), ...found, ...lines.slice(at)];
  }

  /** Numbers start at 1 with each game: line 1 at another time than ours is not a line sent twice. */
  #isAnotherGame(lines: readonly LogLine[]): boolean {
    const start = lines.find(({ number }) => number === 1);
    const ours = this.#snapshot.lines[0];
    if (start === undefined || ours === undefined) return false;
    return ours.number === 1 ? ours.at !== start.at : !this.#gaps.some(({ from }) => from === 1);
  }

  #set({ lines }: LogSnapshot): void {
    const kept = lines.length > LOG_LIMIT ? lines.slice(-LOG_LIMIT) : lines;
    const oldest = kept[0]?.number ?? 0;
    if (kept !== lines) this.#gaps = this.#gaps.filter(({ to }) => to > oldest);
    this.#snapshot = { lines: kept };
    for (const listener of this.#listeners) listener();
  }
}
