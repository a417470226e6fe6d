import pg from 'pg';
import { lockWait, refuseLate, timeLeft } from './deadline.ts';
import { asPrepared } from './prepared.ts';
import { answeredTogether, isNotWaitedFor, statementsOf, TOGETHER } from './together.ts';

/** PostgreSQL may end a statement so much after the deadline, milliseconds: to tell it more closely costs a round trip. */
const SLACK_MS = 50;
/** In a transaction, which cannot commit late, only a real loss of time is told: this part of what was told before. */
const WORTH_TELLING = 0.75;
/** A connection that was told less begins no transaction: a BEGIN that PostgreSQL ends leaves what follows outside of it. */
const BEGIN_MS = 1000;
/** What PostgreSQL was told, where it did not say that it heard: anything else is told again. */
const UNKNOWN = -Infinity;
/** PostgreSQL has so long to say that it ended a statement, milliseconds. */
const ANSWER_MS = 200;
/** The answer to what nobody waits for. */
const NOTHING = { command: '', rowCount: 0, rows: [] };

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
  /** Of its transaction: what nobody waits for and is not answered yet, and why the first of that failed. */
  readonly #underWay = new Set<Promise<void>>();
  #failure: { error: unknown } | null = null;

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
    if (text === 'begin') return this.#begin();
    if (text === 'commit') return this.#commit();
    if (text === 'rollback') return this.#end(text);
    this.#tell(this.#longestNow());
    if (text === TOGETHER) {
      const asked = statementsOf(values).map((one) => this.#askUntil(asPrepared(one.sql, one.parameters)));
      return this.#unlessFailed(Promise.all(asked).then(answeredTogether));
    }
    const query = asPrepared(text, values);
    if (this.#toldHere === null || !isNotWaitedFor(text)) return this.#unlessFailed(this.#askUntil(query));
    this.#ahead(query);
    return NOTHING;
  }

  /** How long a statement may take that begins now, milliseconds. */
  #longestNow(): number {
    return Math.max(1, Math.min(this.#longest, Math.ceil(timeLeft())));
  }

  /** Opens a transaction in one round trip with what follows; how long that may wait and take is said along with it. */
  async #begin(): Promise<typeof NOTHING> {
    if (this.#told < BEGIN_MS) await this.#tellConnection(this.#longest);
    const [wait, wanted] = [lockWait(), this.#longestNow()];
    const settings = [
      ...(wait === undefined ? [] : [`; SET LOCAL lock_timeout = ${wait}`]),
      ...(Math.abs(this.#told - wanted) <= SLACK_MS ? [] : [`; SET LOCAL statement_timeout = ${wanted}`]),
    ];
    this.#toldHere = wanted;
    // Of a transaction that never began, each statement would be kept for itself.
    this.#ahead({ text: `begin${settings.join('')}` }, () => this.connection.stream.destroy());
    return NOTHING;
  }

  /** Goes out with the writes that nobody waited for, unless their waits for locks could make it late. */
  async #commit(): Promise<unknown> {
    const longest = this.#underWay.size * (lockWait() ?? Infinity);
    if (this.#underWay.size > 0 && timeLeft() !== Infinity && timeLeft() <= longest) {
      await Promise.all(this.#underWay);
      if (this.#failure !== null) throw this.#failure.error;
      refuseLate('commit');
    }
    return this.#end('commit');
  }

  async #end(text: 'commit' | 'rollback'): Promise<unknown> {
    this.#toldHere = null;
    const ended = this.#askUntil({ text });
    try {
      return await (text === 'commit' ? this.#unlessFailed(ended) : ended);
    } finally {
      this.#failure = null;
    }
  }

  /** What a statement answers, or why one before it failed that nobody waited for. */
  async #unlessFailed<Answer>(asked: Promise<Answer>): Promise<Answer> {
    try {
      const answer = await asked;
      if (this.#failure === null) return answer;
    } catch (error) {
      throw this.#failure === null ? error : this.#failure.error;
    }
    throw this.#failure.error;
  }

  /** Tells PostgreSQL how long the next statements may take, where that matters. */
  #tell(wanted: number): void {
    if (this.#toldHere !== null) {
      if (wanted > this.#toldHere * WORTH_TELLING) return;
      this.#ahead({ text: `SET LOCAL statement_timeout = ${wanted}` });
      this.#toldHere = wanted;
    } else if (Math.abs(this.#told - wanted) > SLACK_MS) {
      this.#tellConnection(wanted).catch(() => undefined);
    }
  }

  async #tellConnection(wanted: number): Promise<void> {
    this.#told = wanted;
    try {
      await this.#askUntil({ text: `SET statement_timeout = ${wanted}` });
    } catch (error) {
      this.#told = UNKNOWN;
      throw error;
    }
  }

  /** Sends a statement that nobody waits for. */
  #ahead(query: { text: string }, onFailure: () => void = () => undefined): void {
    const asked: Promise<void> = this.#askUntil(query).then(
      () => void this.#underWay.delete(asked),
      (error: unknown) => {
        this.#underWay.delete(asked);
        this.#failure ??= { error };
        onFailure();
      },
    );
    this.#underWay.add(asked);
  }

  /** Asks what is to be answered a little after the deadline at the latest; what is asked in one go is sent in one go. */
  #askUntil(query: { text: string }): Promise<pg.QueryResult> {
    const { stream } = this.connection;
    stream.cork();
    process.nextTick(() => stream.uncork());
    const left = timeLeft();
    const patient = left === Infinity ? query : { ...query, query_timeout: Math.max(1, left) + ANSWER_MS };
    return this.#ask([patient]) as Promise<pg.QueryResult>;
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
