import { sql } from 'kysely';

/** A list that is one value of a statement; an array would be taken apart, for its length would be part of the text. */
export class List {
  readonly #values: readonly unknown[];

  constructor(values: readonly unknown[]) {
    // pg writes a date out field by field, in the time of this machine.
    this.#values = values.map((value) => (value instanceof Date ? value.toISOString() : value));
  }

  /** What pg sends for it. */
  toPostgres(): readonly unknown[] {
    return this.#values;
  }
}

type Lists<Row> = { readonly [Name in keyof Row]: List };

/**
 * Rows that a statement gets as values, however many: a list for each column, so that its text is always the same. How many
 * there are stays hidden from PostgreSQL, which would plan the statement anew for each number of them.
 *
 * @param types of the columns, as PostgreSQL calls them
 */
export const rowLists = <Row extends object>(types: { readonly [Name in keyof Row]: string }) => {
  const columns = Object.entries(types) as [keyof Row & string, string][];
  return {
    /** Their names, in the order of the statement. */
    columns: columns.map(([name]) => name),
    /** As the statement takes them. */
    of: (rows: readonly Row[]): Lists<Row> =>
      Object.fromEntries(columns.map(([name]) => [name, new List(rows.map((row) => row[name]))])) as Lists<Row>,
    /** As what the statement reads from, in their order. */
    as: <Alias extends string>(alias: Alias, lists: Lists<Row>) => {
      const arrays = columns.map(([name, type]) => sql`ARRAY(SELECT unnest(${lists[name]}::${sql.raw(type)}[]))`);
      const names = columns.map(([name]) => sql.ref(name));
      return sql<Row>`unnest(${sql.join(arrays)})`.as<Alias>(sql`${sql.ref(alias)} (${sql.join(names)})`);
    },
  };
};
