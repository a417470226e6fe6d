import { existsSync, globSync, readFileSync, rmSync } from 'node:fs';
import { dirname, join } from 'node:path';

/** `skipped`: by the test itself; `unable`: what this machine cannot run, its name says why. */
type Totals = { passed: number; failed: number; skipped: number; unable?: number };
type Summary = Required<Totals> & { problems: string[] };

const PROJECTS = ['apps/*', 'libs/*', 'libs/features/*', 'tools/*', 'e2e/*'];
const TEST_SCRIPTS = ['test', 'e2e'];

const NOTHING = { passed: 0, failed: 0, skipped: 0, unable: 0 };

const manifests = (root: string): string[] =>
  globSync(
    PROJECTS.map((folder) => `${folder}/package.json`),
    { cwd: root },
  );

const isTotals = (value: unknown): value is Totals =>
  typeof value === 'object' &&
  value !== null &&
  ['passed', 'failed', 'skipped', 'unable'].every((key) => Number.isSafeInteger({ unable: 0, ...value }[key]));

const resultsOf = (root: string, folder: string): Summary => {
  const sum: Summary = { ...NOTHING, problems: [] };
  for (const path of globSync(`${folder}/test-results/*.json`, { cwd: root })) {
    const totals: unknown = JSON.parse(readFileSync(join(root, path), 'utf8'));
    if (!isTotals(totals)) {
      sum.problems.push(`${path} is not a result of a test run`);
      continue;
    }
    sum.passed += totals.passed;
    sum.failed += totals.failed;
    sum.skipped += totals.skipped;
    sum.unable += totals.unable ?? 0;
  }
  return sum;
};

/** Counts what every project's tests left behind; a project that should have been tested and was not is a problem. */
export const summarise = (root: string): Summary => {
  const all: Summary = { ...NOTHING, problems: [] };
  for (const manifest of manifests(root)) {
    const folder = dirname(manifest);
    const scripts = (JSON.parse(readFileSync(join(root, manifest), 'utf8')) as { scripts?: Record<string, string> })
      .scripts;
    const results = resultsOf(root, folder);
    const tested = TEST_SCRIPTS.some((name) => scripts?.[name] !== undefined);
    if (tested && results.passed + results.failed === 0) results.problems.push(`${folder} ran no test`);
    all.passed += results.passed;
    all.failed += results.failed;
    all.skipped += results.skipped;
    all.unable += results.unable;
    all.problems.push(...results.problems);
  }
  if (all.skipped > 0) all.problems.push(`${all.skipped} tests were skipped`);
  return all;
};

/** Removes the results of earlier runs, so that none of them can be counted for this one. */
export const clearResults = (root: string): void => {
  for (const manifest of manifests(root)) {
    const folder = join(root, dirname(manifest), 'test-results');
    if (existsSync(folder)) rmSync(folder, { recursive: true });
  }
};

if (import.meta.main) {
  const root = process.cwd();
  if (process.argv.includes('--clear')) {
    clearResults(root);
  } else {
    const { passed, failed, skipped, unable, problems } = summarise(root);
    const left = skipped + unable;
    for (const problem of problems) console.error(`totals: ${problem}`);
    console.log(`${passed} passed, ${failed} failed${left === 0 ? '' : `, ${left} skipped`}`);
    if (failed > 0 || passed === 0 || problems.length > 0) process.exitCode = 1;
  }
}
