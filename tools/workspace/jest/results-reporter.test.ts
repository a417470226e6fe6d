import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import ResultsReporter from './results-reporter.mjs';

const results = {
  numPassedTests: 5,
  numFailedTests: 1,
  numRuntimeErrorTestSuites: 2,
  numPendingTests: 3,
  numTodoTests: 4,
  testResults: [
    {
      testResults: [
        { status: 'pending', title: 'a full disk [needs root: mounts a file system]' },
        { status: 'pending', title: 'later' },
        { status: 'passed', title: 'a small disk [needs root: mounts a file system]' },
      ],
    },
  ],
};

test('a file that could not even load counts as failed, a todo as skipped, a test that cannot run here as neither', () => {
  const rootDir = mkdtempSync(join(tmpdir(), 'reporter-'));
  try {
    new ResultsReporter({ rootDir }).onRunComplete([], results);
    new ResultsReporter({ rootDir }, { file: 'server.json' }).onRunComplete([], { ...results, numFailedTests: 0 });
    const read = (file: string) => JSON.parse(readFileSync(join(rootDir, 'test-results', file), 'utf8')) as unknown;
    expect(read('jest.json')).toEqual({ passed: 5, failed: 3, skipped: 6, unable: 1 });
    expect(read('server.json')).toEqual({ passed: 5, failed: 2, skipped: 6, unable: 1 });
  } finally {
    rmSync(rootDir, { recursive: true });
  }
});
