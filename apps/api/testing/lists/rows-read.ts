import pg from 'pg';

interface Query {
  text: string;
  values: unknown[];
}

interface PlanNode {
  'Node Type': string;
  'Relation Name'?: string;
  'Total Cost': number;
  'Actual Rows': number;
  'Actual Loops': number;
  'Rows Removed by Filter'?: number;
  'Rows Removed by Index Recheck'?: number;
  Plans?: PlanNode[];
}

/** What is asked of PostgreSQL while `work` runs, statements without values left out. */
async function queriesOf(work: () => Promise<unknown>): Promise<Query[]> {
  const asked: Query[] = [];
  const original = pg.Client.prototype.query;
  pg.Client.prototype.query = function query(this: pg.Client, ...args: unknown[]) {
    const [first, values] = args;
    const { text, values: bound = [] } = typeof first === 'string' ? { text: first, values } : (first as Query);
    if (Array.isArray(bound) && bound.length > 0) asked.push({ text, values: bound });
    return Reflect.apply(original, this, args);
  } as typeof original;
  try {
    await work();
  } finally {
    pg.Client.prototype.query = original;
  }
  return asked;
}

const nodesOf = (node: PlanNode): PlanNode[] => [node, ...(node.Plans ?? []).flatMap(nodesOf)];

const textOf = (value: unknown): string => (value instanceof Date ? value.toISOString() : String(value));

const literal = (value: unknown): string => {
  if (value === null) return 'NULL';
  // Of the type of its parameter, as the driver sends it.
  if (Array.isArray(value)) {
    const items = value.map((one) => (one === null ? 'NULL' : JSON.stringify(textOf(one))));
    return pg.escapeLiteral(`{${items.join()}}`);
  }
  return pg.escapeLiteral(textOf(value));
};

/**
 * Most rows that one step of a query reads of a table, by how it is carried out: planned for its values, or once for all;
 * and what PostgreSQL takes that to cost.
 */
async function mostRead(pool: pg.Pool, { text, values }: Query, mode: 'custom' | 'generic') {
  const client = await pool.connect();
  try {
    await client.query(`SET plan_cache_mode = force_${mode}_plan`);
    await client.query(`PREPARE listed AS ${text}`);
    const { rows } = await client.query<{ 'QUERY PLAN': [{ Plan: PlanNode }] }>(
      `EXPLAIN (ANALYZE, FORMAT JSON, TIMING OFF, SUMMARY OFF) EXECUTE listed (${values.map(literal).join()})`,
    );
    const plan = rows[0]?.['QUERY PLAN'][0].Plan;
    if (plan === undefined) throw new Error(`no plan for ${text}`);
    const read = nodesOf(plan)
      .filter((node) => node['Relation Name'] !== undefined)
      .map((node) => {
        const dropped = (node['Rows Removed by Filter'] ?? 0) + (node['Rows Removed by Index Recheck'] ?? 0);
        return { table: node['Relation Name'], rows: (node['Actual Rows'] + dropped) * node['Actual Loops'] };
      });
    const most = read.sort((left, right) => right.rows - left.rows)[0] ?? { table: '', rows: 0 };
    return { ...most, cost: plan['Total Cost'] };
  } finally {
    await client.query('DEALLOCATE ALL; RESET plan_cache_mode');
    client.release(true);
  }
}

export interface Read {
  table: string | undefined;
  rows: number;
  /** As PostgreSQL reckons before it reads. */
  cost: number;
  sql: string;
}

/** For each query that `work` asks, where it reads the most rows of a table, and how many. */
export async function rowsRead(pool: pg.Pool, work: () => Promise<unknown>): Promise<Read[]> {
  const queries = (await queriesOf(work)).filter(({ text }) => /^\s*(\/\*.*?\*\/\s*)?(select|with)/i.test(text));
  const read: Read[] = [];
  for (const query of queries) {
    for (const mode of ['custom', 'generic'] as const) {
      read.push({ ...(await mostRead(pool, query, mode)), sql: query.text });
    }
  }
  return read;
}
