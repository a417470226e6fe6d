import { ScratchWorkspace, type ScratchProject } from '../testing/scratch-workspace.ts';

const uses = (name: string) => `import { value } from '@hoshikraft/${name}';\nexport const used = value;\n`;
const library = (folder: string, tags: string[], files: Record<string, string> = {}): ScratchProject => ({
  folder,
  tags,
  files: { 'src/index.ts': 'export const value = 1;\n', 'src/formats.ts': 'export const value = 2;\n', ...files },
});

const DB = `interface Query {
  select(column: string): Query;
  selectAll(): Query;
}
declare const db: Record<'selectFrom' | 'insertInto' | 'updateTable' | 'deleteFrom', (table: string) => Query>;
declare const sql: (text: TemplateStringsArray) => string;
export const parts = [typeof db, typeof sql];
`;

const BOUNDARY = '@nx/enforce-module-boundaries';

// Each file whose name begins with `bad-` breaks one of our rules; all other files follow all rules.
const projects: ScratchProject[] = [
  library('libs/shared', ['type:shared', 'platform:any']),
  library('libs/contract', ['type:contract', 'platform:any'], {
    'src/bad-node.ts': "import { createHash } from 'node:crypto';\nexport const used = createHash('sha256');\n",
    'src/signatures.ts': "import { createHash } from 'node:crypto';\nexport const value = createHash('sha256');\n",
  }),
  library('libs/contract-binder', ['type:binder', 'platform:node'], {
    'src/words.ts': uses('shared'),
    'src/bad-contract.ts': uses('contract'),
  }),
  library('libs/testkit', ['type:testkit', 'platform:any']),
  library('libs/server-kit', ['type:shared', 'platform:node'], { 'src/bad-browser.ts': uses('ui') }),
  library('libs/i18n', ['type:i18n', 'platform:any']),
  library('libs/ui', ['type:ui', 'platform:browser'], {
    'src/formats-only.ts': uses('i18n/formats'),
    'src/bad-words.ts': uses('i18n'),
    'src/bad-node.ts': "import { join } from 'node:path';\nexport const used = join('a');\n",
    'src/bad-server.ts': uses('server-kit'),
    'src/bad-testkit.ts': uses('testkit'),
    'src/with-kit.test.ts': uses('testkit'),
  }),
  library('libs/api-client', ['type:client', 'platform:browser'], {
    'src/transport.ts': "export const get = () => fetch('/api/main');\n",
    'src/bad-signatures.ts': uses('contract/signatures'),
  }),
  library('libs/route-guards', ['type:guards', 'platform:browser'], { 'src/bad-ui.ts': uses('ui') }),
  library('libs/async-state', ['type:async-state', 'platform:browser'], {
    'src/kit.ts': uses('ui'),
    'src/bad-feature.ts': uses('servers'),
  }),
  library('libs/features/servers', ['type:feature', 'platform:browser']),
  library('libs/features/sign-in', ['type:feature', 'platform:browser'], {
    'src/form.ts': uses('ui'),
    'src/answer.ts': uses('async-state'),
    'src/bad-feature.ts': uses('servers'),
    'src/bad-guard.ts': uses('route-guards'),
    'src/bad-contract.ts': uses('contract'),
    'src/bad-fetch.ts': "export const get = () => fetch('/api/main');\n",
    'src/bad-window-fetch.ts': "export const get = () => window.fetch('/api/main');\n",
    'src/bad-i18n.ts': "import { i18n } from '@lingui/core';\nexport const used = i18n.locale;\n",
    'src/bad-t.ts': "import { t } from '@lingui/core/macro';\nexport const used = t`Hello`;\n",
    'src/bad-forms.ts':
      "import { plural } from '@lingui/core/macro';\nexport const used = plural(2, { one: '# day', other: '# days' });\n",
    'src/forms.ts':
      "import { msg, plural } from '@lingui/core/macro';\nexport const used = msg`${plural(2, { one: '# day', other: '# days' })}`;\n",
    'src/bad-default.ts': 'export default 1;\n',
    'src/bad-took.test.ts':
      'const begun = Date.now();\nexpect(Date.now() - begun).toBeLessThan(500);\nexport const used = begun;\n',
    'src/bad-wait.test.ts':
      'const end = performance.now() + 500;\nwhile (performance.now() < end) await Promise.resolve();\nexport const used = end;\n',
    'src/order.test.ts':
      'const begun = Date.now();\nexpect(begun).toBeLessThan(Date.now() + 1);\nexport const used = begun;\n',
    'src/bad-any.ts': 'export const used = (value: any) => String(value);\n',
  }),
  library('apps/api', ['type:app', 'app:api', 'platform:node'], {
    'src/contract.ts': uses('contract'),
    'src/binder.ts': uses('contract-binder'),
    'src/bad-ui.ts': uses('ui'),
    'src/bad-sandbox.ts': uses('sandbox'),
    'src/bans/bans-repository.ts': `${DB}export const bans = db.selectFrom('bans').select('id');\n`,
    'src/bans/list-bans.test.ts': `${DB}export const bans = db.selectFrom('bans');\n`,
    'src/platform/jobs/run.ts': `${DB}export const run = sql\`SELECT 1\`;\n`,
    'src/bans/bad-sql-select.ts': `${DB}export const bans = db.selectFrom('bans').select('id');\n`,
    'src/bans/bad-sql-insert.ts': `${DB}export const add = () => db.insertInto('bans');\n`,
    'src/bans/bad-sql-update.ts': `${DB}export const lift = () => db.updateTable('bans');\n`,
    'src/bans/bad-sql-delete.ts': `${DB}export const drop = () => db.deleteFrom('bans');\n`,
    'src/bans/bad-sql-text.ts': `${DB}export const text = sql\`SELECT 1\`;\n`,
    'src/bans/bad-sql-all-repository.ts': `${DB}export const bans = db.selectFrom('bans').selectAll();\n`,
  }),
  library('apps/sandbox', ['type:app', 'app:sandbox', 'platform:node'], {
    'src/bad-api.ts': uses('api'),
    'src/bad-binder.ts': uses('contract-binder'),
  }),
  library('apps/site', ['type:app', 'app:site', 'platform:browser'], {
    'app/feature.tsx': uses('sign-in'),
    'app/route.tsx': 'export default function Page() {\n  return null;\n}\n',
    'app/entry.server.tsx': "import createCache from '@emotion/cache';\nexport const used = createCache;\n",
    'app/bad-mui.tsx': "import Button from '@mui/material/Button';\nexport const used = Button;\n",
    'app/bad-emotion.tsx': "import { css } from '@emotion/react';\nexport const used = css;\n",
    'app/bad-api.tsx': uses('api'),
    'app/team/bad-read.tsx': "import { useQuery } from '@tanstack/react-query';\nexport const used = useQuery;\n",
    'app/team/use-later.ts': "import { useQuery } from '@tanstack/react-query';\nexport const used = useQuery;\n",
    'app/team/write.tsx': "import { useMutation } from '@tanstack/react-query';\nexport const used = useMutation;\n",
  }),
  library('e2e/journey', ['type:e2e', 'platform:node'], { 'src/bad-app.ts': uses('api') }),
  library('tools/plain', ['type:tool', 'platform:node'], { 'src/bad-e2e.ts': uses('journey') }),
];

