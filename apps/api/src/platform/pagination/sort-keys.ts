import { type RawBuilder, sql } from 'kysely';
import { isUuid } from '../database/is-uuid.ts';

type KindOf<Value> = [Value] extends [Date]
  ? 'time'
  : [Value] extends [number]
    ? 'int' | 'bigint'
    : [Value] extends [string]
      ? 'uuid' | 'text'
      : never;

/** A column that a list is sorted by, as stored in the database; never a nullable one. */
export type SortKey<Row> = {
  [Column in keyof Row & string]: KindOf<Row[Column]> extends never
    ? never
    : { readonly by: Column; readonly kind: KindOf<Row[Column]>; readonly descending?: boolean };
}[keyof Row & string];

/** Sort order of a list; the last key is unique. */
export type Order<Row> = readonly [SortKey<Row>, ...SortKey<Row>[]];

export interface PlainKey {
  readonly by: string;
  readonly kind: 'int' | 'bigint' | 'time' | 'uuid' | 'text';
  readonly descending?: boolean;
}

const isWhole = (value: unknown, most: number): boolean =>
  Number.isInteger(value) && (value as number) >= 0 && (value as number) <= most;

const MOMENT = /^([1-9]\d{3}-\d\d-\d\dT\d\d:\d\d:\d\d\.\d{3})\d{3}Z$/;

/** PostgreSQL stores microseconds and `Date` does not: rows of one millisecond must stay distinct. */
const isMoment = (value: unknown): boolean => {
  const milliseconds = `${MOMENT.exec(String(value))?.[1]}Z`;
  const date = new Date(milliseconds);
  return !Number.isNaN(date.getTime()) && date.toISOString() === milliseconds;
};

const KINDS = {
  int: { cast: 'int4', isValue: (value: unknown) => isWhole(value, 2 ** 31 - 1) },
  bigint: { cast: 'int8', isValue: (value: unknown) => isWhole(value, Number.MAX_SAFE_INTEGER) },
  time: { cast: 'timestamptz', isValue: isMoment },
  uuid: { cast: 'uuid', isValue: isUuid },
  text: {
    cast: 'text',
    isValue: (value: unknown) => typeof value === 'string' && value.isWellFormed() && !value.includes('\0'),
  },
};

/** Whether these are valid values of the sort keys. */
export const isPlace = (values: unknown, keys: readonly PlainKey[]): values is unknown[] =>
  Array.isArray(values) &&
  values.length === keys.length &&
  keys.every(({ kind }, index) => KINDS[kind].isValue(values[index]));

const columnOf = ({ by }: PlainKey) => sql.ref(`list.${by}`);

const joined = (parts: readonly RawBuilder<unknown>[], by = sql`, `) => sql.join([...parts], by);

const exactly = ({ by }: PlainKey) => `exact_${by}`;

/** Additional columns with the sort times of a row of `list`, to the microsecond. */
export const exactTimes = (keys: readonly PlainKey[]): RawBuilder<unknown> => {
  const times = keys.filter(({ kind }) => kind === 'time');
  return joined(
    times.map((key) => sql`, (${columnOf(key)} AT TIME ZONE 'UTC')::text AS ${sql.ref(exactly(key))}`),
    sql``,
  );
};

const MICROSECONDS = '00:00:00.000000'.length;

/** A time from PostgreSQL, which omits trailing zeros, in the form of a cursor. */
const momentOf = (written: string): string => {
  const [day, time = ''] = written.split(' ');
  return `${day}T${(time.includes('.') ? time : `${time}.`).padEnd(MICROSECONDS, '0')}Z`;
};

/** The values of the sort keys of a row that was read with its exact times. */
export const placeOf = (row: Readonly<Record<string, unknown>>, keys: readonly PlainKey[]): unknown[] =>
  keys.map((key) => (key.kind === 'time' ? momentOf(String(row[exactly(key)])) : row[key.by]));

export const sortedBy = (keys: readonly PlainKey[]) =>
  joined(keys.map((key) => sql`${columnOf(key)} ${sql.raw(key.descending === true ? 'DESC' : 'ASC')}`));

/** Condition for rows of `list` after a position, in a form that uses an index over the keys. */
export const comesAfter = (keys: readonly PlainKey[], values: readonly unknown[]): RawBuilder<boolean> => {
  const places = keys.map((key, index) => sql`${values[index]}::${sql.raw(KINDS[key.kind].cast)}`);
  const sign = ({ descending }: PlainKey) => sql.raw(descending === true ? '<' : '>');
  const [first = { by: '', kind: 'int' }] = keys;
  if (keys.every(({ descending = false }) => descending === (first.descending ?? false))) {
    return sql<boolean>`(${joined(keys.map(columnOf))}) ${sign(first)} (${joined(places)})`;
  }
  const further = keys.map((key, index) => {
    const alike = keys.slice(0, index).map((one, place) => sql`${columnOf(one)} = ${places[place]}`);
    return sql`(${joined([...alike, sql`${columnOf(key)} ${sign(key)} ${places[index]}`], sql` AND `)})`;
  });
  // The first condition is redundant, but the index needs it to start at the position.
  return sql<boolean>`${columnOf(first)} ${sign(first)}= ${places[0]} AND (${joined(further, sql` OR `)})`;
};
