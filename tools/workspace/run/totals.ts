import { existsSync, globSync, readFileSync, rmSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { stripVTControlCharacters } from 'node:util';

/** `skipped`: by the test itself; `unable`: what this machine cannot run, its name says why. */
type Totals = { passed: number; failed: number; skipped: number; unable?: number } & Partial<Told>;
/** What tests said that failed, and those that failed and passed when they ran again: name first, then the error. */
type Told = { failures: string[]; flaky: string[] };
type Summary = Required<Totals> & { problems: string[] };

const PROJECTS = ['apps/*', 'libs/*', 'libs/features/*', 'tools/*', 'e2e/*'];
const TEST_SCRIPTS = ['test', 'e2e'];

const nothing = (): Summary => ({
  passed: 0,
  failed: 0,
  skipped: 0,
  unable: 0,
  failures: [],
  flaky: [],
  problems: [],
});
/** Of an error so many lines and letters are told again: a log is often read from its end, and no further. */
const LINES_TOLD = 25;
const LETTERS_TOLD = 200;

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
  const sum = nothing();
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

/** Counts what every project's tests left behind; a project that should have been tested and was not is a problem. */
export const summarise = (root: string): Summary => {
  const all = nothing();
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

const tell = (what: string, words: string): void => {
  const [name = '', ...lines] = stripVTControlCharacters(words).split('\n');
  console.log(`${what}: ${name}`);
  for (const line of lines.slice(0, LINES_TOLD)) console.log(`    ${line.slice(0, LETTERS_TOLD)}`);
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
    const { passed, failed, skipped, unable, failures, flaky, problems } = summarise(root);
    const left = skipped + unable;
    for (const words of failures) tell('FAILED', words);
    for (const words of flaky) tell('FAILED, then passed', words);
    for (const problem of problems) console.error(`totals: ${problem}`);
    console.log(`${passed} passed, ${failed} failed${left === 0 ? '' : `, ${left} skipped`}`);
    if (failed > 0 || passed === 0 || problems.length > 0) process.exitCode = 1;
  }
}
