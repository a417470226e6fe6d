import { existsSync, globSync, readFileSync, rmSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { stripVTControlCharacters } from 'node:util';

/** Numbers of tests. `skipped`: by the test itself; `unable`: cannot run on this machine, for the reason in its name. */
type Totals = { passed: number; failed: number; skipped: number; unable?: number } & Partial<Reports>;
/** Tests that failed, and tests that failed and passed on a retry: the name, then the error on the next lines. */
type Reports = { failures: string[]; flaky: string[] };
type Summary = Required<Totals> & { problems: string[] };

const PROJECTS = ['apps/*', 'libs/*', 'libs/features/*', 'tools/*', 'e2e/*'];
const TEST_SCRIPTS = ['test', 'e2e'];

const emptySummary = (): Summary => ({
  passed: 0,
  failed: 0,
  skipped: 0,
  unable: 0,
  failures: [],
  flaky: [],
  problems: [],
});
/** Limits of a printed error. Errors are repeated at the end of the log because a log is often read from its end. */
const MAX_ERROR_LINES = 25;
const MAX_LINE_LENGTH = 200;

const manifests = (root: string): string[] =>
  globSync(
    PROJECTS.map((folder) => `${folder}/package.json`),
    { cwd: root },
  );

const isTotals = (value: unknown): value is Totals =>
  typeof value === 'object' &&
  value !== null &&
  ['passed', 'failed', 'skipped', 'unable'].every((key) => Number.isSafeInteger({ unable: 0, ...value }[key]));

const add = (sum: Summary, { passed, failed, skipped, unable = 0, failures = [], flaky = [] }: Totals): void => {
  sum.passed += passed;
  sum.failed += failed;
  sum.skipped += skipped;
  sum.unable += unable;
  sum.failures.push(...failures);
  sum.flaky.push(...flaky);
};

const resultsOf = (root: string, folder: string): Summary => {
  const sum = emptySummary();
  for (const path of globSync(`${folder}/test-results/*.json`, { cwd: root })) {
    const totals: unknown = JSON.parse(readFileSync(join(root, path), 'utf8'));
    if (!isTotals(totals)) {
      sum.problems.push(`${path} is not a result of a test run`);
      continue;
    }
    add(sum, totals);
  }
  return sum;
};

/** Sums the test results of all projects; a project with a test script and no results is a problem. */
export const summarise = (root: string): Summary => {
  const all = emptySummary();
  for (const manifest of manifests(root)) {
    const folder = dirname(manifest);
    const scripts = (JSON.parse(readFileSync(join(root, manifest), 'utf8')) as { scripts?: Record<string, string> })
      .scripts;
    const results = resultsOf(root, folder);
    const tested = TEST_SCRIPTS.some((name) => scripts?.[name] !== undefined);
    if (tested && results.passed + results.failed === 0) results.problems.push(`${folder} ran no test`);
    add(all, results);
    all.problems.push(...results.problems);
  }
  if (all.skipped > 0) all.problems.push(`${all.skipped} tests were skipped`);
  return all;
};

const printReport = (label: string, report: string): void => {
  const [name = '', ...lines] = stripVTControlCharacters(report).split('\n');
  console.log(`${label}: ${name}`);
  for (const line of lines.slice(0, MAX_ERROR_LINES)) console.log(`    ${line.slice(0, MAX_LINE_LENGTH)}`);
};

/** Removes the results of earlier runs, so that they are not counted for this one. */
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
    const { passed, failed, skipped, unable, failures, flaky, problems } = summarise(root);
    const left = skipped + unable;
    for (const report of failures) printReport('FAILED', report);
    for (const report of flaky) printReport('FAILED, then passed', report);
    for (const problem of problems) console.error(`totals: ${problem}`);
    console.log(`${passed} passed, ${failed} failed${left === 0 ? '' : `, ${left} skipped`}`);
    if (failed > 0 || passed === 0 || problems.length > 0) process.exitCode = 1;
  }
}
