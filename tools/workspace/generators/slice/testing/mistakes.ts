import type { ScratchCheckout } from '../../../testing/scratch-checkout.ts';

/** A generated file with a mistake in it, beside the right one: all of them are looked at in one run of each check. */
export interface Mistake {
  /** What was done wrong, as the issue of the trial names it. */
  name: string;
  /** The file that it is in when done right. */
  of: string;
  /** Replaces what is there once. */
  edit: readonly [find: string | RegExp, by: string];
  /** What the check says of it; for `walk`, the test of the lists that fails. */
  says: RegExp;
  by: 'types' | 'lint' | 'walk';
}

const LIST = 'apps/api/src/bans/list-own-bans.ts';
const FILL = 'apps/api/src/bans/testing/fill-list-own-bans.ts';
const REPOSITORY = 'apps/api/src/bans/bans-repository.ts';
const QUERIES = 'libs/api-client/src/queries/ban-queries.ts';
const PAGE = 'apps/site/app/own-bans/own-bans.tsx';

const BY_HAND = `import { defineOperation } from '../http/define-operation.ts';
import { ownBansOf } from './bans-repository.ts';

export const listOwnBans = defineOperation('listOwnBans', async (_request, { app, session }) => ({
  status: 200,
  body: { items: (await ownBansOf(app.db, session.playerId, {}).execute()).map(() => ({}) as never), nextCursor: null },
}));
`;

/** The list is the last query that was added to the repository. */
const ofTheList = (clause: string): RegExp => new RegExp(`(?<=export const ownBansOf[\\s\\S]*)${clause}`);

const ORDER = 'shows each row once and in its order';

/** Each mistake of the trial, and those that players would pay for. */
export const MISTAKES: readonly Mistake[] = [
  {
    name: 'limit-and-cursor',
    of: LIST,
    edit: [/^[^]*$/, BY_HAND],
    by: 'types',
    says: /'"listOwnBans"' is not assignable/,
  },
  { name: 'order-of-no-column', of: LIST, edit: ["by: 'banned_at'", "by: 'never'"], by: 'types', says: /"never"/ },
  {
    name: 'query-without-rows',
    of: FILL,
    edit: [/ {2}query: \{[^]*?\},\n(?= {2}\/\*\*)/, '  query: {},\n'],
    by: 'types',
    says: /'bannedBy' is missing/,
  },
  {
    name: 'another-address',
    of: QUERIES,
    edit: ["api.GET('/ban/own', {", "api.GET('/team', {"],
    by: 'types',
    says: /error TS/,
  },
  {
    name: 'keys-that-differ',
    of: PAGE,
    edit: ['=> ({ ownBans: banQueries', '=> ({ others: banQueries'],
    by: 'types',
    says: /'ownBans' does not exist/,
  },
  {
    name: 'query-of-its-own',
    of: PAGE,
    edit: [/^/, "import { useInfiniteQuery } from '@tanstack/react-query';\n"],
    by: 'lint',
    says: /page\.use\(\)/,
  },
  {
    name: 'order-by-id-alone',
    of: LIST,
    edit: [/ *\{ by: 'banned_at'.*\},\n/, ''],
    by: 'walk',
    says: new RegExp(ORDER),
  },
  {
    name: 'query-ignored',
    of: REPOSITORY,
    edit: [ofTheList('\\.\\$if\\([^]*?\\n'), '\n'],
    by: 'walk',
    says: new RegExp(ORDER),
  },
  {
    name: 'rows-of-others',
    of: REPOSITORY,
    edit: [ofTheList("\\.where\\('player_id', '=', playerId\\)"), ".where('player_id', 'is not', null)"],
    by: 'walk',
    says: new RegExp(ORDER),
  },
  {
    name: 'whole-table-read',
    of: REPOSITORY,
    edit: [
      ofTheList("\\.where\\('player_id', '=', playerId\\)"),
      ".where('player_id', '=', playerId).limit(1_000_000)",
    ],
    by: 'walk',
    says: /reads of 1500 rows no more than it shows/,
  },
];

export const fileOf = ({ name, of }: Mistake): string => of.replace(/[^/]+(?=\.tsx?$)/, `mistake-${name}`);

/** Test file that walks the list with the mistake in place of the right file. */
export const walkOf = ({ name }: Mistake): string => `apps/api/src/bans/mistake-${name}.test.ts`;

/** Lays the mistakes beside what was generated, with a walk of the list for each that only rows can show. */
export const plant = (copy: ScratchCheckout): void => {
  for (const mistake of MISTAKES) {
    const right = copy.read(mistake.of);
    const wrong = right.replace(mistake.edit[0], () => mistake.edit[1]);
    if (wrong === right) throw new Error(`${mistake.name} is not planted: ${mistake.of} is another`);
    copy.write(fileOf(mistake), wrong);
    if (mistake.by !== 'walk') continue;
    const [of, file] = [mistake.of, fileOf(mistake)].map((path) => path.replace('apps/api/src/bans/', './'));
    copy.write(
      walkOf(mistake),
      `import { jest } from '@jest/globals';\njest.unstable_mockModule('${of}', () => import('${file}'));\nawait import('../paging/lists.test.ts');\n`,
    );
  }
};
