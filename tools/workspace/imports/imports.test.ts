import { spawnSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { moduleRules } from './module-rules.mjs';

const ROOT = fileURLToPath(new URL('../../../', import.meta.url));

const uses = (path: string) => `import { value } from '${path}';\nexport const used = value;\n`;
const VALUE = 'export const value = 1;\n';
const API = 'apps/api/src';
const FILES: Record<string, string> = {
  // A cycle of type imports over a third file.
  'libs/shared/src/first.ts': "import type { Second } from './second.ts';\nexport type First = Second;\n",
  'libs/shared/src/second.ts': "import type { Third } from './third.ts';\nexport type Second = Third | 1;\n",
  'libs/shared/src/third.ts': "import type { First } from './first.ts';\nexport type Third = First;\n",
  [`${API}/context.ts`]: VALUE,
  [`${API}/platform/http/mount.ts`]: uses('../../context.ts'),
  [`${API}/platform/http/deep/imports-a-domain.ts`]: uses('../../../billing/store/buy-role.ts'),
  [`${API}/billing/ledger/imports-a-domain.ts`]:
    "import type { Order } from '../store/orders.ts';\nexport type Known = Order;\n",
  [`${API}/billing/store/orders.ts`]: 'export type Order = 1;\n',
  [`${API}/billing/store/buy-role.ts`]: `${uses('../ledger/transfer.ts')}export { value } from '../../community/players/players.ts';\n`,
  [`${API}/billing/store/buy-role.test.ts`]: uses('../../game/bridge/join-game.ts'),
  [`${API}/billing/store/unlisted-import.ts`]:
    "export const late = async () => import('../../game/bridge/join-game.ts');\n",
  [`${API}/billing/ledger/transfer.ts`]: VALUE,
  [`${API}/community/players/players.ts`]: VALUE,
  [`${API}/game/bridge/join-game.ts`]: uses('../../billing/store/buy-role.ts'),
  [`${API}/community/guilds/unlisted-folder.ts`]: uses('../players/players.ts'),
  'apps/launcher-service/src/system/files/read-json.ts': VALUE,
  'apps/launcher-service/src/system/memory.ts': uses('./files/read-json.ts'),
  'apps/launcher-service/src/system/files/imports-its-group.ts': uses('../memory.ts'),
  'apps/site/app/framework/page/imports-the-shell.tsx': uses('../../shell/frame.tsx'),
  'apps/site/app/shell/frame.tsx': `${VALUE}export { value as other } from '../framework/page/define-page.ts';\n`,
  'apps/site/app/framework/page/define-page.ts': VALUE,
};

interface Found {
  from: string;
  rule: { name: string };
}

const check = (files: Record<string, string>): Found[] => {
  const folder = mkdtempSync(join(tmpdir(), 'imports-'));
  try {
    for (const [path, text] of Object.entries(files)) {
      mkdirSync(dirname(join(folder, path)), { recursive: true });
      writeFileSync(join(folder, path), text);
    }
    const cruiser = join(ROOT, 'node_modules/dependency-cruiser/bin/dependency-cruiser.mjs');
    const config = join(ROOT, 'tools/workspace/imports/dependency-cruiser.mjs');
    const args = [cruiser, 'apps', 'libs', '--config', config, '--output-type', 'json'];
    const { stdout, stderr } = spawnSync(process.execPath, args, { cwd: folder, encoding: 'utf8' });
    if (stdout === '') throw new Error(stderr);
    return (JSON.parse(stdout) as { summary: { violations: Found[] } }).summary.violations;
  } finally {
    rmSync(folder, { recursive: true });
  }
};

test('only cycles and imports that the table does not list are rejected', () => {
  const found = check(FILES).map(({ from, rule }) => `${from}: ${rule.name}`);
  expect(found.sort()).toEqual([
    `${API}/billing/ledger/imports-a-domain.ts: ${API}/billing/ledger`,
    `${API}/billing/store/unlisted-import.ts: ${API}/billing/store`,
    `${API}/community/guilds/unlisted-folder.ts: ${API}/unlisted`,
    `${API}/platform/http/deep/imports-a-domain.ts: ${API}/platform/http`,
    'apps/launcher-service/src/system/files/imports-its-group.ts: apps/launcher-service/src/system/files',
    'apps/site/app/framework/page/imports-the-shell.tsx: apps/site/app/framework/page',
    'libs/shared/src/first.ts: no-circle',
  ]);
});

test('a table with a cycle is rejected', () => {
  const modules = { one: ['two'], two: ['three'], three: ['one'] };
  expect(() => moduleRules({ app: { shared: [], modules } })).toThrow('app: one → two → three → one is a cycle');
  expect(() => moduleRules({ app: { shared: ['two'], modules: { one: [], two: ['one'] } } })).toThrow('is a cycle');
  expect(moduleRules({ app: { shared: [], modules: { one: ['two'], two: [] } } })).toHaveLength(3);
});
