import { sql } from 'kysely';
import type { DB } from '../src/platform/database/generated.ts';
import type { Trx } from '../src/platform/database/types.ts';
import type { ContentRows } from './content-rows.ts';

/** Inserts rows, given as objects with the names of the columns. */
async function insertRows(trx: Trx, table: keyof DB, rows: readonly object[]): Promise<void> {
  const names = [...new Set(rows.flatMap((row) => Object.keys(row)))];
  const columns = sql.join(names.map((name) => sql.ref(name)));
  await sql`INSERT INTO ${sql.table(table)} (${columns}) SELECT ${columns}
    FROM jsonb_populate_recordset(NULL::${sql.table(table)}, ${JSON.stringify(rows)}::jsonb)`.execute(trx);
}

const isEmpty = async (trx: Trx, table: keyof DB): Promise<boolean> =>
  (
    await trx
      .selectFrom(table)
      .select(sql`1`.as('found'))
      .limit(1)
      .execute()
  ).length === 0;

/**
 * Writes the servers with their roles, prices and kits into a database that has no server. Later they belong to the
 * operator, who may change or delete any of them, so another run writes nothing.
 */
export async function writeServers(trx: Trx, rows: ContentRows): Promise<void> {
  if (!(await isEmpty(trx, 'servers'))) return;
  await insertRows(trx, 'servers', rows.servers);
  await insertRows(trx, 'clients', rows.clients);
  await insertRows(trx, 'roles', rows.roles);
  await insertRows(trx, 'role_prices', rows.rolePrices);
  await insertRows(trx, 'abilities', rows.abilities);
  await insertRows(trx, 'role_abilities', rows.roleAbilities);
  await insertRows(trx, 'kits', rows.kits);
  await insertRows(trx, 'kit_items', rows.kitItems);
}

/** Writes the rules into a database without rules. */
export async function writeRules(trx: Trx, rows: ContentRows): Promise<void> {
  if (!(await isEmpty(trx, 'rule_sections'))) return;
  await insertRows(trx, 'rule_sections', rows.ruleSections);
  await insertRows(trx, 'rules', rows.rules);
}

/** Writes the sample team and wipes into a database that has none. */
export async function writeSamples(trx: Trx, rows: ContentRows): Promise<void> {
  if (await isEmpty(trx, 'team_groups')) {
    await insertRows(trx, 'team_groups', rows.teamGroups);
    await insertRows(trx, 'team_members', rows.teamMembers);
  }
  if (await isEmpty(trx, 'server_wipes')) await insertRows(trx, 'server_wipes', rows.wipes);
}
