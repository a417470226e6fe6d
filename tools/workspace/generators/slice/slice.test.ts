import { spawnSync } from 'node:child_process';
import { cpSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { Tree } from '@nx/devkit';
import { jest } from '@jest/globals';
import { createTreeWithEmptyWorkspace } from '@nx/devkit/testing';
import { sliceGenerator } from './slice.ts';

const ROOT = fileURLToPath(new URL('../../../../', import.meta.url));

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

const workspace = (): Tree => {
  const tree = createTreeWithEmptyWorkspace({ formatter: 'prettier' });
  tree.write('libs/contract/generated/openapi.json', JSON.stringify(contract));
  tree.write('apps/api/src/database/generated.ts', databaseTypes);
  tree.write(
    'libs/contract/src/generated/policy.ts',
    'export const operationPolicy = {\n  listBans: {"security":"none"},\n  getGuild: {"security":"session"},\n} as const;\n',
  );
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

test('a slice is an operation, a repository, a presenter and a test in the folder of its domain', async () => {
  const tree = workspace();
  await sliceGenerator(tree, BANS);
  expect(tree.children('apps/api/src/bans').sort()).toEqual([
    'list-bans-presenter.ts',
    'list-bans-repository.ts',
    'list-bans.test.ts',
    'list-bans.ts',
  ]);
  expect(text(tree, 'bans/list-bans.ts')).toMatch(/export const listBans = defineOperation\(\s*'listBans'/);
});

test('columns are mapped to the properties of the contract, and what no column bears is left to the compiler', async () => {
  const tree = workspace();
  await sliceGenerator(tree, BANS);
  const presenter = text(tree, 'bans/list-bans-presenter.ts');
  expect(presenter).toContain('ban_reason: localized(row.ban_reason, locale)');
  expect(presenter).toContain('bannedAt: row.banned_at.toISOString()');
  expect(presenter).toContain('unbanAt: row.unban_at?.toISOString() ?? null');
  expect(presenter).toContain('days: row.days');
  expect(presenter).not.toMatch(/admin|nextCursor/);
  expect(said.join()).toContain('list-bans-presenter.ts: admin, nextCursor');
});

test('an answer that is one thing reads one row', async () => {
  const tree = workspace();
  await sliceGenerator(tree, { domain: 'guilds', operation: 'getGuild', table: 'guilds' });
  expect(text(tree, 'guilds/get-guild-repository.ts')).toContain('executeTakeFirstOrThrow');
  expect(text(tree, 'guilds/get-guild.ts')).not.toContain('locale');
  expect(text(tree, 'guilds/get-guild.ts')).toContain('(who may call: session)');
});

test('the generated test passes, and fails when the presenter is broken', async () => {
  const tree = workspace();
  await sliceGenerator(tree, BANS);
  const root = mkdtempSync(join(tmpdir(), 'slice-'));
  try {
    for (const { path, content } of tree
      .listChanges()
      .filter((change) => change.path.startsWith('apps/api/src/bans/'))) {
      mkdirSync(dirname(join(root, path)), { recursive: true });
      writeFileSync(join(root, path), content ?? '');
    }
    cpSync(join(ROOT, 'apps/api/src/database/localized.ts'), join(root, 'apps/api/src/database/localized.ts'));
    writeFileSync(join(root, 'package.json'), '{ "type": "module" }');
    const config = `import { nodeJestConfig } from ${JSON.stringify(join(ROOT, 'jest.node.mjs'))};\nexport default nodeJestConfig();\n`;
    writeFileSync(join(root, 'jest.config.mjs'), config);
    const runJest = () =>
      spawnSync(process.execPath, ['--experimental-vm-modules', join(ROOT, 'node_modules/jest/bin/jest.js')], {
        cwd: root,
      });
    expect(runJest().status).toBe(0);
    const presenter = join(root, 'apps/api/src/bans/list-bans-presenter.ts');
    writeFileSync(presenter, text(tree, 'bans/list-bans-presenter.ts').replace('row.days', 'row.days + 1'));
    expect(runJest().status).toBe(1);
  } finally {
    rmSync(root, { recursive: true });
  }
});

test('the contract and the migration come first: without them nothing is written', async () => {
  const refuse = (change: Partial<typeof BANS>) => expect(sliceGenerator(workspace(), { ...BANS, ...change })).rejects;
  await refuse({ operation: 'listGhosts' }).toThrow('no operation listGhosts');
  await refuse({ table: 'ghosts' }).toThrow('no table ghosts');
  await refuse({ operation: 'oddOne' }).toThrow('200');
  await refuse({ domain: 'Bans' }).toThrow('kebab-case');
});
