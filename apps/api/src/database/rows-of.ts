import { type Expression, type RawBuilder, sql } from 'kysely';

/** Rows of a query as a value of another one's row, in their order. */
export const rowsOf = <Row>(query: Expression<unknown>): RawBuilder<Row[]> =>
  sql<Row[]>`(SELECT coalesce(json_agg(one), '[]') FROM ${query} AS one)`;
