import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import ResultsReporter from './results-reporter.mjs';

const ofTest = (status: string, title: string, ...failureMessages: string[]) => ({
  status,
  title,
  fullName: title,
  failureMessages,
});

const results = {
  numPassedTests: 5,
  numFailedTests: 1,
  numRuntimeErrorTestSuites: 2,
  numPendingTests: 3,
  numTodoTests: 4,
  testResults: [
    {
      testFilePath: 'disk.test.ts',
      testResults: [
        ofTest('pending', 'a full disk [needs root: mounts a file system]'),
        ofTest('pending', 'later'),
        ofTest('passed', 'a small disk [needs root: mounts a file system]'),
        ofTest('failed', 'an empty disk', 'Expected 0', 'Received 1'),
      ],
    },
    { testFilePath: 'broken.test.ts', testExecError: {}, failureMessage: 'No such module', testResults: [] },
  ],
};

test('a file that cannot load counts as failed, a todo as skipped, and a test that cannot run on this machine as neither', () => {
  const rootDir = mkdtempSync(join(tmpdir(), 'reporter-'));
  try {
    new ResultsReporter({ rootDir }).onRunComplete([], results);
    new ResultsReporter({ rootDir }, { file: 'server.json' }).onRunComplete([], { ...results, numFailedTests: 0 });
    const read = (file: string) => JSON.parse(readFileSync(join(rootDir, 'test-results', file), 'utf8')) as unknown;
    const failures = ['disk.test.ts › an empty disk\nExpected 0\nReceived 1', 'broken.test.ts\nNo such module'];
    expect(read('jest.json')).toEqual({ passed: 5, failed: 3, skipped: 6, unable: 1, failures });
    expect(read('server.json')).toEqual({ passed: 5, failed: 2, skipped: 6, unable: 1, failures });
  } finally {
    rmSync(rootDir, { recursive: true });
  }
});
