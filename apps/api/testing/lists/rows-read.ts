import pg from 'pg';

interface Query {
  text: string;
  values: unknown[];
}

interface PlanNode {
  'Node Type': string;
  'Relation Name'?: string;
  'Actual Rows': number;
  'Actual Loops': number;
  'Rows Removed by Filter'?: number;
  'Rows Removed by Index Recheck'?: number;
  Plans?: PlanNode[];
}

/** Records the queries sent to PostgreSQL while `work` runs; statements without values are not recorded. */
async function queriesOf(work: () => Promise<unknown>): Promise<Query[]> {
  const sent: Query[] = [];
  const original = pg.Client.prototype.query;
  pg.Client.prototype.query = function query(this: pg.Client, ...args: unknown[]) {
    const [first, values] = args;
    const { text, values: bound = [] } = typeof first === 'string' ? { text: first, values } : (first as Query);
    if (Array.isArray(bound) && bound.length > 0) sent.push({ text, values: bound });
    return Reflect.apply(original, this, args);
  } as typeof original;
  try {
    await work();
  } finally {
    pg.Client.prototype.query = original;
  }
  return sent;
}

const nodesOf = (node: PlanNode): PlanNode[] => [node, ...(node.Plans ?? []).flatMap(nodesOf)];

/** The most rows that one step of a query plan reads from a table. */
async function mostRead(pool: pg.Pool, { text, values }: Query) {
  const { rows } = await pool.query<{ 'QUERY PLAN': [{ Plan: PlanNode }] }>(
    `EXPLAIN (ANALYZE, FORMAT JSON, TIMING OFF, SUMMARY OFF) ${text}`,
    values,
  );
  const plan = rows[0]?.['QUERY PLAN'][0].Plan;
  if (plan === undefined) throw new Error(`no plan for ${text}`);
  const read = nodesOf(plan)
    .filter((node) => node['Relation Name'] !== undefined)
    .map((node) => {
      const dropped = (node['Rows Removed by Filter'] ?? 0) + (node['Rows Removed by Index Recheck'] ?? 0);
      return { table: node['Relation Name'], rows: (node['Actual Rows'] + dropped) * node['Actual Loops'] };
    });
  return read.sort((left, right) => right.rows - left.rows)[0] ?? { table: '', rows: 0 };
}

export interface Read {
  table: string | undefined;
  rows: number;
  sql: string;
}

/** For each query of `work`: the table of which one plan step reads the most rows, and their number. */
export async function rowsRead(pool: pg.Pool, work: () => Promise<unknown>): Promise<Read[]> {
  const queries = (await queriesOf(work)).filter(({ text }) => /^\s*(select|with)/i.test(text));
  const read: Read[] = [];
  for (const query of queries) {
    read.push({ ...(await mostRead(pool, query)), sql: query.text });
  }
  return read;
}
