import type { Tree } from '@nx/devkit';
import { createTreeWithEmptyWorkspace } from '@nx/devkit/testing';
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

const BANS = { domain: 'game/bans', operation: 'listBans', table: 'bans' };

const workspace = (): Tree => {
  const tree = createTreeWithEmptyWorkspace({ formatter: 'oxfmt' });
  tree.write('libs/contract/generated/openapi.json', JSON.stringify(contract));
  tree.write('apps/api/src/platform/database/generated.ts', databaseTypes);
  tree.write(
    'libs/contract/src/generated/policy.ts',
    'export const operationPolicy = {\n  listBans: {"security":"none"},\n} as const;\n',
  );
  return tree;
};

test('a list that requires a session needs the option --rows', async () => {
  const tree = workspace();
  tree.write('libs/contract/src/generated/policy.ts', 'const p = {\n  listBans: {"security":"session"},\n};\n');
  tree.write(
    'apps/api/src/platform/database/generated.ts',
    databaseTypes.replace('  days', '  player_id: string;\n  days'),
  );
  await expect(sliceGenerator(tree, BANS)).rejects.toThrow('--rows=own for the rows of the caller alone');
});

test('nothing is written without the operation in the contract and the table in the database', async () => {
  const expectError = (change: Partial<SliceOptions>) =>
    expect(sliceGenerator(workspace(), { ...BANS, ...change })).rejects;
  await expectError({ operation: 'listGhosts' }).toThrow('no operation listGhosts');
  await expectError({ table: 'ghosts' }).toThrow('no table ghosts');
  await expectError({ operation: 'oddOne' }).toThrow('200');
  await expectError({ domain: 'game/Bans' }).toThrow('kebab-case');
  await expectError({ domain: 'bans' }).toThrow('not a folder in a group');
  await expectError({ rows: 'own' }).toThrow('--rows=own');
});
