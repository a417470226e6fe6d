import { spawnSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { rulesOf } from './rooms.mjs';

const ROOT = fileURLToPath(new URL('../../../', import.meta.url));

const uses = (path: string) => `import { value } from '${path}';\nexport const used = value;\n`;
const VALUE = 'export const value = 1;\n';
const API = 'apps/api/src';
const FILES: Record<string, string> = {
  // Tied by types alone, over a third.
  'libs/shared/src/first.ts': "import type { Second } from './second.ts';\nexport type First = Second;\n",
  'libs/shared/src/second.ts': "import type { Third } from './third.ts';\nexport type Second = Third | 1;\n",
  'libs/shared/src/third.ts': "import type { First } from './first.ts';\nexport type Third = First;\n",
  [`${API}/context.ts`]: VALUE,
  [`${API}/http/mount.ts`]: uses('../context.ts'),
  [`${API}/http/deep/knows-a-domain.ts`]: uses('../../store/buy-role.ts'),
  [`${API}/ledger/knows-a-domain.ts`]: "import type { Order } from '../store/orders.ts';\nexport type Known = Order;\n",
  [`${API}/store/orders.ts`]: 'export type Order = 1;\n',
  [`${API}/store/buy-role.ts`]: `${uses('../ledger/transfer.ts')}export { value } from '../players/players.ts';\n`,
  [`${API}/store/buy-role.test.ts`]: uses('../game/join-game.ts'),
  [`${API}/store/against-its-arrow.ts`]: "export const late = async () => import('../game/join-game.ts');\n",
  [`${API}/ledger/transfer.ts`]: VALUE,
  [`${API}/players/players.ts`]: VALUE,
  [`${API}/game/join-game.ts`]: uses('../store/buy-role.ts'),
  [`${API}/guilds/of-no-room.ts`]: uses('../players/players.ts'),
  'apps/site/app/framework/page/knows-the-shell.tsx': uses('../shell/frame.tsx'),
  'apps/site/app/shell/frame.tsx': `${VALUE}export { value as other } from '../page/define-page.ts';\n`,
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

test('a circle and every import against the arrows is refused, and nothing else', () => {
  const found = check(FILES).map(({ from, rule }) => `${from}: ${rule.name}`);
  expect(found.sort()).toEqual([
    `${API}/guilds/of-no-room.ts: ${API}/unnamed`,
    `${API}/http/deep/knows-a-domain.ts: ${API}/http`,
    `${API}/ledger/knows-a-domain.ts: ${API}/ledger`,
    `${API}/store/against-its-arrow.ts: ${API}/store`,
    'apps/site/app/framework/page/knows-the-shell.tsx: apps/site/app/framework/page',
    'libs/shared/src/first.ts: no-circle',
  ]);
});

test('arrows that come back are refused as they are written', () => {
  const rooms = { one: ['two'], two: ['three'], three: ['one'] };
  expect(() => rulesOf({ app: { base: [], rooms } })).toThrow('app: one → two → three → one comes back');
  expect(() => rulesOf({ app: { base: ['two'], rooms: { one: [], two: ['one'] } } })).toThrow('comes back');
  expect(rulesOf({ app: { base: [], rooms: { one: ['two'], two: [] } } })).toHaveLength(3);
});
