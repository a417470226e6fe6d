import type { Insertable } from 'kysely';
import type { DB } from '../src/database/generated.ts';
import type { Trx } from '../src/database/types.ts';
import type { ContentRows } from './content-rows.ts';

const json = (value: unknown): string => JSON.stringify(value);

/** Inserts rows, or brings those with the same key to what is written here. */
async function put<Table extends keyof DB>(
  trx: Trx,
  table: Table,
  key: (keyof DB[Table] & string)[],
  rows: Insertable<DB[Table]>[],
): Promise<void> {
  for (const row of rows) {
    await trx
      .insertInto(table)
      .values(row)
      .onConflict((conflict) => conflict.columns(key as never).doUpdateSet(row as never))
      .execute();
  }
}

/**
 * Writes all content: rows with a known id are changed in place, because grants and orders point at them; what belongs
 * to them (abilities of a role, things of a kit, points of a section) is written anew.
 */
export async function writeContent(trx: Trx, rows: ContentRows): Promise<void> {
  const { servers, roles, abilities, kits } = rows;
  // Places are unique, so a new order must not meet the old one halfway.
  await trx
    .updateTable('servers')
    .set((row) => ({ position: row('position', '+', 1_000_000) }))
    .execute();
  await trx.updateTable('roles').set({ best_choice: false }).execute();
  await put(
    trx,
    'servers',
    ['id'],
    servers.map((row) => ({ ...row, summary: json(row.summary), worlds: json(row.worlds) })),
  );
  await put(trx, 'clients', ['id'], rows.clients);
  await put(
    trx,
    'roles',
    ['id'],
    roles.map((row) => ({
      ...row,
      name: json(row.name),
      summary: json(row.summary),
      highlights: json(row.highlights),
    })),
  );
  await put(trx, 'role_prices', ['role_id', 'period'], rows.rolePrices);
  await put(
    trx,
    'abilities',
    ['id'],
    abilities.map((row) => ({
      ...row,
      title: json(row.title),
      description: json(row.description),
    })),
  );
  await trx.deleteFrom('role_abilities').execute();
  await put(
    trx,
    'role_abilities',
    ['role_id', 'ability_id'],
    rows.roleAbilities.map((row) => ({
      ...row,
      value: row.value === null ? null : json(row.value),
    })),
  );
  await trx.deleteFrom('kits').execute();
  await put(
    trx,
    'kits',
    ['id'],
    kits.map((row) => ({ ...row, name: json(row.name) })),
  );
  await put(
    trx,
    'kit_items',
    ['kit_id', 'position'],
    rows.kitItems.map((row) => ({ ...row, name: json(row.name) })),
  );
}

/** Writes team and rules anew: nothing points at them. */
export async function writeInformation(trx: Trx, rows: ContentRows): Promise<void> {
  await trx.deleteFrom('team_groups').execute();
  await trx.deleteFrom('rule_sections').execute();
  await put(
    trx,
    'team_groups',
    ['id'],
    rows.teamGroups.map((row) => ({
      ...row,
      title: json(row.title),
      description: json(row.description),
    })),
  );
  await put(
    trx,
    'team_members',
    ['group_id', 'login'],
    rows.teamMembers.map((row) => ({ ...row, role: json(row.role) })),
  );
  await put(
    trx,
    'rule_sections',
    ['id'],
    rows.ruleSections.map((row) => ({ ...row, title: json(row.title) })),
  );
  await put(
    trx,
    'rules',
    ['section_id', 'position'],
    rows.rules.map((row) => ({
      ...row,
      text: json(row.text),
      punishment: row.punishment === null ? null : json(row.punishment),
    })),
  );
}
