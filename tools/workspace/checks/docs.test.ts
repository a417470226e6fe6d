import { docProblems } from './docs.ts';

const repository = {
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
    ['@hoshikraft/contract', new Set(['generate'])],
  ]),
  ignored: (path: string) => path.startsWith('.dev'),
};
const problems = (text: string, document = 'README.md') => docProblems(document, text, repository);

test('what exists passes: files, folders, bare names, commands, links', () => {
  const text = `\`apps/api\`, \`apps/api/src/main.ts:12\`, \`libs/ui/\`, \`main.ts\`, \`.dev/addresses.json\`
\`npm ci && npm start\`, \`npm run bench\`, \`npm run check:docs\`, [guide](docs/guide.md#top), ![home](docs/home.png)`;
  expect(problems(text)).toEqual([]);
});

test('a path that went away is reported, inline or in a shell block', () => {
  expect(problems('see `apps/api/src/gone.ts`')).toEqual(['no such path: apps/api/src/gone.ts']);
  expect(problems('see `gone.ts`')).toEqual(['no such path: gone.ts']);
  expect(problems('```bash\nnode apps/api/gone.ts\n```')).toEqual(['no such path: apps/api/gone.ts']);
});

test('a command that went away is reported', () => {
  expect(problems('run `npm run gone`')).toEqual(['no such command: npm run gone']);
  expect(problems('```sh\nnpm gone\n```')).toEqual(['no such command: npm gone']);
});

test('a command of one package is looked for there', () => {
  expect(problems('`npm run generate -w @hoshikraft/contract`')).toEqual([]);
  expect(problems('`npm run generate`')).toHaveLength(1);
  expect(problems('`npm run bench -w @hoshikraft/contract`')).toHaveLength(1);
});

test('a generator is named by a path that must exist', () => {
  expect(problems('`nx g ./apps/api:slice`')).toEqual([]);
  expect(problems('`nx g ./apps/gone:slice`')).toEqual(['no such path: ./apps/gone']);
});

test('a broken link or picture is reported, relative to its document', () => {
  expect(problems('[x](guide.md)')).toEqual(['broken link: guide.md']);
  expect(problems('[x](guide.md)', 'docs/other.md')).toEqual([]);
  expect(problems('<img src="docs/gone.png">')).toEqual(['broken link: docs/gone.png']);
  expect(problems('[x](https://example.org/gone.md)')).toEqual([]);
});

test('addresses, packages, API paths and placeholders are no paths', () => {
  expect(
    problems('`/ru/store`, `@hoshikraft/ui`, `user/register`, `application/json`, `.css`, `libs/<name>/src`'),
  ).toEqual([]);
});
