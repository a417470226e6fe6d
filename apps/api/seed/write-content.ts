import { sql } from 'kysely';
import type { DB } from '../src/platform/database/generated.ts';
import type { Trx } from '../src/platform/database/types.ts';
import type { ContentRows } from './content-rows.ts';

const columns = (names: readonly string[], of?: string) =>
  sql.join(names.map((name) => sql.ref(of === undefined ? name : `${of}.${name}`)));

const incoming = (table: keyof DB, rows: readonly object[]) =>
  sql`jsonb_populate_recordset(NULL::${sql.table(table)}, ${JSON.stringify(rows)}::jsonb) AS incoming`;

/**
 * Inserts rows, or updates those with the same key. Keys and unchanged rows are not written: a purchase in progress locks
 * these rows by their keys, and a write of a key would deadlock with it.
 */
async function upsertRows(trx: Trx, table: keyof DB, key: readonly string[], rows: readonly object[]): Promise<void> {
  const names = [...new Set(rows.flatMap((row) => Object.keys(row)))];
  const rest = names.filter((name) => !key.includes(name));
  const same = sql`(${columns(key, 'existing')}) = (${columns(key, 'incoming')})`;
  if (rest.length > 0) {
    const changes = rest.map((name) => sql`${sql.ref(name)} = ${sql.ref(`incoming.${name}`)}`);
    await sql`UPDATE ${sql.table(table)} AS existing SET ${sql.join(changes)} FROM ${incoming(table, rows)}
      WHERE ${same} AND ROW (${columns(rest, 'existing')}) IS DISTINCT FROM ROW (${columns(rest, 'incoming')})`.execute(
      trx,
    );
  }
  await sql`INSERT INTO ${sql.table(table)} (${columns(names)}) SELECT ${columns(names, 'incoming')}
    FROM ${incoming(table, rows)}
    WHERE NOT EXISTS (SELECT 1 FROM ${sql.table(table)} AS existing WHERE ${same})`.execute(trx);
}

/** A server has at most one best choice at any time: removes the old one before a new one is written. */
async function clearBestChoices(trx: Trx, { roles }: ContentRows): Promise<void> {
  await sql`UPDATE roles AS existing SET best_choice = false FROM ${incoming('roles', roles)}
    WHERE existing.id = incoming.id AND existing.best_choice AND NOT incoming.best_choice`.execute(trx);
}

/**
 * Writes all content. Rows with a known id are updated in place, because grants and orders refer to them; rows that belong
 * to them (abilities of a role, items of a kit) are deleted and inserted again.
 */
export async function writeContent(trx: Trx, rows: ContentRows): Promise<void> {
  await clearBestChoices(trx, rows);
  await upsertRows(trx, 'servers', ['id'], rows.servers);
  await upsertRows(trx, 'clients', ['id'], rows.clients);
  await upsertRows(trx, 'server_wipes', ['server_id', 'at'], rows.wipes);
  await upsertRows(trx, 'roles', ['id'], rows.roles);
  await upsertRows(trx, 'role_prices', ['role_id', 'period'], rows.rolePrices);
  await upsertRows(trx, 'abilities', ['id'], rows.abilities);
  await trx.deleteFrom('role_abilities').execute();
  await upsertRows(trx, 'role_abilities', ['role_id', 'ability_id'], rows.roleAbilities);
  await trx.deleteFrom('kits').execute();
  await upsertRows(trx, 'kits', ['id'], rows.kits);
  await upsertRows(trx, 'kit_items', ['kit_id', 'position'], rows.kitItems);
}

/** Deletes and inserts team and rules: no row refers to them. */
export async function writeInformation(trx: Trx, rows: ContentRows): Promise<void> {
  await trx.deleteFrom('team_groups').execute();
  await trx.deleteFrom('rule_sections').execute();
  await upsertRows(trx, 'team_groups', ['id'], rows.teamGroups);
  await upsertRows(trx, 'team_members', ['group_id', 'login'], rows.teamMembers);
  await upsertRows(trx, 'rule_sections', ['id'], rows.ruleSections);
  await upsertRows(trx, 'rules', ['section_id', 'position'], rows.rules);
}
