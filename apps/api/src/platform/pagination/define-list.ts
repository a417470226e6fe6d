import type { operations } from '@hoshikraft/contract';
import type { SecurityOf } from '@hoshikraft/contract/policy';
import { type Expression, sql } from 'kysely';
import type { Db } from '../database/types.ts';
import { ApiError } from '../errors/api-error.ts';
import type { Handle, ListId, Operation, OperationContext, OperationRequest } from '../http/define-operation.ts';
import { comesAfter, exactTimes, isPlace, type Order, placeOf, type PlainKey, sortedBy } from './sort-keys.ts';

/** Input of a list without its paging parameters. */
export interface ListRequest<Id extends ListId> {
  params: OperationRequest<Id>['params'];
  query: Omit<OperationRequest<Id>['query'], 'limit' | 'cursor'>;
}

type Item<Id extends ListId> = operations[Id]['responses'][200]['content']['application/json']['items'][number];
type Context<Id extends ListId> = OperationContext<SecurityOf<Id>>;

export interface List<Id extends ListId, Row, Found, Beside> {
  /** Loads what the rows depend on, such as their owner; it may refuse the request. */
  readonly find?: (request: ListRequest<Id>, context: Context<Id>) => Promise<Found>;
  /** All rows of the list, without order and limit: a query of the domain's repository. */
  readonly rows: (request: ListRequest<Id>, context: Context<Id>, found: NoInfer<Found>) => Expression<Row>;
  /** Sort order, which may depend on the query. */
  readonly order: (query: ListRequest<Id>['query']) => Order<NoInfer<Row>>;
  /** Loads further data for presenting the rows of a page, once for all of them. */
  readonly beside?: (rows: readonly NoInfer<Row>[], request: ListRequest<Id>, context: Context<Id>) => Promise<Beside>;
  readonly present: (row: NoInfer<Row>, context: Context<Id>, beside: NoInfer<Beside>) => Item<Id>;
}

interface Asked {
  params: never;
  query: { limit?: number; cursor?: string };
}

const DEFAULT_LIMIT = 25;

/** The values of the sort keys in a cursor. Throws `malformed_request` for an invalid cursor. */
function readCursor(cursor: string, keys: readonly PlainKey[]): unknown[] {
  try {
    const values: unknown = JSON.parse(Buffer.from(cursor, 'base64url').toString('utf8'));
    if (isPlace(values, keys)) return values;
  } catch {
    // Refused below.
  }
  throw new ApiError('malformed_request');
}

async function readPage<Row>(
  db: Db,
  rows: Expression<Row>,
  keys: readonly PlainKey[],
  { limit = DEFAULT_LIMIT, cursor }: Asked['query'],
) {
  const after = cursor === undefined ? sql`true` : comesAfter(keys, readCursor(cursor, keys));
  const found = await sql<Row & Record<string, unknown>>`
    SELECT list.*${exactTimes(keys)} FROM ${rows} AS list
    WHERE ${after} ORDER BY ${sortedBy(keys)} LIMIT ${limit + 1}`.execute(db);
  const page = found.rows.slice(0, limit);
  const last = found.rows.length > limit ? page.at(-1) : undefined;
  const nextCursor = last === undefined ? null : Buffer.from(JSON.stringify(placeOf(last, keys))).toString('base64url');
  return { page, nextCursor };
}

/**
 * Defines an operation that returns a page of a list and the cursor of the next one. Limit, cursor and order are added here,
 * so that an index over the sort keys finds each page without reading other rows.
 */
export function defineList<Id extends ListId, Row, Found = undefined, Beside = undefined>(
  operationId: Id,
  { find, rows, order, beside, present }: List<Id, Row, Found, Beside>,
): Operation & { operationId: Id } {
  const handle = async ({ params, query }: Asked, context: Context<Id>) => {
    const { limit: _limit, cursor: _cursor, ...rest } = query;
    const asked = { params, query: rest } as unknown as ListRequest<Id>;
    const keys = order(asked.query) as readonly PlainKey[];
    const found = (await find?.(asked, context)) as Found;
    const { page, nextCursor } = await readPage(context.app.db, rows(asked, context, found), keys, query);
    const known = (await beside?.(page, asked, context)) as Beside;
    return { status: 200, body: { items: page.map((row) => present(row, context, known)), nextCursor } };
  };
  return { operationId, handle: handle as unknown as Handle };
}
