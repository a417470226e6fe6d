import { sql } from 'kysely';
import type { DB } from '../src/platform/database/generated.ts';
import type { Trx } from '../src/platform/database/types.ts';
import type { ContentRows } from './content-rows.ts';

const columns = (names: readonly string[], of?: string) =>
  sql.join(names.map((name) => sql.ref(of === undefined ? name : `${of}.${name}`)));

const given = (table: keyof DB, rows: readonly object[]) =>
  sql`jsonb_populate_recordset(NULL::${sql.table(table)}, ${JSON.stringify(rows)}::jsonb) AS given`;

/**
 * Inserts rows, or brings those with the same key to what is written here. Keys are never written again, and what is as
 * it should be is not touched: whoever buys meanwhile holds these rows by their keys, and each would wait for the other.
 */
async function put(trx: Trx, table: keyof DB, key: readonly string[], rows: readonly object[]): Promise<void> {
  const names = [...new Set(rows.flatMap((row) => Object.keys(row)))];
  const rest = names.filter((name) => !key.includes(name));
  const same = sql`(${columns(key, 'kept')}) = (${columns(key, 'given')})`;
  if (rest.length > 0) {
    const changes = rest.map((name) => sql`${sql.ref(name)} = ${sql.ref(`given.${name}`)}`);
    await sql`UPDATE ${sql.table(table)} AS kept SET ${sql.join(changes)} FROM ${given(table, rows)}
      WHERE ${same} AND ROW (${columns(rest, 'kept')}) IS DISTINCT FROM ROW (${columns(rest, 'given')})`.execute(trx);
  }
  await sql`INSERT INTO ${sql.table(table)} (${columns(names)}) SELECT ${columns(names, 'given')}
    FROM ${given(table, rows)}
    WHERE NOT EXISTS (SELECT 1 FROM ${sql.table(table)} AS kept WHERE ${same})`.execute(trx);
}

/** The best choice is one on each server at every moment, so that a new one must not meet the old one. */
async function makeRoom(trx: Trx, { roles }: ContentRows): Promise<void> {
  await sql`UPDATE roles AS kept SET best_choice = false FROM ${given('roles', roles)}
    WHERE kept.id = given.id AND kept.best_choice AND NOT given.best_choice`.execute(trx);
}

/**
 * Writes all content: rows with a known id are changed in place, because grants and orders point at them; what belongs
 * to them (abilities of a role, things of a kit, points of a section) is written anew.
 */
export async function writeContent(trx: Trx, rows: ContentRows): Promise<void> {
  await makeRoom(trx, rows);
  await put(trx, 'servers', ['id'], rows.servers);
  await put(trx, 'clients', ['id'], rows.clients);
  await put(trx, 'server_wipes', ['server_id', 'at'], rows.wipes);
  await put(trx, 'roles', ['id'], rows.roles);
  await put(trx, 'role_prices', ['role_id', 'period'], rows.rolePrices);
  await put(trx, 'abilities', ['id'], rows.abilities);
  await trx.deleteFrom('role_abilities').execute();
  await put(trx, 'role_abilities', ['role_id', 'ability_id'], rows.roleAbilities);
  await trx.deleteFrom('kits').execute();
  await put(trx, 'kits', ['id'], rows.kits);
  await put(trx, 'kit_items', ['kit_id', 'position'], rows.kitItems);
}

/** Writes team and rules anew: nothing points at them. */
export async function writeInformation(trx: Trx, rows: ContentRows): Promise<void> {
  await trx.deleteFrom('team_groups').execute();
  await trx.deleteFrom('rule_sections').execute();
  await put(trx, 'team_groups', ['id'], rows.teamGroups);
  await put(trx, 'team_members', ['group_id', 'login'], rows.teamMembers);
  await put(trx, 'rule_sections', ['id'], rows.ruleSections);
  await put(trx, 'rules', ['section_id', 'position'], rows.rules);
}
