import { execFileSync } from 'node:child_process';
import { finish } from './repository.ts';

type Expectation = { file: string; builds: readonly string[]; spares: readonly string[] };

/** Projects that a change must affect and must not affect (ARCHITECTURE.md, "Separate releases"). */
export const EXPECTATIONS: readonly Expectation[] = [
  { file: 'apps/api/src/main.ts', builds: ['@hoshikraft/e2e-api'], spares: ['@hoshikraft/site'] },
  { file: 'apps/sandbox/src/main.ts', builds: [], spares: ['@hoshikraft/site', '@hoshikraft/api'] },
  {
    file: 'libs/ui/src/index.ts',
    builds: ['@hoshikraft/site'],
    spares: ['@hoshikraft/api', '@hoshikraft/sandbox'],
  },
  { file: 'libs/shared/src/index.ts', builds: ['@hoshikraft/site', '@hoshikraft/api'], spares: [] },
  {
    file: 'apps/launcher-ui/src/main.tsx',
    builds: ['@hoshikraft/launcher-ui', '@hoshikraft/e2e-launcher'],
    spares: ['@hoshikraft/site', '@hoshikraft/e2e-site', '@hoshikraft/api', '@hoshikraft/launcher-service'],
  },
  {
    file: 'apps/admin/src/main.tsx',
    builds: ['@hoshikraft/admin', '@hoshikraft/e2e-site'],
    spares: ['@hoshikraft/site', '@hoshikraft/launcher-ui', '@hoshikraft/api'],
  },
  {
    file: 'apps/launcher-service/src/main.ts',
    builds: ['@hoshikraft/launcher-service', '@hoshikraft/e2e-launcher'],
    spares: ['@hoshikraft/site', '@hoshikraft/launcher-ui', '@hoshikraft/api'],
  },
  {
    file: 'libs/launcher-contract/src/index.ts',
    builds: ['@hoshikraft/launcher-ui', '@hoshikraft/launcher-service', '@hoshikraft/publish-client'],
    spares: ['@hoshikraft/site', '@hoshikraft/api', '@hoshikraft/sandbox'],
  },
  {
    file: 'libs/contract-binder/src/index.ts',
    builds: ['@hoshikraft/api', '@hoshikraft/launcher-service'],
    // Tests of pages validate against the contract with this library, so they run, though the pages do not include it.
    spares: ['@hoshikraft/sandbox', '@hoshikraft/publish-client'],
  },
  {
    file: 'tools/publish-client/src/main.ts',
    builds: ['@hoshikraft/publish-client', '@hoshikraft/e2e-launcher'],
    spares: ['@hoshikraft/site', '@hoshikraft/launcher-ui', '@hoshikraft/launcher-service'],
  },
];

/** Differences between the expected projects of each change and those that `affected` returns. */
export const affectedProblems = (
  expectations: readonly Expectation[],
  affected: (file: string) => readonly string[],
): string[] =>
  expectations.flatMap(({ file, builds, spares }) => {
    const reached = affected(file);
    return [
      ...builds.filter((name) => !reached.includes(name)).map((name) => `${file} should reach ${name} and does not`),
      ...spares.filter((name) => reached.includes(name)).map((name) => `${file} reaches ${name} and should not`),
    ];
  });

if (import.meta.main) {
  const nx = (file: string): string[] =>
    JSON.parse(
      execFileSync('nx', ['show', 'projects', '--affected', `--files=${file}`, '--json'], {
        encoding: 'utf8',
        stdio: ['ignore', 'pipe', 'inherit'],
      }),
    ) as string[];
  finish('affected', affectedProblems(EXPECTATIONS, nx), `${EXPECTATIONS.length} changes reach only what they should`);
}
