import type { App } from '../app-parts.ts';

/** What is kept of an operation: answers, and what of the database they hold for. */
interface Kept<Answer> {
  readonly asOf: string;
  readonly answers: Map<string, { answer: Answer; since: number; until: number }>;
}

/** Of an operation, so that memory has an end. */
const MOST = 100;
/** A PostgreSQL that crashed may give the same number to another transaction, milliseconds. */
const LONGEST_MS = 5000;

/**
 * Answers that are kept for as long as nothing at all is written, by which transactions PostgreSQL saw as ended (`asOf`):
 * where two questions saw the same, nothing lies between them, whoever writes and on whatever node.
 */
export class WhileUnwritten<Answer> {
  readonly #kept = new WeakMap<App, Kept<Answer>>();

  /** Finds an answer to somebody of whom the database was asked since they came, and said `asOf`. */
  find(app: App, asOf: string, name: string): Answer | undefined {
    const kept = this.#kept.get(app);
    const found = kept?.asOf === asOf ? kept.answers.get(name) : undefined;
    const now = app.clock.now().getTime();
    // A clock that was set back has not been there yet.
    return found !== undefined && found.since <= now && now < found.until ? found.answer : undefined;
  }

  /**
   * @param asOf told before the answer was read, so that it is at least as new
   * @param until when it is another one though nothing is written, milliseconds
   */
  keep(app: App, asOf: string, name: string, answer: Answer, until: number): void {
    const known = this.#kept.get(app);
    const kept = known?.asOf === asOf && known.answers.size < MOST ? known : { asOf, answers: new Map() };
    const since = app.clock.now().getTime();
    kept.answers.set(name, { answer, since, until: Math.min(until, since + LONGEST_MS) });
    this.#kept.set(app, kept);
  }
}
