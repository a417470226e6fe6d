import { relative } from 'node:path';
import { ScratchCheckout } from '../../testing/scratch-checkout.ts';
import { fileOf, type Mistake, MISTAKES, plant, walkOf } from './testing/mistakes.ts';
import { ranTests } from './testing/ran.ts';
import { describeTrial, translateTrial } from './testing/trial.ts';

const MINUTES = 60_000;

const NX = 'node_modules/nx/dist/bin/nx.js';
const LINGUI = 'node_modules/@lingui/cli/dist/lingui.js';

let copy: ScratchCheckout;
/** Files that the list with its page takes: by hand, by the generator, and named by it. */
const touched: Record<'byHand' | 'generated' | 'named', string[]> = { byHand: [], generated: [], named: [] };

const passes = ({ status, output }: { status: number | null; output: string }): void =>
  expect(status === 0 ? '' : output).toBe('');

/** What is written by the generator and the linter has an opinion of. */
const WRITTEN = [
  'apps/api/src/bans/{bans-repository,list-own-bans,list-every-ban,get-latest-ban,mark-ban}*.ts',
  'apps/api/src/bans/testing/fill-list-*.ts',
  'apps/api/testing/lists',
  'libs/api-client/src/queries/ban-queries.ts',
  'apps/site/app/own-bans/own-bans*.tsx',
  'apps/site/app/route-table*.ts',
];

/** What ESLint says of files, by their path. */
const linted = (...paths: string[]): Record<string, string[]> => {
  const { output } = copy.node('.', 'node_modules/eslint/bin/eslint.js', '--format', 'json', ...paths);
  const report = JSON.parse(output.slice(output.indexOf('[{'))) as {
    filePath: string;
    messages: { message: string }[];
  }[];
  const messages = report.map((file): [string, string[]] => [
    relative(copy.root, file.filePath),
    file.messages.map(({ message }) => message),
  ]);
  return Object.fromEntries(messages);
};

/** Generates, and answers the files that are named as written. */
const generate = (...options: string[]): string[] => {
  const ran = copy.node('.', NX, 'g', './tools/workspace:slice', 'bans', ...options);
  passes(ran);
  return [...ran.output.matchAll(/^(?:CREATE|UPDATE) (.+)$/gm)].map(([, path = '']) => path);
};

/** Files changed since it was last asked. */
const changed = (): string[] => {
  copy.git('add', '--all');
  const files = copy.git('diff', '--cached', '--name-only').trim().split('\n');
  copy.git('commit', '--quiet', '--allow-empty', '-m', 'trial');
  return files.filter((path) => path !== '');
};

beforeAll(() => {
  copy = new ScratchCheckout();
  copy.git('init', '--quiet');
  changed();
  describeTrial(copy);
  touched.byHand.push(...changed());
  passes(copy.node('libs/contract', 'scripts/generate.ts'));
  generate('--operation=getLatestBan', '--rows=own');
  generate('--operation=markBan');
  generate('--operation=listEveryBan', '--rows=all');
  changed();
  touched.named.push(...generate('--operation=listOwnBans', '--page=own-bans', '--rows=own'));
  touched.generated.push(...changed());
  translateTrial(copy);
  touched.byHand.push(...changed());
}, 10 * MINUTES);

afterAll(() => copy[Symbol.dispose]());

test('a list with its page is fourteen files of the generator and four by hand', () => {
  expect(touched.byHand).toEqual([
    'apps/api/migrations/20991231T0000_bans_by_their_time.sql',
    'libs/contract/openapi/bans.yaml',
    'libs/contract/openapi/openapi.yaml',
    'apps/site/app/own-bans/locales/ru.po',
  ]);
  expect(touched.generated).toEqual([
    'apps/api/src/bans/bans-repository.ts',
    'apps/api/src/bans/list-own-bans.test.ts',
    'apps/api/src/bans/list-own-bans.ts',
    'apps/api/src/bans/testing/fill-list-own-bans.ts',
    'apps/api/src/generated/operations.ts',
    'apps/api/testing/lists/list-fills.ts',
    'apps/site/app/own-bans/locales/en.po',
    'apps/site/app/own-bans/locales/ru.po',
    'apps/site/app/own-bans/own-bans.test.tsx',
    'apps/site/app/own-bans/own-bans.tsx',
    'apps/site/app/route-table.test.ts',
    'apps/site/app/route-table.ts',
    'libs/api-client/src/queries/ban-queries.ts',
    'tools/workspace/imports/rooms.mjs',
  ]);
  expect(touched.named.sort()).toEqual(touched.generated);
});