const EXPECTED: Record<string, string> = {
  'bad-words': 'no-restricted-imports',
  'bad-node': 'no-restricted-imports',
  'bad-signatures': 'no-restricted-imports',
  'bad-i18n': 'no-restricted-imports',
  'bad-t': 'no-restricted-imports',
  'bad-mui': 'no-restricted-imports',
  'bad-read': 'no-restricted-imports',
  'bad-emotion': 'no-restricted-imports',
  'bad-fetch': 'no-restricted-globals',
  'bad-window-fetch': 'no-restricted-properties',
  'bad-default': 'no-restricted-exports',
  'bad-forms': 'no-restricted-syntax',
  'bad-took': 'no-restricted-syntax',
  'bad-wait': 'no-restricted-syntax',
  'bad-any': '@typescript-eslint/no-explicit-any',
};

const fileNames = projects.flatMap(({ folder, files }) => Object.keys(files).map((path) => ({ folder, path })));
const isBad = ({ path }: { path: string }) => path.includes('/bad-');

let workspace: ScratchWorkspace;
let lint: ReturnType<ScratchWorkspace['lint']>;

beforeAll(() => {
  workspace = new ScratchWorkspace(projects);
  lint = workspace.lint('apps', 'libs', 'e2e', 'tools/plain');
});

afterAll(() => {
  workspace[Symbol.dispose]();
});

test('lint fails when a forbidden import is added', () => {
  expect(lint.status).not.toBe(0);
});

test.each(fileNames.filter(isBad))('$folder/$path breaks its rule and no other', ({ folder, path }) => {
  const name = /bad-[\w-]+/.exec(path)?.[0] ?? '';
  const expected = name.startsWith('bad-sql') ? 'no-restricted-syntax' : (EXPECTED[name] ?? BOUNDARY);
  expect(lint.broken[`${folder}/${path}`]).toEqual([expected]);
});

test.each(fileNames.filter((file) => !isBad(file)))('$folder/$path is in order', ({ folder, path }) => {
  expect(lint.broken[`${folder}/${path}`]).toEqual([]);
});

test('a project without tags may import nothing', () => {
  workspace.add({ folder: 'libs/untagged', tags: [], files: { 'src/index.ts': uses('shared') } });
  expect(workspace.lint('libs/untagged')).toEqual({ status: 1, broken: { 'libs/untagged/src/index.ts': [BOUNDARY] } });
});
