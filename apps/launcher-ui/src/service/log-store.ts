import type { components, LogLine } from '@hoshikraft/launcher-contract';

/** Maximum number of stored lines; the oldest are dropped. */
export const LOG_LIMIT = 50_000;

/** Number of lines per request, the maximum of the service. */
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
 * Lines of the game, outside of React because there are thousands. Their numbers reveal gaps (a slow page does not get every
 * line); missing lines are requested and inserted in their place.
 */
export class LogStore {
  #snapshot = EMPTY;
  #gaps: Gap[] = [];
  #mending = false;
  // Responses to requests from before a clear belong to another game.
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

  /** Removes all lines: another game starts, or the service was restarted. */
  clear(): void {
    this.#generation += 1;
    this.#gaps = [];
    this.#set(EMPTY);
  }

  /** Adds lines; requests those that are missing before them. */
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

  /** Requests missing lines; a failed request is repeated with the next lines or connection. */
  async mend(): Promise<void> {
    if (this.#mending) return;
    this.#mending = true;
    try {
      for (let gap = this.#gaps[0]; gap !== undefined; gap = this.#gaps[0]) await this.#mendFrom(gap);
    } catch {
      // The service is unavailable; the gap stays in the list.
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

  /** Numbers start at 1 for each game: line 1 with another time is not a duplicate. */
  #isAnotherGame(lines: readonly LogLine[]): boolean {
    const start = lines.find(({ number }) => number === 1);
    const ours = this.#snapshot.lines[0];
    if (start === undefined || ours === undefined) return false;
    return ours.number === 1 ? ours.at !== start.at : !this.#gaps.some(({ from }) => from === 1);
  }

  #set({ lines }: LogSnapshot): void {
    const recent = lines.length > LOG_LIMIT ? lines.slice(-LOG_LIMIT) : lines;
    const oldest = recent[0]?.number ?? 0;
    if (recent !== lines) this.#gaps = this.#gaps.filter(({ to }) => to > oldest);
    this.#snapshot = { lines: recent };
    for (const listener of this.#listeners) listener();
  }
}
