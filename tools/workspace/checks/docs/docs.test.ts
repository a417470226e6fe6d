import type { DocRepository } from './doc-repository.ts';
import { citationProblems } from './doc-citations.ts';
import { docProblems } from './docs.ts';

const repository: DocRepository = {
  files: new Set([
    'README.md',
    'package.json',
    'docs/guide.md',
    'docs/home.png',
    'apps/api/src/main.ts',
    'libs/ui/src/index.ts',
  ]),
  scripts: new Map([
    ['', new Set(['start', 'test', 'bench', 'check:docs'])],
    ['@hoshikraft/contract', new Set(['generate', 'test'])],
  ]),
  generators: new Map([['./apps/api:slice', new Set(['name', 'operation'])]]),
  ignored: (path: string) => path.startsWith('.dev'),
};
const problems = (text: string, document = 'README.md') => docProblems(document, text, repository);

test('existing files, folders, bare names, commands and links pass', () => {
  const text = `\`apps/api\`, \`apps/api/src/main.ts:12\`, \`docs/guide.md#top\`, \`libs/ui/\`, \`main.ts\`, \`.dev/addresses.json\`
\`npm ci && npm start\`, \`npm run bench\`, \`npm run check:docs\`, [guide](docs/guide.md#top), ![home](docs/home.png)`;
  expect(problems(text)).toEqual([]);
});

test('a missing path is reported, inline or in a shell block', () => {
  expect(problems('see `apps/api/src/gone.ts`')).toEqual(['no such path: apps/api/src/gone.ts']);
  expect(problems('see `gone.ts`')).toEqual(['no such path: gone.ts']);
  expect(problems('```bash\nnode apps/api/gone.ts\n```')).toEqual(['no such path: apps/api/gone.ts']);
});

test('a missing command is reported', () => {
  expect(problems('run `npm run gone`')).toEqual(['no such command: npm run gone']);
  expect(problems('```sh\nnpm gone\n```')).toEqual(['no such command: npm gone']);
});

test('a command of a workspace package is looked up in its scripts', () => {
  expect(problems('`npm run generate -w @hoshikraft/contract`')).toEqual([]);
  expect(problems('`npm run generate`')).toHaveLength(1);
  expect(problems('`npm run bench -w @hoshikraft/contract`')).toHaveLength(1);
});

test('the path, name and options of a generator must exist', () => {
  expect(problems('`nx g ./apps/api:slice bans --operation=buyRole --dry-run`')).toEqual([
    'no such option of ./apps/api:slice: --dry-run',
  ]);
  expect(problems('`nx g ./apps/api:page`')).toEqual(['no such generator: ./apps/api:page']);
  expect(problems('`nx g ./apps/gone:slice`')).toEqual([
    'no such path: ./apps/gone',
    'no such generator: ./apps/gone:slice',
  ]);
});

test.each([
  ['nx test @hoshikraft/contract', []],
  ['npx nx run @hoshikraft/contract:generate', []],
  ['nx run-many -t test generate', []],
  ['nx release --dry-run', []],
  ['nx lint @hoshikraft/contract', ['no such target of @hoshikraft/contract: lint']],
  ['nx run @hoshikraft/contract:lint', ['no such target of @hoshikraft/contract: lint']],
  ['nx run-many -t lint', ['no such target: lint']],
  ['nx affected -t test lint', ['no such target: lint']],
  ['nx test contract', ['no such project: nx test contract']],
])('%s is checked against the scripts of the projects', (command, expected) => {
  expect(problems(`\`${command}\``)).toEqual(expected);
});

const tree = (...lines: string[]) => ['```', ...lines, '```'].join('\n');

test('a folder tree with existing folders passes', () => {
  const text = tree('apps/', '  api/      the backend', '    src/    main.ts', 'libs/ui/, docs/   and so on');
  expect(problems(text)).toEqual([]);
});

test('a missing folder in a tree is reported', () => {
  const text = tree('apps/', '  api/      the backend', '    seed/', 'libs/gone/  a library');
  expect(problems(text)).toEqual([
    'no such folder in the tree: apps/api/seed',
    'no such folder in the tree: libs/gone',
  ]);
});

test('a broken link or image is reported; links are relative to the document', () => {
  expect(problems('[x](guide.md)')).toEqual(['broken link: guide.md']);
  expect(problems('[x](guide.md)', 'docs/other.md')).toEqual([]);
  expect(problems('<img src="docs/gone.png">')).toEqual(['broken link: docs/gone.png']);
  expect(problems('[x](https://example.org/gone.md)')).toEqual([]);
});

test('URLs, packages, API paths and placeholders are not treated as paths', () => {
  expect(
    problems('`/ru/store`, `@hoshikraft/ui`, `user/register`, `application/json`, `.css`, `libs/<name>/src`'),
  ).toEqual([]);
});

const cited = (text: string, path = 'apps/api/src/main.ts') => citationProblems(path, text, repository.files);

test('a comment or a document may cite a document that exists, by its path or by its name', () => {
  expect(cited('// See docs/guide.md, guide.md and README.md.')).toEqual([]);
  expect(cited('[guide](../docs/guide.md)', 'docs/other.md')).toEqual([]);
});

test('a document that does not exist is reported in comments and documents, but not in other code', () => {
  const missing = ['no such document: docs/gone.md'];
  expect(cited('/** One.\n * docs/gone.md */')).toEqual(missing);
  expect(cited('# docs/gone.md', 'libs/contract/openapi/a.yaml')).toEqual(missing);
  expect(cited('Read docs/gone.md.', 'docs/guide.md')).toEqual(missing);
  expect(cited("const path = 'docs/gone.md';")).toEqual([]);
});
