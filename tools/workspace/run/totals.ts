import { existsSync, globSync, readFileSync, rmSync } from 'node:fs';
import { dirname, join } from 'node:path';

type Totals = { passed: number; failed: number; skipped: number };
type Summary = Totals & { problems: string[] };

const PROJECTS = ['apps/*', 'libs/*', 'libs/features/*', 'tools/*', 'e2e/*'];
const TEST_SCRIPTS = ['test', 'e2e'];

const manifests = (root: string): string[] =>
  globSync(
    PROJECTS.map((folder) => `${folder}/package.json`),
    { cwd: root },
  );

const isTotals = (value: unknown): value is Totals =>
  typeof value === 'object' &&
  value !== null &&
  ['passed', 'failed', 'skipped'].every((key) => Number.isSafeInteger((value as Record<string, unknown>)[key]));

const resultsOf = (root: string, folder: string): Summary => {
  const sum: Summary = { passed: 0, failed: 0, skipped: 0, problems: [] };
  for (const path of globSync(`${folder}/test-results/*.json`, { cwd: root })) {
    const totals: unknown = JSON.parse(readFileSync(join(root, path), 'utf8'));
    if (!isTotals(totals)) {
      sum.problems.push(`${path} is not a result of a test run`);
      continue;
    }
    sum.passed += totals.passed;
    sum.failed += totals.failed;
    sum.skipped += totals.skipped;
  }
  return sum;
};

/** Counts what every project's tests left behind; a project that should have been tested and was not is a problem. */
export const summarise = (root: string): Summary => {
  const all: Summary = { passed: 0, failed: 0, skipped: 0, problems: [] };
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
    const { passed, failed, problems } = summarise(root);
    for (const problem of problems) console.error(`totals: ${problem}`);
    console.log(`${passed} passed, ${failed} failed`);
    if (failed > 0 || passed === 0 || problems.length > 0) process.exitCode = 1;
  }
}
