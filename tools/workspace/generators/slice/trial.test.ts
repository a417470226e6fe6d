import { ScratchCheckout } from '../../testing/scratch-checkout.ts';
import { describeTrial } from './testing/trial.ts';

const NX = 'node_modules/nx/dist/bin/nx.js';
const MINUTES = 60_000;

let copy: ScratchCheckout;

const generate = (...options: string[]) => copy.node('.', NX, 'g', './tools/workspace:slice', 'bans', ...options);
const types = (folder: string) =>
  copy.node(folder, `${copy.root}/node_modules/typescript/bin/tsc`, '-p', 'tsconfig.json');
const jest = (folder: string, ...options: string[]) =>
  copy.node(folder, '--experimental-vm-modules', `${copy.root}/node_modules/jest/bin/jest.js`, ...options);
const passes = ({ status, output }: { status: number | null; output: string }): void =>
  expect(status === 0 ? '' : output).toBe('');
const fails = ({ status, output }: { status: number | null; output: string }, words: RegExp): void => {
  expect(status).not.toBe(0);
  expect(output).toMatch(words);
};

/** Asks with an edit in place, and takes it back. */
const planted = <T>(path: string, find: string, by: string, ask: () => T): T => {
  const before = copy.read(path);
  copy.edit(path, find, by);
  try {
    return ask();
  } finally {
    copy.write(path, before);
  }
};

const LIST = 'apps/api/src/bans/list-bans.ts';
const REPOSITORY = 'apps/api/src/bans/bans-repository.ts';
const PAGE = 'apps/site/app/banlist/banlist.tsx';
const walk = () => jest('apps/api', 'src/paging/lists.test.ts', '-t', 'listBans');

beforeAll(() => {
  copy = new ScratchCheckout();
  describeTrial(copy);
  passes(copy.node('libs/contract', 'scripts/generate.ts'));
  passes(generate('--operation=getLatestBan'));
  passes(generate('--operation=markBan'));
  passes(generate('--operation=listBans', '--page=banlist'));
}, 10 * MINUTES);

afterAll(() => copy[Symbol.dispose]());

test(
  'a list with its page, one thing and a change are in order as they stand: types, lint and their tests',
  () => {
    for (const folder of ['libs/api-client', 'apps/api', 'apps/site']) passes(types(folder));
    const written = [
      'apps/api/src/bans',
      'apps/api/testing/lists',
      'libs/api-client/src/queries',
      'apps/site/app/banlist',
    ];
    passes(copy.node('.', 'node_modules/eslint/bin/eslint.js', ...written, 'apps/site/app/route-table.ts'));
    passes(jest('apps/api', 'src/bans/(list-bans|get-latest-ban|mark-ban).test.ts'));
    passes(walk());
    passes(jest('apps/site', 'app/banlist', 'app/route-table'));
  },
  10 * MINUTES,
);

test(
  'each mistake of the trial is refused: limit, cursor, query and order ignored, the whole table read, keys that differ',
  () => {
    // Limit, cursor and order belong to defineList: an operation that leaves them out does not compile.
    const byHand = `import { defineOperation } from '../http/define-operation.ts';
import { bansOf } from './bans-repository.ts';
export const listBans = defineOperation('listBans', async (_request, { app, session }) => ({
  status: 200,
  body: { items: (await bansOf(app.db, session.playerId).execute()).map(() => ({}) as never), nextCursor: null },
}));
`;
    fails(
      planted(LIST, copy.read(LIST), byHand, () => types('apps/api')),
      /'"listBans"' is not assignable/,
    );
    fails(
      planted(LIST, "by: 'banned_at'", "by: 'never'", () => types('apps/api')),
      /'"never"'|'never'/,
    );
    fails(planted(LIST, "{ by: 'banned_at', kind: 'time', descending: true },", '', walk), /listBans/);
    // Another's rows shown, and the whole table read for it: the list is the last that was added.
    const known = copy.read(REPOSITORY);
    const owner = ".where('player_id', '=', playerId)";
    const place = known.lastIndexOf(owner);
    const unowned = known.slice(0, place) + known.slice(place + owner.length);
    fails(planted(REPOSITORY, known, unowned, walk), /listBans/);
    // A parameter that nothing is said of has no filling.
    const asked = "call: (query, signal) => api.GET('/ban/list', { signal, params: { query } })";
    const queries = 'libs/api-client/src/queries/ban-queries.ts';
    fails(
      planted(queries, asked, "call: () => api.GET('/team')", () => types('libs/api-client')),
      /error TS/,
    );
    const lint = () => copy.node('.', 'node_modules/eslint/bin/eslint.js', PAGE);
    const head = "import { useLingui } from '@lingui/react/macro';\n";
    fails(
      planted(PAGE, head, `${head}import { useInfiniteQuery } from '@tanstack/react-query';\n`, lint),
      /page\.use\(\)/,
    );
    fails(
      planted(PAGE, '= page.use();', '= page.use() as { other: never };', () => types('apps/site')),
      /error TS/,
    );
  },
  15 * MINUTES,
);
