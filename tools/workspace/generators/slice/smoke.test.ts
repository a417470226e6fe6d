import { ScratchCheckout } from '../../testing/scratch-checkout.ts';
import { describeBans } from './testing/describe-bans.ts';

const NX = 'node_modules/nx/dist/bin/nx.js';
const TSC = 'node_modules/typescript-native/bin/tsc';
const ESLINT = 'node_modules/eslint/bin/eslint.js';

const run = (copy: ScratchCheckout, folder: string, ...args: string[]): string => {
  const { status, output } = copy.node(folder, ...args);
  expect({ status, output: status === 0 ? '' : output }).toEqual({ status: 0, output: '' });
  return output;
};

/** Runs the generator and returns the paths of the files it wrote. */
const generate = (copy: ScratchCheckout, ...options: string[]): string[] => {
  const output = run(copy, '.', NX, 'g', './tools/workspace:slice', 'game/bans', ...options);
  return [...output.matchAll(/^(?:CREATE|UPDATE) (.+)$/gm)].map(([, path = '']) => path);
};

test(
  'a generated list with its page, and a generated write operation, pass types, lint and formatting',
  () => {
    using copy = new ScratchCheckout();
    // Nx and knip ask Git for the committed files.
    copy.git('init', '--quiet');
    describeBans(copy);
    run(copy, 'libs/contract', 'scripts/generate.ts');
    const written = [
      ...generate(copy, '--operation=markBan'),
      ...generate(copy, '--operation=listOwnBans', '--page=community/own-bans', '--rows=own'),
    ];
    expect(written).toEqual(
      expect.arrayContaining([
        'apps/api/src/game/bans/mark-ban.ts',
        'apps/api/src/game/bans/list-own-bans.ts',
        'apps/site/app/community/own-bans/own-bans.tsx',
        'apps/site/app/framework/locales/ru.po',
        'apps/site/app/routing/route-table.ts',
      ]),
    );
    for (const folder of ['apps/api', 'apps/site'])
      run(copy, folder, `${copy.root}/${TSC}`, '-p', 'tsconfig.json', '--pretty', 'false');
    const code = written.filter((path) => /\.tsx?$/.test(path) && !path.includes('/generated/'));
    run(copy, '.', ESLINT, ...code);
    run(copy, '.', 'node_modules/oxfmt/bin/oxfmt', '--check', ...written);
  },
  // Types and lint of two projects, in processes one after another.
  600_000,
);
