import { spawnSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

const tool = fileURLToPath(new URL('totals.ts', import.meta.url));
let root: string;

beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), 'totals-'));
});

afterEach(() => {
  rmSync(root, { recursive: true });
});

const project = (folder: string, result?: unknown, scripts: Record<string, string> = { test: 'jest' }) => {
  mkdirSync(join(root, folder, 'test-results'), { recursive: true });
  writeFileSync(join(root, folder, 'package.json'), JSON.stringify({ scripts }));
  if (result !== undefined) writeFileSync(join(root, folder, 'test-results/jest.json'), JSON.stringify(result));
};

const run = (...args: string[]) => {
  const { status, stdout, stderr } = spawnSync(process.execPath, [tool, ...args], { cwd: root, encoding: 'utf8' });
  return { status, lines: stdout.trimEnd().split('\n'), last: stdout.trimEnd().split('\n').at(-1), stderr };
};

test('counts the tests of every project, feature libraries and e2e included', () => {
  project('libs/shared', { passed: 3, failed: 0, skipped: 0 });
  project('libs/features/sign-in', { passed: 4, failed: 0, skipped: 0 });
  project('e2e/site', { passed: 5, failed: 0, skipped: 0 }, { e2e: 'jest' });
  project('tools/plain', undefined, { lint: 'eslint .' });
  expect(run()).toMatchObject({ status: 0, last: '12 passed, 0 failed' });
});

test('a failed test fails the run and is counted', () => {
  project('libs/shared', { passed: 3, failed: 1, skipped: 0 });
  expect(run()).toMatchObject({ status: 1, last: '3 passed, 1 failed' });
});

test('failed tests, then flaky ones, are printed just before the totals, each with the first lines of its error', () => {
  const long = Array.from({ length: 90 }, (_, line) => `line ${line}`).join('\n');
  project('libs/shared', { passed: 3, failed: 1, skipped: 0, failures: [`a.test.ts › adds\n\u001b[31m${long}`] });
  project('e2e/site', { passed: 5, failed: 0, skipped: 0, flaky: ['buys\nlate'] }, { e2e: 'playwright test' });
  const { status, lines } = run();
  expect(status).toBe(1);
  expect(lines.slice(0, 2)).toEqual(['FAILED: a.test.ts › adds', '    line 0']);
  expect(lines.slice(-4)).toEqual(['    line 24', 'FAILED, then passed: buys', '    late', '8 passed, 1 failed']);
});

test('a run without any test fails', () => {
  expect(run()).toMatchObject({ status: 1, last: '0 passed, 0 failed' });
});

test('a project whose tests never ran fails the run', () => {
  project('libs/shared', { passed: 3, failed: 0, skipped: 0 });
  project('apps/api');
  const result = run();
  expect(result.status).toBe(1);
  expect(result.stderr).toContain('apps/api ran no test');
});

test('a skipped test fails the run', () => {
  project('libs/shared', { passed: 3, failed: 0, skipped: 1 });
  expect(run()).toMatchObject({ status: 1, last: '3 passed, 0 failed, 1 skipped' });
});

test('tests that this machine cannot run are counted as skipped and do not fail the run', () => {
  project('libs/shared', { passed: 3, failed: 0, skipped: 0, unable: 0 });
  project('apps/launcher-service', { passed: 4, failed: 0, skipped: 0, unable: 8 });
  expect(run()).toMatchObject({ status: 0, last: '7 passed, 0 failed, 8 skipped' });
});

test('an invalid results file fails the run', () => {
  project('libs/shared', { passed: '3' });
  expect(run().status).toBe(1);
});

test('results of an earlier run are cleared', () => {
  project('libs/shared', { passed: 3, failed: 0, skipped: 0 });
  expect(run('--clear').status).toBe(0);
  expect(run().last).toBe('0 passed, 0 failed');
});
