import { type Compilable, CompiledQuery, sql } from 'kysely';
import type { Db } from './types.ts';

const MARK = '/* not waited for */';

/**
 * Ends a write of a transaction whose result nobody needs: it goes out with the next statement, in one round trip. Where it
 * fails, the next statement or the commit throws its error.
 */
export const notWaitedFor = sql.raw(MARK);

export const isNotWaitedFor = (text: string): boolean => text.endsWith(MARK);

/** Stands for several statements that are sent at once; its values are those statements. */
export const TOGETHER = '/* together */';

type RowsOf<Queries> = { [Index in keyof Queries]: Queries[Index] extends Compilable<infer Row> ? Row[] : never };

/** Asks several statements of a transaction in one round trip, each seeing what the ones before it did; answers their rows. */
export async function together<const Queries extends readonly Compilable<unknown>[]>(
  db: Db,
  ...queries: Queries
): Promise<RowsOf<Queries>> {
  const compiled = queries.map((query) => query.compile());
  const { rows } = await db.executeQuery(CompiledQuery.raw(TOGETHER, compiled));
  return rows as RowsOf<Queries>;
}

/** Such statements, as a client got them. */
export const statementsOf = (values: unknown) => values as readonly CompiledQuery[];

/** What a client answers to them. */
export const answeredTogether = (results: readonly { rows: unknown[] }[]) => ({
  command: 'SELECT',
  rowCount: results.length,
  rows: results.map(({ rows }) => rows),
});
