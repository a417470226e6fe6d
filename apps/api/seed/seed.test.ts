import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import type { components } from '@hoshikraft/contract';
import { sql } from 'kysely';
import { openTestDatabase } from '../testing/test-database.ts';
import { createTestApp } from '../testing/test-app.ts';
import { createCodeGenerator } from '../src/identity/two-factor/testing/authenticator-app.ts';
import type { TestApp } from '../testing/test-app.ts';
import type { DB } from '../src/platform/database/generated.ts';
import { findGameKey } from '../src/game/bridge/game-keys-repository.ts';
import { contentRows } from './content-rows.ts';
import { samplePlayers } from './content/sample-players.ts';
import { seedContent, seedDevelopment } from './seed.ts';
import { teamLogins, botLogins } from './write-players.ts';

type Schemas = components['schemas'];

let test: TestApp;

/** Rows of every table as text. */
async function dump(): Promise<Record<string, string>> {
  const tables = await sql<{ name: string }>`
    SELECT table_name AS name FROM information_schema.tables WHERE table_schema = 'public' AND table_type = 'BASE TABLE'
  `.execute(test.app.db);
  const rows: Record<string, string> = {};
  for (const { name } of tables.rows) {
    const { rows: found } = await sql<{ text: string }>`
      SELECT coalesce(string_agg(t::text, E'\n' ORDER BY t::text), '') AS text FROM ${sql.table(name)} t
    `.execute(test.app.db);
    rows[name] = found[0]?.text ?? '';
  }
  return rows;
}

const signIn = async (login: string) => {
  const { body } = await test.request<Schemas['SignedIn']>('POST', '/api/user/auth/login', {
    body: { login, password: test.app.config.devPassword, recaptcha: await test.solveCaptcha() },
  });
  return body;
};

beforeAll(async () => {
  test = await createTestApp({ content: false });
  await seedDevelopment(test.app.db, test.app.config, test.clock.now());
});

afterAll(() => test.close());

describe('the seed', () => {
  it('changes nothing when run again a day later', async () => {
    const first = await dump();
    expect(first['roles']?.split('\n')).toHaveLength(contentRows().roles.length);
    expect(first['players']?.split('\n')).toHaveLength(samplePlayers.length + teamLogins.length + botLogins.length);
    await seedDevelopment(test.app.db, test.app.config, new Date(Date.now() + 86_400_000));
    expect(await dump()).toEqual(first);
  });

  it('marks all its players as samples, in a database older than the mark too, and no other player', async () => {
    await test.app.db
      .updateTable('players')
      .set({ is_sample: false })
      .where('login', '=', botLogins[0] ?? '')
      .execute();
    const { playerId } = await test.signUp({ login: 'Nobodys_bot' });
    await seedDevelopment(test.app.db, test.app.config, test.clock.now());
    const unmarked = await test.app.db.selectFrom('players').select('id').where('is_sample', '=', false).execute();
    expect(unmarked).toEqual([{ id: playerId }]);
  });

  it('may run in several processes at once', async () => {
    const before = await dump();
    await Promise.all([1, 2, 3].map(() => seedDevelopment(test.app.db, test.app.config, test.clock.now())));
    expect(await dump()).toEqual(before);
  });

  it('keeps what a person changed or deleted, and does not wait for open purchases', async () => {
    const { db, config } = test.app;
    const first = await dump();
    await db.updateTable('role_prices').set({ amount: 1 }).execute();
    await db
      .updateTable('roles')
      .set({ color: '#000000', tier: sql`10 - tier` })
      .execute();
    await db
      .updateTable('servers')
      .set({ color: '#000000', position: sql`10 - position` })
      .execute();
    await db.deleteFrom('kits').where('position', '=', 0).execute();
    await db.deleteFrom('role_abilities').where('value', 'is not', null).execute();
    await db.deleteFrom('rules').where('position', '=', 0).execute();
    await db
      .updateTable('rule_sections')
      .set({ position: sql`position + 10` })
      .execute();
    await db
      .updateTable('team_members')
      .set({ role: sql`'{"ru": "Хранитель", "en": "Keeper"}'::jsonb` })
      .execute();
    await db.deleteFrom('server_wipes').where('state', '=', 'announced').execute();
    const changed = await dump();
    await db.transaction().execute(async (trx) => {
      // The locks that a purchase holds by its foreign keys. A seed that waits for them would wait for ever.
      for (const table of ['servers', 'roles'] as const)
        await trx.selectFrom(table).select('id').forKeyShare().execute();
      await seedDevelopment(db, config, test.clock.now());
    });
    expect(await dump()).toEqual(changed);
    expect(changed).not.toEqual(first);
  });

  it('writes neither team nor wipes nor players for a production installation', async () => {
    const empty = await openTestDatabase('postgres', false);
    await seedContent(empty.db);
    const countRows = async (table: keyof DB) =>
      (
        await empty.db
          .selectFrom(table)
          .select(sql`1`.as('one'))
          .execute()
      ).length;
    for (const table of [
      'team_groups',
      'team_members',
      'server_wipes',
      'players',
      'documents',
      'game_server_keys',
    ] as const)
      expect([table, await countRows(table)]).toEqual([table, 0]);
    expect([await countRows('servers'), await countRows('rules')]).not.toContain(0);
    await empty.close();
  });

  it('refuses a configuration without a development password', async () => {
    const production = { ...test.app.config, devPassword: null };
    await expect(seedDevelopment(test.app.db, production, test.clock.now())).rejects.toThrow('known password');
  });

  it('adds the key with which the sandbox signs for every server', async () => {
    const { devGameSecret, gameKeysSecret } = test.app.config;
    const key = await findGameKey(test.app.db, gameKeysSecret, 'dev-hitech', test.clock.now());
    expect(key).toEqual({ keyId: 'dev-hitech', serverId: 'hitech', secrets: [`${devGameSecret}:hitech`] });
  });
});

