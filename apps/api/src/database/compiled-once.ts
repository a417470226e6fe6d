import {
  type Compilable,
  type CompiledQuery,
  DummyDriver,
  Kysely,
  PostgresAdapter,
  PostgresIntrospector,
  PostgresQueryCompiler,
} from 'kysely';
import type { Database, Db } from './types.ts';

/** Writes statements down and asks nothing. */
const compiler: Db = new Kysely<Database>({
  dialect: {
    createAdapter: () => new PostgresAdapter(),
    createDriver: () => new DummyDriver(),
    createIntrospector: (db) => new PostgresIntrospector(db),
    createQueryCompiler: () => new PostgresQueryCompiler(),
  },
});

/** Stands for a value while a statement is compiled. */
class Blank {
  readonly index: number;

  constructor(index: number) {
    this.index = index;
  }

  /** A statement that makes something else of a value would be another one for another value. */
  [Symbol.toPrimitive](): never {
    throw new TypeError('a value is not known when its statement is compiled');
  }
}

/** What is undefined is not there, as in any statement of Kysely's. */
const entriesOf = (values: Record<string, unknown>) =>
  Object.entries(values).filter(([, value]) => value !== undefined);

const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && Object.getPrototypeOf(value) === Object.prototype;

/** What the text of a statement hangs on: names, and how many of them. The values come out in `leaves`. */
function shapeOf(values: unknown, leaves: unknown[]): string {
  if (Array.isArray(values)) return `[${values.map((value) => shapeOf(value, leaves)).join('')}]`;
  if (isRecord(values)) {
    let shape = '{';
    for (const [name, value] of entriesOf(values)) shape += `${name}:${shapeOf(value, leaves)}`;
    return `${shape}}`;
  }
  leaves.push(values);
  return ',';
}

/** The same with blanks for its leaves, in the same order. */
function blanksFor(values: unknown, count: { leaves: number }): unknown {
  if (Array.isArray(values)) return values.map((value) => blanksFor(value, count));
  if (!isRecord(values)) return new Blank(count.leaves++);
  return Object.fromEntries(entriesOf(values).map(([name, value]) => [name, blanksFor(value, count)]));
}

/**
 * A statement that is put together and compiled once for each shape of its values, and only filled in after that: for what
 * is asked so often that compiling it would cost the API more than sending it.
 *
 * @param write puts it together. Objects and arrays among the values are as they are; the rest is not known yet, and may
 *   only be handed on as parameters: one that is null is not seen to be
 */
export function compiledOnce<Values extends object, Row>(
  write: (db: Db, values: Values) => Compilable<Row>,
): (values: Values) => Compilable<Row> {
  const known = new Map<string, CompiledQuery<Row>>();
  return (values) => {
    const leaves: unknown[] = [];
    const shape = shapeOf(values, leaves);
    let compiled = known.get(shape);
    if (compiled === undefined) {
      compiled = write(compiler, blanksFor(values, { leaves: 0 }) as Values).compile();
      known.set(shape, compiled);
    }
    const parameters = compiled.parameters.map((one) => (one instanceof Blank ? leaves[one.index] : one));
    const filled = { ...compiled, parameters };
    return { compile: () => filled };
  };
}