test(
  'imports, catalogs, unused code, formatting, documents and the list of operations are in order',
  () => {
    const cruiser = 'node_modules/dependency-cruiser/bin/dependency-cruiser.mjs';
    passes(copy.node('.', cruiser, 'apps', 'libs', '--config', 'tools/workspace/imports/dependency-cruiser.mjs'));
    // The generator has extracted them as its last step: what has no translation is all that can be wrong.
    passes(copy.node('.', LINGUI, 'check', 'missing'));
    passes(copy.node('.', 'tools/workspace/checks/catalogs.ts'));
    passes(copy.node('.', 'tools/workspace/checks/docs/docs.ts'));
    passes(copy.node('.', 'node_modules/knip/bin/knip.js'));
    passes(copy.node('.', 'node_modules/oxfmt/bin/oxfmt', '--check', ...touched.generated));
    passes(copy.node('apps/api', 'scripts/generate-operations.ts', '--check'));
  },
  10 * MINUTES,
);

describe('with each mistake beside what was generated', () => {
  const by = (check: Mistake['by']) => MISTAKES.filter((mistake) => mistake.by === check);

  beforeAll(() => plant(copy));

  test(
    'types and lint are content with what was generated, and with no mistake',
    () => {
      const tsc = `${copy.root}/node_modules/typescript-native/bin/tsc`;
      const faults = ['libs/api-client', 'apps/api', 'apps/site'].flatMap((folder) =>
        copy
          .node(folder, tsc, '-p', 'tsconfig.json', '--pretty', 'false', '--singleThreaded')
          .output.split(/\n(?=\S)/)
          .filter((line) => line.includes('error TS'))
          .map((line) => (line.startsWith('../') ? line : `${folder}/${line}`)),
      );
      for (const mistake of by('types'))
        expect(faults.filter((line) => line.startsWith(`${fileOf(mistake)}(`)).join('\n')).toMatch(mistake.says);
      expect(faults.filter((line) => !line.includes('/mistake-'))).toEqual([]);

      const written = ['apps/api/src/bans', 'apps/site/app/own-bans'];
      passes(copy.node('.', 'node_modules/oxlint/bin/oxlint', '--type-aware', ...written));
      const said = linted(...WRITTEN, ...by('lint').map(fileOf));
      for (const mistake of by('lint')) expect(said[fileOf(mistake)]?.join('\n')).toMatch(mistake.says);
      expect(
        Object.entries(said).filter(([path, messages]) => !path.includes('/mistake-') && messages.length > 0),
      ).toEqual([]);
    },
    10 * MINUTES,
  );

  test(
    'the tests of the slice pass, and the walk through the list fails by each mistake',
    () => {
      const slice = ['get-latest-ban', 'list-own-bans', 'list-every-ban', 'mark-ban'].map(
        (name) => `apps/api/src/bans/${name}.test.ts`,
      );
      const right = [...slice, 'apps/api/src/paging/lists.test.ts'];
      const files = ranTests(
        copy,
        'apps/api',
        ...[
          'src/bans/(list-own-bans|list-every-ban|get-latest-ban|mark-ban|mistake-.*).test.ts',
          'src/paging/lists.test.ts',
        ],
        ...['-t', 'listOwnBans|^a player|^the rows|^the same key|^nobody'],
      );
      for (const mistake of by('walk')) expect(files[walkOf(mistake)]?.failed.join('\n')).toMatch(mistake.says);
      expect(right.map((path) => [path, files[path]?.failed])).toEqual(right.map((path) => [path, []]));
      expect(right.map((path) => files[path]?.passed.length)).toEqual([2, 2, 2, 3, 3]);
    },
    10 * MINUTES,
  );

  test(
    'the page shows its five states, has its route and speaks its own words',
    () => {
      const files = ranTests(copy, 'apps/site', 'app/own-bans', 'app/route-table', 'app/words');
      expect(files['apps/site/app/own-bans/own-bans.test.tsx']?.passed).toHaveLength(5);
      expect(Object.keys(files)).toHaveLength(3);
      expect(Object.values(files).flatMap(({ failed }) => failed)).toEqual([]);
    },
    10 * MINUTES,
  );
});
