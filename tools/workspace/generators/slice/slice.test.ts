import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Tree } from '@nx/devkit';
import { jest } from '@jest/globals';
import { createTreeWithEmptyWorkspace } from '@nx/devkit/testing';
import type { Contract } from './contract.ts';
import { sayWritten } from './say-written.ts';
import { sliceGenerator, type SliceOptions } from './slice.ts';

const contract = {
  paths: {
    '/ban/list': {
      get: {
        operationId: 'listBans',
        summary: 'Bans, newest first.',
        responses: { '200': { content: { 'application/json': { schema: { $ref: '#/components/schemas/BanList' } } } } },
      },
    },
    '/user/guild': {
      get: {
        operationId: 'getGuild',
        responses: { '200': { content: { 'application/json': { schema: { $ref: '#/components/schemas/Guild' } } } } },
      },
    },
    '/odd': { get: { operationId: 'oddOne', responses: {} } },
  },
  components: {
    schemas: {
      BanList: {
        type: 'object',
        properties: {
          items: { type: 'array', items: { $ref: '#/components/schemas/Ban' } },
          nextCursor: { type: ['string', 'null'] },
        },
      },
      Ban: {
        type: 'object',
        properties: {
          id: { $ref: '#/components/schemas/Slug' },
          ban_reason: { type: 'string' },
          bannedAt: { type: 'string', format: 'date-time' },
          unbanAt: { oneOf: [{ type: 'string' }, { type: 'null' }] },
          days: { type: 'integer' },
          admin: { type: 'string' },
        },
      },
      Guild: { type: 'object', properties: { level: { type: 'integer' }, name: { type: 'string' } } },
      Slug: { type: 'string' },
    },
  },
};

const databaseTypes = `export interface Bans {
  ban_reason: Json;
  banned_at: Generated<Timestamp>;
  days: number;
  id: string;
  unban_at: Timestamp | null;
}

export interface Guilds {
  level: number;
  name: string;
}

export interface DB {
  bans: Bans;
  guilds: Guilds;
}
`;

const ROOMS = 'tools/workspace/imports/rooms.mjs';

const workspace = (): Tree => {
  const tree = createTreeWithEmptyWorkspace({ formatter: 'oxfmt' });
  tree.write('libs/contract/generated/openapi.json', JSON.stringify(contract));
  tree.write('apps/api/src/database/generated.ts', databaseTypes);
  tree.write(
    'libs/contract/src/generated/policy.ts',
    'export const operationPolicy = {\n  listBans: {"security":"none"},\n  getGuild: {"security":"session"},\n} as const;\n',
  );
  tree.write('apps/api/testing/lists/list-fills.ts', 'export const listFills = {\n};\n');
  const queries =
    "import type { ApiClient } from '../create-api-client.ts';\n\nexport const banQueries = {\n  all: () => [] as const,\n};\n";
  tree.write('libs/api-client/src/queries/ban-queries.ts', queries);
  const room = (name: string) => `  '${name}': {\n    base: [],\n    rooms: {\n      errors: [],\n    },\n  },\n`;
  tree.write(ROOMS, `export const ROOMS = {\n${room('apps/api/src')}${room('apps/site/app')}};\n`);
  tree.write('apps/site/app/route-table.ts', 'export const siteRoutes = [\n];\n');
  tree.write('apps/site/app/route-table.test.ts', "({\n    '/cabinet/roles': '',\n});\n");
  return tree;
};

const BANS = { domain: 'bans', operation: 'listBans', table: 'bans' };
const said: string[] = [];

beforeEach(() => {
  said.length = 0;
  jest.spyOn(console, 'info').mockImplementation((line) => {
    said.push(String(line));
  });
});

const text = (tree: Tree, path: string) => tree.read(`apps/api/src/${path}`, 'utf8') ?? '';

test('a list is an operation by defineList, its query in the repository, its filling and a test', async () => {
  const tree = workspace();
  await sliceGenerator(tree, BANS);
  expect(tree.children('apps/api/src/bans').sort()).toEqual([
    'bans-repository.ts',
    'list-bans.test.ts',
    'list-bans.ts',
    'testing',
  ]);
  expect(text(tree, 'bans/list-bans.ts')).toContain("by: 'banned_at', kind: 'time', descending: true");
  expect(text(tree, 'bans/bans-repository.ts')).not.toContain('selectAll');
  expect(tree.read('apps/api/testing/lists/list-fills.ts', 'utf8')).toContain('listBans: bans,');
  expect(tree.read('libs/api-client/src/queries/ban-queries.ts', 'utf8')).toContain('cursorQuery({');
});

test('columns are mapped to the properties of the contract, and what no column bears is left to the compiler', async () => {
  const tree = workspace();
  await sliceGenerator(tree, BANS);
  const operation = text(tree, 'bans/list-bans.ts');
  expect(operation).toContain('ban_reason: localized(row.ban_reason, locale)');
  expect(operation).toContain('bannedAt: row.banned_at.toISOString()');
  expect(operation).toContain('unbanAt: row.unban_at?.toISOString() ?? null');
  expect(operation).toContain('days: row.days');
  expect(operation).not.toContain('admin');
  expect(said.join()).toContain('list-bans.ts: admin');
});

test('an answer that is one thing reads one row', async () => {
  const tree = workspace();
  await sliceGenerator(tree, { domain: 'guilds', operation: 'getGuild' });
  expect(text(tree, 'guilds/guilds-repository.ts')).toContain('executeTakeFirst()');
  expect(text(tree, 'guilds/get-guild.ts')).not.toContain('locale');
});