describe('sample players', () => {
  it('sign in with the development password', async () => {
    for (const { login } of samplePlayers.filter((player) => !player.authenticator))
      expect(await signIn(login)).toMatchObject({ success: true, data: { login } });
  });

  it('sign in to the operators’ app with the development authenticator', async () => {
    const { devPassword, devOperatorApp } = test.app.config;
    const { body: as } = await test.request<Schemas['SignedInPending']>('POST', '/api/admin/auth/login', {
      body: { login: 'operator', password: devPassword },
    });
    const code = createCodeGenerator(test, String(devOperatorApp))();
    expect((await test.request('POST', '/api/user/auth/token', { as, body: { code } })).status).toBe(200);
    expect((await test.request('GET', '/api/admin/main', { as })).body).toMatchObject({ login: 'operator' });
  });

  it('have the permissions and bans that they demonstrate', async () => {
    const editor = await signIn('editor');
    const banned = await signIn('banned');
    expect(editor.permissions.web?.documents?.create).toBe(true);
    expect(banned.managers.ban.isBanned).toBe(true);
  });

  it('have balances equal to the sum of their ledger entries', async () => {
    const { rows } = await sql<{ login: string; balance: number; sum: number }>`
      SELECT login, balance, sum(amount)::int AS sum
      FROM ledger_accounts JOIN players ON players.id = player_id JOIN ledger_entries ON account_id = ledger_accounts.id
      GROUP BY login, ledger_accounts.id
    `.execute(test.app.db);
    expect(rows.length).toBeGreaterThan(samplePlayers.length);
    for (const { balance, sum } of rows) expect(balance).toBe(sum);
    const rich = rows.find((row) => row.login === 'rich' && row.balance > 10_000_000);
    const spent = 25_000_000 - (rich?.balance ?? 0);
    expect(spent).toBeGreaterThan(0);
  });

  it('have an active role, an expired role and a role replaced by a higher one', async () => {
    const rich = await signIn('rich');
    const { body } = await test.request<Schemas['CabinetRoleList']>('GET', '/api/cabinet/roles', { as: rich });
    expect(new Set(body.items.map((grant) => grant.state))).toEqual(new Set(['active', 'expired', 'replaced']));
    expect(body.items.some((grant) => grant.expiresAt === null)).toBe(true);
  });
});

describe('sample documents', () => {
  it('exist in both languages, or in the one language in which they are written', async () => {
    const { body } = await test.request<Schemas['DocumentList']>('GET', '/api/documents?target=mods&limit=100');
    expect(body.items).toHaveLength(40);
    const { body: alone } = await test.request<Schemas['Document']>(
      'GET',
      '/api/document?target=news&id=wipe-winter-2023',
    );
    expect([alone.locale, alone.locales]).toEqual(['ru', ['ru']]);
    expect(alone.publishedAt).toBe('2023-01-13T15:00:00.000Z');
  });

  it('keep the changes of editors', async () => {
    const { db, config } = test.app;
    await db.updateTable('documents').set({ state: 'unpublished' }).where('slug', '=', 'how-to-start').execute();
    await db.updateTable('document_texts').set({ title: 'Ours' }).where('title', '=', 'Botania').execute();
    const before = await dump();
    await seedDevelopment(db, config, test.clock.now());
    expect(await dump()).toEqual(before);
  });

  it('do not take an address that another document has', async () => {
    const { db, config } = test.app;
    const taken = await db
      .selectFrom('documents')
      .select('key')
      .where('slug', '=', 'rules-may-2026')
      .executeTakeFirstOrThrow();
    await db.deleteFrom('documents').where('key', '=', taken.key).execute();
    const other = await db
      .selectFrom('documents')
      .select('key')
      .where('slug', '=', 'how-to-start')
      .executeTakeFirstOrThrow();
    const address = { target: 'news', slug: 'rules-may-2026', document_key: other.key };
    await db.insertInto('document_slugs').values(address).execute();
    const before = await dump();
    await seedDevelopment(db, config, test.clock.now());
    expect(await dump()).toEqual(before);
  });
});
