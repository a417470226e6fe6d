import pg from 'pg';
import { lockWait, refuseLate, timeLeft } from './deadline.ts';
import { asPrepared } from './prepared.ts';

/** PostgreSQL may end a statement so much after the deadline, milliseconds: to tell it more closely costs a round trip. */
const SLACK_MS = 50;
/** In a transaction, which cannot commit late, only a real loss of time is told: this part of what was told before. */
const WORTH_TELLING = 0.75;
/** PostgreSQL has so long to say that it ended a statement, milliseconds. */
const ANSWER_MS = 200;

/**
 * pg's client, held to the deadline of the request it works for (deadline.ts): no statement begins after it, a commit
 * least of all, and PostgreSQL ends by itself what was begun before.
 *
 * It drops the connection when an answer did not come in time: the rollback behind it would wait as long again, and what
 * comes back late must not meet the next query.
 */
export class Client extends pg.Client {
  readonly #longest: number;
  /** Longest statement as PostgreSQL was told, milliseconds: for this connection, and for the transaction it is in. */
  #told: number;
  #toldHere: number | null = null;

  constructor(config: pg.ClientConfig = {}) {
    super(config);
    this.#longest = Number(config.statement_timeout || Infinity);
    this.#told = this.#longest;
  }

  override query(...args: unknown[]): never {
    const [text, values, callback] = args;
    // What brings a configuration or a callback has its own patience: migrations, and pg's own pool.
    if (typeof text !== 'string' || typeof values === 'function' || callback !== undefined) {
      return this.#ask(args) as never;
    }
    return this.#askInTime(text, values) as never;
  }

  async #askInTime(text: string, values: unknown): Promise<unknown> {
    refuseLate(text);
    const query = asPrepared(text, values);
    if (text === 'begin') {
      this.#toldHere = this.#told;
      const wait = lockWait();
      if (wait !== undefined) query.text = `begin; SET LOCAL lock_timeout = ${wait}`;
    } else if (text === 'commit' || text === 'rollback') {
      this.#toldHere = null;
    } else {
      await this.#tell(Math.min(this.#longest, Math.ceil(timeLeft())));
    }
    const left = timeLeft();
    return this.#ask([left === Infinity ? query : { ...query, query_timeout: Math.max(1, left) + ANSWER_MS }]);
  }

  /** Tells PostgreSQL how long the next statements may take, where that matters. */
  async #tell(wanted: number): Promise<void> {
    if (this.#toldHere !== null) {
      if (wanted > this.#toldHere * WORTH_TELLING) return;
      await this.#ask([`SET LOCAL statement_timeout = ${wanted}`]);
      this.#toldHere = wanted;
    } else if (Math.abs(this.#told - wanted) > SLACK_MS) {
      await this.#ask([`SET statement_timeout = ${wanted}`]);
      this.#told = wanted;
    }
  }

  #ask(args: unknown[]): unknown {
    const result: unknown = Reflect.apply(super.query, this, args);
    if (result instanceof Promise) {
      result.catch((error: unknown) => {
        if (error instanceof Error && error.message === 'Query read timeout') this.connection.stream.destroy();
      });
    }
    return result;
  }
}