test('a page has its route, the query that it reads, and its five states tested', async () => {
  const tree = workspace();
  await sliceGenerator(tree, { ...BANS, page: 'banlist' });
  const page = tree.read('apps/site/app/banlist/banlist.tsx', 'utf8') ?? '';
  expect(page).toMatch(/bans: banQueries\.list\(api\)/);
  expect(page).toContain('= page.use()');
  expect(tree.read('apps/site/app/route-table.ts', 'utf8')).toContain("file: 'banlist/banlist.tsx'");
  const tested = tree.read('apps/site/app/banlist/banlist.test.tsx', 'utf8') ?? '';
  expect(tested.match(/^test\('(\w+)/gm)).toHaveLength(5);
  expect(tested).toContain('Loading bans');
});

test('for who is signed in it is said whose rows are meant, and never guessed', async () => {
  const signedIn = () => {
    const tree = workspace();
    tree.write('libs/contract/src/generated/policy.ts', 'const p = {\n  listBans: {"security":"session"},\n};\n');
    tree.write('apps/api/src/database/generated.ts', databaseTypes.replace('  days', '  player_id: string;\n  days'));
    return tree;
  };
  await expect(sliceGenerator(signedIn(), BANS)).rejects.toThrow('--rows=own for the rows of the caller alone');
  const [all, own] = [signedIn(), signedIn()];
  await sliceGenerator(all, { ...BANS, page: 'banlist', rows: 'all' });
  await sliceGenerator(own, { ...BANS, rows: 'own' });
  expect(text(all, 'bans/bans-repository.ts')).not.toContain('playerId');
  expect(text(all, 'bans/list-bans.ts')).toContain(
    '/** Bans, newest first. The same for everybody who is signed in. */',
  );
  expect(text(all, 'bans/list-bans.test.ts')).toContain('toBe(401)');
  expect(all.read('apps/site/app/route-table.ts', 'utf8')).toContain("type: 'protected'");
  expect(text(own, 'bans/bans-repository.ts')).toContain("where('player_id', '=', playerId)");
  expect(text(own, 'bans/list-bans.ts')).toContain("/** Bans, newest first. Only what is the player's own. */");
});

test('what is written past Nx is named like the rest', () => {
  const root = mkdtempSync(join(tmpdir(), 'said-'));
  for (const name of ['old.po', 'kept.po']) writeFileSync(join(root, name), 'before');
  sayWritten(root, ['*.po'], () => {
    for (const name of ['old.po', 'new.po', 'other.ts']) writeFileSync(join(root, name), 'after');
  });
  rmSync(root, { recursive: true });
  expect(said.join('\n').replace(/\p{Cc}\[\d+m/gu, '')).toBe('CREATE new.po\nUPDATE old.po');
});

test('a new folder of an app is named in the rooms, once', async () => {
  const tree = workspace();
  await sliceGenerator(tree, { ...BANS, page: 'ban-list' });
  await sliceGenerator(tree, { domain: 'bans', operation: 'getGuild', table: 'guilds' });
  const [, api, site] = (tree.read(ROOMS, 'utf8') ?? '').split('rooms: {');
  expect(api?.match(/^ {6}.*$/gm)).toEqual(['      errors: [],', '      bans: [],']);
  expect(site?.match(/^ {6}.*$/gm)).toEqual(['      errors: [],', "      'ban-list': [],"]);
});

test('a parameter of the query that is a column chooses its rows; any other is left to the compiler', async () => {
  const tree = workspace();
  const asked = structuredClone(contract) as Contract;
  asked.components.parameters = { Limit: { name: 'limit', in: 'query' } };
  const list = asked.paths['/ban/list']?.['get'];
  const inQuery = (name: string) => ({ name, in: 'query', schema: { type: 'string' } });
  if (list) list.parameters = [{ $ref: '#/components/parameters/Limit' }, inQuery('admin_name'), inQuery('shade')];
  asked.components.schemas['Ban'] = { properties: { id: { type: 'string' }, admin_name: { type: 'string' } } };
  tree.write('libs/contract/generated/openapi.json', JSON.stringify(asked));
  tree.write('apps/api/src/database/generated.ts', databaseTypes.replace('  days', '  admin_name: string;\n  days'));
  await sliceGenerator(tree, { ...BANS, page: 'banlist' });
  expect(text(tree, 'bans/bans-repository.ts')).toContain("where('admin_name', '=', asked.admin_name");
  expect(text(tree, 'bans/testing/fill-list-bans.ts')).toContain("item.admin_name === 'admin_name 1'");
  expect(text(tree, 'bans/list-bans.ts')).toContain('rows: ({ query }, { app }) => allBans(app.db, query)');
  expect(tree.read('libs/api-client/src/queries/ban-queries.ts', 'utf8')).toContain('...asked, ...query');
  expect(said.join()).toContain('list-bans.ts: shade');
});

test('the contract and the migration come first: without them nothing is written', async () => {
  const refuse = (change: Partial<SliceOptions>) => expect(sliceGenerator(workspace(), { ...BANS, ...change })).rejects;
  await refuse({ operation: 'listGhosts' }).toThrow('no operation listGhosts');
  await refuse({ table: 'ghosts' }).toThrow('no table ghosts');
  await refuse({ operation: 'oddOne' }).toThrow('200');
  await refuse({ domain: 'Bans' }).toThrow('kebab-case');
  await refuse({ rows: 'own' }).toThrow('--rows=own');
});
